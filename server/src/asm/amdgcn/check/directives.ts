/**
 * Directives: those that the assembler knows, and the keys of kernel descriptors with their ranges
 * and GPUs.
 */
import type { AmdgcnDescriptor, AmdgcnSpan } from '../ast.ts';
import { type AmdgcnLookup, evaluateExpr } from '../expressions.ts';
import { type AmdgcnGpu, closest } from '../forms/index.ts';
import type { AmdgcnDiagnostic } from './types.ts';

const GENERIC =
  'set equ equiv ascii asciz string byte base64 short value 2byte long int 4byte quad 8byte octa single float double ' +
  'align align32 balign balignw balignl p2align p2alignw p2alignl org fill zero extern globl global comm common lcomm ' +
  'abort include incbin rept rep irp irpc endr if ifeq ifge ifgt ifle iflt ifne ifb ifnb ifc ifeqs ifnc ifnes ifdef ' +
  'ifndef ifnotdef elseif else end endif skip space file line loc loc_label stabs sleb128 uleb128 macro exitm endm ' +
  'endmacro purgem err error warning altmacro noaltmacro macros_on macros_off reloc dc dc.a dc.b dc.d dc.l dc.s dc.w ' +
  'dc.x dcb dcb.b dcb.d dcb.l dcb.s dcb.w dcb.x ds ds.b ds.d ds.l ds.p ds.s ds.w ds.x print addrsig addrsig_sym ' +
  'pseudoprobe lto_discard lto_set_conditional memtag bundle_align_mode bundle_lock bundle_unlock cold ' +
  'lazy_reference no_dead_strip symbol_resolver private_extern reference weak_definition weak_reference ' +
  'weak_def_can_be_hidden code16 code16gcc ' +
  'data text bss rodata tdata tbss section pushsection popsection size previous type ident symver version weakref weak ' +
  'local protected internal hidden subsection cg_profile ' +
  'amdgcn_target amdhsa_kernel end_amdhsa_kernel amdhsa_code_object_version amdgpu_lds amdgpu_metadata ' +
  'end_amdgpu_metadata amd_kernel_code_t end_amd_kernel_code_t amdgpu_hsa_kernel amd_amdgpu_isa ' +
  'amd_amdgpu_hsa_metadata end_amd_amdgpu_hsa_metadata amd_amdgpu_pal_metadata amdgpu_pal_metadata ' +
  'end_amdgpu_pal_metadata hsa_code_object_version hsa_code_object_isa amdgpu_hsa_module_global ' +
  'amdgpu_hsa_program_global hsatext amd_amdgpu_pal_metadata_begin end_amd_amdgpu_pal_metadata';

const KNOWN = new Set(GENERIC.split(' ').map((name) => `.${name}`));

/** Families of names that other parts of the assembler read. */
const FAMILIES = /^\.(cfi_|cv_|amdgpu_|amd_)/;

/** What is wrong with the name of a directive; undefined when the assembler knows it. */
export function directiveProblem(name: string): string | undefined {
  const lower = name.toLowerCase();
  if (KNOWN.has(lower) || FAMILIES.test(name)) return undefined;
  if (lower.startsWith('.amdhsa_')) return `\`${name}\` stands in a block of \`.amdhsa_kernel\``;
  return `unknown directive \`${name}\`${closest(lower, [...KNOWN])}`;
}

