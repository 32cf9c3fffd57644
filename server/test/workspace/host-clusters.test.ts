/** The blocks of a cluster that host code gives to a launch reach the spec of a run. */
import assert from 'node:assert/strict';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PATH = '/src/main.rs';

/** A kernel and what a function of the host does, after other lines of its own. */
const program = (body: string, above = ''): string => `
use cuda_device::{kernel, DisjointSlice};
use cuda_core::{LaunchConfig, launch_kernel_ex, launch_kernel};
use cuda_host::{cuda_launch, cuda_launch_async};
use cuda_async::launch::AsyncKernelLaunchBuilder;
use std::sync::Arc;
#[kernel]
pub fn ring(mut out: DisjointSlice<u32>) { if let Some(x) = out.get_mut(0usize) { *x = 1; } }
${above}
unsafe fn host(module: &CudaModule, stream: CUstream, out: &mut DeviceBuffer<u32>, params: &mut [*mut c_void]) {
${body}
}
fn main() {}
`;

const CONFIG =
  'LaunchConfig { grid_dim: (8, 2, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0, cluster_dim: (4, 2, 1) }';
const PLAIN = 'LaunchConfig { grid_dim: (8, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 }';
const RAW = `let mut f = core::mem::zeroed();
  cuModuleGetFunction(&mut f, raw, c"ring".as_ptr());`;
const EX = (attrs: string): string => `CUlaunchConfig {
    gridDimX: 8, gridDimY: 1, gridDimZ: 1, blockDimX: 64, blockDimY: 1, blockDimZ: 1,
    sharedMemBytes: 128, hStream: stream, attrs: ${attrs}, numAttrs: 1,
  }`;
const ATTRIBUTE = (x: string): string => `CUlaunchAttribute {
    id: CUlaunchAttributeID_enum_CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, pad: [0; 4],
    value: CUlaunchAttributeValue { clusterDim: CUlaunchAttributeValue_union__bindgen_ty_1 { x: ${x}, y: 1, z: 1 } },
  }`;

/** By how the host launches: its code, and the blocks of a cluster, or nothing. */
const CASES: readonly (readonly [string, string, readonly number[] | undefined])[] = [
  [
    'cuda_launch! with `cluster_dim`',
    `cuda_launch! { kernel: ring, stream: stream, module: module, config: LaunchConfig { grid_dim: (8, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 }, cluster_dim: (4, 1, 1), args: [slice_mut(out)] };`,
    [4, 1, 1],
  ],
  [
    'cuda_launch! without',
    `cuda_launch! { kernel: ring, stream: stream, module: module, config: LaunchConfig { grid_dim: (8, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 }, args: [slice_mut(out)] };`,
    undefined,
  ],
  [
    'a configuration with the field',
    `let config = ${CONFIG};
     cuda_launch! { kernel: ring, stream: stream, module: module, config: config, args: [slice_mut(out)] };`,
    [4, 2, 1],
  ],
  [
    'launch_kernel_ex',
    `let f = module.load_function("ring").unwrap();
     launch_kernel_ex(f.cu_function(), (8, 1, 1), (64, 1, 1), 0, (2, 1, 1), stream, params);`,
    [2, 1, 1],
  ],
  [
    'launch_kernel, which has none',
    `let f = module.load_function("ring").unwrap();
     launch_kernel(f.cu_function(), (8, 1, 1), (64, 1, 1), 0, stream, params);`,
    undefined,
  ],
  [
    'cuLaunchKernelEx with one attribute',
    `${RAW}
     let mut attr = ${ATTRIBUTE('2')};
     let config = ${EX('&mut attr')};
     cuLaunchKernelEx(&config, f, params.as_mut_ptr(), core::ptr::null_mut());`,
    [2, 1, 1],
  ],
  [
    'cuLaunchKernelEx with a list of attributes',
    `${RAW}
     const N: u32 = 8;
     let mut attrs = [CUlaunchAttribute { id: PRIORITY, pad: [0; 4], value: CUlaunchAttributeValue { priority: 1 } }, ${ATTRIBUTE('N / 2')}];
     cuLaunchKernelEx(&${EX('attrs.as_mut_ptr()')}, f, params.as_mut_ptr(), core::ptr::null_mut());`,
    [4, 1, 1],
  ],
  [
    'cuLaunchKernelEx without attributes',
    `${RAW}
     let config = ${EX('core::ptr::null_mut()')};
     cuLaunchKernelEx(&config, f, params.as_mut_ptr(), core::ptr::null_mut());`,
    undefined,
  ],
  [
    'an attribute that another function may change',
    `${RAW}
     let mut attr = ${ATTRIBUTE('2')};
     widen(&mut attr);
     let config = ${EX('&mut attr')};
     cuLaunchKernelEx(&config, f, params.as_mut_ptr(), core::ptr::null_mut());`,
    undefined,
  ],
  [
    'AsyncKernelLaunchBuilder over a variable',
    `let f = module.load_function("ring").unwrap();
     let mut launch = AsyncKernelLaunchBuilder::new(Arc::new(f));
     launch.push_arg(out.cu_deviceptr()).push_scalar_arg(8u64);
     launch.set_cluster_dim((4, 1, 1)).set_cooperative(true);
     let op = launch.finalize_unchecked(${PLAIN});`,
    [4, 1, 1],
  ],
  [
    'AsyncKernelLaunchBuilder that is given two sizes: the last one counts',
    `let f = Arc::new(module.load_function("ring").unwrap());
     let mut launch = AsyncKernelLaunchBuilder::new(f.clone());
     launch.set_cluster_dim((4, 1, 1));
     launch.set_cluster_dim((2, 1, 1));
     launch.finalize_unchecked(${PLAIN});`,
    [2, 1, 1],
  ],
  [
    'AsyncKernelLaunchBuilder that may be given a size',
    `let f = Arc::new(module.load_function("ring").unwrap());
     let mut launch = AsyncKernelLaunchBuilder::new(f);
     if params.len() > 1 { launch.set_cluster_dim((4, 1, 1)); }
     launch.finalize_unchecked(${PLAIN});`,
    undefined,
  ],
  [
    'AsyncKernelLaunchBuilder without',
    `let mut launch = AsyncKernelLaunchBuilder::new(Arc::new(module.load_function("ring").unwrap()));
     launch.push_args((out.cu_deviceptr(), 8u64));
     launch.finalize_unchecked(${PLAIN});`,
    undefined,
  ],
];

describe('clusters of host code', () => {
  for (const [name, body, cluster] of CASES)
    it(name, () => {
      const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
      engine.setFile(PATH, program(body));
      const [kernel] = engine.specKernels(PATH, 'ptx');
      const [launch] = kernel!.launches;
      assert.ok(launch !== undefined, 'no launch');
      assert.deepEqual(launch.block, [64, 1, 1]);
      assert.deepEqual(launch.cluster, cluster);
    });
});
