/**
 * Which kernel of one side is which of the other: by crate and name, by symbol, by name elsewhere,
 * by equal code, and what is left by how alike the sources are.
 */
import type { FindingState, KernelState } from './state.ts';

export interface KernelPair {
  readonly before: KernelState | undefined;
  readonly after: KernelState | undefined;
}

/** From here on two sources are those of one kernel: the share of pairs of words that both have. */
const ALIKE = 0.6;

/** Pairs, in the order of the new side, with what is gone at the end. */
export function matchKernels(
  before: readonly KernelState[],
  after: readonly KernelState[],
): readonly KernelPair[] {
  const left = new Set(before);
  const pairs = new Map<KernelState, KernelState>();
  const open = (): readonly KernelState[] => after.filter((one) => !pairs.has(one));
  const take = (one: KernelState, old: KernelState): void => {
    pairs.set(one, old);
    left.delete(old);
  };
  /** Matches by a key that has to be unique among what is left of both sides. */
  const by = (key: (kernel: KernelState) => string | undefined): void => {
    const olds = unique([...left], key);
    for (const [name, one] of unique(open(), key)) {
      const old = olds.get(name);
      if (old !== undefined) take(one, old);
    }
  };
  by(({ file, crate, name }) => `${crate}\0${file}\0${name}`);
  by(({ crate, name }) => `${crate}\0${name}`);
  by(({ file, name }) => `${file}\0${name}`);
  by(({ symbol }) => symbol);
  by(({ name }) => name);
  by(({ name, symbol, source }) => bodyOf(source, name, symbol));
  by(({ code }) =>
    code[0] === undefined || code[0].problems.length > 0 ? undefined : code[0].hash,
  );
  const words = new Map<KernelState, Map<string, number>>();
  const wordsOf = (kernel: KernelState): Map<string, number> => {
    let known = words.get(kernel);
    if (known === undefined) words.set(kernel, (known = pairsOfWords(kernel.source)));
    return known;
  };
  const alike = open()
    .flatMap((one) =>
      [...left].map((old) => ({ one, old, score: shared(wordsOf(one), wordsOf(old)) })),
    )
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score);
  for (const { one, old } of alike) if (!pairs.has(one) && left.has(old)) take(one, old);
  return [
    ...after.map((one) => ({ before: pairs.get(one), after: one })),
    ...[...left].map((old) => ({ before: old, after: undefined })),
  ];
}

function unique(
  all: readonly KernelState[],
  key: (kernel: KernelState) => string | undefined,
): ReadonlyMap<string, KernelState> {
  const out = new Map<string, KernelState | undefined>();
  for (const one of all) {
    const name = key(one);
    if (name !== undefined) out.set(name, out.has(name) ? undefined : one);
  }
  return new Map(
    [...out].flatMap(([name, one]) => (one === undefined ? [] : [[name, one] as const])),
  );
}

/** The source without the kernel's own name, and without blanks. */
function bodyOf(source: string, name: string, symbol: string): string | undefined {
  const plain = source.replaceAll(symbol, '').replaceAll(name, '').replace(/\s+/g, ' ');
  return plain.length < 40 ? undefined : plain;
}

function pairsOfWords(text: string): Map<string, number> {
  const out = new Map<string, number>();
  const words = text.match(/\w+|[^\s\w]/g) ?? [];
  for (let at = 1; at < words.length; at++) {
    const pair = `${words[at - 1]} ${words[at]}`;
    out.set(pair, (out.get(pair) ?? 0) + 1);
  }
  return out;
}

/** Twice what both have, of what there is: from 0 to 1. */
function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let both = 0;
  let all = 0;
  for (const [pair, count] of a) {
    both += Math.min(count, b.get(pair) ?? 0);
    all += count;
  }
  for (const count of b.values()) all += count;
  return all === 0 ? 0 : (2 * both) / all;
}

/** Findings that are on one side only. */
export function matchFindings(
  before: readonly FindingState[],
  after: readonly FindingState[],
): { readonly come: readonly FindingState[]; readonly gone: readonly FindingState[] } {
  let gone = [...before];
  let come = [...after];
  const keys: readonly ((one: FindingState) => string)[] = [
    ({ code, file, fingerprint }) => `${code} ${file} ${fingerprint}`,
    ({ code, fingerprint }) => `${code} ${fingerprint}`,
    ({ code, file, message }) => `${code} ${file} ${message}`,
    ({ code, message }) => `${code} ${message}`,
  ];
  for (const key of keys) {
    const counts = new Map<string, number>();
    for (const one of gone) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
    const used = new Map<string, number>();
    come = come.filter((one) => {
      const name = key(one);
      const count = counts.get(name) ?? 0;
      if (count === 0) return true;
      counts.set(name, count - 1);
      used.set(name, (used.get(name) ?? 0) + 1);
      return false;
    });
    gone = gone.filter((one) => {
      const count = used.get(key(one)) ?? 0;
      if (count === 0) return true;
      used.set(key(one), count - 1);
      return false;
    });
  }
  return { come, gone };
}
