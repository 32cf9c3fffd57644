/**
 * Random MIR programs without undefined behaviour: structured control flow, stack slots read under
 * several types, memory, calls. A program is decided by a list of numbers, so that fast-check
 * shrinks it by shortening the list.
 */
import {
  addBlockParam,
  Builder,
  createBlock,
  createFunc,
  createModule,
  type Func,
  INT_PREDS,
  type MirType,
  type Module,
  type OpName,
  type Value,
} from '../../src/mir/index.ts';

/** Bytes of the memory that programs read and write. */
export const MEMORY_BYTES = 64;

const INTS: readonly MirType[] = ['i8', 'i16', 'i32', 'i64'];
/** What memory is read and written as: mostly the same, so that accesses meet. */
const MEMORY_TYPES: readonly MirType[] = ['i32', 'i32', 'i32', 'i64', 'i8', 'i16'];
const BIN_OPS: readonly OpName[] = [
  'int.add',
  'int.sub',
  'int.mul',
  'int.and',
  'int.or',
  'int.xor',
  'int.shl',
  'int.lshr',
  'int.ashr',
  'int.rotl',
  'int.rotr',
  'int.smin',
  'int.smax',
  'int.umin',
  'int.umax',
  'int.smulhi',
  'int.umulhi',
  'int.sadd.sat',
  'int.uadd.sat',
  'int.ssub.sat',
  'int.usub.sat',
];
const UN_OPS: readonly OpName[] = ['int.abs', 'int.ctlz', 'int.cttz', 'int.ctpop', 'int.bitrev'];
const OVF_OPS: readonly OpName[] = [
  'int.sadd.ovf',
  'int.uadd.ovf',
  'int.ssub.ovf',
  'int.usub.ovf',
  'int.smul.ovf',
  'int.umul.ovf',
];
const FLOAT_OPS: readonly OpName[] = ['float.add', 'float.sub', 'float.mul'];
const CONSTANTS = [
  0n,
  1n,
  2n,
  3n,
  4n,
  7n,
  8n,
  10n,
  255n,
  256n,
  -1n,
  -2n,
  -128n,
  127n,
  1n << 31n,
  -(1n << 31n),
  1n << 63n,
];
const SLOT_BYTES = 16;

/** Numbers that decide; zero when they run out. */
class Choices {
  private readonly numbers: readonly number[];
  private at = 0;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  get left(): number {
    return this.numbers.length - this.at;
  }

