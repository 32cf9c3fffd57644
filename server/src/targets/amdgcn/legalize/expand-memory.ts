/** Copies and fills of memory as loads and stores: unrolled when short, else loops. */
import type { Builder, Inst, MirType, Value } from '../../../mir/index.ts';
import { loop } from './loop.ts';

/** Longest run that is unrolled, in bytes. */
const UNROLL = 256;
/** Bytes that are read before they are written. */
const BATCH = 64;

const TYPES: Record<number, MirType> = { 1: 'i8', 2: 'i16', 4: 'i32' };

export function expandMemory(b: Builder, inst: Inst): readonly Value[] {
  const [to, from, count] = inst.args;
  const unit = Math.min(4, inst.attrs.align ?? 1);
  const known =
    'op' in count.def && count.def.op === 'const.int' ? Number(count.def.attrs.bits!) : undefined;
  if (inst.op === 'mem.set') fill(b, to, from, count, known, unit);
  else if (known !== undefined && known <= UNROLL)
    copyShort(b, to, from, known, unit, inst.op === 'mem.move' ? UNROLL : BATCH);
  else if (inst.op === 'mem.copy') copyLong(b, to, from, count, known, unit);
  else moveLong(b, to, from, count);
  return [];
}

const at = (b: Builder, base: Value, offset: number): Value =>
  offset === 0 ? base : b.ptrAdd(base, b.int('i64', offset));

/** Offsets and widths of the pieces of `size` bytes. */
function pieces(size: number, unit: number): { offset: number; width: number }[] {
  const out: { offset: number; width: number }[] = [];
  for (let offset = 0; offset < size; ) {
    let width = unit;
    while (offset + width > size) width >>= 1;
    out.push({ offset, width });
    offset += width;
  }
  return out;
}

function copyShort(
  b: Builder,
  to: Value,
  from: Value,
  size: number,
  unit: number,
  batch: number,
): void {
  const all = pieces(size, unit);
  for (let i = 0; i < all.length; ) {
    const group = all.slice(i, i + Math.max(1, Math.floor(batch / unit)));
    const values = group.map(({ offset, width }) =>
      b.load(TYPES[width]!, at(b, from, offset), width),
    );
    group.forEach(({ offset, width }, k) => {
      b.store(values[k]!, at(b, to, offset), width);
    });
    i += group.length;
  }
}

function copyLong(
  b: Builder,
  to: Value,
  from: Value,
  count: Value,
  known: number | undefined,
  unit: number,
): void {
  const step = known !== undefined ? unit : 1;
  const whole = known !== undefined ? known - (known % step) : undefined;
  loop(b, whole === undefined ? count : b.int('i64', whole), step, (i) => {
    b.store(b.load(TYPES[step]!, b.ptrAdd(from, i), step), b.ptrAdd(to, i), step);
  });
  if (known !== undefined && whole !== undefined && whole < known)
    copyShort(b, at(b, to, whole), at(b, from, whole), known - whole, 1, BATCH);
}

/** Overlap allowed: upward when the target lies below the source, else downward. */
function moveLong(b: Builder, to: Value, from: Value, count: Value): void {
  const up = b.newBlock();
  const down = b.newBlock();
  const done = b.newBlock();
  const address = (ptr: Value): Value => b.value('ptr.to.int', [ptr], 'i64');
  b.brIf(b.icmp('ult', address(to), address(from)), up, down);
  b.block = up;
  loop(b, count, 1, (i) => {
    b.store(b.load('i8', b.ptrAdd(from, i), 1), b.ptrAdd(to, i), 1);
  });
  b.br(done);
  b.block = down;
  const last = b.value('int.sub', [count, b.int('i64', 1)], 'i64');
  loop(b, count, 1, (i) => {
    const back = b.value('int.sub', [last, i], 'i64');
    b.store(b.load('i8', b.ptrAdd(from, back), 1), b.ptrAdd(to, back), 1);
  });
  b.br(done);
  b.block = done;
}

function fill(
  b: Builder,
  to: Value,
  byte: Value,
  count: Value,
  known: number | undefined,
  unit: number,
): void {
  const wide = (width: number): Value => {
    if (width === 1) return byte;
    const word = b.value('int.zext', [byte], 'i32');
    const all = b.value('int.mul', [word, b.int('i32', 0x01010101)], 'i32');
    return width === 4 ? all : b.value('int.trunc', [all], 'i16');
  };
  if (known !== undefined && known <= UNROLL) {
    const values = new Map<number, Value>();
    for (const { offset, width } of pieces(known, unit)) {
      let value = values.get(width);
      if (value === undefined) {
        value = wide(width);
        values.set(width, value);
      }
      b.store(value, at(b, to, offset), width);
    }
    return;
  }
  const step = known !== undefined ? unit : 1;
  const whole = known !== undefined ? known - (known % step) : undefined;
  const value = wide(step);
  loop(b, whole === undefined ? count : b.int('i64', whole), step, (i) =>
    b.store(value, b.ptrAdd(to, i), step),
  );
  for (let i = whole ?? 0; known !== undefined && i < known; i++) b.store(byte, at(b, to, i), 1);
}
