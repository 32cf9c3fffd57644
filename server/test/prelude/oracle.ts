/**
 * The prelude's number methods as a host program. Each `impl i32 { fn f(self) }` becomes `impl
 * Ours<i32> { fn f(this: i32) }`, beside it stand rustc's own methods of the same names, and `main`
 * compares the two on edge cases and random values, panics included.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRepo } from '../kit/index.ts';
import { PRELUDE } from './collect.ts';

const INT_FILES = [
  'bits',
  'bytes',
  'wrapping',
  'overflowing',
  'checked',
  'checked_mixed',
  'saturating',
  'strict',
  'shifts',
  'sign',
  'division',
  'power',
  'log',
  'midpoint',
  'power_of_two',
  'bigint',
  'parse',
];
const FLOAT_FILES = ['bits', 'classify', 'compare', 'arith'];
const SIGNED = ['i8', 'i32', 'i64', 'i128'];
const UNSIGNED = ['u8', 'u32', 'u64', 'u128'];
const GROUPS: Record<string, readonly string[]> = {
  for_all_ints: [...SIGNED, ...UNSIGNED],
  for_signed_ints: SIGNED,
  for_unsigned_ints: UNSIGNED,
  for_all_floats: ['f32', 'f64'],
};

/** Names that this rustc has under another signature or not at all. */
const NOT_COMPARED = new Set([
  'div_exact',
  'checked_div_exact',
  'from_ascii',
  'from_ascii_radix',
  'min_value',
  'max_value',
]);

/** Attributes that only the standard library may have. */
const STABILITY = /#\[unstable\(.*?\)\]/g;

const FEATURES = [
  'core_intrinsics',
  'rustc_attrs',
  'f16',
  'widening_mul',
  'signed_bigint_helpers',
  'int_roundings',
  'exact_bitshifts',
  'isolate_most_least_significant_one',
  'int_lowest_highest_one',
  'uint_bit_width',
  'wrapping_next_power_of_two',
  'float_algebraic',
  'float_minimum_maximum',
];

interface Method {
  readonly name: string;
  readonly params: readonly string[];
}

function prelude(path: string): string {
  return readFileSync(join(PRELUDE, path), 'utf8');
}

/** A file of the prelude with functions that take the number as an ordinary parameter. */
function asFunctions(text: string): string {
  return text
    .replace(/^(\/\/!|use ).*\n/gm, '')
    .replace(/\n\s*impl FromStr[\s\S]*?\n {8}\}\n/g, '\n')
    .replace(/(pub )?const (unsafe )?fn/g, '$1$2fn')
    .split(/(?=impl (?:\$?\w+) \{)/)
    .map((part) => {
      const self = /^impl (\S+) \{/.exec(part)?.[1];
      if (self === undefined) return part;
      return part
        .replace(/^impl \S+/, `impl Ours<${self}>`)
        .replace(
          /(fn \w+\()(mut )?(&?)self\b/g,
          (_, head, mut = '', ref) => `${head}${mut}this: ${ref}${self}`,
        )
        .replace(/\bself\b/g, 'this')
        .replace(/(\$[TF])::((?:SIGN|FRACTION|EXPONENT)_MASK|from_ascii_radix)/g, 'Ours::<$1>::$2');
    })
    .join('')
    .replace(/crate::f(32|64)/g, 'std::f$1')
    .replace(STABILITY, '');
}

/** The safe methods of a file by the group of types that they are for. */
function methodsOf(text: string): [group: string, methods: Method[]][] {
  return [...text.matchAll(/macro_rules! (\w+) \{[\s\S]*?\n\}\n(?=(for_\w+)!\(\1\))/g)].map(
    ([body, , group]) => [
      group!,
      [...body.matchAll(/pub const fn (\w+)\(\s*([^)]*?),?\s*\)/g)]
        .map(([, name, list]) => ({
          name: name!,
          params: list!.split(/,\s*/).map((p) => p.replace(/^.*: /, '')),
        }))
        .filter(({ name, params }) => !NOT_COMPARED.has(name) && !params[0]!.includes('&mut')),
    ],
  );
}

function paramType(param: string, type: string): string {
  const by: Record<string, string> = {
    self: type,
    '&self': `&${type}`,
    'mut self': type,
    $T: type,
    $F: type,
    '&$F': `&${type}`,
    $U: type.replace(/^[if]/, 'u'),
    $S: type.replace('u', 'i'),
  };
  const known = by[param];
  if (known !== undefined) return known;
  return param.replace('$bytes', String(Number(type.slice(1)) / 8));
}

function comparison(type: string, { name, params }: Method): string {
  const types = params.map((p) => paramType(p, type));
  const value = (i: number): string =>
    `${types[i]!.startsWith('&') && types[i] !== '&str' ? '&' : ''}a${i}`;
  const list = types.map((_, i) => value(i)).join(', ');
  const shown = types.map((_, i) => `a${i}`).join(', ');
  const call = `same("${type}::${name}", (${shown},), || Ours::<${type}>::${name}(${list}), || <${type}>::${name}(${list}));`;
  return types.reduceRight((inner, t, i) => {
    const samples =
      t === '&str' ? '<&str>' : t.replace(/^&/, '').replace(/^\[.*/, (array) => `<${array}>`);
    return `for a${i} in ${samples}::samples() { ${inner} }`;
  }, call);
}

/** The program, and how many methods it compares. */
export function oracleProgram(): { readonly source: string; readonly compared: number } {
  const ints = INT_FILES.map((name) => prelude(`num/${name}.rs`));
  const floats = FLOAT_FILES.map((name) => prelude(`num/float/${name}.rs`));
  const groupMacros = (text: string): string =>
    [...text.matchAll(/macro_rules! \w+ \{[\s\S]*?\n\}\n/g)].map((m) => m[0]).join('');
  const calls = [...ints, ...floats]
    .flatMap(methodsOf)
    .flatMap(([group, methods]) =>
      GROUPS[group]!.flatMap((type) => methods.map((method) => comparison(type, method))),
    );
  const source = [
    `#![feature(${FEATURES.join(', ')})]`,
    '#![allow(internal_features, stable_features, warnings)]',
    readRepo('server/test/prelude/oracle-support.rs'),
    groupMacros(prelude('num/mod.rs')),
    groupMacros(prelude('num/float/mod.rs')),
    `mod square_root { use super::intrinsics; ${asFunctions(prelude('num/square_root.rs'))} }`,
    ...[...ints, ...floats].map(asFunctions),
    ...calls.map((call, i) => `fn compare_${i}() { ${call} }`),
    `fn main() { std::panic::set_hook(Box::new(|_| {})); ${calls.map((_, i) => `compare_${i}();`).join(' ')} report(); }`,
  ].join('\n');
  return { source, compared: calls.length };
}
