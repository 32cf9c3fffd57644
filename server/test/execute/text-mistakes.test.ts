/** Mistakes in texts, each found at one of its lines, and right texts without findings. */
import assert from 'node:assert/strict';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine, type TargetName } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { AMD_PLANTS, AMD_RIGHT, amdText } from './mistakes-amd.ts';
import { type Planted, PTX_HEAD, PTX_PLANTS, PTX_RIGHT } from './mistakes-ptx.ts';

const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });

interface Outcome {
  /** Lines of what was found, of both sides of races. */
  readonly lines: readonly (readonly number[])[];
  readonly shown: string;
  readonly marked: readonly number[];
}

function ran(target: TargetName, { body, grid = 1, cluster }: Planted): Outcome {
  const whole = target === 'ptx' ? `${PTX_HEAD}${body}\n  ret;\n}\n` : amdText(body);
  const marked = whole.split('\n').flatMap((line, at) => (line.includes('//!') ? [at] : []));
  const text = whole.replaceAll(/ ?\/\/!/g, '');
  const buffer = (name: string, role: 'in' | 'inout') => ({
    name,
    buffer: 'u32',
    length: 256,
    role,
    init: { gen: 'zeros' },
  });
  const launch = {
    kernel: 'k',
    grid,
    block: 64,
    ...(cluster && { cluster }),
    args: [buffer('x', 'in'), buffer('y', 'inout')],
  };
  const outcome = runSpec(engine, {
    root: undefined,
    given: { path: '/k.s', text, target },
    target,
    spec: readSpec(JSON.stringify({ launches: [launch] })),
    limits: { steps: 2 ** 26 },
    create: undefined,
    readFile: () => undefined,
  });
  assert.ok(isReport(outcome), JSON.stringify(outcome));
  const found = outcome.findings.filter(
    ({ severity, code }) => severity !== 'info' && code !== 'uninitialised',
  );
  const lines = found.map(({ textLine, related }) => [
    textLine ?? -1,
    ...related.flatMap(({ message }) => {
      const other = /in line (\d+) of the text/.exec(message)?.[1];
      return other === undefined ? [] : [Number(other) - 1];
    }),
  ]);
  const source = text.split('\n');
  const shown = found
    .map(({ code, message, textLine }) => `${code}: ${message} | ${source[textLine ?? -1]}`)
    .join('\n');
  return { lines, shown, marked };
}

const ALL = [
  ['ptx', PTX_PLANTS, PTX_RIGHT],
  ['amdgcn', AMD_PLANTS, AMD_RIGHT],
] as const;
for (const [target, plants, right] of ALL)
  describe(`execute: mistakes in texts of ${target}`, () => {
    for (const one of plants)
      it(one.name, () => {
        const { lines, shown, marked } = ran(target, one);
        assert.ok(marked.length > 0);
        assert.ok(
          lines.some((sides) => sides.some((line) => marked.includes(line))),
          `not found: ${shown}`,
        );
      });
    for (const one of right)
      it(`right: ${one.name}`, () => {
        assert.equal(ran(target, one).shown, '');
      });
  });
