/** What an expression means follows from the edition of its package. */
import assert from 'node:assert/strict';
import { openText, runCrate } from './packages.ts';

const ROOT = '/ws/app/src/lib.rs';

/** The two ways of iterating give other words. */
const app = (edition: string): string => `//- /ws/app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "${edition}"
//- ${ROOT}
#![no_std]
#![feature(abi_gpu_kernel)]
extern crate alloc;
use alloc::boxed::Box;
trait Seen { fn seen(self) -> u64; }
impl Seen for u64 { fn seen(self) -> u64 { 1 } }
impl Seen for &u64 { fn seen(self) -> u64 { 2 } }
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let boxed: Box<[u64]> = Box::new([7, 8]);
    let array = [9u64];
    let mut n = 0;
    for x in boxed.into_iter() { n = n * 10 + x.seen(); }
    for x in array.into_iter() { n = n * 10 + x.seen(); }
    *out = n;
}
`;

describe('workspace: editions', () => {
  for (const [edition, words] of [
    ['2018', 222n],
    ['2021', 221n],
    ['2024', 111n],
  ] as const)
    it(`boxed slices and arrays are iterated as in ${edition}`, () => {
      const { engine } = openText(app(edition));
      assert.equal(runCrate(engine, ROOT, 1)[0], words);
    });
});
