/** One kernel with all it reaches, as a module of MIR. */
import type { FileId } from '../../base/index.ts';
import {
  addBlockParam,
  cloneFunc,
  createBlock,
  createFunc,
  createModule,
  defInst,
  type Func,
  type Global,
  type Inst,
  type MirType,
  type Value as MirValue,
  type Module,
  ptrIn,
  verifyModule,
} from '../../mir/index.ts';
import type { MlirProblem } from '../check/index.ts';
import { type MlirKernel, parametersOf } from '../kernels.ts';
import { indexValue } from '../ops/gpu.ts';
import { clusterValue } from '../ops/gpu-subgroup.ts';
import { rowOf } from '../ops/index.ts';
import { privateArray } from '../ops/memref.ts';
import { aggregateOf } from '../syntax/aggregate.ts';
import { integerOf, integersOf } from '../syntax/attributes.ts';
import type { Op, Region, Value } from '../syntax/tree.ts';
import { type FunctionType, type Type, typeText } from '../syntax/types.ts';
import { jumpTargets, reachedBlocks } from './blocks.ts';
import { declareFunction, isDefined, signatureOf, typeOfFunction } from './callees.ts';
import { enterFunction } from './calls.ts';
import { type Callee, FnCx, type MlirTarget, type ModuleScope } from './fn-cx.ts';
import { addGlobal, isLaunchSized, llvmGlobal, memrefGlobal } from './globals.ts';
import { contiguous, loadFrom, pack, storeTo } from './memref.ts';
import { type KernelParam, kernelParam, paramForms } from './params.ts';
import { Unsupported } from './unsupported.ts';
import { complexElement, memoryOf, NoParts, partsOf } from './value-types.ts';

/** The global that stands for launch-sized workgroup memory, and what upstream aligns it to. */
export const LAUNCH_SIZED = '__dynamic_shmem__0';
const LAUNCH_ALIGN = 16;

export interface LoweredMlir {
  /** Undefined when it cannot be compiled; `problem` says why. */
  readonly module: Module | undefined;
  readonly problem: Unsupported | undefined;
  /** Where the code asks for launch-sized memory, by function. */
  readonly asks: readonly ReadonlyMap<Inst, { readonly align: number; readonly size: number }>[];
}

/**
 * The parameters of a kernel as they arrive. Throws `Unsupported` for types that have no way to.
 */
export function paramsOf(kernel: MlirKernel, target: MlirTarget['name']): KernelParam[] {
  const forms = paramForms(target);
  return kernel.params.map(({ name, type, value, copied }, i) => {
    try {
      return kernelParam(name === '' ? `arg${i}` : name, type, forms, copied);
    } catch (error) {
      if (error instanceof NoParts) throw new Unsupported(error.message, value);
      throw error;
    }
  });
}

/**
 * The whole numbers that every launch in the text passes, by slot of the kernel's parameters;
 * undefined where none is known, or where the kernel's parameters have no way in.
 */
export function passedNumbers(kernel: MlirKernel): readonly (number | undefined)[] | undefined {
  const args = kernel.launch?.args ?? [];
  if (args.every((value) => value === undefined)) return undefined;
  try {
    return paramsOf(kernel, 'ptx').flatMap(({ slots }, i) =>
      slots.map(() => (slots.length === 1 ? args[i] : undefined)),
    );
  } catch (error) {
    if (error instanceof Unsupported) return undefined;
    throw error;
  }
}

/** What is around the kernel. */
export interface Surroundings {
  /** Those of the whole text: functions with one in them are not compiled. */
  readonly problems: readonly MlirProblem[];
  /** A function of a device library, by the prelude's module, with all that it reaches. */
  readonly library: (module: string, name: string) => LibraryFunction | undefined;
}

/** The first of the functions is the one that was asked for. Not to be changed. */
export interface LibraryFunction {
  readonly funcs: readonly Func[];
  readonly globals: readonly Global[];
}

/**
 * The same for who goes on with the code: never code that is not what it should be. To look over
 * all of it takes as long as to make it.
 */
