/**
 * `core::arch::amdgpu` under LLVM's names, one row each. Operands have the types of the call,
 * immediates those of the row.
 */
export interface AmdIntrinsic {
  /** LLVM's name, with the types that it is overloaded for. */
  readonly name: string;
  /** Types of the immediates, behind the operands. */
  readonly imms?: readonly string[];
}

const row = (name: string, imms?: readonly string[]): AmdIntrinsic => ({
  name: `llvm.amdgcn.${name}`,
  ...(imms === undefined ? {} : { imms }),
});

/** Names without `amdgcn.`, dots as underscores. */
export const AMD_INTRINSICS: Readonly<Record<string, AmdIntrinsic>> = {
  groupstaticsize: row('groupstaticsize'),
  wavefrontsize: row('wavefrontsize'),
  dispatch_id: row('dispatch.id'),
  wave_id: row('wave.id'),
  wave_barrier: row('wave.barrier'),
  sched_barrier: row('sched.barrier', ['i32']),
  sched_group_barrier: row('sched.group.barrier', ['i32', 'i32', 'i32']),
  s_sleep: row('s.sleep', ['i32']),
  s_sendmsg: row('s.sendmsg'),
  s_sethalt: row('s.sethalt', ['i32']),
  s_getpc: row('s.getpc'),
  endpgm: row('endpgm'),
  s_memrealtime: row('s.memrealtime'),
  mbcnt_lo: row('mbcnt.lo'),
  mbcnt_hi: row('mbcnt.hi'),
  ballot: row('ballot.i64'),
  inverse_ballot: row('inverse.ballot.i64'),
  wave_reduce_umin: row('wave.reduce.umin.i32', ['i32']),
  wave_reduce_min: row('wave.reduce.min.i32', ['i32']),
  wave_reduce_umax: row('wave.reduce.umax.i32', ['i32']),
  wave_reduce_max: row('wave.reduce.max.i32', ['i32']),
  wave_reduce_add: row('wave.reduce.add.i32', ['i32']),
  wave_reduce_and: row('wave.reduce.and.i32', ['i32']),
  wave_reduce_or: row('wave.reduce.or.i32', ['i32']),
  wave_reduce_xor: row('wave.reduce.xor.i32', ['i32']),
  readfirstlane_u32: row('readfirstlane.i32'),
  readfirstlane_u64: row('readfirstlane.i64'),
  readlane_u32: row('readlane.i32'),
  readlane_u64: row('readlane.i64'),
  writelane_u32: row('writelane.i32'),
  writelane_u64: row('writelane.i64'),
  update_dpp: row('update.dpp.i32', ['i32', 'i32', 'i32', 'i1']),
  ds_permute: row('ds.permute'),
  ds_bpermute: row('ds.bpermute'),
  perm: row('perm'),
  permlane16_u32: row('permlane16.i32', ['i1', 'i1']),
  permlanex16_u32: row('permlanex16.i32', ['i1', 'i1']),
  permlane64_u32: row('permlane64.i32'),
  permlane16_var: row('permlane16.var', ['i1', 'i1']),
  permlanex16_var: row('permlanex16.var', ['i1', 'i1']),
  s_barrier_signal: row('s.barrier.signal', ['i32']),
  s_barrier_wait: row('s.barrier.wait', ['i16']),
  s_barrier_signal_isfirst: row('s.barrier.signal.isfirst', ['i32']),
  s_get_barrier_state: row('s.get.barrier.state', ['i32']),
};
