/**
 * A module from MIR to AMDGCN assembly text: kernels one by one, functions they call, globals,
 * descriptors, metadata, line map and numbers.
 */

import { append, type Span, TooMuchWork } from '../../base/index.ts';
import { AsmWriter, DebugSections, PlaceLabels } from '../../mach/index.ts';
import type { DebugVar, Func, Global, Inst, Module, SourceLoc } from '../../mir/index.ts';
import { buildHelper } from '../runtime/index.ts';
import {
  type EmitOptions,
  type EmitProblem,
  type EmitResult,
  type FuncSummary,
  tooMuch,
} from '../target.ts';
import {
  addUp,
  type CallProgram,
  type Frame,
  hasCalls,
  makeProgram,
  Preparation,
  type Resources,
} from './call-program.ts';
import { type CompileContext, type CompiledFunc, compileFunc } from './compile-func.ts';
import { type AmdCpu, DEFAULT_AMD_CPU, findAmdCpu } from './cpus.ts';
import { type KernelFacts, printDescriptor, printMetadata, sgprCount } from './descriptor.ts';
import { printGlobals } from './globals.ts';
import type { InputLayout } from './inputs.ts';
import { ABBREVIATIONS, LINE_TABLE, LineInfo, printDwarf } from './line-info.ts';
import { printCode } from './print-func.ts';
import { findOverwritten, type Registers } from './regs/clobber-masks.ts';
import { isReservedSymbol, SymbolTable } from './symbols.ts';
import { UnsupportedError } from './unsupported.ts';

/**
 * Compiles the asked kernels and what they reach. Never throws for what the user wrote: see
 * `problems`.
 */
export function emitAmdgcn(module: Module, options: EmitOptions): EmitResult {
  const cpu = findAmdCpu(options.cpu ?? DEFAULT_AMD_CPU);
  if (cpu === undefined) throw new Error(`unknown processor ${options.cpu}`);
  return new ModuleEmitter(module, options, cpu).emit();
}

class ModuleEmitter {
  readonly module: Module;
  readonly cpu: AmdCpu;
  private readonly options: EmitOptions;
  private readonly helpers = new Map<string, Func>();
  private readonly names = new SymbolTable();
  /** Symbols that must keep a name they cannot have. */
  private readonly unnamed = new Set<string>();
  private readonly problems: EmitProblem[] = [];
  private readonly lines: LineInfo | undefined;
  private readonly debug: DebugSections | undefined;
  private readonly preparation: Preparation;
  /** Functions that are called, not flattened, by symbol; and what each function names. */
  private readonly called = new Map<string, Func>();
  private readonly reached = new Map<string, ReadonlySet<string>>();
  private readonly failed = new Set<string>();
  private readonly compiled = new Map<string, CompiledFunc>();
  private readonly frames = new Map<string, Frame>();
  private readonly overwrites = new Map<string | undefined, Registers>();
  /** What was asked for in vain, to how many functions were compiled then. */
  private readonly unknowns = new Map<string | undefined, number>();
  /** Functions that are called and whose addresses are taken, and of how many called ones. */
  private pointed: { readonly names: readonly string[]; readonly of: number } | undefined;
  private printed = 0;

  constructor(module: Module, options: EmitOptions, cpu: AmdCpu) {
    this.module = module;
    this.options = options;
    this.cpu = cpu;
    this.preparation = new Preparation({
      module,
      cpu,
      find: (symbol) => this.find(symbol),
      helper: this.helper,
    });
    this.lines =
      options.lineInfo === true && options.source !== undefined
        ? new LineInfo(options.source)
        : undefined;
    const { lines } = this;
    this.debug =
      options.debugInfo === true && lines !== undefined
        ? new DebugSections({
            version: 5,
            types: module.types ?? {},
            place: (loc) => lines.placeOf(loc),
            pathOf: ({ span }) => options.source!(span.file)?.path,
            lineTable: LINE_TABLE,
            abbrevLabel: ABBREVIATIONS,
            labelPrefix: '.Ltmp',
          })
        : undefined;
  }

  nameOf(symbol: string): string {
    return this.names.nameOf(symbol);
  }

