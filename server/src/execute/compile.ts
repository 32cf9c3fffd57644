/** From the MIR of a kernel to a module of WebAssembly, with what its runs need to know of it. */
import type { Func, Global, Inst, Module } from '../mir/index.ts';
import { CodeWriter, compileWasm, ModuleWriter, OP } from '../wasm/index.ts';
import type { ExecuteTarget } from './api.ts';
import { type Environment, MAX_CALLS, OWN, type Site, wasmTypes } from './environment.ts';
import { FunctionCompiler, type Unit } from './function-compiler.ts';
import type { Homes } from './homes.ts';
import type { MemoryMap } from './layout.ts';
import { leakedSlots } from './leaks.ts';
import { FrameLayout } from './memory-ops.ts';
import { type Prepared, prepare, splitArgumentEdges, splitAtWaits, type Waits } from './prepare.ts';
import { granuleOf, hasAsync, hasOrders } from './race-cells.ts';
import { declareRaces, defineRaceHelpers, importRaces } from './race-code.ts';
import { declareHelpers, defineHelpers, driveCode } from './runtime-functions.ts';
import type { StopPlaces } from './stops.ts';
import { ValueFacts } from './values.ts';
import { type Wait, WaitPlan, waitIn } from './waits.ts';

/** Bytes for the addresses of globals. */
const GLOBALS_BYTES = 8 * 4096;

/** Offsets from the start of the engine's own memory. */
export const AREA = {
  params: OWN.globals + GLOBALS_BYTES,
  calls: OWN.globals + GLOBALS_BYTES + 4096,
  counters: OWN.globals + GLOBALS_BYTES + 4096 + 4 * (MAX_CALLS + 64),
} as const;

export interface CompiledKernel {
  /** Its own code, with that of the functions that became part of it. */
  readonly fn: Func;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sites: readonly Site[];
  readonly trapOperands: Environment['trapOperands'];
  readonly waits: readonly Wait[];
  readonly recordSize: number;
  /** Bytes of the kernel's own frame. */
  readonly frameSize: number;
  readonly frameAlign: number;
  /** Is the kernel cut into regions, so that frames outlive a call? */
  readonly isCut: boolean;
  /** Globals whose addresses it asks for, in the order of their places. */
  readonly globals: readonly Global[];
  /** Functions by number; 0 is none. */
  readonly table: readonly (string | undefined)[];
  /** Number of the type of each function in the table. */
  readonly tableTypes: readonly number[];
  readonly counted: readonly { readonly inst: Inst; readonly fn: Func }[];
  /** Bytes of a granule of what looks for races; undefined without. */
  readonly granule: number | undefined;
  /** Are there copies that run beside the threads, or barriers in memory? */
  readonly hasAgents: boolean;
  /** Where records keep the values of variables, for a debugger. */
  readonly homes: Homes | undefined;
  /** Where the records of threads may start, from the engine's own memory on. */
  readonly records: number;
}

export interface CompileInput {
  readonly source: Module;
  readonly kernel: string;
  readonly target: ExecuteTarget;
  readonly waits: Waits;
  /** Cut it wherever a schedule may let other threads run? */
  readonly points: boolean;
  /** Make functions part of their callers, so that an access has the calls that lead to it? */
  readonly callers: boolean;
  /** For a debugger: as `PrepareOptions.stops`; all variables then stay in memory. */
  readonly stops?: StopPlaces | undefined;
  /** Functions in the order of the table of indirect calls, for kernels that share memory. */
  readonly table?: readonly string[] | undefined;
}

/** What is compiled in besides the checks. */
export interface CompileOptions {
  readonly coverage: boolean;
  readonly races: boolean;
}

/** A kernel that is ready to be compiled for a size of memory. */
export class KernelPlan {
  readonly input: CompileInput;
  readonly prepared: Prepared;
  readonly facts: ValueFacts;
  readonly frame: FrameLayout;
  readonly plan: WaitPlan;
  private granuleBytes: number | undefined;
  private workgroupSize: number | undefined;
  private readonly compiled = new Map<string, CompiledKernel>();
  private readonly modules = new Map<CompiledKernel, object>();

