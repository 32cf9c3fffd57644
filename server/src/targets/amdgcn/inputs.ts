/**
 * What the hardware leaves in registers when a kernel starts, in the order the kernel descriptor
 * asks for it (LLVM AMDGPU usage guide, "Initial Kernel Execution State"): user registers, then
 * workgroup ids and the scratch offset, then `v0`.
 */
import type { Func, Inst } from '../../mir/index.ts';
import { countOf, type Op, part, S, unitOf, V } from './code.ts';
import { bareName } from './intrinsic-facts.ts';
import type { Inputs } from './kernel-env.ts';
import { addressInSegment, implicitOffset } from './params.ts';
import type { Selector } from './select.ts';

type Dim = 'x' | 'y' | 'z';

/** Which inputs a kernel uses. */
export interface InputNeeds {
  readonly kernarg: boolean;
  readonly dispatchPtr: boolean;
  readonly dispatchId: boolean;
  /** What the runtime puts behind the parameters. */
  readonly implicitArgs: boolean;
  readonly workgroup: Readonly<Record<Dim, boolean>>;
  readonly thread: Readonly<Record<Dim, boolean>>;
  readonly scratch: boolean;
}

/** Physical places of the inputs. -1: not there. */
export interface InputLayout extends InputNeeds {
  readonly userSgprs: number;
  readonly kernargAt: number;
  readonly dispatchPtrAt: number;
  readonly dispatchIdAt: number;
  readonly scratchInitAt: number;
  readonly workgroupAt: Readonly<Record<Dim, number>>;
  readonly waveOffsetAt: number;
  readonly count: number;
}

/** `uses` counts those of a kernel's parameters. */
export function findNeeds(fn: Func, scratch: boolean, uses: Int32Array | undefined): InputNeeds {
  const workgroup = { x: false, y: false, z: false };
  const thread = { x: false, y: false, z: false };
  let dispatchPtr = false;
  let dispatchId = false;
  let implicitArgs = false;
  let stack = scratch;
  const note = (inst: Inst): void => {
    const dim = inst.attrs.dim ?? 'x';
    if (inst.op === 'gpu.thread.id') thread[dim] = true;
    else if (inst.op === 'gpu.workgroup.id') workgroup[dim] = true;
    else if (
      inst.op === 'gpu.workgroup.size' ||
      inst.op === 'gpu.grid.size' ||
      inst.op === 'gpu.dispatch.ptr'
    )
      dispatchPtr = true;
    else if (inst.op === 'gpu.implicit.args') implicitArgs = true;
    else if (inst.op === 'alloca') stack = true;
    else if (inst.op === 'gpu.compute' && bareName(inst.attrs.symbol!) === 'dispatch_id')
      dispatchId = true;
  };
  for (const block of fn.blocks) for (const inst of block.insts) note(inst);
  const kernarg =
    uses !== undefined &&
    fn.kind === 'kernel' &&
    fn.blocks[0]!.params.some((param) => uses[param.id]! > 0);
  return { kernarg, dispatchPtr, dispatchId, implicitArgs, workgroup, thread, scratch: stack };
}

/** What is needed by one or the other. */
export function joinNeeds(a: InputNeeds, b: InputNeeds): InputNeeds {
  const either = (x: Readonly<Record<Dim, boolean>>, y: Readonly<Record<Dim, boolean>>) => ({
    x: x.x || y.x,
    y: x.y || y.y,
    z: x.z || y.z,
  });
  return {
    kernarg: a.kernarg || b.kernarg,
    dispatchPtr: a.dispatchPtr || b.dispatchPtr,
    dispatchId: a.dispatchId || b.dispatchId,
    implicitArgs: a.implicitArgs || b.implicitArgs,
    workgroup: either(a.workgroup, b.workgroup),
    thread: either(a.thread, b.thread),
    scratch: a.scratch || b.scratch,
  };
}

export function layOutInputs(
  needs: InputNeeds,
  cpu: { readonly generation: string; readonly architectedScratch: boolean },
): InputLayout {
  let at = 0;
  const take = (wanted: boolean, size: number): number => {
    if (!wanted) return -1;
    at += size;
    return at - size;
  };
  const dispatchPtrAt = take(needs.dispatchPtr, 2);
  const kernargAt = take(needs.kernarg || needs.implicitArgs, 2);
  const dispatchIdAt = take(needs.dispatchId, 2);
  const ownScratch = needs.scratch && !cpu.architectedScratch;
  const scratchInitAt = take(ownScratch, 2);
  const userSgprs = at;
  const inTrap = cpu.generation === 'gfx12';
  const workgroupAt = {
    x: inTrap ? -1 : take(true, 1),
    y: inTrap ? -1 : take(needs.workgroup.y, 1),
    z: inTrap ? -1 : take(needs.workgroup.z, 1),
  };
  const waveOffsetAt = take(ownScratch, 1);
  return {
    ...needs,
    kernarg: kernargAt >= 0,
    userSgprs,
    kernargAt,
    dispatchPtrAt,
    dispatchIdAt,
    scratchInitAt,
    workgroupAt,
    waveOffsetAt,
    count: at,
  };
}

