/** Conversions from and to floats of 4, 6 and 8 bits, plain and with a scale. */
import { constantOf } from '../operands.ts';
import { hasAll, type Row, type Rows, tableRows, vectorRow } from './row.ts';

const FP8 = hasAll('fp8-conversion-insts');
const GFX12 = hasAll('gfx12-insts');
const GFX950 = hasAll('gfx950-insts');

/** One byte of a word: gfx12 says which beside the operands, gfx9 by an operand of a part. */
const byteToFloat = (op: string): Row => {
  const whole = vectorRow(op, 'v -');
  const chosen = vectorRow(op, 'v byte_sel');
  return {
    on: FP8,
    emit(s, inst) {
      if (GFX12(s.env.cpu)) return chosen.emit(s, inst);
      const byte = constantOf(s, inst.args[1]!, 'the number of a byte') & 3;
      if (byte === 0 && GFX950(s.env.cpu)) return whole.emit(s, inst);
      partOf(op, 'BYTE', byte).emit(s, inst);
    },
  };
};

/** Two bytes of a word. */
const bytesToFloats = (op: string): Row => {
  const whole = vectorRow(op, 'v -');
  const chosen = vectorRow(op, 'v [0]/2');
  return {
    on: FP8,
    emit(s, inst) {
      if (GFX12(s.env.cpu)) return chosen.emit(s, inst);
      const high = constantOf(s, inst.args[1]!, 'which half is meant') !== 0;
      (high ? partOf(op, 'WORD', 1) : whole).emit(s, inst);
    },
  };
};

const partOf = (op: string, what: string, at: number): Row =>
  vectorRow(`${op}_sdwa`, 'v -', undefined, { mods: ` src0_sel:${what}_${at}` });

/** Stochastic rounding into one byte of what was there before. */
const rounded = (op: string): Row => {
  const [before, since] = [vectorRow(op, 'v v old [2,3]/4'), vectorRow(op, 'v v old byte_sel')];
  return { on: FP8, emit: (s, inst) => (GFX12(s.env.cpu) ? since : before).emit(s, inst) };
};

const both = (of: (kind: string) => readonly string[]): string =>
  ['fp8', 'bf8'].flatMap(of).join('\n');

/** With a scale, gfx950. */
const SCALED = [
  both((kind) => [
    `cvt_scalef32_f32_${kind} | v v [0,1]/3 | gfx950-insts`,
    `cvt_scalef32_f16_${kind} | old v v [0,1]/3 [2]/3 | gfx950-insts`,
    ...['f32', 'f16', 'bf16'].flatMap((type) => [
      `cvt_scalef32_pk_${type}_${kind} | v v [0]/3 | gfx950-insts`,
      `cvt_scalef32_sr_${kind}_${type} | old v v v [2,3]/4 | gfx950-insts`,
    ]),
    ...['f16', 'bf16'].map(
      (type) => `cvt_scalef32_pk_${kind}_${type} | old v v [2]/3 | gfx950-insts`,
    ),
    `cvt_scalef32_pk_${kind}_f32 | old v v v [3]/4 | gfx950-insts`,
  ]),
  ...['f32', 'f16', 'bf16'].flatMap((type) => [
    `cvt_scalef32_pk_${type}_fp4 | v v [0,1]/3 | gfx950-insts`,
    `cvt_scalef32_pk_fp4_${type} | old ${type === 'f32' ? 'v v v' : 'v v'} [2,3]/4 | gfx950-insts`,
    `cvt_scalef32_sr_pk_fp4_${type} | old ${type === 'f32' ? 'V' : 'v'} v v [2,3]/4 | gfx950-insts`,
  ]),
].join('\n');

/** Of 32 elements: what is written may not be what is read. */
const SCALED_WIDE = ['fp6', 'bf6']
  .flatMap((kind) => [
    `cvt_scalef32_2xpk16_${kind}_f32 | V V v | gfx950-insts`,
    ...['f32', 'f16', 'bf16'].flatMap((type) => [
      `cvt_scalef32_pk32_${type}_${kind} | V v | gfx950-insts`,
      `cvt_scalef32_sr_pk32_${kind}_${type} | V v v | gfx950-insts`,
      ...(type === 'f32' ? [] : [`cvt_scalef32_pk32_${kind}_${type} | V v | gfx950-insts`]),
    ]),
  ])
  .join('\n');

