/**
 * Where each value lives: in scalar registers when all lanes agree and the scalar unit can compute
 * it, else in vector registers; conditions of vector operations are lane masks. Optimistic for loop
 * variables, then lowered until stable.
 */
import { packetOffset } from '../../analysis/index.ts';
import {
  bitWidth,
  givesScalars,
  hasEffect,
  type Inst,
  isFloat,
  type Module,
  type OpName,
  type PtrType,
  spaceOf,
  type Value,
} from '../../mir/index.ts';
import type { Plan } from './flow.ts';
import { isUniformIntrinsic } from './intrinsic-facts.ts';

/** Kinds of places. A mask only holds `i1`. */
export const AT_V = 0;
export const AT_S = 1;
export const AT_M = 2;
export type Place = typeof AT_V | typeof AT_S | typeof AT_M;

export interface Banks {
  readonly place: Uint8Array;
  /** Loads that the scalar unit may do. */
  readonly scalarLoads: ReadonlySet<Inst>;
}

/** Integer operations of the scalar unit on up to 32 bits. */
const SCALAR_INT = new Set<OpName>([
  'int.add',
  'int.sub',
  'int.mul',
  'int.and',
  'int.or',
  'int.xor',
  'int.shl',
  'int.lshr',
  'int.ashr',
  'int.smin',
  'int.smax',
  'int.umin',
  'int.umax',
  'int.abs',
  'int.ctlz',
  'int.cttz',
  'int.ctpop',
  'int.bitrev',
  'int.cmp',
  'int.trunc',
  'int.zext',
  'int.sext',
  'int.smulhi',
  'int.umulhi',
  'select',
  'bitcast',
]);
/** Those that it has for 64 bits, or that are a few instructions. */
const SCALAR_WIDE = new Set<OpName>([
  'int.add',
  'int.sub',
  'int.mul',
  'int.and',
  'int.or',
  'int.xor',
  'int.shl',
  'int.lshr',
  'int.ashr',
  'int.cttz',
  'int.ctpop',
  'int.cmp',
  'int.trunc',
  'int.zext',
  'int.sext',
  'select',
  'bitcast',
]);
/** Always scalar when uniform. */
const SCALAR_ALWAYS = new Set<OpName>([
  'const.int',
  'const.float',
  'const.null',
  'const.undef',
  'global.addr',
  'func.addr',
  'alloca',
  'gpu.workgroup.size',
  'gpu.workgroup.id',
  'gpu.grid.size',
  'gpu.dispatch.ptr',
]);
const POINTER = new Set<OpName>(['ptr.add', 'ptr.cast', 'ptr.to.int', 'int.to.ptr']);

