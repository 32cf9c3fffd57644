/**
 * What the words of AMDGCN text mean that are no instructions: registers with names of their own,
 * directives, keys of the kernel descriptor and of the metadata, counters of waits, modifiers, and
 * the operands' roles in the instruction table.
 */

/** Registers with names of their own. `x_lo` and `x_hi` are the halves of `x`. */
const SPECIAL: Readonly<Record<string, string>> = {
  vcc: 'Vector condition code: a bit for each lane, written by comparisons and carries, read by selects and branches.',
  exec: 'Execution mask: a bit for each lane. Vector instructions do nothing in lanes whose bit is 0.',
  m0: 'Scalar register with special uses: limits of workgroup memory on old chips, indices of registers and messages.',
  null: 'Reads as 0; what is written to it is lost.',
  scc: 'Scalar condition code: one bit, the result of a scalar comparison or the carry of a scalar sum.',
  src_scc: 'The scalar condition code as a source operand.',
  vccz: '1 when `vcc` is 0.',
  src_vccz: '1 when `vcc` is 0, as a source operand.',
  execz: '1 when no lane is active.',
  src_execz: '1 when no lane is active, as a source operand.',
  flat_scratch: 'Where the private memory of this wave begins, for flat and scratch instructions.',
  xnack_mask: 'Lanes whose memory access has to be replayed after a page fault.',
  src_shared_base: 'Upper half of the generic addresses of workgroup memory.',
  src_shared_limit: 'End of the generic addresses of workgroup memory.',
  src_private_base: 'Upper half of the generic addresses of private memory.',
  src_private_limit: 'End of the generic addresses of private memory.',
  src_flat_scratch_base: 'Where the private memory of this wave begins, as a source operand.',
  src_pops_exiting_wave_id: 'Number of the exiting wave in ordered pixel shading.',
  src_lds_direct: 'A word of workgroup memory at the address in `m0`.',
  lds_direct: 'A word of workgroup memory at the address in `m0`.',
  tba: 'Address of the trap handler.',
  tma: 'Address of memory for the trap handler.',
};

/** What a special register is, by any of its names; undefined for ordinary registers. */
export function amdgcnRegisterDoc(name: string): string | undefined {
  // Some names may lack what they begin with.
  const named = Object.hasOwn(SPECIAL, name) ? name : `src_${name}`;
  const own = Object.hasOwn(SPECIAL, named) ? SPECIAL[named] : undefined;
  if (own !== undefined) return own;
  const half = /^(.*)_(lo|hi)$/.exec(name);
  const whole = half && Object.hasOwn(SPECIAL, half[1]!) ? SPECIAL[half[1]!] : undefined;
  return whole && `${half?.[2] === 'lo' ? 'Lower' : 'Upper'} half of \`${half?.[1]}\`. ${whole}`;
}

