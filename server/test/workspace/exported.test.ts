/** Functions of a GPU crate that a linker finds and that are no kernels; signatures as rustc's. */
import assert from 'node:assert/strict';
import { openText } from './packages.ts';

const ROOT = '/app/src/lib.rs';

const engineOf = (source: string, head = '#![no_std]') =>
  openText(`//- ${ROOT}\n${head}\n${source}\n`).engine;

const emitted = (source: string, head?: string) => engineOf(source, head).emit(ROOT, 'ptx');

/** What stands before the bodies, on one line each. */
const heads = (text: string): string[] =>
  [...text.matchAll(/^(?:\.visible )?\.(?:func|entry)[^;{]*(?=\{)/gm)].map(([head]) =>
    head.replace(/\s+/g, ' ').replace(/ \)/g, ')').replace(/\( /g, '(').trim(),
  );

const export_ = (rest: string): string => `#[no_mangle] pub extern "C" fn ${rest}`;

const SIGNATURES: readonly (readonly [source: string, head: string])[] = [
  ['f(a: u8) -> u8 { a }', '.visible .func (.param .b32 func_retval0) f(.param .b32 f_param_0)'],
  [
    'f(a: u128, b: f64) -> u128 { a + b.to_bits() as u128 }',
    '.visible .func (.param .align 16 .b8 func_retval0[16]) f(.param .align 16 .b8 f_param_0[16], .param .b64 f_param_1)',
  ],
  ['f(a: (), b: *mut u32) { unsafe { *b = 1 } }', '.visible .func f(.param .b64 f_param_0)'],
  ['f(a: u32) -> ! { loop {} }', '.visible .func f(.param .b32 f_param_0) .noreturn'],
];

describe('exported functions', () => {
  for (const [source, head] of SIGNATURES) {
    it(source, () => {
      const { text, problems, summary, exported } = emitted(export_(source));
      assert.deepEqual(problems, []);
      assert.deepEqual(heads(text), [head]);
      assert.deepEqual(exported, ['f']);
      assert.deepEqual(summary, []);
    });
  }

  it('pass halves as rustc does, as bytes', () => {
    const { text } = emitted(export_('f(a: f16) -> f16 { a }'), '#![no_std]\n#![feature(f16)]');
    assert.deepEqual(heads(text), [
      '.visible .func (.param .align 2 .b8 func_retval0[2]) f(.param .align 2 .b8 f_param_0[2])',
    ]);
  });

  it('extend small results by their sign', () => {
    const of = (type: string): string =>
      emitted(export_(`f(a: ${type}, b: ${type}) -> ${type} { a.wrapping_mul(b) }`)).text;
    assert.match(of('i16'), /cvt\.s32\.s16\s+%r\d+, %r\d+;\s+st\.param\.b32\s+\[func_retval0\]/);
    assert.match(of('u8'), /and\.b32\s+%r\d+, %r\d+, 255;\s+st\.param\.b32\s+\[func_retval0\]/);
  });

  it('go with the functions that they call', () => {
    const source = `#[inline(never)] fn inner(a: u32) -> u32 { a * 3 }
      #[export_name = "other"] pub extern "C" fn f(a: u32) -> u32 { inner(a) }
      pub extern "C" fn unnamed() {}
      #[no_mangle] pub fn not_c() {}`;
    const [first, second, ...more] = heads(emitted(source).text);
    assert.match(`${first} ${second}`, /\.visible \.func \(\.param \.b32 func_retval0\) other\(/);
    assert.match(
      `${first} ${second}`,
      /(?<!\.visible )\.func \(\.param \.b32 func_retval0\) \S*inner/,
    );
    assert.deepEqual(more, []);
  });

  it('are named where C passes bytes', () => {
    const pair = '#[repr(C)] pub struct Pair { a: u32, b: u32 }\n';
    const { problems, exported } = emitted(
      `${pair}${export_('f(a: Pair) {}')}\n${export_('g() -> Pair { loop {} }')}\n${export_('h() {}')}`,
    );
    assert.deepEqual(
      problems.map(({ message }) => message),
      [
        'unsupported: `Pair` by value as a parameter of an exported function (function `app::f`)',
        'unsupported: `Pair` as the result of an exported function (function `app::g`)',
      ],
    );
    assert.deepEqual(exported, ['h']);
  });

  it('are no kernels, and nothing beside kernels or in a crate for a host', () => {
    const source = export_('f() {}');
    assert.deepEqual(engineOf(source).kernels(ROOT), []);
    assert.deepEqual(emitted(source, '').exported, undefined);
    const beside = emitted(`${source}\n#[no_mangle] pub extern "ptx-kernel" fn k() {}`);
    assert.deepEqual(heads(beside.text), ['.visible .entry k()']);
  });

  it('are printed as PTX only, which is said', () => {
    const { exported, notes } = engineOf(export_('f() {}')).emit(ROOT, 'amdgcn');
    assert.equal(exported, undefined);
    assert.deepEqual(notes, [
      'exported functions that are no kernels are printed as PTX only: `f`',
    ]);
  });
});
