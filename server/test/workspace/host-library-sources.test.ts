/**
 * A host library that is a member of the workspace, as cuda-oxide's own examples have it: its
 * functions are those that are known by name, whatever their bodies are.
 */
import assert from 'node:assert/strict';
import { openText } from './packages.ts';

const ROOT = '/ws/app/src/main.rs';

const FILES = `//- /ws/Cargo.toml
[workspace]
members = ["app", "cuda-core"]
//- /ws/app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"
[dependencies]
cuda-device = "0.1"
cuda-host = "0.1"
cuda-core = { path = "../cuda-core" }
//- ${ROOT}
use cuda_core::{CudaContext, DeviceBuffer, LaunchConfig};
use cuda_device::{kernel, thread, DisjointSlice};
use cuda_host::cuda_module;
#[cuda_module]
mod kernels {
    use super::*;
    #[kernel]
    pub fn copy(x: &[f32], mut y: DisjointSlice<f32>) {
        let i = thread::index_1d();
        if let Some(out) = y.get_mut(i) { *out = x[i.get()]; }
    }
}
fn main() {
    let ctx = CudaContext::new(0).unwrap();
    let stream = ctx.default_stream();
    const N: usize = 1000;
    let host: Vec<f32> = (0..N).map(|i| i as f32).collect();
    let x = DeviceBuffer::from_host(&stream, &host).unwrap();
    let mut y = DeviceBuffer::<f32>::zeroed(&stream, N).unwrap();
    let module = kernels::load(&ctx).unwrap();
    unsafe { module.copy(&stream, LaunchConfig::for_num_elems(N as u32), &x, &mut y) }.unwrap();
}
//- /ws/cuda-core/Cargo.toml
[package]
name = "cuda-core"
version = "0.1.0"
edition = "2024"
[dependencies]
cuda-device = "0.1"
//- /ws/cuda-core/src/lib.rs
//! Names the device library, and has no kernel.
pub use cuda_device::DisjointSlice;
pub struct DeviceBuffer<T> { ptr: u64, len: usize, kind: core::marker::PhantomData<T> }
impl<T> DeviceBuffer<T> {
    pub fn zeroed(stream: &CudaStream, len: usize) -> Result<Self, DriverError> {
        let ptr = unsafe { malloc(len)? };
        Ok(Self { ptr, len, kind: core::marker::PhantomData })
    }
    pub fn from_host(stream: &CudaStream, data: &[T]) -> Result<Self, DriverError> {
        let ptr = unsafe { malloc(data.len())? };
        Ok(Self { ptr, len: data.len(), kind: core::marker::PhantomData })
    }
}
`;

describe('a host library in the workspace', () => {
  it('gives buffers of the lengths that are asked for', () => {
    const { engine } = openText(FILES);
    const [kernel] = engine.specKernels(ROOT, 'ptx');
    const [launch] = kernel!.launches;
    assert.ok(launch !== undefined, 'no launch');
    assert.deepEqual(launch.grid, [4, 1, 1]);
    assert.deepEqual(launch.lengths, { x: 1000, y: 1000 });
  });
});
