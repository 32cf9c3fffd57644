/**
 * A module from MIR to LLVM IR: what kernels reach, globals, functions, declarations, metadata and
 * line map.
 */
import { greatest } from '../../base/index.ts';
import { AsmWriter } from '../../mach/index.ts';
import type { Func, Global, Module, SourceLoc, Value } from '../../mir/index.ts';
import { SymbolTable } from '../amdgcn/index.ts';
import { constantSpace } from '../ptx/index.ts';
import { buildHelper } from '../runtime/index.ts';
import type { EmitOptions, EmitProblem, EmitResult, FuncSummary } from '../target.ts';
import { DebugInfo } from './debug-info.ts';
import { type ModuleEnv, UnsupportedError } from './env.ts';
import { factAttributes } from './fact-attributes.ts';
import type { Flavour } from './flavour.ts';
import { FuncPrinter } from './func-printer.ts';
import { globalLine } from './globals.ts';
import { quotedName } from './names.ts';
import { resultType } from './ops/control.ts';
import { rules } from './ops/index.ts';
import { llvmType } from './types.ts';

/** `!0` is the empty node that `!invariant.load` takes. */
const FIRST_DEBUG_NODE = 1;

/** What rustc calls the memory that the launch sizes. */
const LAUNCH_SIZED = 'gpu_launch_sized_workgroup_mem';

/** Attributes of all functions. LLVM takes `convergent` away where nothing waits. */
const ATTRIBUTES = ['convergent', 'nounwind'];

/**
 * Prints the asked kernels and what they reach. Never throws for what the user wrote: see
 * `problems`.
 */
export function emitLlvm(
  module: Module,
  flavour: Flavour,
  cpu: string,
  options: EmitOptions,
): EmitResult {
  return new ModuleEmitter(module, flavour, cpu, options).emit();
}

interface Printed {
  readonly fn: Func;
  readonly text: AsmWriter;
  readonly instructions: number;
  readonly funcs: ReadonlySet<string>;
  readonly globals: ReadonlySet<string>;
  readonly declarations: readonly string[];
}

class ModuleEmitter implements ModuleEnv {
  readonly flavour: Flavour;
  private readonly module: Module;
  private readonly cpu: string;
  private readonly options: EmitOptions;
  private readonly helpers = new Map<string, Func>();
  private readonly symbols = new SymbolTable();
  private readonly problems: EmitProblem[] = [];
  private readonly debug: DebugInfo | undefined;
  private funcs = new Set<string>();
  private globals = new Set<string>();
  private declarations: string[] = [];

  constructor(module: Module, flavour: Flavour, cpu: string, options: EmitOptions) {
    this.module = module;
    this.cpu = cpu;
    this.options = options;
    this.flavour = this.withConstants(flavour);
    const { lineInfo, source } = options;
    this.debug =
      lineInfo === true && source !== undefined
        ? new DebugInfo(source, FIRST_DEBUG_NODE)
        : undefined;
  }

  /** NVIDIA's code has constants in constant memory only where our PTX has. */
  private withConstants(flavour: Flavour): Flavour {
    if (flavour.arch !== 'nvptx64' || constantSpace(this.module.globals.values()) === '.const')
      return flavour;
    return { ...flavour, spaces: { ...flavour.spaces, constant: flavour.spaces.generic } };
  }

  // ---- ModuleEnv --------------------------------------------------------------------------------

  func(symbol: string): Func | undefined {
    return this.module.funcs.get(symbol) ?? this.helpers.get(symbol);
  }

  global(symbol: string): Global | undefined {
    return this.module.globals.get(symbol);
  }

  nameOf(symbol: string): string {
    if (this.global(symbol) !== undefined) this.globals.add(symbol);
    else this.funcs.add(symbol);
    return this.printedName(symbol);
  }

  /** All memory that the launch sizes is one array. */
  private printedName(symbol: string): string {
    const launchSized = this.global(symbol)?.launchSized === true;
    return `@${quotedName(this.symbols.plainNameOf(launchSized ? LAUNCH_SIZED : symbol))}`;
  }

