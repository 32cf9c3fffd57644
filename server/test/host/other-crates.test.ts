/**
 * Launches of a kernel from another crate: their sizes are those that the rules, the simulator and
 * the resource page take, and findings that hold for some of them say for which.
 */
import assert from 'node:assert/strict';
import { launchesOf } from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { parseFixture } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const KERNELS = '/gpu/src/lib.rs';
const HOST = '/host/src/main.rs';

const project = (first: string, second: string): string => `//- /Cargo.toml
[workspace]
members = ["gpu", "host"]
//- /host/Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cust = "0.3"
//- /host/build.rs
fn main() {
    cuda_builder::CudaBuilder::new("../gpu").copy_to("gpu.ptx").build().unwrap();
}
//- /gpu/Cargo.toml
[package]
name = "gpu"
edition = "2024"
[dependencies]
cuda_std = "0.2"
//- /gpu/src/lib.rs
use cuda_std::prelude::*;
use cuda_std::address_space;
use core::mem::MaybeUninit;

#[kernel]
pub unsafe fn tile(x: &[f32], y: *mut f32) {
    #[address_space(shared)]
    static mut TILE: [MaybeUninit<f32>; 64] = [const { MaybeUninit::uninit() }; 64];
    let t = thread::thread_idx_x() as usize;
    unsafe { TILE[t].write(x[t]) };
    thread::sync_threads();
    unsafe { *y.add(t) = TILE[63 - (t & 63)].assume_init() };
}
//- /host/src/main.rs
use cust::prelude::*;

static PTX: &str = include_str!("../gpu.ptx");

fn run(stream: &Stream, n: u32, x: &DeviceBuffer<f32>, y: &DeviceBuffer<f32>) -> CudaResult<()> {
    let module = Module::from_ptx(PTX, &[])?;
    let f = module.get_function("tile")?;
    unsafe {
        launch!(f<<<1, ${first}, 0, stream>>>(x.as_device_ptr(), x.len(), y.as_device_ptr()))?;
        launch!(f<<<1, ${second}, 0, stream>>>(x.as_device_ptr(), x.len(), y.as_device_ptr()))?;
    }
    Ok(())
}
`;

function opened(first: string, second: string) {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  for (const { path, text } of parseFixture(project(first, second)).files)
    engine.setFile(path, text);
  const inKernel = () =>
    engine.diagnostics(KERNELS).map(({ code, related }) => ({
      code,
      at: related?.flatMap(({ span, message }) =>
        message.startsWith('launched here')
          ? [engine.text(engine.path(span.file))!.slice(span.start, span.end + 12)]
          : [],
      ),
    }));
  return { engine, inKernel };
}

describe('host: launches from other crates', () => {
  it('sizes that all launches agree on are those of the launch', () => {
    const { engine, inKernel } = opened('64', '64');
    assert.deepEqual(inKernel(), []);
    assert.deepEqual(engine.launch(KERNELS, 'tile')?.block, [64, 1, 1]);
    assert.deepEqual(
      engine.launchSizes(KERNELS, 'tile').map(({ grid, block }) => [grid, block]),
      [
        [
          [1, 1, 1],
          [64, 1, 1],
        ],
        [
          [1, 1, 1],
          [64, 1, 1],
        ],
      ],
    );
    const [kernel] = engine.kernels(KERNELS);
    assert.equal(launchesOf(engine, [HOST, KERNELS], kernel!).length, 2);
  });

  it('a build script may reach the kernels from a folder above', () => {
    const { engine } = opened('64', '64');
    for (const path of ['package.parent().unwrap()', 'package.join("..")']) {
      const script = `fn main() {
    let package = std::path::PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").unwrap());
    let above = ${path};
    CudaBuilder::new(above.join("gpu")).copy_to(above.join("gpu.ptx")).build().unwrap();
}
`;
      engine.setFile('/host/build.rs', script);
      assert.equal(engine.host(HOST).launches[0]?.link?.kernel?.name, 'tile', path);
    }
  });

  it('what holds for all launches is found, and follows an edit of the host', () => {
    const { engine, inKernel } = opened('128', '128');
    assert.deepEqual(
      inKernel().map(({ code }) => code),
      ['failing-check'],
    );
    engine.setFile(HOST, engine.text(HOST)!.replaceAll('128', '64'));
    assert.deepEqual(inKernel(), []);
  });

  it('what holds for one launch says which', () => {
    const { inKernel } = opened('64', '128');
    assert.deepEqual(inKernel(), [{ code: 'failing-check', at: ['f<<<1, 128, 0'] }]);
  });

  it('a size that is not known is no case', () => {
    const { inKernel } = opened('64', 'n');
    assert.deepEqual(inKernel(), []);
    assert.deepEqual(opened('n', 'n').engine.launch(KERNELS, 'tile')?.block, undefined);
  });

  it('a comment above the kernel goes first', () => {
    const { engine, inKernel } = opened('128', '128');
    const text = engine.text(KERNELS)!;
    engine.setFile(
      KERNELS,
      text.replace('#[kernel]', '// warplens: launch(block = 64)\n#[kernel]'),
    );
    assert.deepEqual(inKernel(), []);
  });
});
