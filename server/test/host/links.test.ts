/**
 * Names of kernels in host code are links: definition, hover, signature, all names at once, what a
 * launch leaves open.
 */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import {
  hostLinkAt,
  hover,
  kernelsIn,
  launchesOf,
  namesOfKernel,
  renameKernel,
  safetyComment,
  signatureAt,
} from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { parseFixture } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PROJECT = `//- /Cargo.toml
[package]
name = "host"
edition = "2024"
[dependencies]
cust = "0.3"
//- /build.rs
fn main() {
    cuda_builder::CudaBuilder::new("kernels").copy_to("kernels.ptx").build().unwrap();
}
//- /kernels/Cargo.toml
[package]
name = "kernels"
edition = "2024"
[dependencies]
cuda_std = "0.2"
//- /kernels/src/lib.rs
use cuda_std::prelude::*;

#[kernel]
pub unsafe fn saxpy(x: &[f32], a: f32, y: *mut f32) {
    let i = thread::index_1d() as usize;
    if i < x.len() {
        unsafe { *y.add(i) += a * x[i] };
    }
}
//- /src/main.rs
use cust::prelude::*;

static PTX: &str = include_str!(concat!(env!("OUT_DIR"), "/kernels.ptx"));

fn run(stream: &Stream, x: &DeviceBuffer<f32>, y: &DeviceBuffer<f32>, n: u32) -> CudaResult<()> {
    let module = Module::from_ptx(PTX, &[])?;
    let f = module.get_function("saxpy")?;
    unsafe {
        launch!(
            f<<<n, 256, 0, stream>>>(
                x.as_device_ptr(),
                x.len(),
                2.0f32,
                y.as_device_ptr(),
            )
        )?;
    }
    let again = module.get_function("saxpy")?;
    unsafe { launch!(module.saxpy<<<n, 256, 0, stream>>>(x.as_device_ptr(), x.len(), 1.0f32, y.as_device_ptr())) }
}

fn main() {}
`;

const MAIN = '/src/main.rs';
const LIB = '/kernels/src/lib.rs';

