/**
 * Kernels as the rules see them. What is known of one is kept until an edit changes a definition
 * whose code it reaches; nothing is lowered or brought into shape before somebody asks. The code
 * itself is kept up to a budget (`db/budgets.ts`): what rules found out stays when it goes, and who
 * asks for it again gets it made again.
 */
import { createAsk } from '../analysis/index.ts';
import { TooMuchWork } from '../base/index.ts';
import { BUDGETS, type Database, derived, type Reading } from '../db/index.ts';
import type { FnDef } from '../hir/index.ts';
import {
  CODE,
  CONSTANTS,
  type KernelRoot,
  type LaunchAsk,
  type LoweredKernel,
  type Lowering,
  type LowerProblem,
  lowerKernels,
  lowerPartially,
} from '../lower/index.ts';
import type { Func, Inst, Module } from '../mir/index.ts';
import { legible, type Prepare } from '../passes/index.ts';
import type { DeviceCode } from '../rules/index.ts';
import { type CodeSize, codeSize, type Fitting, fitting } from './text-limit.ts';

/**
 * What is known of a kernel as long as nothing that it reaches has changed: the same object until
 * then.
 */
export interface KernelState {
  /** Undefined while it cannot be compiled; `problems` say why. */
  readonly kernel: LoweredKernel | undefined;
  readonly problems: readonly LowerProblem[];
  /** All that is unknown in code that is analysed in part; `problems` has the first of them. */
  readonly unknown: readonly LowerProblem[];
  /** Of code that is analysed. */
  readonly size: CodeSize;
}

const NO_CODE: CodeSize = { instructions: 0, bytes: 0 };

interface Entry extends KernelState {
  readonly code: KernelCode | undefined;
}

/** The optimiser that previews use, so that its work is shared. */
export type Optimised = (root: KernelRoot) => readonly Func[];

export class DeviceCodes {
  readonly db: Database;
  private readonly program: { release(): void };
  private readonly lowering: Lowering;
  private readonly optimised: Optimised;
  private readonly begins: (root: KernelRoot) => void;
  private readonly known = new Set<KernelCode>();
  /** What is known of a kernel: it depends on the code of each definition that it reaches. */
  private readonly kernels = derived<KernelRoot, Entry>('kernel', {
    compute: (cx, root, old) => this.look(cx, root, old),
    print: ({ kernel, problems }) => [kernel?.symbol, problems.map(({ what }) => what)],
  });
  /** How often all code was let go; tests watch it. */
  releases = 0;

  /** @param begins told of each kernel before it is lowered */
  constructor(
    program: { release(): void },
    lowering: Lowering,
    optimised: Optimised,
    begins: (root: KernelRoot) => void = () => undefined,
  ) {
    this.program = program;
    this.lowering = lowering;
    this.db = lowering.db;
    this.optimised = optimised;
    this.begins = begins;
  }

  /** A kernel's code; undefined while it cannot be compiled. */
  of(def: FnDef): DeviceCode | undefined {
    return this.code(def);
  }

  /** Likewise, of an instance too. */
  code(root: KernelRoot): DeviceCode | undefined {
    return this.db.get(this.kernels, root).code;
  }

  /** What has become of a kernel. */
  state(root: KernelRoot): KernelState {
    return this.db.get(this.kernels, root);
  }

  /** Those that fit one text, up to the first that does not. */
  fitting<R extends KernelRoot>(roots: readonly R[]): Fitting<R> {
    return fitting(roots, (root) => this.state(root));
  }

  /** The lowered code of a kernel that can be compiled. Not to be changed, and not to be kept. */
  lowered(root: KernelRoot): Module {
    return this.db.get(this.kernels, root).code!.parts;
  }

  /** Lets go of the code when it is more than edits of a file or two are likely to need. */
  rest(): void {
    if (this.lowering.weight > BUDGETS.lowered.atRest) this.release();
  }

  /**
   * Lets go of all code and all typed bodies; what is known of the kernels stays. All goes at once,
   * because parts hold each other: types know closures, and closures the bodies they stand in.
   */
  release(): void {
    this.releases++;
    for (const code of this.known) code.release();
    this.lowering.release();
    this.program.release();
  }

  private look(cx: Reading, root: KernelRoot, old: Entry | undefined): Entry {
    this.begins(root);
    const { module, kernel, problems, owners } = this.lower(root);
    cx.get(CONSTANTS, '');
    for (const owner of owners) cx.get(CODE, owner);
    if (old?.code !== undefined) this.known.delete(old.code);
    if (kernel === undefined) return this.partial(cx, root, problems, owners);
    const source = {
      load: () => loadedOf(this.lowering, this.lower(root).module),
      optimised: () => this.optimised(root),
    };
    const loaded = loadedOf(this.lowering, module);
    const code = new KernelCode(kernel, owners, loaded, source, false);
    this.known.add(code);
    return { kernel, problems, unknown: [], code, size: codeSize(module) };
  }

