/** Names of symbols against known ones, against llvm-cxxfilt, and against senseless ones. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { demangleRust } from '../../src/asm/index.ts';
import { repoPath, requireTool } from '../kit/index.ts';

const KNOWN: readonly [string, string | undefined][] = [
  ['_RNvCs1234_7mycrate3foo', 'mycrate::foo'],
  ['_RNvNtCs1234_7mycrate3foo3bar', 'mycrate::foo::bar'],
  ['_RNvMCs4fqI2P2rA04_13const_genericNtB0_3Foo3new', undefined],
  ['_RNvMCs4_1aNtB2_3Foo3new', '<a::Foo>::new'],
  ['_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area', '<extra::Rc as extra::Shape>::area'],
  ['_RNvYNtC1a1TNtC1b1U1f', '<a::T as b::U>::f'],
  ['_RINvC1a1fmE', 'a::f::<u32>'],
  ['_RINvC1a1fRShQSfPlOxE', 'a::f::<&[u8], &mut [f32], *const i32, *mut i64>'],
  ['_RINvC1a1fTEThETmyEE', 'a::f::<(), (u8,), (u32, u64)>'],
  ['_RINvC1a1fKj7b_Kb1_Kan5_E', 'a::f::<123, true, -5>'],
  ['_RINvC1a1fAhj10_E', 'a::f::<[u8; 16]>'],
  ['_RINvC1a1fFUKCmEuE', 'a::f::<unsafe extern "C" fn(u32)>'],
  ['_RINvC1a1fDNtC1b1Tp4ItemmEL_E', 'a::f::<dyn b::T<Item = u32>>'],
  ['_RNCNvC1a1f0B3_', 'a::f::{closure#0}'],
  ['_RNCNvC1a1fs_0B3_', 'a::f::{closure#1}'],
  ['_RNvC1au8gdel_5qa', 'a::gödel'],
  ['_ZN4core3fmt5write17h0123456789abcdefE', 'core::fmt::write'],
  [
    '_ZN43_$LT$a..B$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE',
    '<a::B as core::fmt::Display>::fmt',
  ],
  ['_W4gemm4wide17h0123456789abcdef', 'gemm::wide'],
  ['_Wconst_0123456789abcdef', undefined],
  ['_ZN4core3fmt5writeEv', undefined],
  ['_RNvC1a', undefined],
  ['_R', undefined],
  ['saxpy', undefined],
];

describe('asm: demangling', () => {
  for (const [symbol, expected] of KNOWN)
    it(symbol, () => assert.equal(demangleRust(symbol), expected));

  it('agrees with llvm-cxxfilt on what rustc wrote', function () {
    const filter = requireTool(this, 'llvm-cxxfilt');
    const symbols = new Set(KNOWN.map(([symbol]) => symbol).filter((s) => s.startsWith('_R')));
    const root = repoPath('test-fixtures/emulate/ptx/rustc');
    for (const name of readdirSync(root))
      for (const [symbol] of readFileSync(`${root}/${name}`, 'utf8').matchAll(
        /\b_R[A-Za-z0-9_]{6,}/g,
      ))
        symbols.add(symbol.replace(/_param_\d+$/, ''));
    const list = [...symbols];
    const said = execFileSync(filter, { input: list.join('\n'), encoding: 'utf8' }).split('\n');
    const differ = list.flatMap((symbol, i) => {
      const ours = demangleRust(symbol) ?? symbol;
      return ours === said[i] ? [] : [`${symbol}: ${ours}, ${said[i]}`];
    });
    assert.deepEqual(differ, []);
    assert.ok(list.length > 20);
  });

  it('answers any text', () => {
    const letters = '_RNvCstINXMYBKSTFDLEabcm0123456789_u';
    let seed = 7;
    const random = (n: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return Math.floor((seed / 2 ** 32) * n);
    };
    for (let i = 0; i < 20000; i += 1) {
      let text = '_R';
      for (let length = random(40); length > 0; length -= 1)
        text += letters[random(letters.length)];
      demangleRust(text);
    }
  });
});
