/**
 * A module from MIR to PTX text: what kernels reach, names, head, globals, functions, line map and
 * numbers.
 */

import { type Span, spendWork, TooMuchWork } from '../../base/index.ts';
import { AsmWriter, DebugSections, maxPressure } from '../../mach/index.ts';
import type { Func, Global, Module, SourceLoc } from '../../mir/index.ts';
import { buildHelper } from '../runtime/index.ts';
import {
  type EmitOptions,
  type EmitProblem,
  type EmitResult,
  type FloatModes,
  type FuncSummary,
  tooMuch,
} from '../target.ts';
import { funcSignature, kernelParam } from './abi.ts';
import { CLASSES } from './classes.ts';
import { DEFAULT_PTX_CPU, findPtxCpu, hasClusters, type PtxCpu, ptxLimits } from './cpus.ts';
import { LineInfo, printDwarf } from './debug-info.ts';
import {
  constantSpace,
  needsMasks,
  printDeclaration,
  printGlobal,
  printLaunchSized,
} from './globals.ts';
import { type LoweredFunc, lowerFunc } from './lower-func.ts';
import { type ConstantSpace, type ModuleEnv, UnsupportedError } from './module-env.ts';
import { NameTable } from './names.ts';
import { commentText, printBody } from './print-func.ts';

/** How often each instruction is visited, from its selection to its text. */
const EACH = 10;

const LAUNCH_SIZED_NAME = 'gpu_launch_sized_workgroup_mem';

/**
 * Compiles the asked kernels and what they reach. Never throws for what the user wrote: see
 * `problems`.
 */
export function emitPtx(module: Module, options: EmitOptions): EmitResult {
  const cpu = findPtxCpu(options.cpu ?? DEFAULT_PTX_CPU);
  if (cpu === undefined) throw new Error(`unknown processor ${options.cpu}`);
  return new ModuleEmitter(module, options, cpu).emit();
}

/** Symbols a function names directly. */
interface References {
  readonly funcs: Set<string>;
  readonly globals: Set<string>;
}

class ModuleEmitter implements ModuleEnv {
  readonly module: Module;
  readonly cpu: PtxCpu;
  readonly comments: boolean;
  readonly floats: FloatModes;
  languageVersion: number;
  constants: ConstantSpace = '.const';
  readonly place: ((loc: SourceLoc) => string | undefined) | undefined;
  private readonly options: EmitOptions;
  private readonly names = new NameTable();
  private readonly helpers = new Map<string, Func>();
  private readonly references = new Map<string, References>();
  private readonly lowered = new Map<string, LoweredFunc>();
  private readonly problems: EmitProblem[] = [];
  private readonly failed = new Set<string>();
  private readonly lines: LineInfo | undefined;
  private readonly debug: DebugSections | undefined;
  /** Functions that were asked for and are no kernels: what links against the module calls them. */
  private readonly exported = new Set<string>();
  private calls = 0;
  /** Helpers the function being lowered calls. */
  private helpersOfCurrent = new Set<string>();

  constructor(module: Module, options: EmitOptions, cpu: PtxCpu) {
    this.module = module;
    this.options = options;
    this.cpu = cpu;
    this.comments = options.comments !== false;
    this.floats = options.floats ?? {};
    this.languageVersion = Math.max(this.cpu.ptx, options.languageVersion ?? 0);
    this.place = options.place;
    this.lines =
      options.lineInfo === true && options.source !== undefined
        ? new LineInfo(options.source, cpu.ptx)
        : undefined;
    const { lines } = this;
    this.debug =
      options.debugInfo === true && lines !== undefined
        ? new DebugSections({
            version: 2,
            types: module.types ?? {},
            place: (loc) => lines.placeOf(loc),
            pathOf: ({ span }) => options.source!(span.file)?.path,
            lineTable: '.debug_line',
            abbrevLabel: '.debug_abbrev',
            labelPrefix: '$L__tmp',
          })
        : undefined;
  }

  // ---- ModuleEnv --------------------------------------------------------------------------------

  nameOf(symbol: string): string {
    return this.names.nameOf(symbol);
  }

  func(symbol: string): Func | undefined {
    return this.module.funcs.get(symbol) ?? this.helpers.get(symbol);
  }