export function soundKernel(lowered: LoweredMlir, { nameSpan }: MlirKernel): LoweredMlir {
  const [broken] = lowered.module === undefined ? [] : verifyModule(lowered.module);
  if (broken === undefined) return lowered;
  const what = `code that cannot be compiled (${broken.message})`;
  return { module: undefined, problem: new Unsupported(what, nameSpan), asks: [] };
}

export function lowerKernel(
  kernel: MlirKernel,
  file: FileId,
  target: MlirTarget,
  around: Surroundings,
): LoweredMlir {
  const lowering = new KernelLowering(kernel, file, target, around);
  try {
    const module = lowering.run();
    return { module, problem: undefined, asks: lowering.asks };
  } catch (error) {
    const problem =
      error instanceof NoParts ? new Unsupported(error.message, kernel.nameSpan) : error;
    if (!(problem instanceof Unsupported)) throw problem;
    return { module: undefined, problem, asks: [] };
  }
}

class KernelLowering implements ModuleScope {
  readonly file: FileId;
  readonly target: MlirTarget;
  readonly block: ModuleScope['block'];
  readonly asks: Map<Inst, { align: number; size: number }>[] = [new Map()];
  private readonly kernel: MlirKernel;
  private readonly module: Module;
  private readonly pending: { readonly op: Op; readonly func: Func }[] = [];

  private readonly around: Surroundings;

  constructor(kernel: MlirKernel, file: FileId, target: MlirTarget, around: Surroundings) {
    this.around = around;
    this.kernel = kernel;
    this.block = kernel.block;
    this.file = file;
    this.target = target;
    this.module = createModule(kernel.module);
  }

  run(): Module {
    this.lowerEntry();
    for (let next = this.pending.pop(); next !== undefined; next = this.pending.pop())
      this.lowerDevice(next.op, next.func);
    return this.module;
  }

  // ---- functions --------------------------------------------------------------------------------

  private lowerEntry(): void {
    const { kernel } = this;
    const { op } = kernel;
    const params = paramsOf(kernel, this.target.name);
    const decls = params.flatMap((param) => [...param.slots]);
    const func = createFunc(
      kernel.symbol,
      'kernel',
      decls.map((decl) => decl.type),
      [],
      decls,
    );
    func.display = kernel.name;
    func.span = { file: this.file, start: op.start, end: op.end };
    const bounds = launchBounds(kernel);
    if (bounds !== undefined) func.launchBounds = bounds;
    this.module.funcs.set(func.name, func);
    const cx = this.enter(func, op);
    const entry = func.blocks[0]!;
    for (const decl of decls)
      addBlockParam(func, entry, decl.type, decl.name.replaceAll(/\W/g, '_'));
    let next = 0;
    kernel.params.forEach(({ value, type, copied }, i) => {
      const own = entry.params.slice(next, next + params[i]!.slots.length);
      next += own.length;
      cx.define(
        value,
        copied === undefined
          ? this.receive(cx, op, type, own)
          : [this.copy(cx, op, copied, own[0]!)],
      );
    });
    const region = op.regions[0];
    const [first] = region?.blocks ?? [];
    if (region === undefined || first === undefined)
      throw new Unsupported('a kernel without a body', kernel.nameSpan);
    const given =
      op.name === 'gpu.launch' ? this.launchArguments(cx, op, first.args) : kernel.params.length;
    this.attributions(cx, op, first.args.slice(given));
    this.body(cx, region, op);
  }

  /** The values of a parameter from what arrives. */
  private receive(cx: FnCx, op: Op, type: Type, own: readonly MirValue[]): MirValue[] {
    const generic = (value: MirValue): MirValue => cx.b.value('ptr.cast', [value], 'ptr');
    if (type.kind === 'memref') {
      const [, aligned, ...rest] = own;
      return [partsOf(type)[0] === 'ptr' ? generic(aligned!) : aligned!, ...rest];
    }
    if (type.kind === 'unranked-memref') return [own[0]!, generic(own[1]!)];
    if (type.kind === 'pointer') return [type.space === 0 ? generic(own[0]!) : own[0]!];
    const isBytes =
      type.kind === 'vector' ||
      complexElement(type) !== undefined ||
      aggregateOf(type) !== undefined;
    return isBytes ? loadFrom(cx, op, type, own[0]!) : [...own];
  }

