/** One kernel, or one function that is called, from MIR to allocated machine code. */
import { spendWork } from '../../base/index.ts';
import {
  type Block,
  countUses,
  type Func,
  type Inst,
  type Module,
  type Scope,
  type Value,
} from '../../mir/index.ts';
import { roundUp } from '../occupancy.ts';
import type { CallProgram } from './call-program.ts';
import { CallRegisters, call, enterFunction } from './calls.ts';
import { ADDRESS, EARLY, type MFunc, type Op, S, type Tuple } from './code.ts';
import { type AmdCpu, vgprLimit } from './cpus.ts';
import { type Plan, planFlow } from './flow.ts';
import { fuseOperands } from './fuse-operands.ts';
import { insertNops, registersForShifts } from './hazards.ts';
import {
  findNeeds,
  type InputLayout,
  type InputNeeds,
  joinNeeds,
  KernelInputs,
  layOutInputs,
} from './inputs.ts';
import { insertDelays } from './insert-delay-alu.ts';
import { insertWaits } from './insert-waitcnt.ts';
import { insertTranslationWaits } from './insert-xcnt.ts';
import { isUniformIntrinsic } from './intrinsic-facts.ts';
import type { Inputs, KernelEnv } from './kernel-env.ts';
import { type LdsLayout, layOutLds } from './lds-layout.ts';
import { eliminateCommon } from './local-cse.ts';
import { FuncLowering } from './lower-func.ts';
import { fence } from './memory-model.ts';
import { pairCopies } from './pair-copies.ts';
import { pairMoves } from './pair-moves.ts';
import { loadParams } from './params.ts';
import { AT_M, assignBanks, type Banks } from './regbank-select.ts';
import { type Allocation, allocate } from './regs/allocate.ts';
import { findWritten, type Overwritten, type Registers } from './regs/clobber-masks.ts';
import { removeDead } from './regs/dead-code.ts';
import { removeIdentityCopies } from './regs/identity-copies.ts';
import { REACH, saveAroundCalls } from './regs/save.ts';
import type { SpillState } from './regs/spill.ts';
import { removeSkips } from './remove-skips.ts';
import { namesRegisters } from './rules/asm.ts';
import { conditionScc } from './rules/compare.ts';
import { scheduleLoads } from './schedule/schedule.ts';
import { Selector } from './select.ts';
import { separateScalars } from './separate-scalars.ts';
import { UnsupportedError } from './unsupported.ts';
import type { UnitVariables } from './variables.ts';

/** How often each machine instruction is visited, from its selection to its text. */
const EACH = 10;

export interface CompiledFunc {
  readonly fn: Func;
  readonly code: MFunc;
  readonly alloc: Allocation;
  /** Of a kernel. */
  readonly inputs: InputLayout | undefined;
  readonly ldsBytes: number;
  /** Offsets of workgroup memory by symbol. */
  readonly ldsOffsets: ReadonlyMap<string, number>;
  readonly usesLaunchSized: boolean;
  /** Bytes of its own frame, with what it keeps there during calls. */
  readonly frameBytes: number;
  readonly vectorSpills: number;
  readonly scalarSpills: number;
  readonly maxThreads: number;
  /** Symbols of globals and functions the code names. */
  readonly symbols: ReadonlySet<string>;
  /** Registers that its callers may find changed, but for what its own callees change. */
  readonly written: Registers;
  /** Of code for a debugger. */
  readonly variables: UnitVariables | undefined;
}

export interface CompileContext {
  readonly module: Module;
  readonly cpu: AmdCpu;
  nameOf(symbol: string): string;
  /** What is called; undefined when `fn` and what it reaches call nothing. */
  readonly program: CallProgram | undefined;
  readonly overwritten: Overwritten;
  /** What a comment says of a trap: the words of its panic and the place; empty for none. */
  trapComment(trap: Inst): string;
}

/** Generic addresses of private memory: those of gfx1250 hold the lane's number. */
function privateAddresses(fn: Func): Value[] {
  return fn.blocks.flatMap(({ insts }) =>
    insts
      .filter(
        ({ op, args }) => /^ptr\.(?:cast|to\.int)$/.test(op) && args[0]!.type === 'ptr.private',
      )
      .flatMap(({ results }) => [...results]),
  );
}

/** A scalar load of several words may be done again when one of them is there already. */
function keepAddresses(code: MFunc): void {
  for (const { insts } of code.blocks)
    for (const inst of insts) if (/^s_(?:buffer_)?load_dwordx/.test(inst.op)) inst.flags |= EARLY;
}

