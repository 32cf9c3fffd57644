/**
 * Kernels of which parts cannot be compiled: what is certain around the unknown is reported, and
 * nothing is where the unknown could matter.
 */
import assert from 'node:assert/strict';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, asm_experimental_arch)]
use core::arch::nvptx::{_syncthreads as sync, _thread_idx_x as tid};
`;
const BARRIER = 'if tid() < 7 { sync(); }';

/** What makes a kernel one that cannot be compiled: an item, a statement. */
const UNKNOWN: Readonly<Record<string, { items?: string; code: string; later?: boolean }>> = {
  'an unresolved method': { code: '*p = 1u64.nothing();' },
  'an unresolved function': { code: '*p = nothing(*p);' },
  'an unresolved path': { code: '*p = core::nothing::value(1);' },
  'an unresolved type': { code: 'let x: Nothing = Nothing::new(); *p = x.get();' },
  'an unresolved generic argument': {
    items: 'fn id<T>(x: T) -> T { x }',
    code: '*p = id::<Nothing>(1);',
  },
  'an unresolved crate': { items: 'use nothing::gone;', code: '*p = gone(1);' },
  'an unresolved module': { items: 'mod nothing;', code: '*p = nothing::gone(1);' },
  'an unresolved macro': { code: 'nothing!("{}", *p);', later: true },
  'a macro in a value': { code: '*p = nothing!(1);', later: true },
  'a macro without end': {
    items: 'macro_rules! a { ($($t:tt)*) => { a!($($t)* x) } }',
    code: '*p = a!();',
    later: true,
  },
  'a constant that cannot be evaluated': {
    items: 'const fn f(n: u64) -> u64 { f(n + 1) }',
    code: '*p = const { f(0) };',
  },
  'a constant item that cannot be evaluated': {
    items: 'const X: u64 = 1 / (1 - 1);',
    code: '*p = X;',
  },
  'a missing trait implementation': {
    items: 'trait T { fn f(self) -> u64; } fn g<X: T>(x: X) -> u64 { x.f() }',
    code: '*p = g(1u8);',
  },
  'mismatched types': { code: 'let x: bool = 1u64; *p = x as u64;' },
  'a type without layout': {
    items: 'struct S(Nothing);',
    code: 'let s: *const S = p as _; let t = core::ptr::read(s); *p = 1;',
  },
  'a closure with an unknown in it': { code: 'let f = |x: u64| x.nothing(); *p = f(1);' },
  'a loop over something unknown': { code: 'for i in nothing() { *p += 1; }' },
  'a match on something unknown': { code: 'match nothing() { Some(x) => *p = x, None => {} }' },
  'a condition that is unknown': { code: 'if let Some(x) = nothing(*p) { *p = 1; }' },
  'a function that calls something unknown': {
    items: 'fn helper(x: u64) -> u64 { nothing(x) }',
    code: '*p = helper(1);',
  },
};

describe('rules: kernels with unknown parts', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  const check = (items: string, body: string) => {
    const text = `${HEAD}${items}\n#[no_mangle]\npub unsafe extern "gpu-kernel" fn k(p: *mut u64) {\n${body}\n}\n`;
    engine.setFile('/k.rs', text);
    const found = engine
      .diagnostics('/k.rs')
      .map(({ code }) => code)
      .filter((code) => code !== 'build-std-missing');
    const [kernel] = engine.analysed('/k.rs').kernels;
    return { found, kernel: kernel! };
  };

  for (const [name, { items = '', code, later }] of Object.entries(UNKNOWN)) {
    it(`${name}: a divergent barrier before it`, () => {
      const { found, kernel } = check(items, `${BARRIER}\n${code}`);
      assert.deepEqual([kernel.state, found], ['partial', ['divergent-barrier']]);
      assert.ok(kernel.reasons.length > 0);
    });
    // A macro may hold a `return`, so that fewer threads come to what follows.
    it(`${name}: one behind it`, () => {
      const { found } = check(items, `${code}\n${BARRIER}`);
      assert.deepEqual(found, later === true ? [] : ['divergent-barrier']);
    });
    it(`${name}: nothing where it is all there is`, () => {
      const { found, kernel } = check(items, code);
      assert.deepEqual([kernel.state, found], ['partial', []]);
    });
  }

  const SILENT: Readonly<Record<string, string>> = {
    'an unknown condition': 'if nothing() { sync(); }',
    'an unknown number': 'let n = nothing(); if n < 7 { sync(); }',
    'a variable that an unknown function has':
      'let mut n = tid(); nothing(&mut n); if n < 7 { sync(); }',
    'a variable that an unknown macro has': 'let mut n = tid(); nothing!(n); if n < 7 { sync(); }',
    'a variable that an unknown method changes':
      'let mut n = tid(); n.nothing(); if n < 7 { sync(); }',
    'an unknown argument': 'fn f(n: i32) { unsafe { if n < 7 { sync(); } } } f(nothing());',
    'an unknown bound': 'for _ in 0..nothing() { sync(); }',
    'an unknown closure':
      'let mut n = tid(); let mut f = || { n.nothing(); }; f(); if n < 7 { sync(); }',
  };
  for (const [name, code] of Object.entries(SILENT)) {
    it(`${name} is neither this nor that`, () => {
      const { found, kernel } = check('', code);
      assert.deepEqual([kernel.state, found], ['partial', []]);
    });
  }

  it('inside of what an unknown condition guards', () => {
    const { found } = check('', `if nothing() { ${BARRIER} }`);
    assert.deepEqual(found, ['divergent-barrier']);
    assert.deepEqual(check('', `for x in nothing() { ${BARRIER} }`).found, ['divergent-barrier']);
  });

  it('an edit brings the whole kernel back', () => {
    assert.equal(check('', '*p = nothing();').kernel.state, 'partial');
    assert.equal(check('', '*p = 1;').kernel.state, 'analysed');
    assert.equal(check('', '*p = nothing();').kernel.state, 'partial');
  });

  it('the code that is emitted has no unknowns', () => {
    check('', '*p = nothing();');
    const { text, problems } = engine.emit('/k.rs', 'ptx');
    assert.equal(text.includes('entry'), false);
    assert.equal(problems.length, 1);
  });
});
