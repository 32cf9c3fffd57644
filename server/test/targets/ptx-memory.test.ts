/**
 * Loads, stores, block copies and atomics of every type and alignment: PTX in the emulator against
 * the interpreter.
 */
import {
  type Builder,
  byteSize,
  createModule,
  type MirType,
  type Module,
  type Ordering,
  type RmwKind,
  type Value,
} from '../../src/mir/index.ts';
import { requireTool } from '../kit/index.ts';
import { assemble } from './assemble.ts';
import { assertSame, emit, emulate, interpret, kernelOf } from './differential.ts';

const TYPES: readonly MirType[] = [
  'i1',
  'i8',
  'i16',
  'i32',
  'i64',
  'i128',
  'f16',
  'f32',
  'f64',
  'ptr',
];
const THREADS = 3;
const STRIDE = 128;

/** Runs kernel `k(dst, src)` in which every thread has its own 128 bytes of both. */
function check(module: Module, what: string, cpu = 'sm_80'): void {
  const ptx = emit(module, cpu);
  const buffers = (): Uint8Array[] => [
    new Uint8Array(THREADS * STRIDE).fill(165),
    Uint8Array.from({ length: THREADS * STRIDE }, (_, i) => (i * 29 + 3) & 255),
  ];
  const shape = { block: THREADS };
  assertSame(
    interpret(module, 'k', shape, buffers()),
    emulate(ptx, 'k', shape, buffers()),
    `${what}\n${ptx}`,
  );
}

/** A kernel whose body gets pointers to the thread's own bytes. */
function perThread(body: (b: Builder, dst: Value, src: Value, tid: Value) => void): Module {
  const module = createModule('memory');
  const { b, args } = kernelOf(module, 'k', ['dst', 'src']);
  const tid = b.value('gpu.thread.id', [], 'i32', { dim: 'x' });
  const offset = b.value(
    'int.mul',
    [b.value('int.zext', [tid], 'i64'), b.int('i64', STRIDE)],
    'i64',
  );
  body(b, b.ptrAdd(args[0]!, offset), b.ptrAdd(args[1]!, offset), tid);
  b.ret([]);
  return module;
}