  /**
   * What a host may look up keeps its name: kernels first, then exported statics. Everything else
   * gets one that is left.
   */
  private assignNames(): void {
    for (const fn of this.module.funcs.values())
      if (fn.kind === 'kernel' && !this.names.keep(fn.name, true)) this.unnamed.add(fn.name);
    for (const global of this.module.globals.values()) {
      if (global.space === 'workgroup' || global.external === true) continue;
      const clashes = this.module.funcs.has(global.name);
      if (clashes || (global.exported === true && !this.names.keep(global.name, false)))
        this.unnamed.add(global.name);
    }
  }

  /** Throws for a symbol that cannot have its name in an object file. */
  private checkName(symbol: string, span: Span | undefined): void {
    if (!this.unnamed.has(symbol)) return;
    throw new UnsupportedError(
      isReservedSymbol(symbol)
        ? `the symbol name \`${symbol}\` is reserved by the assembler`
        : `symbol \`${symbol}\` is already defined`,
      span && { span, fn: '' },
      'invalid',
    );
  }

  private checkNames(unit: CompiledFunc): CompiledFunc {
    const seen = new Set<string>(unit.symbols);
    for (const symbol of seen) {
      this.checkName(symbol, unit.fn.span);
      for (const reloc of this.module.globals.get(symbol)?.relocs ?? []) seen.add(reloc.symbol);
    }
    return unit;
  }

  find(symbol: string): Func | undefined {
    return this.module.funcs.get(symbol) ?? this.helpers.get(symbol);
  }

  helper = (name: string): string => {
    const symbol = this.helperSymbol(name);
    if (!this.helpers.has(symbol)) {
      const { func, uses } = buildHelper(name, (other) => this.helperSymbol(other));
      func.name = symbol;
      this.helpers.set(symbol, func);
      for (const other of uses) this.helper(other);
    }
    return symbol;
  };

  /** Link name of a support routine; never one of the module's. */
  private helperSymbol(name: string): string {
    let symbol = `__warplens_${name.replaceAll('.', '_')}`;
    while (this.module.funcs.has(symbol) || this.module.globals.has(symbol)) symbol = `_${symbol}`;
    return symbol;
  }

  emit(): EmitResult {
    this.assignNames();
    const { kernels } = this.options;
    const wanted = [...this.module.funcs.values()].filter(
      (fn) => fn.kind === 'kernel' && (kernels === undefined || kernels.includes(fn.name)),
    );
    const prepared = wanted.flatMap((fn) => this.prepareKernel(fn));
    this.prepareCallees(prepared);
    const called = [...this.called.values()];
    const program =
      called.length > 0 || prepared.some(hasCalls)
        ? makeProgram(this.module, called, prepared)
        : undefined;
    const reaching = prepared.filter(
      (fn) =>
        hasCalls(fn) ||
        [...this.preparation.references(fn)].some((name) => this.find(name)?.kind !== 'kernel'),
    );
    // Callees first: their callers know then what a call overwrites.
    for (const fn of this.preparation.calleesFirst(called)) {
      for (const made of this.guarded(fn, () => this.checkNames(this.compile(fn, program)))) {
        this.compiled.set(fn.name, made);
        this.frames.set(fn.name, this.frameOf(made));
      }
    }
    const units: CompiledFunc[] = [];
    for (const fn of prepared) {
      const own = reaching.includes(fn) ? program : undefined;
      append(
        units,
        this.guarded(fn, () => this.checkNames(this.compile(fn, own))),
      );
    }
    const functions = new Map<string, CompiledFunc>();
    for (const { name } of called) {
      const made = this.compiled.get(name);
      if (made !== undefined) functions.set(name, made);
    }
    return this.write(
      units.filter((unit) => this.isWhole(unit)),
      functions,
    );
  }

  private prepareKernel(fn: Func): Func[] {
    return this.guarded(fn, () => {
      this.checkName(fn.name, fn.span);
      return this.preparation.prepare(fn);
    });
  }

