/**
 * The public functions of Rust's `core` that device code can use, read from its sources, and those
 * of them that our prelude does not declare. Names are compared by module: which type of the module
 * a method belongs to is not looked at.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, readRepo } from '../kit/index.ts';

/** Files of `core`, and where the same is in our prelude (a file, or all files of a folder). */
const MODULES: Readonly<Record<string, readonly [core: readonly string[], own: string]>> = {
  alloc: [['alloc/layout.rs'], 'alloc.rs'],
  any: [['any.rs'], 'any.rs'],
  array: [['array/mod.rs', 'array/iter.rs'], 'array'],
  atomics: [['sync/atomic.rs'], 'sync'],
  bool: [['bool.rs'], 'bool.rs'],
  cell: [['cell.rs', 'cell/once.rs', 'cell/lazy.rs'], 'cell'],
  char: [['char/methods.rs', 'char/convert.rs'], 'char'],
  cmp: [['cmp.rs'], 'cmp.rs'],
  floats: [['num/f32.rs', 'num/f64.rs'], 'num/float'],
  hash: [['hash/mod.rs'], 'hash.rs'],
  hint: [['hint.rs'], 'hint.rs'],
  integers: [['num/int_macros.rs', 'num/uint_macros.rs', 'num/mod.rs'], 'num'],
  iterators: [
    [
      'iter/traits/iterator.rs',
      'iter/traits/double_ended.rs',
      'iter/traits/exact_size.rs',
      'iter/adapters/peekable.rs',
    ],
    'iter',
  ],
  mem: [['mem/mod.rs', 'mem/maybe_uninit.rs', 'mem/manually_drop.rs'], 'mem'],
  nonzero: [['num/nonzero.rs'], 'num'],
  'non-null': [['ptr/non_null.rs'], 'ptr/non_null.rs'],
  option: [['option.rs'], 'option.rs'],
  pointers: [['ptr/mod.rs', 'ptr/const_ptr.rs', 'ptr/mut_ptr.rs'], 'ptr'],
  ranges: [['ops/range.rs', 'ops/control_flow.rs'], 'ops'],
  result: [['result.rs'], 'result.rs'],
  slices: [['slice/mod.rs', 'slice/iter.rs', 'slice/raw.rs', 'slice/ascii.rs'], 'slice'],
  strings: [['str/mod.rs', 'str/converts.rs', 'str/iter.rs', 'str/error.rs'], 'str'],
  wrappers: [['num/wrapping.rs', 'num/saturating.rs'], 'num'],
};

/** The stable public functions of a file of `core`, macros' bodies among them. */
export function stableFunctions(text: string): Set<string> {
  const out = new Set<string>();
  let attrs = '';
  for (const line of text.split('\n')) {
    const code = line.trim();
    if (code.startsWith('//')) continue;
    if (code.startsWith('#[') || (attrs !== '' && /^(feature|since|issue|note|\)\])/.test(code))) {
      attrs += code;
      continue;
    }
    const name = /^pub (?:const )?(?:unsafe )?fn (\w+)/.exec(code)?.[1];
    if (name !== undefined && /\bstable\(/.test(attrs) && !attrs.includes('unstable(feature'))
      out.add(name);
    if (code !== '') attrs = '';
  }
  return out;
}

/**
 * Every function that a part of our prelude declares, and names that its macros make functions of.
 */
export function declared(own: string): Set<string> {
  const at = `server/prelude/${own}`;
  const files = own.endsWith('.rs') ? [at] : listFiles(at, ['.rs']);
  const words = new Set<string>();
  for (const file of files) {
    const text = readRepo(file);
    for (const [, name] of text.matchAll(/\bfn (\w+)/g)) words.add(name!);
    // `is_ascii: pattern,` and the like in the arguments of a macro.
    for (const [, name] of text.matchAll(/^\s*(?:#\[.*\] )?(\w+)(?:\([^)]*\))?\s*(?::|=>)/gm))
      words.add(name!);
    // Lists of names, and what is imported from elsewhere under its own name.
    for (const [, list] of text.matchAll(/^\s*((?:is_\w+ ?)+)$/gm))
      for (const name of list!.split(' ')) words.add(name);
    for (const [, list] of text.matchAll(/^pub use [\w:]*\{([^}]*)\}/gm))
      for (const name of list!.split(/[\s,]+/)) words.add(name);
  }
  return words;
}

/** One line for each module: what `core` has and we do not. */
export function missingTable(library: string): string {
  const lines = Object.entries(MODULES).map(([module, [files, own]]) => {
    const have = declared(own);
    const missing = new Set<string>();
    for (const file of files) {
      const text = readFileSync(join(library, 'core/src', file), 'utf8');
      for (const name of stableFunctions(text)) if (!have.has(name)) missing.add(name);
    }
    return `${module}: ${[...missing].sort().join(' ') || '-'}`;
  });
  return `${lines.join('\n')}\n`;
}

/** Names of a table that the prelude declares by now. */
export function foundAgain(table: string): string[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [module, names] = line.split(': ') as [string, string];
      const have = declared(MODULES[module]![1]);
      return names.split(' ').filter((name) => have.has(name));
    });
}