  below(n: number): number {
    return (this.numbers[this.at++] ?? 0) % n;
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

/**
 * A module with `@main(i64, i64, ptr.global) -> i64` over `MEMORY_BYTES` bytes, and a few device
 * functions.
 */
export function randomModule(numbers: readonly number[]): Module {
  const module = createModule('');
  const choices = new Choices(numbers);
  const helpers = choices.below(3);
  for (let h = 0; h < helpers; h++) {
    const fn = createFunc(`h${h}`, 'device', ['i64', 'i64', 'ptr'], ['i64', 'i32']);
    module.funcs.set(fn.name, fn);
    new Writer(module, fn, choices, h, 12).body();
  }
  const main = createFunc('main', 'device', ['i64', 'i64', 'ptr.global'], ['i64']);
  module.funcs.set('main', main);
  new Writer(module, main, choices, helpers, 60).body();
  return module;
}

class Writer {
  private readonly module: Module;
  private readonly fn: Func;
  private readonly c: Choices;
  private readonly b: Builder;
  private readonly helpers: number;
  private budget: number;
  /** Values in scope. */
  private pool: Value[] = [];
  private slots: Value[] = [];
  private memory!: Value;

  constructor(module: Module, fn: Func, c: Choices, helpers: number, budget: number) {
    this.module = module;
    this.fn = fn;
    this.c = c;
    this.helpers = helpers;
    this.budget = budget;
    this.b = new Builder(fn, createBlock(fn, 'entry'));
  }

  body(): void {
    const { b, fn } = this;
    for (const type of fn.params) addBlockParam(fn, b.block, type);
    const [x, y, m] = b.block.params as [Value, Value, Value];
    this.pool = [x, y];
    this.memory = m.type === 'ptr' ? m : b.value('ptr.cast', [m], 'ptr');
    const slotCount = 1 + this.c.below(3);
    for (let i = 0; i < slotCount; i++) {
      const slot = b.value(
        'ptr.cast',
        [b.value('alloca', [], 'ptr.private', { size: SLOT_BYTES, align: 8 })],
        'ptr',
      );
      b.emit('mem.set', [slot, b.int('i8', i), b.int('i64', SLOT_BYTES)], [], { align: 8 });
      this.slots.push(slot);
    }
    this.statements(4 + this.c.below(20), 0);
    let sum: Value = b.int('i64', 0);
    for (const v of this.pool)
      sum = b.value(
        'int.xor',
        [b.value('int.rotl', [sum, b.int('i64', 7)], 'i64'), this.to64(v)],
        'i64',
      );
    for (const slot of this.slots) sum = b.value('int.add', [sum, b.load('i64', slot, 1)], 'i64');
    b.ret(fn.results.length === 1 ? [sum] : [sum, b.value('int.trunc', [sum], 'i32')]);
  }

  private statements(count: number, depth: number): void {
    for (let i = 0; i < count && this.budget > 0 && this.c.left > 0; i++) {
      this.budget--;
      this.statement(depth);
    }
  }

  private statement(depth: number): void {
    const { b, c } = this;
    switch (c.below(depth < 3 ? 24 : 20)) {
      case 0:
      case 1:
      case 2: {
        const type = c.of(INTS);
        this.pool.push(b.value(c.of(BIN_OPS), [this.int(type), this.int(type)], type));
        break;
      }
      case 3: {
        const type = c.of(INTS);
        const by = b.value('int.or', [this.int(type), b.int(type, 1)], type);
        // An odd divisor above one: neither zero nor minus one after clearing the sign.
        const positive = b.value('int.lshr', [by, b.int(type, 1)], type);
        const safe =
          c.below(2) === 0
            ? b.value('int.umax', [positive, b.int(type, 1)], type)
            : b.int(type, 1 + c.below(100));
        this.pool.push(
          b.value(
            c.of(['int.udiv', 'int.sdiv', 'int.urem', 'int.srem'] as const),
            [this.int(type), safe],
            type,
          ),
        );
        break;
      }
      case 4: {
        const type = c.of(INTS);
        this.pool.push(b.icmp(c.of(INT_PREDS), this.int(type), this.int(type)));
        break;
      }
      case 5: {
        const type = c.of(INTS);
        this.pool.push(b.value('select', [this.bool(), this.int(type), this.int(type)], type));
        break;
      }
      case 6: {
        const type = c.of(INTS);
        const [v, o] = b.emit(c.of(OVF_OPS), [this.int(type), this.int(type)], [type, 'i1'])
          .results as [Value, Value];
        this.pool.push(v, o);
        break;
      }
      case 7: {
        const type = c.of(INTS);
        this.pool.push(b.value(c.of(UN_OPS), [this.int(type)], type));
        break;
      }
      case 8: {
        // Small integers keep sums and products finite and exact.
        const x = b.value(
          'float.from.sint',
          [b.value('int.trunc', [this.int('i64')], 'i8')],
          'f32',
        );
        const y = b.value(
          'float.from.sint',
          [b.value('int.trunc', [this.int('i64')], 'i8')],
          'f32',
        );
        const r = b.value(c.of(FLOAT_OPS), [x, y], 'f32');
        this.pool.push(
          b.value('float.to.sint', [r], 'i32'),
          b.fcmp(c.of(['olt', 'oge', 'oeq', 'une'] as const), r, x),
        );
        break;
      }
      case 9:
      case 10:
        this.pool.push(this.loadFrom(c.of(this.slots), SLOT_BYTES));
        break;
      case 11:
        this.storeTo(c.of(this.slots), SLOT_BYTES);
        break;
      case 12:
      case 14:
      case 15:
      case 16:
      case 17:
      case 18:
      case 19:
        if (c.below(2) === 0) this.pool.push(this.loadFrom(this.memory, MEMORY_BYTES));
        else this.storeTo(this.memory, MEMORY_BYTES);
        break;
      case 13:
        this.copy();
        break;
      case 20:
        this.branch(depth);
        break;
      case 21:
        this.loop(depth);
        break;
      case 22:
        this.choose(depth);
        break;
      default:
        this.call();
    }
  }

  private branch(depth: number): void {
    const { b, c } = this;
    const [then, other, join] = [b.newBlock(), b.newBlock(), b.newBlock()];
    const type = c.of(INTS);
    const before = this.pool.length;
    b.brIf(this.bool(), then, other);
    const results: Value[] = [];
    for (const block of [then, other]) {
      b.block = block;
      this.statements(1 + c.below(4), depth + 1);
      results.push(c.below(3) === 0 ? b.int(type, BigInt(c.below(2))) : this.int(type));
      b.br(join, [results.at(-1)!]);
      this.pool.length = before;
    }
    b.block = join;
    this.pool.push(addBlockParam(this.fn, join, type));
  }

  private loop(depth: number): void {
    const { b, c } = this;
    const trips = b.value(
      'int.umin',
      [c.below(2) === 0 ? this.int('i64') : b.int('i64', c.below(6)), b.int('i64', 5)],
      'i64',
    );
    const [head, body, exit] = [b.newBlock(), b.newBlock(), b.newBlock()];
    const type = c.of(INTS);
    const start = this.int(type);
    b.br(head, [b.int('i64', 0), start]);
    const i = addBlockParam(this.fn, head, 'i64');
    const acc = addBlockParam(this.fn, head, type);
    b.block = head;
    b.brIf(b.icmp('ult', i, trips), body, exit);
    b.block = body;
    const before = this.pool.length;
    this.pool.push(i, acc);
    this.statements(1 + c.below(5), depth + 1);
    const next = b.value('int.add', [acc, this.int(type)], type);
    const step = b.value('int.add', [i, b.int('i64', 1)], 'i64');
    // Some loops leave early.
    if (c.below(3) === 0) b.brIf(this.bool(), head, exit, [step, next]);
    else b.br(head, [step, next]);
    this.pool.length = before;
    b.block = exit;
    this.pool.push(acc, i);
  }

  private choose(depth: number): void {
    const { b, c } = this;
    const cases = 1 + c.below(3);
    const join = b.newBlock();
    const arms = Array.from({ length: cases + 1 }, () => b.newBlock());
    const on = b.value('int.and', [this.int('i64'), b.int('i64', 3)], 'i64');
    b.switch(
      on,
      arms.slice(1).map((block, i) => [BigInt(i), block] as const),
      arms[0]!,
    );
    const before = this.pool.length;
    for (const block of arms) {
      b.block = block;
      this.statements(1 + c.below(2), depth + 1);
      b.br(join, [this.int('i64')]);
      this.pool.length = before;
    }
    b.block = join;
    this.pool.push(addBlockParam(this.fn, join, 'i64'));
  }

  private call(): void {
    const { b, c } = this;
    if (this.helpers === 0) return;
    const name = `h${c.below(this.helpers)}`;
    const callee = this.module.funcs.get(name)!;
    this.pool.push(
      ...b.call(name, [this.int('i64'), this.int('i64'), this.memory], callee.results),
    );
  }

  private place(start: Value, bytes: number, size: number, chosen = true): Value {
    const { b, c } = this;
    let base = start;
    // Sometimes an address that is only known when the program runs, or comes through memory or a
    // null check.
    switch (chosen && bytes === SLOT_BYTES ? c.below(12) : 11) {
      case 0:
        base = b.value('select', [this.bool(), base, c.of(this.slots)], 'ptr');
        break;
      case 1:
        base = b.value('select', [this.bool(), base, this.memory], 'ptr');
        break;
      case 2: {
        const cell = b.value('alloca', [], 'ptr.private', { size: 8, align: 8 });
        b.store(base, cell, 8);
        base = b.load('ptr', cell, 8);
        break;
      }
      case 3: {
        const [yes, no, join] = [b.newBlock(), b.newBlock(), b.newBlock()];
        b.brIf(b.icmp('eq', base, b.value('const.null', [], 'ptr')), yes, no);
        b.block = yes;
        b.br(join, [this.memory]);
        b.block = no;
        b.br(join, [base]);
        b.block = join;
        base = addBlockParam(this.fn, join, 'ptr');
        break;
      }
      default:
    }
    const room = bytes - size;
    if (bytes === MEMORY_BYTES && c.below(3) === 0) {
      const index = b.value('int.urem', [this.int('i64'), b.int('i64', room + 1)], 'i64');
      return b.ptrAdd(base, index);
    }
    // Few places, so that accesses meet; now and then an odd one, so that they overlap askew.
    const offset = c.below(4) === 0 ? c.below(room + 1) : Math.min(room, c.of([0, 0, 4, 8]));
    return offset === 0 ? base : b.ptrAdd(base, b.int('i64', offset));
  }

  private loadFrom(base: Value, bytes: number): Value {
    const type = this.c.of(MEMORY_TYPES);
    return this.b.load(type, this.place(base, bytes, BYTES[type]!), 1);
  }

  private storeTo(base: Value, bytes: number): void {
    const type = this.c.of(MEMORY_TYPES);
    const at = this.place(base, bytes, BYTES[type]!);
    this.b.store(this.int(type), at, 1);
  }

  // Both ends are known objects: copies must not overlap.
  private copy(): void {
    const { b, c } = this;
    const size = c.of([1, 2, 4, 8, 12, 16]);
    const from = c.below(3) === 0 ? this.memory : c.of(this.slots);
    const to = c.below(3) === 0 ? this.memory : c.of(this.slots);
    if (from === to) return;
    const at = (base: Value): Value =>
      this.place(base, base === this.memory ? MEMORY_BYTES : SLOT_BYTES, size, false);
    b.emit('mem.copy', [at(to), at(from), b.int('i64', size)], [], { align: 1 });
  }

  private bool(): Value {
    const found = this.pool.filter((v) => v.type === 'i1');
    if (found.length > 0 && this.c.below(3) !== 0) return this.c.of(found);
    if (this.c.below(8) === 0) return this.b.int('i1', BigInt(this.c.below(2)));
    const type = this.c.of(INTS);
    return this.b.icmp(this.c.of(INT_PREDS), this.int(type), this.int(type));
  }

  private int(type: MirType): Value {
    const { b, c } = this;
    if (c.below(4) === 0) return b.int(type, c.of(CONSTANTS));
    const v = c.of(this.pool);
    if (v.type === type) return v;
    if (BYTES[v.type]! > BYTES[type]!) return b.value('int.trunc', [v], type);
    return b.value(c.below(2) === 0 ? 'int.zext' : 'int.sext', [v], type);
  }

  private to64(v: Value): Value {
    return v.type === 'i64' ? v : this.b.value('int.zext', [v], 'i64');
  }
}

const BYTES: Readonly<Partial<Record<MirType, number>>> = { i1: 0, i8: 1, i16: 2, i32: 4, i64: 8 };
