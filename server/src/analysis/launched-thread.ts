/**
 * One thread of a launch whose sizes and arguments are known, followed as far as every condition on
 * its way is decided: what it does there, it does in each run. Memory is not known, and the walk
 * ends where something unknown decides.
 */
import { type Func, type Inst, isPtr, terminator } from '../mir/index.ts';
import { accessesOf, type MemoryAccess } from './memory-access.ts';
import { evaluate, type Known, RegionAddress, type Thread } from './simt-values.ts';

type Triple = readonly [number, number, number];

export interface LaunchedThread {
  readonly fn: Func;
  readonly grid: Triple;
  readonly block: Triple;
  /** Index of the workgroup, and of the thread in it. */
  readonly group: Triple;
  readonly thread: Triple;
  /**
   * What the launch passes, in the order of the function's parameters: bits of numbers, undefined
   * for what is not known.
   */
  readonly params: readonly (bigint | undefined)[];
}

export interface LaunchedAccess {
  readonly access: MemoryAccess;
  /** Index of the parameter that points to the memory. */
  readonly param: number;
  /** Bytes from where it points to. */
  readonly offset: number;
}

export interface ThreadEvents {
  /** An access through a pointer that the launch passes. Returns whether to go on. */
  access(event: LaunchedAccess): boolean;
  /** A check that fails: the kernel traps there. Returns whether to go on. */
  fails?(inst: Inst): boolean;
}

/** Loops with more rounds than this are not followed to their end. */
const MAX_STEPS = 40_000;

const DIMS = ['x', 'y', 'z'] as const;

/** Follows the thread; what it comes to is reported in order. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the loop of an interpreter
export function followThread(launch: LaunchedThread, events: ThreadEvents): void {
  const { fn, block } = launch;
  const thread: Thread = {
    index: 0,
    id: launch.thread,
    values: new Array<Known>(fn.nextValue).fill(undefined),
  };
  const { values } = thread;
  const entry = fn.blocks[0]!;
  entry.params.forEach((param, at) => {
    values[param.id] = isPtr(param.type) ? new RegionAddress(`^${at}`, 0) : launch.params[at];
  });
  let at = entry;
  for (let steps = 0; steps < MAX_STEPS; ) {
    for (const inst of at.insts) {
      steps++;
      if (inst.targets !== undefined) break;
      if (inst.op === 'assume' && values[inst.args[0].id] === 0n) {
        if (events.fails?.(inst) !== true) return;
        continue;
      }
      for (const access of accessesOf(inst)) {
        const address = values[access.ptr.id];
        if (!(address instanceof RegionAddress) || address.offset === undefined) continue;
        if (!address.region.startsWith('^') || access.size === undefined) continue;
        const param = Number(address.region.slice(1));
        if (!events.access({ access, param, offset: address.offset })) return;
      }
      step(inst, thread, launch, block);
    }
    const end = terminator(at);
    const edge = end && edgeOf(end, values);
    if (edge === undefined) return;
    const args = edge.args.map((arg) => values[arg.id]);
    edge.block.params.forEach((param, i) => {
      values[param.id] = args[i];
    });
    at = edge.block;
  }
}

function step(inst: Inst, thread: Thread, launch: LaunchedThread, block: Triple): void {
  const [result] = inst.results;
  if (result === undefined) return;
  const dim = inst.attrs.dim === undefined ? 0 : DIMS.indexOf(inst.attrs.dim as 'x');
  if (inst.op === 'gpu.workgroup.id') thread.values[result.id] = BigInt(launch.group[dim]!);
  else if (inst.op === 'gpu.grid.size') thread.values[result.id] = BigInt(launch.grid[dim]!);
  else evaluate(inst, thread, { block });
}

/** Where the thread goes; undefined at the end, and where that is not known. */
function edgeOf(end: Inst, values: readonly Known[]) {
  const targets = end.targets ?? [];
  if (targets.length === 1) return targets[0];
  const on = end.args[0] && values[end.args[0].id];
  if (typeof on !== 'bigint') return undefined;
  if (end.op === 'br.if') return on === 1n ? targets[0] : targets[1];
  return end.op === 'switch' ? targets[end.attrs.cases!.indexOf(on) + 1] : undefined;
}
