/** The spec of kernels that have none: every argument as host code has it, or made up. */
import type { SpecKernel, ValueType } from '../../spec/index.ts';

/** Runs each kernel once. */
export function defaultSpec(kernels: readonly SpecKernel[]): string {
  return JSON.stringify({ launches: kernels.map(({ name }) => ({ kernel: name })) });
}

/**
 * A spec to begin with, with every argument written out: text for a file.
 * @param file the source, where the spec's own name does not say it
 */
export function specSkeleton(kernels: readonly SpecKernel[], file?: string): string {
  const launches = kernels.map((kernel) => launchLines(kernel));
  const head = [
    `  "$schema": ${JSON.stringify(SCHEMA_URL)},`,
    ...(file === undefined ? [] : [`  "file": ${JSON.stringify(file)},`]),
  ];
  if (launches.length === 1) return `{\n${head.join('\n')}\n${indented(launches[0]!, 2)}\n}\n`;
  const list = launches.map((lines) => `    {\n${indented(lines, 6)}\n    }`);
  return `{\n${head.join('\n')}\n  "launches": [\n${list.join(',\n')}\n  ]\n}\n`;
}

export const SCHEMA_URL = 'https://github.com/warplens/warplens/raw/main/schemas/spec.schema.json';

function indented(lines: readonly string[], by: number): string {
  return lines.map((line) => `${' '.repeat(by)}${line}`).join('\n');
}

const DEFAULT_THREADS = [64, 8, 4] as const;

function launchLines({
  name,
  params,
  launches,
  dimensions = 1,
  launchSized,
}: SpecKernel): string[] {
  const [known] = launches;
  const side = DEFAULT_THREADS[dimensions - 1]!;
  const block = known?.block ?? Array.from({ length: dimensions }, () => side);
  const grid = known?.grid ?? Array.from({ length: dimensions }, () => 1);
  const threads = [...grid, ...block].reduce((product, size) => product * size, 1);
  const lines = [
    `"kernel": ${JSON.stringify(name)},`,
    `"grid": ${sizes(grid)},`,
    `"block": ${sizes(block)},`,
  ];
  const bytes = known?.workgroupMem ?? (launchSized === true ? 8 * threads : 0);
  if (bytes > 0) lines.push(`"workgroup_mem": ${bytes},`);
  const width = grid[0]! * block[0]!;
  const args = params.map(({ name: param, type }, at) => {
    const scalar = known?.scalars?.[param];
    const length = known?.lengths?.[param] ?? threads;
    const value =
      scalar === undefined ? valueText(type, { length, width, at }) : numberText(scalar);
    return `  ${JSON.stringify(param.replace(/^%/, ''))}: ${value}`;
  });
  const separated = args.map((line, at) => (at < args.length - 1 ? `${line},` : line));
  const written = params.filter(({ type }) => isWritten(type));
  const example = written.map(
    ({ name: param }) =>
      `  // ${JSON.stringify(param.replace(/^%/, ''))}: "an expression of i, a list, or an .npy file"`,
  );
  return [...lines, '"args": {', ...separated, '},', '"expected": {', ...example, '}'];
}

function isWritten(type: ValueType): boolean {
  return type.kind === 'memref' || ((type.kind === 'pointer' || type.kind === 'slice') && type.mut);
}

function sizes(values: readonly number[]): string {
  const last = values.findLastIndex((size) => size !== 1);
  const own = values.slice(0, Math.max(1, last + 1));
  return own.length === 1 ? `${own[0]}` : `[${own.join(', ')}]`;
}

function numberText(value: bigint): string {
  return value >= -9007199254740991n && value <= 9007199254740991n ? `${value}` : `"${value}"`;
}

interface Sizes {
  readonly length: number;
  readonly width: number;
  /** Number of the parameter: a seed of its own. */
  readonly at: number;
}

function valueText(type: ValueType, sized: Sizes): string {
  switch (type.kind) {
    case 'scalar':
      if (type.rust === 'bool') return 'true';
      if (type.rust === 'char') return '"a"';
      return type.type.includes('f') ? '1.5' : `${sized.width}`;
    case 'wide':
      return '1';
    case 'pointer':
    case 'slice':
      return bufferText(type.elem, type.mut, sized);
    case 'memref': {
      const open = type.shape.map((size) => size ?? sized.width);
      return `{ "shape": [${open.join(', ')}], "init": "i" }`;
    }
    case 'array':
      return '"i"';
    case 'struct': {
      const fields = type.fields.map(
        (field) => `${JSON.stringify(field.name)}: ${valueText(field.type, sized)}`,
      );
      return `{ ${fields.join(', ')} }`;
    }
    default:
      return '"zeros"';
  }
}

function bufferText(elem: ValueType | undefined, mut: boolean, { length, at }: Sizes): string {
  if (mut) return `"[0; ${length}]"`;
  const isFloat = elem?.kind === 'scalar' && elem.type.includes('f');
  return isFloat ? `"[random(${at + 1}); ${length}]"` : `"[i; ${length}]"`;
}