describe('PTX: memory', () => {
  it('loads and stores of every type at every alignment', () => {
    for (const type of TYPES) {
      for (let align = 1; align <= byteSize(type); align *= 2) {
        if (type === 'i1') continue;
        for (const volatile of [false, true]) {
          check(
            perThread((b, dst, src) => {
              const value = b.load(type, b.ptrAdd(src, b.int('i64', align)), align, { volatile });
              b.store(value, b.ptrAdd(dst, b.int('i64', 32 + align)), align, { volatile });
            }),
            `${type} align ${align}`,
          );
        }
      }
    }
  });

  it('truth values take a byte', () => {
    check(
      perThread((b, dst, src) => {
        const odd = b.value('int.trunc', [b.load('i8', src, 1)], 'i1');
        b.store(odd, dst, 1);
        b.store(b.load('i1', dst, 1), b.ptrAdd(dst, b.int('i64', 5)), 1);
        b.store(b.int('i1', 1), b.ptrAdd(dst, b.int('i64', 6)), 1);
      }),
      'i1',
    );
  });

  it('neighbouring accesses of all types become vectors', () => {
    for (const type of TYPES.filter((t) => t !== 'i1')) {
      const size = byteSize(type);
      check(
        perThread((b, dst, src) => {
          const values = [0, 1, 2, 3].map((i) =>
            b.load(type, b.ptrAdd(src, b.int('i64', i * size)), i === 0 ? 16 : size),
          );
          for (const [i, v] of values.reverse().entries()) {
            b.store(v, b.ptrAdd(dst, b.int('i64', 16 + i * size)), i === 0 ? 16 : size);
          }
        }),
        `vector of ${type}`,
      );
    }
  });

  it('accesses in between keep neighbours apart', () => {
    check(
      perThread((b, dst, src) => {
        const at = (p: Value, n: number): Value => b.ptrAdd(p, b.int('i64', n));
        b.store(b.load('i32', src, 8), dst, 8);
        const first = b.load('i32', dst, 8);
        b.store(b.value('int.add', [first, b.int('i32', 1)], 'i32'), at(dst, 4), 4);
        const second = b.load('i32', at(dst, 4), 4);
        b.store(second, dst, 8);
        b.store(first, at(dst, 8), 4);
        b.store(second, at(dst, 8), 4);
      }),
      'aliasing',
    );
  });

  const COUNTS = [0, 1, 2, 3, 4, 7, 8, 12, 16, 23, 40, 64];
  for (const op of ['mem.copy', 'mem.move'] as const) {
    it(`${op} of constant and computed sizes`, () => {
      for (const align of [1, 2, 4, 8, 16]) {
        for (const count of COUNTS) {
          check(
            perThread((b, dst, src) => b.emit(op, [dst, src, b.int('i64', count)], [], { align })),
            `${op} ${count} align ${align}`,
          );
        }
      }
      check(
        perThread((b, dst, src, tid) => {
          const count = b.value(
            'int.mul',
            [b.value('int.zext', [tid], 'i64'), b.int('i64', 13)],
            'i64',
          );
          b.emit(op, [dst, src, count], [], { align: 1 });
        }),
        `${op} computed`,
      );
    });
  }

  it('mem.move of overlapping bytes, both ways', () => {
    for (const [to, from] of [
      [8, 0],
      [0, 8],
      [3, 0],
      [0, 3],
    ] as const) {
      for (const constant of [true, false]) {
        check(
          perThread((b, _dst, src, tid) => {
            const size = constant
              ? b.int('i64', 40)
              : b.value('int.add', [b.value('int.zext', [tid], 'i64'), b.int('i64', 37)], 'i64');
            b.emit(
              'mem.move',
              [b.ptrAdd(src, b.int('i64', to)), b.ptrAdd(src, b.int('i64', from)), size],
              [],
              { align: 1 },
            );
          }),
          `move ${from} to ${to}`,
        );
      }
    }
  });

  it('mem.set', () => {
    for (const align of [1, 4, 8]) {
      for (const count of COUNTS) {
        check(
          perThread((b, dst) =>
            b.emit('mem.set', [dst, b.int('i8', 0x9c), b.int('i64', count)], [], { align }),
          ),
          `set ${count}`,
        );
        check(
          perThread((b, dst, src, tid) => {
            const size = b.value(
              'int.add',
              [b.value('int.zext', [tid], 'i64'), b.int('i64', count)],
              'i64',
            );
            b.emit('mem.set', [dst, b.load('i8', src, 1), size], [], { align });
            b.emit(
              'mem.set',
              [b.ptrAdd(dst, b.int('i64', 96)), b.load('i8', src, 1), b.int('i64', 16)],
              [],
              { align },
            );
          }),
          `set computed ${count}`,
        );
      }
    }
  });

  it('stack slots and kernel parameters behind pointers', () => {
    check(
      perThread((b, dst, src, tid) => {
        const slot = b.value('alloca', [], 'ptr.private', { size: 32, align: 8 });
        b.emit('mem.copy', [slot, src, b.int('i64', 32)], [], { align: 8 });
        const index = b.value(
          'int.mul',
          [b.value('int.zext', [tid], 'i64'), b.int('i64', 4)],
          'i64',
        );
        b.store(b.load('i32', b.ptrAdd(slot, index), 4), dst, 4);
        const generic = b.value('ptr.cast', [slot], 'ptr');
        b.store(
          b.load('i32', b.ptrAdd(generic, b.int('i64', 20)), 4),
          b.ptrAdd(dst, b.int('i64', 4)),
          4,
        );
      }),
      'stack',
    );
  });
});

const KINDS: readonly RmwKind[] = [
  'xchg',
  'add',
  'sub',
  'and',
  'nand',
  'or',
  'xor',
  'smax',
  'smin',
  'umax',
  'umin',
];
const ORDERINGS: readonly Ordering[] = ['relaxed', 'acquire', 'release', 'acqrel', 'seqcst'];

function atomicModule(
  type: MirType,
  kind: RmwKind,
  ordering: Ordering,
  scope: 'system' | 'workgroup',
  slot: number,
): Module {
  return perThread((b, dst, src) => {
    const align = byteSize(type);
    const place = b.ptrAdd(dst, b.int('i64', slot * align));
    b.emit('atomic.store', [b.load(type, src, align), place], [], {
      ordering: 'relaxed',
      scope,
      align,
    });
    const operand = b.load(type, b.ptrAdd(src, b.int('i64', 16)), align);
    const old = b.emit('atomic.rmw', [place, operand], [type], {
      rmw: kind,
      ordering,
      scope,
      align,
    }).results[0];
    b.store(old, b.ptrAdd(dst, b.int('i64', 64)), align);
    const now = b.emit('atomic.load', [place], [type], { ordering: 'acquire', scope, align })
      .results[0];
    b.store(now, b.ptrAdd(dst, b.int('i64', 80)), align);
  });
}

