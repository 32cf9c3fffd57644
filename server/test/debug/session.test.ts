/** Sessions of the debugger over a tiled matrix multiplication, case by case. */
import assert from 'node:assert/strict';
import { readRepo, repoPath } from '../kit/index.ts';
import { Client, fixtureProgram, textProgram } from './client.ts';

const PATH = repoPath('test-fixtures/debug/matmul.rs');
const INNER = 40;
const AT = { line: INNER, condition: 'block == (1, 2) && t == 3 && thread == (5, 1)' };

/** The sum of the first products of an element, as the spec fills `a` and `b`. */
function product(row: number, column: number, count: number): number {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += ((row * 64 + k) % 7) * ((k * 64 + column) % 5);
  return sum;
}

type Program = ReturnType<typeof fixtureProgram>;

describe('debug: a tiled matrix multiplication', function () {
  this.timeout(60_000);
  let program: Program;
  before(() => {
    program = fixtureProgram('matmul');
  });

  it('stops at a block, a thread and a value, and shows what is there', async () => {
    const client = new Client(program);
    const stop = await client.start(PATH, [AT]);
    assert.equal(stop.reason, 'breakpoint');
    const [frame] = await client.frames(stop.threadId);
    assert.equal(frame!.line, INNER);
    assert.equal(await client.value('t'), '3');
    assert.equal(Number(await client.value('acc')), product(33, 21, 48));
    assert.equal(await client.value('x + y * 2'), '7');
    assert.equal(await client.value('left.data[2]'), '2.0');
    const lanes = await client.scope(stop.threadId, 'Lanes');
    assert.equal(lanes.get('t')!.value, 'all 3');
    const rows = await client.children(lanes.get('acc')!.variablesReference);
    assert.equal(rows.size, 32);
    const words = await client.scope(stop.threadId, 'Lane');
    assert.equal(words.get('block')!.value, '(1, 2, 0)');
    assert.equal(words.get('active mask')!.value, '0xffffffff');
  });

  it('steps back over the barrier and forward to the same state', async () => {
    const client = new Client(program);
    let stop = await client.start(PATH, [{ line: 37, condition: 'block == (1, 2) && t == 2' }]);
    const { threadId } = stop;
    stop = await client.go('stepBack', { threadId });
    assert.equal((await client.frames(threadId))[0]!.line, 36);
    stop = await client.go('stepBack', { threadId });
    const [frame] = await client.frames(threadId);
    assert.equal(frame!.line, 34);
    await client.go('next', { threadId });
    stop = await client.go('next', { threadId });
    assert.equal(stop.reason === 'breakpoint' || stop.reason === 'step', true);
    assert.equal((await client.frames(threadId))[0]!.line, 37);
    assert.equal(await client.value('t'), '2');
  });

  it('says who wrote an element', async () => {
    const client = new Client(program);
    await client.start(PATH, [AT]);
    assert.match(
      await client.value('who(A[19])'),
      /`A\[19\]` was written by thread \(3, 1\) of block \(1, 2\) at matmul\.rs:33/,
    );
    assert.match(
      await client.value('who(acc)'),
      /thread \(5, 1\) of block \(1, 2\) at matmul\.rs:40/,
    );
    assert.match(await client.value('who(a[0])'), /nothing has written/);
    assert.equal(await client.value('t'), '3');
  });

  const EXPRESSIONS: readonly (readonly [expression: string, result: string | RegExp])[] = [
    ['t', '3'],
    ['k', '0'],
    ['n', '64'],
    ['(x, y)', '(5, 1)'],
    ['row == 33 && column == 21', 'true'],
    ['x + y * 2 - 1', '6'],
    ['x as f32 / 2.0', '2.5'],
    ['-1i32 as u8', '255'],
    ['300.7 as u8', '255'],
    ['1 << 5 | 3', '35'],
    ['left.width', '64'],
    ['left.data.len()', '4096'],
    ['a[8]', '1.0'],
    ['b[7] * 2.0', '4.0'],
    ['c.len()', '4096'],
    ['c[0]', /^\d+\.0$/],
    ['block', '(1, 2, 0)'],
    ['thread.y', '1'],
    ['thread == 21', 'true'],
    ['lane', '21'],
    ['warp', '0'],
    ['nothing', /cannot find value `nothing` in this scope/],
    ['a[4096]', /index out of bounds: the len is 4096 but the index is 4096/],
    ['f(1)', /runs no functions/],
    ['1 +', /./],
    ['x / 0', /attempt to divide by zero/],
  ];

  describe('expressions', () => {
    let client: Client;
    before(async () => {
      client = new Client(program);
      await client.start(PATH, [AT]);
    });
    for (const [expression, result] of EXPRESSIONS)
      it(expression, async () => {
        const { success, body, message } = await client.raw('evaluate', { expression });
        const said = success ? body.result : (message ?? '');
        if (typeof result === 'string') assert.equal(said, result);
        else assert.match(said, result);
      });
  });

  it('places breakpoints on the next line with code of the function', async () => {
    const client = new Client(program);
    await client.ask('initialize', {});
    await client.ask('launch', { program: PATH });
    const lines = [1, 14, 30, 35, 41, 49, 60];
    const { breakpoints } = await client.ask('setBreakpoints', {
      source: { path: PATH },
      breakpoints: lines.map((line) => ({ line })),
    });
    const placed = breakpoints.map((one: { verified: boolean; line: number }) =>
      one.verified ? one.line : 0,
    );
    assert.deepEqual(placed, [0, 14, 30, 36, 42, 49, 0]);
  });

  it('counts hits and writes log messages', async () => {
    const client = new Client(program);
    const condition = 'block == (1, 2) && thread == (0, 0)';
    const stop = await client.start(PATH, [
      { line: 42, condition, hitCondition: '3' },
      { line: 37, condition, logMessage: 't is {t}' },
    ]);
    assert.equal(stop.reason, 'breakpoint');
    assert.equal(await client.value('k'), '2');
    // A slow machine is told that faults are not looked for everywhere.
    assert.equal(client.output.replace(/^the launches take long.*\n/, ''), 't is 0\n');
  });

  it('says what it cannot do', async () => {
    const client = new Client(program);
    const early = await client.raw('next', { threadId: 1 });
    assert.equal(early.success, false);
    assert.match(early.message!, /nothing has been launched/);
    await client.start(PATH, [AT]);
    const other = await client.raw('restartFrame', {});
    assert.match(other.message!, /`restartFrame` is not supported/);
    const focus = await client.raw('focus', { block: [9, 9] });
    assert.match(focus.message!, /there is no block \(9, 9\) in a grid of \(4, 4, 1\)/);
  });

  it('shows slices and tiles of libraries as what they are', async () => {
    const spec = { kernel: 'shift', grid: 1, block: 64, args: { a: '[i; 64]', c: '[0; 64]' } };
    const client = new Client(textProgram('/w/race.rs', RACE, JSON.stringify(spec)));
    const stop = await client.start('/w/race.rs', [{ line: 9 }], {}, []);
    const c = (await client.scope(stop.threadId, 'Locals')).get('c')!;
    assert.equal(c.type, 'DisjointSlice<f32, Index1D>');
    assert.equal(c.value, '&mut c[0..64]');
    const elements = await client.children(c.variablesReference);
    assert.deepEqual([...elements.keys()].slice(0, 2), ['[0]', '[1]']);
    assert.equal(elements.size, 64);
    const tile = (await client.scope(stop.threadId, 'Workgroup memory')).get('T')!;
    assert.equal(tile.type, 'SharedArray<f32, 64, 0>');
    const floats = await client.children(tile.variablesReference);
    assert.equal(floats.get('[7]')!.value, '7.0');
    assert.equal(floats.size, 64);
    assert.equal(await client.value('T[3] + a[2]'), '5.0');
    assert.equal(await client.value('c.len()'), '64');
    assert.equal(await client.value('c[1..3]'), '[0.0, 0.0]');
  });

  it('pauses what runs, and goes on from there', async () => {
    const client = new Client(program);
    await client.start(PATH, [{ ...AT, condition: 'block == (0, 0) && t == 0' }]);
    await client.ask('setBreakpoints', {
      source: { path: PATH },
      breakpoints: [{ line: 40, condition: 'acc + 1.0 < 0.0' }],
    });
    await client.ask('continue', { threadId: 1 });
    const busy = await client.raw('stackTrace', { threadId: 1 });
    assert.match(busy.message!, /the kernel runs: pause it first/);
    await client.ask('pause', { threadId: 1 });
    const paused = await client.stop();
    assert.equal(paused.reason, 'pause');
    const [frame] = await client.frames(paused.threadId);
    assert.ok(frame!.line >= 13, 'it is in the kernel');
    assert.match(await client.value('block'), /^\(\d, \d, 0\)$/);
    await client.ask('setBreakpoints', { source: { path: PATH }, breakpoints: [] });
    assert.equal((await client.go('continue', { threadId: 1 })).reason, 'ended');
  });

  it('starts again, also while the kernel runs, with what watches memory', async () => {
    const client = new Client(program);
    const early = await client.raw('restart');
    assert.match(early.message!, /nothing has been launched/);
    const { threadId } = await client.start(PATH, [AT]);
    const [frame] = await client.frames(threadId);
    const { dataId } = await client.ask('dataBreakpointInfo', { name: 'c[1]', frameId: frame!.id });
    const watch = { breakpoints: [{ dataId, accessType: 'write' }] };
    const breakpoints = [{ line: 40, condition: 'acc + 1.0 < 0.0' }];
    await client.ask('setBreakpoints', { source: { path: PATH }, breakpoints });
    await client.ask('continue', { threadId: 1 });
    await client.ask('restart');
    assert.equal((await client.event('continued')).allThreadsContinued, true);
    const busy = await client.raw('stackTrace', { threadId: 1 });
    assert.match(busy.message!, /the kernel runs: pause it first/);
    await client.ask('pause', { threadId: 1 });
    assert.equal((await client.stop()).reason, 'pause');
    await client.ask('setDataBreakpoints', watch);
    await client.ask('setBreakpoints', { source: { path: PATH }, breakpoints: [AT] });
    let stop = await client.go('restart');
    // The block of `c[1]` comes before that of the breakpoint.
    assert.equal(stop.reason, 'data breakpoint');
    assert.equal(await client.value('block'), '(0, 0, 0)');
    stop = await client.go('continue', { threadId: 1 });
    assert.equal(stop.reason, 'breakpoint');
    assert.equal(await client.value('t'), '3');
  });

  it('stops at a race', async () => {
    const text = RACE;
    const spec = { kernel: 'shift', grid: 1, block: 64, args: { a: '[i; 64]', c: '[0; 64]' } };
    const client = new Client(textProgram('/w/race.rs', text, JSON.stringify(spec)));
    const stop = await client.start('/w/race.rs', []);
    assert.equal(stop.reason, 'exception');
    assert.equal((await client.ask('exceptionInfo')).exceptionId, 'workgroup-race');
  });
});

