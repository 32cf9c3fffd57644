/**
 * Evaluates a build script: its `main` in the MIR interpreter, with what `host.ts` gives, and with
 * limits. Most scripts print a few lines; those that write tables are optimised first, once it
 * shows that they run for long.
 */
import { LIMITS } from '../../base/index.ts';
import type { Crate, Program } from '../../hir/index.ts';
import { type FnInstance, type Lowering, reach } from '../../lower/index.ts';
import { cloneFunc, createModule, type Func, type Global, Interpreter } from '../../mir/index.ts';
import { optimize } from '../../passes/index.ts';
import { ScriptHost, type ScriptWorld } from './host.ts';

/** Instructions of a script that is not worth being optimised. */
const FEW_STEPS = 2_000_000;
/** Instructions of optimised code: some ten seconds. */
const MAX_STEPS = LIMITS.scriptSteps.limit;
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
export type Evaluated =
  | { readonly host: ScriptHost; readonly refused?: undefined }
  | { readonly host: ScriptHost; readonly refused: string };

/** Where a script begins, and its `main`. */
interface Entry {
  readonly start: FnInstance;
  readonly main: FnInstance;
}

/** Runs the script to its end. `world` gives what it may see, anew for each attempt. */
export function evaluate(
  script: Script,
  world: (host: () => ScriptHost) => ScriptWorld,
): Evaluated {
  const entry = entryOf(script);
  const attempt = (steps: number, symbols: Symbols): Evaluated | 'long' => {
    const host: ScriptHost = new ScriptHost(world(() => host));
    if (entry === undefined) return { host, refused: 'it has no `main`' };
    return run(entry, host, steps, symbols);
  };
  const first = attempt(FEW_STEPS, lazySymbols(script.lowering));
  if (first !== 'long') return first;
  const second = attempt(MAX_STEPS, optimised(script.lowering, entry!));
  if (second !== 'long') return second;
  const host: ScriptHost = new ScriptHost(world(() => host));
  return { host, refused: `it takes more than ${MAX_STEPS} steps` };
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

/** Runs a script for so many steps at most. */
function run(
  { start, main }: Entry,
  host: ScriptHost,
  maxSteps: number,
  symbols: Symbols,
): Evaluated | 'long' {
  const machine: Interpreter = new Interpreter(createModule('build script'), {
    resolve: (symbol) => symbols.find(symbol),
    externs: (call) => host.call(machine, call),
    maxSteps,
    maxMemory: MAX_MEMORY,
    maxCallDepth: MAX_CALLS,
  });
  const address = machine.addressOf(main.symbol);
  if (address === undefined) return { host, refused: symbols.problem() ?? 'it has no `main`' };
  const outcome = machine.call(start.symbol, [address]);
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
