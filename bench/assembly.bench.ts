/**
 * Assembly files of 50,000 lines in the real server: what the first findings cost, a keystroke
 * until its findings, a hover right behind a keystroke, processor time of the server for all of it,
 * and memory. One text has many kernels, the other is one long kernel. `LINES=N` chooses another
 * size, `EDITS=N` how many keystrokes, `ONLY=amdgcn` some of the texts. Reads `/proc`.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { parseAmdgcn, parsePtx } from '../server/src/asm/index.ts';
import { createEngine } from '../server/src/workspace/index.ts';
import { RpcClient } from '../server/test/kit/rpc-client.ts';

const LINES = Number(process.env['LINES'] ?? 50_000);
const EDITS = Number(process.env['EDITS'] ?? 150);
const FIXTURES = 'test-fixtures/kernels';
const PRELUDE = 'server/prelude';

interface Sample {
  readonly name: string;
  readonly extension: string;
  readonly text: string;
  /** A line that is typed, one key after the other. */
  readonly typed: string;
  /** Lines behind which it is typed. */
  readonly instruction: RegExp;
}

function emitted(target: 'ptx' | 'amdgcn'): string[] {
  const names = (readdirSync(PRELUDE, { recursive: true }) as string[]).filter((n) =>
    n.endsWith('.rs'),
  );
  const prelude = Object.fromEntries(
    names.map((name) => [name, readFileSync(`${PRELUDE}/${name}`, 'utf8')]),
  );
  const engine = createEngine({ readFile: () => undefined, prelude });
  return ['gemm_tiled', 'nbody', 'histogram', 'scan_exclusive', 'bitonic_sort'].map((name) => {
    const path = `/bench/${name}.rs`;
    engine.setFile(path, readFileSync(`${FIXTURES}/${name}.rs`, 'utf8'));
    return engine.emit(path, target, {}).text;
  });
}

/** What all kernels of a module share: the memory whose size the launch says. */
const HEAD = `.version 7.8
.target sm_80
.address_size 64
.extern .shared .align 16 .b8 gpu_launch_sized_workgroup_mem[];
`;

/** Kernels under new names until there are enough lines. */
function manyKernels(): string {
  const functions = emitted('ptx').flatMap((text) =>
    parsePtx(text).module.functions.map((fn) => ({
      name: fn.name,
      text: text.slice(fn.start, fn.end),
    })),
  );
  let text = HEAD;
  for (let n = 0, lines = 0; lines < LINES; n++) {
    const { name, text: body } = functions[n % functions.length]!;
    const own = body.replaceAll(name, `${name}_${n}`);
    text += `\n${own}\n`;
    lines += own.split('\n').length + 1;
  }
  return text;
}

/** The longest kernel, with its statements again and again. */
function oneKernel(): string {
  const texts = emitted('ptx').flatMap((text) =>
    parsePtx(text).module.functions.map((fn) => ({ fn, text })),
  );
  const [{ fn, text }] = texts.sort((a, b) => b.fn.end - b.fn.start - (a.fn.end - a.fn.start)) as [
    (typeof texts)[0],
  ];
  const body = fn.body!.body;
  const at = body.findIndex((s) => s.kind !== 'var');
  const head = text.slice(fn.start, body[at]!.start);
  const part = text.slice(body[at]!.start, fn.body!.end - 1).replaceAll(/^\s*ret;$/gm, '');
  let out = `${HEAD}${head}`;
  for (let n = 0, lines = 0; lines < LINES; n++) {
    out += part.replaceAll(/\$L\w+/g, `$&_${n}`);
    lines += part.split('\n').length;
  }
  return `${out}\n\tret;\n}\n`;
}

const PTX = {
  extension: 'ptx',
  typed: '\tadd.s32 \t%r1, %r2, 7;',
  instruction: /^\s+(add|mul|fma|ld)\./,
};
const CLANG = 'test-fixtures/emulate/amdgcn/opencl/ops.gfx90a.s';

/** clang's kernels under new names, as often as needed. */
function manyAmdgcnKernels(): string {
  const text = readFileSync(CLANG, 'utf8');
  const part = text.slice(0, text.indexOf('\t.amdgpu_metadata'));
  const names = parseAmdgcn(part).module.statements.flatMap((s) =>
    s.kind === 'label' && !s.name.startsWith('.') ? [s.name] : [],
  );
  const own = new RegExp(`\\b(?:${names.join('|')})\\b|\\.L\\w+`, 'g');
  let out = part;
  for (let n = 1, lines = part.split('\n').length; lines < LINES; n++) {
    const copy = part.replace(own, `$&_${n}`).replace(/^\t\.amdgcn_target.*$/m, '');
    out += copy;
    lines += copy.split('\n').length;
  }
  return out;
}