  /** `llvm.byval`: private memory that the kernel may change. */
  private copy(cx: FnCx, op: Op, type: Type, from: MirValue): MirValue {
    const { size, align } = memoryOf(type);
    const slot = cx.slot(size, align);
    storeTo(cx, op, type, slot, loadFrom(cx, op, type, from));
    return cx.b.value('ptr.cast', [slot], 'ptr');
  }

  /** Indices and sizes come first; gives how many arguments that are. */
  private launchArguments(cx: FnCx, op: Op, args: readonly Value[]): number {
    const kinds = [
      'gpu.workgroup.id',
      'gpu.thread.id',
      'gpu.grid.size',
      'gpu.workgroup.size',
    ] as const;
    let at = 0;
    for (const kind of kinds) {
      for (const dim of ['x', 'y', 'z'] as const) {
        const arg = args[at++];
        if (arg !== undefined) cx.define(arg, [indexValue(cx, kind, dim)]);
      }
    }
    if (!op.attrs.has('clusters')) return at;
    for (const register of ['clusterid', 'nclusterid']) {
      for (const dim of ['x', 'y', 'z'] as const) {
        const arg = args[at++];
        if (arg !== undefined) cx.define(arg, [clusterValue(cx, op, register, dim)]);
      }
    }
    return at;
  }

  /** Workgroup memory and private memory that the function has as a whole. */
  private attributions(cx: FnCx, op: Op, args: readonly Value[]): void {
    const attr = op.attrs.get('workgroup_attributions');
    const count = attr?.kind === 'integer' ? Number(attr.value) : 0;
    args.forEach((arg, i) => {
      const { type } = arg;
      if (type.kind !== 'memref' || type.shape.includes(undefined))
        throw new Unsupported(`an attribution of type \`${typeText(type)}\``, arg);
      if (i >= count) {
        cx.define(arg, privateArray(cx, op, type));
        return;
      }
      const name = `__wg_${cx.func.name.replaceAll(/\W/g, '_')}_${i}`;
      const global = addGlobal(this.module, name, () =>
        memrefGlobal(name, op, type, arg, this.file),
      );
      const ptr = cx.b.value('global.addr', [], 'ptr.workgroup', { symbol: global });
      cx.define(arg, pack(contiguous(cx, op, type, ptr, [])));
    });
  }

  private lowerDevice(op: Op, func: Func): void {
    const region = op.regions[0]!;
    const cx = this.enter(func, op);
    enterFunction(cx, op);
    const count = parametersOf(op).length;
    this.attributions(cx, op, region.blocks[0]!.args.slice(count));
    this.body(cx, region, op);
  }

  private enter(func: Func, op: Op): FnCx {
    const wrong = this.around.problems.find(({ start, end }) => op.start <= start && end <= op.end);
    if (wrong !== undefined) throw new Unsupported(wrong.message, wrong);
    const cx = new FnCx(func, createBlock(func), this);
    cx.at({ start: op.nameStart, end: op.symbol?.end ?? op.nameEnd });
    return cx;
  }

  /** All blocks of a function. The first one's arguments are there already. */
  private body(cx: FnCx, region: Region, op: Op): void {
    const blocks = reachedBlocks(region);
    const [first, ...others] = blocks;
    cx.targets = jumpTargets(region);
    const entry = cx.b.block;
    if (
      first?.name !== undefined &&
      blocks.some((block) => block.ops.at(-1)?.successors.some((s) => s.name === first.name))
    )
      throw new Unsupported('a jump to the first block', op);
    cx.remember(first!, entry);
    for (const block of others) cx.open(block, op);
    for (const block of blocks) {
      cx.b.block = cx.blockOf(block)!;
      for (const inner of block.ops) {
        if (cx.b.done) throw new Unsupported('operations behind the end of a block', inner);
        cx.lower(inner);
      }
      if (cx.b.done) continue;
      const last = block.ops.at(-1) ?? op;
      throw new Unsupported('a block without an end', { start: last.nameStart, end: last.nameEnd });
    }
  }