  /** What a host may look up keeps its name; the others give way. */
  private assignNames(): void {
    const { funcs, globals } = this.module;
    for (const fn of funcs.values()) if (fn.kind !== 'device') this.symbols.keep(fn.name, false);
    for (const global of globals.values())
      if (global.exported === true || global.external === true)
        this.symbols.keep(global.name, false);
  }

  helper(name: string): string {
    return this.nameOf(this.addHelper(name));
  }

  private addHelper(name: string): string {
    const symbol = this.helperSymbol(name);
    if (!this.helpers.has(symbol)) {
      const { func, uses } = buildHelper(name, (other) => this.helperSymbol(other));
      func.name = symbol;
      this.helpers.set(symbol, func);
      for (const other of uses) this.addHelper(other);
    }
    return symbol;
  }

  private helperSymbol(name: string): string {
    let symbol = `__warplens_${name.replaceAll('.', '_')}`;
    while (this.module.funcs.has(symbol) || this.module.globals.has(symbol)) symbol = `_${symbol}`;
    return symbol;
  }

  declare(declaration: string): void {
    this.declarations.push(declaration);
  }

  debugSuffix(loc: SourceLoc | undefined): string {
    return this.debug?.suffix(loc) ?? '';
  }

  place(loc: SourceLoc): string | undefined {
    return this.options.comments === false ? undefined : this.options.place?.(loc);
  }

  // ---- the whole --------------------------------------------------------------------------------

  emit(): EmitResult {
    this.assignNames();
    const { kernels: wanted } = this.options;
    const kernels = [...this.module.funcs.values()].filter(
      (fn) => fn.kind === 'kernel' && (wanted === undefined || wanted.includes(fn.name)),
    );
    const printed = new Map<string, Printed>();
    const failed = new Set<string>();
    const work = kernels.map(({ name }) => name);
    const seen = new Set(work);
    for (let symbol = work.pop(); symbol !== undefined; symbol = work.pop()) {
      const fn = this.func(symbol);
      if (fn === undefined) continue;
      const done = this.guarded(fn);
      if (done === undefined) failed.add(symbol);
      else printed.set(symbol, done);
      for (const next of this.reachedFrom(done)) {
        if (seen.has(next)) continue;
        seen.add(next);
        work.push(next);
      }
    }
    const kept = this.complete(kernels, printed, failed);
    return this.write([...printed.values()].filter(({ fn }) => kept.has(fn.name)));
  }

  /** Functions that a function names, also through the addresses in globals. */
  private reachedFrom(printed: Printed | undefined): ReadonlySet<string> {
    if (printed === undefined) return new Set();
    const funcs = new Set(printed.funcs);
    for (const symbol of this.globalsOf([printed]))
      for (const { symbol: other } of this.global(symbol)?.relocs ?? [])
        if (this.module.funcs.has(other)) funcs.add(other);
    return funcs;
  }

  /** Globals that these name, and those whose addresses are in them. */
  private globalsOf(units: Iterable<Printed>): Set<string> {
    const all = new Set<string>();
    for (const { globals } of units) for (const symbol of globals) all.add(symbol);
    for (const symbol of all)
      for (const { symbol: other } of this.global(symbol)?.relocs ?? [])
        if (this.module.globals.has(other)) all.add(other);
    return all;
  }

  /** Symbols of the kernels of which nothing failed, and of what they reach. */
  private complete(
    kernels: readonly Func[],
    printed: ReadonlyMap<string, Printed>,
    failed: ReadonlySet<string>,
  ): Set<string> {
    const kept = new Set<string>();
    for (const { name } of kernels) {
      const all = new Set([name]);
      for (const symbol of all)
        for (const next of this.reachedFrom(printed.get(symbol))) all.add(next);
      if (![...all].some((symbol) => failed.has(symbol))) for (const one of all) kept.add(one);
    }
    return kept;
  }