  global(symbol: string): Global | undefined {
    return this.module.globals.get(symbol);
  }

  helper(name: string): string {
    const symbol = this.addHelper(name);
    this.helpersOfCurrent.add(symbol);
    return symbol;
  }

  raiseVersion(version: number, always = false): boolean {
    if (always || this.options.raisesVersion === true)
      this.languageVersion = Math.max(this.languageVersion, version);
    return this.languageVersion >= version;
  }

  nextCall(): number {
    return this.calls++;
  }

  private addHelper(name: string): string {
    for (const [symbol, fn] of this.helpers) if (fn.display === name) return symbol;
    const { func, uses } = buildHelper(name, (other) => this.helperSymbol(other));
    const symbol = this.helperSymbol(name);
    func.name = symbol;
    this.helpers.set(symbol, func);
    for (const other of uses) this.addHelper(other);
    return symbol;
  }

  /** Link name of a support routine; never one of the module's. */
  private helperSymbol(name: string): string {
    let symbol = `__warplens_${name.replaceAll('.', '_')}`;
    while (this.module.funcs.has(symbol) || this.module.globals.has(symbol)) symbol = `_${symbol}`;
    return symbol;
  }

  // ---- the whole --------------------------------------------------------------------------------

  emit(): EmitResult {
    const wanted = this.options.kernels;
    const kernels = [...this.module.funcs.values()].filter((fn) =>
      wanted === undefined ? fn.kind === 'kernel' : wanted.includes(fn.name),
    );
    for (const fn of kernels) if (fn.kind === 'device') this.exported.add(fn.name);
    this.assignNames();
    const roots = kernels.map((fn) => fn.name);
    this.constants = constantSpace(this.globalsOf(this.reachable(roots)));
    this.lowerReachable(roots);
    const kept = this.keepComplete(kernels);
    return this.print(kept);
  }

  /**
   * What a host may look up first: kernels, exported statics. Then functions and globals; what the
   * launch sizes takes a name that is left.
   */
  private assignNames(): void {
    const globals = [...this.module.globals.values()];
    for (const fn of this.module.funcs.values())
      if (fn.kind === 'kernel' || this.exported.has(fn.name)) this.names.assign(fn.name);
    for (const global of globals) if (global.exported === true) this.names.assign(global.name);
    for (const fn of this.module.funcs.values()) this.names.assign(fn.name);
    for (const global of globals) if (global.launchSized !== true) this.names.assign(global.name);
    let shared: string | undefined;
    for (const global of this.module.globals.values()) {
      if (global.launchSized !== true) continue;
      if (shared === undefined) shared = this.names.assign(global.name, LAUNCH_SIZED_NAME);
      else this.names.share(global.name, shared);
    }
  }

  /** The functions that these call or point to, themselves included. */
  private reachable(roots: readonly string[]): Set<string> {
    const seen = new Set(roots);
    for (const symbol of seen) {
      const fn = this.module.funcs.get(symbol);
      if (fn !== undefined) for (const next of this.referencesOf(fn).funcs) seen.add(next);
    }
    return seen;
  }

  private lowerReachable(roots: string[]): void {
    const seen = new Set(roots);
    const work = [...roots];
    for (let at = 0; at < work.length; at++) {
      const symbol = work[at]!;
      const fn = this.func(symbol);
      if (fn === undefined || fn.kind === 'extern') continue;
      this.helpersOfCurrent = new Set();
      const refs = this.referencesOf(fn);
      try {
        this.checkNames(refs, fn);
        for (const { insts } of fn.blocks) spendWork(EACH * insts.length);
        this.lowered.set(symbol, lowerFunc(fn, this, this.lowered.size));
      } catch (error) {
        this.failed.add(symbol);
        this.problems.push(problemOf(error, fn));
      }
      for (const helper of this.helpersOfCurrent) refs.funcs.add(helper);
      for (const next of refs.funcs) {
        if (!seen.has(next)) {
          seen.add(next);
          work.push(next);
        }
      }
    }
  }

