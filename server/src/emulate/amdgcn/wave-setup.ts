/** Registers of a wave before its first instruction, as the kernel's descriptor asks for them. */
import type { Dim3 } from '../report.ts';
import { WINDOW } from './access.ts';
import type { LaunchMemory } from './kernarg.ts';
import type { KernelFacts } from './kernel.ts';
import type { AmdgcnProgram } from './program.ts';
import { type Group, SReg, Wave } from './state.ts';
import type { WaitState } from './waits.ts';

/** What registers hold that nobody set: a pattern no correct program depends on. */
const POISON = 0xdeadbeef;

/** Swizzle flag in the second word of a private memory resource. */
const SWIZZLE = 0x80000000;

export interface Setup {
  readonly program: AmdgcnProgram;
  readonly kernel: KernelFacts;
  readonly memory: LaunchMemory;
  readonly threads: number;
}

export function makeWave(
  group: Group,
  index: number,
  setup: Setup,
  waits: WaitState | undefined,
): Wave {
  const { program, kernel, memory } = setup;
  const { layout } = program;
  const w = new Wave(group, index, program.words, waits);
  const { R } = w;
  R.fill(POISON, 0, layout.constantBase);
  R.set(program.constants, layout.constantBase);
  const s = layout.scalarBase;
  let at = s;
  const put = (...words: number[]): void => {
    for (const word of words) R[at++] = word;
  };
  const wants = (key: string): boolean => kernel.value(key) !== 0;
  if (wants('user_sgpr_private_segment_buffer')) put(0, WINDOW.Private | SWIZZLE, 0xffffffff, 0);
  if (wants('user_sgpr_dispatch_ptr')) put(memory.packet, WINDOW.Global);
  if (wants('user_sgpr_queue_ptr')) put(memory.queue, WINDOW.Global);
  if (wants('user_sgpr_kernarg_segment_ptr')) put(memory.kernarg, WINDOW.Global);
  if (wants('user_sgpr_dispatch_id')) put(group.machine.launch, 0);
  if (wants('user_sgpr_flat_scratch_init')) put(0, WINDOW.Private);
  if (wants('user_sgpr_private_segment_size')) put(kernel.privateSize);
  const preload = kernel.value('user_sgpr_kernarg_preload_length');
  if (preload > 0) {
    const from = memory.kernarg + 4 * kernel.value('user_sgpr_kernarg_preload_offset');
    for (let i = 0; i < preload; i++) put(program.arena.bytes.i32[(from >> 2) + i]!);
  }
  at = Math.max(at, s + kernel.value('user_sgpr_count', at - s));
  const { id } = group;
  if (program.cpu.idsInTtmp) {
    R[s + SReg.Ttmp + 6] = 0;
    R[s + SReg.Ttmp + 9] = id[0];
    R[s + SReg.Ttmp + 7] = (id[1] & 0xffff) | (id[2] << 16);
    R[s + SReg.Ttmp + 8] = index & 31;
  } else {
    if (kernel.value('system_sgpr_workgroup_id_x', 1) !== 0) put(id[0]);
    if (wants('system_sgpr_workgroup_id_y')) put(id[1]);
    if (wants('system_sgpr_workgroup_id_z')) put(id[2]);
  }
  if (wants('system_sgpr_workgroup_info')) put(0);
  // The offset of a wave's private memory is part of every address already.
  if (wants('system_sgpr_private_segment_wavefront_offset')) put(0);
  R[s + SReg.HwFlatScratch] = 0;
  R[s + SReg.HwFlatScratch + 1] = WINDOW.Private;
  R[s + SReg.Mode] =
    kernel.value('float_round_mode_32') |
    (kernel.value('float_round_mode_16_64') << 2) |
    (kernel.value('float_denorm_mode_32') << 4) |
    (kernel.value('float_denorm_mode_16_64', 3) << 6);
  placeIds(w, setup);
  w.pc = kernel.entry;
  return w;
}

/** Work-item ids and the mask of lanes that have a work-item. */
function placeIds(w: Wave, { program, kernel, threads }: Setup): void {
  const { layout, cpu } = program;
  const { R } = w;
  const depth = kernel.value('system_vgpr_workitem_id');
  const count = Math.min(layout.lanes, threads - w.index * layout.lanes);
  for (let l = 0; l < count; l++) {
    const [x, y, z]: Dim3 = w.item(l);
    if (cpu.packedIds) R[layout.vectorBase + l] = x | (y << 10) | (z << 20);
    else {
      R[layout.vectorBase + l] = x;
      if (depth >= 1) R[layout.vectorBase + layout.lanes + l] = y;
      if (depth >= 2) R[layout.vectorBase + 2 * layout.lanes + l] = z;
    }
  }
  const exec = layout.scalarBase + SReg.ExecLo;
  R[exec] = count >= 32 ? 0xffffffff : 2 ** count - 1;
  R[exec + 1] =
    layout.lanes === 64 && count > 32 ? (count >= 64 ? 0xffffffff : 2 ** (count - 32) - 1) : 0;
  w.refresh();
}
