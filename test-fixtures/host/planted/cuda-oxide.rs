//! cuda-oxide: typed methods, `cuda_launch!`, raw launches, in one crate with the kernels.
//- /Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cuda_device = "*"
cuda_host = "*"
cuda_core = "*"
//- /src/main.rs
use cuda_core::{CudaContext, CudaStream, DeviceBuffer, LaunchConfig, LaunchConfig1D};
use cuda_device::{DisjointSlice, DynamicSharedArray, SharedArray, cuda_module, kernel, launch_bounds, launch_contract, thread};
use cuda_host::{cuda_launch, cuda_launch_async, load_kernel_module};
use std::error::Error;

type Done = Result<(), Box<dyn Error>>;

const N: usize = 4096;

#[cuda_module]
mod kernels {
    use super::*;

    #[kernel]
    pub fn vecadd(a: &[f32], b: &[f32], mut c: DisjointSlice<f32>) {
        let idx = thread::index_1d();
        let i = idx.get();
        if let Some(e) = c.get_mut(idx) {
            *e = a[i] + b[i];
        }
    }

    #[kernel]
    pub fn scale(factor: f32, n: u32, mut x: DisjointSlice<f32>) {
        let idx = thread::index_1d();
        if idx.get() < n as usize {
            if let Some(e) = x.get_mut(idx) {
                *e *= factor;
            }
        }
    }

    #[kernel]
    #[launch_bounds(256)]
    pub fn bounded(mut x: DisjointSlice<f32>) {
        if let Some(e) = x.get_mut(thread::index_1d()) {
            *e += 1.0;
        }
    }

    #[kernel]
    #[launch_contract(domain = 1, block = (256, 1, 1), dynamic_shared = 1024)]
    pub fn contracted(mut x: DisjointSlice<f32>) {
        if let Some(e) = x.get_mut(thread::index_1d()) {
            *e += 1.0;
        }
    }

    #[kernel]
    pub fn reverse(a: &[f32], mut x: DisjointSlice<f32>) {
        let s: *mut f32 = DynamicSharedArray::<f32>::get();
        let t = thread::threadIdx_x() as usize;
        unsafe { *s.add(t) = a[t] };
        thread::sync_threads();
        if let Some(e) = x.get_mut(thread::index_1d()) {
            *e = unsafe { *s.add(255 - t) };
        }
    }

    #[kernel]
    pub fn tile16(a: &[f32], mut x: DisjointSlice<f32>) {
        static mut TILE: SharedArray<f32, 256> = SharedArray::UNINIT;
        let tx = thread::threadIdx_x() as usize;
        let ty = thread::threadIdx_y() as usize;
        unsafe { TILE[ty * 16 + tx] = a[ty * 16 + tx] };
        thread::sync_threads();
        if let Some(e) = x.get_mut(thread::index_1d()) {
            *e = unsafe { TILE[tx * 16 + ty] };
        }
    }

    #[kernel]
    pub unsafe fn raw(p: *mut u32, n: u64) {
        let i = thread::index_1d().get();
        if (i as u64) < n {
            unsafe { *p.add(i) = i as u32 };
        }
    }
}

fn typed(ctx: &CudaContext, stream: &CudaStream) -> Done {
    let module = kernels::load(ctx)?;
    let host = vec![1.0f32; N];
    let a = DeviceBuffer::from_host(stream, &host)?;
    let b = DeviceBuffer::from_host(stream, &host)?;
    //% let b = DeviceBuffer::from_host(stream, &vec![1.0f64; N])?; => launch-argument-type @ &b
    let mut c = DeviceBuffer::<f32>::zeroed(stream, N)?;
    let config = LaunchConfig::for_num_elems(N as u32);
    //% let config = LaunchConfig::for_num_elems(0); => launch-geometry @ 0
    //% let config = LaunchConfig { grid_dim: (4, 1, 1), block_dim: (2048, 1, 1), shared_mem_bytes: 0 }; => launch-geometry @ (2048, 1, 1)
    //% let config = LaunchConfig { grid_dim: (4, 1, 1), block_dim: (64, 4, 1), shared_mem_bytes: 0 }; => launch-dimensions @ 4
    //% let config = LaunchConfig { grid_dim: (4, 0, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 }; => launch-geometry @ 0
    unsafe { module.vecadd(stream, config, &a, &b, &mut c) }?;
    //% unsafe { module.vecadd(stream, config, &a, &mut c) }?; => launch-argument-count @ vecadd
    //% unsafe { module.vecadd(stream, config, &a, &b, &b, &mut c) }?; => launch-argument-count @ &b
    //% unsafe { module.vecadd(stream, config, &a, &host, &mut c) }?; => launch-argument-type @ &host
    //% unsafe { module.vecadd(stream, config, &c, &b, &mut c) }?; => launch-aliased-buffer @ &mut c
    //% unsafe { module.vecadd(stream, config, &a, &b, &c) }?; => launch-argument-type @ &c
    Ok(())
}

