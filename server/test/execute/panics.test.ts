/** Messages of panics, as rustc's `core` prints them: the kernel says which one a mode leads to. */
import assert from 'node:assert/strict';
import { PTX } from './launch.ts';
import { findings, runsOf } from './planted.ts';

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, core_intrinsics, exact_div)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
#[derive(Debug, Clone, Copy, PartialEq)]
struct Part { x: f32, y: Option<u8>, z: [i16; 2] }
#[derive(Debug)]
enum Why { Few(u32), Named { name: &'static str } }
struct Hex(u32);
impl core::fmt::Display for Hex {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result { write!(f, "<{:#06x}>", self.0) }
}
fn get(i: u32) -> Result<u32, Why> {
    match i { 3 => Err(Why::Named { name: "three" }), 5 => Err(Why::Few(i)), _ => Ok(i) }
}
struct NoText;
`;

/** Statements of one thread (`i` is 3, `n` 4), and the message of the panic that ends it. */
const CASES: readonly (readonly [string, string])[] = [
  ['assert!(i > n, "thread {} of {n}", i);', 'thread 3 of 4'],
  ['assert!(i > n);', 'assertion failed: i > n'],
  ['assert!(i > n, "100 {{%}}");', '100 {%}'],
  [
    'let p = Part { x: 1.5, y: Some(7), z: [-1, i as i16] }; panic!("{p:?}");',
    'Part { x: 1.5, y: Some(7), z: [-1, 3] }',
  ],
  ['panic!("{:#?}", Some(i));', 'Some(\n    3,\n)'],
  ['panic!("{:>5}|{:<4}|{:^5}|{:+}|{:#b}", i, n, \'x\', i, n);', '    3|4   |  x  |+3|0b100'],
  ['panic!("{:.2} {:e} {}", i as f64 * 0.1, 1234.5f32, f32::NAN);', '0.30 1.2345e3 NaN'],
  ['panic!("{:w$.p$}", 2.5f32, w = i as usize + 4, p = 1);', '    2.5'],
  [
    'assert_eq!(i + 2, n, "sum for {}", Hex(i));',
    'assertion `left == right` failed: sum for <0x0003>\n  left: 5\n right: 4',
  ],
  ['assert_eq!(i, n);', 'assertion `left == right` failed\n  left: 3\n right: 4'],
  ['assert_ne!(i + 1, n);', 'assertion `left != right` failed\n  left: 4\n right: 4'],
  ['debug_assert!(i > n, "{}", true);', 'true'],
  ['get(i).unwrap();', 'called `Result::unwrap()` on an `Err` value: Named { name: "three" }'],
  ['get(i + 2).expect("no value");', 'no value: Few(5)'],
  ['get(i + 1).unwrap_err();', 'called `Result::unwrap_err()` on an `Ok` value: 4'],
  ['None::<u32>.unwrap();', 'called `Option::unwrap()` on a `None` value'],
  ['None::<u32>.expect("none");', 'none'],
  ['unreachable!("mode {i:x}");', 'internal error: entered unreachable code: mode 3'],
  ['todo!("{}", "later");', 'not yet implemented: later'],
  ['unimplemented!();', 'not implemented'],
  [
    'let mut b = [0u8; 4]; b.copy_from_slice(&[1u8, 2, 3, 4, 5][..i as usize]);',
    'copy_from_slice: source slice length (3) does not match destination slice length (4)',
  ],
  [
    'let a = [1u32, 2]; let k = i as usize; assert!(k < a.len(), "{} of {:?}", k, &a[..]);',
    '3 of [1, 2]',
  ],
  // A copy is printed, also of what a loop changes.
  ['let mut k = 0; loop { k += i; assert!(k < 10, "{k}"); }', '12'],
  // What is printed must not be in memory for that, nor be moved.
  [
    'let why = Why::Few(i); if i > n { panic!("{why:?}"); } Err::<(), _>(why).unwrap();',
    'called `Result::unwrap()` on an `Err` value: Few(3)',
  ],
  ['let f = |j: u32| if j == 3 { panic!("closure {j} {n}") }; f(i);', 'closure 3 4'],
];

/**
 * Statements of one thread that break a promise, over `y` of 1000 elements (`i` is 1000, `m` 5),
 * and what is found.
 */
const BROKEN: readonly (readonly [string, string])[] = [
  [
    '*s.get_unchecked_mut(i) = 1.0;',
    'unsafe precondition(s) violated: slice::get_unchecked_mut requires that the index is within the slice: the length is 1000 but the index is 1000, `y[1000]` of 1000 {index 1000, length 1000}',
  ],
  [
    '*y = s.get_unchecked(998..i + 2)[0];',
    'unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice: the length is 1000 but the index is 998..1002, `y[1001]` of 1000 {index 998..1002, length 1000}',
  ],
  [
    'let a = [0.0, 1.0]; *y = *a.get_unchecked(i);',
    'unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice: the length is 2 but the index is 1000 {index 1000, length 2}',
  ],
  ['*y = y.add(i).read();', 'reads out of bounds: `y[1000]` of 1000 {index 1000, length 1000}'],
  ['y.add(i).write(0.5);', 'writes out of bounds: `y[1000]` of 1000 {index 1000, length 1000}'],
  [
    '*y = core::slice::from_raw_parts(y, i + 1)[3];',
    'borrows out of bounds: `y[1000]` of 1000 {index 1000, length 1000}',
  ],
  [
    '*y = core::slice::from_raw_parts_mut(y.add(1), i)[3];',
    'borrows out of bounds: `y[1000]` of 1000 {index 1000, length 1000}',
  ],
  [
    '*y = core::intrinsics::exact_div(m, 2) as f32;',
    'unsafe precondition(s) violated: exact_div requires that there is no remainder {left 5, right 2}',
  ],
  [
    '*y = m.unchecked_div_exact(2) as f32;',
    'unsafe precondition(s) violated: u32::unchecked_div_exact requires that there is no remainder {left 5, right 2}',
  ],
  [
    '*y = m.unchecked_sub(9) as f32;',
    'unsafe precondition(s) violated: u32::unchecked_sub cannot overflow {left 5, right 9}',
  ],
  [
    '*y = core::intrinsics::unchecked_shl(m, m * 8) as f32;',
    'unsafe precondition(s) violated: the distance of an unchecked shift is less than the bits of the value {left 5, right 40}',
  ],
  [
    '*y = core::intrinsics::unchecked_div(m, m - 5) as f32;',
    'divides by zero without a check {left 5, right 0}',
  ],
  [
    'core::hint::unreachable_unchecked();',
    'unsafe precondition(s) violated: hint::unreachable_unchecked must never be reached {}',
  ],
  [
    'core::hint::assert_unchecked(m < 3);',
    'unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false {}',
  ],
  [
    'core::intrinsics::assume(m as i32 - 9 > 3);',
    'what the code promises the compiler does not hold {left -4, right 3}',
  ],
  [
    '*y = char::from_u32_unchecked(m + 0xd800) as u32 as f32;',
    'unsafe precondition(s) violated: invalid value for `char` {value 55301}',
  ],
  [
    '*y = y.offset_from(y.byte_add(2)) as f32;',
    'unsafe precondition(s) violated: ptr::offset_from requires the distance to be a multiple of the size of an element {bytes -2, size 4}',
  ],
  [
    '*y = s.as_chunks_unchecked::<3>().len() as f32;',
    'unsafe precondition(s) violated: slice::as_chunks_unchecked requires `N != 0` and the slice to split exactly into `N`-element chunks {length 1000, N 3}',
  ],
];

/** What keeps the promises. */
const KEPT = [
  '*s.get_unchecked_mut(i - 1) = 1.0;',
  '*y = s.get_unchecked(998..i)[1];',
  '*y = core::slice::from_raw_parts(y, i)[3];',
  '*y = core::slice::from_raw_parts(y.add(i), 0).len() as f32;',
  '*y = core::slice::from_raw_parts(y.add(i).cast::<()>(), 70).len() as f32;',
  'let a = [1u8, 2]; *y = core::slice::from_raw_parts(&raw const a[1], 1)[0] as f32;',
  '*y = (core::intrinsics::exact_div(m + 1, 2) + m.unchecked_div_exact(5)) as f32;',
  '*y = core::intrinsics::unchecked_shl(m, 31) as f32;',
  'core::intrinsics::assume(m < 6); core::hint::assert_unchecked(i == 1000);',
  '*y = y.add(i).offset_from(y) as f32;',
  '*y = s.as_chunks_unchecked::<8>().len() as f32;',
];

/** A kernel with one arm for each of the bodies, and the line of the first. */
function kernelOf(
  bodies: readonly string[],
  params: string,
  before: string,
): { readonly text: string; readonly first: number } {
  const head = `${HEAD}
#[unsafe(no_mangle)]
#[allow(warnings)]
pub unsafe extern "gpu-kernel" fn k(mode: u32${params}) {
    unsafe {
        ${before}
        match mode {
`;
  const arms = bodies.map((body, mode) => `            ${mode} => { ${body} }\n`).join('');
  const text = `${head}${arms}            _ => {}\n        }\n    }\n}\n`;
  return { text, first: head.split('\n').length };
}

function found(
  bodies: readonly string[],
  params: string,
  before: string,
  args: string,
): { readonly shown: string; readonly lines: readonly number[] }[][] {
  const { text, first } = kernelOf(bodies, params, before);
  // Found in the order of the launches; a line belongs to one.
  const runs = bodies.flatMap((_, mode) =>
    runsOf(`// run k block=1 checks mode=u32:${mode}${args}`),
  );
  const all = findings(text, runs, PTX);
  return bodies.map((_, mode) =>
    all
      .filter(({ lines }) => lines.includes(first + mode))
      .map(({ kind, message, lines, values }) => {
        const named = values.map(({ name, value }) => `${name} ${value}`).join(', ');
        return { shown: kind === 'panic' ? message : `${message} {${named}}`, lines };
      }),
  );
}

describe('execute: messages of panics', () => {
  let all: ReturnType<typeof found>;
  before(() => {
    all = found(
      CASES.map(([body]) => body),
      '',
      'let (i, n) = (_thread_idx_x() as u32 + 3, 4u32);',
      '',
    );
  });
  for (const [mode, [body, message]] of CASES.entries())
    it(body, () =>
      assert.deepEqual(
        all[mode]!.map(({ shown }) => shown),
        [message],
      ),
    );
});

describe('execute: promises of unsafe code', () => {
  const params = ', y: *mut f32, m: u32';
  const first =
    'let i = _thread_idx_x() as usize + 1000; let s = core::slice::from_raw_parts_mut(y, 1000);';
  const args = ' y=f32[1000] m=u32:5';
  const bodies = [...BROKEN.map(([body]) => body), ...KEPT];
  let all: ReturnType<typeof found>;
  before(() => {
    all = found(bodies, params, first, args);
  });
  for (const [mode, body] of bodies.entries()) {
    const wanted = BROKEN[mode]?.[1];
    it(body, () =>
      assert.deepEqual(
        all[mode]!.map(({ shown }) => shown),
        wanted === undefined ? [] : [wanted],
      ),
    );
  }
});
