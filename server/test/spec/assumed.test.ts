/** What a run without a spec assumes: each value is named, as Rust prints it, in one line. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { checkedLine, defaultSpec, isReport, resultsText, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { engineFor, PATH, plan } from './kit.ts';

function ran(engine: ReturnType<typeof engineFor>) {
  const report = runSpec(engine, {
    root: PATH,
    target: 'ptx',
    spec: readSpec(defaultSpec(engine.specKernels(PATH, 'ptx'))),
    create: createExecution,
    readFile: () => undefined,
  });
  assert.ok(isReport(report), JSON.stringify(report));
  return report;
}

describe('runs without a spec', () => {
  it('name all that they assume, as Rust prints it', () => {
    const report = ran(
      engineFor(`
#[repr(C)]
pub struct Part { scale: f32, from: *const f32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(
    n: u32, on: bool, c: char, bytes: &[u8], out: &mut [bool], z: &mut [f32], same: &mut [u32],
    left: &mut [u32], dims: [u16; 3], m: [f32; 2], parts: &[Part], one: &u64,
) {
    let i = index();
    if i < n as usize && i < bytes.len() {
        out[i] = on && c == 'a' && bytes[i] > 3 && *one == 0 && dims[0] == 100;
        z[i] = if i == 0 { 0.0 } else { -0.0 * m[0] * (parts.len() as f32) };
        same[i] = 0;
        if n == 0 { left[i] = 1 }
    }
}`),
    );
    const [launch] = report.launches;
    assert.deepEqual(launch!.assumed, [
      'grid 2',
      'block 64',
      '`n` = 100',
      '`on` = true',
      "`c` = 'a'",
      '`bytes` has 100 elements, bytes[i] = i',
      '`out` has 100 elements, all false',
      '`z` has 100 elements, all 0',
      '`same` has 100 elements, all 0',
      '`left` has 100 elements, all 0',
      '`dims` is all 100',
      '`m` is all 1.5',
      '`parts` has 100 elements, { scale: 0, from: 0x0 }, { scale: 1, from: 0x0 } …, the pointers in them null',
      '`one` = 0',
    ]);
    const text = resultsText(report);
    // No other line has a value that was made up.
    assert.doesNotMatch(text, /^ {2}n = /m);
    assert.match(
      text,
      /^ {2}out {3}bool\[100\] {2}false, false, false, false, true, true … true, true, true$/m,
    );
    assert.doesNotMatch(text, /min false/);
    assert.match(text, /^ {2}z {5}f32\[100\] {3}0, -0, -0, -0, -0, -0 … -0, -0, -0$/m);
    assert.match(text, /same .*\n +not changed: what was written was there before$/m);
    assert.match(text, /left .*\n +not written$/m);
    assert.match(checkedLine(report), /^ran exact Rust for sm_70 as a debug build; /);
  });

  it('take sizes, numbers and widths of rows from host code, and say where', () => {
    const engine = testEngine();
    engine.setFile(
      PATH,
      `use cuda_core::{CudaContext, DeviceBuffer, LaunchConfig};
use cuda_device::cuda_module;
#[cuda_module]
mod kernels {
    use cuda_device::{kernel, thread, DisjointSlice};
    #[kernel]
    pub fn k(mut a: DisjointSlice<f32, thread::Runtime2DIndex>, scale: f32, last: u32) {
        let width = a.row_width();
        if let Some(at) = thread::index_2d_runtime(&a) {
            if let Some(cell) = a.get_mut(at) { *cell = scale * (width + last) as f32; }
        }
    }
}
const WIDTH: u32 = 5;
fn main() {
    let ctx = CudaContext::new(0).unwrap();
    let stream = ctx.default_stream();
    let module = kernels::load(&ctx).unwrap();
    let mut out = DeviceBuffer::from_host(&stream, &vec![0.0f32; 20]).unwrap();
    let config = LaunchConfig { grid_dim: (1, 1, 1), block_dim: (8, 4, 1), shared_mem_bytes: 0 };
    unsafe {
        module.k(&stream, config, cuda_host::RowWidth::new(&mut out, WIDTH), -2.5e-1, 7)
    }
    .unwrap();
}`,
    );
    const report = ran(engine);
    const [launch] = report.launches;
    assert.deepEqual(launch!.host, [
      'grid 1',
      'block 8 x 4',
      '`scale` = -0.25',
      '`last` = 7',
      '`a` has 20 elements',
      '`a.row_width` = 5',
    ]);
    assert.deepEqual(launch!.assumed, ['`a` is all 0']);
    assert.match(resultsText(report), /^ {2}from .*lib\.rs:22: grid 1; block 8 x 4; /m);
    assert.match(resultsText(report), /all -3$/m);
    assert.match(checkedLine(report), /^ran exact Rust for sm_80 /);
  });

  it('grow dynamic shared memory that they made up, and say so where that is not enough', () => {
    const run = (step: number) =>
      ran(
        engineFor(`
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(y: *mut f32) {
    let m = core::intrinsics::gpu::gpu_launch_sized_workgroup_mem::<f32>();
    let t = unsafe { _thread_idx_x() } as usize * ${step};
    unsafe { *m.add(t) = 1.0; *y.add(index()) = *m.add(t) };
}`),
      );
    const grown = run(5);
    assert.deepEqual(grown.findings, []);
    assert.equal(grown.launches[0]!.assumed[2], '2048 bytes of dynamic shared memory');
    const { findings } = run(1000);
    assert.equal(findings[0]!.code, 'workgroup-memory');
    assert.equal(findings[0]!.note, '49152 bytes of dynamic shared memory are assumed');
  });

  it('assume nothing of what is uninitialised but its length', () => {
    const [kernel] = engineFor(`
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(y: *mut i32, z: *mut i32) {}`).specKernels(PATH, 'ptx');
    const args = { y: { length: 5, uninitialised: true }, z: { uninitialised: true } };
    const { launches } = plan([kernel!], { grid: 1, block: 32, args });
    assert.deepEqual(launches[0]!.assumed, ['`z` has 25 elements']);
  });
});
