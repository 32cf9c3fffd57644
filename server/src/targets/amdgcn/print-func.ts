/** Allocated machine code as text: registers, labels, jumps that are needed. */
import { append } from '../../base/index.ts';
import type { AsmWriter } from '../../mach/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import { ASM, asmLines } from './asm-text.ts';
import { type Island, planFarJumps } from './branch-relaxation.ts';
import {
  ABS,
  ADDRESS,
  CALL,
  countOf,
  EXEC,
  HIDE_LAST,
  type MBlock,
  type MFunc,
  type MInst,
  NEG,
  type Op,
  RETURN,
  S,
  TEMPLATE,
  unitOf,
  VCC,
  VCC_PHYS,
} from './code.ts';
import type { AmdCpu } from './cpus.ts';
import { WAITS_INSIDE } from './hazards-gfx12.ts';
import { spelling } from './names.ts';
import type { Allocation } from './regs/allocate.ts';

export interface PrintedCode {
  readonly instructions: number;
  readonly byKind: Record<string, number>;
}

const INVERSE: Readonly<Record<string, string>> = {
  s_cbranch_scc0: 's_cbranch_scc1',
  s_cbranch_scc1: 's_cbranch_scc0',
  s_cbranch_execz: 's_cbranch_execnz',
  s_cbranch_execnz: 's_cbranch_execz',
  s_cbranch_vccz: 's_cbranch_vccnz',
  s_cbranch_vccnz: 's_cbranch_vccz',
};

// biome-ignore lint/complexity/useMaxParams: all that is known of a function
export function printCode(
  writer: AsmWriter,
  fn: MFunc,
  alloc: Allocation,
  cpu: AmdCpu,
  label: (index: number) => string,
  mark: ((writer: AsmWriter, loc: SourceLoc | undefined) => void) | undefined,
  places?: ReadonlyMap<number, ReadonlyMap<number, string>>,
): PrintedCode {
  const printer = new Printer(fn, alloc, cpu);
  const byKind: Record<string, number> = {};
  let instructions = 0;
  const line = (text: string, op: string, loc: SourceLoc | undefined): void => {
    mark?.(writer, loc);
    writer.line(`\t${text}`, loc);
    instructions++;
    const kind = kindOf(op);
    byKind[kind] = (byKind[kind] ?? 0) + 1;
  };
  const { blocks } = fn;
  const plans = blocks.map((block, b) => jumpsOf(block, blocks, b));
  const named = new Set<number>();
  for (const jumps of plans) for (const { to } of jumps) named.add(to);
  const far = planFarJumps(
    {
      count: blocks.length,
      insts: (b) => blocks[b]!.insts,
      targets: (b) => plans[b]!.map((jump) => jump.to),
    },
    cpu,
  );
  const used = far?.islands.filter((island) => island.targets.length > 0) ?? [];
  const onIsland = (island: Island, to: number): string =>
    `${label(island.block)}_${island.at}_to_${to}`;
  const via = (island: Island | undefined, to: number): string =>
    island === undefined ? label(to) : onIsland(island, to);
  /** A label at which variables change places. */
  const place = (block: number, at: number): void => {
    const name = places?.get(block)?.get(at);
    if (name !== undefined) writer.line(`${name}:`);
  };
  let nextIsland = 0;
  const islandBefore = (block: number, at: number, loc: SourceLoc | undefined): void => {
    const island = used[nextIsland];
    if (island?.block !== block || island.at !== at) return;
    nextIsland++;
    const over = `${label(block)}_${at}_over`;
    line(`s_branch ${over}`, 's_branch', loc);
    for (const to of island.targets) {
      writer.line(`${onIsland(island, to)}:`, loc);
      line(`s_branch ${via(far!.next(island, to), to)}`, 's_branch', loc);
    }
    writer.line(`${over}:`, loc);
  };
  blocks.forEach((block, b) => {
    islandBefore(b, 0, block.loc);
    if (named.has(b)) writer.line(`${label(b)}:`, block.loc ?? block.insts[0]?.loc);
    for (const [i, inst] of block.insts.entries()) {
      if (i > 0) islandBefore(b, i, inst.loc);
      place(b, i);
      if (inst.op === ADDRESS) {
        for (const text of printer.address(inst)) line(text, 's_add_u32', inst.loc);
        continue;
      }
      if (inst.op === ASM) {
        writer.line('\t;;#ASMSTART', inst.loc);
        for (const text of printer.asm(inst)) line(text, text, inst.loc);
        writer.line('\t;;#ASMEND', inst.loc);
        continue;
      }
      line(printer.text(inst), inst.op, inst.loc);
    }
    place(b, block.insts.length);
    for (const { op, to } of plans[b]!) line(`${op} ${via(far?.first(b, to), to)}`, op, block.loc);
  });
  return { instructions, byKind };
}