  /**
   * A function and a static of one link name, as rustc refuses them; and the name that rustc gives
   * to the extern array.
   */
  private checkNames(refs: References, fn: Func): void {
    const fail = (message: string, span: Span | undefined): never => {
      const at = span ?? fn.span;
      throw new UnsupportedError(message, at && { span: at, fn: fn.display }, 'invalid');
    };
    for (const symbol of refs.globals) {
      if (this.module.funcs.has(symbol)) fail(`symbol \`${symbol}\` is already defined`, undefined);
      if (this.module.globals.get(symbol)?.launchSized !== true) continue;
      const { funcs, globals } = this.module;
      const named = globals.get(LAUNCH_SIZED_NAME);
      const owner = funcs.get(LAUNCH_SIZED_NAME) ?? (named?.exported === true ? named : undefined);
      if (owner !== undefined)
        fail(
          `symbol \`${LAUNCH_SIZED_NAME}\` is reserved for launch-sized workgroup memory`,
          owner.span,
        );
    }
  }

  private referencesOf(fn: Func): References {
    const refs: References = { funcs: new Set(), globals: new Set() };
    for (const block of fn.blocks) {
      for (const inst of block.insts) {
        if (inst.op === 'call' || inst.op === 'func.addr') refs.funcs.add(inst.attrs.symbol!);
        else if (inst.op === 'global.addr') this.addGlobal(inst.attrs.symbol!, refs);
      }
    }
    this.references.set(fn.name, refs);
    return refs;
  }

  private addGlobal(symbol: string, refs: References): void {
    if (refs.globals.has(symbol)) return;
    const global = this.module.globals.get(symbol);
    if (global === undefined) {
      // A function has the name of the static.
      if (this.module.funcs.has(symbol)) refs.globals.add(symbol);
      return;
    }
    refs.globals.add(symbol);
    for (const { symbol: other } of global.relocs) {
      if (this.module.funcs.has(other)) refs.funcs.add(other);
      else this.addGlobal(other, refs);
    }
  }

  /** Everything a symbol's code needs, itself included. */
  private closure(root: string): Set<string> {
    const seen = new Set([root]);
    for (const symbol of seen)
      for (const next of this.references.get(symbol)?.funcs ?? []) seen.add(next);
    return seen;
  }

  /**
   * The functions to print: kernels of which nothing failed, and what they reach, in module order.
   */
  private keepComplete(kernels: readonly Func[]): Set<string> {
    const kept = new Set<string>();
    for (const kernel of kernels) {
      const all = this.closure(kernel.name);
      if (![...all].some((symbol) => this.failed.has(symbol)))
        for (const symbol of all) kept.add(symbol);
    }
    return kept;
  }

  // ---- text -------------------------------------------------------------------------------------

  private print(kept: ReadonlySet<string>): EmitResult {
    const writer = new AsmWriter();
    const summary: FuncSummary[] = [];
    const funcs = [...this.helpers.values(), ...this.module.funcs.values()].filter((fn) =>
      kept.has(fn.name),
    );
    const globals = this.globalsOf(kept);
    if (this.comments) {
      writer.line('//');
      writer.line('// Generated by Warplens');
      writer.line('//');
      writer.line('');
    }
    const version = Math.max(this.languageVersion, globals.some(needsMasks) ? 71 : 0);
    writer.line(`.version ${Math.floor(version / 10)}.${version % 10}`);
    writer.line(`.target ${this.cpu.name}${this.debug === undefined ? '' : ', debug'}`);
    writer.line('.address_size 64');
    writer.line('');
    this.printAsm(writer);
    this.printDeclarations(writer, funcs);
    this.printGlobals(writer, globals);
    let index = 0;
    for (const fn of funcs) {
      const lowered = this.lowered.get(fn.name);
      if (lowered !== undefined) summary.push(this.printFunc(writer, lowered, index++, globals));
    }
    const unit = this.debug?.units(false);
    this.lines?.finish(writer);
    if (unit !== undefined) printDwarf(writer, unit);
    return { text: writer.text(), lineMap: writer.lineMap(), summary, problems: this.problems };
  }

  /** Where LLVM prints it: before all else. */
  private printAsm(writer: AsmWriter): void {
    for (const { text, span } of this.module.asm)
      this.printLines(writer, text, span && { span, fn: 'global_asm!' });
    if (this.module.asm.length > 0) writer.line('');
  }

