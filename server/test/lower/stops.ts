/**
 * Programs that stop: `stop!(n, a, b)` names the variables of a place. Natively it prints them with
 * `{:?}`; here each call of `mark` that it becomes reads all variables in scope by what `dbg.value`
 * says before it, and their bytes by the views of their types.
 */
import { fileId } from '../../src/base/index.ts';
import {
  type Block,
  cloneFunc,
  computeCfg,
  computeIdoms,
  createModule,
  type Func,
  type Inst,
  Interpreter,
  type Value,
  varsInScope,
} from '../../src/mir/index.ts';
import { type Bytes, type Memory, readView, type Shown } from '../../src/views/index.ts';
import { findFn, loadProgram, showSpan, type TestProgram } from './program.ts';

const NATIVE = `macro_rules! stop { ($n:literal $(, $v:ident)* $(; $($w:ident)*)?) => { { println!("stop {}", $n); $( println!("{} = {:?}", stringify!($v), $v); )* } } }`;
const OURS = `macro_rules! stop { ($n:literal $(, $v:ident)* $(; $($w:ident)*)?) => { unsafe { mark($n) } } } unsafe extern "C" { fn mark(n: u32); }`;

/** Names of the functions that are run. */
export function kernelsOf(text: string): string[] {
  return [...text.matchAll(/^pub fn (k_\w+)\(\)/gm)].map(([, name]) => name!);
}

/** The text behind its documentation, in whose place something else comes. */
function withHead(text: string, head: string): string {
  return text.replace(/\n\n/, `\n${head}\n`);
}

/** The program as rustc builds it for this machine. */
export function nativeText(text: string): string {
  const calls = kernelsOf(text).map((name) => `println!("kernel ${name}"); ${name}();`);
  return `${withHead(text, NATIVE)}\nfn main() { ${calls.join(' ')} }\n`;
}

/** One stop: its number, and the variables in the order in which they can be named. */
export interface Stop {
  readonly number: number;
  readonly variables: readonly Shown[];
}

/** Where a variable's bytes come from at one stop. */
export interface StopSource {
  readonly variable: number;
  readonly pieces: readonly {
    readonly inst: Inst;
    /** Among the operands that the mark got. */
    readonly operand: number | undefined;
  }[];
}

