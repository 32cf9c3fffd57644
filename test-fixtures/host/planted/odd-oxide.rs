//! Unusual but right launches of cuda-oxide and cudarc.
//- /Cargo.toml
[package]
name = "odd2"
edition = "2024"
[dependencies]
cuda_device = "*"
cuda_host = "*"
cuda_core = "*"
cudarc = "0.17"
//- /src/main.rs
use cuda_core::{CudaContext, CudaFunction, CudaModule, CudaStream, DeviceBuffer, LaunchConfig};
use cuda_device::{DisjointSlice, DynamicSharedArray, cuda_module, kernel, launch_bounds, thread};
use cuda_host::{cuda_launch, load_kernel_module};
use std::collections::BTreeMap;
use std::error::Error;
use std::ffi::c_void;
use std::sync::{Arc, Mutex, OnceLock};

type Done = Result<(), Box<dyn Error>>;

#[cuda_module]
mod k {
    use super::*;

    #[kernel]
    pub fn inc(mut x: DisjointSlice<u32>, by: u32) {
        if let Some(e) = x.get_mut(thread::index_1d()) { *e += by; }
    }

    #[kernel]
    pub fn mix(a: &[f32], b: &[f32], t: f32, mut out: DisjointSlice<f32>) {
        let at = thread::index_1d();
        let i = at.get();
        if let Some(o) = out.get_mut(at) { *o = a[i] * (1.0 - t) + b[i] * t; }
    }

    #[kernel]
    #[launch_bounds(512)]
    pub fn rev(mut x: DisjointSlice<u32>) {
        let s: *mut u32 = DynamicSharedArray::<u32>::get();
        let t = thread::threadIdx_x() as usize;
        unsafe { *s.add(t) = t as u32 };
        thread::sync_threads();
        if let Some(e) = x.get_mut(thread::index_1d()) { *e = unsafe { *s.add(t ^ 1) }; }
    }

    #[kernel]
    pub unsafe fn raw(p: *mut u64, n: usize) {
        let i = thread::index_1d().get();
        if i < n { unsafe { *p.add(i) = i as u64 }; }
    }
}

const CONFIG: LaunchConfig = LaunchConfig { grid_dim: (4, 1, 1), block_dim: (128, 1, 1), shared_mem_bytes: 0 };

static MODULE: OnceLock<k::LoadedModule> = OnceLock::new();

fn module(ctx: &Arc<CudaContext>) -> &'static k::LoadedModule {
    MODULE.get_or_init(|| k::load(ctx).expect("load"))
}

struct Pool { stream: Arc<CudaStream>, buffers: Vec<DeviceBuffer<u32>>, sizes: BTreeMap<usize, LaunchConfig> }

impl Pool {
    fn config(&self, n: usize) -> LaunchConfig {
        self.sizes.get(&n).copied().unwrap_or_else(|| LaunchConfig::for_num_elems(n as u32))
    }

    fn each(&mut self, module: &k::LoadedModule) -> Done {
        let stream = self.stream.clone();
        for (i, buffer) in self.buffers.iter_mut().enumerate() {
            let config = LaunchConfig { grid_dim: (1 + i as u32, 1, 1), ..CONFIG };
            unsafe { module.inc(&stream, config, buffer, i as u32) }?;
        }
        Ok(())
    }

    fn one(&mut self, module: &k::LoadedModule, at: usize) -> Done {
        let config = self.config(at);
        let buffer = &mut self.buffers[at];
        unsafe { module.inc(&self.stream, config, buffer, 1) }?;
        Ok(())
    }
}

fn with<F: FnOnce(&CudaStream) -> Done>(stream: &CudaStream, f: F) -> Done { f(stream) }

fn closures(ctx: &Arc<CudaContext>, stream: &CudaStream, a: &DeviceBuffer<f32>, b: &DeviceBuffer<f32>, out: &mut DeviceBuffer<f32>) -> Done {
    let m = module(ctx);
    with(stream, |s| {
        unsafe { m.mix(s, LaunchConfig::for_num_elems(out.len() as u32), a, b, 0.5, out) }?;
        Ok(())
    })
}

fn shadow(ctx: &Arc<CudaContext>, stream: &CudaStream) -> Done {
    let module = k::load(ctx)?;
    let n = 512usize;
    let x = vec![0u32; n];
    let mut x = DeviceBuffer::from_host(stream, &x)?;
    let n = n as u32;
    let shared = n * std::mem::size_of::<u32>() as u32;
    let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (n, 1, 1), shared_mem_bytes: shared };
    unsafe { module.rev(stream, config, &mut x) }?;
    let mut config = config;
    config.block_dim.0 = 64;
    config.shared_mem_bytes = 64 * 4;
    unsafe { module.rev(stream, config, &mut x) }?;
    Ok(())
}

