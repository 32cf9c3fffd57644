/** Width changes, reinterpretations and pointer arithmetic. */

import { lowMask } from '../../analysis/index.ts';
import { bitWidth, defInst, isInt, type OpName, type Value } from '../../mir/index.ts';
import type { Rule } from './engine.ts';
import { isOp, k } from './match.ts';

/** Operations whose low result bits depend on the low operand bits only. */
const LOW_BITS: ReadonlySet<OpName> = new Set([
  'int.add',
  'int.sub',
  'int.mul',
  'int.and',
  'int.or',
  'int.xor',
]);

export const CAST_RULES: readonly Rule[] = [
  {
    op: ['int.zext', 'int.sext', 'int.trunc', 'float.cast', 'bitcast', 'ptr.cast'],
    name: 'conversion to the same type',
    apply: (i) => (i.args[0].type === i.results[0].type ? i.args[0] : undefined),
  },
  {
    op: ['int.zext', 'int.sext'],
    name: 'extension of an extension',
    apply(i, cx) {
      const to = i.results[0].type;
      const zext = isOp(i.args[0], 'int.zext');
      if (zext !== undefined) return cx.emit('int.zext', [zext.args[0]], to);
      const sext = i.op === 'int.sext' ? isOp(i.args[0], 'int.sext') : undefined;
      return sext === undefined ? undefined : cx.emit('int.sext', [sext.args[0]], to);
    },
  },
  {
    op: 'int.sext',
    name: 'sign extension of what is not negative',
    apply(i, cx) {
      const from = i.args[0];
      const sign = 1n << BigInt(bitWidth(from.type) - 1);
      return (cx.known.of(from).zero & sign) !== 0n
        ? cx.emit('int.zext', [from], i.results[0].type)
        : undefined;
    },
  },
  {
    op: 'int.trunc',
    name: 'truncation of an extension or truncation',
    apply(i, cx) {
      const to = i.results[0].type;
      const def = defInst(i.args[0]);
      if (def?.op === 'int.trunc') return cx.emit('int.trunc', [def.args[0]], to);
      if (def?.op !== 'int.zext' && def?.op !== 'int.sext') return undefined;
      const inner = def.args[0];
      if (inner.type === to) return inner;
      return bitWidth(inner.type) > bitWidth(to)
        ? cx.emit('int.trunc', [inner], to)
        : cx.emit(def.op, [inner], to);
    },
  },
  {
    op: 'int.zext',
    name: 'zext (trunc x) = x & mask, or x when the high bits are zero',
    apply(i, cx) {
      const trunc = isOp(i.args[0], 'int.trunc');
      if (trunc === undefined) return undefined;
      const x = trunc.args[0];
      const type = i.results[0].type;
      const mask = lowMask(bitWidth(i.args[0].type));
      const fits = (cx.known.maxUnsigned(x) & ~mask) === 0n;
      if (x.type === type) return fits ? x : cx.emit('int.and', [x, cx.int(type, mask)], type);
      if (!fits) return undefined;
      return cx.emit(bitWidth(x.type) < bitWidth(type) ? 'int.zext' : 'int.trunc', [x], type);
    },
  },
  {
    op: 'int.trunc',
    name: 'truncation of arithmetic on extensions is narrow arithmetic',
    apply(i, cx) {
      const def = defInst(i.args[0]);
      if (def === undefined || !LOW_BITS.has(def.op) || !cx.usedOnce(i.args[0])) return undefined;
      const to = i.results[0].type;
      const narrow = (v: Value): Value | undefined => {
        const c = k(v);
        if (c !== undefined) return cx.int(to, c);
        const d = defInst(v);
        if (d?.op !== 'int.zext' && d?.op !== 'int.sext') return undefined;
        return bitWidth(d.args[0].type) <= bitWidth(to) ? cx.emit('int.trunc', [v], to) : undefined;
      };
      const a = narrow(def.args[0]);
      const b = a === undefined ? undefined : narrow(def.args[1]);
      return a === undefined || b === undefined ? undefined : cx.emit(def.op, [a, b], to);
    },
  },
  {
    op: 'int.trunc',
    name: 'truncation of a select of constants or extensions',
    apply(i, cx) {
      const def = isOp(i.args[0], 'select');
      if (def === undefined || !cx.usedOnce(i.args[0])) return undefined;
      const easy = (v: Value): boolean => {
        const op = defInst(v)?.op;
        return op === 'const.int' || op === 'int.zext' || op === 'int.sext';
      };
      if (!easy(def.args[1]) || !easy(def.args[2])) return undefined;
      const to = i.results[0].type;
      const a = cx.emit('int.trunc', [def.args[1]], to);
      const b = cx.emit('int.trunc', [def.args[2]], to);
      return cx.emit('select', [def.args[0], a, b], to);
    },
  },
  {
    op: 'bitcast',
    name: 'a load read under another type of the same size loads that type',
    apply(i, cx) {
      const load = isOp(i.args[0], 'mem.load');
      if (load === undefined || load.attrs.volatile === true || cx.useCount(i.args[0]) !== 1) {
        return undefined;
      }
      // The load stays where it is; nobody else sees its result.
      i.args[0].type = i.results[0].type;
      return i.args[0];
    },
  },
  {
    op: 'bitcast',
    name: 'bitcast of a bitcast',
    apply(i, cx) {
      const inner = isOp(i.args[0], 'bitcast');
      return inner === undefined
        ? undefined
        : cx.emit('bitcast', [inner.args[0]], i.results[0].type);
    },
  },
  {
    op: 'ptr.cast',
    name: 'cast of a cast',
    apply(i, cx) {
      const inner = isOp(i.args[0], 'ptr.cast');
      if (inner === undefined) return undefined;
      const from = inner.args[0];
      const to = i.results[0].type;
      // Through generic and back to the same space; other ways are left for whoever meant them.
      if (from.type === to) return from;
      return to === 'ptr' || from.type === 'ptr' ? cx.emit('ptr.cast', [from], to) : undefined;
    },
  },
  {
    op: 'ptr.to.int',
    name: 'address of an address',
    apply(i) {
      const inner = isOp(i.args[0], 'int.to.ptr');
      return inner !== undefined && inner.results[0].type === 'ptr' ? inner.args[0] : undefined;
    },
  },
  {
    op: 'int.to.ptr',
    name: 'pointer of the address of a pointer',
    apply(i, cx) {
      if (k(i.args[0]) === 0n) return cx.constants.null(i.results[0].type);
      const inner = isOp(i.args[0], 'ptr.to.int');
      if (inner === undefined || i.results[0].type !== 'ptr') return undefined;
      return cx.emit('ptr.cast', [inner.args[0]], 'ptr');
    },
  },
  {
    op: 'ptr.add',
    name: 'offset zero',
    apply: (i) => (k(i.args[1]) === 0n ? i.args[0] : undefined),
  },
  {
    op: 'ptr.add',
    name: '(p + c) + d = p + (c + d); (p + c) + x = (p + x) + c',
    apply(i, cx) {
      const inner = isOp(i.args[0], 'ptr.add');
      const c = inner === undefined ? undefined : k(inner.args[1]);
      if (inner === undefined || c === undefined) return undefined;
      const type = i.results[0].type;
      const d = k(i.args[1]);
      if (d !== undefined) {
        // Both steps stay inside, so their sum does.
        const inbounds = i.attrs.inbounds === true && inner.attrs.inbounds === true;
        return cx.emit(
          'ptr.add',
          [inner.args[0], cx.int('i64', c + d)],
          type,
          inbounds ? { inbounds } : {},
        );
      }
      // The constant goes last, into the addressing mode. What is in between may leave the
      // allocation.
      if (!cx.usedOnce(i.args[0])) return undefined;
      return cx.emit(
        'ptr.add',
        [cx.emit('ptr.add', [inner.args[0], i.args[1]], type), inner.args[1]],
        type,
      );
    },
  },
  {
    op: 'ptr.add',
    name: 'p + (x + c) = (p + x) + c',
    apply(i, cx) {
      const sum = isOp(i.args[1], 'int.add');
      if (sum === undefined || k(sum.args[1]) === undefined) return undefined;
      const type = i.results[0].type;
      return cx.emit(
        'ptr.add',
        [cx.emit('ptr.add', [i.args[0], sum.args[0]], type), sum.args[1]],
        type,
      );
    },
  },
  {
    op: 'ptr.add',
    name: 'p + ((x + c) << n) = (p + (x << n)) + (c << n)',
    apply(i, cx) {
      const scale = defInst(i.args[1]);
      if (scale?.op !== 'int.shl' && scale?.op !== 'int.mul') return undefined;
      const n = k(scale.args[1]);
      const sum = isOp(scale.args[0], 'int.add');
      const c = sum === undefined ? undefined : k(sum.args[1]);
      if (n === undefined || c === undefined || (scale.op === 'int.shl' && n > 63n))
        return undefined;
      const type = i.results[0].type;
      const low = cx.emit(scale.op, [sum!.args[0], scale.args[1]], 'i64');
      const bytes = scale.op === 'int.shl' ? c << n : c * n;
      return cx.emit(
        'ptr.add',
        [cx.emit('ptr.add', [i.args[0], low], type), cx.int('i64', bytes)],
        type,
      );
    },
  },
  {
    op: 'ptr.cast',
    name: 'the cast goes inside constant offsets, so that accesses see the space',
    apply(i, cx) {
      const add = isOp(i.args[0], 'ptr.add');
      if (add === undefined || isOp(add.args[0], 'ptr.cast') === undefined) return undefined;
      const from = defInst(add.args[0])!.args[0];
      if (from.type !== i.results[0].type) return undefined;
      return cx.emit('ptr.add', [from, add.args[1]], from.type, add.attrs);
    },
  },
  {
    op: 'float.cast',
    name: 'back from a wider float',
    apply(i) {
      const inner = isOp(i.args[0], 'float.cast');
      if (inner === undefined) return undefined;
      const from = inner.args[0];
      const wider = bitWidth(inner.results[0].type) > bitWidth(from.type);
      return wider && from.type === i.results[0].type ? from : undefined;
    },
  },
  {
    op: ['float.from.sint', 'float.from.uint'],
    name: 'conversion of an extended integer needs only its own width',
    apply(i, cx) {
      const zext = isOp(i.args[0], 'int.zext');
      if (zext === undefined || !isInt(zext.args[0].type) || bitWidth(zext.args[0].type) < 32) {
        const sext = i.op === 'float.from.sint' ? isOp(i.args[0], 'int.sext') : undefined;
        if (sext === undefined || bitWidth(sext.args[0].type) < 32) return undefined;
        return cx.emit('float.from.sint', [sext.args[0]], i.results[0].type);
      }
      return cx.emit('float.from.uint', [zext.args[0]], i.results[0].type);
    },
  },
];
