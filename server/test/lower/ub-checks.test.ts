/**
 * What a debug build checks of unsafe code: each mistake traps with rustc's words, and nothing of
 * it is in a release build.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { createTestEngine } from '../language/programs.ts';

/**
 * Code, `n` for which it is right, `n` for which it is not, and what is said then; undefined where
 * nothing is checked.
 */
const ROWS: readonly (readonly [code: string, right: number, wrong: number, said?: string])[] = [
  ['*s.get_unchecked(n)', 1, 4, 'slice::get_unchecked requires'],
  ['s.get_unchecked(n..).len() as u32', 4, 5, 'slice::get_unchecked requires'],
  ['(n as u32).unchecked_sub(9)', 9, 8, 'u32::unchecked_sub cannot overflow'],
  ['1u32.unchecked_shl(n as u32)', 31, 32, 'u32::unchecked_shl cannot overflow'],
  ['NonZero::new_unchecked(n as u32).get()', 1, 0, 'NonZero::new_unchecked requires'],
  ['NonNull::new_unchecked(n as *mut u32).addr().get() as u32', 4, 0, 'NonNull::new_unchecked'],
  ['if n < 9 { 1 } else { unreachable_unchecked() }', 8, 9, 'hint::unreachable_unchecked must'],
  ['(n < 9).then_some(1u32).unwrap_unchecked()', 8, 9, 'hint::unreachable_unchecked must'],
  [
    '{ copy_nonoverlapping(a, a.add(2), n); 1 }',
    2,
    3,
    'the specified memory ranges do not overlap',
  ],
  ['ptr::read(a.byte_add(n))', 4, 3, 'ptr::read requires'],
  ['*a.byte_add(n)', 8, 6, 'misaligned pointer dereference: address must be a multiple of 4'],
  ['*(if n < 9 { a } else { ptr::null() })', 8, 9, 'null pointer dereference occurred'],
  ['(&*(if n < 9 { a } else { ptr::null() })).count_ones()', 8, 9, 'null pointer dereference'],
  ['from_raw_parts(a.byte_add(n), 1)[0]', 4, 2, 'slice::from_raw_parts requires'],
  ['char::from_u32_unchecked(n as u32) as u32', 0xd7ff, 0xd800, 'invalid value for `char`'],
  ['(&raw const *a.byte_add(n)).read_unaligned()', 4, 3],
  ['a.byte_add(n).read_unaligned()', 4, 3],
  ['transmute::<u8, Two>(n as u8) as u32', 1, 2, 'construct an enum from an invalid value'],
  ['transmute::<u16, Far>(n as u16) as u32', 9, 8, 'construct an enum from an invalid value'],
  ['transmute::<u8, Far2>(n as u8) as u32', 254, 1, 'construct an enum from an invalid value'],
  ['transmute::<u8, Option<bool>>(n as u8).is_none() as u32', 2, 3, 'an invalid value'],
  [
    'transmute::<[u32; 2], Fields>([n as u32, 5]).second()',
    1,
    3,
    'construct an enum from an invalid value',
  ],
  ['if n < 9 { 1 } else { transmute::<(), Void>(()).never() }', 8, 9, 'an invalid value'],
];

const TEXT = `#![no_std]
#![feature(abi_gpu_kernel)]
#[allow(unused_imports)]
use core::{mem::transmute, hint::unreachable_unchecked, num::NonZero, ptr::{self, NonNull, copy_nonoverlapping}, slice::from_raw_parts};
#[derive(Clone, Copy)]
enum Two { A, B }
#[derive(Clone, Copy)]
#[repr(u16)]
enum Far { A = 2, B = 3, C = 9, D = 10 }
#[derive(Clone, Copy)]
#[repr(i8)]
enum Far2 { A = -2, B = 0, C = 2 }
#[allow(dead_code)]
#[repr(u32)]
enum Fields { A(u32), B(u32), C }
impl Fields { fn second(self) -> u32 { match self { Fields::A(x) | Fields::B(x) => x, Fields::C => 0 } } }
enum Void {}
impl Void { fn never(self) -> u32 { match self {} } }
${ROWS.map(
  ([code], i) => `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k${i}(a: *mut u32, out: *mut u32, n: usize) { unsafe {
    #[allow(unused_variables)]
    let s = from_raw_parts(a as *const u32, 4);
    #[allow(unused_variables)]
    let a = a${code.includes('copy_non') ? '' : ' as *const u32'};
    *out = ${code};
} }
`,
).join('')}`;

describe('lower: checks of unsafe code', () => {
  const engine = createTestEngine(true);
  const emit = (target: 'ptx' | 'amdgcn', debugAssertions: boolean) => {
    engine.setFile('/k.rs', TEXT);
    const emitted = engine.emit('/k.rs', target, { debugAssertions });
    assert.deepEqual(
      emitted.problems.map((p) => p.message),
      [],
    );
    return emitted;
  };
  const launch = (at: number, n: number): LaunchSpec =>
    ({
      launches: [
        {
          kernel: `k${at}`,
          grid: [1, 1, 1],
          block: [1, 1, 1],
          args: [
            { name: 'a', buffer: 'u32', length: 16, role: 'inout', init: { gen: 'iota' } },
            { name: 'out', buffer: 'u32', length: 1, role: 'out', init: { gen: 'zeros' } },
            { name: 'n', scalar: 'usize', value: n },
          ],
        },
      ],
    }) as unknown as LaunchSpec;

  for (const target of ['ptx', 'amdgcn'] as const) {
    it(`trap where the rule is broken, on ${target}`, () => {
      const { text } = emit(target, true);
      const run = target === 'ptx' ? runPtx : runAmdgcn;
      for (const [at, [code, right, wrong, said]] of ROWS.entries()) {
        const codes = (n: number): string[] =>
          run(text, launch(at, n)).diagnostics.map((d) => d.code);
        assert.deepEqual(codes(right), [], code);
        assert.deepEqual(codes(wrong), said === undefined ? [] : ['trap'], code);
      }
      if (target === 'ptx')
        for (const [code, , , said = ''] of ROWS) assert.ok(text.includes(said), code);
    });
  }

  it('are not in a release build', () => {
    assert.doesNotMatch(emit('ptx', false).text, /unsafe precondition|pointer dereference/);
  });
});