fn scalars(module: &kernels::LoadedModule, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Done {
    let n = x.len() as u32;
    //% let n = x.len(); => launch-argument-type @ n +fix
    unsafe { module.scale(stream, LaunchConfig::for_num_elems(4096), 2.0, n, x) }?;
    //% unsafe { module.scale(stream, LaunchConfig::for_num_elems(4096), n, 2.0f32, x) }?; => launch-argument-type @ n +fix
    //% unsafe { module.scale(stream, LaunchConfig::for_num_elems(4096), 2.0f64, n, x) }?; => launch-argument-type @ 2.0f64 +fix
    //% unsafe { module.scale(stream, LaunchConfig::for_num_elems(4096), x, n, 2.0f32) }?; => launch-argument-type @ x
    Ok(())
}

fn bounds(module: &kernels::LoadedModule, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Done {
    let config = LaunchConfig { grid_dim: (16, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 };
    //% let config = LaunchConfig { grid_dim: (8, 1, 1), block_dim: (512, 1, 1), shared_mem_bytes: 0 }; => launch-bounds-exceeded @ (512, 1, 1)
    unsafe { module.bounded(stream, config, x) }?;
    Ok(())
}

fn contract(module: &kernels::LoadedModule, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Done {
    let prepared = module.prepare_contracted(LaunchConfig1D::new(16, 256, 1024))?;
    //% let prepared = module.prepare_contracted(LaunchConfig1D::new(16, 128, 1024))?; => launch-bounds-exceeded @ 128 +fix
    //% let prepared = module.prepare_contracted(LaunchConfig1D::new(16, 256, 512))?; => launch-bounds-exceeded @ 512 +fix
    //% let prepared = module.prepare_contracted(LaunchConfig1D::new(0, 256, 1024))?; => launch-geometry @ 0
    module.contracted(stream, &prepared, x)?;
    Ok(())
}

fn unchecked(module: &kernels::LoadedModule, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Done {
    let mut config = LaunchConfig::for_num_elems(4096);
    config.shared_mem_bytes = 1024;
    let fixed = LaunchConfig { grid_dim: (16, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 1024 };
    //% let fixed = LaunchConfig { grid_dim: (16, 2, 1), block_dim: (256, 1, 1), shared_mem_bytes: 1024 }; => launch-bounds-exceeded @ 2
    //% let fixed = LaunchConfig { grid_dim: (16, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 1024 }; => launch-bounds-exceeded @ (64, 1, 1) +fix
    unsafe { module.contracted_unchecked(stream, fixed, x) }?;
    unsafe { module.contracted_unchecked(stream, config, x) }?;
    Ok(())
}

fn macros(ctx: &CudaContext, stream: &CudaStream, x: &mut DeviceBuffer<f32>) -> Done {
    let module = load_kernel_module(ctx, "host")?;
    let cfg = LaunchConfig::for_num_elems(N as u32);
    unsafe {
        cuda_launch! {
            kernel: kernels::scale,
            stream: stream,
            module: module,
            config: cfg,
            args: [2.0f32, N as u32, slice_mut(x)]
            //% args: [2.0, N as u32, slice_mut(x)] => launch-argument-type @ 2.0 +fix
            //% args: [2.0f32, N, slice_mut(x)] => launch-argument-type @ N +fix
            //% args: [slice_mut(x), 2.0f32, N as u32] => launch-argument-type @ slice_mut(x) +fix
            //% args: [2.0f32, slice_mut(x)] => launch-argument-count @ scale
            //% args: [2.0f32, N as u32, slice(x)] => launch-argument-type @ slice(x)
            //% args: [2.0f32, N as u32, slice_mut(x), 1u32] => launch-argument-count @ 1u32 +fix
        }
    }?;
    let f = module.load_function("vecadd")?;
    //% let f = module.load_function("vec_add")?; => launch-unknown-kernel @ vec_add +fix
    //% let f = module.load_function("kernels_vecadd")?; => launch-unknown-kernel @ kernels_vecadd
    let _ = f;
    Ok(())
}

fn memory(module: &kernels::LoadedModule, stream: &CudaStream, a: &DeviceBuffer<f32>, x: &mut DeviceBuffer<f32>) -> Done {
    let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 1024 };
    //% let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 0 }; => launch-workgroup-memory @ 0
    //% let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (256, 1, 1), shared_mem_bytes: 512 }; => launch-workgroup-memory @ 512
    unsafe { module.reverse(stream, config, a, x) }?;
    Ok(())
}

fn tiles(module: &kernels::LoadedModule, stream: &CudaStream, a: &DeviceBuffer<f32>, x: &mut DeviceBuffer<f32>) -> Done {
    let side = 16;
    //% let side = 32; => launch-workgroup-memory @ (side, side, 1)
    let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (side, side, 1), shared_mem_bytes: 0 };
    unsafe { module.tile16(stream, config, a, x) }?;
    Ok(())
}

fn raw(module: &kernels::LoadedModule, stream: &CudaStream, p: &DeviceBuffer<u32>) -> Done {
    let config = LaunchConfig::for_num_elems(p.len() as u32);
    unsafe { module.raw(stream, config, p.cu_deviceptr() as *mut u32, p.len() as u64) }?;
    //% unsafe { module.raw(stream, config, p, p.len() as u64) }?; => launch-argument-type @ p
    //% unsafe { module.raw(stream, config, p.cu_deviceptr() as *mut u32, p.len() as u32) }?; => launch-argument-type @ p.len() as u32 +fix
    Ok(())
}

fn asynchronous(module: &kernels::LoadedModule, a: &DeviceBuffer<f32>, b: &DeviceBuffer<f32>, c: &mut DeviceBuffer<f32>) -> Done {
    let launch = unsafe { module.vecadd_async(LaunchConfig::for_num_elems(4096), a, b, c) };
    //% let launch = unsafe { module.vecadd_async(LaunchConfig::for_num_elems(4096), a, c) }; => launch-argument-count @ vecadd_async
    //% let launch = unsafe { module.vecadd_async(LaunchConfig::for_num_elems(4096), a, a, a, c) }; => launch-argument-count @ a
    let _ = launch;
    Ok(())
}

fn main() {}