/** Reads the inputs at the start of the entry block. */
export class KernelInputs implements Inputs<Selector> {
  readonly kernarg: number;
  private readonly dispatch: number;
  private readonly id: number;
  private readonly implicit: number;
  private readonly groups = new Map<Dim, Op>();
  private readonly threads = new Map<Dim, Op>();

  /**
   * `calls`: the first vector registers are wanted for arguments; what the hardware left there
   * moves away. `named`: so may be all others.
   */
  constructor(s: Selector, layout: InputLayout, calls: boolean, named: boolean) {
    const fixed = (bank: typeof V | typeof S, at: number, count: number): number => {
      const op = arrived(bank, at, count);
      return named && op >= 0 ? this.moved(s, op) : op;
    };
    const arrived = (bank: typeof V | typeof S, at: number, count: number): number => {
      if (at < 0) return -1;
      const op = s.temp(bank, count);
      s.code.tupleOf[unitOf(op)]!.fixed = at;
      return op;
    };
    this.kernarg = fixed(S, layout.kernargAt, 2);
    this.dispatch = fixed(S, layout.dispatchPtrAt, 2);
    this.id = fixed(S, layout.dispatchIdAt, 2);
    this.implicit = layout.implicitArgs ? this.behindParams(s) : -1;
    const packed = s.env.cpu.packedIds ? fixed(V, 0, 1) : -1;
    for (const [i, dim] of (['x', 'y', 'z'] as const).entries()) {
      if (layout.workgroup[dim])
        this.groups.set(dim, this.group(s, dim, fixed(S, layout.workgroupAt[dim], 1)));
      if (!layout.thread[dim]) continue;
      if (packed < 0 && calls) this.threads.set(dim, this.moved(s, arrived(V, i, 1)));
      else if (packed < 0) this.threads.set(dim, fixed(V, i, 1));
      // Of the ids only those come that the descriptor asks for; the other fields are zero.
      else if (dim === 'x' && !layout.thread.y && !layout.thread.z)
        this.threads.set(dim, calls ? this.moved(s, packed) : packed);
      else if (dim === 'x') this.threads.set(dim, s.vv2('v_and_b32', '0x3ff', packed));
      else this.threads.set(dim, s.vv3('v_bfe_u32', packed, String(10 * i), '10'));
    }
  }

  private moved(s: Selector, from: number): number {
    s.code.tupleOf[unitOf(from)]!.short = true;
    const to = s.temp(s.bankOf(from), countOf(from));
    for (let i = 0; i < countOf(from); i++) s.copy(part(to, i), part(from, i));
    return to;
  }

  private behindParams(s: Selector): number {
    const to = s.temp(S, 2);
    const [low, high] = addressInSegment(s, this.kernarg, implicitOffset(s.fn));
    s.copy(part(to, 0), low!);
    s.copy(part(to, 1), high!);
    return to;
  }

  /** On gfx12 the ids come in trap registers: x in one, y and z as halves of another. */
  private group(s: Selector, dim: Dim, at: number): Op {
    if (at >= 0) return at;
    return s.env.cpu.gfx1250 ? this.inCluster(s, dim) : this.ofRegister(s, dim);
  }

  /**
   * With clusters the trap registers hold the cluster's id, the number of its last workgroup, and
   * the workgroup's number within it; without them, the workgroup's id.
   */
  private inCluster(s: Selector, dim: Dim): Op {
    const shift = { x: 0, y: 4, z: 8 }[dim];
    const own = this.ofRegister(s, dim);
    const field = (at: number): Op =>
      s.ss2('s_bfe_u32', 'ttmp6', `0x${(0x40000 + at).toString(16)}`);
    const size = s.ss2('s_add_i32', field(12 + shift), '1');
    const inside = s.ss2('s_add_i32', field(shift), s.ss2('s_mul_i32', own, size));
    const kind = s.temp(S);
    s.effect('s_getreg_b32', [kind, 'hwreg(HW_REG_IB_STS2, 6, 4)'], 1);
    const dst = s.temp(S);
    s.scmp('s_cmp_eq_u32', kind, '0');
    s.emit('s_cselect_b32', 1, [dst, own, inside]);
    return dst;
  }

  private ofRegister(s: Selector, dim: Dim): Op {
    const dst = s.temp(S);
    if (dim === 'x') s.emit('s_mov_b32', 1, [dst, 'ttmp9']);
    else if (dim === 'y') s.emit('s_and_b32', 1, [dst, 'ttmp7', '0xffff']);
    else s.emit('s_lshr_b32', 1, [dst, 'ttmp7', '16']);
    return dst;
  }

  dispatchPtr(): number {
    return this.dispatch;
  }

  dispatchId(): number {
    return this.id;
  }

  implicitArgs(): number {
    return this.implicit;
  }

  workgroupId(_s: Selector, dim: Dim): Op {
    return this.groups.get(dim)!;
  }

  threadId(_s: Selector, dim: Dim): Op {
    return this.threads.get(dim)!;
  }
}