/** `fn` is flattened and shaped, and changes no more. Throws `UnsupportedError`. */
export function compileFunc(fn: Func, ctx: CompileContext): CompiledFunc {
  const plan = planFlow(fn, isUniformIntrinsic, ctx.cpu.gfx1250 ? privateAddresses(fn) : []);
  const banks = assignBanks(plan, ctx.module);
  const hoisted = new FuncCompiler(fn, ctx, plan, banks, { scheduled: true, hoisted: true });
  const made = hoisted.compile();
  if (made?.vectorSpills === 0 && made.scalarSpills === 0) return made;
  const first = new FuncCompiler(fn, ctx, plan, banks, { scheduled: true }).compile();
  if (first?.vectorSpills === 0) return first;
  // Loads that come early cost registers, which turned out to be missing.
  const second = new FuncCompiler(fn, ctx, plan, banks, {}).compile();
  if (second !== undefined) return second;
  // Spills turned out to need scratch memory, whose base comes in registers.
  const third = new FuncCompiler(fn, ctx, plan, banks, { forSpills: true }).compile();
  if (third !== undefined) return third;
  throw new UnsupportedError('more registers than the processor has', undefined);
}

/** How it is tried to compile a function. */
interface Attempt {
  /** Loads come early. */
  readonly scheduled?: boolean;
  /** Constants of loops are made in front of them. */
  readonly hoisted?: boolean;
  /** With the base of scratch memory at hand. */
  readonly forSpills?: boolean;
}

class FuncCompiler implements KernelEnv<Selector> {
  readonly module: Module;
  readonly cpu: AmdCpu;
  readonly shadowed = new Set<number>();
  readonly merged = new Set<number>();
  readonly localOnly = new Set<number>();
  readonly slots = new Map<Inst, number>();
  frameBase: number | undefined;
  returnAddress: number | undefined;
  inputs!: Inputs<Selector>;
  private readonly ctx: CompileContext;
  private readonly fn: Func;
  private readonly plan: Plan;
  private readonly banks: Banks;
  private readonly attempt: Attempt;
  private readonly lds: LdsLayout;
  private readonly symbols = new Set<string>();
  private readonly pinned: Tuple[] = [];
  private frame = 0;

  constructor(fn: Func, ctx: CompileContext, plan: Plan, banks: Banks, attempt: Attempt) {
    this.fn = fn;
    this.ctx = ctx;
    this.module = ctx.module;
    this.cpu = ctx.cpu;
    this.plan = plan;
    this.banks = banks;
    this.attempt = attempt;
    this.lds = layOutLds(ctx.module, [fn], ctx.program?.lds);
    this.findShadows();
  }

  trapComment(trap: Inst): string {
    return this.ctx.trapComment(trap);
  }

  get staticLds(): number {
    return this.lds.size;
  }

  private get isKernel(): boolean {
    return this.fn.kind === 'kernel';
  }