/** Follows blocks that do nothing. */
function target(block: MBlock, blocks: readonly MBlock[]): number {
  let at = block;
  for (let i = 0; i < 64; i++) {
    if (at.insts.length > 0) break;
    const [jump] = at.jumps;
    if (jump === undefined) {
      const next = blocks[at.index + 1];
      if (next === undefined) break;
      at = next;
    } else if (jump.op === '') at = jump.to;
    else break;
  }
  return at.index;
}

function jumpsOf(
  block: MBlock,
  blocks: readonly MBlock[],
  index: number,
): { op: string; to: number }[] {
  const out: { op: string; to: number }[] = [];
  for (const { op, to } of block.jumps)
    out.push({ op: op === '' ? 's_branch' : op, to: target(to, blocks) });
  const next = blocks[index + 1] === undefined ? -1 : target(blocks[index + 1]!, blocks);
  const falls = (to: number): boolean => to === index + 1 || to === next;
  const last = out[out.length - 1];
  if (last === undefined || last.op !== 's_branch') return out;
  const [first] = out;
  if (out.length === 2 && first!.to === last.to) out.shift();
  else if (out.length === 2 && falls(first!.to) && !falls(last.to)) {
    return [{ op: INVERSE[first!.op]!, to: last.to }];
  }
  if (falls(last.to)) out.pop();
  return out;
}

class Printer {
  private readonly fn: MFunc;
  private readonly alloc: Allocation;
  private readonly wave32: boolean;
  private readonly cpu: AmdCpu;
  private readonly spell: (op: string) => string;

  constructor(fn: MFunc, alloc: Allocation, cpu: AmdCpu) {
    this.fn = fn;
    this.alloc = alloc;
    this.cpu = cpu;
    this.wave32 = cpu.wave === 32;
    this.spell = spelling(cpu);
  }

  text(inst: MInst): string {
    if (inst.op === CALL)
      return `${this.spell(CALL)} ${this.operand(inst.ops[0]!)}, ${this.operand(inst.ops[inst.defs]!)}`;
    if (inst.op === RETURN) return `${this.spell(RETURN)} ${this.operand(inst.ops[0]!)}`;
    const ops = inst.ops.map((op) => this.operand(op));
    if ((inst.flags & TEMPLATE) !== 0)
      return `${this.spell(inst.op)} ${inst.mods.replace(/\{(\d+)\}/g, (_, at) => ops[Number(at)]!)}`;
    if ((inst.flags & HIDE_LAST) !== 0) ops.pop();
    let name = this.spell(inst.op);
    // The result of a fused multiply-add may be its addend: a shorter instruction.
    if (inst.op === 'v_fma_f32' && ops[0] === ops[3] && inst.mods === '' && this.plain(inst)) {
      ops.pop();
      name = 'v_fmac_f32';
      if (!this.cpu.fmac) return `v_fma_f32 ${[...ops, ops[0]].join(', ')}`;
    }
    if (ops.length === 0) return name + inst.mods;
    return `${name} ${ops.join(', ')}${inst.mods}`;
  }