  private write(
    kernels: readonly CompiledFunc[],
    functions: ReadonlyMap<string, CompiledFunc>,
  ): EmitResult {
    const writer = new AsmWriter();
    const summary: FuncSummary[] = [];
    if (this.options.comments !== false) {
      writer.line('; Generated by Warplens');
      writer.line('');
    }
    writer.line(`\t.amdgcn_target "amdgcn-amd-amdhsa--${this.cpu.name}"`);
    writer.line('\t.amdhsa_code_object_version 6');
    this.printAsm(writer);
    const facts: KernelFacts[] = [];
    const taken = [...functions.keys()];
    for (const kernel of kernels) {
      const total = addUp(this.frameOf(kernel), (symbol) => this.frames.get(symbol), taken);
      summary.push(this.print(writer, kernel, total, facts));
    }
    for (const unit of functions.values()) summary.push(this.print(writer, unit, undefined, facts));
    if (kernels.length > 0) printCodeEnd(writer, this.cpu);
    const debug = this.debug?.units(true);
    if (debug !== undefined) {
      this.lines?.printFiles(writer);
      printDwarf(writer, debug);
    }
    printGlobals(writer, this.globalsOf([...kernels, ...functions.values()]), this);
    printMetadata(writer, facts, this.cpu);
    return { text: writer.text(), lineMap: writer.lineMap(), summary, problems: this.problems };
  }

  /** Text of `global_asm!`, where LLVM prints it: before all else. */
  private printAsm(writer: AsmWriter): void {
    for (const { text, span } of this.module.asm)
      for (const line of text.split('\n')) writer.line(line, span && { span, fn: 'global_asm!' });
  }

  /**
   * Prepares every function that something calls or points to. A kernel whose address is taken has
   * one body, that of the kernel: it joins `roots` when it is not among them.
   */
  private prepareCallees(roots: Func[]): void {
    const work = [...roots];
    const seen = new Set<string>(roots.map((fn) => fn.name));
    for (let fn = work.pop(); fn !== undefined; fn = work.pop()) {
      const names = this.preparation.references(fn);
      this.reached.set(fn.name, names);
      for (const symbol of names) {
        const callee = this.find(symbol);
        if (seen.has(symbol) || this.failed.has(symbol) || callee === undefined) continue;
        seen.add(symbol);
        if (callee.blocks.length === 0) {
          this.fail(
            callee,
            new UnsupportedError(`the address of ${symbol}, which has no body`, undefined),
          );
          continue;
        }
        const isKernel = callee.kind === 'kernel';
        const prepared = isKernel
          ? this.prepareKernel(callee)
          : this.guarded(callee, () => this.preparation.prepare(callee));
        for (const made of prepared) {
          if (isKernel) roots.push(made);
          else this.called.set(symbol, made);
          work.push(made);
        }
      }
    }
  }

  /** Did everything that the kernel reaches compile? */
  private isWhole(kernel: CompiledFunc): boolean {
    const seen = new Set<string>();
    const work = [kernel.fn.name];
    for (let name = work.pop(); name !== undefined; name = work.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (this.failed.has(name)) return false;
      append(work, this.reached.get(name) ?? []);
    }
    return true;
  }

  private frameOf(unit: CompiledFunc): Frame {
    const { fn, alloc } = unit;
    const insts = fn.blocks.flatMap((block) => block.insts);
    return {
      frameBytes: unit.frameBytes,
      vgprs: alloc.vgprs,
      sgprs: alloc.sgprs,
      usesVcc: alloc.usesVcc,
      callees: insts.flatMap((inst) => (inst.op === 'call' ? [inst.attrs.symbol!] : [])),
      indirect: insts.some((inst) => inst.op === 'call.indirect'),
    };
  }

  /**
   * What a call of the symbol, or through a pointer, overwrites; undefined as long as not all it
   * reaches is compiled.
   */
  private overwritten(symbol: string | undefined): Registers | undefined {
    const known = this.overwrites.get(symbol);
    if (known !== undefined) return known;
    if (this.unknowns.get(symbol) === this.compiled.size) return undefined;
    const pointers = this.pointers();
    const found = findOverwritten(
      symbol === undefined ? pointers : [symbol],
      (name) => {
        const unit = this.compiled.get(name);
        const frame = this.frames.get(name);
        return unit && frame && { ...frame, written: unit.written };
      },
      pointers,
      (reached) => this.overwrites.get(reached),
    );
    if (found !== undefined) this.overwrites.set(symbol, found);
    else this.unknowns.set(symbol, this.compiled.size);
    return found;
  }