  compile(): CompiledFunc | undefined {
    const { fn, cpu, plan, isKernel } = this;
    const { program } = this.ctx;
    const uses = countUses(fn);
    const own = findNeeds(fn, this.attempt.forSpills === true, uses);
    const needs = program === undefined ? own : joinNeeds(own, program.needs);
    const inputs = isKernel ? layOutInputs(needs, cpu) : undefined;
    const s = new Selector(fn, this, plan, this.banks, uses);
    let shared: CallRegisters | undefined;
    const lowering = new FuncLowering(s);
    lowering.lower(() => {
      if (inputs !== undefined) this.setUpScratch(s, inputs);
      // Accesses are replayed as gfx1250 wants it: what LLVM begins kernels with.
      if (isKernel && cpu.gfx1250)
        s.effect('s_setreg_imm32_b32', ['hwreg(HW_REG_WAVE_MODE, 25, 1)', '1']);
      if (program !== undefined) shared = new CallRegisters(s, program.needs, this.pinned);
      if (inputs !== undefined) {
        this.inputs = new KernelInputs(s, inputs, shared !== undefined, namesRegisters(fn));
        shared?.fill(s, program!.needs, this.inputs);
        loadParams(s);
      } else this.begin(s, shared!, own);
    }, this.attempt.hoisted === true);
    const { code } = s;
    if (cpu.gfx1250) keepAddresses(code);
    for (const { insts } of code.blocks) spendWork(EACH * insts.length);
    eliminateCommon(code);
    removeDead(code);
    fuseOperands(code, cpu);
    if (this.attempt.scheduled === true) scheduleLoads(code, cpu);
    const maxThreads = isKernel ? (fn.launchBounds?.maxThreads ?? 1024) : program!.maxThreads;
    const spills: SpillState = {
      lanes: [],
      used: 0,
      laneCount: cpu.wave,
      slot: (size) => this.frameSlot(size, 4),
      frame: isKernel ? undefined : { base: shared!.stack, reach: REACH },
      vectorSpills: 0,
      scalarSpills: 0,
    };
    const limits = {
      vgprs: vgprLimit(cpu, maxThreads),
      sgprs: cpu.maxSgprs,
      maskUnits: cpu.wave / 32,
    };
    let alloc = allocate(code, limits, spills, this.pinned, this.ctx.overwritten);
    if (alloc === undefined) return undefined;
    if (inputs !== undefined && spills.vectorSpills > 0 && !inputs.scratch) return undefined;
    if (shared !== undefined) alloc = this.saveRegisters(code, alloc, shared, spills);
    removeIdentityCopies(code, alloc);
    pairCopies(code, alloc, cpu);
    pairMoves(code, alloc, cpu);
    insertWaits(code, alloc, cpu, !isKernel);
    removeSkips(code, cpu);
    const delays = cpu.generation === 'gfx11' || cpu.generation === 'gfx12';
    if (delays) separateScalars(code, alloc);
    if (cpu.gfx1250) insertTranslationWaits(code, alloc);
    insertNops(code, alloc, cpu, !isKernel);
    if (delays) insertDelays(code, alloc);
    return {
      fn,
      code,
      alloc: {
        ...alloc,
        sgprs: Math.max(alloc.sgprs, inputs?.count ?? 0),
        vgprs: Math.max(
          registersForShifts(code, alloc, cpu),
          inputs === undefined ? 0 : this.idRegisters(inputs),
        ),
      },
      inputs,
      ldsBytes: this.staticLds,
      ldsOffsets: this.lds.offsets,
      usesLaunchSized: this.lds.usesLaunchSized,
      frameBytes: this.frame,
      vectorSpills: spills.vectorSpills,
      scalarSpills: spills.scalarSpills,
      maxThreads,
      symbols: this.symbols,
      written: findWritten(code, alloc, this.pinned),
      variables: lowering.variables,
    };
  }

  /** The start of a function that is called. */
  private begin(s: Selector, shared: CallRegisters, own: InputNeeds): void {
    this.frameBase = shared.stack;
    this.returnAddress = enterFunction(s);
    shared.unpack(s, own.thread);
    this.inputs = shared;
  }

  private saveRegisters(
    code: MFunc,
    alloc: Allocation,
    shared: CallRegisters,
    spills: SpillState,
  ): Allocation {
    const context = {
      wave64: this.cpu.wave === 64,
      aligned: this.cpu.alignedVgprs,
      stack: shared.stack,
      isKernel: this.isKernel,
      execSave: shared.execSave,
      pinned: this.pinned,
      lanes: spills.lanes,
      overwritten: this.ctx.overwritten,
      frame: this.frame,
      frameAlign: this.ctx.program!.frameAlign,
    };
    const saved = saveAroundCalls(code, alloc, context);
    // Frames stand one behind the other: each begins where the alignment of all locals is met.
    this.frame = roundUp(context.frame, context.frameAlign);
    return saved;
  }

  private idRegisters(inputs: InputLayout): number {
    if (this.cpu.packedIds) return 1;
    return inputs.thread.z ? 3 : inputs.thread.y ? 2 : 1;
  }

  /** The base of the wave's scratch memory, where the hardware does not set it. */
  private setUpScratch(s: Selector, inputs: InputLayout): void {
    if (inputs.scratchInitAt < 0) return;
    const base = s.temp(S, 2);
    s.code.tupleOf[base >> 7]!.fixed = inputs.scratchInitAt;
    const offset = s.temp(S);
    s.code.tupleOf[offset >> 7]!.fixed = inputs.waveOffsetAt;
    const [low, high] = s.split(base) as [number, number];
    if (this.cpu.generation === 'gfx9') {
      s.effect('s_add_u32', ['flat_scratch_lo', low, offset], 1);
      s.effect('s_addc_u32', ['flat_scratch_hi', high, '0'], 1);
      return;
    }
    const sum = s.temp(S, 2);
    s.effect('s_add_u32', [s.split(sum)[0]!, low, offset], 1);
    s.effect('s_addc_u32', [s.split(sum)[1]!, high, '0'], 1);
    s.effect('s_setreg_b32', ['hwreg(HW_REG_FLAT_SCR_LO)', s.split(sum)[0]!]);
    s.effect('s_setreg_b32', ['hwreg(HW_REG_FLAT_SCR_HI)', s.split(sum)[1]!]);
  }

