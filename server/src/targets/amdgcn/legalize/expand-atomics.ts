/**
 * Atomic operations that the memory does not have, as compare-exchange loops; private memory needs
 * no atomics at all.
 */
import {
  addBlockParam,
  type Builder,
  bitWidth,
  byteSize,
  type Inst,
  isFloat,
  isPtr,
  type MirType,
  type OpName,
  type RmwKind,
  type Value,
} from '../../../mir/index.ts';
import type { AmdCpu } from '../cpus.ts';

const PLAIN: Partial<Record<RmwKind, OpName>> = {
  add: 'int.add',
  sub: 'int.sub',
  and: 'int.and',
  or: 'int.or',
  xor: 'int.xor',
  smax: 'int.smax',
  smin: 'int.smin',
  umax: 'int.umax',
  umin: 'int.umin',
  fadd: 'float.add',
  fmax: 'float.max',
  fmin: 'float.min',
};

/** When the old value stays, for the widths that have no instruction. */
const PREDICATES: Partial<Record<RmwKind, 'slt' | 'sgt' | 'ult' | 'ugt'>> = {
  smax: 'sgt',
  smin: 'slt',
  umax: 'ugt',
  umin: 'ult',
};

export function expandAtomic(b: Builder, inst: Inst, cpu: AmdCpu): readonly Value[] | undefined {
  const [ptr, operand] = inst.args;
  if (ptr.type === 'ptr.private') return privateAtomic(b, inst, ptr);
  if (ptr.type === 'ptr' && byteSize(operand.type) === 8) return perhapsPrivate(b, inst, ptr, cpu);
  return sharedAtomic(b, inst, cpu);
}

/**
 * Does the operation reach all memory that the pointer may lead to? Fine-grained memory of the host
 * and of other devices knows sums and exchanges only; LLVM emits a compare-exchange loop for the
 * others unless told that the memory is none of that (`SITargetLowering::
 * shouldExpandAtomicRMWInIR`), which rustc does not.
 */
function reachesAll(inst: Inst, cpu: AmdCpu): boolean {
  const { rmw, scope } = inst.attrs;
  if (inst.args[0]!.type === 'ptr.workgroup' || cpu.gfx1250) return true;
  if (rmw === 'add' || rmw === 'xchg') return true;
  return (cpu.gfx940 || cpu.generation === 'gfx12') && scope !== 'system';
}

/**
 * 64-bit flat atomics that reach private memory are silently dropped (LLVM's
 * `shouldExpandAtomicRMWInIR`), so the high half of the address says which way to go.
 */
function perhapsPrivate(b: Builder, inst: Inst, ptr: Value, cpu: AmdCpu): readonly Value[] {
  const types = inst.results.map((result) => result.type);
  const own = b.newBlock();
  const shared = b.newBlock();
  const done = b.newBlock();
  const results = types.map((type) => addBlockParam(b.fn, done, type));
  const inOwn = b.value('ptr.cast', [ptr], 'ptr.private');
  const address = b.value('ptr.to.int', [ptr], 'i64');
  b.brIf(b.icmp('eq', b.value('ptr.to.int', [inOwn], 'i64'), address), own, shared);
  b.block = own;
  b.br(done, [...privateAtomic(b, inst, inOwn)]);
  b.block = shared;
  b.br(done, [
    ...(sharedAtomic(b, inst, cpu) ?? b.emit(inst.op, inst.args, types, inst.attrs).results),
  ]);
  b.block = done;
  return results;
}

