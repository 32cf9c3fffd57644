/** Many impls of one trait for one constructor, which are told apart by arguments of the type. */
import assert from 'node:assert/strict';
import { createEngine } from '../../../src/workspace/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';

describe('hir: impls of a trait by what is in their type', () => {
  const list = (count: number, text: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => text(i)).join('\n');
  const stored = (items: string, value: string): string | undefined => {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    const text = `#![no_std]\n#![feature(abi_gpu_kernel)]\ntrait T { const V: u32; fn v(&self) -> u32 { Self::V } }\n${items}\n#[unsafe(no_mangle)]\npub unsafe extern "gpu-kernel" fn k(p: *mut u32) { unsafe { *p = ${value}; } }\n`;
    engine.setFile('/k.rs', text);
    const emitted = engine.emit('/k.rs', 'ptx');
    assert.deepEqual(emitted.problems, []);
    return /st\.global\.b32\s+\[%rd\d+\], (\d+);/.exec(emitted.text)?.[1];
  };

  it('by values, where only one is known, and by all values', () => {
    const impls = `struct S<const N: usize>; struct G<const N: usize, X>(X);
${list(40, (i) => `impl T for S<${i}> { const V: u32 = ${1000 + i}; }`)}
${list(40, (i) => `impl T for G<${i}, u8> { const V: u32 = ${2000 + i}; }`)}
impl<const N: usize> T for G<N, u16> { const V: u32 = 3000 + N as u32; }
fn of<const N: usize>(x: G<N, u8>) -> G<N, u8> where G<N, u8>: T { x }`;
    assert.equal(stored(impls, 'S::<17>.v()'), '1017');
    assert.equal(stored(impls, '<G<7, u8> as T>::V'), '2007');
    assert.equal(stored(impls, 'G::<7, _>(1u16).v()'), '3007');
    assert.equal(stored(impls, 'of::<9>(G(1)).v()'), '2009');
  });

  it('by types, also where a variable stands for one', () => {
    const impls = `struct W<A>(A); ${list(40, (i) => `struct N${i};`)}
${list(40, (i) => `impl T for W<N${i}> { const V: u32 = ${1000 + i}; }`)}
impl<A: T> T for W<(A,)> { const V: u32 = A::V + 500; }`;
    assert.equal(stored(impls, 'W(N3).v()'), '1003');
    assert.equal(stored(impls, '<W<(W<N5>,)> as T>::V'), '1505');
    assert.equal(stored(impls, '{ let w = W(Default::default()); let _: &W<u8> = &w; 7 }'), '7');
  });
});
