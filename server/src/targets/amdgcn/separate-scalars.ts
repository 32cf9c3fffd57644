/**
 * The scalar unit of RDNA 3 takes two cycles for a result: an instruction that reads what the one
 * before it computes has to wait. Where another one does not matter to either, it goes between, as
 * LLVM's scheduler arranges it. Registers are allocated, and waits for memory stay where they are.
 */
import {
  countOf,
  EXEC,
  type MBlock,
  type MFunc,
  type MInst,
  READS_VCC,
  S,
  unitOf,
  VCC,
  VCC_PHYS,
} from './code.ts';
import { SCALAR_ALU } from './latencies.ts';
import type { Allocation } from './regs/allocate.ts';

/** How far behind something is looked for that can go between. */
const REACH = 4;

/** Keys of registers: scalar ones as they are, then vector ones. */
const VECTOR_KEYS = 1024;
const EXEC_KEY = 512;
const SCC_KEY = 513;

/** Instructions that another one may pass, given that it shares no register with them. */
const PASSED =
  /^(?:v_(?!readfirstlane|readlane|writelane|permlane|cmpx|nop)|global_|ds_|flat_|scratch_|buffer_gl|s_barrier$)/;
const READS_SCC = /^s_(?:cselect|addc|subb|cmov)/;
const WRITES_SCC =
  /^s_cmp|^s_(?!\w+_(?:nc_u64|f16|f32)$)(?:add|sub|and|or|xor|not|nand|nor|xnor|lsh|ash|bf[ei]|bcnt|min|max|abs|andn|orn|wqm|quad)/;
const SPECIAL = /^(?:m0|scc|src_|ttmp|null|hwreg|exec_|vcc_|flat_scratch|xnack)/;

interface Touched {
  readonly reads: ReadonlySet<number>;
  readonly writes: ReadonlySet<number>;
}

/** Changes the order inside of blocks. */
export function separateScalars(fn: MFunc, alloc: Allocation): void {
  for (const block of fn.blocks) new Separation(fn, alloc, block).run();
}

class Separation {
  private readonly fn: MFunc;
  private readonly alloc: Allocation;
  private readonly block: MBlock;
  private readonly known = new Map<MInst, Touched>();

  constructor(fn: MFunc, alloc: Allocation, block: MBlock) {
    this.fn = fn;
    this.alloc = alloc;
    this.block = block;
  }

  run(): void {
    const { insts } = this.block;
    for (let i = 1; i < insts.length; i++) {
      if (!this.waits(i)) continue;
      if (i >= 2 && this.canPass(i - 1, i - 2) && !this.waitsAfter(insts[i - 3], insts[i - 1]!)) {
        this.swap(i - 2);
        continue;
      }
      this.fillFromBehind(i);
    }
  }

  /** Does it read what the scalar instruction before it computes? */
  private waits(i: number): boolean {
    const { insts } = this.block;
    return this.waitsAfter(insts[i - 1], insts[i]!);
  }

  private waitsAfter(first: MInst | undefined, second: MInst): boolean {
    if (first === undefined || !SCALAR_ALU.test(first.op)) return false;
    if (!SCALAR_ALU.test(second.op) && !PASSED.test(second.op) && !/saveexec/.test(second.op))
      return false;
    const { reads } = this.touched(second);
    for (const key of this.touched(first).writes)
      if (key !== SCC_KEY && key !== EXEC_KEY && reads.has(key)) return true;
    return false;
  }

  /** Brings a later instruction in front of the one at `i`. */
  private fillFromBehind(i: number): void {
    const { insts } = this.block;
    for (let j = i + 1; j <= i + REACH && j < insts.length; j++) {
      if (!SCALAR_ALU.test(insts[j]!.op)) {
        if (!PASSED.test(insts[j]!.op)) return;
        continue;
      }
      if (this.waitsAfter(insts[i - 1], insts[j]!)) continue;
      let passes = true;
      for (let k = j - 1; k >= i && passes; k--) passes = this.canPass(j, k);
      if (!passes) continue;
      for (let k = j - 1; k >= i; k--) this.swap(k);
      return;
    }
  }

  private swap(k: number): void {
    const { insts } = this.block;
    [insts[k], insts[k + 1]] = [insts[k + 1]!, insts[k]!];
  }

  /** May the scalar instruction at `later` come before the one at `earlier`? */
  private canPass(later: number, earlier: number): boolean {
    const { insts } = this.block;
    const [a, b] = [insts[earlier]!, insts[later]!];
    if (!SCALAR_ALU.test(b.op) || !(SCALAR_ALU.test(a.op) || PASSED.test(a.op))) return false;
    if (isSpecial(a) || isSpecial(b)) return false;
    const [x, y] = [this.touched(a), this.touched(b)];
    for (const key of y.writes) if (x.reads.has(key)) return false;
    for (const key of x.writes) {
      if (y.reads.has(key)) return false;
      if (key !== SCC_KEY && y.writes.has(key)) return false;
    }
    // Who writes SCC last counts, where somebody reads it.
    return !(
      x.writes.has(SCC_KEY) &&
      y.writes.has(SCC_KEY) &&
      (this.sccIsRead(later) || this.sccIsRead(earlier))
    );
  }

  /** Is SCC read behind the instruction before it is written again? */
  private sccIsRead(at: number): boolean {
    const { insts } = this.block;
    for (let i = at + 1; i < insts.length; i++) {
      const { reads, writes } = this.touched(insts[i]!);
      if (reads.has(SCC_KEY)) return true;
      if (writes.has(SCC_KEY)) return false;
    }
    return true;
  }

  private touched(inst: MInst): Touched {
    const known = this.known.get(inst);
    if (known !== undefined) return known;
    const reads = new Set<number>();
    const writes = new Set<number>();
    inst.ops.forEach((op, i) => {
      const into = i < inst.defs ? writes : reads;
      if (op === EXEC) into.add(EXEC_KEY);
      else if (op === VCC) into.add(VCC_PHYS).add(VCC_PHYS + 1);
      else if (typeof op === 'number') {
        const base = this.fn.tupleOf[unitOf(op)]!.bank === S ? 0 : VECTOR_KEYS;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++)
          into.add(base + this.alloc.phys[u]!);
      }
    });
    if ((inst.flags & READS_VCC) !== 0) reads.add(VCC_PHYS).add(VCC_PHYS + 1);
    if (READS_SCC.test(inst.op)) reads.add(SCC_KEY);
    if (WRITES_SCC.test(inst.op)) writes.add(SCC_KEY);
    if (!inst.op.startsWith('s_')) reads.add(EXEC_KEY);
    if (inst.op.includes('saveexec')) {
      reads.add(EXEC_KEY);
      writes.add(EXEC_KEY);
    }
    const made = { reads, writes };
    this.known.set(inst, made);
    return made;
  }
}

/** Names a register that is no operand of ours. */
function isSpecial({ ops }: MInst): boolean {
  return ops.some((op) => typeof op === 'string' && op !== EXEC && SPECIAL.test(op));
}
