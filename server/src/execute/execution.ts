/** Launches of a module: what is wrong with them, and the plans of their kernels. */
import { cooperativeProblem, residentBlocks } from '../emulate/index.ts';
import type { Module } from '../mir/index.ts';
import type { ExecuteOptions, Execution, LaunchInput, LaunchResult } from './api.ts';
import { clusterProblem } from './clusters.ts';
import { KernelPlan } from './compile.ts';
import { ForeignOperations } from './foreign.ts';
import { clusterOf, LaunchExecution, refused } from './launch.ts';
import type { Schedule } from './schedules.ts';
import { SpareMemory } from './spare-memory.ts';
import { waits } from './wait-kinds.ts';

/** Regions into which a kernel is cut for schedules at most. */
export const MAX_REGIONS = 300;
const MAX_THREADS = 1024;

/** Makes a module ready to run. Statics keep their values from one launch to the next. */
export function createExecution(module: Module, options: ExecuteOptions): Execution {
  return new ModuleExecution(module, options);
}

class ModuleExecution implements Execution {
  private readonly module: Module;
  private readonly options: ExecuteOptions;
  private readonly plans = new Map<string, KernelPlan>();
  private readonly foreign: ForeignOperations;
  private readonly spare: SpareMemory;
  /** Bytes of mutable statics, and which of them are initialised. */
  private readonly statics = new Map<
    string,
    { readonly bytes: Uint8Array; readonly initialised: Uint8Array }
  >();

  constructor(module: Module, options: ExecuteOptions) {
    this.module = module;
    this.options = options;
    this.foreign = new ForeignOperations(options.target);
    this.spare = options.spare ?? new SpareMemory();
  }

  reset(): void {
    this.statics.clear();
  }

  launch(input: LaunchInput, schedule?: Schedule): LaunchResult {
    const problem = this.problemOf(input);
    if (problem !== undefined) return refused(input, problem);
    const plan = this.planOf(input.kernel, schedule !== undefined);
    const blocks = input.grid[0] * input.grid[1] * input.grid[2];
    const cluster = clusterOf(this.module, input);
    const wrong = clusterProblem(this.options.target, input.grid, cluster);
    if (wrong !== undefined) return refused(input, wrong);
    if (input.cooperative === true) {
      const { target } = this.options;
      const [x, y, z] = input.block;
      const workgroupBytes = plan.workgroupBytes + (input.dynamicBytes ?? 0);
      const room = residentBlocks(target, { threads: x * y * z, workgroupBytes });
      const lost = cooperativeProblem(blocks, room, target.cpu);
      if (lost !== undefined) return refused(input, lost);
    }
    try {
      const { module, options, foreign, statics, spare } = this;
      const parts = { module, options, foreign, statics, spare, plan, schedule };
      return (
        new LaunchExecution({ ...parts, input }).run() ??
        new LaunchExecution({ ...parts, input: withoutInputs(input) }).run()!
      );
    } catch (error) {
      if (error instanceof RangeError) return refused(input, error.message);
      throw error;
    }
  }

  /** A kernel ready to be compiled; `points`: cut wherever a schedule may let others run. */
  private planOf(kernel: string, points: boolean): KernelPlan {
    const key = `${points} ${kernel}`;
    let plan = this.plans.get(key);
    if (plan === undefined) {
      const { target } = this.options;
      const callers = this.options.observers?.callers === true;
      plan = new KernelPlan({ source: this.module, kernel, target, waits, points, callers });
      if (points && plan.plan.waits.length > MAX_REGIONS) plan = this.planOf(kernel, false);
      this.plans.set(key, plan);
    }
    return plan;
  }

  private problemOf(input: LaunchInput): string | undefined {
    const { kernel, grid, block } = input;
    const fn = this.module.funcs.get(kernel);
    if (fn === undefined || fn.kind !== 'kernel' || fn.blocks.length === 0)
      return `there is no kernel \`${kernel}\``;
    if ([...grid, ...block].some((n) => !Number.isInteger(n) || n < 1))
      return `grid [${grid.join(', ')}] or block [${block.join(', ')}] is no size`;
    const threads = block[0] * block[1] * block[2];
    if (threads > MAX_THREADS) return `a block has ${threads} threads, more than ${MAX_THREADS}`;
    const shape = fn.launchBounds?.block;
    if (shape?.some((n, i) => n !== block[i]))
      return `\`${kernel}\` is compiled for blocks of [${shape.join(', ')}] threads`;
    const most = fn.launchBounds?.maxThreads;
    if (most !== undefined && threads > most)
      return `\`${kernel}\` is compiled for ${most} threads a block, the launch has ${threads}`;
    return undefined;
  }
}

/** A launch of which every buffer may be written. */
function withoutInputs(input: LaunchInput): LaunchInput {
  return { ...input, buffers: input.buffers.map((buffer) => ({ ...buffer, isInput: false })) };
}
