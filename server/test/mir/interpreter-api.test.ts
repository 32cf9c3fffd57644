/**
 * The interpreter as a library: constant evaluation with export, functions on demand, hooks, traps
 * with places.
 */
import assert from 'node:assert/strict';
import {
  Interpreter,
  type IntrinsicCall,
  type Module,
  parseMir,
  runKernel,
  Trap,
} from '../../src/mir/index.ts';

function moduleOf(text: string): Module {
  const { module, errors } = parseMir(text);
  assert.deepEqual(
    errors.map((e) => e.message),
    [],
  );
  return module;
}

const STATICS = `
global @text constant size=5 align=1 = x"68656c6c6f"
global @pair constant size=16 align=8 relocs [0: @text + 1, 8: @id + 0]
func device @id(i32) -> i32 {
b0(%x: i32):
  ret %x
}
func device @fill(ptr) {
b0(%out: ptr):
  %text: ptr.constant = global.addr @text
  %two: i64 = const.int 2
  %mid: ptr.constant = ptr.add %text, %two
  mem.store %mid, %out align=8
  %eight: i64 = const.int 8
  %len: ptr = ptr.add %out, %eight
  %three: i64 = const.int 3
  mem.store %three, %len align=8
  %sixteen: i64 = const.int 16
  %third: ptr = ptr.add %out, %sixteen
  %f: ptr = func.addr @id
  mem.store %f, %third align=8
  %fourth: ptr = ptr.add %third, %eight
  mem.store %out, %fourth align=8
  ret
}
func device @packed(ptr) {
b0(%out: ptr):
  %text: ptr.constant = global.addr @text
  mem.store %text, %out align=1
  ret
}
func device @overwrite(ptr) {
b0(%out: ptr):
  %b: i32 = const.int 7
  mem.store %b, %out align=4
  ret
}
func device @move(ptr, ptr) {
b0(%to: ptr, %from: ptr):
  %n: i64 = const.int 16
  mem.copy %to, %from, %n align=8
  ret
}
func device @second(i32) -> i32 {
b0(%x: i32):
  %p: ptr.constant = global.addr @pair
  %eight: i64 = const.int 8
  %q: ptr.constant = ptr.add %p, %eight
  %f: ptr = mem.load %q align=8
  %r: i32 = call.indirect %f, %x
  ret %r
}
`;