  private printDeclarations(writer: AsmWriter, funcs: readonly Func[]): void {
    const before = writer.length;
    // What code or an initialiser names.
    const named = new Set<string>();
    for (const fn of funcs)
      for (const name of this.references.get(fn.name)?.funcs ?? []) named.add(name);
    for (const fn of funcs) {
      if (fn.kind === 'extern')
        this.printLines(writer, `.extern ${funcSignature(fn, this.nameOf(fn.name))};`);
      else if (fn.kind === 'device') this.printLines(writer, `${this.head(fn)};`);
      else if (named.has(fn.name)) this.printPrototype(writer, fn);
    }
    if (writer.length > before) writer.line('');
  }

  /** A device function up to its body. */
  private head(fn: Func): string {
    const linkage = this.exported.has(fn.name) ? '.visible ' : '';
    return `${linkage}${funcSignature(fn, this.nameOf(fn.name))}`;
  }

  /** A kernel that is named before its body; directives of its launch may not stand here. */
  private printPrototype(writer: AsmWriter, fn: Func): void {
    const name = this.nameOf(fn.name);
    const params = fn.paramDecls.map((decl, i) => `\n\t${kernelParam(decl, `${name}_param_${i}`)}`);
    const list = params.length === 0 ? '' : `${params.join(',')}\n`;
    this.printLines(writer, `.visible .entry ${name}(${list});`);
  }

  private printLines(writer: AsmWriter, text: string, loc?: SourceLoc): void {
    for (const line of text.split('\n')) writer.line(line, loc);
  }

  private globalsOf(kept: ReadonlySet<string>): Global[] {
    const used = new Set<string>();
    for (const symbol of kept)
      for (const name of this.references.get(symbol)?.globals ?? []) used.add(name);
    return [...this.module.globals.values()].filter((global) => used.has(global.name));
  }

  private printGlobals(writer: AsmWriter, globals: readonly Global[]): void {
    const names = {
      constants: this.constants,
      nameOf: (symbol: string) => this.nameOf(symbol),
      isFunc: (symbol: string) => this.module.funcs.has(symbol),
    };
    const sized = globals.filter((global) => global.launchSized === true);
    // An initialiser may name only what stands before it.
    const { order, early } = inDependencyOrder(globals);
    for (const global of early) printDeclaration(writer, global, this.nameOf(global.name), names);
    for (const global of order) {
      if (global.launchSized === true) continue;
      printGlobal(writer, global, this.nameOf(global.name), names, early.has(global));
    }
    if (sized.length > 0) {
      printLaunchSized(
        writer,
        this.nameOf(sized[0]!.name),
        sized.reduce((align, global) => Math.max(align, global.align), 1),
      );
    }
    if (globals.length > 0) writer.line('');
  }

  private printFunc(
    writer: AsmWriter,
    lowered: LoweredFunc,
    index: number,
    globals: readonly Global[],
  ): FuncSummary {
    const { fn } = lowered;
    const firstLine = writer.length;
    const loc: SourceLoc | undefined =
      fn.span === undefined ? undefined : { span: fn.span, fn: fn.display };
    if (this.comments && fn.display !== fn.name) writer.line(`// ${commentText(fn.display)}`, loc);
    if (fn.kind === 'kernel') this.printKernelHead(writer, lowered, loc);
    else this.printLines(writer, this.head(fn), loc);
    this.lines?.reset();
    const lines = this.lines;
    const { debug } = this;
    const around = {
      begin: `$L__func_begin${index}`,
      end: `$L__func_end${index}`,
      isThere: false,
    };
    const body = (to: AsmWriter) =>
      printBody(to, lowered, index, {
        loc: lines === undefined ? undefined : (w, at) => lines.mark(w, at),
        ...(debug !== undefined && {
          variables: {
            nextLabel: () => debug.nextLabel(),
            end: around.end,
            sizeOf: (variable) => debug.sizeOf(variable),
            locate: (locations) => debug.locate(locations),
          },
        }),
      });
    const printed =
      this.debug === undefined
        ? body(writer)
        : this.debug.func(writer, { fn, symbol: lowered.name }, around, body);
    writer.line('');
    const used = new Set<string>();
    for (const symbol of this.closure(fn.name))
      for (const name of this.references.get(symbol)?.globals ?? []) used.add(name);
    const mine = globals.filter((global) => used.has(global.name) && global.space === 'workgroup');
    return {
      name: fn.name,
      kind: fn.kind === 'kernel' ? 'kernel' : 'device',
      source: 'estimate',
      instructions: printed.instructions,
      byKind: printed.byKind,
      registers: printed.registers,
      liveRegisters: maxPressure(
        lowered.code,
        CLASSES.map((c) => c.units),
      ),
      workgroupBytes: mine.reduce(
        (sum, global) => sum + (global.launchSized === true ? 0 : global.size),
        0,
      ),
      localBytes: lowered.frameSize,
      usesLaunchSizedMemory: mine.some((global) => global.launchSized === true),
      firstLine,
      lineCount: writer.length - firstLine,
    };
  }

