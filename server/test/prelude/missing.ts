/**
 * What of `core` the prelude lacks, as a table: stable names first, then those of unstable
 * features.
 */
import { join } from 'node:path';
import { PRELUDE } from './collect.ts';
import { type PublicApi, publicApi } from './public-api.ts';

const NUMBER = '[iu](?:8|16|32|64|128|size)|f16|f32|f64';
const SCALARS = new RegExp(`\\b(?:${NUMBER}|bool|char)\\b`, 'g');

/** Implemented by the compiler, so that no impl is written. */
const BUILT_IN = new RegExp(
  `^impl (?:Clone|Copy) for (?:${NUMBER}|bool|char|!|&A'|\\*(?:const|mut) A'|\\[A'; B'\\])$`,
);

/**
 * Marker traits that every type has here, derives, and what is the same under another name:
 * `Atomic<u8>` is `AtomicU8`.
 */
const PASSED_OVER =
  /^impl (?:Send|Sync|Unpin|UnwindSafe|RefUnwindSafe|Freeze|Tuple|Destruct)\b|\bAtomic(?:<|::)|^macro .*::[A-Z]/;

/** Is one generic impl of ours in place of those for each number type? */
function isGeneric(own: PublicApi, key: string): boolean {
  const [, trait, args, self] = /^impl (\w+)(?:<(.*)>)? for (.*)$/.exec(key) ?? [];
  if (trait === undefined || self === undefined) return false;
  const general = (text: string): string => text.replace(SCALARS, "A'");
  if (args === undefined) return own.has(`impl ${trait} for ${general(self)}`);
  const bare = args.replace(/^&/, '');
  return [
    [general(args), self],
    [args, general(self)],
    [general(args), general(self)],
    [general(bare), self],
    ["A'", self],
    ["A'", general(self)],
  ].some(([a, s]) => own.has(`impl ${trait}<${a}> for ${s}`));
}

/**
 * Names that stand in `core` where outsiders can reach them: of types, traits and whole modules.
 */
class Reachable {
  readonly #names = new Set<string>();
  readonly #gone: readonly string[];

  constructor(core: PublicApi, own: PublicApi) {
    const missing = [...core.keys()].filter((key) => key.startsWith('mod ') && !own.has(key));
    this.#gone = missing.map((key) => `${key.slice(4)}::`);
    for (const key of core.keys()) {
      const [kind, path = ''] = key.split(' ');
      if ((kind === 'type' || kind === 'trait') && !this.isGone(path))
        this.#names.add(path.slice(path.lastIndexOf('::') + 2));
    }
  }

  /** Is it in a module that is missing as a whole? */
  isGone(path: string): boolean {
    return this.#gone.some((module) => path.startsWith(module));
  }

  /** Are all capitalised names in the text known to outsiders? */
  knows(text: string): boolean {
    return (text.match(/\b[A-Z]\w+/g) ?? []).every((name) => this.#names.has(name));
  }
}

/** One line for each group of missing names. */
export function missingTable(library: string): string {
  const core = publicApi(join(library, 'core/src/lib.rs'));
  const own = publicApi(join(PRELUDE, 'lib.rs'));
  const reachable = new Reachable(core, own);
  const groups = new Map<string, string[]>();
  for (const [key, feature] of core) {
    if (own.has(key) || BUILT_IN.test(key) || PASSED_OVER.test(key) || key.includes('f128'))
      continue;
    const [kind = '', ...words] = key.split(' ');
    const rest = words.join(' ');
    if (reachable.isGone(rest)) continue;
    if (kind === 'impl' ? !reachable.knows(rest) || isGeneric(own, key) : false) continue;
    if (kind === 'method' && !reachable.knows(rest.replace(/::\w+$/, ''))) continue;
    if (/^core::prelude::(?:rust_20|v1::.*::)/.test(rest)) continue;
    const short = rest.replace(/^core::/, '');
    const group = feature === '' ? `${kind}s` : `unstable ${feature}`;
    const list = groups.get(group) ?? [];
    groups.set(group, list);
    list.push(short);
  }
  const line = ([group, names]: [string, string[]]): string =>
    `${group}: ${names.sort().join(group === 'impls' || names.some((n) => n.includes(' ')) ? '; ' : ' ')}`;
  const stable = [...groups].filter(([group]) => !group.startsWith('unstable ')).map(line);
  const unstable = [...groups].filter(([group]) => group.startsWith('unstable ')).map(line);
  return `${[...stable.sort(), ...unstable.sort()].join('\n')}\n`;
}