/** What the memory shared with other threads does not have; undefined when it has it. */
function sharedAtomic(b: Builder, inst: Inst, cpu: AmdCpu): readonly Value[] | undefined {
  const [ptr, operand] = inst.args;
  const type = operand.type;
  if (inst.op === 'atomic.cmpxchg') {
    if (byteSize(type) < 4) return narrowExchange(b, inst);
    return undefined;
  }
  const kind = inst.attrs.rmw!;
  const size = byteSize(type);
  if (size >= 4 && kind !== 'nand' && !kind.startsWith('f') && reachesAll(inst, cpu))
    return undefined;
  if (size < 4) return narrowRmw(b, inst, kind);
  return exchangeLoop(
    b,
    inst,
    ptr,
    intOf(type),
    (old) => bits(b, combine(b, kind, asType(b, old, type), operand, type)),
    (old) => asType(b, old, type),
  );
}

function intOf(type: MirType): MirType {
  return byteSize(type) === 8 ? 'i64' : 'i32';
}

function bits(b: Builder, value: Value): Value {
  return isFloat(value.type) ? b.value('bitcast', [value], intOf(value.type)) : value;
}

function asType(b: Builder, value: Value, type: MirType): Value {
  return isFloat(type) ? b.value('bitcast', [value], type) : value;
}

function combine(b: Builder, kind: RmwKind, old: Value, operand: Value, type: MirType): Value {
  if (kind === 'xchg') return operand;
  if (kind === 'nand') {
    const both = b.value('int.and', [old, operand], type);
    return b.value('int.xor', [both, b.int(type, (1n << BigInt(bitWidth(type))) - 1n)], type);
  }
  // What is emitted here is not expanded again.
  const pred = bitWidth(type) > 32 ? PREDICATES[kind] : undefined;
  if (pred !== undefined)
    return b.value('select', [b.icmp(pred, old, operand), old, operand], type);
  return b.value(PLAIN[kind]!, [old, operand], type);
}

/** Tries until nobody came in between. `next` computes the new word from the old one. */
function exchangeLoop(
  b: Builder,
  inst: Inst,
  ptr: Value,
  word: MirType,
  next: (old: Value) => Value,
  result: (old: Value) => Value,
): readonly Value[] {
  const { ordering, scope } = inst.attrs;
  const align = byteSize(word);
  const first = b.value('atomic.load', [ptr], word, { ordering: 'relaxed', scope: scope!, align });
  const header = b.newBlock();
  const done = b.newBlock();
  const old = addBlockParam(b.fn, header, word);
  const final = addBlockParam(b.fn, done, word);
  b.br(header, [first]);
  b.block = header;
  const made = next(old);
  const failure = ordering === 'relaxed' || ordering === 'release' ? 'relaxed' : 'acquire';
  const [seen, ok] = b.emit('atomic.cmpxchg', [ptr, old, made], [word, 'i1'], {
    ordering: ordering!,
    failure,
    scope: scope!,
    align,
  }).results as [Value, Value];
  b.brIf(ok, done, header, [seen], [seen]);
  b.block = done;
  return [result(final)];
}

/** The aligned word around a byte or halfword, and the place in it. */
function wordOf(b: Builder, ptr: Value): { word: Value; shift: Value } {
  const address =
    ptr.type === 'ptr' ? b.value('ptr.to.int', [ptr], 'i64') : b.value('ptr.to.int', [ptr], 'i64');
  const low = b.value('int.and', [address, b.int('i64', 3)], 'i64');
  const word = b.ptrAdd(ptr, b.value('int.sub', [b.int('i64', 0), low], 'i64'));
  const shift = b.value('int.shl', [b.value('int.trunc', [low], 'i32'), b.int('i32', 3)], 'i32');
  return { word, shift };
}

function insert(b: Builder, old: Value, value: Value, shift: Value): Value {
  const width = bitWidth(value.type);
  const ones = b.int('i32', (1n << BigInt(width)) - 1n);
  const hole = b.value(
    'int.xor',
    [b.value('int.shl', [ones, shift], 'i32'), b.int('i32', 0xffffffffn)],
    'i32',
  );
  const placed = b.value('int.shl', [b.value('int.zext', [value], 'i32'), shift], 'i32');
  return b.value('int.or', [b.value('int.and', [old, hole], 'i32'), placed], 'i32');
}

