/**
 * What surrounds a kernel's code: the `.amdhsa_kernel` block from which the assembler makes the
 * kernel descriptor, and the `.amdgpu_metadata` note (LLVM AMDGPU usage guide, "Code Object V6
 * Metadata").
 */
import type { AsmWriter } from '../../mach/index.ts';
import { type Func, isPtr, type ParamDecl } from '../../mir/index.ts';
import type { AmdCpu } from './cpus.ts';
import type { InputLayout } from './inputs.ts';
import { implicitOffset, layOutParams } from './params.ts';

export interface KernelFacts {
  readonly fn: Func;
  readonly name: string;
  readonly inputs: InputLayout;
  readonly vgprs: number;
  /** Numbered scalar registers, without VCC and the like. */
  readonly sgprs: number;
  readonly usesVcc: boolean;
  readonly ldsBytes: number;
  readonly scratchBytes: number;
  /** The depth of its calls is not known. */
  readonly dynamicStack: boolean;
  readonly vectorSpills: number;
  readonly scalarSpills: number;
  readonly maxThreads: number;
}

/**
 * All scalar registers that count: VCC, the scratch base and the XNACK mask take some above the
 * numbered ones.
 */
export function sgprCount(facts: KernelFacts, cpu: AmdCpu): number {
  const vcc = facts.usesVcc ? 2 : 0;
  if (cpu.generation !== 'gfx9') return facts.sgprs + vcc;
  const flat = cpu.architectedScratch || facts.inputs.scratchInitAt >= 0 ? 6 : 0;
  return facts.sgprs + Math.max(vcc, flat, 4);
}

/** `symbol` is the kernel's name as it stands in the text. */
export function printDescriptor(
  writer: AsmWriter,
  facts: KernelFacts,
  symbol: string,
  cpu: AmdCpu,
): void {
  const { inputs } = facts;
  const { generation } = cpu;
  const line = (name: string, value: number): void => writer.line(`\t\t.amdhsa_${name} ${value}`);
  const bit = (on: boolean): number => (on ? 1 : 0);
  writer.line('\t.section\t.rodata,"a",@progbits');
  writer.line('\t.p2align\t6, 0x0');
  writer.line(`\t.amdhsa_kernel ${symbol}`);
  line('group_segment_fixed_size', facts.ldsBytes);
  line('private_segment_fixed_size', facts.scratchBytes);
  line('kernarg_size', segmentSize(facts));
  line('user_sgpr_count', inputs.userSgprs);
  line('user_sgpr_dispatch_ptr', bit(inputs.dispatchPtr));
  line('user_sgpr_queue_ptr', 0);
  line('user_sgpr_kernarg_segment_ptr', bit(inputs.kernarg));
  line('user_sgpr_dispatch_id', bit(inputs.dispatchId));
  if (!cpu.architectedScratch) {
    line('user_sgpr_private_segment_buffer', 0);
    line('user_sgpr_flat_scratch_init', bit(inputs.scratchInitAt >= 0));
  }
  line('user_sgpr_private_segment_size', 0);
  if (generation !== 'gfx9') line('wavefront_size32', bit(cpu.wave === 32));
  line('uses_dynamic_stack', bit(facts.dynamicStack));
  if (cpu.architectedScratch) line('enable_private_segment', bit(facts.scratchBytes > 0));
  else line('system_sgpr_private_segment_wavefront_offset', bit(inputs.waveOffsetAt >= 0));
  line('system_sgpr_workgroup_id_x', 1);
  line('system_sgpr_workgroup_id_y', bit(inputs.workgroup.y));
  line('system_sgpr_workgroup_id_z', bit(inputs.workgroup.z));
  line('system_sgpr_workgroup_info', 0);
  line('system_vgpr_workitem_id', inputs.thread.z ? 2 : inputs.thread.y ? 1 : 0);
  line('next_free_vgpr', Math.max(1, facts.vgprs));
  line('next_free_sgpr', facts.sgprs);
  if (cpu.accumOffset) line('accum_offset', Math.max(4, Math.ceil(facts.vgprs / 4) * 4));
  line('reserve_vcc', bit(facts.usesVcc));
  if (!cpu.architectedScratch && generation !== 'gfx12')
    line('reserve_flat_scratch', bit(inputs.scratchInitAt >= 0));
  line('float_round_mode_32', 0);
  line('float_round_mode_16_64', 0);
  line('float_denorm_mode_32', 3);
  line('float_denorm_mode_16_64', 3);
  if (generation !== 'gfx12') {
    line('dx10_clamp', 1);
    line('ieee_mode', 1);
  }
  line('fp16_overflow', 0);
  if (cpu.accumOffset) line('tg_split', 0);
  if (generation !== 'gfx9') {
    if (!cpu.gfx1250) line('workgroup_processor_mode', 1);
    line('memory_ordered', 1);
    line('forward_progress', 1);
  }
  writer.line('\t.end_amdhsa_kernel');
  writer.line('\t.text');
}