/** The body of one of rustc's kernels again and again. */
function oneAmdgcnKernel(): string {
  const text = readFileSync('test-fixtures/emulate/amdgcn/rustc/gfx90a/interp.s', 'utf8');
  const name = parseAmdgcn(text).module.descriptors[0]!.name;
  const first = text.indexOf('\n', text.indexOf(`\n${name}:`) + 1) + 1;
  const end = text.indexOf('\t.section', first);
  const body = text.slice(first, end).replaceAll(/^\t(?:\.loc|s_endpgm).*\n/gm, '');
  let out = text.slice(0, first);
  for (let n = 0, lines = 0; lines < LINES; n++) {
    out += body.replaceAll(/\.L\w+/g, `$&_${n}`);
    lines += body.split('\n').length;
  }
  return `${out}\ts_endpgm\n${text.slice(end)}`;
}

const AMDGCN = {
  extension: 'amdgcn',
  typed: '\tv_add_u32_e32 v1, v2, v3',
  instruction: /^\s+(v_add|v_mul|v_mov|global_load)/,
};
const SAMPLES: readonly Sample[] = [
  { name: 'ptx, kernels', ...PTX, text: manyKernels() },
  { name: 'ptx, one kernel', ...PTX, text: oneKernel() },
  { name: 'amdgcn, kernels', ...AMDGCN, text: manyAmdgcnKernels() },
  { name: 'amdgcn, one kernel', ...AMDGCN, text: oneAmdgcnKernel() },
];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const quantile = (list: readonly number[], q: number): string =>
  [...list]
    .sort((a, b) => a - b)
    [Math.min(list.length - 1, Math.floor(q * list.length))]!.toFixed(1)
    .padStart(8);

async function measure({ name, extension, text, typed, instruction }: Sample): Promise<void> {
  const server = spawn(process.execPath, ['server/dist/server.js', '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const client = new RpcClient(server.stdout, server.stdin);
  const memory = (row: string): number => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return Number(new RegExp(`${row}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  };
  /** Milliseconds of processor time so far. */
  const spent = (): number => {
    const [, rest] = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ');
    const fields = rest!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  await client.initialize({ textDocument: { publishDiagnostics: {} } });
  const uri = `file:///bench/long.${extension}`;
  const findings = async (send: () => Promise<unknown>): Promise<number> => {
    client.forget();
    const begin = performance.now();
    await send();
    await client.waitFor<{ uri: string }>('textDocument/publishDiagnostics', (p) => p.uri === uri);
    return performance.now() - begin;
  };
  // The server has loaded what it needs for the language.
  await client.open(`file:///bench/short.${extension}`, text.slice(0, 500), extension);
  await sleep(1500);
  const before = spent();
  const first = await findings(() => client.open(uri, text, extension));
  const opening = spent() - before;
  await sleep(3000);
  const lines = text.split('\n');
  const places = lines.flatMap((line, i) => (instruction.test(line) ? [i] : []));
  const quiet = spent();
  const edits: number[] = [];
  const hovers: number[] = [];
  for (let n = 0; n < EDITS; n++) {
    const place =
      places[Math.floor((((n / typed.length) | 0) * 0.618 * places.length) % places.length)]!;
    const key = n % typed.length;
    const at = { line: place, character: lines[place]!.length };
    if (key === 0) {
      lines[place] += '\n';
      await findings(() => client.change(uri, { start: at, end: at }, '\n'));
      lines.splice(place, 1, lines[place]!.slice(0, -1), '');
      for (const [i, p] of places.entries()) if (p > place) places[i] = p + 1;
    }
    const here = { line: place + 1, character: key };
    const edit = (): Promise<void> => client.change(uri, { start: here, end: here }, typed[key]!);
    if (n % 2 === 0) edits.push(await findings(edit));
    else {
      const begin = performance.now();
      const hover = { textDocument: { uri }, position: { line: place, character: 2 } };
      const [, answer] = await client.together(() =>
        Promise.all([edit(), client.request('textDocument/hover', hover)]),
      );
      hovers.push(performance.now() - begin);
      if (answer === null) throw new Error('no hover');
    }
    lines[place + 1] = typed.slice(0, key + 1);
    await sleep(60);
  }
  const cells = [
    first.toFixed(0).padStart(8),
    opening.toFixed(0).padStart(8),
    quantile(edits, 0.5),
    quantile(edits, 0.95),
    quantile(hovers, 0.5),
    quantile(hovers, 0.95),
    ((spent() - quiet) / EDITS).toFixed(1).padStart(8),
    memory('VmRSS').toFixed(0).padStart(8),
    memory('VmHWM').toFixed(0).padStart(8),
  ];
  console.log(`${name.padEnd(20)}${cells.join('')}`);
  client.connection.dispose();
  server.kill('SIGKILL');
}

console.log(`${LINES} lines, ${EDITS} keystrokes; ms and MB`);
console.log(
  `${''.padEnd(20)}${['first', 'cpu', 'edit 50', 'p95', 'hover 50', 'p95', 'cpu', 'memory', 'most'].map((c) => c.padStart(8)).join('')}`,
);
for (const sample of SAMPLES)
  if (sample.name.startsWith(process.env['ONLY'] ?? '')) await measure(sample);
process.exit(0);
