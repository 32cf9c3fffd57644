/**
 * Control flow that threads of a wave take differently: MIR in the interpreter against our text in
 * the emulator.
 */
import assert from 'node:assert/strict';
import {
  Builder,
  createBlock,
  createInst,
  type Module,
  parseMir,
  terminator,
} from '../../../src/mir/index.ts';
import { interpret } from '../differential.ts';
import { CPUS, emit, emulate } from './kit.ts';

const HEAD = `func kernel @k(out: ptr.global, in: ptr.global) {
entry(%out: ptr.global, %in: ptr.global):
  %zero: i32 = const.int 0
  %one: i32 = const.int 1
  %two: i64 = const.int 2
  %t: i32 = gpu.thread.id x
  %wide: i64 = int.zext %t
  %off: i64 = int.shl %wide, %two
  %p: ptr.global = ptr.add %in, %off
  %q: ptr.global = ptr.add %out, %off
  %n: i32 = mem.load %p align=4
`;
const TAIL = `  mem.store %r, %q align=4
  ret
}
`;

const CASES: Readonly<Record<string, string>> = {
  'a cycle with two entries': `  %odd: i32 = int.and %t, %one
  %c: i1 = int.cmp eq %odd, %one
  br.if %c, a(%zero), b(%t)
a(%i: i32):
  %i1: i32 = int.add %i, %one
  br b(%i1)
b(%j: i32):
  %r: i32 = int.add %j, %one
  %more: i1 = int.cmp ult %r, %n
  br.if %more, a(%r), done
done:
`,
  'a uniform counter that lanes take out of a loop at different times': `  br loop(%zero, %zero)
loop(%i: i32, %sum: i32):
  %next: i32 = int.add %i, %one
  %sum1: i32 = int.add %sum, %next
  %more: i1 = int.cmp ult %next, %n
  br.if %more, loop(%next, %sum1), done
done:
  %scaled: i32 = int.mul %next, %next
  %r: i32 = int.add %scaled, %sum1
`,
  'nested loops with breaks to different places': `  br outer(%zero, %zero)
outer(%i: i32, %sum: i32):
  %stop: i1 = int.cmp uge %i, %n
  br.if %stop, full(%sum), inner(%zero, %sum)
inner(%j: i32, %s: i32):
  %far: i1 = int.cmp ugt %s, %limit
  br.if %far, early(%s, %j), step
step:
  %j1: i32 = int.add %j, %one
  %prod: i32 = int.mul %i, %j1
  %s1: i32 = int.add %s, %prod
  %again: i1 = int.cmp ult %j1, %t
  br.if %again, inner(%j1, %s1), latch
latch:
  %i1: i32 = int.add %i, %one
  %skip: i32 = int.and %s1, %one
  %odd: i1 = int.cmp eq %skip, %one
  br.if %odd, odd, outer(%i1, %s1)
odd:
  %i2: i32 = int.add %i1, %one
  br outer(%i2, %s1)
early(%e: i32, %at: i32):
  %mixed: i32 = int.xor %e, %at
  br join(%mixed)
full(%f: i32):
  br join(%f)
join(%r: i32):
`,
  'parts of a loop parameter that outlive it': `  %limb: i128 = const.int 32
  %nil: i128 = const.int 0
  br loop(%zero, %nil)
loop(%i: i32, %acc: i128):
  %i1: i32 = int.add %i, %one
  %up: i128 = int.shl %acc, %limb
  %low: i128 = int.zext %i1
  %next: i128 = int.or %up, %low
  %more: i1 = int.cmp ult %i1, %n
  br.if %more, loop(%i1, %next), done
done:
  %down: i128 = int.lshr %next, %limb
  %r: i32 = int.trunc %down
`,
  'an inner loop whose header goes back to the outer one': `  %three: i32 = const.int 3
  %four: i32 = const.int 4
  %five: i32 = const.int 5
  %seven: i32 = const.int 7
  %start: i32 = int.and %t, %seven
  %left: i32 = int.sub %seven, %start
  br outer(%one, %start, %left, %zero, %start)
outer(%first: i32, %a: i32, %al: i32, %b: i32, %bl: i32):
  %isfirst: i1 = int.cmp eq %first, %one
  br.if %isfirst, front, second(%first)
front:
  %dry: i1 = int.cmp eq %al, %zero
  br.if %dry, second(%zero), takea
takea:
  %al1: i32 = int.sub %al, %one
  %a1: i32 = int.add %a, %one
  br use(%a, %one, %a1, %al1, %b, %bl)
second(%rest: i32):
  %end: i1 = int.cmp eq %bl, %zero
  br.if %end, out(%five), takeb
takeb:
  %bl1: i32 = int.sub %bl, %one
  %b1: i32 = int.add %b, %one
  br use(%b, %rest, %a, %al, %b1, %bl1)
use(%x: i32, %f: i32, %ua: i32, %ual: i32, %ub: i32, %ubl: i32):
  %never: i1 = int.cmp eq %x, %seven
  br.if %never, out(%seven), load
load:
  %mixed: i32 = int.mul %x, %n
  br inner(%mixed)
inner(%y: i32):
  %mod7: i32 = int.urem %y, %seven
  %back: i1 = int.cmp eq %mod7, %three
  br.if %back, outer(%f, %ua, %ual, %ub, %ubl), step
step:
  %mod5: i32 = int.urem %y, %five
  %found: i1 = int.cmp eq %mod5, %one
  br.if %found, out(%y), again
again:
  %half: i32 = int.lshr %y, %one
  %y2: i32 = int.add %half, %one
  %stays: i1 = int.cmp eq %half, %one
  br.if %stays, out(%four), inner(%y2)
out(%r: i32):
`,
  'a switch with shared targets and a condition kept over a loop': `  %seven: i32 = const.int 7
  %kind: i32 = int.and %n, %seven
  %big: i1 = int.cmp ugt %n, %seven
  switch %kind, other(%zero), 0: same(%one), 1: same(%seven), 2: loop(%zero), 3: other(%n)
same(%x: i32):
  br other(%x)
loop(%i: i32):
  %i1: i32 = int.add %i, %seven
  %more: i1 = int.cmp ult %i1, %n
  br.if %more, loop(%i1), behind
behind:
  br.if %big, other(%i1), other(%one)
other(%v: i32):
  %r: i32 = select %big, %v, %kind
`,
};

