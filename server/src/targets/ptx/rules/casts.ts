/** Integer widening and narrowing, reinterpretation, and pointers as numbers. */
import {
  type AddressSpace,
  bitWidth,
  type Inst,
  isFloat,
  type MirType,
  type PtrType,
  spaceOf,
  type Value,
} from '../../../mir/index.ts';
import { CLASS_OF, R32 } from '../classes.ts';
import { ANY, type Selector, SIGN, type Use, ZERO } from '../select.ts';
import { multiplyAdd } from './products.ts';
import type { Rule, RuleRows } from './rule.ts';

const out = (inst: Inst): Value => inst.results[0];

const trunc: Rule = (s, inst) => {
  const from = inst.args[0];
  const to = out(inst);
  const wide = bitWidth(from.type) >= 64;
  if (to.type === 'i1') {
    const bit = wide ? s.r64('and.b64', s.use(from), '1') : s.r32('and.b32', s.use(from), '1');
    s.set(to, s.pred(wide ? 'setp.ne.b64' : 'setp.ne.b32', bit, '0'));
  } else if (to.type === 'i64') s.set(to, s.use(from));
  else if (wide) s.set(to, s.low32(from));
  // The low bits stay where they are, and so does an extension that was already one of the narrower
  // type.
  else s.set(to, s.reg(from), ANY);
};

/** A boolean as 0 or `one`. */
function fromBool(s: Selector, type: MirType, value: Value, one: '1' | '-1'): Use {
  const wide = bitWidth(type) >= 64;
  return wide
    ? s.r64('selp.b64', one, '0', s.use(value))
    : s.r32('selp.b32', one, '0', s.use(value));
}

const zext: Rule = (s, inst) => {
  const from = inst.args[0];
  const to = out(inst);
  const width = bitWidth(to.type);
  let low: Use;
  if (from.type === 'i1') low = fromBool(s, to.type, from, '1');
  else if (width < 64) low = s.extended(from, ZERO);
  else if (from.type === 'i64') low = s.use(from);
  else if (from.type === 'i32') low = s.r64('cvt.u64.u32', s.use(from));
  else if ((s.extensionOf(from) & ZERO) !== 0) low = s.r64('cvt.u64.u32', s.use(from));
  else low = s.r64(from.type === 'i8' ? 'cvt.u64.u8' : 'cvt.u64.u16', s.use(from));
  if (width === 128) s.setPair(to, low, '0');
  // Zero extension of a narrower value leaves the sign bit clear: both extensions hold.
  else s.set(to, low, ZERO | SIGN);
};

const sext: Rule = (s, inst) => {
  const from = inst.args[0];
  const to = out(inst);
  const width = bitWidth(to.type);
  let low: Use;
  if (from.type === 'i1') low = fromBool(s, to.type, from, '-1');
  else if (width < 64) low = s.extended(from, SIGN);
  else if (from.type === 'i64') low = s.use(from);
  else if (from.type === 'i32') low = s.r64('cvt.s64.s32', s.use(from));
  else if ((s.extensionOf(from) & SIGN) !== 0) low = s.r64('cvt.s64.s32', s.use(from));
  else low = s.r64(from.type === 'i8' ? 'cvt.s64.s8' : 'cvt.s64.s16', s.use(from));
  if (width === 128) s.setPair(to, low, from.type === 'i1' ? low : s.r64('shr.s64', low, '63'));
  else s.set(to, low, SIGN);
};

const bitcast: Rule = (s, inst) => {
  const from = inst.args[0];
  const to = out(inst);
  if (CLASS_OF[from.type] === CLASS_OF[to.type]) s.set(to, s.reg(from));
  else if (from.type === 'f16') s.set(to, s.r32('cvt.u32.u16', s.use(from)), ZERO);
  else if (to.type === 'f16') s.set(to, s.r16('cvt.u16.u32', s.regOf(s.use(from), R32)));
  else if (isFloat(from.type) || isFloat(to.type))
    s.set(to, s.into(CLASS_OF[to.type], `mov.b${bitWidth(to.type)}`, [s.use(from)]));
  else s.unsupported(`bitcast from ${from.type} to ${to.type}`);
};

const ptrAdd: Rule = (s, inst) => {
  const [base, offset] = inst.args;
  const fused = multiplyAdd(s, offset, () => s.reg(base));
  s.set(out(inst), fused ?? s.r64('add.s64', s.reg(base), s.use(offset)));
};

/** Name of a state space in `cvta`. */
const CVTA = {
  generic: '',
  global: 'global',
  workgroup: 'shared',
  private: 'local',
  kernarg: 'param',
} as const;

function cvtaName(s: Selector, space: AddressSpace): string {
  return space === 'constant' ? s.env.constants.slice(1) : CVTA[space];
}

function toGeneric(s: Selector, value: Value): Use {
  const space = spaceOf(value.type as PtrType);
  if (space === 'generic') return s.use(value);
  const cast = s.defAs(value, 'ptr.cast');
  if (cast !== undefined && cast.args[0].type === 'ptr') return s.use(cast.args[0]);
  const loaded = s.genericOf(value);
  if (loaded !== undefined) return loaded;
  if (space === 'kernarg') return kernargCopy(s, value);
  return s.r64(`cvta.${cvtaName(s, space)}.u64`, s.reg(value));
}

/**
 * Kernel parameters have no generic address: the caller made a copy on the stack when the function
 * began.
 */
function kernargCopy(s: Selector, value: Value): Use {
  const { base, offset } = s.baseOf(value);
  const copy = s.genericOf(base);
  if (copy === undefined)
    return s.unsupported('address of a kernel parameter through a computed pointer');
  return offset === 0 ? copy : s.r64('add.s64', copy, String(offset));
}

const ptrCast: Rule = (s, inst) => {
  const from = inst.args[0];
  const to = out(inst);
  const target = spaceOf(to.type as PtrType);
  if (from.type === to.type) s.set(to, s.reg(from));
  else if (target === 'generic') s.set(to, toGeneric(s, from));
  else if (from.type !== 'ptr') s.unsupported(`ptr.cast from ${from.type} to ${to.type}`);
  else if (target === 'kernarg') s.unsupported(`ptr.cast to ${to.type}`);
  else s.set(to, s.r64(`cvta.to.${cvtaName(s, target)}.u64`, s.reg(from)));
};

export const CAST_RULES = {
  'int.trunc': trunc,
  'int.zext': zext,
  'int.sext': sext,
  bitcast,
  'ptr.add': ptrAdd,
  'ptr.cast': ptrCast,
  'ptr.to.int': (s, inst) => s.set(out(inst), toGeneric(s, inst.args[0])),
  'int.to.ptr': (s, inst) => {
    const to = out(inst);
    if (to.type === 'ptr') s.set(to, s.use(inst.args[0]));
    else {
      const space = cvtaName(s, spaceOf(to.type as PtrType));
      s.set(to, s.r64(`cvta.to.${space}.u64`, s.reg(inst.args[0])));
    }
  },
} satisfies RuleRows;
