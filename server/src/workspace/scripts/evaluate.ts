/**
 * Evaluates a build script: its `main` in the MIR interpreter, with what `host.ts` gives, and with
 * limits. Most scripts print a few lines; those that write tables are optimised first, once it
 * shows that they run for long.
 */
import { LIMITS } from '../../base/index.ts';
import type { Crate, Program } from '../../hir/index.ts';
import { type FnInstance, type Lowering, reach } from '../../lower/index.ts';
import {
  type CallMeter,
  cloneFunc,
  createModule,
  type Func,
  type Global,
  Interpreter,
} from '../../mir/index.ts';
import { optimize } from '../../passes/index.ts';
import { ScriptHost, type ScriptWorld } from './host.ts';

/** Instructions of a script that is not worth being optimised. */
const FEW_STEPS = 2_000_000;
/** An instruction of code that is not optimised takes as long as so many that are. */
const UNOPTIMISED = 3;
const MAX_MEMORY = LIMITS.scriptBytes.limit;
const MAX_CALLS = LIMITS.scriptCalls.limit;

/** A script as crates, and their code. */
export interface Script {
  readonly program: Program;
  readonly lowering: Lowering;
  readonly crate: Crate;
  readonly std: Crate;
}

/** What a script left, or why it did not get to its end. */
interface Ended {
  readonly host: ScriptHost;
  readonly refused?: string;
}

export interface Evaluated extends Ended {
  /** Instructions that it took; those of code that was not optimised count as several. */
  readonly steps: number;
}

/** Where a script begins, and its `main`. */
interface Entry {
  readonly start: FnInstance;
  readonly main: FnInstance;
}

/**
 * Runs the script to its end. `world` gives what it may see, anew for each attempt; `most`: the
 * instructions that it may take.
 */
export function evaluate(
  script: Script,
  world: (host: () => ScriptHost) => ScriptWorld,
  most: number,
): Evaluated {
  const entry = entryOf(script);
  let steps = 0;
  const attempt = (maxSteps: number, symbols: Symbols, weight: number): Ended | 'long' => {
    const host: ScriptHost = new ScriptHost(world(() => host));
    if (entry === undefined) return { host, refused: 'it has no `main`' };
    const meter: CallMeter = { steps: 0, reached: () => undefined };
    const ended = run(entry, host, { maxSteps, meter, symbols });
    steps += Math.min(meter.steps, maxSteps) * weight;
    return ended;
  };
  const first = attempt(
    Math.min(FEW_STEPS, Math.ceil(most / UNOPTIMISED)),
    lazySymbols(script.lowering),
    UNOPTIMISED,
  );
  if (first !== 'long') return { ...first, steps };
  if (steps < most) {
    const second = attempt(most - steps, optimised(script.lowering, entry!), 1);
    if (second !== 'long') return { ...second, steps };
  }
  const host: ScriptHost = new ScriptHost(world(() => host));
  const { limit } = LIMITS.scriptSteps;
  const refused =
    most < limit
      ? `it and the build scripts before it take more than ${LIMITS.scriptsTogether.limit} steps`
      : `it takes more than ${limit} steps`;
  return { host, refused, steps: most };
}

function entryOf({ program, lowering, crate, std }: Script): Entry | undefined {
  const main = crate.root.values.get('main')?.def;
  const ends = std.root.types.get('process')?.def;
  const start = ends?.kind === 'module' ? ends.values.get('start')?.def : undefined;
  if (main?.kind !== 'fn' || start?.kind !== 'fn') return undefined;
  return {
    main: lowering.fnInstance(main, [], false),
    start: lowering.fnInstance(start, [program.fnSig(main).ret], false),
  };
}

/** Functions and globals by symbol, and the first of them that cannot be compiled. */
interface Symbols {
  find(symbol: string): Func | Global | undefined;
  readonly problem: () => string | undefined;
}

/** Those that are called, when they are called. */
function lazySymbols(lowering: Lowering): Symbols {
  let reason: string | undefined;
  return {
    find: (symbol) => {
      const global = lowering.globalOf(symbol);
      if (global !== undefined) return global;
      const instance = lowering.linked(symbol);
      if (instance === undefined) return undefined;
      const { func, problem } = lowering.ensure(instance);
      if (problem !== undefined) reason ??= `${problem.kind}: ${problem.what}`;
      return func;
    },
    problem: () => reason,
  };
}

/** All that can be reached, optimised; as it is where something in it cannot be compiled. */
function optimised(lowering: Lowering, { start, main }: Entry): Symbols {
  const module = createModule('build script');
  const lazy = lazySymbols(lowering);
  for (const root of [start, main]) {
    const found = reach(lowering, root);
    if ('problem' in found) return lazy;
    for (const instance of found.functions) {
      const { func } = lowering.ensure(instance);
      if (func !== undefined && !module.funcs.has(instance.symbol))
        module.funcs.set(instance.symbol, cloneFunc(func));
    }
    for (const symbol of found.globals) module.globals.set(symbol, lowering.globalOf(symbol)!);
  }
  optimize(module, { roots: [start.symbol, main.symbol], level: 'O1' });
  return {
    find: (symbol) => module.funcs.get(symbol) ?? module.globals.get(symbol) ?? lazy.find(symbol),
    problem: lazy.problem,
  };
}

/** One attempt to run a script: at most so many steps, which the meter counts. */
interface Attempt {
  readonly maxSteps: number;
  readonly meter: CallMeter;
  readonly symbols: Symbols;
}

/** Runs a script for so many steps at most. */
function run(
  { start, main }: Entry,
  host: ScriptHost,
  { maxSteps, meter, symbols }: Attempt,
): Ended | 'long' {
  const machine: Interpreter = new Interpreter(createModule('build script'), {
    resolve: (symbol) => symbols.find(symbol),
    externs: (call) => host.call(machine, call),
    maxSteps,
    maxMemory: MAX_MEMORY,
    maxCallDepth: MAX_CALLS,
  });
  const address = machine.addressOf(main.symbol);
  if (address === undefined) return { host, refused: symbols.problem() ?? 'it has no `main`' };
  const outcome = machine.call(start.symbol, [address], meter);
  const { ended } = host;
  if (ended !== undefined && 'refused' in ended) return { host, refused: ended.refused };
  if (ended !== undefined) return ended.code === 0 ? { host } : { host, refused: failure(host) };
  if (outcome.ok) return { host };
  const { kind, message } = outcome.trap;
  if (kind === 'limit' && message.endsWith('steps')) return 'long';
  const problem = symbols.problem();
  if (problem !== undefined) return { host, refused: problem };
  if (kind === 'limit') return { host, refused: `it takes ${message}` };
  return { host, refused: kind === 'trap' ? `it panics: ${message}` : message };
}

/** What a script says for itself when it fails. */
function failure({ complaints }: ScriptHost): string {
  const last = complaints.trim().split('\n').at(-1) ?? '';
  return last === '' ? 'it fails' : `it fails: ${last}`;
}