export function printMetadata(
  writer: AsmWriter,
  kernels: readonly KernelFacts[],
  cpu: AmdCpu,
): void {
  writer.line('\t.amdgpu_metadata');
  writer.line('---');
  writer.line('amdhsa.kernels:');
  if (kernels.length === 0) writer.line('  []');
  for (const facts of kernels) printKernel(writer, facts, cpu);
  writer.line(`amdhsa.target:   amdgcn-amd-amdhsa--${cpu.name}`);
  writer.line('amdhsa.version:');
  writer.line('  - 1');
  writer.line('  - 2');
  writer.line('...');
  writer.line('\t.end_amdgpu_metadata');
}

/** What metadata says of a parameter, in the order of the keys. */
function argumentRows(decl: ParamDecl, offset: number): (readonly [string, string | number])[] {
  const place = [
    ['.name', yamlName(decl.name)],
    ['.offset', offset],
  ] as const;
  if (decl.type === 'ptr.workgroup')
    return [
      ['.address_space', 'local'],
      ...place,
      ['.pointee_align', decl.pointeeAlign ?? 1],
      ['.size', decl.size],
      ['.value_kind', 'dynamic_shared_pointer'],
    ];
  const isPointer = decl.pass === 'by-pointer' || (decl.pass !== 'blob' && isPtr(decl.type));
  const space = isPointer ? [['.address_space', 'generic'] as const] : [];
  const kind = isPointer ? 'global_buffer' : 'by_value';
  return [...space, ...place, ['.size', decl.size], ['.value_kind', kind]];
}

function printKernel(writer: AsmWriter, facts: KernelFacts, cpu: AmdCpu): void {
  const { slots, align } = layOutParams(facts.fn);
  const implicit = facts.inputs.implicitArgs ? implicitOffset(facts.fn) : undefined;
  let first = true;
  const key = (name: string, value: string | number): void => {
    writer.line(`${first ? '  - ' : '    '}${`${name}:`.padEnd(16)} ${value}`);
    first = false;
  };
  if (cpu.accumOffset) key('.agpr_count', 0);
  if (slots.length === 0 && implicit === undefined) key('.args', '[]');
  else {
    writer.line(`${first ? '  - ' : '    '}.args:`);
    first = false;
  }
  for (const { decl, offset } of slots) {
    const rows = argumentRows(decl, offset);
    rows.forEach(([name, value], i) => {
      writer.line(`${i === 0 ? '      - ' : '        '}${`${name}:`.padEnd(16)} ${value}`);
    });
  }
  if (implicit !== undefined) printImplicit(writer, implicit);
  key('.group_segment_fixed_size', facts.ldsBytes);
  key('.kernarg_segment_align', implicit === undefined ? align : Math.max(align, 8));
  key('.kernarg_segment_size', segmentSize(facts));
  key('.max_flat_workgroup_size', facts.maxThreads);
  key('.name', yamlName(facts.name));
  key('.private_segment_fixed_size', facts.scratchBytes);
  key('.sgpr_count', sgprCount(facts, cpu));
  key('.sgpr_spill_count', facts.scalarSpills);
  key('.symbol', yamlName(`${facts.name}.kd`));
  key('.uniform_work_group_size', 0);
  key('.uses_dynamic_stack', facts.dynamicStack ? 'true' : 'false');
  key('.vgpr_count', facts.vgprs);
  key('.vgpr_spill_count', facts.vectorSpills);
  key('.wavefront_size', cpu.wave);
  if (cpu.generation !== 'gfx9' && !cpu.gfx1250) key('.workgroup_processor_mode', 1);
}

/** Bytes of the runtime's arguments (LLVM's AMDGPU usage guide, code object v5 and later). */
const IMPLICIT_SIZE = 256;

function segmentSize({ fn, inputs }: KernelFacts): number {
  return inputs.implicitArgs ? implicitOffset(fn) + IMPLICIT_SIZE : layOutParams(fn).size;
}

/** The runtime's arguments that code here asks for, with offset and size. */
const IMPLICIT = [['hidden_hostcall_buffer', 80, 8]] as const;

function printImplicit(writer: AsmWriter, from: number): void {
  for (const [kind, offset, size] of IMPLICIT) {
    writer.line(`      - .offset:         ${from + offset}`);
    writer.line(`        .size:           ${size}`);
    writer.line(`        .value_kind:     ${kind}`);
  }
}

/**
 * What LLVM's reader of metadata takes for something else than a string even in quotes: numbers,
 * truth values.
 */
const TYPED = /^(?:true|false|[-+]?(?:\d.*|\.\d.*|inf|infinity|nan)|[-+]?\.(?:inf|nan))$/i;

/** Plain words that YAML itself reads as null. */
const NULL = /^(?:null|~)$/i;

/** A name as a YAML string; tagged as LLVM does where quotes alone would not make it one. */
function yamlName(name: string): string {
  const quoted = `'${name.replaceAll("'", "''")}'`;
  if (TYPED.test(name)) return `!str ${quoted}`;
  return /^[A-Za-z_][\w.$]*$/.test(name) && !NULL.test(name) ? name : quoted;
}