  /** What a call through a pointer may reach first. */
  private pointers(): readonly string[] {
    const { called, preparation } = this;
    if (this.pointed?.of !== called.size) {
      const names = [...called.keys()].filter((name) => preparation.isPointedTo(name));
      this.pointed = { names, of: called.size };
    }
    return this.pointed.names;
  }

  /**
   * The conditions of structured flow take scalar registers. Where there are too few, the wave's
   * flow is planned on the branches as they are.
   */
  private withMasks(fn: Func, context: CompileContext): CompiledFunc {
    const original = this.module.funcs.get(fn.name);
    if (!this.preparation.structured.has(fn.name) || original === undefined)
      return compileFunc(fn, context);
    try {
      const made = compileFunc(fn, context);
      if (made.scalarSpills === 0) return made;
    } catch (error) {
      if (!(error instanceof UnsupportedError)) throw error;
    }
    return compileFunc(this.preparation.prepare(original, false), context);
  }

  private compile(fn: Func, program: CallProgram | undefined): CompiledFunc {
    const { module, cpu } = this;
    const context = {
      trapComment: (trap: Inst) => this.trapComment(trap),
      module,
      cpu,
      program,
      nameOf: (s: string) => this.nameOf(s),
      overwritten: (symbol: string | undefined) => this.overwritten(symbol),
    };
    const made = this.withMasks(fn, context);
    if (made.ldsBytes > cpu.ldsBytes) {
      this.failed.add(fn.name);
      this.problems.push({
        kind: 'limit',
        message: `workgroup memory takes ${made.ldsBytes} bytes; ${cpu.name} has ${cpu.ldsBytes}`,
        span: fn.span,
        func: fn.name,
      });
    }
    return made;
  }

  /** The result as a list; empty, and a problem noted, when something is unsupported. */
  /**
   * The words of a panic and its place, as in PTX; without values, and so without the words behind
   * the last comma, which lead to one.
   */
  private trapComment({ attrs, args, loc }: Inst): string {
    if (this.options.comments === false) return '';
    const place = loc === undefined ? undefined : this.options.place?.(loc);
    const message = args.length > 0 ? attrs.message?.replace(/,[^,]*$/, '') : attrs.message;
    const words = [message, place].filter((word) => word !== undefined);
    return words.join(', ').replace(/\s+/g, ' ');
  }

  private guarded<T>(fn: Func, make: () => T): T[] {
    try {
      return [make()];
    } catch (error) {
      if (error instanceof TooMuchWork)
        this.fail(fn, new UnsupportedError(tooMuch(error), undefined));
      else if (error instanceof UnsupportedError) this.fail(fn, error);
      else throw error;
      return [];
    }
  }

  private fail(fn: Func, error: UnsupportedError): void {
    this.failed.add(fn.name);
    this.problems.push({
      kind: error.kind,
      message: error.message,
      span: error.span ?? fn.span,
      func: fn.name,
      ...(error.onOther ? { needs: '' } : {}),
    });
  }

  /** Globals that code names, and what their initial values name. */
  private globalsOf(compiled: readonly CompiledFunc[]): Global[] {
    const names = new Set<string>();
    for (const unit of compiled) for (const name of unit.symbols) names.add(name);
    for (const name of names)
      for (const { symbol } of this.module.globals.get(name)?.relocs ?? []) names.add(symbol);
    return [...this.module.globals.values()].filter((global) => names.has(global.name));
  }

  /** Labels at which variables of a function change places, by block and instruction. */
  private placesOf(
    { code, alloc, variables }: CompiledFunc,
    end: string,
  ): ReadonlyMap<number, ReadonlyMap<number, string>> | undefined {
    const { debug } = this;
    if (debug === undefined || variables === undefined) return undefined;
    const labels = new PlaceLabels(() => debug.nextLabel());
    const { wave } = this.cpu;
    const sizeOf = (variable: DebugVar): number | undefined => debug.sizeOf(variable);
    debug.locate(variables.locations({ code, alloc, wave }, sizeOf, labels.at, end));
    return labels.places;
  }

