/**
 * An ordinary program of any length: a host file that launches kernels of its own package in all
 * the usual ways, twenty-six lines a part, beside a file of kernels. Nothing of it depends on
 * chance.
 */

const KERNELS_HEAD = `use cuda_device::{DisjointSlice, cuda_module, kernel, thread};

#[cuda_module]
pub mod kernels {
    use super::*;
`;

const kernelPart = (n: number): string => `
    #[kernel]
    pub fn axpy${n}(factor: f32, x: &[f32], mut y: DisjointSlice<f32>) {
        let idx = thread::index_1d();
        let i = idx.get();
        if let Some(e) = y.get_mut(idx) {
            *e = factor * x[i] + *e;
        }
    }
`;

const HOST_HEAD = `mod device;
use cuda_core::{CudaContext, CudaStream, DeviceBuffer, LaunchConfig};
use cuda_host::cuda_launch;
use device::kernels;
use std::error::Error;

type Done = Result<(), Box<dyn Error>>;

const BLOCK: u32 = 256;
`;

/** A launch a part; of `kernels` kernels each has its turn. */
const hostPart = (n: number, kernels: number): string => `
struct Job${n} {
    elements: usize,
    factor: f32,
}

impl Job${n} {
    fn new(elements: usize) -> Self {
        Self { elements, factor: ${n}.5 }
    }

    fn config(&self) -> LaunchConfig {
        let blocks = (self.elements as u32).div_ceil(BLOCK);
        LaunchConfig { grid_dim: (blocks, 1, 1), block_dim: (BLOCK, 1, 1), shared_mem_bytes: 0 }
    }
}

fn run${n}(ctx: &CudaContext, stream: &CudaStream, values: &[f32]) -> Done {
    let module = kernels::load(ctx)?;
    let job = Job${n}::new(values.len());
    let x = DeviceBuffer::from_host(stream, values)?;
    let mut y = DeviceBuffer::<f32>::zeroed(stream, values.len())?;
    unsafe { module.axpy${n % kernels}(stream, job.config(), job.factor, &x, &mut y) }?;
    let result = y.to_host_vec(stream)?;
    let expected: Vec<f32> = values.iter().map(|v| job.factor * v).collect();
    assert_eq!(result, expected, "part ${n}");
    Ok(())
}
`;

/** A package with a host file of about so many lines, by path below its folder; the root first. */
export function hostCrate(lines: number, kernels: number): [path: string, text: string][] {
  let host = HOST_HEAD;
  let count = host.split('\n').length;
  for (let n = 0; count < lines; n++) {
    const part = hostPart(n, kernels);
    host += part;
    count += part.split('\n').length - 1;
  }
  let device = KERNELS_HEAD;
  for (let n = 0; n < kernels; n++) device += kernelPart(n);
  const manifest = `[package]
name = "launcher"
version = "0.1.0"
edition = "2024"
[dependencies]
cuda_device = "*"
cuda_host = "*"
cuda_core = "*"
`;
  return [
    ['src/main.rs', host],
    ['src/device.rs', `${device}}\n`],
    ['Cargo.toml', manifest],
  ];
}
