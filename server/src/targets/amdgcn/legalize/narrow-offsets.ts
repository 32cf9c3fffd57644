/**
 * Addresses of workgroup and private memory have 32 bits: what is added to them is computed in 32
 * bits as well (LLVM: "canonicalize GEP indices to the index width", `canEvaluateTruncated`).
 * Operations whose 64-bit result nobody else reads are made again in half the width; everything
 * else is truncated, which is free.
 */
import {
  Builder,
  bitWidth,
  countUses,
  type Func,
  type Inst,
  type OpName,
  type Value,
} from '../../../mir/index.ts';

/** Operations whose low half depends on the low halves of their operands alone. */
const LOW = new Set<OpName>(['int.add', 'int.sub', 'int.mul', 'int.and', 'int.or', 'int.xor']);
/** Operations of a chain that are looked through. */
const DEPTH = 8;

export function narrowOffsets(fn: Func): void {
  let uses: Int32Array | undefined;
  for (const block of fn.blocks) {
    if (!block.insts.some(isShortAdd)) continue;
    uses ??= countUses(fn);
    const old = block.insts;
    block.insts = [];
    const b = new Builder(fn, block);
    for (const inst of old) {
      if (isShortAdd(inst) && shrinks(inst.args[1]!, uses, DEPTH)) {
        b.loc = inst.loc;
        inst.args[1] = b.value('int.sext', [narrow(b, inst.args[1]!, uses, DEPTH)], 'i64');
      }
      block.insts.push(inst);
    }
  }
}

function isShortAdd({ op, results }: Inst): boolean {
  const type = results[0]?.type;
  return op === 'ptr.add' && (type === 'ptr.workgroup' || type === 'ptr.private');
}

/** Is there an operation that half the width makes cheaper? */
function shrinks(value: Value, uses: Int32Array, depth: number): boolean {
  const { def } = value;
  if (!('op' in def) || depth === 0 || uses[value.id]! > 1) return false;
  return LOW.has(def.op) || shiftOf(def) !== undefined;
}

/** The amount of a shift to the left by less than 32. */
function shiftOf(def: Inst): bigint | undefined {
  if (def.op !== 'int.shl') return undefined;
  const by = def.args[1]!.def;
  if (!('op' in by) || by.op !== 'const.int') return undefined;
  return by.attrs.bits! < 32n ? by.attrs.bits! : undefined;
}

/** The low 32 bits of a 64-bit value. */
function narrow(b: Builder, value: Value, uses: Int32Array, depth: number): Value {
  const { def } = value;
  if ('op' in def) {
    if (def.op === 'const.int') return b.int('i32', BigInt.asUintN(32, def.attrs.bits!));
    if ((def.op === 'int.zext' || def.op === 'int.sext') && bitWidth(def.args[0].type) <= 32)
      return bitWidth(def.args[0].type) === 32
        ? def.args[0]
        : b.value(def.op, [def.args[0]], 'i32');
    if (shrinks(value, uses, depth)) {
      const [x, y] = def.args as [Value, Value];
      const by = shiftOf(def);
      const left = narrow(b, x, uses, depth - 1);
      if (by !== undefined) return b.value('int.shl', [left, b.int('i32', by)], 'i32');
      return b.value(def.op, [left, narrow(b, y, uses, depth - 1)], 'i32');
    }
  }
  return b.value('int.trunc', [value], 'i32');
}
