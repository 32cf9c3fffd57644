/** What debuggers are told of variables when passes remove the code that it stood beside. */
import assert from 'node:assert/strict';
import { detachDebugOps, type Func, keepRecords, parseMir } from '../../src/mir/index.ts';

/** A function whose `dbg.value`s are records. */
function load(body: string): Func {
  const { module, errors } = parseMir(`func device @f(i64, i1) {
  scope 0 1:0-90
  var 0 "x" type="u64" !loc 1:4-5 "f" in 0
${body}
}
`);
  assert.deepEqual(errors, []);
  const fn = module.funcs.get('f')!;
  detachDebugOps(fn);
  return fn;
}

/** Leaves the first and the last block alone, as where all between has no use. */
function removeMiddle(fn: Func): boolean {
  const first = fn.blocks[0]!;
  const last = fn.blocks.at(-1)!;
  first.insts.at(-1)!.targets![0]!.block = last;
  fn.blocks = [first, last];
  return true;
}

/** By record whether there is a value. */
const known = (fn: Func, block: number): boolean[] =>
  fn.blocks[block]!.insts.flatMap((inst) => fn.records!.get(inst) ?? []).map(
    ({ value }) => value !== undefined,
  );

const VALUE = '  dbg.value %a variable=0 kind=value';
const OTHER = '  dbg.value %b variable=0 kind=value';

describe('mir: records of variables', () => {
  it('are carried once past each removed block, however many ways there are', function () {
    this.timeout(500);
    const lines = ['b0(%a: i64, %c: i1):', VALUE, '  br b1', 'b1:'];
    lines.push('  %b: i64 = const.int 7', OTHER, '  br d0');
    const count = 22;
    for (let i = 0; i < count; i++) {
      lines.push(`d${i}:`, `  br.if %c, l${i}, r${i}`);
      for (const side of ['l', 'r'])
        lines.push(`${side}${i}:`, i + 1 < count ? `  br d${i + 1}` : '  br end');
    }
    const fn = load([...lines, 'end:', '  ret'].join('\n'));
    keepRecords(fn, () => removeMiddle(fn));
    assert.deepEqual(known(fn, 0), [true]);
    assert.deepEqual(known(fn, 1), [false]);
  });

  it('make a variable unknown behind a removed loop that has changed it at its end', () => {
    const fn = load(`b0(%a: i64, %c: i1):
${VALUE}
  br head
head:
  br.if %c, body, end
body:
  %b: i64 = const.int 7
${OTHER}
  br head
end:
  ret`);
    keepRecords(fn, () => removeMiddle(fn));
    assert.deepEqual(known(fn, 1), [false]);
  });

  it('say nothing of what is known on no way', () => {
    const fn = load(`b0(%a: i64, %c: i1):
  br b1
b1:
  dbg.value variable=0 kind=value
  br end
end:
  ret`);
    keepRecords(fn, () => removeMiddle(fn));
    assert.deepEqual(known(fn, 1), []);
  });
});