  private print(
    writer: AsmWriter,
    unit: CompiledFunc,
    total: Resources | undefined,
    all: KernelFacts[],
  ): FuncSummary {
    const { fn, alloc } = unit;
    const name = this.nameOf(fn.name);
    const index = this.printed++;
    const loc: SourceLoc | undefined =
      fn.span === undefined ? undefined : { span: fn.span, fn: fn.display };
    const firstLine = writer.length;
    writer.line('\t.text');
    if (this.options.comments !== false && fn.display !== fn.name)
      writer.line(`; ${fn.display}`, loc);
    if (total !== undefined) writer.line(`\t.globl\t${name}`, loc);
    writer.line(`\t.p2align\t${total === undefined ? 2 : 8}`, loc);
    writer.line(`\t.type\t${name},@function`, loc);
    writer.line(`${name}:`, loc);
    this.lines?.reset();
    const { lines } = this;
    const around = { begin: name, end: `.Lfunc_end${index}`, isThere: true };
    const places = this.placesOf(unit, around.end);
    const body = (to: AsmWriter) =>
      printCode(
        to,
        unit.code,
        alloc,
        this.cpu,
        (b) => `.LBB${index}_${b}`,
        lines === undefined ? undefined : (w, at) => lines.mark(w, at),
        places,
      );
    const code =
      this.debug === undefined
        ? body(writer)
        : this.debug.func(writer, { fn, symbol: name }, around, body);
    writer.line(`.Lfunc_end${index}:`);
    writer.line(`\t.size\t${name}, .Lfunc_end${index}-${name}`);
    let registers: Readonly<Record<string, number>> = { vgpr: alloc.vgprs, sgpr: alloc.sgprs };
    if (total !== undefined && unit.inputs !== undefined) {
      const facts = kernelFacts(unit, total, unit.inputs);
      printDescriptor(writer, facts, name, this.cpu);
      all.push(facts);
      registers = { vgpr: facts.vgprs, sgpr: sgprCount(facts, this.cpu) };
    }
    writer.line('');
    return {
      name: fn.name,
      kind: total === undefined ? 'device' : 'kernel',
      source: 'estimate',
      instructions: code.instructions,
      byKind: code.byKind,
      registers,
      liveRegisters: total?.vgprs ?? alloc.vgprs,
      workgroupBytes: unit.ldsBytes,
      workgroupOffsets: Object.fromEntries(unit.ldsOffsets),
      localBytes: total?.scratchBytes ?? unit.frameBytes,
      usesLaunchSizedMemory: unit.usesLaunchSized,
      firstLine,
      lineCount: writer.length - firstLine,
    };
  }
}

function kernelFacts(unit: CompiledFunc, total: Resources, inputs: InputLayout): KernelFacts {
  return {
    fn: unit.fn,
    name: unit.fn.name,
    inputs,
    vgprs: total.vgprs,
    sgprs: total.sgprs,
    usesVcc: total.usesVcc,
    ldsBytes: unit.ldsBytes,
    scratchBytes: total.scratchBytes,
    dynamicStack: total.dynamicStack,
    vectorSpills: unit.vectorSpills,
    scalarSpills: unit.scalarSpills,
    maxThreads: unit.maxThreads,
  };
}

const S_NOP = 3212836864;
const S_CODE_END = 3214868480;

/** Words behind the last function: the processor fetches ahead of what it runs. */
function printCodeEnd(writer: AsmWriter, { generation, accumOffset }: AmdCpu): void {
  if (generation === 'gfx9' && !accumOffset) return;
  const word = generation === 'gfx9' ? S_NOP : S_CODE_END;
  const [align, words] =
    generation === 'gfx9' ? [6, 256] : generation === 'gfx10' ? [6, 48] : [7, 96];
  writer.line(`\t.p2alignl\t${align}, ${word}`);
  writer.line(`\t.fill\t${words}, 4, ${word}`);
}
