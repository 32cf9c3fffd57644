/**
 * One prepared kernel from MIR to machine code over virtual registers: blocks, the wave's flow
 * between them, parameters.
 */
import { MovableStores } from '../../analysis/index.ts';
import {
  type Block,
  type Edge,
  type Inst,
  isTerminator,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { leaveFunction } from './calls.ts';
import { EXEC, KEEP, type MBlock, newMBlock, type Op, S, V } from './code.ts';
import type { Plan } from './flow.ts';
import { hoistRuns } from './hoist-runs.ts';
import { MaskMoves } from './mask-moves.ts';
import { type Move, sequentialise } from './moves.ts';
import { AT_M, AT_S } from './regbank-select.ts';
import { conditionScc, invertedMask } from './rules/compare.ts';
import { ruleFor } from './rules/index.ts';
import { type Merged, mergeAccesses } from './rules/merge.ts';
import { partCount, type Selector } from './select.ts';
import { UnitVariables } from './variables.ts';

export class FuncLowering {
  private readonly s: Selector;
  private readonly plan: Plan;
  private readonly bodies: MBlock[] = [];
  private readonly entries: MBlock[] = [];
  private readonly waiting: (number | undefined)[] = [];
  private readonly saved: (number | undefined)[] = [];
  private finish: MBlock | undefined;
  private readonly movable: MovableStores;

  /** Of code for a debugger. */
  readonly variables: UnitVariables | undefined;

  constructor(s: Selector) {
    this.s = s;
    this.variables = s.fn.records === undefined ? undefined : new UnitVariables(s);
    this.plan = s.plan;
    this.movable = new MovableStores(s.fn);
  }

  /**
   * `prologue` runs at the start of the entry block; it takes the parameters. `hoists`: constants
   * of loops are made in front of them.
   */
  lower(prologue: () => void, hoists: boolean): void {
    const { s, plan } = this;
    const { order, pend } = plan;
    order.forEach((_, p) => {
      const depth = plan.depth(p);
      const body = newMBlock(depth);
      this.bodies.push(body);
      const own = pend[p] !== undefined && pend[p]!.mode !== 'exit';
      this.entries.push(own ? newMBlock(depth) : body);
      if (own) this.entries[p]!.threadSuccs.push(body);
    });
    this.declareParams();
    const ends: number[] = [];
    order.forEach((block, p) => {
      s.enter(block, this.bodies[p]!);
      if (p === 0) {
        prologue();
        this.clearMasks();
      }
      this.select(block);
      ends.push(s.block.insts.length);
      s.loc = terminator(block)?.loc;
      this.end(block, p);
    });
    order.forEach((_, p) => {
      if (this.entries[p] !== this.bodies[p]) this.fillEntry(p);
    });
    order.forEach((_, p) => {
      if (this.entries[p] !== this.bodies[p]) s.code.blocks.push(this.entries[p]!);
      s.code.blocks.push(this.bodies[p]!);
      const rest = this.extra.find(([first]) => first === this.bodies[p]);
      if (rest !== undefined) s.code.blocks.push(rest[1]);
    });
    if (this.finish !== undefined) s.code.blocks.push(this.finish);
    this.variables?.anchor(s.code);
    const bodies = this.bodies.map((block, p) => ({ block, end: ends[p]! }));
    hoistRuns(s.code, plan, bodies, hoists);
    s.code.blocks.forEach((block, i) => {
      block.index = i;
    });
  }

  private declareParams(): void {
    const { s, plan } = this;
    plan.order.forEach((block, p) => {
      if (block === s.fn.blocks[0]) return;
      for (const param of block.params) {
        const isMask = s.place(param) === AT_M;
        const held = isMask ? [s.defMask(param)] : undefined;
        if (!isMask) s.def(param, s.place(param) === AT_S ? S : V);
        if (plan.isHeader(p)) for (const op of held ?? s.parts(param)) s.loopRegisters.add(op);
      }
    });
  }

  private select(block: Block): void {
    const { s } = this;
    for (const param of block.params) if (block !== s.fn.blocks[0]) s.done(param);
    const merged: Map<Inst, Merged> | undefined =
      block.insts.length > 2 ? mergeAccesses(s, block, this.movable) : undefined;
    for (const inst of block.insts) {
      if (isTerminator(inst.op)) {
        this.variables?.mark(s.fn.records?.get(inst));
        break;
      }
      s.loc = inst.loc;
      this.variables?.mark(s.fn.records?.get(inst));
      const group = merged?.get(inst);
      if (group !== undefined) {
        if (group.at === inst) group.emit(s);
        continue;
      }
      if (inst.op.startsWith('const.')) continue;
      ruleFor(inst)(s, inst);
    }
  }

  // ---- the end of a block -----------------------------------------------------------------------

  private end(block: Block, p: number): void {
    const { s, plan } = this;
    const body = this.bodies[p]!;
    const end = terminator(block)!;
    body.loc = end.loc;
    if (end.op === 'ret' && s.env.returnAddress !== undefined) {
      leaveFunction(s, end, s.env.returnAddress);
      return;
    }
    if (end.op === 'ret' || end.op === 'unreachable') {
      s.effect('s_endpgm');
      return;
    }
    if (end.op === 'trap') {
      const comment = s.env.trapComment(end);
      s.effect('s_trap', ['2']).mods = comment === '' ? '' : ` ; ${comment}`;
      if (end.targets === undefined) {
        s.effect('s_endpgm');
        return;
      }
    }
    const targets = end.targets!;
    for (const edge of targets) {
      const t = plan.pos[edge.block.id]!;
      const to = t < plan.walk && t > p ? this.entries[t]! : this.bodies[t]!;
      if (!body.threadSuccs.includes(to)) body.threadSuccs.push(to);
    }
    const inWalk = targets.filter((edge) => plan.pos[edge.block.id]! < plan.walk);
    const traps = targets.filter((edge) => plan.pos[edge.block.id]! >= plan.walk);
    const sources = inWalk.map((edge) => this.edgeSources(edge));
    if (end.op === 'br.if' && traps.length > 0) {
      this.trapBranch(end, traps, inWalk, sources, p);
      return;
    }
    if (targets.length === 1) {
      this.moves(inWalk, sources);
      new MaskMoves(s, inWalk, sources, p).emit();
      this.leave(p, plan.pos[targets[0]!.block.id]!);
      return;
    }
    if (plan.mask[p] === 0) this.uniformBranch(end, inWalk, sources, p);
    else this.maskBranch(end, inWalk, sources, p);
  }

  /** Evaluates edge arguments before anything else happens at the end of the block. */
  private edgeSources(edge: Edge): Op[] {
    return edge.args.flatMap((arg, i) => {
      const param = edge.block.params[i]!;
      const def = 'op' in arg.def ? arg.def : undefined;
      // An undefined value leaves the register as it is.
      if (def?.op === 'const.undef') return new Array<Op>(partCount(param.type)).fill('');
      if (this.s.place(param) === AT_M) return [this.s.mask(arg)];
      const parts = this.s.parts(arg);
      return this.s.place(param) === AT_S ? parts.map((op) => this.s.toS(op)) : parts;
    });
  }

  private moves(edges: readonly Edge[], sources: readonly Op[][]): void {
    const { s } = this;
    const moves: Move[] = [];
    edges.forEach((edge, e) => {
      let at = 0;
      for (const param of edge.block.params) {
        if (s.place(param) === AT_M) {
          at++;
          continue;
        }
        for (const dst of s.parts(param)) {
          const src = sources[e]![at++]!;
          if (src !== '' && src !== dst) moves.push({ dst: dst as number, src });
        }
      }
    });
    if (moves.length === 0) return;
    for (const { dst, src } of sequentialise(moves, (like) => s.temp(s.bankOf(like))))
      s.copy(dst, src);
  }

  private exec(op: string, ...ops: Op[]): void {
    this.s.emit(this.s.w(op), 1, ops, KEEP);
  }

  /** Notes that the active lanes go on at `t`, in the way it wants. */
  private collect(p: number, t: number): void {
    const pend = this.plan.pend[t];
    if (pend === undefined || pend.mode === 'full' || pend.mode === 'exit') return;
    const mask = this.waitMask(t);
    if (pend.mode === 'first' && pend.at === p) this.exec('s_mov', mask, EXEC);
    else this.exec('s_or', mask, mask, EXEC);
  }

  private waitMask(t: number): number {
    this.waiting[t] ??= this.s.maskTemp();
    return this.waiting[t]!;
  }

  private saveMask(p: number): number {
    this.saved[p] ??= this.s.maskTemp();
    return this.saved[p]!;
  }

  private save(p: number): void {
    if (this.plan.saves[p] === 1) this.exec('s_mov', this.saveMask(p), EXEC);
  }

  /** The active lanes go to one place. */
  private leave(p: number, t: number): void {
    const { s, plan } = this;
    this.save(p);
    if (t >= plan.walk || t <= p) {
      s.block.jumps.push({ op: '', to: this.bodies[t]! });
      return;
    }
    this.collect(p, t);
    if (plan.mask[p] === 0) s.block.jumps.push({ op: '', to: this.entries[t]! });
    else s.block.jumps.push({ op: '', to: this.next(p, false) });
  }

  private next(p: number, skipped: boolean): MBlock {
    const at = this.plan.nextPend(p, skipped);
    if (at >= 0) return this.entries[at]!;
    if (this.finish === undefined) {
      this.finish = newMBlock(0);
      const { block } = this.s;
      this.s.block = this.finish;
      this.s.effect('s_endpgm');
      this.s.block = block;
    }
    return this.finish;
  }

  /** Leaves the condition in SCC; true when SCC holds its opposite. */
  private scc(cond: Value): boolean {
    const { s } = this;
    let inverted = false;
    if (s.place(cond) === AT_S && !s.plan.leavesApart(s.homeOf(cond), s.mirBlock))
      inverted = conditionScc(s, cond);
    else s.emit(s.w('s_and'), 1, [s.maskTemp(), EXEC, s.mask(cond)]);
    dropComparison(s);
    s.block.insts[s.block.insts.length - 1]!.flags |= KEEP;
    return inverted;
  }

  /** Like `scc`, with the moves of lane masks, which need SCC themselves, done before. */
  private sccBehind(cond: Value, masks: MaskMoves): boolean {
    if (masks.isEmpty) return this.scc(cond);
    const { s } = this;
    const inverted = this.scc(cond);
    const kept = s.temp(S);
    s.emit('s_cselect_b32', 1, [kept, '1', '0']);
    masks.emit();
    s.emit('s_cmp_lg_u32', 0, [kept, '0'], KEEP);
    return inverted;
  }

  private uniformBranch(
    end: Inst,
    edges: readonly Edge[],
    sources: readonly Op[][],
    p: number,
  ): void {
    const { s, plan } = this;
    const masks = new MaskMoves(s, edges, sources, p);
    const inverted = this.sccBehind(end.args[0], masks);
    this.moves(edges, sources);
    this.save(p);
    const to = edges.map((edge) => {
      const t = plan.pos[edge.block.id]!;
      return t > p ? this.entries[t]! : this.bodies[t]!;
    });
    s.block.jumps.push({ op: inverted ? 's_cbranch_scc0' : 's_cbranch_scc1', to: to[0]! });
    s.block.jumps.push({ op: '', to: to[1]! });
  }

  /** One target only ends the kernel: when any lane goes there, the wave does. */
  private trapBranch(
    end: Inst,
    traps: readonly Edge[],
    edges: readonly Edge[],
    sources: readonly Op[][],
    p: number,
  ): void {
    const { s, plan } = this;
    if (edges.length === 0) {
      s.block.jumps.push({ op: '', to: this.bodies[plan.pos[traps[0]!.block.id]!]! });
      return;
    }
    const trap = this.bodies[plan.pos[traps[0]!.block.id]!]!;
    const whenTrue = end.targets![0] === traps[0];
    const cond = end.args[0];
    let op: string;
    const masks = new MaskMoves(s, edges, sources, p);
    if (s.place(cond) === AT_S && !plan.leavesApart(s.homeOf(cond), s.mirBlock)) {
      const inverted = this.sccBehind(cond, masks);
      op = inverted === whenTrue ? 's_cbranch_scc0' : 's_cbranch_scc1';
    } else {
      const exact = whenTrue ? s.mask(cond) : invertedMask(s, cond);
      const mask = masks.keep(exact ?? s.mask(cond));
      masks.emit();
      s.emit(s.w(exact === undefined ? 's_andn2' : 's_and'), 1, [s.maskTemp(), EXEC, mask], KEEP);
      op = 's_cbranch_scc1';
    }
    this.moves(edges, sources);
    // The rest of the block is an own one: leaving may need SCC.
    s.block.jumps.push({ op, to: trap });
    const t = plan.pos[edges[0]!.block.id]!;
    const pend = plan.pend[t];
    if (
      plan.mask[p] === 0 &&
      (t <= p || pend === undefined || pend.mode === 'exit' || pend.mode === 'full') &&
      plan.saves[p] === 0
    ) {
      s.block.jumps.push({ op: '', to: t > p ? this.entries[t]! : this.bodies[t]! });
      return;
    }
    const rest = newMBlock(s.block.depth);
    rest.threadSuccs = s.block.threadSuccs.filter((b) => b !== trap);
    s.block.threadSuccs = [trap, rest];
    s.block.jumps.push({ op: '', to: rest });
    this.extra.push([s.block, rest]);
    s.block = rest;
    this.leave(p, t);
  }

  /** Blocks to be placed behind others. */
  readonly extra: [MBlock, MBlock][] = [];

  private maskBranch(end: Inst, edges: readonly Edge[], sources: readonly Op[][], p: number): void {
    const { s, plan } = this;
    const [a, b] = edges.map((edge) => plan.pos[edge.block.id]!) as [number, number];
    const direct = plan.direct[p]!;
    const cond = end.args[0];
    const collects = (t: number): boolean =>
      t !== direct && (plan.pend[t]?.mode === 'first' || plan.pend[t]?.mode === 'zero');
    // The inverted comparison saves an instruction when only its lanes are of interest.
    const flipped =
      direct === b && !collects(a) && !collects(b) ? invertedMask(s, cond) : undefined;
    const masks = new MaskMoves(s, edges, sources, p);
    const mask = flipped === undefined ? masks.keep(this.conditionMask(cond)) : undefined;
    this.moves(edges, sources);
    masks.emit();
    for (const [t, taken] of [
      [a, true],
      [b, false],
    ] as const) {
      if (!collects(t)) continue;
      const pend = plan.pend[t]!;
      const wait = this.waitMask(t);
      const first = pend.mode === 'first' && pend.at === p;
      const lanes = first ? wait : s.maskTemp();
      this.exec(taken ? 's_and' : 's_andn2', lanes, EXEC, mask!);
      if (!first) this.exec('s_or', wait, wait, lanes);
    }
    if (direct < 0) {
      this.save(p);
      s.block.jumps.push({ op: '', to: this.next(p, false) });
      return;
    }
    const lanes = direct === a || flipped !== undefined;
    const used = flipped ?? mask!;
    if (plan.saves[p] === 1) {
      const save = this.saveMask(p);
      if (lanes) this.exec('s_and_saveexec', save, used);
      else {
        this.exec('s_mov', save, EXEC);
        this.exec('s_andn2', EXEC, EXEC, used);
      }
    } else this.exec(lanes ? 's_and' : 's_andn2', EXEC, EXEC, used);
    if (direct <= p) {
      s.block.jumps.push({ op: 's_cbranch_execnz', to: this.bodies[direct]! });
      s.block.jumps.push({ op: '', to: this.next(p, false) });
    } else {
      s.block.jumps.push({ op: 's_cbranch_execz', to: this.next(p, false) });
      s.block.jumps.push({ op: '', to: this.bodies[direct]! });
    }
  }

  /** The mask of a condition; a uniform one becomes all or nothing. */
  private conditionMask(cond: Value): Op {
    return this.s.mask(cond);
  }

  // ---- where lanes wait -------------------------------------------------------------------------

  private clearMasks(): void {
    this.plan.pend.forEach((pend, t) => {
      if (pend?.mode === 'zero') this.exec('s_mov', this.waitMask(t), '0');
    });
  }

  private fillEntry(p: number): void {
    const { s, plan } = this;
    const pend = plan.pend[p]!;
    const entry = this.entries[p]!;
    s.block = entry;
    s.loc = plan.order[p]!.insts[0]?.loc;
    entry.loc = s.loc;
    if (pend.mode === 'full') {
      this.exec('s_mov', EXEC, this.saveMask(pend.at));
      entry.jumps.push({ op: '', to: this.bodies[p]! });
      return;
    }
    const mask = this.waitMask(p);
    this.exec('s_mov', EXEC, mask);
    if (pend.mode === 'zero') this.exec('s_mov', mask, '0');
    entry.jumps.push({ op: 's_cbranch_execz', to: this.next(p, true) });
    entry.jumps.push({ op: '', to: this.bodies[p]! });
  }
}

/** Sets SCC when the result is not zero. */
const TELLS_ZERO =
  /^s_(?:and|or|xor|andn2|orn2|nand|nor|xnor|not|lshl|lshr|ashr|bfe)_[bui](?:32|64)$/;

/** A comparison with zero right behind what computes the number (LLVM: `optimizeCompareInstr`). */
function dropComparison(s: Selector): void {
  const { insts } = s.block;
  const [compared, made] = [insts.at(-1)!, insts.at(-2)];
  if (!/^s_cmp_lg_[ui](?:32|64)$/.test(compared.op) || made === undefined) return;
  const [value, zero] = compared.ops;
  if (zero === '0' && value === made.ops[0] && made.defs === 1 && TELLS_ZERO.test(made.op))
    insts.pop();
}
