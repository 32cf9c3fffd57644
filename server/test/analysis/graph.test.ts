/**
 * Dominators, post-dominators, loops, liveness and the call graph on small functions written out by
 * hand.
 */
import assert from 'node:assert/strict';
import {
  AliasAnalysis,
  computeCallGraph,
  computeDominators,
  computeFlowGraph,
  computeFrontiers,
  computeLiveness,
  computeLoops,
  computePostDominators,
} from '../../src/analysis/index.ts';
import { type Func, type Module, parseMir, type Value } from '../../src/mir/index.ts';

const NESTED = `
func device @nested(i64, ptr) -> i64 {
entry(%n: i64, %p: ptr):
  %zero: i64 = const.int 0
  %one: i64 = const.int 1
  br outer(%zero)
outer(%i: i64):
  %c: i1 = int.cmp ult %i, %n
  br.if %c, inner(%zero), out
inner(%j: i64):
  %d: i1 = int.cmp ult %j, %i
  %j2: i64 = int.add %j, %one
  br.if %d, inner(%j2), latch
latch:
  %i2: i64 = int.add %i, %one
  br outer(%i2)
out:
  ret %i
}
`;

function parse(text: string): Module {
  const { module, errors } = parseMir(text);
  assert.deepEqual(errors, []);
  return module;
}

function valueNamed(fn: Func, name: string): Value {
  for (const block of fn.blocks) {
    for (const value of [...block.params, ...block.insts.flatMap((i) => i.results)])
      if (value.name === name) return value;
  }
  throw new Error(`no value ${name}`);
}

describe('flow analyses', () => {
  const fn = parse(NESTED).funcs.get('nested')!;
  const graph = computeFlowGraph(fn);
  const dom = computeDominators(graph);
  const at = (name: string): number => graph.order.findIndex((b) => b.name === name);
  const named = (b: number): string | undefined => graph.order[b]?.name;

  it('dominators', () => {
    const idoms = graph.order.map((b, i) => `${b.name} < ${named(dom.idom[i]!) ?? '-'}`);
    assert.deepEqual(idoms.sort(), [
      'entry < -',
      'inner < outer',
      'latch < inner',
      'out < outer',
      'outer < entry',
    ]);
    assert.ok(dom.dominates(at('outer'), at('latch')) && !dom.dominates(at('latch'), at('out')));
    assert.deepEqual(computeFrontiers(graph, dom)[at('latch')]!.map(named), ['outer']);
  });

  it('post-dominators', () => {
    const post = computePostDominators(graph);
    assert.equal(named(post.idom[at('inner')]!), 'latch');
    assert.equal(named(post.idom[at('outer')]!), 'out');
    assert.equal(post.idom[at('out')], graph.order.length, 'the virtual exit');
  });

  it('post-dominators of an endless loop', () => {
    const endless = parse(
      'func device @f() {\nentry:\n  br a\na:\n  br b\nb:\n  br a\n}\n',
    ).funcs.get('f')!;
    const g = computeFlowGraph(endless);
    const post = computePostDominators(g);
    for (let b = 0; b < g.order.length; b++) assert.ok(post.dominates(g.order.length, b));
  });

  it('loops', () => {
    const loops = computeLoops(graph, dom);
    const shown = loops.loops.map(
      (l) => `${named(l.header)} depth ${l.depth}: ${l.blocks.map(named).sort().join(' ')}`,
    );
    assert.deepEqual(shown, ['inner depth 2: inner', 'outer depth 1: inner latch outer']);
    assert.equal(named(loops.loops[1]!.preheader), 'entry');
    assert.equal(loops.loops[0]!.preheader, -1, 'the outer header branches');
    assert.equal(loops.depthOf(at('latch')), 1);
  });

  it('liveness', () => {
    const live = computeLiveness(graph);
    const names = (b: string): string[] => {
      const ids = new Set(live.liveIn(at(b)).ids());
      return fn.blocks
        .flatMap((x) => [...x.params, ...x.insts.flatMap((i) => i.results)])
        .filter((v) => ids.has(v.id))
        .map((v) => v.name!)
        .sort();
    };
    assert.deepEqual(names('latch'), ['i', 'n', 'one', 'zero']);
    assert.deepEqual(names('out'), ['i']);
    assert.ok(!live.liveOut(at('latch')).has(valueNamed(fn, 'j')));
  });
});

it('call graph: callees first, recursion, addresses', () => {
  const module = parse(`
global @table constant size=8 align=8 relocs [0: @virtual + 0]
func device @leaf() {
entry:
  ret
}
func device @even(i64) {
entry(%x: i64):
  call @odd(%x)
  call @leaf()
  ret
}
func device @odd(i64) {
entry(%x: i64):
  call @even(%x)
  ret
}
func device @virtual() {
entry:
  ret
}
func device @unused() {
entry:
  ret
}
func kernel @k() {
entry:
  %x: i64 = const.int 1
  %t: ptr.constant = global.addr @table
  call @even(%x)
  call @leaf()
  ret
}
`);
  const calls = computeCallGraph(module, ['k']);
  const order = calls.bottomUp.map((f) => f.name);
  assert.deepEqual([...order].sort(), ['even', 'k', 'leaf', 'odd', 'virtual']);
  assert.equal(order.at(-1), 'k');
  assert.ok(order.indexOf('leaf') < order.indexOf('even'));
  assert.deepEqual(
    ['even', 'odd', 'leaf', 'k'].map((f) => calls.isRecursive(f)),
    [true, true, false, false],
  );
  assert.equal(calls.callCount('leaf'), 2);
  assert.ok(calls.isAddressTaken('virtual') && !calls.isAddressTaken('leaf'));
});

it('alias analysis: spaces, objects, offsets', () => {
  const fn = parse(`
func kernel @k(p: ptr.global, w: ptr.workgroup, i: i64) {
entry(%p: ptr.global, %w: ptr.workgroup, %i: i64):
  %four: i64 = const.int 4
  %a: ptr.private = alloca size=8 align=8
  %b: ptr.private = alloca size=8 align=8
  %ag: ptr = ptr.cast %a
  %bg: ptr = ptr.cast %b
  %pg: ptr = ptr.cast %p
  %p4: ptr.global = ptr.add %p, %four
  %pi: ptr.global = ptr.add %p, %i
  %pi4: ptr.global = ptr.add %pi, %four
  mem.store %bg, %pg align=8
  ret
}
`).funcs.get('k')!;
  const alias = new AliasAnalysis(fn);
  const may = (x: string, y: string, size = 4): boolean =>
    alias.mayAlias(valueNamed(fn, x), size, valueNamed(fn, y), size);
  assert.equal(may('ag', 'bg'), false, 'two slots');
  assert.equal(may('p', 'w'), false, 'two spaces');
  assert.equal(may('pg', 'w'), false, 'spaces behind a cast');
  assert.equal(may('p', 'p4'), false, 'disjoint offsets');
  assert.equal(may('p', 'p4', 8), true, 'overlapping offsets');
  assert.equal(may('pi', 'pi4'), false, 'offsets from one index');
  assert.equal(may('p4', 'pi'), true, 'an unknown index');
  assert.ok(alias.isLocalSlot(valueNamed(fn, 'a')));
  assert.ok(!alias.isLocalSlot(valueNamed(fn, 'b')), 'its address is stored');
});
