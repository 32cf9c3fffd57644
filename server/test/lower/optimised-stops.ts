/**
 * The stops of a program that was optimised: which value each variable has there, by what the
 * passes have kept of `dbg.value`, where all ways to the stop agree on it.
 */
import {
  type Block,
  cloneFunc,
  computeCfg,
  computeIdoms,
  createInst,
  createModule,
  type DebugRecord,
  type Func,
  type Inst,
  Interpreter,
  type Module,
  terminator,
  type Value,
  varsInScope,
} from '../../src/mir/index.ts';
import { optimize } from '../../src/passes/index.ts';
import { readView } from '../../src/views/index.ts';
import { findFn, type TestProgram } from './program.ts';
import { bytesOf, memoryOf, type Stop, type StopSource, siteNumber, snapshot } from './stops.ts';

/** Records of each variable that hold, by its number. */
type State = Map<number, readonly DebugRecord[]>;

/** Runs an optimised function and gives all of its stops. */
export function optimisedStopsOf(test: TestProgram, name: string, level: 'O1' | 'O2'): Stop[] {
  const { lowering } = test;
  const instance = lowering.fnInstance(findFn(test, name), [], false);
  const module = moduleOf(test, instance.symbol);
  optimize(module, { level, roots: [instance.symbol], verify: true });
  const sites: { readonly fn: Func; readonly sources: readonly StopSource[] }[] = [];
  for (const fn of module.funcs.values()) if (fn.blocks.length > 0) prepare(fn, sites);
  const stops: Stop[] = [];
  const interpreter: Interpreter = new Interpreter(module, {
    externs({ symbol, args }) {
      if (symbol !== 'mark') return undefined;
      const { fn, sources } = sites[Number(args.at(-1))]!;
      const operands = args.slice(1, -1);
      stops.push({
        number: Number(args[0]),
        variables: sources.map(({ variable, pieces }) => {
          const { name: own, type } = fn.vars[variable]!;
          const bytes = bytesOf(interpreter, pieces, operands);
          return snapshot(readView(module.types!, type, bytes, memoryOf(interpreter), own));
        }),
      });
      return [];
    },
  });
  const outcome = interpreter.call(instance.symbol, []);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.trap.message}`);
  return stops;
}

/** A function and all that it names. */
function moduleOf(test: TestProgram, root: string): Module {
  const { lowering } = test;
  const module = createModule('test');
  const work = [root];
  for (let symbol = work.pop(); symbol !== undefined; symbol = work.pop()) {
    if (module.funcs.has(symbol) || module.globals.has(symbol)) continue;
    const instance = lowering.find(symbol);
    const func = instance && lowering.ensure(instance).func;
    if (func !== undefined) {
      module.funcs.set(symbol, cloneFunc(func));
      for (const { insts } of func.blocks)
        for (const { attrs } of insts) if (attrs.symbol !== undefined) work.push(attrs.symbol);
      continue;
    }
    const global = lowering.globalOf(symbol);
    if (global === undefined) continue;
    module.globals.set(symbol, global);
    for (const reloc of global.relocs) work.push(reloc.symbol);
  }
  const keys = [...module.funcs.values()].flatMap(({ vars }) => vars.map(({ type }) => type));
  module.types = lowering.views.table(keys);
  return module;
}

function prepare(fn: Func, sites: { fn: Func; sources: readonly StopSource[] }[]): void {
  const entries = statesOf(fn);
  const cfg = computeCfg(fn);
  const idom = computeIdoms(cfg);
  for (const block of fn.blocks) {
    const state: State = new Map(entries.get(block) ?? []);
    for (const inst of [...block.insts]) {
      for (const record of fn.records?.get(inst) ?? []) bind(state, record);
      if (inst.op !== 'call' || inst.attrs.symbol !== 'mark' || inst.loc === undefined) continue;
      const operands: Value[] = [];
      const sources = varsInScope(fn, inst.loc).map((variable): StopSource => {
        const pieces = (state.get(variable) ?? []).map(({ kind, fragment, value }) => {
          const own = value && constantBefore(fn, inst, value);
          const isThere = own !== undefined && isDefined(own, inst, cfg, idom);
          if (isThere) operands.push(own);
          const at = { variable, kind, ...(fragment !== undefined && { fragment }) };
          const twin = createInst(fn, block, 'dbg.value', [], [], at);
          return { inst: twin, operand: isThere ? operands.length - 1 : undefined };
        });
        // Where an address is not known, nothing is.
        const isKnown = pieces.every(
          ({ inst: { attrs }, operand }) => attrs.kind === 'value' || operand !== undefined,
        );
        return { variable, pieces: isKnown ? pieces : [] };
      });
      sites.push({ fn, sources });
      inst.args = [...inst.args, ...operands];
      inst.args = [...inst.args, siteNumber(fn, block, inst, sites.length - 1)];
    }
  }
}

/** The value, or a constant that the code has no more once again. */
function constantBefore(fn: Func, at: Inst, value: Value): Value {
  const { def } = value;
  if (!('op' in def) || !def.op.startsWith('const.')) return value;
  const twin = createInst(fn, at.block, def.op, [], [value.type], def.attrs);
  at.block.insts.splice(at.block.insts.indexOf(at), 0, twin);
  return twin.results[0];
}

/** What holds where each block begins: what all its predecessors agree on. */
function statesOf(fn: Func): ReadonlyMap<Block, State> {
  const entries = new Map<Block, State>();
  const entry = fn.blocks[0]!;
  const work = [entry];
  entries.set(entry, new Map());
  for (let block = work.pop(); block !== undefined; block = work.pop()) {
    const state: State = new Map(entries.get(block)!);
    for (const inst of block.insts)
      for (const record of fn.records?.get(inst) ?? []) bind(state, record);
    for (const { block: next } of terminator(block)?.targets ?? []) {
      const known = entries.get(next);
      const both: State =
        known === undefined
          ? new Map(state)
          : new Map([...known].filter(([variable, list]) => isSame(state.get(variable), list)));
      if (known !== undefined && both.size === known.size) continue;
      entries.set(next, both);
      work.push(next);
    }
  }
  return entries;
}

function isSame(a: readonly DebugRecord[] | undefined, b: readonly DebugRecord[]): boolean {
  return a?.length === b.length && a.every((one, i) => one === b[i]);
}

function bind(state: State, record: DebugRecord): void {
  const [from, size] = record.fragment ?? [0, Infinity];
  const others = (state.get(record.variable) ?? []).filter(({ fragment }) => {
    const [at, length] = fragment ?? [0, Infinity];
    return at + length <= from || from + size <= at;
  });
  state.set(record.variable, [...others, record]);
}

function isDefined(
  value: Value,
  at: Inst,
  cfg: ReturnType<typeof computeCfg>,
  idom: ReturnType<typeof computeIdoms>,
): boolean {
  const { def } = value;
  const home = 'op' in def ? def.block : def;
  if (home === at.block) return !('op' in def) || home.insts.indexOf(def) < home.insts.indexOf(at);
  if ('op' in def ? !home.insts.includes(def) : !home.params.includes(value)) return false;
  let order = cfg.order[at.block.id]!;
  while (order > 0) {
    order = idom[order]!;
    if (cfg.rpo[order] === home) return true;
  }
  return false;
}