/** Bits of each key's value, and the GPUs that have it. */
const KEYS: Readonly<Record<string, readonly [bits: number, on: string]>> = {
  group_segment_fixed_size: [32, ''],
  private_segment_fixed_size: [32, ''],
  kernarg_size: [32, ''],
  user_sgpr_count: [6, ''],
  user_sgpr_private_segment_buffer: [1, 'no-architected'],
  user_sgpr_dispatch_ptr: [1, ''],
  user_sgpr_queue_ptr: [1, ''],
  user_sgpr_kernarg_segment_ptr: [1, ''],
  user_sgpr_dispatch_id: [1, ''],
  user_sgpr_flat_scratch_init: [1, 'no-architected'],
  user_sgpr_kernarg_preload_length: [7, 'preload'],
  user_sgpr_kernarg_preload_offset: [10, 'preload'],
  user_sgpr_private_segment_size: [1, ''],
  wavefront_size32: [1, '10-'],
  uses_dynamic_stack: [1, ''],
  system_sgpr_private_segment_wavefront_offset: [1, 'no-architected'],
  enable_private_segment: [1, 'architected'],
  system_sgpr_workgroup_id_x: [1, ''],
  system_sgpr_workgroup_id_y: [1, ''],
  system_sgpr_workgroup_id_z: [1, ''],
  system_sgpr_workgroup_info: [1, ''],
  system_vgpr_workitem_id: [2, ''],
  next_free_vgpr: [64, ''],
  next_free_sgpr: [64, ''],
  accum_offset: [64, 'cdna2'],
  named_barrier_count: [64, '1250'],
  reserve_vcc: [1, ''],
  reserve_flat_scratch: [1, 'no-architected'],
  reserve_xnack_mask: [1, ''],
  float_round_mode_32: [2, ''],
  float_round_mode_16_64: [2, ''],
  float_denorm_mode_32: [2, ''],
  float_denorm_mode_16_64: [2, ''],
  dx10_clamp: [1, '-11'],
  ieee_mode: [1, '-11'],
  fp16_overflow: [1, ''],
  tg_split: [1, 'cdna2'],
  workgroup_processor_mode: [1, 'wgp'],
  memory_ordered: [1, '10-'],
  forward_progress: [1, '10-'],
  shared_vgpr_count: [4, '10-11'],
  inst_pref_size: [8, '11-'],
  exception_fp_ieee_invalid_op: [1, ''],
  exception_fp_denorm_src: [1, ''],
  exception_fp_ieee_div_zero: [1, ''],
  exception_fp_ieee_overflow: [1, ''],
  exception_fp_ieee_underflow: [1, ''],
  exception_fp_ieee_inexact: [1, ''],
  exception_int_div_zero: [1, ''],
  round_robin_scheduling: [1, '12-'],
};

/** Keys that decide how others are read, so that the assembler needs their values at once. */
const RESOLVED = /^(user_sgpr_|wavefront_size32$)/;

/** Keys of a descriptor that a GPU has, without `.amdhsa_`. */
export function descriptorKeys(gpu: AmdgcnGpu | undefined): string[] {
  return Object.keys(KEYS).filter((key) => !gpu || covers(KEYS[key]![1], gpu));
}

function covers(on: string, gpu: AmdgcnGpu): boolean {
  const architected = gpu.cdna3 || gpu.major >= 11;
  switch (on) {
    case '':
      return true;
    case 'architected':
      return architected;
    case 'no-architected':
      return !architected;
    case 'preload':
      return gpu.cdna2 || gpu.gfx1250;
    case 'cdna2':
      return gpu.cdna2;
    case '1250':
      return gpu.gfx1250;
    case 'wgp':
      return gpu.major >= 10 && !gpu.gfx1250;
  }
  const [first = '', last = ''] = on.split('-');
  return gpu.major >= Number(first || 0) && (last === '' || gpu.major <= Number(last));
}

/**
 * What `.amdhsa_reserve_xnack_mask` has to be, and why: it repeats the target id, in which XNACK
 * that is not mentioned may be on.
 */
function xnackOf(
  gpu: AmdgcnGpu,
  target: string,
): { readonly value: bigint; readonly because: string } | undefined {
  const supported = gpu.major === 9 || /^101/.test(gpu.column) || gpu.gfx1250;
  if (!supported) return { value: 0n, because: `${gpu.cpu} has no XNACK` };
  if (/:xnack-/.test(target)) return { value: 0n, because: 'the target id has `xnack-`' };
  if (/:xnack\+/.test(target)) return { value: 1n, because: 'the target id has `xnack+`' };
  // Without a target id in the text, options of the assembler decide.
  return target === ''
    ? undefined
    : { value: 1n, because: 'XNACK may be on where the target id does not turn it off' };
}