describe('host: links', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  before(() => {
    for (const { path, text } of parseFixture(PROJECT, '/none.rs').files)
      engine.setFile(path, text);
  });
  const main = (): string => engine.text(MAIN)!;
  const at = (text: string, from = 0): number => main().indexOf(text, from);

  it('lead from strings, variables and macros to the kernel', () => {
    for (const place of [at('saxpy"'), at('f<<<'), at('saxpy<<<')]) {
      const link = hostLinkAt(engine, MAIN, place)!;
      const { file, start, end } = link.name.kernel!.nameSpan;
      assert.deepEqual([engine.path(file), engine.text(LIB)!.slice(start, end)], [LIB, 'saxpy']);
    }
    assert.equal(hostLinkAt(engine, MAIN, at('stream')), undefined);
  });

  it('lead from the kernel to its launches and names', () => {
    const [kernel] = kernelsIn(engine, LIB);
    assert.equal(launchesOf(engine, [MAIN, LIB], kernel!).length, 3);
    assert.equal(namesOfKernel(engine, [MAIN, LIB], kernel!).length, 3);
  });

  it('show the signature, and what nobody has verified', () => {
    const found = hover(engine, MAIN, at('f<<<'))!;
    assert.match(found.markdown, /fn saxpy\(x: &\[f32\], a: f32, y: \*mut f32\)/);
    assert.match(found.markdown, /x \(pointer\), x \(length\), a, y/);
    assert.match(found.markdown, /`y` points to device memory/);
    assert.match(found.markdown, /the grid is within the limits/);
  });

  it('show pointer and length apart in signature help', () => {
    const found = signatureAt(engine, MAIN, at('x.len()') + 2, () => [])!;
    assert.equal(found.label, 'saxpy(x: *const f32, x.len(): usize, a: f32, y: *mut f32)');
    const [start, end] = found.parameters[found.active]!;
    assert.equal(found.label.slice(start, end), 'x.len(): usize');
  });

  it('write the SAFETY comment above the block', () => {
    const { edit } = safetyComment(engine, MAIN, at('f<<<'))!;
    const text = applyEdits(main(), [edit]);
    assert.match(text, /\n {4}\/\/ SAFETY:\n(?: {4}\/\/ - .*\n)+ {4}unsafe \{\n {8}launch!/);
    engine.setFile(MAIN, text);
    assert.equal(safetyComment(engine, MAIN, at('f<<<')), undefined);
    engine.setFile(MAIN, parseFixture(PROJECT, '/none.rs').files.at(-1)!.text);
  });

  it('are no launches in comments, in text of strings and in calls that look nothing up', () => {
    const other = '/other.rs';
    engine.setFile(
      other,
      `fn f(device: &Device) {
    /* launch!(saxpy<<<1, 1>>>()) and
       device.get_func("saxpy") */
    /// launch!(saxpy<<<1, 1>>>())
    let text = r#"
        device.get_func("saxpy");
        launch!(saxpy<<<1, 1>>>());
    "#;
    assert_eq!(label("saxpy"), "the kernel saxpy");
    let kernel = device.named_kernel("saxpy");
}
`,
    );
    const kernel = kernelsIn(engine, LIB).find(({ name }) => name === 'saxpy')!;
    assert.deepEqual(
      launchesOf(engine, [other], kernel).map(({ text }) => text),
      ['let kernel = device.named_kernel("saxpy");'],
    );
  });

  it('are renamed together', () => {
    const [kernel] = engine.launchKernels('/kernels/src/lib.rs');
    assert.equal(
      renameKernel(engine, [MAIN, LIB], kernel!, 'two words'),
      '`two words` is no identifier',
    );
    const edits = renameKernel(engine, [MAIN, LIB], kernel!, 'axpy');
    assert.ok(typeof edits !== 'string');
    for (const path of [MAIN, LIB]) {
      const file = engine.fileId(path);
      const own = edits.filter(({ span }) => span.file === file);
      engine.setFile(path, applyEdits(engine.text(path)!, own));
      assert.doesNotMatch(engine.text(path)!, /saxpy/);
    }
    assert.deepEqual(engine.diagnostics(MAIN), []);
    assert.ok(hostLinkAt(engine, MAIN, at('axpy"'))?.name.kernel);
  });
});

const RENAMED = `//- /Cargo.toml
[package]
name = "renamed"
edition = "2024"
[dependencies]
cuda-device = "0.1"
cuda-core = "0.1"
//- /src/device.rs
use cuda_device::{cuda_module, kernel, thread, DisjointSlice};
#[cuda_module]
pub mod kernels {
    use super::*;
    #[kernel]
    pub fn fill(value: f32, mut out: DisjointSlice<f32>) {
        if let Some(o) = out.get_mut(thread::index_1d()) { *o = value; }
    }
}
#[cuda_module]
pub mod others {
    use super::*;
    #[kernel]
    pub fn fill(value: u32, mut out: DisjointSlice<u32>) {
        if let Some(o) = out.get_mut(thread::index_1d()) { *o = value; }
    }
}
//- /src/lib.rs
mod device;
pub use device::kernels as floats;
use cuda_core::{CudaStream, DeviceBuffer, DriverError, LaunchConfig};

pub fn run(out: &mut DeviceBuffer<f32>, stream: &CudaStream, module: &floats::LoadedModule) -> Result<(), DriverError> {
    let config = LaunchConfig { grid_dim: (4, 1, 1), block_dim: (64, 1, 1), shared_mem_bytes: 0 };
    unsafe { module.fill(stream, config, 0.0, out) }
}
`;

describe('host: modules under another name', () => {
  it('are those that the `use` names', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    for (const { path, text } of parseFixture(RENAMED).files) engine.setFile(path, text);
    const [launch] = engine.host('/src/lib.rs').launches;
    assert.deepEqual(launch?.link?.kernel?.modules, ['device', 'kernels']);
  });
});