  // ---- ModuleScope ------------------------------------------------------------------------------

  lower(cx: FnCx, op: Op): void {
    const row = rowOf(op.name);
    const place = { start: op.nameStart, end: op.nameEnd };
    if (row?.lower === undefined || op.opaque)
      throw new Unsupported(`\`${op.name}\` in a kernel`, place);
    row.lower(cx, op);
  }

  isTerminator(op: Op): boolean {
    return rowOf(op.name)?.terminator === true;
  }

  launchMemory(cx: FnCx): MirValue {
    this.module.globals.set(LAUNCH_SIZED, {
      name: LAUNCH_SIZED,
      space: 'workgroup',
      size: 0,
      align: LAUNCH_ALIGN,
      relocs: [],
      mutable: true,
      launchSized: true,
    });
    const address = cx.b.value('global.addr', [], 'ptr.workgroup', { symbol: LAUNCH_SIZED });
    this.asks[0]!.set(defInst(address)!, { align: LAUNCH_ALIGN, size: 1 });
    return address;
  }

  workgroupArray(cx: FnCx, size: number, align: number, op: Op): MirValue {
    const { globals } = this.module;
    const name = `__reduce_${this.kernel.symbol}_${globals.size}`;
    globals.set(name, {
      name,
      space: 'workgroup',
      size,
      align,
      relocs: [],
      mutable: true,
      span: { file: this.file, start: op.nameStart, end: op.nameEnd },
    });
    return cx.b.value('global.addr', [], 'ptr.workgroup', { symbol: name });
  }

  text(cx: FnCx, text: string, op: Op): MirValue {
    const { globals } = this.module;
    const init = new TextEncoder().encode(`${text}\0`);
    const name = `__text_${this.kernel.symbol}_${globals.size}`;
    globals.set(name, {
      name,
      space: 'global',
      size: init.length,
      align: 1,
      init,
      relocs: [],
      mutable: false,
      span: { file: this.file, start: op.nameStart, end: op.nameEnd },
    });
    return cx.b.value('global.addr', [], 'ptr.global', { symbol: name });
  }

  foreign(name: string, params: readonly MirType[], results: readonly MirType[]): string {
    const { funcs } = this.module;
    if (!funcs.has(name)) funcs.set(name, createFunc(name, 'extern', [...params], [...results]));
    return name;
  }

  library(module: string, name: string, op: Op): Func {
    const found = this.around.library(module, name);
    const [first] = found?.funcs ?? [];
    if (found === undefined || first === undefined)
      throw new Unsupported(`\`${op.name}\` without the device library's \`${name}\``, {
        start: op.nameStart,
        end: op.nameEnd,
      });
    const { funcs, globals } = this.module;
    for (const func of found.funcs)
      if (!funcs.has(func.name)) funcs.set(func.name, cloneFunc(func));
    for (const global of found.globals) globals.set(global.name, global);
    return first;
  }

  symbol(name: string): Op | undefined {
    return this.kernel.around.find((op) => op.symbol?.name === name);
  }

  globalAddress(cx: FnCx, name: string, op: Op): MirValue {
    const found = this.symbol(name);
    if (found !== undefined && found.name === 'llvm.mlir.global' && isLaunchSized(found))
      return this.launchMemory(cx);
    const symbol = this.globalSymbol(name, op);
    const { space } = this.module.globals.get(symbol)!;
    return cx.b.value('global.addr', [], ptrIn(space), { symbol });
  }

