/** Arithmetic, comparisons and conversions of numbers. */
import type { Family, Groups } from './family.ts';

const WIDTH: Readonly<Record<string, string>> = { f: 'f32', d: 'f64' };
/** Rounding to an integer has an `i` behind its letters. */
const INTEGER: Readonly<Record<string, string>> = {
  i: 's32',
  ui: 'u32',
  ll: 's64',
  ull: 'u64',
  s: 's16',
  us: 'u16',
};

const ftz = ({ ftz: flag }: Groups): string => (flag ? '.ftz' : '');

/** Half precision came with `sm_53`; its packed and bfloat forms later. */
const minMax = ({ nan, xor, type }: Groups): number =>
  xor ? 86 : nan || /16/.test(type!) ? 80 : 70;

const pure = true;

export const NUMBERS: readonly Family[] = [
  {
    name: /^(?<op>add|mul|div)\.(?<round>r[nzmp])(?<ftz>\.ftz)?(?<sat>\.sat)?\.(?<type>[fd])$/,
    op: ({ op, round, sat, type, ...rest }) =>
      `${op}.${round}${sat ? '.sat' : ''}${ftz(rest)}.${WIDTH[type!]}`,
    pure,
  },
  {
    name: /^fma\.(?<round>r[nzmp])(?<ftz>\.ftz)?(?<mode>\.sat|\.relu)?\.(?<type>[fd]|f16(?:x2)?|(?<!\.(?:ftz|sat)\..*)bf16(?:x2)?)$/,
    op: ({ round, mode, type, ...rest }) =>
      `fma.${round}${ftz(rest)}${mode}.${WIDTH[type!] ?? type}`,
    sm: ({ mode, type }) => (/^b/.test(type!) || mode === '.relu' ? 80 : 70),
    ptx: ({ mode, type }) => (/^b/.test(type!) || mode === '.relu' ? 70 : 0),
    pure,
  },
  {
    name: /^f(?<op>min|max)(?<ftz>\.ftz)?(?<nan>\.nan)?(?<xor>\.xorsign\.abs)?\.(?<type>[fd]|f16(?:x2)?|(?<!\.ftz\..*)bf16(?:x2)?)$/,
    op: ({ op, nan, xor, type, ...rest }) =>
      `${op}${ftz(rest)}${nan ? '.NaN' : ''}${xor}.${WIDTH[type!] ?? type}`,
    sm: minMax,
    ptx: ({ xor, ...rest }) => (xor ? 72 : minMax(rest) >= 80 ? 70 : 0),
    pure,
  },
  {
    name: /^(?<op>rcp|sqrt)\.(?<round>r[nzmp])(?<ftz>\.ftz)?\.(?<type>[fd])$/,
    op: ({ op, round, type, ...rest }) => `${op}.${round}${ftz(rest)}.${WIDTH[type!]}`,
    pure,
  },
  { name: /^sqrt\.f$/, op: 'sqrt.rn.f32', pure },
  {
    name: /^(?<op>rcp|sqrt|rsqrt|sin|cos|lg2|div)\.approx(?<ftz>\.ftz)?\.(?<type>[fd])$/,
    op: ({ op, type, ...rest }) => `${op}.approx${ftz(rest)}.${WIDTH[type!]}`,
    pure,
  },
  {
    name: /^(?<op>ex2|tanh)\.approx(?<ftz>\.ftz)?\.(?:f32|(?<half>b?f16|v2b?f16))$/,
    op: ({ op, half, ...rest }) =>
      `${op}.approx${half?.includes('b') ? (op === 'ex2' ? '.ftz' : '') : ftz(rest)}.${
        half ? half.replace(/^v2(.*)/, '$1x2') : 'f32'
      }`,
    sm: ({ op, half }) => (half?.includes('b') ? 90 : half || op === 'tanh' ? 75 : 70),
    ptx: ({ op, half }) => (half?.includes('b') ? 78 : half || op === 'tanh' ? 70 : 0),
    pure,
  },
  { name: /^div\.full(?<ftz>\.ftz)?$/, op: 'div.full<ftz>.f32', pure },
  { name: /^(?<op>neg)\.(?<type>bf16(?:x2)?)$/, op: '<op>.<type>', sm: 80, ptx: 70, pure },
  {
    name: /^fabs(?<ftz>\.ftz)?\.(?<type>f32|f64|b?f16|v2b?f16)$/,
    op: ({ type, ...rest }) => `abs${ftz(rest)}.${type!.replace(/^v2(.*)/, '$1x2')}`,
    sm: ({ type }) => (/bf16/.test(type!) ? 80 : 70),
    ptx: ({ type }) => (/bf16/.test(type!) ? 70 : 65),
    pure,
  },
  {
    name: /^(?<op>ceil|floor|round|trunc)(?<ftz>\.ftz)?\.(?<type>[fd])$/,
    op: ({ op, type, ...rest }) => {
      const to = { ceil: 'rpi', floor: 'rmi', round: 'rni', trunc: 'rzi' }[op!];
      return `cvt.${to}${ftz(rest)}.${WIDTH[type!]}.${WIDTH[type!]}`;
    },
    pure,
  },
  { name: /^saturate(?<ftz>\.ftz)?\.f$/, op: 'cvt<ftz>.sat.f32.f32', pure },
  { name: /^saturate\.d$/, op: 'cvt.sat.f64.f64', pure },
  {
    name: /^move\.(?<type>float|double)$/,
    op: ({ type }) => `mov.${WIDTH[type!.charAt(0)]}`,
    pure,
  },
  { name: /^move\.i(?<width>16|32|64)$/, op: 'mov.b<width>', pure },
  { name: /^move\.ptr$/, op: 'mov.u64', pure },
  // Integers.
  {
    name: /^mulhi\.(?<type>i|ui|ll|ull|s|us)$/,
    op: ({ type }) => `mul.hi.${INTEGER[type!]}`,
    pure,
  },
  { name: /^mul24\.(?<type>i|ui)$/, op: ({ type }) => `mul24.lo.${INTEGER[type!]}`, pure },
  { name: /^sad\.(?<type>i|ui|ll|ull|s|us)$/, op: ({ type }) => `sad.${INTEGER[type!]}`, pure },
  { name: /^(?<op>bmsk)\.(?<mode>clamp|wrap)$/, op: '<op>.<mode>.b32', ptx: 76, pure },
  {
    name: /^(?<sign>[sz])ext\.(?<mode>clamp|wrap)$/,
    op: ({ sign, mode }) => `szext.${mode}.${sign === 's' ? 's32' : 'u32'}`,
    ptx: 76,
    pure,
  },
  { name: /^fns$/, op: 'fns.b32', pure },
  {
    name: /^fsh(?<side>[lr])\.clamp\.i32$/,
    op: 'shf.<side>.clamp.b32',
    operands: '@d, @1, @0, @2',
    pure,
  },
  {
    name: /^flo\.(?<sign>[su])\.i(?<width>32|64)$/,
    op: ({ sign, width }, { constants }) =>
      `bfind${constants[1] ? '.shiftamt' : ''}.${sign}${width}`,
    operands: '@d, @0',
    pure,
  },
  {
    name: /^idp4a\.(?<a>[su])\.(?<b>[su])$/,
    op: 'dp4a.<a>32.<b>32',
    pure,
  },
  {
    name: /^idp2a\.(?<a>[su])\.(?<b>[su])$/,
    op: ({ a, b }, { constants }) => `dp2a.${constants[2] ? 'hi' : 'lo'}.${a}32.${b}32`,
    operands: '@d, @0, @1, @3',
    pure,
  },
  { name: /^prmt(?<mode>\.[bf]4e)?$/, op: 'prmt.b32<mode>', pure },
  {
    name: /^prmt(?<mode>\.(?:ec[lr]|rc(?:8|16)))$/,
    op: 'prmt.b32<mode>',
    operands: '@d, @0, 0, @1',
    pure,
  },
  // Conversions.
  { name: /^d2i\.hi$/, op: 'mov.b64', operands: '{%t0, @d}, @0', pure },
  { name: /^d2i\.lo$/, op: 'mov.b64', operands: '{@d, %t0}, @0', pure },
  { name: /^lohi\.i2d$/, op: 'mov.b64', operands: '@d, {@0-1}', pure },
  { name: /^d2f\.(?<round>r[nzmp])(?<ftz>\.ftz)?$/, op: 'cvt.<round><ftz>.f32.f64', pure },
  { name: /^f2h\.rn(?<ftz>\.ftz)?$/, op: 'cvt.rn<ftz>.f16.f32', pure },
  {
    name: /^(?<from>[fd])2(?<to>i|ui|ll|ull)\.(?<round>r[nzmp])(?<ftz>\.ftz)?$/,
    op: ({ from, to, round, ...rest }) =>
      `cvt.${round}i${ftz(rest)}.${INTEGER[to!]}.${WIDTH[from!]}`,
    pure,
  },
  {
    name: /^(?<from>i|ui|ll|ull)2(?<to>[fd])\.(?<round>r[nzmp])$/,
    op: ({ from, to, round }) => `cvt.${round}.${WIDTH[to!]}.${INTEGER[from!]}`,
    pure,
  },
  {
    name: /^f2(?<to>b?f16)\.(?<round>rn|rz)(?<relu>\.relu)?(?<sat>\.satfinite)?$/,
    op: 'cvt.<round><relu><sat>.<to>.f32',
    sm: ({ to, relu, sat }) => (to === 'f16' && !relu && !sat ? 70 : 80),
    ptx: ({ to, relu, sat }) => (sat ? 81 : to === 'f16' && !relu ? 0 : 70),
    pure,
  },
  {
    name: /^ff2(?<to>b?f16)x2\.(?<round>rn|rz)(?<relu>\.relu)?(?<sat>\.satfinite)?$/,
    op: 'cvt.<round><relu><sat>.<to>x2.f32',
    sm: 80,
    ptx: ({ sat }) => (sat ? 81 : 70),
    pure,
  },
  {
    name: /^ff2(?<to>b?f16)x2\.rs(?<relu>\.relu)?(?<sat>\.satfinite)?$/,
    op: 'cvt.rs<relu><sat>.<to>x2.f32',
    only: /^sm_10[03]a$/,
    ptx: 87,
    pure,
  },
  {
    name: /^f2tf32\.(?<round>rna)(?<sat>\.satfinite)?$/,
    op: 'cvt.<round><sat>.tf32.f32',
    sm: 80,
    ptx: ({ sat }) => (sat ? 81 : 70),
    pure,
  },
  {
    name: /^f2tf32\.(?<round>rn|rz)(?<relu>\.relu)?(?<sat>\.satfinite)?$/,
    op: 'cvt.<round><relu><sat>.tf32.f32',
    sm: ({ sat }) => (sat ? 100 : 90),
    ptx: ({ sat }) => (sat ? 86 : 78),
    pure,
  },
  {
    name: /^ff\.to\.(?<to>e[45]m[32])x2\.rn(?<relu>\.relu)?$/,
    op: 'cvt.rn.satfinite<relu>.<to>x2.f32',
    sm: 89,
    ptx: 81,
    pure,
  },
  {
    name: /^f16x2\.to\.(?<to>e[45]m[32])x2\.rn(?<relu>\.relu)?$/,
    op: 'cvt.rn.satfinite<relu>.<to>x2.f16x2',
    sm: 89,
    ptx: 81,
    pure,
  },
  {
    name: /^(?<from>e[45]m[32])x2\.to\.f16x2\.rn(?<relu>\.relu)?$/,
    op: 'cvt.rn<relu>.f16x2.<from>x2',
    sm: 89,
    ptx: 81,
    pure,
  },
];
