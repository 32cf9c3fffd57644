/**
 * The calling convention between functions of one module that are not flattened into their callers:
 * recursive ones and those whose address is taken. It is our own, and simple: whoever calls saves
 * what it still needs.
 *
 *   v0, v1, ...   arguments and results, one register for 32 bits; v31 is left out
 *   v31           the three work-item indices, packed
 *   s[28:29]      free for saving `exec`
 *   s[30:31]      return address
 *   s32           the frame's place in each work-item's scratch memory, in bytes; the stack grows upward
 *   s33 to s35    workgroup indices
 *   s[36:37]      dispatch packet
 *   s[38:39]      dispatch id; s[40:41] the runtime's arguments
 *
 * `exec` holds the calling lanes; a function comes back with it as it was. Registers of inactive
 * lanes are never changed.
 */
import type { Inst, Value } from '../../mir/index.ts';
import { type Bank, CALL, type Op, part, RETURN, S, type Tuple, unitOf, V } from './code.ts';
import type { InputNeeds } from './inputs.ts';
import { DRAIN } from './insert-waitcnt.ts';
import type { Inputs } from './kernel-env.ts';
import { partCount, type Selector, ZERO } from './select.ts';

const THREADS_AT = 31;
const EXEC_SAVE_AT = 28;
const RETURN_AT = 30;
const STACK_AT = 32;
const GROUPS_AT = { x: 33, y: 34, z: 35 } as const;
const DISPATCH_AT = 36;
const DISPATCH_ID_AT = 38;
const IMPLICIT_AT = 40;

const DIMS = ['x', 'y', 'z'] as const;
type Dim = (typeof DIMS)[number];

/** The vector register of the `index`th 32 bits of arguments or results. */
function valueRegister(index: number): number {
  return index < THREADS_AT ? index : index + 1;
}

/** A register that keeps its meaning in every function of the module. */
function reserve(s: Selector, pinned: Tuple[], bank: Bank, at: number, n = 1): number {
  const op = s.temp(bank, n);
  const tuple = s.code.tupleOf[unitOf(op)]!;
  tuple.fixed = at;
  tuple.short = true;
  pinned.push(tuple);
  return op;
}

/** A register that is used for one call or return. */
function passing(s: Selector, bank: Bank, at: number, n = 1): number {
  const op = s.temp(bank, n);
  const tuple = s.code.tupleOf[unitOf(op)]!;
  tuple.fixed = at;
  tuple.short = true;
  return op;
}

/** The registers that all functions agree on. */
export class CallRegisters implements Inputs<Selector> {
  readonly kernarg = -1;
  readonly stack: number;
  readonly execSave: number;
  private readonly threads: number;
  private readonly groups = new Map<Dim, number>();
  private readonly dispatch: number;
  private readonly id: number;
  private readonly implicit: number;
  private readonly unpacked = new Map<Dim, Op>();

  constructor(s: Selector, needs: InputNeeds, pinned: Tuple[]) {
    this.stack = reserve(s, pinned, S, STACK_AT);
    this.execSave = reserve(s, pinned, S, EXEC_SAVE_AT, 2);
    for (const dim of DIMS)
      if (needs.workgroup[dim]) this.groups.set(dim, reserve(s, pinned, S, GROUPS_AT[dim]));
    this.dispatch = needs.dispatchPtr ? reserve(s, pinned, S, DISPATCH_AT, 2) : -1;
    this.id = needs.dispatchId ? reserve(s, pinned, S, DISPATCH_ID_AT, 2) : -1;
    this.implicit = needs.implicitArgs ? reserve(s, pinned, S, IMPLICIT_AT, 2) : -1;
    this.threads = DIMS.some((dim) => needs.thread[dim]) ? reserve(s, pinned, V, THREADS_AT) : -1;
  }