  private printKernelHead(
    writer: AsmWriter,
    { fn, name }: LoweredFunc,
    loc: SourceLoc | undefined,
  ): void {
    const { paramDecls } = fn;
    writer.line(`.visible .entry ${name}(`, loc);
    paramDecls.forEach((decl, i) => {
      const comma = i + 1 < paramDecls.length ? ',' : '';
      writer.line(`\t${kernelParam(decl, `${name}_param_${i}`)}${comma}`, loc);
    });
    writer.line(')', loc);
    // `ptxas` refuses both together.
    if (fn.launchBounds?.block !== undefined)
      writer.line(`.reqntid ${fn.launchBounds.block.join(', ')}`, loc);
    else if (fn.launchBounds?.maxThreads !== undefined)
      writer.line(`.maxntid ${fn.launchBounds.maxThreads}`, loc);
    if (fn.launchBounds?.minBlocks !== undefined)
      writer.line(`.minnctapersm ${fn.launchBounds.minBlocks}`, loc);
    // Older processors have no clusters, and their driver runs each block for itself.
    if (fn.launchBounds?.cluster !== undefined && hasClusters(this.cpu.name)) {
      writer.line('.explicitcluster', loc);
      writer.line(`.reqnctapercluster ${fn.launchBounds.cluster.join(', ')}`, loc);
    }
    this.checkParamSpace(fn);
  }

  private checkParamSpace(fn: Func): void {
    let size = 0;
    for (const decl of fn.paramDecls) size = Math.ceil(size / decl.align) * decl.align + decl.size;
    const limit = ptxLimits(this.cpu).kernelParamBytes;
    if (size > limit) {
      this.problems.push({
        kind: 'limit',
        span: fn.span,
        func: fn.name,
        message: `the parameters take ${size} bytes; ${this.cpu.name} allows ${limit}`,
      });
    }
  }
}

/**
 * Globals whose initialisers name others come after those; `early` are those of a cycle that are
 * named before they come.
 */
function inDependencyOrder(globals: readonly Global[]): {
  readonly order: readonly Global[];
  readonly early: ReadonlySet<Global>;
} {
  const byName = new Map(globals.map((global) => [global.name, global]));
  const order = new Set<Global>();
  const early = new Set<Global>();
  const seen = new Set<Global>();
  const visit = (global: Global): void => {
    if (seen.has(global)) {
      if (!order.has(global)) early.add(global);
      return;
    }
    seen.add(global);
    for (const { symbol } of global.relocs) {
      const other = byName.get(symbol);
      if (other !== undefined) visit(other);
    }
    order.add(global);
  };
  globals.forEach(visit);
  return { order: [...order], early };
}

/** What ended a function; throws what is neither unsupported nor over a limit. */
function problemOf(error: unknown, fn: Func): EmitProblem {
  const at = { span: fn.span, func: fn.name };
  if (error instanceof TooMuchWork) return { kind: 'unsupported', message: tooMuch(error), ...at };
  if (!(error instanceof UnsupportedError)) throw error;
  const { kind, message, span = fn.span, needs } = error;
  return { ...at, kind, message, span, ...(needs === undefined ? {} : { needs }) };
}