function extract(b: Builder, word: Value, shift: Value, type: MirType): Value {
  return b.value('int.trunc', [b.value('int.lshr', [word, shift], 'i32')], type);
}

function narrowRmw(b: Builder, inst: Inst, kind: RmwKind): readonly Value[] {
  const [ptr, operand] = inst.args;
  const { word, shift } = wordOf(b, ptr);
  const type: MirType = byteSize(operand.type) === 1 ? 'i8' : 'i16';
  const value = operand.type === 'i1' ? b.value('int.zext', [operand], 'i8') : operand;
  const back = (old: Value): Value => {
    const plain = extract(b, old, shift, type);
    return operand.type === 'i1' ? b.value('int.trunc', [plain], 'i1') : plain;
  };
  if (kind === 'and' || kind === 'or' || kind === 'xor') {
    // The bits around the part are neutral, so no loop is needed.
    const wide = insert(b, b.int('i32', kind === 'and' ? 0xffffffffn : 0n), value, shift);
    const { ordering, scope } = inst.attrs;
    const attrs = { rmw: kind, ordering: ordering!, scope: scope!, align: 4 };
    return [back(b.value('atomic.rmw', [word, wide], 'i32', attrs))];
  }
  return exchangeLoop(
    b,
    inst,
    word,
    'i32',
    (old) => insert(b, old, combine(b, kind, extract(b, old, shift, type), value, type), shift),
    back,
  );
}

/** Compare-exchange of a part of a word: fails only when that part differs. */
function narrowExchange(b: Builder, inst: Inst): readonly Value[] {
  const [ptr, expected, desired] = inst.args;
  const { ordering, scope } = inst.attrs;
  const { word, shift } = wordOf(b, ptr);
  const bool = expected.type === 'i1';
  const type: MirType = byteSize(expected.type) === 1 ? 'i8' : 'i16';
  const plain = (value: Value): Value => (bool ? b.value('int.zext', [value], 'i8') : value);
  const [want, put] = [plain(expected), plain(desired)];
  const first = b.value('atomic.load', [word], 'i32', {
    ordering: 'relaxed',
    scope: scope!,
    align: 4,
  });
  const header = b.newBlock();
  const attempt = b.newBlock();
  const done = b.newBlock();
  const old = addBlockParam(b.fn, header, 'i32');
  const final = addBlockParam(b.fn, done, 'i32');
  const success = addBlockParam(b.fn, done, 'i1');
  b.br(header, [first]);
  b.block = header;
  b.brIf(
    b.icmp('eq', extract(b, old, shift, type), want),
    attempt,
    done,
    [],
    [old, b.int('i1', 0)],
  );
  b.block = attempt;
  const [seen, ok] = b.emit(
    'atomic.cmpxchg',
    [word, old, insert(b, old, put, shift)],
    ['i32', 'i1'],
    {
      ordering: ordering!,
      failure: inst.attrs.failure ?? 'relaxed',
      scope: scope!,
      align: 4,
    },
  ).results as [Value, Value];
  b.brIf(ok, done, header, [seen, b.int('i1', 1)], [seen]);
  b.block = done;
  const got = extract(b, final, shift, type);
  return [bool ? b.value('int.trunc', [got], 'i1') : got, success];
}

function privateAtomic(b: Builder, inst: Inst, ptr: Value): readonly Value[] {
  const operand = inst.args[1];
  const { type } = operand;
  const align = inst.attrs.align ?? byteSize(type);
  const old = b.load(type, ptr, align);
  if (inst.op === 'atomic.rmw') {
    b.store(combine(b, inst.attrs.rmw!, old, operand, type), ptr, align);
    return [old];
  }
  const same =
    isPtr(type) || !isFloat(type)
      ? b.icmp('eq', old, operand)
      : b.icmp('eq', bits(b, old), bits(b, operand));
  b.store(b.value('select', [same, inst.args[2], old], type), ptr, align);
  return [old, same];
}
