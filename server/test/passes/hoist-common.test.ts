/** Branches whose two ways compute the same: all of them are found in one sweep of the function. */
import assert from 'node:assert/strict';
import { computeCallGraph } from '../../src/analysis/index.ts';
import { workSoFar } from '../../src/base/index.ts';
import { Interpreter, parseMir } from '../../src/mir/index.ts';
import { optimize, PASSES, PassStats, runFuncPass } from '../../src/passes/index.ts';

/** Both ways of each branch multiply by three, and add different numbers. */
function inARow(count: number): string {
  const parts = Array.from({ length: count }, (_, n) => {
    const next = n + 1 < count ? `h${n + 1}` : 'end';
    return `h${n}(%x${n}: i32):
  br.if %c, y${n}, n${n}
y${n}:
  %a${n}: i32 = int.mul %x${n}, %three
  %b${n}: i32 = int.add %a${n}, %one
  br ${next}(%b${n})
n${n}:
  %d${n}: i32 = int.mul %x${n}, %three
  %e${n}: i32 = int.add %d${n}, %d${n}
  br ${next}(%e${n})
`;
  });
  return `func device @f(i32, i1) -> i32 {
entry(%x: i32, %c: i1):
  %one: i32 = const.int 1
  %three: i32 = const.int 3
  br h0(%x)
${parts.join('')}end(%r: i32):
  ret %r
}
`;
}

function read(text: string) {
  const { module, errors } = parseMir(text);
  assert.deepEqual(errors, []);
  return module;
}

function hoisted(count: number) {
  const module = read(inARow(count));
  const ctx = { module, calls: computeCallGraph(module, module.funcs.keys()) };
  const before = workSoFar();
  for (const fn of module.funcs.values())
    assert.ok(runFuncPass(PASSES.get('hoist-common')!, fn, ctx, { verify: true }));
  return { module, work: workSoFar() - before };
}

describe('passes: what both ways of branches compute', () => {
  it('stands before each of them, and is what it was', () => {
    const { module } = hoisted(3);
    const insts = module.funcs.get('f')!.blocks.flatMap((block) => block.insts);
    assert.equal(insts.filter(({ op }) => op === 'int.mul').length, 3);
    for (const condition of [0n, 1n]) {
      const now = new Interpreter(module).call('f', [7n, condition]);
      const old = new Interpreter(read(inARow(3))).call('f', [7n, condition]);
      assert.ok(now.ok && old.ok);
      assert.deepEqual(now.values, old.values);
    }
  });

  it('takes four times the work for four times as many', () => {
    const [few, many] = [hoisted(50).work, hoisted(200).work];
    assert.ok(few > 0 && many < 5 * few, `${few}, then ${many}`);
  });
});

describe('passes: the pipeline', () => {
  it('does not run a pass again on what it left as it was', () => {
    const stats = new PassStats();
    optimize(read('func kernel @k() {\nentry:\n  ret\n}\n'), { stats });
    // One run before calls come in and one behind.
    for (const [name, { runs, changed }] of stats.byName)
      assert.ok(runs <= 2 && changed === 0, `${name}: ${runs} runs, ${changed} changed`);
  });

  it('runs each pass of a very large function, but few of them again', () => {
    const counted = (count: number) => {
      const stats = new PassStats();
      const module = read(inARow(count));
      optimize(module, { stats, roots: ['f'] });
      const runs = [...stats.byName.values()].reduce((sum, row) => sum + row.runs, 0);
      return { module, runs, names: [...stats.byName.keys()].sort() };
    };
    const small = counted(200);
    const large = counted(4000);
    assert.deepEqual(large.names, small.names);
    assert.ok(large.runs < small.runs, `${large.runs} and ${small.runs} runs`);
    const now = new Interpreter(large.module).call('f', [7n, 1n]);
    const old = new Interpreter(read(inARow(4000))).call('f', [7n, 1n]);
    assert.ok(now.ok && old.ok);
    assert.deepEqual(now.values, old.values);
  });
});