  /** Lines of inline assembly. What the text writes besides its operands stands behind those. */
  asm(inst: MInst): readonly string[] {
    const besides = inst.ops[inst.defs - 1] === VCC ? 1 : 0;
    const written = inst.defs - besides;
    return asmLines(inst, (at) => this.operand(inst.ops[at < written ? at : at + besides]!));
  }

  /**
   * The distance to a symbol is added to the program counter; the three instructions must stand
   * together.
   */
  address(inst: MInst): string[] {
    const unit = unitOf(inst.ops[0] as number);
    const at = this.alloc.phys[unit]!;
    const symbol = inst.ops[1] as string;
    const gfx12 = this.cpu.generation === 'gfx12' && !this.cpu.gfx1250;
    const wait = inst.mods === WAITS_INSIDE ? ['s_wait_alu depctr_sa_sdst(0)'] : [];
    const out = [`${this.spell('s_getpc_b64')} s[${at}:${at + 1}]`, ...wait];
    // The high half has only sixteen bits there.
    if (gfx12) append(out, [`s_sext_i32_i16 s${at + 1}, s${at + 1}`, ...wait]);
    const skip = 4 * (out.length - 1);
    out.push(`${this.spell('s_add_u32')} s${at}, s${at}, ${symbol}@rel32@lo+${4 + skip}`);
    out.push(`${this.spell('s_addc_u32')} s${at + 1}, s${at + 1}, ${symbol}@rel32@hi+${12 + skip}`);
    return out;
  }

  /**
   * `v_fmac` has the short encoding only without modifiers and with a vector register as second
   * factor.
   */
  private plain(inst: MInst): boolean {
    const [, , b, c] = inst.ops;
    const vector = (op: Op | undefined): boolean =>
      typeof op === 'number' && this.fn.tupleOf[unitOf(op)]!.bank !== S;
    return (
      vector(b) &&
      vector(c) &&
      inst.ops.every((op) => typeof op !== 'number' || (op & (NEG | ABS)) === 0)
    );
  }

  private operand(op: Op): string {
    if (typeof op === 'string') {
      if (this.wave32) {
        if (op === VCC) return 'vcc_lo';
        if (op === EXEC) return 'exec_lo';
      }
      return op;
    }
    const unit = unitOf(op);
    const n = countOf(op);
    const at = this.alloc.phys[unit]!;
    const bank = this.fn.tupleOf[unit]!.bank;
    let text: string;
    if (bank === S && at >= VCC_PHYS)
      text = n === 2 ? 'vcc' : at === VCC_PHYS ? 'vcc_lo' : 'vcc_hi';
    else {
      const letter = bank === S ? 's' : 'v';
      text = n === 1 ? `${letter}${at}` : `${letter}[${at}:${at + n - 1}]`;
    }
    if ((op & ABS) !== 0) text = `|${text}|`;
    if ((op & NEG) !== 0) text = `-${text}`;
    return text;
  }
}

const DS_ATOMIC = /^ds_(?:\w+_rtn|(?:add|sub|and|or|xor|max|min)_\w\d+$)/;

/** Family of an instruction, for the summary. */
function kindOf(op: string): string {
  if (op.startsWith('s_cbranch') || op === 's_branch' || op === 's_endpgm' || op === 's_trap')
    return 'branch';
  if (op === CALL || op === RETURN) return 'branch';
  if (op.startsWith('s_barrier')) return 'barrier';
  if (op.startsWith('s_wait') || op === 's_nop') return 'wait';
  if (op.includes('_atomic_') || DS_ATOMIC.test(op)) return 'atomic';
  if (op.includes('load') || op.startsWith('ds_read')) return 'load';
  if (op.includes('store') || op.startsWith('ds_write')) return 'store';
  if (op.startsWith('s_')) return 'scalar';
  return /_f(16|32|64)/.test(op) ? 'float' : 'int';
}