/** By the scale of a block, gfx1250. */
const BLOCKS = [
  ...['f32', 'f16', 'bf16'].flatMap((type) => [
    ...['fp8', 'bf8', 'fp4'].map(
      (kind) => `cvt_scale_pk8_${type}_${kind} | V v scale_sel | gfx1250-insts`,
    ),
    ...['fp6', 'bf6'].map(
      (kind) => `cvt_scale_pk16_${type}_${kind} | V v scale_sel | gfx1250-insts`,
    ),
    ...['fp8', 'bf8', 'fp4'].flatMap((kind) => [
      `cvt_scalef32_pk8_${kind}_${type} | V v | gfx1250-insts`,
      `cvt_scalef32_sr_pk8_${kind}_${type} | V v v | gfx1250-insts`,
    ]),
    ...['fp6', 'bf6'].flatMap((kind) => [
      `cvt_scalef32_pk16_${kind}_${type} | V v | gfx1250-insts`,
      `cvt_scalef32_sr_pk16_${kind}_${type} | V v v | gfx1250-insts`,
    ]),
  ]),
].join('\n');

/** Stochastic rounding of one float into a half of what was there before. */
const intoHalf = (op: string): Row =>
  vectorRow(op, 'old v v [2]/3', hasAll('f32-to-f16bf16-cvt-sr-insts'));

/** Of halves, and of the format with five bits of exponent and three of fraction. */
const GFX1250 = `
cvt_f16_fp8 | v byte_sel | gfx1250-insts
cvt_f16_bf8 | v byte_sel | gfx1250-insts
cvt_pk_f16_fp8 | v | gfx1250-insts
cvt_pk_f16_bf8 | v | gfx1250-insts
cvt_pk_fp8_f16 | v | gfx1250-insts
cvt_pk_bf8_f16 | v | gfx1250-insts
cvt_sr_fp8_f16 | v v old byte_sel | gfx1250-insts
cvt_sr_bf8_f16 | v v old byte_sel | gfx1250-insts
`;
const E5M3 = `
cvt_f32_fp8_e5m3 | v byte_sel | fp8e5m3-insts | v_cvt_f32_fp8
cvt_pk_fp8_f32_e5m3 | v v old [2]/3 | fp8e5m3-insts | v_cvt_pk_fp8_f32
cvt_sr_fp8_f32_e5m3 | v v old byte_sel | fp8e5m3-insts | v_cvt_sr_fp8_f32
`;

export const NARROW_FLOATS: Rows = {
  ...tableRows(GFX1250),
  ...tableRows(E5M3, { mods: ' clamp' }),
  ...tableRows(SCALED),
  ...tableRows(SCALED_WIDE, { early: true }),
  ...tableRows(BLOCKS, { early: true }),
  cvt_f32_fp8: byteToFloat('v_cvt_f32_fp8'),
  cvt_f32_bf8: byteToFloat('v_cvt_f32_bf8'),
  cvt_pk_f32_fp8: bytesToFloats('v_cvt_pk_f32_fp8'),
  cvt_pk_f32_bf8: bytesToFloats('v_cvt_pk_f32_bf8'),
  cvt_pk_fp8_f32: vectorRow('v_cvt_pk_fp8_f32', 'v v old [2]/3', FP8),
  cvt_pk_bf8_f32: vectorRow('v_cvt_pk_bf8_f32', 'v v old [2]/3', FP8),
  cvt_sr_fp8_f32: rounded('v_cvt_sr_fp8_f32'),
  cvt_sr_bf8_f32: rounded('v_cvt_sr_bf8_f32'),
  cvt_sr_f16_f32: intoHalf('v_cvt_sr_f16_f32'),
  cvt_sr_bf16_f32: intoHalf('v_cvt_sr_bf16_f32'),
};
