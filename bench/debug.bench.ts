/**
 * What a user of the debugger waits for: steps, steps back, and the way back to the last stop at a
 * breakpoint, over the fixture kernels with the largest blocks. Bars: a step takes 50 ms, one back
 * 150 ms (95th percentiles). Times are of the processor: others may load the machine. `first` is
 * the first step back of a session. `on` is a step past the end of a thread, which goes on to the
 * next breakpoint, in another block or launch; a step to the end of the launches is none.
 * `KERNELS=interp,life npm run bench debug` measures some kernels alone. The last lines are of
 * `matmul`, 256 by 256: `reverseContinue` to the last write of bytes, and what states then take.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { Client, fixtureProgram, textProgram } from '../server/test/debug/client.ts';

const FOLDER = 'test-fixtures/kernels';
/** Steps forward before those back, the back ones being timed. */
const STEPS = 60;
const BACK = 20;

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Where the kernel ends: late in the unit, so that what runs again is all of it. */
function lastLine(text: string, kernel: string): number {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => new RegExp(`fn ${kernel}\\b`).test(line));
  const end = lines.findIndex((line, i) => i > from && line === '}');
  return end + 1;
}

async function measure(name: string, target: 'ptx' | 'amdgcn') {
  const path = `/${FOLDER}/${name}.rs`;
  const text = readFileSync(`${FOLDER}/${name}.rs`, 'utf8');
  const spec = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
  const client = new Client(textProgram(path, text, JSON.stringify(spec), target));
  const line = lastLine(text, spec.launches[0].kernel);
  const stop = await client.start(path, [{ line }], {}, []);
  if (stop.reason !== 'breakpoint') return undefined;
  const { threadId } = stop;
  const timed = async (command: string, times: number[], onTimes = times) => {
    const from = process.cpuUsage();
    const next = await client.go(command, { threadId });
    const { user, system } = process.cpuUsage(from);
    const list = next.reason === 'step' ? times : onTimes;
    if (next.reason !== 'ended') list.push((user + system) / 1000);
    return next;
  };
  const [first, steps, on, back, reverse]: number[][] = [[], [], [], [], []];
  await timed('stepBack', first!);
  await client.go('stepBack', { threadId });
  for (let i = 0; i < BACK; i++) await timed('stepBack', back!);
  let isOver = false;
  for (let i = 0; i < STEPS; i++) {
    const next = await timed('next', steps!, on!);
    isOver = next.reason === 'ended';
    if (isOver) break;
  }
  if (!isOver) await timed('reverseContinue', reverse!);
  return { steps: steps!, on: on!, first: first!, back: back!, reverse: reverse! };
}

const wanted = process.env.KERNELS?.split(',');
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.rs'))
  .map((file) => file.slice(0, -3))
  .filter((name) => wanted === undefined || wanted.includes(name));
console.log(`p95 in ms of the processor; load ${loadavg()[0]!.toFixed(1)}`);
console.log(
  `${''.padEnd(26)}${'step'.padStart(9)}${'on'.padStart(9)}${'first'.padStart(9)}${'stepBack'.padStart(10)}${'reverse'.padStart(9)}`,
);
for (const name of names)
  for (const target of ['ptx', 'amdgcn'] as const) {
    const found = await measure(name, target);
    if (found === undefined) continue;
    const { steps, on: ons, first: firsts, back: backs, reverse: reverses } = found;
    const [step, on, first, back, reverse] = [steps, ons, firsts, backs, reverses].map((times) =>
      percentile(times, 0.95).toFixed(1),
    );
    console.log(
      `${`${name} ${target}`.padEnd(26)}${step!.padStart(9)}${on!.padStart(9)}${first!.padStart(9)}${back!.padStart(10)}${reverse!.padStart(9)}`,
    );
  }

/** Back from the last block of a large product to writes of an element. */
async function measureWrites(n: number) {
  const blocks = n / 16;
  const size = n * n;
  const args = { a: `[i % 7; ${size}]`, b: `[i % 5; ${size}]`, c: `[0; ${size}]`, n };
  const spec = { kernel: 'matmul', grid: [blocks, blocks], block: [16, 16], args };
  const line = readFileSync('test-fixtures/debug/matmul.rs', 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('*c.get_unchecked_mut'));
  const condition = `block == (${blocks - 1}, ${blocks - 1}) && thread == (15, 15)`;
  for (const [what, index] of [
    ['a write of block 0', 0],
    ['a write in the middle', (n / 2) * n + n / 2],
    ['bytes that nothing has written', size - 1],
  ] as const) {
    const client = new Client(fixtureProgram('matmul', spec));
    const path = 'test-fixtures/debug/matmul.rs';
    const stop = await client.start(
      `${process.cwd()}/${path}`,
      [{ line: line + 1, condition }],
      {},
      [],
    );
    const [frame] = await client.frames(stop.threadId);
    const info = await client.ask('dataBreakpointInfo', {
      name: `c[${index}]`,
      frameId: frame!.id,
    });
    await client.ask('setDataBreakpoints', {
      breakpoints: [{ dataId: info.dataId, accessType: 'write' }],
    });
    const from = process.cpuUsage();
    const { reason } = await client.go('reverseContinue', { threadId: stop.threadId });
    const { user, system } = process.cpuUsage(from);
    console.log(`${n} ${what}: ${reason}, ${((user + system) / 1000).toFixed(0)} ms`);
  }
}

await measureWrites(Number(process.env.MATMUL ?? 256));
