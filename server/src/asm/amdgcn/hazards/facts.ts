/**
 * What hazards and waits need to know of an instruction: its unit, the registers it reads and
 * writes by number, the wait states that it takes.
 */
import { append } from '../../../base/index.ts';
import type { AmdgcnInstruction } from '../ast.ts';
import { canonicalAmdgcnName } from '../isa/renames.ts';
import { namedOperands } from '../names.ts';
import { EXEC, keysOfOperand, VCC } from './keys.ts';
import { type Matrix, matrixOf } from './matrix-shape.ts';

/** The unit that runs an instruction; `other` are waits, branches and the like. */
export type AmdgcnUnit = 'valu' | 'salu' | 'smem' | 'vmem' | 'flat' | 'ds' | 'other';

export interface AmdgcnFacts {
  readonly instruction: AmdgcnInstruction;
  /** Canonical name, without encoding suffix. */
  readonly name: string;
  readonly unit: AmdgcnUnit;
  readonly reads: readonly number[];
  readonly writes: readonly number[];
  /** Of a store or atomic operation: the registers with its data. */
  readonly data: readonly number[];
  readonly dpp: boolean;
  readonly sdwa: boolean;
  readonly transcendental: boolean;
  /** Wait states that it takes. */
  readonly states: number;
  /** What runs before the next instruction is not known. */
  readonly calls: boolean;
  /** Of a matrix instruction. */
  readonly matrix: Matrix | undefined;
}

const TRANSCENDENTAL =
  /^v_(?:s_)?(?:rcp|rcp_iflag|rsq|sqrt|exp|log|sin|cos|tanh)_(?:f16|f32|f64|bf16)$/;

/** The last operand is the destination too. */
const ACCUMULATES = /^v_(?:mac|fmac|madmk|madak|dot\w*c|dot2acc|pk_fmac|fmaak|fmamk)_/;

function unitOf(name: string): AmdgcnUnit {
  if (name.startsWith('v_')) return 'valu';
  if (/^(?:buffer|tbuffer|image)_/.test(name)) return 'vmem';
  if (/^(?:global|flat|scratch)_/.test(name)) return 'flat';
  if (name.startsWith('ds_')) return 'ds';
  if (
    /^s_(?:buffer_|scratch_)?(?:load|store|atomic)_|^s_(?:dcache|gl1|atc|memtime|memrealtime|prefetch)/.test(
      name,
    )
  )
    return 'smem';
  if (
    /^s_(?:nop|wait|branch|cbranch|endpgm|barrier|sleep|sethalt|setprio|sendmsg|trap|icache|inst_prefetch|clause|delay_alu|code_end|set_inst_prefetch|round_mode|denorm_mode|ttrace|incperf|decperf|version|setkill|wakeup|sched)/.test(
      name,
    )
  )
    return 'other';
  return name.startsWith('s_') ? 'salu' : 'other';
}

/** Halves of dual-issue instructions count as one: the other half's registers are added. */
export function factsOf(instruction: AmdgcnInstruction): AmdgcnFacts {
  const name = canonicalAmdgcnName(instruction.name);
  const unit = unitOf(name);
  const reads: number[] = [];
  const writes: number[] = [];
  let data: readonly number[] = [];
  const halves = instruction.dual ? [instruction, instruction.dual] : [instruction];
  for (const half of halves) {
    const named = namedOperands(half);
    for (const { operand, role, written } of named) {
      const of = keysOfOperand(operand);
      if (written) append(writes, of);
      else append(reads, of);
      if (!written && role.startsWith('vdata')) data = of;
    }
    const halfName = half === instruction ? name : canonicalAmdgcnName(half.name);
    if (/^v_(?:permlane\d+_)?swap/.test(halfName) && half.operands.length > 1) {
      append(writes, keysOfOperand(half.operands[1]));
      append(reads, keysOfOperand(half.operands[0]));
    }
    if (ACCUMULATES.test(halfName)) append(reads, keysOfOperand(half.operands[0]));
  }
  if (name.startsWith('v_div_fmas')) reads.push(VCC, VCC + 1);
  if (name.startsWith('v_cmpx') || name.startsWith('v_cmpsx')) writes.push(EXEC, EXEC + 1);
  if (name.includes('saveexec') || name.includes('wrexec')) writes.push(EXEC, EXEC + 1);
  const [first] = instruction.operands;
  return {
    instruction,
    name,
    unit,
    reads,
    writes,
    data,
    dpp: /dpp/.test(instruction.encoding) || instruction.modifiers.some((m) => DPP.test(m.name)),
    sdwa:
      instruction.encoding === 'sdwa' ||
      instruction.modifiers.some((m) => /_sel$/.test(m.name) && m.name !== 'op_sel'),
    transcendental: TRANSCENDENTAL.test(name),
    states: name === 's_nop' && first?.kind === 'int' ? Number(first.value & 15n) + 1 : 1,
    calls: /^s_(?:swap_?pc|call)/.test(name),
    matrix: matrixOf(instruction, name),
  };
}

const DPP = /^(?:quad_perm|row_\w+|wave_\w+|dpp8|row_mask|bank_mask|bound_ctrl)$/;