  constructor(input: CompileInput) {
    this.input = input;
    this.prepared = prepare(input.source, input.kernel, input.waits, input);
    const { kernel, funcs } = this.prepared;
    splitAtWaits(kernel, input.waits);
    for (const fn of [kernel, ...funcs.values()]) splitArgumentEdges(fn);
    this.facts = new ValueFacts(kernel, input.stops !== undefined);
    const leaked = leakedSlots(kernel, (block) => waitIn(block, input.waits) !== undefined);
    this.frame = new FrameLayout(kernel, this.facts, leaked);
    this.plan = new WaitPlan(kernel, this.facts, input.waits, input.stops !== undefined);
  }

  /** Bytes of a granule, for what looks for races. */
  get granule(): number {
    const { kernel, funcs } = this.prepared;
    this.granuleBytes ??= granuleOf([kernel, ...funcs.values()]);
    return this.granuleBytes;
  }

  /** Bytes of workgroup memory of fixed size that the kernel certainly has. */
  get workgroupBytes(): number {
    this.workgroupSize ??= this.sizeOfWorkgroup();
    return this.workgroupSize;
  }

  private sizeOfWorkgroup(): number {
    const { kernel, funcs } = this.prepared;
    const seen = new Set<Global>();
    for (const fn of [kernel, ...funcs.values()])
      for (const { insts } of fn.blocks)
        for (const { attrs } of insts) {
          const global = this.input.source.globals.get(attrs.symbol ?? '');
          if (global?.space === 'workgroup' && global.launchSized !== true) seen.add(global);
        }
    return [...seen].reduce((sum, { size }) => sum + size, 0);
  }

  compile(map: MemoryMap, { coverage, races }: CompileOptions): CompiledKernel {
    const key = `${map.dataSize} ${coverage} ${races}`;
    let found = this.compiled.get(key);
    if (found === undefined) {
      found = new KernelCompiler(this, map, { coverage, races }).compile();
      this.compiled.set(key, found);
    }
    return found;
  }

  /** The module of a kernel of this plan, which engines share. */
  moduleOf(kernel: CompiledKernel): object {
    let found = this.modules.get(kernel);
    if (found === undefined) {
      found = compileWasm(kernel.bytes);
      this.modules.set(kernel, found);
    }
    return found;
  }
}

class KernelCompiler implements Environment {
  readonly source: Module;
  readonly module = new ModuleWriter();
  readonly map: MemoryMap;
  readonly target: ExecuteTarget;
  readonly imports: Environment['imports'];
  readonly helpers: Environment['helpers'];
  readonly races: Environment['races'];
  readonly globals: Environment['globals'];
  readonly sites: Site[] = [];
  readonly trapOperands: Environment['trapOperands'] = new Map();
  readonly callStack: number;
  readonly counters: number | undefined;
  readonly counted: Environment['counted'] = [];
  readonly paramsAt: number;
  private readonly whole: KernelPlan;
  private readonly globalList: Global[] = [];
  private readonly globalPlaces = new Map<Global, number>();
  private readonly table: (string | undefined)[] = [undefined];
  private readonly funcs = new Map<string, number>();

  constructor(whole: KernelPlan, map: MemoryMap, { coverage, races }: CompileOptions) {
    this.whole = whole;
    this.source = whole.input.source;
    this.map = map;
    this.target = whole.input.target;
    this.paramsAt = map.own + AREA.params;
    const { module } = this;
    this.imports = {
      fault: module.importFunc('fault', ['i64', 'i32']),
      faultRange: module.importFunc('faultRange', ['i64', 'i64', 'i64', 'i32']),
      report: module.importFunc('report', ['i64', 'i64', 'i32']),
      origin: module.importFunc('origin', ['i64', 'i32'], ['i32']),
      storesUndefined: module.importFunc('storesUndefined', ['i64', 'i32', 'i32']),
      tick: module.importFunc('tick', ['i32', 'i32']),
      outside: module.importFunc('outside', ['i32']),
      fma32: module.importFunc('fma32', ['f32', 'f32', 'f32'], ['f32']),
      fma64: module.importFunc('fma64', ['f64', 'f64', 'f64'], ['f64']),
      float32: module.importFunc('float32', ['i32', 'f32', 'f32'], ['f32']),
      float64: module.importFunc('float64', ['i32', 'f64', 'f64'], ['f64']),
    };
    const raceImports = races ? importRaces(module) : undefined;
    this.helpers = declareHelpers(module);
    this.globals = {
      stack: module.global('i32'),
      stackEnd: module.global('i32'),
      objects: module.global('i32'),
      steps: module.global('i64'),
      x: module.global('i32'),
      y: module.global('i32'),
      z: module.global('i32'),
      linear: module.global('i32'),
      calls: module.global('i32'),
      current: module.global('i32'),
    };
    for (const [name, global] of Object.entries(this.globals)) module.exportGlobal(name, global);
    const { prepared, granule } = whole;
    this.races =
      raceImports &&
      declareRaces(module, {
        ...raceImports,
        granule,
        orders: hasOrders([prepared.kernel, ...prepared.funcs.values()]),
      });
    this.callStack = map.own + AREA.calls;
    this.counters = coverage ? map.own + AREA.counters : undefined;
  }

