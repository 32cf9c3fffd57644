/** Names of kernels are completed where host code names them: strings, paths, typed modules. */
import assert from 'node:assert/strict';
import { kernelsIn, rustCompletions } from '../../src/ide/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const MAIN = '/src/main.rs';

const TEXT = `use cuda_core::{CudaContext, CudaStream, DeviceBuffer, LaunchConfig};
use cuda_device::{DisjointSlice, cuda_module, kernel, thread};

#[cuda_module]
mod kernels {
    use super::*;
    #[kernel]
    pub fn grow(by: f32, mut y: DisjointSlice<f32>) {
        if let Some(e) = y.get_mut(thread::index_1d()) {
            *e *= by;
        }
    }
    #[kernel]
    pub fn clear(mut y: DisjointSlice<f32>) {
        if let Some(e) = y.get_mut(thread::index_1d()) {
            *e = 0.0;
        }
    }
}

struct Gpu {
    module: kernels::LoadedModule,
    name: String,
}

impl Gpu {
    fn run(&self, stream: &CudaStream) {
        let cfg = LaunchConfig::for_num_elems(64);
        HERE
    }
}

fn free(ctx: &CudaContext, stream: &CudaStream) -> Result<(), DriverError> {
    let module = kernels::load(ctx)?;
    let plain = ctx.load_module_from_file("x.ptx")?;
    THERE
    Ok(())
}
`;

describe('host: completion', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });

  /** Labels at the cursor of what stands in one of the places. */
  const labels = (place: 'HERE' | 'THERE', code: string): readonly string[] => {
    const marked = TEXT.replace(place, code).replace(place === 'HERE' ? 'THERE' : 'HERE', '');
    const offset = marked.indexOf('$0');
    const text = marked.replace('$0', '');
    engine.setFile(MAIN, text);
    const found = rustCompletions(
      text,
      offset,
      () => kernelsIn(engine, MAIN),
      () => engine.kernelsBehind(MAIN, MAIN, offset),
    );
    return found?.items.map(({ label }) => label) ?? [];
  };
  const METHODS = ['grow', 'grow_async', 'clear', 'clear_async'];

  for (const [what, place, code, expected] of [
    ['a module in a field', 'HERE', 'unsafe { self.module.$0 };', METHODS],
    ['a half-typed method', 'HERE', 'unsafe { self.module.gr$0 };', METHODS],
    ['a method with arguments', 'HERE', 'unsafe { self.module.gr$0(stream, cfg, 1.0) };', METHODS],
    ['a loaded module', 'THERE', 'unsafe { module.cl$0 }?;', METHODS],
    ['another field', 'HERE', 'self.name.$0;', []],
    ['another module', 'THERE', 'plain.$0;', []],
    ['a string', 'THERE', 'let f = plain.load_function("$0")?;', ['grow', 'clear']],
    ['a C string', 'HERE', 'cuModuleGetFunction(&mut f, m, c"$0".as_ptr());', ['grow', 'clear']],
    [
      'a string in a call',
      'HERE',
      'cuModuleGetFunction(&mut f, m, CString::new("$0").unwrap().as_ptr());',
      ['grow', 'clear'],
    ],
    [
      'the macro',
      'THERE',
      'cuda_launch! { kernel: kernels::$0, stream: stream }?;',
      ['grow', 'clear'],
    ],
    [
      'the macro with its fields in another order',
      'THERE',
      'cuda_launch! {\n        stream: stream,\n        kernel: $0\n    }?;',
      ['grow', 'clear'],
    ],
    ['another field of the macro', 'THERE', 'cuda_launch! { kernel: grow, stream: st$0 }?;', []],
  ] as const)
    it(`of ${what}`, () => {
      assert.deepEqual(labels(place, code), expected);
    });
});
