/**
 * What the debugger shows at stops: each function of `test-fixtures/variables` runs as a kernel
 * with a breakpoint at each of its stops, and each local has the value that a native build of the
 * same text prints there.
 */
import assert from 'node:assert/strict';
import { listFiles, readRepo } from '../kit/index.ts';
import { expectedOf, hiddenIn, linesOf } from '../lower/expected-stops.ts';
import { kernelsOf } from '../lower/stops.ts';
import { Client, textProgram } from './client.ts';

const HEAD = 'use cuda_device::kernel; fn mark(_: u32) {}';
const PATH = '/locals.rs';

/** Their stops lie in functions that call themselves, which the debugger steps over. */
const RECURSIVE = new Set(['k_recursion', 'k_tree']);

/** The text with a call in the place of each stop, and where those are. */
function stopping(text: string) {
  const lines = text
    .replace(/\n\n/, `\n${HEAD}\n`)
    .replaceAll(/^pub fn k_/gm, '#[kernel] pub fn k_')
    .split('\n');
  const stops: { readonly number: number; readonly line: number; readonly column: number }[] = [];
  for (const [index, line] of lines.entries()) {
    let changed = line;
    for (;;) {
      const found = /stop!\((\d+)[^()]*\)/.exec(changed);
      if (found === null) break;
      const { index: at } = found;
      stops.push({ number: Number(found[1]), line: index + 1, column: at + 1 });
      changed = `${changed.slice(0, at)}mark(${found[1]})${changed.slice(at + found[0].length)}`;
    }
    lines[index] = changed;
  }
  return { text: lines.join('\n'), stops };
}

describe('debug: locals', function () {
  this.timeout(120_000);
  let stopCount = 0;
  let kernelCount = 0;

  for (const target of ['ptx', 'amdgcn'] as const)
    for (const path of listFiles('test-fixtures/variables', ['.rs']))
      it(`are those of a native run on ${target}: ${path.split('/').at(-1)!}`, async () => {
        const source = readRepo(path);
        const expected = expectedOf(path);
        const hidden = hiddenIn(source);
        const { text, stops } = stopping(source);
        const kernels = kernelsOf(source);
        const launches = kernels.map((kernel) => ({ kernel, grid: 1, block: 1 }));
        const program = textProgram(PATH, text, JSON.stringify({ launches }), target);
        const found = new Map<string, { number: number; lines: string[] }[]>();
        for (const kernel of kernels) found.set(kernel, []);
        const client = new Client(program);
        let stop = await client.start(PATH, stops, {}, []);
        while (stop.reason !== 'ended') {
          const { threadId } = stop;
          const frames = await client.frames(threadId);
          const kernel = frames.at(-1)!.name.split('::').at(-1)!;
          const number = stops.find(
            ({ line, column }) => line === frames[0]!.line && column === frames[0]!.column,
          )!.number;
          const locals = [...(await client.scope(threadId, 'Locals')).values()].map((one) => ({
            name: one.name,
            type: one.type!,
            text: one.value,
            missing: /^<.*>$/.test(one.value) ? one.value : undefined,
          }));
          const list = found.get(kernel)!;
          const before = list.filter((one) => one.number === number).length;
          const wanted = expected.get(kernel)!.filter((one) => one.number === number)[before];
          list.push({ number, lines: linesOf(locals, wanted?.lines ?? [], hidden) });
          stop = await client.go('continue', { threadId });
        }
        for (const kernel of kernels) {
          const own = found.get(kernel)!;
          const wanted = expected.get(kernel)!;
          const reached = new Set(own.map(({ number }) => number));
          const all = RECURSIVE.has(kernel)
            ? wanted.filter(({ number }) => reached.has(number))
            : wanted;
          assert.deepEqual(own, all, kernel);
          kernelCount++;
          stopCount += found.get(kernel)!.length;
        }
      });

  it('are those of 30 kernels at 300 stops on each target', () => {
    assert.ok(kernelCount >= 60, `${kernelCount} kernels`);
    assert.ok(stopCount >= 600, `${stopCount} stops`);
  });
});
