/**
 * Loops in a row: `loop-unroll` writes all of them out in a few sweeps over the function, and each
 * reads what those before it have computed.
 */
import assert from 'node:assert/strict';
import { computeCallGraph } from '../../src/analysis/index.ts';
import { Interpreter, parseMir } from '../../src/mir/index.ts';
import { PASSES, runFuncPass } from '../../src/passes/index.ts';
import { callCounts } from '../kit/call-count.ts';

/** Adds 0 + 1 + 2 to its argument, so many times; each loop leads straight to the next one. */
function inARow(count: number): string {
  const loops = Array.from({ length: count }, (_, n) => {
    const next = n + 1 < count ? `l${n + 1}(%z, %s${n})` : `end(%s${n})`;
    return `l${n}(%i${n}: i32, %s${n}: i32):
  %d${n}: i1 = int.cmp ult %i${n}, %three
  br.if %d${n}, b${n}, ${next}
b${n}:
  %t${n}: i32 = int.add %s${n}, %i${n}
  %j${n}: i32 = int.add %i${n}, %one
  br l${n}(%j${n}, %t${n})
`;
  });
  return `func device @f(i32) -> i32 {
entry(%x: i32):
  %z: i32 = const.int 0
  %one: i32 = const.int 1
  %three: i32 = const.int 3
  br l0(%z, %x)
${loops.join('')}end(%r: i32):
  ret %r
}
`;
}

function unrolled(count: number, verify: boolean): ReturnType<typeof parseMir>['module'] {
  const { module, errors } = parseMir(inARow(count));
  assert.deepEqual(errors, []);
  const ctx = { module, calls: computeCallGraph(module, module.funcs.keys()) };
  for (const fn of module.funcs.values())
    runFuncPass(PASSES.get('loop-unroll')!, fn, ctx, { verify });
  return module;
}

describe('passes: loops in a row', () => {
  it('are all written out', () => {
    const module = unrolled(5, true);
    // The loops that are left are no longer entered.
    const blocks = module.funcs.get('f')!.blocks.length;
    assert.ok(blocks > 5 * 2 * 4, `${blocks} blocks`);
    const outcome = new Interpreter(module).call('f', [7n]);
    assert.ok(outcome.ok);
    assert.deepEqual(outcome.values, [22n]);
  });

  it('four times as many take four times the work', () => {
    const [few, many] = callCounts([10, 40].map((count) => () => void unrolled(count, false)));
    assert.ok(few! > 0 && many! < 6 * few!, `${few}, then ${many}`);
  });
});
