/** Control-flow graph and rewrites on small functions in text form. */
import assert from 'node:assert/strict';
import {
  type Block,
  cloneBlocksInto,
  cloneFunc,
  computeCfg,
  computeIdoms,
  computeUses,
  countUses,
  type Func,
  hasEffect,
  insertionPoint,
  isPure,
  isRemovable,
  moveInst,
  parseMir,
  printFunc,
  removeInsts,
  removeUnreachableBlocks,
  replaceValues,
  resolveValue,
  setUse,
  type Value,
  verifyFunc,
} from '../../src/mir/index.ts';

function func(text: string): Func {
  const { module, errors } = parseMir(text);
  assert.deepEqual(
    errors.map((e) => e.message),
    [],
  );
  return [...module.funcs.values()][0]!;
}

const LOOP = `
func device @loop(i32, i1) -> i32 {
b0(%n: i32, %c: i1):
  %zero: i32 = const.int 0
  br.if %c, b1(%zero), b4
b1(%i: i32):
  %one: i32 = const.int 1
  %next: i32 = int.add %i, %one
  %more: i1 = int.cmp ult %next, %n
  br.if %more, b1(%next), b3
b2:
  %dead: i32 = int.add %n, %n
  br b3
b3:
  br b5(%next)
b4:
  br b5(%zero)
b5(%r: i32):
  ret %r
}`;

function block(fn: Func, id: number): Block {
  return fn.blocks.find((b) => b.id === id)!;
}

function value(fn: Func, name: string): Value {
  const all = fn.blocks.flatMap((b) => [...b.params, ...b.insts.flatMap((i) => i.results)]);
  return all.find((v) => v.name === name)!;
}

describe('mir: control-flow graph', () => {
  it('order, predecessors, dominators', () => {
    const fn = func(LOOP);
    const cfg = computeCfg(fn);
    assert.deepEqual(
      cfg.rpo.map((b) => b.id),
      [0, 1, 3, 4, 5],
    );
    assert.equal(cfg.order[2], -1);
    assert.deepEqual(
      cfg.preds[1]!.map((p) => p.from.id),
      [0, 1],
    );
    assert.deepEqual(
      cfg.preds[3]!.map((p) => p.from.id),
      [1],
      'unreachable predecessors do not count',
    );
    const idom = computeIdoms(cfg);
    assert.deepEqual(
      [...idom].map((i) => cfg.rpo[i]!.id),
      [0, 0, 1, 0, 0],
    );
  });

  it('two edges to one block are two predecessors', () => {
    const fn = func('func device @f(i1) {\nb0(%c: i1):\n  br.if %c, b1, b1\nb1:\n  ret\n}');
    assert.equal(computeCfg(fn).preds[1]!.length, 2);
  });

  it('removes unreachable blocks', () => {
    const fn = func(LOOP);
    assert.ok(removeUnreachableBlocks(fn));
    assert.deepEqual(
      fn.blocks.map((b) => b.id),
      [0, 1, 3, 4, 5],
    );
    assert.ok(!removeUnreachableBlocks(fn));
    assert.deepEqual(verifyFunc(fn), []);
  });

  it('a chain of 20000 blocks needs no stack', () => {
    const lines = ['func device @f() {', 'b0:', '  br b1'];
    for (let i = 1; i < 20000; i++) lines.push(`b${i}:`, `  br b${i + 1}`);
    lines.push('b20000:', '  ret', '}');
    const fn = func(lines.join('\n'));
    assert.equal(computeCfg(fn).rpo.length, 20001);
    assert.deepEqual(verifyFunc(fn), []);
  });
});