fn branches(ctx: &Arc<CudaContext>, stream: &CudaStream, fast: bool, x: &mut DeviceBuffer<u32>) -> Done {
    let module = k::load(ctx)?;
    let block = if fast { 512 } else { 32 };
    let by = match x.len() { 0 => return Ok(()), n if n > 100 => 2, _ => 1 };
    let config = LaunchConfig { grid_dim: ((x.len() as u32).div_ceil(block).max(1), 1, 1), block_dim: (block, 1, 1), shared_mem_bytes: block * 4 };
    if fast {
        unsafe { module.rev(stream, config, x) }?;
    } else {
        unsafe { module.inc(stream, config, x, by) }?;
    }
    Ok(())
}

fn macro_forms(ctx: &Arc<CudaContext>, stream: &CudaStream, x: &mut DeviceBuffer<u32>) -> Done {
    let module = load_kernel_module(ctx, "odd2")?;
    let by = 3u32;
    unsafe {
        cuda_launch! { kernel: k::inc, stream: stream, module: module, config: CONFIG, args: [slice_mut(x), by] }
    }?;
    unsafe {
        cuda_launch! {
            kernel: k::inc,
            stream: &*stream,
            module: &module,
            config: LaunchConfig { shared_mem_bytes: 0, ..CONFIG },
            args: [
                slice_mut(x),
                if by > 2 { by } else { 2u32 },
            ],
        }
    }?;
    Ok(())
}

fn raw(ctx: &Arc<CudaContext>, stream: &CudaStream, p: &DeviceBuffer<u64>) -> Done {
    let m = k::load(ctx)?;
    unsafe { m.raw(stream, CONFIG, p.cu_deviceptr() as *mut u64, p.len()) }?;
    unsafe { m.raw(stream, CONFIG, (p.cu_deviceptr() + 8) as *mut u64, p.len() - 1) }?;
    Ok(())
}

fn by_name(ctx: &Arc<CudaContext>, which: usize) -> Result<CudaFunction, Box<dyn Error>> {
    let module = load_kernel_module(ctx, "odd2")?;
    const NAMES: [&str; 3] = ["inc", "mix", "rev"];
    let f = module.load_function(NAMES[which])?;
    let _ = module.load_function(&format!("{}", NAMES[0]))?;
    let name = ["i", "nc"].concat();
    let _ = module.load_function(&name)?;
    Ok(f)
}

fn foreign(ctx: &Arc<CudaContext>) -> Done {
    let other: Arc<CudaModule> = ctx.load_module_from_file("somewhere/else.ptx")?;
    let _ = other.load_function("not_ours")?;
    Ok(())
}

trait Step { fn step(&self, s: &CudaStream, x: &mut DeviceBuffer<u32>) -> Done; }
struct Inc(u32);
impl Step for (Inc, &k::LoadedModule) {
    fn step(&self, s: &CudaStream, x: &mut DeviceBuffer<u32>) -> Done {
        let (Inc(by), module) = self;
        unsafe { module.inc(s, LaunchConfig::for_num_elems(x.len() as u32), x, *by) }?;
        Ok(())
    }
}

fn locked(pool: &Mutex<DeviceBuffer<u32>>, m: &k::LoadedModule, s: &CudaStream) -> Done {
    let mut guard = pool.lock().unwrap();
    unsafe { m.inc(s, CONFIG, &mut guard, 1u32) }?;
    Ok(())
}

struct Counter { inc: u32 }
impl Counter {
    fn inc(&self, _stream: &str, config: u32, x: u32) -> u32 { self.inc + config + x }
}
fn not_a_launch() -> u32 {
    let c = Counter { inc: 1 };
    c.inc("stream", 2, 3)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn all() -> Done {
        let ctx = CudaContext::new(0)?;
        let stream = ctx.default_stream();
        for n in [1usize, 31, 32, 33, 1000] {
            let mut x = DeviceBuffer::<u32>::zeroed(&stream, n)?;
            unsafe { module(&ctx).inc(&stream, LaunchConfig::for_num_elems(n as u32), &mut x, 7) }?;
            assert!(x.to_host_vec(&stream)?.iter().all(|&v| v == 7));
        }
        Ok(())
    }
}

fn main() {}