  private guarded(fn: Func): Printed | undefined {
    this.funcs = new Set();
    this.globals = new Set();
    this.declarations = [];
    try {
      const text = new AsmWriter();
      const instructions = fn.blocks.length === 0 ? 0 : this.printFunc(fn, text);
      if (fn.blocks.length === 0) this.declarations.push(this.declarationOf(fn));
      const { funcs, globals, declarations } = this;
      return { fn, text, instructions, funcs, globals, declarations };
    } catch (error) {
      if (!(error instanceof UnsupportedError)) throw error;
      const span = error.span ?? fn.span;
      this.problems.push({ kind: 'unsupported', message: error.message, span, func: fn.name });
      return undefined;
    }
  }

  // ---- functions --------------------------------------------------------------------------------

  private declarationOf(fn: Func): string {
    const params = fn.params.map((type) => this.type(type)).join(', ');
    return `declare ${this.resultOf(fn)} ${this.printedName(fn.name)}(${params})`;
  }

  private type(type: Value['type']): string {
    return llvmType(type, this.flavour);
  }

  private resultOf(fn: Func): string {
    return resultType(fn.results, (type) => this.type(type));
  }

  private printFunc(fn: Func, writer: AsmWriter): number {
    const dbg = this.debug?.enter(fn) ?? '';
    const p = new FuncPrinter(fn, this, writer, rules);
    const generic = new Map<Value, string>();
    const params = fn.blocks[0]!.params.map((value, i) => this.param(p, fn, value, i, generic));
    const kernel = fn.kind === 'kernel';
    const facts = factAttributes(fn.results[0], fn.resultFacts);
    const head = kernel ? `${this.flavour.kernel} void` : `internal ${facts}${this.resultOf(fn)}`;
    const loc = fn.span && { span: fn.span, fn: fn.display };
    if (fn.display !== fn.name && this.options.comments !== false)
      writer.line(`; ${fn.display}`, loc);
    writer.line(
      `define ${head} ${this.printedName(fn.name)}(${params.join(', ')}) ${this.attributesOf(fn)}${dbg} {`,
      loc,
    );
    p.body(() => {
      for (const [value, operand] of generic)
        p.assign(value, `addrspacecast ptr ${operand} to ${p.type(value.type)}`);
    });
    writer.line('}');
    return p.instructions;
  }

  /** One parameter with its attributes. `generic` gets those that the kernel casts first. */
  private param(
    p: FuncPrinter,
    fn: Func,
    value: Value,
    index: number,
    generic: Map<Value, string>,
  ): string {
    const decl = fn.paramDecls[index];
    if (decl === undefined) {
      const facts = factAttributes(value.type, fn.paramFacts?.[index]);
      return `${p.type(value.type)} ${facts}${p.value(value)}`;
    }
    if (decl.pass === 'blob') {
      const { blob } = this.flavour;
      return `${p.type(value.type)} ${blob}([${decl.size} x i8]) align ${decl.align} ${p.value(value)}`;
    }
    const align =
      (decl.pointeeAlign ?? 1) > 1 && value.type.startsWith('ptr')
        ? ` align ${decl.pointeeAlign}`
        : '';
    const facts = fn.paramFacts?.[index];
    const attributes =
      facts?.noundef === true && value.type.startsWith('ptr')
        ? ` ${factAttributes(value.type, facts).trimEnd()}`
        : ` noundef${this.flavour.extension(decl)}${align}`;
    if (this.flavour.genericKernelPointers && value.type === 'ptr.global') {
      const name = p.freshName(value.name);
      generic.set(value, name);
      return `ptr${attributes} ${name}`;
    }
    return `${p.type(value.type)}${attributes} ${p.value(value)}`;
  }

