/**
 * Generic kernels of `core::offload`: the launches of the host's compilation decide their types,
 * and an edit of one decides anew.
 */
import assert from 'node:assert/strict';
import { LIMITS } from '../../src/base/index.ts';
import { openText } from './packages.ts';

const ROOT = '/app/src/lib.rs';

const APP = `//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2024"
//- ${ROOT}
#![no_std]
#![feature(gpu_offload)]
use core::offload::offload_kernel;

#[derive(Clone, Copy)]
pub struct Pair(u32, u32);

#[offload_kernel]
fn fill<T: Copy>(x: *mut [T; 4], value: T) { unsafe { (*x)[3] = value } }

#[cfg(target_os = "linux")]
pub fn run(x: &mut [f64; 4]) {
    core::offload::offload! { kernel = fill, args = (x as *mut [f64; 4], 2.5) }
}
`;

describe('instances that the host launches', () => {
  const names = (engine: ReturnType<typeof openText>['engine']): readonly string[] =>
    engine.kernels(ROOT).map(({ name }) => name);

  it('take their types from the arguments', () => {
    const { engine } = openText(APP);
    assert.deepEqual(names(engine), ['fill::<f64>']);
    const { text, problems } = engine.emit(ROOT, 'amdgcn');
    assert.deepEqual(problems, []);
    assert.match(text, /global_store_dwordx2 .* offset:24/);
  });

  it('follow an edit of the launch, and one that adds a launch', () => {
    const { engine } = openText(APP);
    assert.deepEqual(names(engine), ['fill::<f64>']);
    engine.setFile(ROOT, engine.text(ROOT)!.replaceAll('f64', 'u16').replace('2.5', '7'));
    assert.deepEqual(names(engine), ['fill::<u16>']);
    const more = `#[cfg(target_os = "linux")]
pub fn more(x: *mut [Pair; 4], pair: Pair) {
    core::offload::offload! { kernel = fill, args = (x, pair) }
}
`;
    engine.setFile(ROOT, `${engine.text(ROOT)!}${more}`);
    assert.deepEqual(names(engine), ['fill::<u16>', 'fill::<Pair>']);
  });

  it('beyond the limit are said to be not analysed', () => {
    const more = `#[cfg(target_os = "linux")]
pub fn more(x: *mut [Pair; 4], pair: Pair) {
    core::offload::offload! { kernel = fill, args = (x, pair) }
}
`;
    const row: { limit: number } = LIMITS.kernelInstances;
    const { limit } = row;
    row.limit = 1;
    try {
      const { engine } = openText(APP + more);
      assert.deepEqual(
        engine
          .analysed(ROOT)
          .kernels.map(({ kernel, state, reasons }) => [kernel.name, state, reasons[0]?.message]),
        [
          ['fill::<f64>', 'analysed', undefined],
          ['fill::<Pair>', 'not-analysed', 'rules look at 1 instances of a generic kernel'],
        ],
      );
    } finally {
      row.limit = limit;
    }
  });

  it('say so where no launch is', () => {
    const { engine } = openText(APP.replace(/#\[cfg\(target_os[\s\S]*/, ''));
    assert.match(
      engine
        .emit(ROOT, 'amdgcn')
        .problems.map(({ message }) => message)
        .join(),
      /no launch that the GPU's build has names it/,
    );
  });
});