describe('mir: interpreter as a library', () => {
  it('exports memory with its pointers taken out', () => {
    const interpreter = new Interpreter(moduleOf(STATICS));
    const place = interpreter.allocate(40, 8);
    assert.ok(interpreter.call('fill', [place]).ok);
    const exported = interpreter.exportAllocation(place, 40);
    assert.ok(exported);
    assert.equal(
      Buffer.from(exported.bytes.subarray(0, 32)).toString('hex'),
      `${'00'.repeat(8)}03${'00'.repeat(23)}`,
    );
    const [text, id, self] = exported.relocs;
    assert.equal(exported.relocs.length, 3);
    assert.ok(text?.target.kind === 'allocation' && text.target.allocation.symbol === 'text');
    assert.deepEqual([text.offset, text.addend], [0, 2n]);
    assert.deepEqual(id, { offset: 16, target: { kind: 'function', symbol: 'id' }, addend: 0n });
    assert.ok(self?.target.kind === 'allocation' && self.target.allocation.base === place);
    assert.equal(self.target.allocation.symbol, undefined);
    assert.equal(self.target.allocation.align, 8);
    // The last eight bytes were never written.
    assert.deepEqual(
      [...exported.initialised!],
      [...new Array(32).fill(1), ...new Array(8).fill(0)],
    );
  });

  it('forgets a pointer that was overwritten, keeps one that was copied', () => {
    const interpreter = new Interpreter(moduleOf(STATICS));
    const a = interpreter.allocate(40, 8);
    const b = interpreter.allocate(16, 8);
    interpreter.call('fill', [a]);
    assert.ok(interpreter.call('move', [b, a]).ok);
    assert.deepEqual(
      interpreter.exportAllocation(b, 16)!.relocs.map((r) => r.offset),
      [0],
    );
    interpreter.call('overwrite', [b]);
    assert.deepEqual(interpreter.exportAllocation(b, 16)!.relocs, []);
    assert.equal(interpreter.exportAllocation(b, 17), undefined);
  });

  it('tracks pointers at unaligned places through copies', () => {
    const interpreter = new Interpreter(moduleOf(STATICS));
    const a = interpreter.allocate(16, 8);
    const b = interpreter.allocate(16, 8);
    assert.ok(interpreter.call('packed', [a + 3n]).ok);
    assert.deepEqual(
      interpreter.exportAllocation(a, 16)!.relocs.map((r) => r.offset),
      [3],
    );
    assert.ok(interpreter.call('move', [b, a]).ok);
    const [reloc] = interpreter.exportAllocation(b, 16)!.relocs;
    assert.ok(reloc?.target.kind === 'allocation' && reloc.target.allocation.symbol === 'text');
  });

  it('lays out globals with relocations and calls through them', () => {
    const interpreter = new Interpreter(moduleOf(STATICS));
    assert.deepEqual(interpreter.call('second', [42n]), { ok: true, values: [42n] });
    const pair = interpreter.addressOf('pair')!;
    assert.equal(interpreter.readValue(pair, 'ptr'), interpreter.addressOf('text')! + 1n);
    assert.equal(interpreter.functionAt(interpreter.readValue(pair + 8n, 'ptr')!), 'id');
    assert.equal(interpreter.allocationAt(pair + 3n)?.symbol, 'pair');
    assert.equal(interpreter.addressOf('nothing'), undefined);
  });

  it('asks for functions it does not have, also while it runs', () => {
    const lazy = moduleOf(
      'func device @twice(i32) -> i32 {\nb0(%x: i32):\n  %r: i32 = int.add %x, %x\n  ret %r\n}',
    );
    const asked: string[] = [];
    const main: Module = moduleOf(
      'func extern @twice(i32) -> i32\nfunc device @main(i32) -> i32 {\nb0(%x: i32):\n  %r: i32 = call @twice(%x)\n  ret %r\n}',
    );
    main.funcs.delete('twice');
    const interpreter: Interpreter = new Interpreter(main, {
      resolve: (symbol) => {
        asked.push(symbol);
        // Evaluating a constant may be needed to build the function: calls nest.
        if (symbol === 'twice') assert.equal(interpreter.call('missing', []).ok, false);
        return lazy.funcs.get(symbol);
      },
    });
    assert.deepEqual(interpreter.call('main', [4n]), { ok: true, values: [8n] });
    assert.deepEqual(interpreter.call('main', [5n]), { ok: true, values: [10n] });
    assert.ok(asked.includes('twice') && asked.includes('missing'));
  });

  it('reports traps with kind, place and call trace', () => {
    const module = moduleOf(`
func device @inner(i32) display="crate::inner" {
b0(%x: i32):
  trap message="boom" !loc 1:10-20 "crate::inner"
}
func device @outer() display="crate::outer" {
b0:
  %x: i32 = const.int 1
  call @inner(%x) !loc 1:50-60 "crate::outer"
  ret
}`);
    const outcome = new Interpreter(module).call('outer', []);
    assert.ok(!outcome.ok);
    assert.equal(outcome.trap.kind, 'trap');
    assert.equal(outcome.trap.message, 'boom');
    assert.deepEqual(outcome.trap.loc?.span, { file: 1, start: 10, end: 20 });
    assert.deepEqual(
      outcome.trap.trace.map((f) => [f.fn, f.loc?.span.start]),
      [
        ['crate::inner', 10],
        ['crate::outer', 50],
      ],
    );
  });

  it('never throws: bad calls, bad hooks and limits are outcomes', () => {
    const module = moduleOf(`
func extern @ext(i32) -> i32
func device @calls(i32) -> i32 {
b0(%x: i32):
  %r: i32 = call @ext(%x)
  ret %r
}
func device @barrier() {
b0:
  gpu.barrier
  ret
}
func device @asm() {
b0:
  gpu.asm imm=["nop"]
  ret
}`);
    const kind = (symbol: string, args: bigint[] = [], options = {}): string => {
      const outcome = new Interpreter(module, options).call(symbol, args);
      return outcome.ok ? 'ok' : outcome.trap.kind;
    };
    assert.equal(kind('none'), 'unsupported');
    assert.equal(kind('calls'), 'unsupported');
    assert.equal(kind('calls', [1n]), 'unsupported');
    assert.equal(kind('barrier'), 'unsupported');
    assert.equal(kind('asm'), 'unsupported');
    assert.equal(
      kind('calls', [1n], {
        externs: () => {
          throw new TypeError('broken hook');
        },
      }),
      'unsupported',
    );
    assert.equal(
      kind('calls', [1n], { externs: (call: IntrinsicCall) => [call.args[0]! + 1n] }),
      'ok',
    );
    assert.equal(
      kind('calls', [1n], {
        externs: () => {
          throw new Trap('undefined', 'no');
        },
      }),
      'undefined',
    );
    assert.equal(kind('calls', [1n], { externs: () => [1n], maxSteps: 1 }), 'limit');
  });

  it('keeps running what it decoded when passes change the function', () => {
    const module = moduleOf(`
func device @f(i32) -> i32 {
b0(%x: i32):
  %r: i32 = int.add %x, %x
  br b1
b1:
  ret %r
}`);
    const interpreter = new Interpreter(module);
    assert.deepEqual(interpreter.call('f', [3n]), { ok: true, values: [6n] });
    const fn = module.funcs.get('f')!;
    fn.blocks[0]!.insts.shift();
    fn.blocks[1]!.insts[0]!.args[0] = fn.blocks[0]!.params[0]!;
    assert.deepEqual(interpreter.call('f', [3n]), { ok: true, values: [6n] });
    assert.deepEqual(new Interpreter(module).call('f', [3n]), { ok: true, values: [3n] });
  });

  it('gives stack memory back, also after traps', () => {
    const module = moduleOf(`
func device @stack(i1) {
b0(%bad: i1):
  %p: ptr.private = alloca size=1000000 align=8
  br.if %bad, t, r
t:
  trap
r:
  ret
}`);
    const interpreter = new Interpreter(module, { maxMemory: 1_500_000 });
    for (let i = 0; i < 10; i++)
      assert.equal(interpreter.call('stack', [BigInt(i % 2)]).ok, i % 2 === 0);
    assert.equal(interpreter['spare'][0]!.top, 0);
  });

  it('is fast enough for constants: 600 000 steps', () => {
    const module = moduleOf(`
func device @sum(i64) -> i64 {
b0(%n: i64):
  %z: i64 = const.int 0
  %one: i64 = const.int 1
  br loop(%z, %z)
loop(%i: i64, %acc: i64):
  %a: i64 = int.mul %i, %i
  %acc2: i64 = int.add %acc, %a
  %i2: i64 = int.add %i, %one
  %c: i1 = int.cmp ult %i2, %n
  br.if %c, loop(%i2, %acc2), exit
exit:
  ret %acc2
}`);
    const n = 120_000n;
    assert.deepEqual(new Interpreter(module).call('sum', [n]), {
      ok: true,
      values: [((n - 1n) * n * (2n * n - 1n)) / 6n],
    });
  });
});