/** Checks at the end of each block what no thread fails, and traps otherwise. */
function addChecks(module: Module): void {
  const fn = module.funcs.get('k')!;
  const loaded = fn.blocks[0]!.insts.find(({ op }) => op === 'mem.load')!;
  for (const block of fn.blocks.slice(1)) {
    const end = terminator(block)!;
    if (end.op === 'ret') continue;
    const rest = createBlock(fn);
    const fails = createBlock(fn);
    block.insts.pop();
    end.block = rest;
    rest.insts.push(end);
    fails.insts.push(createInst(fn, fails, 'trap', [], []));
    const b = new Builder(fn, block);
    b.brIf(b.icmp('ugt', loaded.results[0]!, b.int('i32', 1000)), fails, rest, [], []);
  }
}

describe('AMDGCN: diverging control flow', () => {
  const THREADS = 96;
  const input = new Uint8Array(4 * THREADS);
  for (let t = 0; t < THREADS; t++) input[4 * t] = (t * 37) % 23;
  const out = new Uint8Array(4 * THREADS);
  for (const [title, body] of Object.entries(CASES)) {
    it(title, () => {
      const head = body.includes('%limit') ? `${HEAD}  %limit: i32 = const.int 900\n` : HEAD;
      const { module, errors } = parseMir(head + body + TAIL);
      assert.deepEqual(errors, []);
      const expected = interpret(module, 'k', { block: THREADS }, [out, input])[0];
      for (const cpu of CPUS)
        assert.deepEqual(
          emulate(emit(module, cpu), 'k', { block: THREADS }, [out, input])[0],
          expected,
          cpu,
        );
    });

    it(`${title}, with checks`, () => {
      const head = body.includes('%limit') ? `${HEAD}  %limit: i32 = const.int 900\n` : HEAD;
      const { module } = parseMir(head + body + TAIL);
      const expected = interpret(module, 'k', { block: THREADS }, [out, input])[0];
      addChecks(module);
      for (const cpu of CPUS)
        assert.deepEqual(
          emulate(emit(module, cpu), 'k', { block: THREADS }, [out, input])[0],
          expected,
          cpu,
        );
    });
  }

  it('goes on behind a trap, with the lanes that have not failed a check', () => {
    const loop = CASES['a uniform counter that lanes take out of a loop at different times']!;
    const { module } = parseMir(HEAD + loop + TAIL);
    addChecks(module);
    const lines = emit(module, 'gfx90a').split('\n');
    const trap = lines.findIndex((line) => line.includes('s_trap 2'));
    assert.ok(trap > 0);
    assert.notEqual(lines[trap + 1]!.trim(), 's_endpgm');
  });

  it('ends the wave at a trap where there are more checks than masks', () => {
    const checks = Array.from({ length: 60 }, (_, i) => {
      const bound = `  %b${i}: i32 = const.int ${1000 + i}\n`;
      return `${bound}  %c${i}: i1 = int.cmp ugt %n, %b${i}\n  br.if %c${i}, fails, go${i}\ngo${i}:\n`;
    });
    const body = `${checks.join('')}  %r: i32 = int.add %n, %one\n`;
    const { module, errors } = parseMir(
      `${HEAD}${body}${TAIL.slice(0, TAIL.lastIndexOf('}'))}fails:\n  trap\n}\n`,
    );
    assert.deepEqual(errors, []);
    const expected = interpret(module, 'k', { block: THREADS }, [out, input])[0];
    const text = emit(module, 'gfx90a');
    assert.match(text, /s_trap 2.*\n\ts_endpgm/);
    assert.deepEqual(emulate(text, 'k', { block: THREADS }, [out, input])[0], expected);
  });

  it('branches at once to a trap that all threads reach alike', () => {
    const { module, errors } = parseMir(`func kernel @k(n: i32, out: ptr.global) {
entry(%n: i32, %out: ptr.global):
  %zero: i32 = const.int 0
  %none: i1 = int.cmp eq %n, %zero
  br.if %none, fails, goes
fails:
  trap
goes:
  mem.store %n, %out align=4
  ret
}
`);
    assert.deepEqual(errors, []);
    const lines = emit(module, 'gfx90a').split('\n');
    const trap = lines.findIndex((line) => line.includes('s_trap 2'));
    assert.equal(lines[trap + 1]!.trim(), 's_endpgm');
  });
});
