/** Sessions of the debugger over a tiled matrix multiplication, case by case. */
import assert from 'node:assert/strict';
import { repoPath } from '../kit/index.ts';
import { Client, fixtureProgram } from './client.ts';

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
});