  /** What a kernel does before it can call: its inputs go where functions look for them. */
  fill(s: Selector, needs: InputNeeds, from: Inputs<Selector>): void {
    for (const [dim, op] of this.groups) s.effect('s_mov_b32', [op, from.workgroupId(s, dim)], 1);
    if (this.dispatch >= 0) s.effect('s_mov_b64', [this.dispatch, from.dispatchPtr()], 1);
    if (this.id >= 0) s.effect('s_mov_b64', [this.id, from.dispatchId()], 1);
    if (this.implicit >= 0) s.effect('s_mov_b64', [this.implicit, from.implicitArgs()], 1);
    if (this.threads < 0) return;
    let packed: Op = needs.thread.x ? from.threadId(s, 'x') : '0';
    for (const [i, dim] of DIMS.entries())
      if (i > 0 && needs.thread[dim])
        packed = s.vv3('v_lshl_or_b32', from.threadId(s, dim), String(10 * i), packed);
    s.effect('v_mov_b32', [this.threads, packed], 1);
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

  /** Unpacked where the function begins, so that every block sees it. */
  threadId(_s: Selector, dim: Dim): Op {
    return this.unpacked.get(dim)!;
  }

  unpack(s: Selector, wanted: Readonly<Record<Dim, boolean>>): void {
    if (wanted.x) this.unpacked.set('x', s.vv2('v_and_b32', '0x3ff', this.threads));
    if (wanted.y) this.unpacked.set('y', s.vv3('v_bfe_u32', this.threads, '10', '10'));
    if (wanted.z) this.unpacked.set('z', s.vv3('v_bfe_u32', this.threads, '20', '10'));
  }
}

/** Takes a function's parameters; gives the return address. */
export function enterFunction(s: Selector): number {
  let at = 0;
  for (const param of s.fn.blocks[0]!.params) {
    const n = partCount(param.type);
    const from = Array.from({ length: n }, () => passing(s, V, valueRegister(at++)));
    const to = s.def(param, V, param.type === 'i1' ? ZERO : 0);
    from.forEach((op, i) => {
      s.copy(part(to, i), op);
    });
    s.done(param);
  }
  const address = passing(s, S, RETURN_AT, 2);
  const kept = s.temp(S, 2);
  for (let i = 0; i < 2; i++) s.copy(part(kept, i), part(address, i));
  return kept;
}

/** Values into the registers where the other side looks for them. */
function pass(s: Selector, values: readonly Op[]): number[] {
  return values.map((value, i) => {
    const to = passing(s, V, valueRegister(i));
    s.copy(to, value);
    return to;
  });
}

export function leaveFunction(s: Selector, end: Inst, address: number): void {
  const results = pass(
    s,
    end.args.flatMap((arg) => s.parts(arg)),
  );
  s.effect(DRAIN, ['load', 'ds', 'km']);
  s.effect(RETURN, [address, ...results]);
}

/** A call of what `target`, a scalar pair, points to. */
export function call(s: Selector, inst: Inst, target: number, args: readonly Value[]): void {
  const passed = pass(
    s,
    args.flatMap((arg) => s.parts(arg)),
  );
  const counts = inst.results.map((result) => partCount(result.type));
  const total = counts.reduce((sum, n) => sum + n, 0);
  const out = Array.from({ length: total }, (_, i) => passing(s, V, valueRegister(i)));
  const address = passing(s, S, RETURN_AT, 2);
  s.effect(DRAIN, ['load', 'ds', 'km']);
  const made = s.effect(CALL, [address, ...out, target, ...passed], 1 + total);
  if (inst.op === 'call') s.code.callees.set(made, inst.attrs.symbol!);
  let at = 0;
  inst.results.forEach((result, i) => {
    const to = s.temp(V, counts[i]!);
    for (let k = 0; k < counts[i]!; k++) s.copy(part(to, k), out[at++]!);
    s.set(result, s.split(to), result.type === 'i1' ? ZERO : 0);
  });
}
