/**
 * Intrinsics of LLVM that `core::arch::amdgpu` does not offer and that foreign functions name
 * (`llvm.amdgcn.rcp.f32`), by LLVM's name without `llvm.amdgcn.` and without the suffixes of types,
 * dots as underscores. Families of buffers, images and products of matrices are elsewhere.
 */
import { baseName } from '../../intrinsic-facts.ts';
import { ARITHMETIC } from './arithmetic.ts';
import { LANES } from './lanes.ts';
import { MACHINE } from './machine.ts';
import { MEMORY } from './memory.ts';
import { NARROW_FLOATS } from './narrow-floats.ts';
import type { Row, Rows } from './row.ts';

const NAMED_ROWS: Rows = { ...ARITHMETIC, ...NARROW_FLOATS, ...LANES, ...MACHINE, ...MEMORY };

/** The row of a name, with or without the suffixes of types. */
export function namedRow(name: string): Row | undefined {
  return NAMED_ROWS[baseName(name, (one) => NAMED_ROWS[one] !== undefined)];
}

/**
 * Names that LLVM has instructions for and we do not: graphics, whole quads and waves, control of
 * the execution mask by hand, calls of other kinds, descriptors of tensors.
 */
const NOT_YET =
  /^(?:exp(?:_compr|_row)?|interp_(?:mov|p[12](?:_f16)?)|lds_(?:param|direct)_load|(?:soft|strict_)?w[qw]m|wqm_(?:vote|demote)|set_inactive(?:_chain_arg)?|kill|init_(?:exec(?:_from_input)?|whole_wave)|if|if_break|else|loop|end_cf|cs_chain|call_whole_wave|reloc_constant|pops_exiting_wave_id|ds_(?:add|sub)_gs_reg_rtn|tensor_\w+|cooperative_\w+|cluster_load_\w+|(?:flat|global)_load_monitor_\w+|ds_ordered_\w+|ds_append|ds_consume|image_\w+|s_buffer_\w+|asyncmark|wait_asyncmark|load_to_lds|(?:raw|struct)_\w+|addrspacecast_nonnull|make_buffer_rsrc|kernarg_segment_ptr|queue_ptr|implicit_buffer_ptr|lds_kernel_id|wmma_\w+|swmmac_\w+|s?mf(?:ma|mac)_\w+)$/;

/** May LLVM have an instruction for a name that there is no row for? */
export function isNotYet(name: string): boolean {
  return NOT_YET.test(name) || NOT_YET.test(baseName(name, (one) => NOT_YET.test(one)));
}