const DIRECTIVES: Readonly<Record<string, string>> = {
  '.amdgcn_target':
    'Target the text is for: triple, processor and features. The assembler refuses another.',
  '.amdhsa_code_object_version': 'Version of the layout of the object file.',
  '.amdhsa_kernel':
    'Begins the descriptor of a kernel: 64 bytes that tell the hardware how to start it.',
  '.end_amdhsa_kernel': 'Ends the descriptor of a kernel.',
  '.amdgpu_metadata':
    'Begins the metadata, in YAML, that tells the runtime how to launch the kernels.',
  '.end_amdgpu_metadata': 'Ends the metadata.',
  '.text': 'What follows is code.',
  '.data': 'What follows is data.',
  '.section': 'What follows belongs to the section of this name.',
  '.globl': 'Other object files and the loader see this symbol.',
  '.protected': 'The symbol is seen from outside and cannot be replaced from there.',
  '.hidden': 'The symbol is not seen outside the linked object.',
  '.weak': 'Another definition of the symbol may replace this one.',
  '.type': 'Says whether a symbol is a function or data.',
  '.size': 'Bytes that a symbol covers.',
  '.p2align': 'Aligns what follows to a power of two, given as its exponent.',
  '.p2alignl':
    'Aligns what follows to a power of two, given as its exponent, and fills the gap with a 32-bit value.',
  '.fill': 'A value of so many bytes, so many times: code that is fetched ahead and never run.',
  '.set': 'Gives a symbol a value.',
  '.file': 'A source file, with the number that `.loc` uses.',
  '.loc': 'Source line and column of the instructions that follow.',
  '.byte': 'Data: bytes.',
  '.short': 'Data: 16-bit words.',
  '.long': 'Data: 32-bit words.',
  '.quad': 'Data: 64-bit words.',
  '.zero': 'Data: so many bytes of zeros.',
  '.ascii': 'Data: the characters of a string.',
  '.asciz': 'Data: the characters of a string and a zero.',
  '.ident': 'Who made the text.',
  '.uleb128': 'Data: a number in as few bytes as it needs, without a sign.',
  '.sleb128': 'Data: a number in as few bytes as it needs, with its sign.',
  '.addrsig':
    'A table of the symbols whose addresses matter follows: the linker may fold the others.',
  '.addrsig_sym': 'The address of this symbol matters: the linker must not fold it with another.',
  '.cfi_sections': 'Where the tables go from which debuggers unwind the stack.',
  '.cfi_startproc': 'Begins what debuggers know of a function to unwind the stack.',
  '.cfi_endproc': 'Ends what debuggers know of a function to unwind the stack.',
  '.amdgpu_lds': 'Workgroup memory of this name, size and alignment.',
};

/** Keys of `.amdhsa_kernel` blocks, without their prefix. */
const DESCRIPTOR: Readonly<Record<string, string>> = {
  group_segment_fixed_size: 'Bytes of workgroup memory of fixed size; the launch may ask for more.',
  private_segment_fixed_size: 'Bytes of private memory (scratch) of each work item.',
  kernarg_size: 'Bytes of kernel arguments.',
  user_sgpr_count: 'Scalar registers that are filled before the kernel starts.',
  user_sgpr_dispatch_ptr: 'Two scalar registers hold the address of the dispatch packet.',
  user_sgpr_queue_ptr: 'Two scalar registers hold the address of the queue.',
  user_sgpr_kernarg_segment_ptr: 'Two scalar registers hold the address of the kernel arguments.',
  user_sgpr_kernarg_preload_length:
    'Words of kernel arguments that are loaded into scalar registers.',
  user_sgpr_kernarg_preload_offset:
    'First word of kernel arguments that is loaded into scalar registers.',
  user_sgpr_dispatch_id: 'Two scalar registers hold the number of the dispatch.',
  user_sgpr_private_segment_buffer: 'Four scalar registers hold the descriptor of private memory.',
  user_sgpr_flat_scratch_init: 'Two scalar registers hold where private memory begins.',
  user_sgpr_private_segment_size:
    'A scalar register holds the bytes of private memory of a work item.',
  wavefront_size32: 'Waves have 32 lanes instead of 64.',
  uses_dynamic_stack: 'The depth of the stack is not known when the kernel is built.',
  enable_private_segment: 'The hardware sets private memory up.',
  system_sgpr_private_segment_wavefront_offset:
    "A scalar register holds where this wave's private memory begins.",
  system_sgpr_workgroup_id_x: "A scalar register holds the workgroup's index in x.",
  system_sgpr_workgroup_id_y: "A scalar register holds the workgroup's index in y.",
  system_sgpr_workgroup_id_z: "A scalar register holds the workgroup's index in z.",
  system_sgpr_workgroup_info: 'A scalar register holds facts on the workgroup.',
  system_vgpr_workitem_id:
    'Indices of the work item in vector registers: 0 for x, 1 for x and y, 2 for all three.',
  next_free_vgpr:
    'Vector registers of a lane: one more than the highest used. They decide how many waves fit.',
  next_free_sgpr:
    'Scalar registers of a wave: one more than the highest used, special ones not counted.',
  accum_offset: 'First vector register of the unified file that is an accumulation register.',
  reserve_vcc: 'Scalar registers are kept for `vcc`.',
  reserve_flat_scratch: 'Scalar registers are kept for `flat_scratch`.',
  reserve_xnack_mask: 'Scalar registers are kept for `xnack_mask`.',
  float_round_mode_32: 'Rounding of 32-bit floats: 0 is to the nearest, ties to even.',
  float_round_mode_16_64:
    'Rounding of 16-bit and 64-bit floats: 0 is to the nearest, ties to even.',
  float_denorm_mode_32: 'Denormal 32-bit floats: 3 keeps them, 0 makes them zero.',
  float_denorm_mode_16_64: 'Denormal 16-bit and 64-bit floats: 3 keeps them, 0 makes them zero.',
  dx10_clamp: 'Clamping turns NaN into 0.',
  ieee_mode: 'Signalling NaNs become quiet in minimum and maximum.',
  fp16_overflow: '16-bit floats that overflow stay at the largest value instead of infinity.',
  tg_split:
    'Waves of a workgroup may run on several compute units; they have no workgroup memory then.',
  workgroup_processor_mode: 'A workgroup may use both compute units of a work-group processor.',
  memory_ordered: 'Loads come back in the order in which they were issued.',
  round_robin_scheduling: 'Waves take turns in strict order (gfx12).',
  forward_progress: 'Older waves do not starve younger ones.',
  shared_vgpr_count: 'Vector registers that both halves of a wave of 64 share, in steps of 8.',
  inst_pref_size: 'Cache lines of code that are fetched before the kernel starts.',
  exception_fp_ieee_invalid_op: 'Traps on invalid floating-point operations.',
  exception_fp_denorm_src: 'Traps on denormal floating-point operands.',
  exception_fp_ieee_div_zero: 'Traps on divisions of floats by zero.',
  exception_fp_ieee_overflow: 'Traps on floating-point overflow.',
  exception_fp_ieee_underflow: 'Traps on floating-point underflow.',
  exception_fp_ieee_inexact: 'Traps on inexact floating-point results.',
  exception_int_div_zero: 'Traps on divisions of integers by zero.',
};