function exchangeModule(type: MirType, ordering: Ordering, hit: boolean): Module {
  return perThread((b, dst, src) => {
    const align = byteSize(type);
    const place = b.ptrAdd(dst, b.int('i64', 3 * align));
    const first = b.load(type, src, align);
    b.store(first, place, align);
    const expected = hit ? first : b.load(type, b.ptrAdd(src, b.int('i64', 8)), align);
    const wanted = b.load(type, b.ptrAdd(src, b.int('i64', 16)), align);
    const attrs = { ordering, failure: 'relaxed', scope: 'system', align } as const;
    const [old, ok] = b.emit(
      'atomic.cmpxchg',
      [place, expected, wanted],
      [type, 'i1'],
      attrs,
    ).results;
    b.store(old!, b.ptrAdd(dst, b.int('i64', 64)), align);
    b.store(ok!, b.ptrAdd(dst, b.int('i64', 80)), 1);
  });
}

describe('PTX: atomics', () => {
  for (const type of ['i8', 'i16', 'i32', 'i64'] as const) {
    it(`read-modify-write of ${type}`, () => {
      for (const kind of KINDS) {
        check(atomicModule(type, kind, 'seqcst', 'system', 1), `${kind} ${type}`);
        check(
          atomicModule(type, kind, 'acqrel', 'workgroup', 2),
          `${kind} ${type} in the workgroup`,
        );
      }
    });
    it(`compare-exchange of ${type}`, () => {
      for (const ordering of ORDERINGS)
        for (const hit of [true, false])
          check(exchangeModule(type, ordering, hit), `${ordering} ${type}`);
    });
  }

  it('floats', () => {
    for (const type of ['f32', 'f64'] as const) {
      for (const kind of ['fadd', 'fmax', 'fmin'] as const)
        check(atomicModule(type, kind, 'relaxed', 'system', 0), `${kind} ${type}`);
    }
  });

  it('memory of one thread', () => {
    for (const type of ['i8', 'i32', 'i64'] as const) {
      for (const kind of KINDS) {
        check(
          perThread((b, dst, src) => {
            const align = byteSize(type);
            const slot = b.value('alloca', [], 'ptr.private', { size: 8, align: 8 });
            const attrs = { ordering: 'seqcst', scope: 'system', align } as const;
            b.emit('atomic.store', [b.load(type, src, align), slot], [], attrs);
            const operand = b.load(type, b.ptrAdd(src, b.int('i64', 16)), align);
            const old = b.emit('atomic.rmw', [slot, operand], [type], { rmw: kind, ...attrs })
              .results[0];
            b.store(old, dst, align);
            const seen = b.emit('atomic.cmpxchg', [slot, operand, old], [type, 'i1'], {
              failure: 'relaxed',
              ...attrs,
            }).results[0];
            b.store(seen, b.ptrAdd(dst, b.int('i64', 8)), align);
            b.store(
              b.emit('atomic.load', [slot], [type], attrs).results[0],
              b.ptrAdd(dst, b.int('i64', 16)),
              align,
            );
          }),
          `private ${kind} ${type}`,
        );
      }
    }
  });

  it('ptxas accepts all of them', function () {
    const ptxas = requireTool(this, 'ptxas');
    for (const cpu of ['sm_75', 'sm_90']) {
      const all = createModule('all');
      const add = (module: Module, name: string): void => {
        const fn = module.funcs.get('k')!;
        fn.name = name;
        fn.display = name;
        all.funcs.set(name, fn);
      };
      for (const type of ['i8', 'i16', 'i32', 'i64'] as const) {
        for (const kind of KINDS) {
          add(atomicModule(type, kind, 'seqcst', 'system', 0), `${kind}_${type}`);
          add(atomicModule(type, kind, 'acqrel', 'workgroup', 0), `${kind}_${type}_cta`);
        }
        for (const ordering of ORDERINGS)
          add(exchangeModule(type, ordering, true), `cas_${type}_${ordering}`);
      }
      for (const type of ['f32', 'f64'] as const) {
        for (const kind of ['fadd', 'fmax', 'fmin'] as const)
          add(atomicModule(type, kind, 'relaxed', 'system', 0), `${kind}_${type}`);
      }
      assemble(ptxas, emit(all, cpu), cpu);
    }
  });
});
