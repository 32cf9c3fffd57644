/**
 * The behaviour fixtures of `mir/interpret` once more, through PTX: every `; run: f(..) == ..` line
 * with numbers becomes a thread that calls `f`. The interpreter says what must come out; lines
 * about traps and undefined values are its own.
 */
import assert from 'node:assert/strict';
import {
  bitWidth,
  type Func,
  isFloat,
  type MirType,
  type Module,
  numberToFloat,
  parseMir,
} from '../../src/mir/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';
import { checkCase } from './differential.ts';

const ROOT = 'test-fixtures/mir/interpret';

/** Bits of a number in a run line; undefined for what is no plain number. */
function bitsOf(word: string, type: MirType): bigint | undefined {
  if (type.startsWith('ptr')) return undefined;
  if (/^0x[0-9a-f]+$/.test(word)) return BigInt(word);
  if (isFloat(type)) return /^-?[\d.]+$/.test(word) ? numberToFloat(Number(word), type) : undefined;
  return /^-?\d+$/.test(word) ? BigInt.asUintN(bitWidth(type), BigInt(word)) : undefined;
}

/** The argument tuples of all usable lines, by function. */
function runsOf(module: Module, text: string): Map<Func, bigint[][]> {
  const runs = new Map<Func, bigint[][]>();
  for (const match of text.matchAll(/^; run: ([\w.$]+)\((.*?)\) == (.*)$/gm)) {
    const fn = module.funcs.get(match[1]!);
    if (
      fn === undefined ||
      match[3]!.includes('undef') ||
      fn.results.some((t) => t.startsWith('ptr'))
    )
      continue;
    const words = match[2] === '' ? [] : match[2]!.split(/,\s*/);
    const tuple = words.map((word, i) => bitsOf(word, fn.params[i]!));
    if (fn.results.length === 0 || tuple.includes(undefined)) continue;
    runs.set(fn, [...(runs.get(fn) ?? []), tuple as bigint[]]);
  }
  return runs;
}

/**
 * Functions whose meaning in the interpreter is not a GPU's: they count on fresh memory for every
 * call.
 */
const SKIPPED: readonly string[] = ['counter'];

describe('PTX: behaviour fixtures', () => {
  let count = 0;
  for (const path of listFiles(ROOT, ['.mir'])) {
    const text = readRepo(path);
    for (const [{ name }, inputs] of runsOf(parseMir(text).module, text)) {
      if (SKIPPED.includes(name)) continue;
      count += inputs.length;
      it(`${path.slice(ROOT.length + 1, -4)}: ${name}`, () => {
        const { module } = parseMir(text);
        const fn = module.funcs.get(name)!;
        checkCase(
          {
            argTypes: fn.params,
            resultTypes: fn.results,
            inputs,
            build: (b, args) => b.call(name, [...args], fn.results),
          },
          name,
          'sm_80',
          module,
        );
      });
    }
  }
  it('there are lines to run', () => assert.ok(count > 20, `only ${count}`));
});