/** Keys of the metadata, without their dot. */
const METADATA: Readonly<Record<string, string>> = {
  args: "The kernel's arguments, in the order of the buffer.",
  name: 'Name in the source.',
  offset: 'Bytes from the start of the buffer of arguments.',
  size: 'Bytes of the argument.',
  value_kind: 'What the argument is: a value, a pointer, or something the runtime fills in.',
  address_space: 'Memory that a pointer points to.',
  symbol: "Symbol of the kernel's descriptor.",
  kernarg_segment_size: 'Bytes of the buffer of arguments.',
  kernarg_segment_align: 'Alignment of the buffer of arguments.',
  group_segment_fixed_size: 'Bytes of workgroup memory of fixed size.',
  private_segment_fixed_size: 'Bytes of private memory of each work item.',
  max_flat_workgroup_size: 'Work items that a workgroup of this kernel may have.',
  wavefront_size: 'Lanes of a wave.',
  vgpr_count: 'Vector registers of a lane.',
  agpr_count: 'Accumulation registers of a lane.',
  sgpr_count: 'Scalar registers of a wave, special ones counted.',
  vgpr_spill_count: 'Vector registers that were stored to memory because there were too few.',
  sgpr_spill_count: 'Scalar registers that were stored elsewhere because there were too few.',
  uniform_work_group_size: 'All workgroups are of the same size.',
  uses_dynamic_stack: 'The depth of the stack is not known when the kernel is built.',
  workgroup_processor_mode: 'A workgroup may use both compute units of a work-group processor.',
};

/** What a directive, a descriptor's key or a metadata's key is, as it stands in the text. */
export function amdgcnDirectiveDoc(word: string): string | undefined {
  const of = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
    Object.hasOwn(table, key) ? table[key] : undefined;
  return (
    of(DIRECTIVES, word) ??
    (word.startsWith('.amdhsa_')
      ? of(DESCRIPTOR, word.slice('.amdhsa_'.length))
      : of(METADATA, word.slice(1)))
  );
}

