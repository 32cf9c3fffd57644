/** One kernel from MIR to allocated machine code. The module's functions are copied, never changed. */
import {
  type Block,
  cloneFunc,
  countUses,
  type Func,
  type Inst,
  type Module,
  type Scope,
  type Value,
} from '../../mir/index.ts';
import { assignBanks, type Banks } from './banks.ts';
import { type MFunc, type Op, S } from './code.ts';
import { type AmdCpu, vgprLimit } from './cpus.ts';
import { type Plan, planFlow } from './flow.ts';
import { insertNops } from './hazards.ts';
import { findNeeds, type InputLayout, KernelInputs, layOutInputs } from './inputs.ts';
import { isUniformIntrinsic } from './intrinsic-facts.ts';
import type { Inputs, KernelEnv } from './kernel-env.ts';
import { FuncLowering } from './lower-func.ts';
import { fence } from './memory-model.ts';
import { expandOps } from './prepare/expand.ts';
import { inlineCalls } from './prepare/inline-calls.ts';
import { shapeFunc } from './prepare/shape.ts';
import { ADDRESS } from './print-func.ts';
import { type Allocation, allocate } from './regs/allocate.ts';
import { removeDead } from './regs/dead-code.ts';
import type { SpillState } from './regs/spill.ts';
import { conditionScc } from './rules/compare.ts';
import { Selector } from './select.ts';
import { UnsupportedError } from './unsupported.ts';
import { insertWaits } from './waits.ts';

export interface CompiledKernel {
  readonly fn: Func;
  readonly code: MFunc;
  readonly alloc: Allocation;
  readonly inputs: InputLayout;
  readonly ldsBytes: number;
  readonly usesLaunchSized: boolean;
  readonly scratchBytes: number;
  readonly vectorSpills: number;
  readonly scalarSpills: number;
  readonly maxThreads: number;
  /** Symbols of globals the code names. */
  readonly globals: ReadonlySet<string>;
}

export interface CompileContext {
  readonly module: Module;
  readonly cpu: AmdCpu;
  nameOf(symbol: string): string;
  find(symbol: string): Func | undefined;
  helper(name: string): string;
}

/** Throws `UnsupportedError`. */
export function compileKernel(kernel: Func, ctx: CompileContext): CompiledKernel {
  const fn = cloneFunc(kernel);
  inlineCalls(fn, ctx.find);
  expandOps(fn, ctx.helper);
  inlineCalls(fn, ctx.find);
  // Support routines bring operations of their own.
  expandOps(fn, ctx.helper);
  inlineCalls(fn, ctx.find);
  shapeFunc(fn);
  const plan = planFlow(fn, isUniformIntrinsic);
  const banks = assignBanks(plan, ctx.module);
  const first = new KernelCompiler(fn, ctx, plan, banks, false).compile();
  if (first !== undefined) return first;
  // Spills turned out to need scratch memory, whose base comes in registers.
  const second = new KernelCompiler(fn, ctx, plan, banks, true).compile();
  if (second !== undefined) return second;
  throw new UnsupportedError('more registers than the processor has', undefined);
}

class KernelCompiler implements KernelEnv<Selector> {
  readonly module: Module;
  readonly cpu: AmdCpu;
  readonly shadowed = new Set<number>();
  readonly localOnly = new Set<number>();
  readonly staticLds: number;
  inputs!: Inputs<Selector>;
  private readonly ctx: CompileContext;
  private readonly fn: Func;
  private readonly plan: Plan;
  private readonly banks: Banks;
  private readonly forSpills: boolean;
  private readonly lds = new Map<string, number>();
  private readonly globals = new Set<string>();
  private usesLaunchSized = false;
  private frame = 0;

  constructor(fn: Func, ctx: CompileContext, plan: Plan, banks: Banks, forSpills: boolean) {
    this.fn = fn;
    this.ctx = ctx;
    this.module = ctx.module;
    this.cpu = ctx.cpu;
    this.plan = plan;
    this.banks = banks;
    this.forSpills = forSpills;
    this.staticLds = this.placeWorkgroupMemory();
    this.findShadows();
  }

