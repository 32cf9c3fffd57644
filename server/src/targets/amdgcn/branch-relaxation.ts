/**
 * Jumps that reach too far. The distance of a jump has sixteen bits, counted in words of four
 * bytes; behind that, a jump goes to an island on the way: a place between two blocks with one
 * unconditional jump for each far target, which the code around it jumps over. No register is
 * needed. Sizes are upper bounds, so a jump may take an island that could do without.
 */
import { ASM, asmBytes } from './asm-text.ts';
import { ADDRESS, type MInst } from './code.ts';
import type { AmdCpu } from './cpus.ts';
import { UnsupportedError } from './unsupported.ts';

/** Bytes that a jump surely reaches, forwards and backwards. */
const REACH = 4 * 32_700;
/** Bytes between two islands. */
const SPACING = REACH >> 2;
/** A jump, or the longest scalar instruction without a literal. */
const WORD = 4;

/**
 * What the code of a function is made of: its instructions and, at the end of each block, its
 * jumps.
 */
export interface Blocks {
  readonly count: number;
  insts(block: number): readonly MInst[];
  /** Blocks that the jumps behind the block's instructions go to. */
  targets(block: number): readonly number[];
}

/** Before the instruction `at` of a block; behind its last one when `at` is their count. */
export interface Island {
  readonly block: number;
  readonly at: number;
  /** In the order in which their jumps stand. */
  readonly targets: number[];
}

export interface FarJumps {
  readonly islands: readonly Island[];
  /** The island that a jump to `to` at the end of `block` takes first. */
  first(block: number, to: number): Island | undefined;
  /** The island that a jump to `to` on an island takes next. */
  next(island: Island, to: number): Island | undefined;
}

/** Undefined when all jumps reach their targets. */
export function planFarJumps(code: Blocks, cpu: AmdCpu): FarJumps | undefined {
  let count = 0;
  for (let b = 0; b < code.count; b++) count += code.insts(b).length + code.targets(b).length;
  const text = asmBytesOf(code);
  if (text + count * LONGEST_ADDRESS <= REACH) return undefined;
  return new Planner(code, cpu).plan();
}

/**
 * The address of a symbol: reading the program counter, two sums with literals, and what newer
 * processors want between.
 */
const LONGEST_ADDRESS = 36;

/** Bytes of all inline assembly at most. */
function asmBytesOf(code: Blocks): number {
  let bytes = 0;
  for (let b = 0; b < code.count; b++)
    for (const inst of code.insts(b)) if (inst.op === ASM) bytes += asmBytes(inst);
  return bytes;
}

function bytesOf(inst: MInst, cpu: AmdCpu): number {
  const { op } = inst;
  if (op === ASM) return asmBytes(inst);
  if (op === ADDRESS) return LONGEST_ADDRESS;
  if (op.startsWith('s_')) return 2 * WORD;
  return cpu.generation === 'gfx9' ? 2 * WORD : 3 * WORD;
}

class Planner {
  private readonly code: Blocks;
  private readonly cpu: AmdCpu;
  private readonly islands: Island[] = [];
  /** Bytes before each island, block and block's end, islands not counted. */
  private readonly islandAt: number[] = [];
  private readonly blockAt: number[] = [];
  private readonly endAt: number[] = [];
  /** How many islands stand before a block and before its end. */
  private readonly before: number[] = [];
  private readonly beforeEnd: number[] = [];
  /** Bytes of all islands before each island; the last is all of them. */
  private sums: number[] = [];

  constructor(code: Blocks, cpu: AmdCpu) {
    this.code = code;
    this.cpu = cpu;
  }

  plan(): FarJumps | undefined {
    this.layOut();
    // Islands grow with the targets they serve, and push others out of reach: again until nothing
    // is new.
    let known = -1;
    let served = 0;
    while (served > known) {
      known = served;
      this.addUp();
      for (let b = 0; b < this.code.count; b++)
        for (const to of this.code.targets(b)) this.serve(this.jumpsOf(b), to);
      // What an earlier round wanted stands on its island, used or not, and needs its own way on.
      for (const [k, { targets }] of this.islands.entries())
        for (const to of targets) this.serve(this.rangeOf(k), to);
      served = this.islands.reduce((sum, island) => sum + island.targets.length, 0);
    }
    if (served === 0) return undefined;
    const index = new Map(this.islands.map((island, k) => [island, k]));
    return {
      islands: this.islands,
      first: (block, to) => this.step(this.jumpsOf(block), to),
      next: (island, to) => this.step(this.rangeOf(index.get(island)!), to),
    };
  }

  private layOut(): void {
    const { code, cpu, islands } = this;
    let at = 0;
    let next = SPACING;
    const island = (block: number, index: number): void => {
      if (at < next) return;
      islands.push({ block, at: index, targets: [] });
      this.islandAt.push(at);
      next = at + SPACING;
    };
    for (let b = 0; b < code.count; b++) {
      island(b, 0);
      this.blockAt.push(at);
      this.before.push(islands.length);
      const insts = code.insts(b);
      for (const [i, inst] of insts.entries()) {
        if (i > 0) island(b, i);
        at += bytesOf(inst, cpu);
      }
      at += WORD * code.targets(b).length;
      this.endAt.push(at);
      this.beforeEnd.push(islands.length);
    }
  }

  private addUp(): void {
    let sum = 0;
    this.sums = [0];
    for (const { targets } of this.islands) {
      if (targets.length > 0) sum += WORD * (targets.length + 1);
      this.sums.push(sum);
    }
  }

  private startOf(block: number): number {
    return this.blockAt[block]! + this.sums[this.before[block]!]!;
  }

  /** Where the jumps at a block's end stand. */
  private jumpsOf(block: number): Range {
    const end = this.endAt[block]! + this.sums[this.beforeEnd[block]!]!;
    return { start: end - WORD * this.code.targets(block).length, end };
  }

  private rangeOf(island: number): Range {
    const at = this.islandAt[island]!;
    return { start: at + this.sums[island]!, end: at + this.sums[island + 1]! };
  }

  private serve(from: Range, to: number): void {
    for (let island = this.step(from, to); island !== undefined; ) {
      // What follows is looked at again even so: since the island got this target, others may have
      // grown.
      if (!island.targets.includes(to)) island.targets.push(to);
      island = this.step(this.rangeOf(this.islands.indexOf(island)), to);
    }
  }

  /** Where a jump goes first: the farthest island on the way that it reaches, if it needs one. */
  private step(from: Range, to: number): Island | undefined {
    const goal = this.startOf(to);
    if (reaches(from, { start: goal, end: goal })) return undefined;
    const forward = goal > from.end;
    const onTheWay = (k: number): boolean => {
      const island = this.rangeOf(k);
      return (forward ? island.start > from.start : island.end < from.end) && reaches(from, island);
    };
    const last = this.before[to]!;
    if (forward) {
      for (let k = last - 1; k >= 0; k--) if (onTheWay(k)) return this.islands[k];
    } else for (let k = last; k < this.islands.length; k++) if (onTheWay(k)) return this.islands[k];
    throw new UnsupportedError('a function with so many jumps over so much code', undefined);
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** From everywhere in the one to everywhere in the other. */
function reaches(from: Range, to: Range): boolean {
  return to.end - from.start <= REACH && from.end - to.start <= REACH;
}