/** Words inside instructions: counters of waits, modifiers. */
const WORDS: Readonly<Record<string, string>> = {
  vmcnt: 'Waits until at most so many vector loads (and on old chips stores) are outstanding.',
  lgkmcnt:
    'Waits until at most so many accesses of workgroup memory, scalar loads and messages are outstanding.',
  expcnt: 'Waits until at most so many exports are outstanding.',
  vscnt: 'Waits until at most so many vector stores are outstanding.',
  off: 'There is no such operand: the address is the other one alone.',
  offset: 'Bytes added to the address.',
  offset0: 'Places added to the first address, counted in elements.',
  offset1: 'Places added to the second address, counted in elements.',
  glc: 'Goes past the cache nearest to the wave; an atomic gives the old value back.',
  slc: 'Data that is not used again: the caches need not keep it.',
  dlc: 'Goes past the cache of the shader array.',
  sc0: 'Scope bit 0: with sc1 it says how far the access must be seen; an atomic gives the old value back.',
  sc1: 'Scope bit 1: with sc0 it says how far the access must be seen.',
  nt: 'Data that is not used again: the caches need not keep it.',
  scope: 'How far the access must be seen: compute unit, shader engine, device or system.',
  th: 'How caches should treat the data, and whether an atomic gives the old value back.',
  gds: 'Memory shared by all workgroups instead of that of one workgroup.',
  lds: 'The data goes to workgroup memory.',
  clamp: 'The result is clamped to its range.',
  omod: 'The result is multiplied.',
  op_sel: 'Which half of each operand is used.',
  op_sel_hi: 'Which half of each operand the upper result uses.',
  neg_lo: 'Operands whose lower half is negated.',
  neg_hi: 'Operands whose upper half is negated.',
  quad_perm: 'Lane that each of four lanes reads from.',
  row_shl: 'Each lane reads from the one so many places above, within 16.',
  row_shr: 'Each lane reads from the one so many places below, within 16.',
  row_ror: 'Lanes are rotated within 16.',
  row_mask: 'Rows of 16 lanes that take part.',
  bank_mask: 'Banks of 4 lanes that take part.',
  bound_ctrl: 'Lanes outside read 0.',
  dst_sel: 'Part of the destination that is written.',
  src0_sel: 'Part of the first source that is read.',
  src1_sel: 'Part of the second source that is read.',
  dmask: 'Channels that are read or written, a bit for each: red is 1, green 2, blue 4, alpha 8.',
  dim: 'How many coordinates the image has, and what they are.',
  unorm: 'Coordinates count texels, and do not go from 0 to 1.',
  da: 'The image is an array: the last coordinate is the slice.',
  r128: 'The descriptor of the image has 128 bits.',
  a16: 'Addresses are halves, two in a register.',
  d16: 'Data are halves, two in a register.',
  tfe: 'A further register tells of texels that are not in memory.',
  lwe: 'Warns of levels of detail that are not in memory.',
  dfmt: 'Widths of the channels in a typed buffer.',
  nfmt: 'What the numbers of a typed buffer are: normalised, integers or floats.',
  format: 'Widths of the channels and what their numbers are.',
};

/** What a word inside an instruction means. */
export function amdgcnWordDoc(word: string): string | undefined {
  return Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
}

const ROLES: Readonly<Record<string, string>> = {
  vdst: 'result',
  sdst: 'result',
  vsrc: 'source',
  ssrc: 'source',
  src: 'source',
  mask: 'lane mask',
  vdata: 'data',
  vaddr: 'address',
  saddr: 'base address',
  sbase: 'base address',
  srsrc: 'descriptor of a buffer or image',
  ssamp: 'sampler',
  attr: 'attribute and channel',
  target: 'what the values are for',
  soffset: 'offset',
  offset: 'offset',
  acc: 'accumulation register',
  imm: 'constant',
  label: 'target',
  hwreg: 'hardware register',
  message: 'message',
  counters: 'counters',
};

/** What an operand is for, by its name in the table; a number behind the name counts registers. */
export function amdgcnRoleDoc(role: string): string {
  const name = role.replace(/(?<!\d)\d+$/, '');
  return ROLES[name] ?? name;
}
