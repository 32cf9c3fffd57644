/** Scalar loads: constant memory for the whole wave, plain or through a buffer resource. */
import { AccessKind, place, resolveFlat } from '../access.ts';
import { read16, read32 } from '../bytes-access.ts';
import { type Decoder, withExec } from '../decoder.ts';
import { Counter } from '../waits.ts';
import type { Builder, OpTable } from './table.ts';

const counter = (d: Decoder): number => (d.cpu.generation >= 12 ? Counter.Km : Counter.Lgkm);

/** Byte offset: a constant, a register, both; as an operand, as `offset:`. */
function offsetOf(d: Decoder, i: number): { constant: number; register: number } {
  const given = d.numberModifier('offset');
  const o = d.instr.operands[i];
  if (!o) return { constant: given, register: -1 };
  if (o.kind === 'reg') return { constant: given, register: d.source(o, 'u').off };
  return { constant: given + d.integer(o), register: -1 };
}

function load(bytes: number, signed: boolean, buffer: boolean): Builder {
  return (d) => {
    const words = Math.max(1, bytes / 4);
    const dest = d.scalarDest(d.operand(0));
    const at = d.layout.scalarBase + dest;
    const base = d.source(d.operand(1), 'U').off;
    const { constant, register } = offsetOf(d, 2);
    d.waits = { counters: [counter(d)], writes: d.loaded(d.operand(0), words), outOfOrder: true };
    return withExec(
      // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the body of one instruction: calls in it would cost at each step of a wave
      (w) => {
        const { R } = w;
        let hi = buffer ? R[base + 1]! & 0xffff : R[base + 1]!;
        const offset = constant + (register < 0 ? 0 : R[register]!);
        if (buffer) {
          const stride = (R[base + 1]! >>> 16) & 0x3fff;
          const limit = stride === 0 ? R[base + 2]! : R[base + 2]! * stride;
          if (offset + bytes > limit) {
            for (let k = 0; k < words; k++) R[at + k] = 0;
            return;
          }
        }
        let lo = R[base]! + offset;
        if (lo > 0xffffffff) {
          hi += 1;
          lo -= 4294967296;
        } else if (lo < 0) {
          hi -= 1;
          lo += 4294967296;
        }
        if (bytes >= 4 && lo % 4 !== 0) {
          w.fault(
            -1,
            'misaligned',
            `scalar read of ${bytes} bytes at an address that is not a multiple of 4`,
          );
        }
        resolveFlat(w, -1, hi, lo, bytes, AccessKind.Load);
        const { bytes: memory, offset: from } = place;
        if (bytes < 4) {
          const v = bytes === 1 ? memory.u8[from]! : read16(memory, from);
          const up = 32 - 8 * bytes;
          R[at] = signed ? (v << up) >> up : v;
          return;
        }
        for (let k = 0; k < words; k++) R[at + k] = read32(memory, from + 4 * k);
      },
      dest,
      words,
    );
  };
}

function all(): OpTable {
  const out: Record<string, Builder> = {};
  for (const bits of [32, 64, 96, 128, 256, 512]) {
    out[`s_load_b${bits}`] = load(bits / 8, false, false);
    out[`s_buffer_load_b${bits}`] = load(bits / 8, false, true);
  }
  for (const [name, bytes, signed] of [
    ['u8', 1, false],
    ['i8', 1, true],
    ['u16', 2, false],
    ['i16', 2, true],
  ] as const) {
    out[`s_load_${name}`] = load(bytes, signed, false);
    out[`s_buffer_load_${name}`] = load(bytes, signed, true);
  }
  return out;
}

/** A clock that only promises to move forward. */
const clock: Builder = (d) => {
  const at = d.layout.scalarBase + d.scalarDest(d.operand(0));
  d.waits = { counters: [counter(d)], writes: d.loaded(d.operand(0), 2), outOfOrder: true };
  return (w) => {
    const { steps } = w.machine;
    w.R[at] = steps;
    w.R[at + 1] = Math.floor(steps / 4294967296);
  };
};

const nothing: Builder = () => () => {};

export const scalarMemoryOps: OpTable = {
  ...all(),
  s_memtime: clock,
  s_memrealtime: clock,
  s_dcache_inv: nothing,
  s_dcache_wb: nothing,
  s_dcache_inv_vol: nothing,
  s_dcache_wb_vol: nothing,
  s_gl1_inv: nothing,
  s_prefetch_inst: nothing,
  s_prefetch_inst_pc_rel: nothing,
  s_prefetch_data: nothing,
  s_prefetch_data_pc_rel: nothing,
  s_buffer_prefetch_data: nothing,
};