export function assignBanks(plan: Plan, module: Module): Banks {
  const { fn, uniformity, order } = plan;
  void module;
  const place = new Uint8Array(fn.nextValue).fill(AT_S);
  // Memory may have been written before a function is called.
  const readOnly = fn.kind === 'kernel' ? clobberFree(plan) : new Set<Inst>();
  const scalarLoads = new Set<Inst>();
  const vector = (value: Value): number => (value.type === 'i1' ? AT_M : AT_V);
  const entry = fn.blocks[0]!;
  const set = (value: Value, to: number): boolean => {
    if (place[value.id] === to) return false;
    place[value.id] = to;
    return true;
  };
  if (fn.kind !== 'kernel') for (const param of entry.params) place[param.id] = AT_V;
  for (let changed = true; changed; ) {
    changed = false;
    for (const block of order) {
      for (const inst of block.insts) {
        if (inst.results.length === 0) continue;
        const scalar = isScalar(inst);
        for (const result of inst.results)
          if (!scalar || uniformity.isDivergent(result))
            changed = set(result, vector(result)) || changed;
      }
      for (const inst of block.insts) {
        for (const edge of inst.targets ?? []) {
          edge.block.params.forEach((param, i) => {
            const arg = edge.args[i]!;
            if (
              place[param.id] === AT_S &&
              edge.block !== entry &&
              (uniformity.isDivergent(param) ||
                place[arg.id] !== AT_S ||
                param.type === 'i128' ||
                plan.leavesApart(homeOf(arg), block))
            )
              changed = set(param, AT_V) || changed;
          });
        }
      }
    }
  }
  for (const block of order) {
    for (const inst of block.insts)
      if (inst.op === 'mem.load' && place[inst.results[0]!.id] === AT_S) scalarLoads.add(inst);
  }
  return { place, scalarLoads };

  function isScalar(inst: Inst): boolean {
    const { op } = inst;
    if (SCALAR_ALWAYS.has(op)) return true;
    const type = inst.args[0]?.type ?? 'i32';
    const result = inst.results[0]!.type;
    if (op === 'gpu.intrinsic' || op === 'gpu.compute')
      return isUniformIntrinsic(inst.attrs.symbol!);
    if (op === 'gpu.asm') return givesScalars(inst);
    for (const arg of inst.args) {
      if (place[arg.id] !== AT_S) return false;
      if (plan.leavesApart(homeOf(arg), inst.block)) return false;
    }
    if (op === 'mem.load') return isScalarLoad(inst, readOnly);
    if (POINTER.has(op)) return true;
    if (type === 'i128' || result === 'i128') return op === 'int.zext' || op === 'int.trunc';
    if (op === 'select') return result !== 'i1' || true;
    if (op === 'bitcast') return true;
    if (isFloat(type) || isFloat(result)) return false;
    return (bitWidth(type) > 32 || bitWidth(result) > 32 ? SCALAR_WIDE : SCALAR_INT).has(op);
  }
}

/** Block that defines a value. */
export function homeOf(value: Value): Inst['block'] {
  return 'op' in value.def ? value.def.block : value.def;
}

function isScalarLoad(inst: Inst, readOnly: ReadonlySet<Inst>): boolean {
  const space = spaceOf(inst.args[0]!.type as PtrType);
  const width = bitWidth(inst.results[0]!.type);
  // Part of a word of the dispatch packet: the whole word may be read.
  if (
    (width === 8 || width === 16) &&
    inst.attrs.volatile !== true &&
    inst.attrs.align! * 8 >= width
  )
    return packetOffset(inst.args[0]!) !== undefined;
  if (width < 32 || width > 128 || inst.attrs.align! < 4 || inst.attrs.volatile === true)
    return false;
  if (space === 'constant' || space === 'kernarg') return true;
  return space === 'global' && (inst.attrs.readonly === true || readOnly.has(inst));
}

/** Loads of global memory in front of everything that may write there. */
function clobberFree(plan: Plan): Set<Inst> {
  const out = new Set<Inst>();
  const dirty = new Uint8Array(plan.order.length);
  const work: number[] = [];
  const writes = (inst: Inst): boolean => {
    if (!hasEffect(inst.op, 'write') && !hasEffect(inst.op, 'sync')) return false;
    if (inst.op === 'gpu.intrinsic') return !isUniformIntrinsic(inst.attrs.symbol!);
    const ptr = inst.op === 'mem.store' ? inst.args[1] : undefined;
    return ptr === undefined || (ptr.type !== 'ptr.workgroup' && ptr.type !== 'ptr.private');
  };
  plan.order.forEach((block, p) => {
    if (block.insts.some(writes)) work.push(p);
  });
  while (work.length > 0) {
    const p = work.pop()!;
    const end = plan.order[p]!.insts[plan.order[p]!.insts.length - 1]!;
    for (const edge of end.targets ?? []) {
      const s = plan.pos[edge.block.id]!;
      if (dirty[s] === 0) {
        dirty[s] = 1;
        work.push(s);
      }
    }
  }
  plan.order.forEach((block, p) => {
    if (dirty[p] === 1) return;
    for (const inst of block.insts) {
      if (writes(inst)) break;
      if (inst.op === 'mem.load') out.add(inst);
    }
  });
  return out;
}