describe('mir: kernels with target intrinsics', () => {
  const text = `
func kernel @k(out: ptr.global) {
b0(%out: ptr.global):
  %t: i32 = gpu.thread.id x
  %sum: i32 = gpu.intrinsic @wave.sum(%t)
  gpu.intrinsic @sync()
  %twice: i32 = gpu.intrinsic @twice(%sum) imm=[2]
  %t64: i64 = int.zext %t
  %four: i64 = const.int 4
  %off: i64 = int.mul %t64, %four
  %p: ptr.global = ptr.add %out, %off
  mem.store %twice, %p align=4
  ret
}
func kernel @packet(out: ptr.global) {
b0(%out: ptr.global):
  %d: ptr.constant = gpu.dispatch.ptr
  %four: i64 = const.int 4
  %p: ptr.constant = ptr.add %d, %four
  %x: i16 = mem.load %p align=2
  %twelve: i64 = const.int 12
  %q: ptr.constant = ptr.add %d, %twelve
  %g: i32 = mem.load %q align=4
  %x32: i32 = int.zext %x
  %s: i32 = int.mul %g, %x32
  mem.store %s, %out align=4
  ret
}`;
  const interpreter = new Interpreter(moduleOf(text), {
    intrinsics: (symbol) => {
      if (symbol === 'sync') return { kind: 'barrier' };
      if (symbol === 'twice')
        return { kind: 'lane', run: (call) => [call.args[0]! * BigInt(call.imm[0] as number)] };
      if (symbol !== 'wave.sum') return undefined;
      return {
        kind: 'wave',
        run: (lanes) => {
          const sum = lanes.reduce((acc, lane) => acc + lane.args[0]!, 0n);
          return lanes.map(() => [sum]);
        },
      };
    },
  });

  it('runs wave-wide ones with the lanes of each wave', () => {
    const out = interpreter.allocate(24, 256);
    const outcome = runKernel(
      interpreter,
      'k',
      { grid: [1, 1, 1], block: [6, 1, 1], waveSize: 4 },
      [out],
    );
    assert.ok(outcome.ok && outcome.steps > 60);
    const values = [0, 1, 2, 3, 4, 5].map((i) => interpreter.readValue(out + BigInt(4 * i), 'i32'));
    assert.deepEqual(values, [12n, 12n, 12n, 12n, 18n, 18n]);
  });

  it('has a dispatch packet', () => {
    const out = interpreter.allocate(4, 256);
    assert.ok(runKernel(interpreter, 'packet', { grid: [3, 1, 1], block: [8, 1, 1] }, [out]).ok);
    assert.equal(interpreter.readValue(out, 'i32'), 24n * 8n);
  });

  it('names the thread that trapped, and refuses what is no launch', () => {
    const broken = new Interpreter(moduleOf(text));
    const outcome = runKernel(broken, 'k', { grid: [2, 1, 1], block: [2, 1, 1] }, [0n]);
    assert.ok(!outcome.ok && outcome.trap.message.includes('wave.sum'));
    assert.deepEqual(outcome.threadId, [0, 0, 0]);
    assert.equal(runKernel(broken, 'nope', { grid: [1, 1, 1], block: [1, 1, 1] }, []).ok, false);
    assert.equal(runKernel(broken, 'k', { grid: [1, 1, 1], block: [1, 1, 1] }, []).ok, false);
  });
});