  /** Of a kernel that cannot be compiled: its form for analyses, where it has one. */
  private partial(
    cx: Reading,
    root: KernelRoot,
    problems: readonly LowerProblem[],
    reached: ReadonlySet<object>,
  ): Entry {
    const { lowering } = this;
    const partial = lowerPartially(lowering, root);
    const kernel = undefined;
    if (partial === undefined)
      return { kernel, problems, unknown: problems, code: undefined, size: NO_CODE };
    const owners = new Set([...reached, ...partial.owners]);
    for (const owner of partial.owners) cx.get(CODE, owner);
    const source = {
      load: () => loadedOf(lowering, lowerPartially(lowering, root)!.module),
      optimised: () => [],
    };
    const loaded = loadedOf(lowering, partial.module);
    const code = new KernelCode(partial.kernel, owners, loaded, source, true);
    this.known.add(code);
    const unknown = partial.problems.length > 0 ? partial.problems : problems;
    return { kernel, problems, unknown, code, size: codeSize(partial.module) };
  }

  private lower(root: KernelRoot) {
    if (this.lowering.weight > BUDGETS.lowered.limit) this.release();
    const { kernels, ...rest } = lowerKernels(this.lowering, [root], { copy: false });
    return { kernel: kernels[0], ...rest };
  }
}

/** A kernel's code as long as it is kept, with the calls for launch-sized memory in it. */
interface Loaded {
  readonly parts: Module;
  readonly asks: readonly ReadonlyMap<Inst, LaunchAsk>[];
  whole?: { readonly func: Func | undefined };
}

function loadedOf(lowering: Lowering, parts: Module): Loaded {
  const asks: ReadonlyMap<Inst, LaunchAsk>[] = [];
  for (const name of parts.funcs.keys()) {
    const made = lowering.find(name);
    const found = (made?.partial ?? made?.lowered)?.launchAsks;
    if (found !== undefined) asks.push(found);
  }
  return { parts, asks };
}

/** Where code comes from when it is asked for. */
interface Source {
  load(): Loaded;
  optimised(): readonly Func[];
}

class KernelCode implements DeviceCode {
  readonly def: FnDef;
  readonly name: string;
  readonly symbol: string;
  readonly owners: ReadonlySet<object>;
  readonly usesLaunchMemory: boolean;
  readonly partial: boolean;
  private readonly source: Source;
  private loaded: Loaded | undefined;
  private exceeded: number | undefined;
  private readonly left = new Set<string>();

  constructor(
    { def, symbol }: LoweredKernel,
    owners: ReadonlySet<object>,
    loaded: Loaded,
    source: Source,
    partial: boolean,
  ) {
    this.partial = partial;
    this.def = def;
    this.name = def.name;
    this.symbol = symbol;
    this.owners = owners;
    this.loaded = loaded;
    this.source = source;
    this.usesLaunchMemory = loaded.asks.length > 0;
  }

  private load(): Loaded {
    this.loaded ??= this.source.load();
    return this.loaded;
  }

  get parts(): Module {
    return this.load().parts;
  }

  private makeWhole({ parts, asks }: Loaded): Func | undefined {
    const made = this.madeOf(parts, asks);
    this.exceeded = made instanceof TooMuchWork ? made.limit : undefined;
    return made instanceof TooMuchWork ? undefined : made;
  }

  private madeOf(parts: Module, asks: Loaded['asks']): Func | TooMuchWork | undefined {
    if (!this.partial) return legible(parts, this.symbol, keepAsks(asks));
    try {
      return legible(parts, this.symbol, keepAsks(asks));
    } catch {
      // Code that is wrong need not make sense to a pass; that it was not analysed is reported
      // already.
      return undefined;
    }
  }

  whole(): Func | undefined {
    const loaded = this.load();
    loaded.whole ??= { func: this.makeWhole(loaded) };
    return loaded.whole.func;
  }

  get undecided(): readonly string[] {
    const whole = this.exceeded === undefined ? [] : [overLimit(this.exceeded)];
    return [...whole, ...this.left];
  }

  leave(what: string): void {
    this.left.add(`undecided: ${what}`);
  }

  optimised(): readonly Func[] {
    return this.source.optimised();
  }

  release(): void {
    this.loaded = undefined;
  }
}

/** Why rules over what threads do found nothing in a kernel. */
export function overLimit(limit: number): string {
  return `undecided: what its threads do, because as one function it takes more than ${limit} steps`;
}

/** In a copy of a function, calls for launch-sized memory become instructions that stay. */
export function keepAsks(asks: readonly ReadonlyMap<Inst, LaunchAsk>[]): Prepare {
  return (copy, source) => {
    if (asks.length === 0) return;
    source.blocks.forEach((block, b) => {
      block.insts.forEach((inst, i) => {
        if (inst.op !== 'global.addr') return;
        const ask = asks.find((map) => map.has(inst))?.get(inst);
        if (ask === undefined) return;
        const { insts } = copy.blocks[b]!;
        insts[i] = createAsk(copy, insts[i]!, ask);
      });
    });
  };
}
