/**
 * What reading a text costs, counted and not timed: characters that string methods and regular
 * expressions have looked at or handed out, and one for each call. For tests that hold a cost to
 * growing with the text.
 */

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Characters that a call has gone through. */
type Cost = (text: string, args: readonly unknown[], result: unknown) => number;

const whole: Cost = (text) => text.length;
const one: Cost = () => 0;
const part: Cost = (_text, _args, result) => (result as string).length;
const forward: Cost = (text, [, from], result) =>
  ((result as number) < 0 ? text.length : (result as number)) - Number(from ?? 0);
const backward: Cost = (text, [, from], result) =>
  Number(from ?? text.length) - Math.max(0, result as number);

const STRING: Readonly<Record<string, Cost>> = {
  at: one,
  charAt: one,
  charCodeAt: one,
  codePointAt: one,
  startsWith: one,
  endsWith: one,
  includes: whole,
  indexOf: forward,
  lastIndexOf: backward,
  slice: part,
  substring: part,
  split: whole,
  trim: whole,
  trimStart: whole,
  trimEnd: whole,
  replaceAll: whole,
  repeat: part,
};

/** All that `matchAll`, `replace`, `match` and `test` do comes here. */
function exec(this: RegExp, original: Method, text: unknown): { result: unknown; cost: number } {
  const from = this.global || this.sticky ? this.lastIndex : 0;
  const result = original.call(this, text) as RegExpExecArray | null;
  const length = String(text).length;
  const to = result ? result.index + result[0].length : this.sticky ? from : length;
  return { result, cost: Math.max(0, to - from) };
}

/** Runs something and counts what it reads. */
export function textWork(run: () => void): number {
  let work = 0;
  const strings = String.prototype as unknown as Record<string, Method>;
  const expressions = RegExp.prototype as unknown as Record<string, Method>;
  const originals = Object.keys(STRING).map((name) => [name, strings[name]!] as const);
  const originalExec = expressions['exec']!;
  for (const [name, original] of originals) {
    const cost = STRING[name]!;
    strings[name] = function (...args) {
      const result = original.apply(this, args);
      work += 1 + cost(this as string, args, result);
      return result;
    };
  }
  expressions['exec'] = function (text) {
    const { result, cost } = exec.call(this as RegExp, originalExec, text);
    work += 1 + cost;
    return result;
  };
  try {
    run();
  } finally {
    for (const [name, original] of originals) strings[name] = original;
    expressions['exec'] = originalExec;
  }
  return work;
}