  compile(): CompiledKernel {
    const { module, map } = this;
    const { prepared, facts, frame, plan } = this.whole;
    const { kernel, funcs } = prepared;
    for (const name of this.whole.input.table ?? []) this.tableIndex(name);
    for (const fn of funcs.values()) {
      this.funcs.set(
        fn.name,
        module.declare(fn.params.flatMap(wasmTypes), fn.results.flatMap(wasmTypes)),
      );
    }
    const starts = [kernel.blocks[0]!, ...plan.waits.map(({ next }) => next)];
    const regions = starts.map(() => module.declare(['i32'], ['i32']));
    const drive = module.declare(['i32', 'i32', 'i32', 'i32'], []);
    for (const [i, entry] of starts.entries())
      this.define(regions[i]!, { fn: kernel, facts, frame, plan, entry, after: i - 1 });
    for (const fn of funcs.values()) {
      const own = new ValueFacts(fn);
      this.define(this.funcs.get(fn.name)!, {
        fn,
        facts: own,
        frame: new FrameLayout(fn, own),
        plan: undefined,
        entry: fn.blocks[0]!,
        after: -1,
      });
    }
    defineHelpers(module, this.helpers, this.imports, map, this.races);
    if (this.races !== undefined) defineRaceHelpers(module, this.races);
    module.define(drive, driveCode(regions, plan.recordSize, this.globals, this.races));
    module.exportFunc('drive', drive);
    const stub = module.declare([], []);
    const code = new CodeWriter(0);
    code.op(OP.unreachable);
    module.define(stub, code);
    // Functions whose addresses lie in globals are in the table too.
    for (const { relocs } of this.source.globals.values())
      for (const { symbol } of relocs) if (this.funcs.has(symbol)) this.tableIndex(symbol);
    module.table(
      this.table.map((name) => (name === undefined ? stub : (this.funcs.get(name) ?? stub))),
    );
    const tableTypes = this.table.map((name) => {
      const fn = name === undefined ? undefined : funcs.get(name);
      return fn === undefined
        ? -1
        : module.type(fn.params.flatMap(wasmTypes), fn.results.flatMap(wasmTypes));
    });
    return {
      fn: kernel,
      bytes: module.finish(1),
      sites: this.sites,
      trapOperands: this.trapOperands,
      waits: plan.waits,
      recordSize: plan.recordSize,
      homes: plan.homes,
      frameSize: frame.size,
      frameAlign: frame.align,
      isCut: plan.waits.length > 0,
      globals: this.globalList,
      table: this.table,
      tableTypes,
      counted: this.counted,
      granule: this.races?.granule,
      hasAgents: hasAsync([kernel, ...funcs.values()]),
      records: (AREA.counters + 8 * this.counted.length + 63) & ~63,
    };
  }

  private define(func: number, unit: Unit): void {
    this.module.define(func, new FunctionCompiler(this, unit).compile());
  }

  globalIndex(global: Global): number {
    let at = this.globalPlaces.get(global);
    if (at === undefined) {
      at = this.globalList.push(global) - 1;
      this.globalPlaces.set(global, at);
    }
    return at;
  }

  tableIndex(symbol: string): number {
    let at = this.table.indexOf(symbol);
    if (at < 0) at = this.table.push(symbol) - 1;
    return at;
  }

  funcOf(symbol: string): number | undefined {
    return this.funcs.get(symbol);
  }
}