/** What is wrong with a kernel's descriptor, key by key and as a whole. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each key, then the descriptor as a whole, as LLVM's parser reports them
export function checkDescriptor(
  d: AmdgcnDescriptor,
  lookup: AmdgcnLookup,
  gpu: AmdgcnGpu | undefined,
  target: string,
  out: AmdgcnDiagnostic[],
): void {
  const seen = new Set<string>();
  const values = new Map<string, bigint>();
  const before = out.length;
  for (const { name, start, end, line, expr } of d.keys) {
    const report = (message: string): void => {
      out.push({ start, end, line, code: 'descriptor', message });
    };
    const key = name.slice('.amdhsa_'.length);
    if (!name.startsWith('.amdhsa_') || !Object.hasOwn(KEYS, key)) {
      report(
        `unknown key \`${name}\` of a kernel descriptor${closest(
          name,
          Object.keys(KEYS).map((k) => `.amdhsa_${k}`),
        )}`,
      );
      continue;
    }
    if (seen.has(key)) report(`\`${name}\` is given twice`);
    seen.add(key);
    const [bits, on] = KEYS[key]!;
    if (gpu && !covers(on, gpu)) report(`${gpu.cpu} has no \`${name}\``);
    const value = expr && evaluateExpr(expr, lookup, { unifiedFile: gpu?.cdna2 ?? false });
    if (value === undefined) {
      if (expr && RESOLVED.test(key))
        report(`the value of \`${name}\` needs symbols that have no value here`);
      continue;
    }
    if (!values.has(key)) values.set(key, value);
    const limit = key === 'inst_pref_size' && gpu?.major === 11 ? 6 : bits;
    if (value < 0n || value >= 1n << BigInt(limit))
      report(`the value of \`${name}\` does not fit in ${limit} bit${limit === 1 ? '' : 's'}`);
    const xnack = gpu && xnackOf(gpu, target);
    if (key === 'reserve_xnack_mask' && xnack && value !== xnack.value)
      report(`\`${name}\` is ${xnack.value} here: ${xnack.because}`);
  }
  // What is missing may be what is misspelt.
  if (out.length > before) return;
  // The assembler says at the end of the block what is wrong with all of it.
  const { start, end, line } = d.endSpan ?? d.nameSpan;
  const whole = (message: string): void => {
    out.push({ start, end, line, code: 'descriptor', message });
  };
  for (const key of ['next_free_vgpr', 'next_free_sgpr'])
    if (!seen.has(key)) whole(`the descriptor of \`${d.name}\` lacks \`.amdhsa_${key}\``);
  if (!gpu) return;
  if (gpu.cdna2 && !seen.has('accum_offset'))
    whole(`the descriptor of \`${d.name}\` lacks \`.amdhsa_accum_offset\``);
  checkCounts(d, values, gpu, out);
}

function checkCounts(
  d: AmdgcnDescriptor,
  values: ReadonlyMap<string, bigint>,
  gpu: AmdgcnGpu,
  out: AmdgcnDiagnostic[],
): void {
  const ofKey = (key: string): AmdgcnSpan =>
    d.keys.find((k) => k.name === `.amdhsa_${key}`) ?? d.nameSpan;
  const at = (key: string): AmdgcnSpan =>
    /^(accum_offset|user_sgpr_count)$/.test(key) ? (d.endSpan ?? ofKey(key)) : ofKey(key);
  const report = (key: string, message: string): void => {
    const { start, end, line } = at(key);
    out.push({ start, end, line, code: 'descriptor', message });
  };
  const accum = values.get('accum_offset');
  const vgprs = values.get('next_free_vgpr');
  const sgprs = values.get('next_free_sgpr');
  if (accum !== undefined && gpu.cdna2) {
    if (accum < 4n || accum > 256n || accum % 4n !== 0n)
      report('accum_offset', '`.amdhsa_accum_offset` is a multiple of 4 from 4 to 256');
    else if (vgprs !== undefined) {
      const total = ((vgprs > 1n ? vgprs : 1n) + 3n) / 4n;
      if (accum > total * 4n)
        report(
          'accum_offset',
          `\`.amdhsa_accum_offset\` lies beyond the ${vgprs} registers of \`.amdhsa_next_free_vgpr\``,
        );
    }
  }
  const most = gpu.cdna2 ? 512n : gpu.gfx1250 ? 1024n : gpu.major === 9 ? 256n : 512n;
  if (vgprs !== undefined && vgprs > most)
    report('next_free_vgpr', `${gpu.cpu} has at most ${most} vector registers`);
  if (sgprs !== undefined && gpu.major === 9 && sgprs > 102n)
    report('next_free_sgpr', `${gpu.cpu} has at most 102 scalar registers`);
  const user = values.get('user_sgpr_count');
  const implied = impliedCount(values);
  if (user !== undefined && implied > user)
    report(
      'user_sgpr_count',
      `the enabled user registers need ${implied}, \`.amdhsa_user_sgpr_count\` is ${user}`,
    );
}

/** Scalar registers that the enabled inputs take. */
function impliedCount(values: ReadonlyMap<string, bigint>): bigint {
  const on = (key: string, count: bigint): bigint => (values.get(key) === 1n ? count : 0n);
  return (
    on('user_sgpr_private_segment_buffer', 4n) +
    on('user_sgpr_dispatch_ptr', 2n) +
    on('user_sgpr_queue_ptr', 2n) +
    on('user_sgpr_kernarg_segment_ptr', 2n) +
    on('user_sgpr_dispatch_id', 2n) +
    on('user_sgpr_flat_scratch_init', 2n) +
    on('user_sgpr_private_segment_size', 1n) +
    (values.get('user_sgpr_kernarg_preload_length') ?? 0n)
  );
}