/** Runs a function and gives all of its stops. */
export function stopsOf(test: TestProgram, name: string): Stop[] {
  const { lowering } = test;
  const stops: Stop[] = [];
  const sites: { readonly fn: Func; readonly sources: readonly StopSource[] }[] = [];
  const prepared = (fn: Func): Func => {
    const copy = cloneFunc(fn);
    const cfg = computeCfg(copy);
    const idom = computeIdoms(cfg);
    for (const block of copy.blocks)
      for (const inst of [...block.insts]) {
        if (inst.op !== 'call' || inst.attrs.symbol !== 'mark' || inst.loc === undefined) continue;
        const operands: Value[] = [];
        const sources = varsInScope(copy, inst.loc).map((variable): StopSource => {
          const before = function* (): Generator<Inst> {
            let at: Block | undefined = block;
            let index = block.insts.indexOf(inst);
            while (at !== undefined) {
              while (--index >= 0) yield at.insts[index]!;
              const order: number = cfg.order[at.id]!;
              at = order <= 0 ? undefined : cfg.rpo[idom[order]!];
              index = at?.insts.length ?? 0;
            }
          };
          return { variable, pieces: piecesOf(before(), variable, operands) };
        });
        sites.push({ fn: copy, sources });
        inst.args = [...inst.args, ...operands];
        inst.attrs = { ...inst.attrs };
        siteOf.set(inst, sites.length - 1);
        inst.args = [...inst.args, siteNumber(copy, block, inst, sites.length - 1)];
      }
    return copy;
  };
  const siteOf = new Map<Inst, number>();
  const interpreter: Interpreter = new Interpreter(createModule('test'), {
    resolve(symbol) {
      const instance = lowering.find(symbol);
      if (instance === undefined) return lowering.globalOf(symbol);
      const { problem, func } = lowering.ensure(instance);
      if (problem !== undefined)
        throw new Error(`${instance.display}: ${problem.what} at ${showSpan(test, problem.span)}`);
      return func && prepared(func);
    },
    externs({ symbol, args }) {
      if (symbol !== 'mark') return undefined;
      const { fn, sources } = sites[Number(args.at(-1))]!;
      const operands = args.slice(1, -1);
      const keys = sources.map(({ variable }) => fn.vars[variable]!.type);
      const types = lowering.views.table(keys);
      stops.push({
        number: Number(args[0]),
        variables: sources.map(({ variable, pieces }) => {
          const { name: own, type } = fn.vars[variable]!;
          const bytes = bytesOf(interpreter, pieces, operands);
          return snapshot(readView(types, type, bytes, memoryOf(interpreter), own));
        }),
      });
      return [];
    },
  });
  const instance = lowering.fnInstance(findFn(test, name), [], false);
  const outcome = interpreter.call(instance.symbol, []);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.trap.message}`);
  return stops;
}

/** A value that is written while its memory is there. */
export function snapshot(value: Shown): Shown {
  const { text } = value;
  return { ...value, text };
}

export function siteNumber(fn: Func, block: Block, before: Inst, site: number): Value {
  const result: Value = { id: fn.nextValue++, type: 'i64', def: before, name: undefined };
  const inst: Inst = {
    op: 'const.int',
    args: [],
    results: [result],
    attrs: { bits: BigInt(site) },
    targets: undefined,
    loc: undefined,
    block,
  } as unknown as Inst;
  result.def = inst;
  block.insts.splice(block.insts.indexOf(before), 0, inst);
  return result;
}

/** What `dbg.value` said last, going backwards from a stop; a part at a time. */
function piecesOf(
  before: Iterable<Inst>,
  variable: number,
  operands: Value[],
): StopSource['pieces'] {
  const pieces: { inst: Inst; operand: number | undefined }[] = [];
  const seen = new Set<string>();
  for (const inst of before) {
    if (inst.op !== 'dbg.value' || inst.attrs.variable !== variable) continue;
    const key = String(inst.attrs.fragment);
    if (seen.has(key) || (pieces.length > 0 && inst.attrs.fragment === undefined)) break;
    seen.add(key);
    const [value] = inst.args;
    if (value !== undefined) operands.push(value);
    pieces.push({ inst, operand: value === undefined ? undefined : operands.length - 1 });
    if (inst.attrs.fragment === undefined) break;
  }
  return pieces;
}

export function bytesOf(
  interpreter: Interpreter,
  pieces: StopSource['pieces'],
  operands: readonly (bigint | undefined)[],
): Bytes {
  return {
    read(offset, size) {
      const out = new Uint8Array(size);
      if (pieces.length === 0) return 'no value yet';
      const [{ inst, operand }] = pieces as [StopSource['pieces'][number]];
      const { kind } = inst.attrs;
      if (kind !== 'value') {
        let address = operands[operand!]!;
        if (kind === 'indirect') address = interpreter.readValue(address, 'ptr')!;
        return interpreter.readBytes(address + BigInt(offset), size) ?? 'uninitialized';
      }
      for (let i = 0; i < size; i++) {
        const at = offset + i;
        const piece = pieces.find(({ inst: { attrs } }) => {
          const [start, length] = attrs.fragment ?? [0, Infinity];
          return at >= start && at < start + length;
        });
        if (piece === undefined || piece.operand === undefined) return 'optimized out';
        const bits = operands[piece.operand];
        if (bits === undefined) return 'uninitialized';
        const start = piece.inst.attrs.fragment?.[0] ?? 0;
        out[i] = Number((bits >> BigInt(8 * (at - start))) & 0xffn);
      }
      return out;
    },
  };
}

export function memoryOf(interpreter: Interpreter): Memory {
  return {
    read: (address, size) => interpreter.readBytes(address, size) ?? 'not readable',
  };
}

/** A text with stops as a program of ours. */
export function stoppingProgram(text: string): TestProgram {
  void fileId;
  return loadProgram(withHead(text, OURS), {
    edition: 2024,
    overflowChecks: true,
    exact: true,
    variables: true,
  });
}
