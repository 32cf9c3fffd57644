/**
 * Working kernels, in which nothing is found, and what is found when one line is wrong: kind and
 * line of each finding, by the rules of both vendors.
 */
import assert from 'node:assert/strict';
import {
  createExecution,
  type ExecuteArgument,
  type ExecuteBuffer,
  type ExecuteTarget,
  type Fault,
  type LaunchInput,
} from '../../src/execute/index.ts';
import { findKernels, lowerKernels } from '../../src/lower/index.ts';
import { isSampled, listFiles, readRepo } from '../kit/index.ts';
import { loadProgram } from '../lower/program.ts';
import { breaksOf, broken } from '../rules/broken.ts';
import { AMDGCN, PTX } from './launch.ts';

const FOLDER = 'test-fixtures/execute/faults';

interface Run {
  readonly input: LaunchInput;
  readonly checks: boolean;
}

const SIZES: Readonly<Record<string, number>> = { u8: 1, u32: 4, i32: 4, f32: 4, u64: 8, i64: 8 };

/** `// run k grid=2 block=64 bytes=256 checks x=f32[128] n=u32:7`; `!`: nothing has written it. */
function runsOf(text: string): Run[] {
  return text.split('\n').flatMap((one): Run[] => {
    const words = /^\/\/ run (.*)$/.exec(one)?.[1]?.split(' ');
    if (words === undefined) return [];
    const kernel = words.shift()!;
    const args: ExecuteArgument[] = [];
    const buffers: ExecuteBuffer[] = [];
    const shape = { grid: 1, block: 1, bytes: 0 };
    let checks = false;
    for (const word of words) {
      const [name = '', value = ''] = word.split('=');
      if (name === 'checks') checks = true;
      else if (name in shape) shape[name as keyof typeof shape] = Number(value);
      else passArgument(name, value, args, buffers);
    }
    return [
      {
        checks,
        input: {
          kernel,
          grid: [shape.grid, 1, 1],
          block: [shape.block, 1, 1],
          dynamicBytes: shape.bytes,
          args,
          buffers,
        },
      },
    ];
  });
}

function passArgument(
  name: string,
  value: string,
  args: ExecuteArgument[],
  buffers: ExecuteBuffer[],
): void {
  const [, type = '', count, fresh] = /^(\w+)\[(\d+)\](!?)$/.exec(value) ?? [];
  if (count === undefined) {
    const [kind = '', number] = value.split(':');
    const view = new DataView(new ArrayBuffer(SIZES[kind]!));
    if (kind === 'f32') view.setFloat32(0, Number(number), true);
    else view.setUint32(0, Number(number), true);
    args.push({ name, bytes: new Uint8Array(view.buffer) });
    return;
  }
  const size = SIZES[type]!;
  const bytes = new Uint8Array(size * Number(count));
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < Number(count); i++) {
    if (type === 'f32') view.setFloat32(i * size, i, true);
    else if (size === 1) view.setUint8(i, i);
    else view.setUint32(i * size, i, true);
  }
  buffers.push({
    name,
    bytes,
    elementSize: size,
    readonly: name === 'x',
    uninitialised: fresh === '!',
  });
  args.push({ name, bytes: new Uint8Array(8), addresses: [{ offset: 0, buffer: name }] });
}

/** Findings of all launches that concern a line, by kind and line in the text. */
function findings(text: string, runs: readonly Run[], target: ExecuteTarget): string[] {
  const out: string[] = [];
  for (const checks of new Set(runs.map((run) => run.checks))) {
    const program = loadProgram(text, {
      edition: 2024,
      arch: target.name === 'ptx' ? 'nvptx64' : 'amdgpu',
      overflowChecks: checks,
      exact: true,
    });
    const kernels = findKernels(program.program, program.crate);
    const { module, problems } = lowerKernels(program.lowering, kernels);
    assert.deepEqual(
      problems.map(({ what }) => what),
      [],
    );
    const execution = createExecution(module, { target });
    for (const { input, checks: own } of runs) {
      if (own !== checks) continue;
      for (const fault of execution.launch(input).faults) {
        const lines = linesOf(fault, program.textOf, text);
        out.push(`${fault.kind}@${lines.join('<')}: ${fault.message}`);
      }
    }
  }
  return out;
}

/** The lines of the chain that are in the kernel's own text, innermost first. */
function linesOf(fault: Fault, textOf: (file: number) => string, own: string): number[] {
  return fault.frames.flatMap(({ loc }) =>
    loc === undefined || textOf(loc.span.file) !== own
      ? []
      : [own.slice(0, loc.span.start).split('\n').length],
  );
}

/** A finding as it is expected, where a line of its chain is the expected one. */
function shortened(seen: string, wanted: readonly string[]): string {
  const [head = ''] = seen.split(':');
  const [kind, lines = ''] = head.split('@');
  const all = lines.split('<').map((line) => `${kind}@${line}`);
  return all.find((one) => wanted.includes(one)) ?? head;
}

describe('execute: planted faults', () => {
  for (const path of listFiles(FOLDER, ['.rs'])) {
    const text = readRepo(path);
    const runs = runsOf(text);
    const name = path.split('/').pop()!;
    const targets = text.includes('target_arch = "amdgpu"') ? [PTX, AMDGCN] : [PTX];
    for (const target of targets) {
      it(`${target.name} ${name}: nothing`, () => {
        assert.deepEqual(findings(text, runs, target), []);
      });
      for (const [i, change] of breaksOf(text).entries()) {
        // The vendors take turns.
        if (targets.length > 1 && !isSampled(i + targets.indexOf(target), 2)) continue;
        it(`${target.name} ${name}:${change.line} ${change.text}`, () => {
          const seen = findings(broken(text, change), runs, target);
          const wanted = change.expected.map(({ rule, line }) => `${rule}@${line}`);
          const found = new Set(seen.map((one) => shortened(one, wanted)));
          assert.deepEqual([...found].sort(), wanted.sort(), seen.join('\n'));
        });
      }
    }
  }
});
