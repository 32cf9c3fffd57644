/** Reductions over the active lanes of a wave: the lanes are read one by one, and count only when they are active. */
import type { Inst } from '../../../mir/index.ts';
import { EXEC, GLUE, type Op, part, S } from '../code.ts';
import type { Selector } from '../select.ts';

/** `op` combines scalars; `neutral` stands for inactive lanes. */
export function waveReduce(op: string, neutral: string): { emit(s: Selector, inst: Inst): void } {
  return {
    emit(s, inst) {
      const value = s.toV(s.part0(inst.args[0]!));
      let total: Op = neutral;
      const lanes = s.wave64 ? 64 : 32;
      const active = s.maskTemp();
      s.emit(s.w('s_mov'), 1, [active, EXEC]);
      for (let lane = 0; lane < lanes; lane++) {
        const word = part(active, lane >> 5);
        const one = s.temp(S);
        s.emit('v_readlane_b32', 1, [one, value, String(lane)]);
        const next = s.temp(S);
        s.emit(op, 1, [next, total, one]);
        const kept = s.temp(S);
        s.emit('s_bitcmp1_b32', 0, [word, String(lane & 31)], GLUE);
        s.emit('s_cselect_b32', 1, [kept, next, total]);
        total = kept;
      }
      s.set(inst.results[0]!, [total]);
    },
  };
}