  compile(): CompiledKernel | undefined {
    const { fn, cpu, plan } = this;
    const uses = countUses(fn);
    const inputs = layOutInputs(findNeeds(fn, this.forSpills, uses), cpu);
    const s = new Selector(fn, this, plan, this.banks, uses);
    const lowering = new FuncLowering(s);
    lowering.lower(() => {
      this.setUpScratch(s, inputs);
      this.inputs = new KernelInputs(s, inputs);
    });
    const { code } = s;
    removeDead(code);
    const maxThreads = fn.launchBounds?.maxThreads ?? 1024;
    const spills: SpillState = {
      lanes: [],
      used: 0,
      laneCount: cpu.wave,
      slot: (size) => this.frameSlot(size, 4),
      vectorSpills: 0,
      scalarSpills: 0,
    };
    const limits = {
      vgprs: vgprLimit(cpu, maxThreads),
      sgprs: cpu.maxSgprs,
      maskUnits: cpu.wave / 32,
    };
    const alloc = allocate(code, limits, spills);
    if (alloc === undefined) return undefined;
    if (spills.vectorSpills > 0 && !inputs.scratch) return undefined;
    insertWaits(code, alloc, cpu);
    insertNops(code, alloc, cpu);
    return {
      fn,
      code,
      alloc: {
        ...alloc,
        sgprs: Math.max(alloc.sgprs, inputs.count),
        vgprs: Math.max(alloc.vgprs, this.idRegisters(inputs)),
      },
      inputs,
      ldsBytes: this.staticLds,
      usesLaunchSized: this.usesLaunchSized,
      scratchBytes: this.frame,
      vectorSpills: spills.vectorSpills,
      scalarSpills: spills.scalarSpills,
      maxThreads,
      globals: this.globals,
    };
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

  // ---- workgroup memory ---------------------------------------------------------------------------------------------

  /** Offsets of all workgroup globals of the kernel; what the launch sizes begins behind the rest. */
  private placeWorkgroupMemory(): number {
    const found = new Set<string>();
    for (const block of this.fn.blocks)
      for (const inst of block.insts) if (inst.op === 'global.addr') found.add(inst.attrs.symbol!);
    const globals = [...this.module.globals.values()].filter(
      (g) => g.space === 'workgroup' && found.has(g.name),
    );
    let at = 0;
    const statics = globals.filter((g) => g.launchSized !== true).sort((a, b) => b.align - a.align);
    for (const global of statics) {
      at = Math.ceil(at / Math.max(1, global.align)) * Math.max(1, global.align);
      this.lds.set(global.name, at);
      at += global.size;
    }
    const sized = globals.filter((g) => g.launchSized === true);
    const align = sized.reduce((most, g) => Math.max(most, g.align), 1);
    if (sized.length > 0) {
      at = Math.ceil(at / align) * align;
      this.usesLaunchSized = true;
    }
    for (const global of sized) this.lds.set(global.name, at);
    return at;
  }

  ldsOffset(symbol: string): number {
    const at = this.lds.get(symbol);
    if (at === undefined) throw new UnsupportedError(`workgroup memory ${symbol}`, undefined);
    return at;
  }

  // ---- values -------------------------------------------------------------------------------------------------------

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
      if (plan.leavesApart(from, at)) this.shadowed.add(value.id);
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
      if (global?.space === 'workgroup') return [String(this.ldsOffset(symbol))];
      this.globals.add(symbol);
      const pair = s.cached(`@${symbol}`, () => {
        const dst = s.temp(S, 2);
        s.emit(ADDRESS, 1, [dst, this.nameOf(symbol)]);
        return dst;
      });
      return s.split(pair as number);
    }
    if (def.op === 'func.addr') throw new UnsupportedError('function pointers', def.loc);
    return undefined;
  }

  scalarBool(s: Selector, value: Value): Op {
    const inverted = conditionScc(s, value);
    const dst = s.temp(S);
    s.emit('s_cselect_b32', 1, [dst, inverted ? '0' : '1', inverted ? '1' : '0']);
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
    if (kind === 'volatile-store') return '';
    if (generation === 'gfx9') return ' glc';
    return ' glc dlc';
  }

  fence(s: Selector, scope: Scope, side: 'release' | 'acquire'): void {
    fence(s, scope, side);
  }
}