  ldsOffset(symbol: string): number {
    const at = this.lds.offsets.get(symbol);
    if (at === undefined) throw new UnsupportedError(`workgroup memory ${symbol}`, undefined);
    return at;
  }

  // ---- values -----------------------------------------------------------------------------------

  /** Scalar values and masks that are read behind a loop which lanes leave at different times. */
  private findShadows(): void {
    const { plan, banks, fn } = this;
    const home = (value: Value): Block => ('op' in value.def ? value.def.block : value.def);
    const seenBy = new Map<number, boolean>();
    const entry = fn.blocks[0];
    const look = (value: Value, at: Block): void => {
      const from = home(value);
      if (from === at) return;
      seenBy.set(value.id, false);
      if (from === entry) return;
      if ('op' in value.def && value.def.op.startsWith('const.')) return;
      if (banks.place[value.id] === 0) return;
      if (!plan.leavesApart(from, at)) return;
      // What is written into a mask leaves the lanes that are not active alone.
      const isMask = !('op' in value.def) && banks.place[value.id] === AT_M;
      (isMask ? this.merged : this.shadowed).add(value.id);
    };
    for (const block of plan.order) {
      for (const inst of block.insts) {
        for (const arg of inst.args) look(arg, block);
        for (const edge of inst.targets ?? []) for (const arg of edge.args) look(arg, block);
        for (const result of inst.results) if (!seenBy.has(result.id)) seenBy.set(result.id, true);
      }
    }
    for (const [id, local] of seenBy) if (local) this.localOnly.add(id);
  }

  nameOf(symbol: string): string {
    return this.ctx.nameOf(symbol);
  }

  onDemand(s: Selector, def: Inst): Op[] | undefined {
    if (def.op === 'global.addr') {
      const symbol = def.attrs.symbol!;
      const global = this.module.globals.get(symbol);
      if (global === undefined && this.module.funcs.has(symbol))
        throw new UnsupportedError(`symbol \`${symbol}\` is already defined`, def.loc, 'invalid');
      if (global?.space === 'workgroup') return [String(this.ldsOffset(symbol))];
      return s.split(this.addressOf(s, symbol));
    }
    return def.op === 'func.addr' ? s.split(this.addressOf(s, def.attrs.symbol!)) : undefined;
  }

  private addressOf(s: Selector, symbol: string): number {
    this.symbols.add(symbol);
    return s.cached(`@${symbol}`, () => {
      const dst = s.temp(S, 2);
      s.emit(ADDRESS, 1, [dst, this.nameOf(symbol)]);
      return dst;
    }) as number;
  }

  call(s: Selector, inst: Inst): void {
    if (inst.op === 'call') call(s, inst, this.addressOf(s, inst.attrs.symbol!), inst.args);
    else call(s, inst, s.srun(inst.args[0]!), inst.args.slice(1));
  }

  scalarBool(s: Selector, value: Value): Op {
    const inverted = conditionScc(s, value);
    const dst = s.temp(S);
    s.emit('s_cselect_b32', 1, [dst, inverted ? '0' : '1', inverted ? '1' : '0']);
    return dst;
  }

  scalarMask(s: Selector, value: Value): Op {
    const inverted = conditionScc(s, value);
    const dst = s.maskTemp();
    s.emit(s.w('s_cselect'), 1, [dst, inverted ? '0' : '-1', inverted ? '-1' : '0']);
    return dst;
  }

  frameSlot(size: number, align: number): number {
    const at = Math.ceil(this.frame / Math.max(1, align)) * Math.max(1, align);
    this.frame = Math.ceil((at + size) / 4) * 4;
    return at;
  }

  cacheBits(kind: string): string {
    const { generation, gfx940 } = this.cpu;
    if (generation === 'gfx12') return ' scope:SCOPE_SYS';
    if (gfx940) return ' sc0 sc1';
    if (kind === 'volatile-store') return generation === 'gfx11' ? ' dlc' : '';
    if (generation === 'gfx9') return ' glc';
    return ' glc dlc';
  }

  fence(s: Selector, scope: Scope, side: 'release' | 'acquire'): void {
    fence(s, scope, side);
  }
}