  private attributesOf(fn: Func): string {
    const inline = { always: ['alwaysinline'], never: ['noinline'], hint: ['inlinehint'] };
    return [
      ...ATTRIBUTES,
      ...(fn.noreturn ? ['noreturn'] : []),
      ...(fn.inline === undefined ? [] : inline[fn.inline]),
      `"target-cpu"="${this.cpu}"`,
      ...(fn.kind === 'kernel' ? this.flavour.kernelAttributes(fn) : []),
    ].join(' ');
  }

  // ---- text -------------------------------------------------------------------------------------

  private write(units: readonly Printed[]): EmitResult {
    const writer = new AsmWriter();
    if (this.options.comments !== false) writer.line('; Generated by Warplens');
    writer.line(`target datalayout = "${this.flavour.dataLayout}"`);
    writer.line(`target triple = "${this.flavour.triple}"`);
    writer.line('');
    for (const { text } of this.module.asm)
      writer.line(
        `module asm "${text.replace(/[\\"]/g, (c) => (c === '"' ? '\\22' : '\\5C')).replace(/\n/g, '\\0A')}"`,
      );
    const reached = this.globalsOf(units);
    const globals = [...this.module.globals.values()].filter(({ name }) => reached.has(name));
    const align = launchSizedAlign(units, globals);
    const lines = globals.map((global) =>
      globalLine(global.launchSized === true ? { ...global, align } : global, this),
    );
    for (const line of new Set(lines)) writer.line(line);
    if (globals.length > 0) writer.line('');
    const summary: FuncSummary[] = [];
    // Kernels first, each group in the order of the module.
    const order = [...this.module.funcs.keys(), ...this.helpers.keys()];
    const sorted = [...units].sort(
      (a, b) =>
        Number(b.fn.kind === 'kernel') - Number(a.fn.kind === 'kernel') ||
        order.indexOf(a.fn.name) - order.indexOf(b.fn.name),
    );
    for (const { fn, text, instructions } of sorted) {
      if (fn.blocks.length === 0) continue;
      summary.push(this.summaryOf(fn, writer.length, text, instructions));
      writer.append(text);
      writer.line('');
    }
    const declarations = [...new Set(units.flatMap((unit) => unit.declarations))].sort();
    for (const line of declarations) writer.line(line);
    if (declarations.length > 0) writer.line('');
    writer.line('!0 = !{}');
    this.debug?.finish(writer);
    return { text: writer.text(), lineMap: writer.lineMap(), summary, problems: this.problems };
  }

  /** IR has values, not registers: those counts stay at nothing. */
  private summaryOf(
    fn: Func,
    firstLine: number,
    text: AsmWriter,
    instructions: number,
  ): FuncSummary {
    const own = (space: string): number =>
      [...this.module.globals.values()]
        .filter((global) => global.space === space)
        .reduce((sum, { size }) => sum + size, 0);
    return {
      name: fn.name,
      kind: fn.kind === 'kernel' ? 'kernel' : 'device',
      source: 'estimate',
      instructions,
      byKind: {},
      registers: {},
      liveRegisters: 0,
      workgroupBytes: own('workgroup'),
      localBytes: fn.blocks
        .flatMap((block) => block.insts)
        .reduce((sum, inst) => sum + (inst.op === 'alloca' ? (inst.attrs.size ?? 0) : 0), 0),
      usesLaunchSizedMemory: [...this.module.globals.values()].some((g) => g.launchSized === true),
      firstLine,
      lineCount: text.length,
    };
  }
}

/** The strictest alignment that any of these asks of the memory that the launch sizes. */
function launchSizedAlign(units: readonly Printed[], globals: readonly Global[]): number {
  const sized = globals.filter(({ launchSized }) => launchSized === true);
  const names = new Set(sized.map(({ name }) => name));
  let align = greatest(
    sized.map((global) => global.align),
    1,
  );
  for (const { fn } of units)
    for (const block of fn.blocks)
      for (const { op, attrs } of block.insts)
        if (op === 'global.addr' && names.has(attrs.symbol!))
          align = Math.max(align, attrs.align ?? 1);
  return align;
}