describe('debug: back through a long divergent block', function () {
  this.timeout(60_000);
  for (const target of ['ptx', 'amdgcn'] as const)
    it(`shows on ${target} what was there before`, async () => {
      const path = '/test-fixtures/kernels/interp.rs';
      const text = readRepo(path.slice(1));
      const spec = readRepo('test-fixtures/kernels/interp.json');
      const client = new Client(textProgram(path, text, spec, target));
      const { threadId } = await client.start(path, [
        { line: 148, condition: 'block == 0 && thread == 5 && pc == 9' },
      ]);
      const state = async () => {
        const [frame] = await client.frames(threadId);
        const locals = await client.scope(threadId, 'Locals');
        const lanes = await client.scope(threadId, 'Lanes');
        const shown = [...locals, ...lanes].map(([name, { value }]) => `${name} = ${value}`);
        return [`${frame!.line}:${frame!.column}`, ...shown].join('\n');
      };
      const granularity = 'instruction';
      const seen = [await state()];
      for (let i = 0; i < 12; i++) {
        await client.go('next', { threadId, granularity });
        seen.push(await state());
      }
      assert.ok(new Set(seen).size > 8, 'the lane goes on');
      // Steps also stop where a function returns to; those back do not.
      for (let at = 12; at > 0; ) {
        await client.go('stepBack', { threadId, granularity });
        const now = await state();
        const found = seen.lastIndexOf(now, at - 1);
        assert.ok(found >= 0 && found >= at - 3, now);
        at = found;
      }
    });
});

/** Reads what the next thread writes, without a barrier. */
const RACE = `use cuda_device::{DisjointSlice, SharedArray, kernel, thread};
#[kernel]
pub fn shift(a: &[f32], mut c: DisjointSlice<f32>) {
    static mut T: SharedArray<f32, 64> = SharedArray::UNINIT;
    let i = thread::threadIdx_x() as usize;
    unsafe {
        T[i] = a[i];
    }
    let v = unsafe { T[(i + 1) % 64] };
    unsafe {
        *c.get_unchecked_mut(i) = v;
    }
}
`;