describe('mir: rewrites', () => {
  it('finds and counts uses, also on edges', () => {
    const fn = func(LOOP);
    const next = value(fn, 'next');
    const uses = computeUses(fn)[next.id]!;
    assert.deepEqual(
      uses.map((u) => [u.inst.op, u.edge, u.index]),
      [
        ['int.cmp', -1, 0],
        ['br.if', 0, 0],
        ['br', 0, 0],
      ],
    );
    assert.equal(countUses(fn)[next.id], 3);
    setUse(uses[2]!, value(fn, 'zero'));
    setUse(uses[0]!, value(fn, 'n'));
    assert.equal(countUses(fn)[next.id], 1);
    assert.deepEqual(verifyFunc(fn), []);
  });

  it('replaces through chains and only what is asked', () => {
    const fn = func(LOOP);
    const [n, zero, one, next] = ['n', 'zero', 'one', 'next'].map((name) => value(fn, name)) as [
      Value,
      Value,
      Value,
      Value,
    ];
    const map = new Map([
      [one, zero],
      [zero, n],
    ]);
    assert.equal(resolveValue(map, one), n);
    assert.equal(resolveValue(map, next), next);
    assert.ok(replaceValues(fn, map));
    assert.match(printFunc(fn), /%next: i32 = int.add %i, %n\n/);
    assert.match(printFunc(fn), /br b5\(%n\)/);
    assert.ok(!replaceValues(fn, map));
    assert.ok(removeInsts(fn, (inst) => inst.op === 'const.int'));
    assert.deepEqual(verifyFunc(fn), []);
  });

  it('moves instructions before the terminator or to a place', () => {
    const fn = func(LOOP);
    const one = block(fn, 1).insts[0]!;
    moveInst(one, block(fn, 0));
    assert.deepEqual(
      block(fn, 0).insts.map((i) => i.op),
      ['const.int', 'const.int', 'br.if'],
    );
    assert.equal(one.block, block(fn, 0));
    assert.deepEqual(verifyFunc(fn), []);
    const zero = block(fn, 0).insts[0]!;
    moveInst(zero, block(fn, 0), 2);
    assert.deepEqual(block(fn, 0).insts, [one, zero, block(fn, 0).insts[2]]);
    moveInst(zero, block(fn, 0), 0);
    assert.equal(block(fn, 0).insts[0], zero);
    assert.equal(insertionPoint(block(fn, 0)), 2);
  });

  it('clones a function that shares nothing', () => {
    const fn = func(LOOP);
    const before = printFunc(fn);
    const copy = cloneFunc(fn, 'copy');
    assert.deepEqual(verifyFunc(copy), []);
    const shape = (f: Func): string =>
      printFunc(f)
        .replace(/@\w+/, '@')
        .replace(/ display=.*? \{/, ' {')
        .replace(/\b(b|%)\d+/g, '$1');
    assert.equal(shape(copy), shape(fn));
    block(copy, copy.blocks[1]!.id).insts.splice(1, 1);
    copy.blocks[0]!.insts[1]!.targets![0]!.args.length = 0;
    assert.equal(printFunc(fn), before);
  });

  it('clones blocks into the same function with seeded values and outside edges', () => {
    const fn = func(LOOP);
    const n = value(fn, 'n');
    const i = value(fn, 'i');
    const { blocks, values } = cloneBlocksInto(fn, [block(fn, 1)], new Map([[i, n]]));
    const copy = blocks.get(block(fn, 1))!;
    assert.ok(fn.blocks.includes(copy) && copy !== block(fn, 1));
    assert.equal(copy.insts[1]!.args[0], n, 'the seed wins over the copied parameter');
    assert.equal(copy.insts[3]!.targets![0]!.block, copy, 'an edge inside the region stays inside');
    assert.equal(
      copy.insts[3]!.targets![1]!.block,
      block(fn, 3),
      'an edge out of it keeps its target',
    );
    assert.equal(values.get(value(fn, 'one'))!.def, copy.insts[0]);
    assert.notEqual(values.get(value(fn, 'one'))!.id, value(fn, 'one').id);
  });

  it('answers questions about effects', () => {
    assert.ok(isPure('int.add') && !isPure('mem.load') && !isPure('alloca') && !isPure('call'));
    assert.ok(
      isRemovable('mem.load') &&
        isRemovable('alloca') &&
        !isRemovable('mem.store') &&
        !isRemovable('gpu.barrier'),
    );
    assert.ok(hasEffect('ret', 'terminator') && !hasEffect('int.add', 'read'));
  });
});