  /** The symbol of a global, which is put into the module. */
  private globalSymbol(name: string, op: Op): string {
    const found = this.symbol(name);
    const symbol = this.own(name);
    const type = found?.attrs.get('type');
    if (found?.name === 'memref.global' && type?.kind === 'type' && type.type.kind === 'memref') {
      const memref = type.type;
      return addGlobal(this.module, symbol, () =>
        memrefGlobal(symbol, found, memref, found, this.file),
      );
    }
    if (found?.name !== 'llvm.mlir.global' || found.opaque)
      throw new Unsupported(`\`@${name}\`, which is no global of this module`, {
        start: op.nameStart,
        end: op.nameEnd,
      });
    return addGlobal(this.module, symbol, () =>
      llvmGlobal(symbol, found, this.file, (other) => this.globalSymbol(other, op)),
    );
  }

  /** Names of one module must not meet those of another in one text. */
  private own(name: string): string {
    return `${this.kernel.module}$${name}`;
  }

  address(name: string, op: Op): string {
    const found = this.symbol(name);
    const type = found && typeOfFunction(found);
    if (type === undefined)
      throw new Unsupported(`the address of \`@${name}\``, {
        start: op.nameStart,
        end: op.nameEnd,
      });
    return this.callee(name, op, type).symbol;
  }

  callee(name: string, op: Op, type: FunctionType): Callee {
    const found = this.symbol(name);
    const place = { start: op.nameStart, end: op.nameEnd };
    if (!isDefined(found)) return this.foreignCallee(name, op, type, found !== undefined);
    const own = typeOfFunction(found) ?? type;
    const signature = signatureOf(own, place);
    const symbol = this.own(name);
    if (this.module.funcs.has(symbol)) return { symbol, signature };
    const func = declareFunction(symbol, found, name, place);
    func.display = name;
    func.span = { file: this.file, start: found.start, end: found.end };
    this.module.funcs.set(symbol, func);
    this.pending.push({ op: found, func });
    return { symbol, signature };
  }

  /** A function that the text has no body of: one of the device library, or of the driver. */
  private foreignCallee(name: string, op: Op, type: FunctionType, isDeclared: boolean): Callee {
    const place = { start: op.nameStart, end: op.nameEnd };
    const module = LIBRARIES.find(([prefix]) => name.startsWith(prefix))?.[1];
    const found = module && this.around.library(module, name);
    if (module !== undefined && found !== undefined) {
      const func = this.library(module, name, op);
      const signature = { params: func.params, results: func.results, inMemory: [] };
      return { symbol: func.name, signature };
    }
    if (isDeclared && this.target.name === 'ptx' && DRIVER.has(name)) {
      const signature = signatureOf(type, place);
      return { symbol: this.foreign(name, signature.params, signature.results), signature };
    }
    throw new Unsupported(
      isDeclared
        ? `a call of \`@${name}\`, which has no body here`
        : `a call of \`@${name}\`, which is no function of this module`,
      place,
    );
  }
}

/** Device libraries by the beginning of their names. */
const LIBRARIES: readonly (readonly [prefix: string, module: string])[] = [
  ['__nv_', 'nvidia'],
  ['__ocml_', 'ocml'],
];

/** Functions that NVIDIA's driver has for every kernel. */
const DRIVER = new Set(['vprintf', 'malloc', 'free', '__assertfail']);

/** What the function says of its launches: their size, or how many threads there are at most. */
function launchBounds({ block, op }: MlirKernel): Func['launchBounds'] {
  const [x, y = 1, z = 1] = (integersOf(op.attrs.get('nvvm.cluster_dim')) ?? []).map(Number);
  const clusters = x === undefined ? {} : { cluster: [x, y, z] as const };
  if (block !== undefined) return { maxThreads: block[0] * block[1] * block[2], ...clusters };
  const most = integersOf(op.attrs.get('nvvm.maxntid'));
  const blocks = integerOf(op.attrs.get('nvvm.minctasm'));
  if (most === undefined || most.length === 0) return x === undefined ? undefined : clusters;
  const maxThreads = Number(most.reduce((product, size) => product * size, 1n));
  return { maxThreads, ...(blocks !== undefined && { minBlocks: Number(blocks) }), ...clusters };
}
