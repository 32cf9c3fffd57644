/** Program control (SOPP and the program counter), waits, hazards, caches. */
import { type AmdgcnInstructionRow, rows } from './row.ts';

export const controlRows: readonly AmdgcnInstructionRow[] = [
  ...rows('program control', '9-', 'label', {
    s_branch: 'Jumps.',
    s_cbranch_scc0: 'Jumps when SCC is 0.',
    s_cbranch_scc1: 'Jumps when SCC is 1.',
    s_cbranch_vccz: 'Jumps when VCC is zero: the condition holds in no active lane.',
    s_cbranch_vccnz: 'Jumps when VCC is not zero.',
    s_cbranch_execz: 'Jumps when no lane is active: passes over code nobody would run.',
    s_cbranch_execnz: 'Jumps when some lane is active: the back edge of a divergent loop.',
  }),
  ...rows('program control', '9-11', 'label', {
    s_cbranch_cdbgsys: 'Jumps when the system debugger says so.',
    s_cbranch_cdbguser: 'Jumps when the user debugger says so.',
  }),
  ...rows('program control', '9-', '', {
    s_endpgm: 'Ends the wave.',
    s_barrier:
      'Waits until every wave of the workgroup is here. Orders no memory by itself. GFX12 splits it in two.',
    s_code_end: 'Padding behind the end of code; never executed.',
    s_icache_inv: 'Invalidates the instruction cache.',
    s_wakeup: 'Wakes the sleeping waves of the workgroup.',
  }),
  ...rows('program control', '9-11', '', {
    s_endpgm_saved: 'Ends a wave whose state was saved for a context switch.',
    s_ttracedata: 'Sends M0 to the thread trace.',
  }),
  ...rows('program control', '9-', 'sdst2', {
    s_getpc_b64: 'Address of the next instruction: the base of relative addresses.',
  }),
  ...rows('program control', '9-', 'ssrc2', {
    s_setpc_b64: 'Jumps to an address: returns, long branches.',
    s_rfe_b64: 'Returns from the trap handler.',
  }),
  ...rows('program control', '9-', 'sdst2, ssrc2', {
    s_swappc_b64: 'Calls: saves the address of the next instruction and jumps.',
  }),
  ...rows('program control', '9-', 'sdst2, label', {
    s_call_b64: 'Calls a nearby label, saving the return address.',
  }),
  ...rows('program control', '9-', 'imm', {
    s_trap: 'Enters the trap handler; 2 is the abort of a trapping program.',
    s_sethalt: 'Halts the wave, or lets it go on.',
    s_sleep: 'Sleeps for about 64 clocks times the constant.',
    s_setprio: 'Sets the priority of the wave.',
    s_setkill: 'Kills the wave, or takes that back.',
    s_sendmsg:
      'Sends a message to the host; on the later generations also gives registers back early.',
    s_sendmsghalt: 'Sends a message and halts.',
    s_incperflevel: 'Counts a performance counter up.',
    s_decperflevel: 'Counts a performance counter down.',
  }),
  ...rows('program control', '10-', 'imm', {
    s_version: 'Tells tools which conventions the code follows; does nothing.',
    s_clause: 'Keeps the next memory instructions together.',
    s_set_inst_prefetch_distance: 'Tells how far instructions are fetched ahead.',
    s_ttracedata_imm: 'Sends a constant to the thread trace.',
    s_denorm_mode: 'Sets how subnormal numbers are treated.',
  }),
  ...rows('program control', '11-', 'imm', {
    s_wait_event: 'Waits for an event of the graphics pipeline.',
    s_singleuse_vdst: 'Tells that the next results are read once.',
  }),
  ...rows('program control', '12', 'ssrc', {
    s_sleep_var: 'Sleeps for a time that a register gives.',
  }),
  ...rows('program control', '12', 'imm', {
    s_barrier_signal: 'First half of a barrier: says that this wave has arrived, without waiting.',
    s_barrier_signal_isfirst: 'Signals a barrier; SCC tells whether this wave was the first.',
    s_barrier_wait: 'Second half of a barrier: waits until all waves have signalled.',
  }),
  ...rows('program control', '9-', 'sdst, hwreg', {
    s_getreg_b32: 'Reads bits of a hardware register.',
  }),
  ...rows('program control', '9-', 'hwreg, ssrc', {
    s_setreg_b32: 'Writes bits of a hardware register.',
  }),
  ...rows('program control', '9-', 'hwreg, imm', {
    s_setreg_imm32_b32: 'Writes a constant into bits of a hardware register.',
  }),
  ...rows('program control', '11-', 'sdst, message', {
    s_sendmsg_rtn_b32: 'Sends a message that is answered with 32 bits.',
    s_sendmsg_rtn_b64: 'Sends a message that is answered with 64 bits.',
  }),
  ...rows('wait and hazard', '9-', 'imm', {
    s_nop: 'Does nothing for one more cycle than the constant says.',
  }),
  ...rows('wait and hazard', '9-11', 'counters', {
    s_waitcnt:
      'Waits until at most the given numbers of operations are under way: `vmcnt` vector memory, `lgkmcnt` workgroup and scalar memory, `expcnt` exports.',
  }),
  ...rows('wait and hazard', '10-11', 'null, imm', {
    s_waitcnt_vscnt: 'Waits until at most the given number of stores is under way.',
    s_waitcnt_vmcnt: 'Waits until at most the given number of vector loads is under way.',
    s_waitcnt_expcnt: 'Waits until at most the given number of exports is under way.',
    s_waitcnt_lgkmcnt:
      'Waits until at most the given number of workgroup and scalar memory operations is under way.',
  }),
  ...rows('wait and hazard', '10-11', 'counters', {
    s_waitcnt_depctr: 'Waits for internal dependency counters: resolves hazards between units.',
  }),
  ...rows('wait and hazard', '11-', 'counters', {
    s_delay_alu:
      'Tells how long the next instructions depend on earlier ones; only a hint for the schedule.',
  }),
  ...rows('wait and hazard', '12', 'counters', {
    s_wait_alu:
      'Waits for results of the arithmetic units: resolves hazards between scalar and vector code.',
  }),
  ...rows('wait and hazard', '12', 'imm', {
    s_wait_loadcnt: 'Waits until at most the given number of vector loads is under way.',
    s_wait_storecnt: 'Waits until at most the given number of stores is under way.',
    s_wait_dscnt:
      'Waits until at most the given number of workgroup memory operations is under way.',
    s_wait_kmcnt: 'Waits until at most the given number of scalar loads and messages is under way.',
    s_wait_expcnt: 'Waits until at most the given number of exports is under way.',
    s_wait_samplecnt: 'Waits until at most the given number of image samples is under way.',
    s_wait_bvhcnt: 'Waits until at most the given number of ray queries is under way.',
    s_wait_xcnt: 'Waits for address translations (gfx1250).',
    s_wait_loadcnt_dscnt:
      'Waits for vector loads (bits 13 to 8) and workgroup memory (bits 5 to 0) at once.',
    s_wait_storecnt_dscnt:
      'Waits for stores (bits 13 to 8) and workgroup memory (bits 5 to 0) at once.',
  }),
  ...rows('wait and hazard', '10-', '', {
    s_wait_idle: 'Waits until every counter is zero.',
  }),
  ...rows('cache control', '9', '', {
    buffer_wbinvl1: 'Writes back and invalidates the vector cache.',
    buffer_wbinvl1_vol:
      'Invalidates the volatile lines of the vector cache: what an acquire needs.',
    buffer_wbinvl1_sc: 'Writes back and invalidates the vector cache at the given scope.',
  }),
  ...rows('cache control', 'cdna', '', {
    buffer_wbl2:
      'Writes dirty lines of the second-level cache back: what a release at system scope needs.',
    buffer_invl2: 'Invalidates the second-level cache: what an acquire at system scope needs.',
    buffer_inv: 'Invalidates caches at the scope of its flags.',
  }),
  ...rows('cache control', '10-11', '', {
    buffer_gl0_inv: 'Invalidates the vector cache of the compute unit: what an acquire needs.',
    buffer_gl1_inv: 'Invalidates the cache that the compute units of a shader array share.',
  }),
  ...rows('cache control', '12', '', {
    global_inv: 'Invalidates caches up to a scope: what an acquire needs.',
    global_wb: 'Writes caches back up to a scope: what a release needs.',
    global_wbinv: 'Writes back and invalidates caches up to a scope.',
  }),
];
