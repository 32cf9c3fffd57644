/** Conversions from and to floats of 4, 6 and 8 bits that newer processors have. */
import type { Family } from './family.ts';

/** Which processors have them: a family each, no portable target. */
const NARROW = /^sm_1(?:0[013]|10|2[01])[af]$/;
const STOCHASTIC = /^sm_10[03]a$/;
const pure = true;

export const NARROW_FLOATS: readonly Family[] = [
  {
    name: /^ff\.to\.(?<to>e2m3|e3m2)x2\.rn(?<relu>\.relu)?\.satfinite$/,
    op: 'cvt.rn.satfinite<relu>.<to>x2.f32',
    only: NARROW,
    ptx: 86,
    pure,
  },
  {
    name: /^(?<from>e2m3|e3m2)x2\.to\.f16x2\.rn(?<relu>\.relu)?$/,
    op: 'cvt.rn<relu>.f16x2.<from>x2',
    only: NARROW,
    ptx: 86,
    pure,
  },
  {
    name: /^ff\.to\.ue8m0x2\.(?<round>rz|rp)(?<sat>\.satfinite)?$/,
    op: 'cvt.<round><sat>.ue8m0x2.f32',
    only: NARROW,
    ptx: 86,
    pure,
  },
  {
    name: /^bf16x2\.to\.ue8m0x2\.(?<round>rz|rp)(?<sat>\.satfinite)?$/,
    op: 'cvt.<round><sat>.ue8m0x2.bf16x2',
    only: NARROW,
    ptx: 86,
    pure,
  },
  { name: /^ue8m0x2\.to\.bf16x2$/, op: 'cvt.rn.bf16x2.ue8m0x2', only: NARROW, ptx: 86, pure },
  // The two floats of four bits are in half of a register, which only a scope of its own has.
  {
    name: /^ff\.to\.e2m1x2\.rn(?<relu>\.relu)?\.satfinite$/,
    op: '{ .reg .b8 %pair; cvt.rn.satfinite<relu>.e2m1x2.f32 %pair,',
    operands: '@0-1; cvt.u16.u8 @d, %pair; }',
    only: NARROW,
    ptx: 86,
    pure,
  },
  {
    name: /^e2m1x2\.to\.f16x2\.rn(?<relu>\.relu)?$/,
    op: '{ .reg .b8 %pair; cvt.u8.u16 %pair,',
    operands: '@0; cvt.rn<relu>.f16x2.e2m1x2 @d, %pair; }',
    only: NARROW,
    ptx: 86,
    pure,
  },
  {
    name: /^f32x4\.to\.(?<to>e\dm\d)x4\.rs(?<relu>\.relu)?\.satfinite$/,
    op: 'cvt.rs<relu>.satfinite.<to>x4.f32',
    operands: '@d, {@0-3}, @4',
    only: STOCHASTIC,
    ptx: 87,
    pure,
  },
];
