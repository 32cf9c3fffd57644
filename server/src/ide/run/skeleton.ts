/**
 * A launch spec to begin with, every argument written out. It is what a run without a spec makes
 * up, once it has found lengths with which the kernel ends: so the text runs as it is.
 */
import { createExecution } from '../../execute/index.ts';
import {
  leavesOf,
  type PlannedBuffer,
  type PlannedLaunch,
  planSpec,
  readLeaf,
  readSpec,
  type SpecKernel,
  sizeOf,
  type ValueType,
} from '../../spec/index.ts';
import type { Engine, TargetName } from '../../workspace/index.ts';
import { SCHEMA_URL } from './default-spec.ts';
import { isReport, runSpec } from './run.ts';

/** A launch that was tried: its sizes, and the lengths of its buffers. */
interface Tried {
  readonly launch: Readonly<Record<string, unknown>>;
  readonly lengths: ReadonlyMap<string, number>;
  /** Why it is not the launch of host code. */
  readonly note?: string;
  /** What buffers of integers hold; their indices where it is left out. */
  readonly init?: string;
}

export interface SkeletonOptions {
  /** Runs each kernel to find lengths; without it they are made up from the types. */
  readonly tryOut?: {
    readonly engine: Engine;
    readonly root: string;
    readonly target: TargetName;
    /** Steps of one try; the run of a spec takes some times as many, for other orders. */
    readonly steps?: number;
  };
  /** The source, where the spec's own name does not say it. */
  readonly file?: string;
}

/** How one kernel is tried out. */
interface Trying extends NonNullable<SkeletonOptions['tryOut']> {
  readonly kernel: SpecKernel;
  /** Steps that are left for it and the kernels behind it. */
  readonly account: { left: number };
}

/** The text of a spec of these kernels. */
export function specSkeleton(
  kernels: readonly SpecKernel[],
  { tryOut, file }: SkeletonOptions = {},
): string {
  const account = { left: MOST_STEPS_OF_ALL };
  const launches = kernels.map((kernel) => {
    const isTried = tryOut !== undefined && account.left > 0;
    const tried = isTried ? tryLaunch(kernel, { ...tryOut, kernel, account }) : untried(kernel);
    return launchLines(kernel, tried);
  });
  const head = [
    `  "$schema": ${JSON.stringify(SCHEMA_URL)},`,
    ...(file === undefined ? [] : [`  "file": ${JSON.stringify(file)},`]),
  ];
  if (launches.length === 1) return `{\n${head.join('\n')}\n${indented(launches[0]!, 2)}\n}\n`;
  const list = launches.map((lines) => `    {\n${indented(lines, 6)}\n    }`);
  return `{\n${head.join('\n')}\n  "launches": [\n${list.join(',\n')}\n  ]\n}\n`;
}

function indented(lines: readonly string[], by: number): string {
  return lines.map((line) => `${' '.repeat(by)}${line}`).join('\n');
}

// ---- the launch ---------------------------------------------------------------------------------

/** What a second or two is enough for. */
const MOST_STEPS = 2e7;
/** Of all kernels of a spec together; those behind are not tried. */
const MOST_STEPS_OF_ALL = 4e8;
/** Steps that each try counts as beside its own: the kernel is compiled for it. */
const STEPS_OF_TRY = 4e6;
/** Bytes of dynamic workgroup memory that every GPU has. */
const MOST_WORKGROUP = 48 * 1024;

function untried({ name, params }: SpecKernel): Tried {
  return { launch: { kernel: name, ...argumentsWithAddresses(params) }, lengths: new Map() };
}

/** Buffers of structs with addresses: every element has one object's. */
function argumentsWithAddresses(params: SpecKernel['params']) {
  const args = params.flatMap(({ name, type }): [string, unknown][] => {
    const isBuffer = type.kind === 'pointer' || type.kind === 'slice';
    const elem = isBuffer ? type.elem : undefined;
    if (elem === undefined || !isTemplate(elem)) return [];
    const init = templateOf(elem);
    const isOne = type.kind === 'pointer' && type.isOne;
    const isStruct = elem.kind === 'struct';
    if (isStruct || elem.kind === 'pointer' || elem.kind === 'slice')
      return [[name, { ...(!(isOne && isStruct) && { length: 64 }), init }]];
    return [[name, [init]]];
  });
  return args.length === 0 ? {} : { args: Object.fromEntries(args) };
}

/** Does an element need an object: addresses in it, or values that a type does not have? */
function isTemplate(elem: ValueType): boolean {
  return /"(?:pointer|slice|memref)"/.test(JSON.stringify(kindsOf(elem)));
}

function kindsOf(type: ValueType): readonly string[] {
  if (type.kind === 'struct') return type.fields.flatMap((field) => kindsOf(field.type));
  return type.kind === 'array' ? kindsOf(type.elem) : [type.kind];
}

function templateOf(type: ValueType, depth = 0): unknown {
  switch (type.kind) {
    case 'struct':
      return Object.fromEntries(
        type.fields.map((field) => [field.name, templateOf(field.type, depth)]),
      );
    case 'array':
      return Array.from({ length: type.length }, () => templateOf(type.elem, depth));
    case 'pointer':
    case 'slice':
      if (type.elem === undefined || depth > 1) return nullOf(type);
      return isTemplate(type.elem)
        ? { length: 1, init: templateOf(type.elem, depth + 1) }
        : { init: 'zeros' };
    case 'scalar':
      return scalarText(type, 1);
    case 'wide':
      return 1;
    default:
      return 'zeros';
  }
}

/** Chains of addresses end; a slice must have its memory. */
function nullOf(type: ValueType): unknown {
  return type.kind === 'pointer' ? null : [];
}

function scalarText(type: Extract<ValueType, { kind: 'scalar' }>, number: number): unknown {
  if (type.tags !== undefined) return type.tags[0]?.name ?? 0;
  if (type.rust === 'bool') return true;
  if (type.rust === 'char') return 'a';
  return type.type.includes('f') ? 1.5 : number;
}

/**
 * The launch of host code, or a smaller one where that takes too long; with all lengths. What is
 * made up is made up in another way where the kernel fails with it.
 */
function tryLaunch(kernel: SpecKernel, how: Trying): Tried {
  const { launch } = untried(kernel);
  const first = tryOnce(launch, how) ?? trySmaller(kernel, launch, how);
  if (first === undefined) return { launch, lengths: new Map() };
  if (first.codes.size === 0) return first;
  for (const other of otherLaunches(kernel, first)) {
    const found = tryOnce(other.launch, how);
    if (found?.codes.size !== 0) continue;
    const { note } = first;
    const { init } = other;
    return { ...found, ...(note !== undefined && { note }), ...(init !== undefined && { init }) };
  }
  return first;
}

function trySmaller(kernel: SpecKernel, launch: Tried['launch'], how: Trying): Outcome | undefined {
  const [known] = kernel.launches;
  for (const [grid, most] of (kernel.dimensions ?? 1) === 1 ? SMALLER : SMALLER.slice(1)) {
    const found = tryOnce(smallLaunch(kernel, launch, grid, most), how);
    if (found === undefined) continue;
    const host =
      known?.grid === undefined ? '' : `${known.from} launches ${known.grid.join(' x ')} blocks; `;
    return { ...found, note: `${host}this launch is smaller, so that it ends soon` };
  }
  return undefined;
}

/** Blocks that kernels with tiles of a fixed size are written for. */
const OTHER_BLOCKS = [
  [16, 16],
  [32, 8],
  [32, 32],
] as const;
/** The same of kernels in one dimension. */
const ROWS = [32, 128, 256];
/** Small numbers, of which sums and products stay small. */
const SMALL = 'i % 2';

/** Launches with which a kernel may not fail, by what was found. */
function otherLaunches(
  { params, launches, dimensions }: SpecKernel,
  { launch, codes }: Outcome,
): readonly Pick<Tried, 'launch' | 'init'>[] {
  const out: Pick<Tried, 'launch' | 'init'>[] = [];
  const args = (launch['args'] ?? {}) as object;
  if (codes.has('panic')) {
    const inputs = params.flatMap(({ name, type }): [string, unknown][] => {
      if ((type.kind !== 'pointer' && type.kind !== 'slice') || type.mut) return [];
      return type.elem?.kind === 'scalar' && isPlainInteger(type.elem) && name in args === false
        ? [[name, { init: SMALL }]]
        : [];
    });
    const small = { ...Object.fromEntries(inputs), ...args };
    if (inputs.length > 0) out.push({ launch: { ...launch, args: small }, init: SMALL });
  }
  const isFree = (key: 'block' | 'grid'): boolean =>
    launches.every((one) => one[key] === undefined) && launch[key] === undefined;
  if (codes.has('global-race') && isFree('grid')) out.push({ launch: { ...launch, grid: 1 } });
  const blocks = codes.has('out-of-bounds') ? [8, ...ROWS] : ROWS;
  const sizes = dimensions === 2 ? OTHER_BLOCKS : blocks;
  if ((dimensions ?? 1) < 3 && isFree('block'))
    for (const block of sizes) out.push({ launch: { ...launch, block } });
  return out;
}

function isPlainInteger({ type, rust, tags }: Extract<ValueType, { kind: 'scalar' }>): boolean {
  return !type.includes('f') && tags === undefined && rust !== 'bool' && rust !== 'char';
}

/** Blocks, and what numbers are at most. */
const SMALLER = [
  [2, 100],
  [1, 50],
  [1, 8],
] as const;

/** One or two blocks, and numbers for as many threads. */
function smallLaunch(
  kernel: SpecKernel,
  launch: Tried['launch'],
  grid: number,
  most: number,
): Tried['launch'] {
  const block = kernel.launches[0]?.block;
  const width = Math.max(1, Math.floor((grid * (block?.[0] ?? 64) * 25) / 32));
  const scalars = kernel.params.flatMap(({ name, type }): [string, unknown][] =>
    type.kind === 'scalar' ? [[name, scalarText(type, Math.min(width, most))]] : [],
  );
  const given = (launch['args'] ?? {}) as object;
  return { ...launch, grid, args: { ...Object.fromEntries(scalars), ...given } };
}

/** A try, and the codes of the mistakes that were found. */
type Outcome = Tried & { readonly codes: ReadonlySet<string> };

/** Undefined for a launch that takes too long. */
function tryOnce(
  launch: Tried['launch'],
  { engine, root, target, kernel, account, steps = MOST_STEPS }: Trying,
): Outcome | undefined {
  let tried = launch;
  for (;;) {
    const outcome = runSpec(engine, {
      root,
      target,
      spec: readSpec(JSON.stringify(tried)),
      kernels: [kernel],
      create: createExecution,
      limits: { steps },
      schedules: 1,
      isExact: true,
      readFile: () => undefined,
    });
    account.left -= STEPS_OF_TRY;
    if (!isReport(outcome)) return { launch: tried, lengths: new Map(), codes: new Set() };
    account.left -= outcome.launches.reduce((sum, { steps }) => sum + steps, 0);
    // Races of an assumed grid are infos, and it is written out here.
    const errors = outcome.findings.filter(
      ({ severity, code }) => severity !== 'info' || code === 'global-race',
    );
    const codes = new Set(errors.map(({ code }) => code));
    if (codes.has('step-limit')) return undefined;
    const [report] = outcome.launches;
    const bytes = report?.dynamicBytes ?? 0;
    if (codes.has('workgroup-memory') && 2 * bytes <= MOST_WORKGROUP && bytes > 0) {
      tried = { ...tried, workgroup_mem: 2 * bytes };
      continue;
    }
    const lengths = (report?.buffers ?? []).map(({ name, type, bytes: all }) => {
      const count = Math.floor(all.length / Math.max(1, sizeOf(type)));
      return [name, count] as const;
    });
    // A run may have made up more than the plan would.
    if (bytes > 0) tried = { ...tried, workgroup_mem: bytes };
    return { launch: tried, lengths: new Map(lengths), codes };
  }
}

// ---- its text -----------------------------------------------------------------------------------

function launchLines(kernel: SpecKernel, { launch, lengths, note, init }: Tried): string[] {
  const { launches } = planSpec(readSpec(JSON.stringify(launch)), {
    kernels: [kernel],
    lengths: new Map([[0, lengths]]),
    readFile: () => undefined,
  });
  const [planned] = launches;
  if (planned === undefined) return [`"kernel": ${JSON.stringify(kernel.name)}`];
  const { grid, block, dynamicBytes } = planned;
  const lines = [
    ...(note === undefined ? [] : [`// ${note}`]),
    `"kernel": ${JSON.stringify(kernel.name)},`,
    `"grid": ${sizesText(grid)},`,
    `"block": ${sizesText(block)},`,
  ];
  if (dynamicBytes > 0) lines.push(`"workgroup_mem": ${dynamicBytes},`);
  const writer = new Writer(planned, lengths, init);
  const args = kernel.params.map(({ name, type }) => {
    const value = writer.argument(name, type);
    return `  ${JSON.stringify(name.replace(/^%/, ''))}: ${value}`;
  });
  const separated = args.map((line, at) => (at < args.length - 1 ? `${line},` : line));
  const written = planned.buffers.filter(({ role }) => role !== 'in');
  const example = written.map(
    ({ name }) =>
      `  // ${JSON.stringify(name.replace(/^%/, ''))}: "an expression of i, a list, or an .npy file"`,
  );
  return [...lines, '"args": {', ...separated, '},', '"expected": {', ...example, '}'];
}

function sizesText(values: readonly number[]): string {
  const last = values.findLastIndex((size) => size !== 1);
  const own = values.slice(0, Math.max(1, last + 1));
  return own.length === 1 ? `${own[0]}` : `[${own.join(', ')}]`;
}

/** Arguments of a planned launch as text. */
class Writer {
  private readonly launch: PlannedLaunch;
  private readonly lengths: ReadonlyMap<string, number>;
  /** Buffers so far: each float buffer has a seed of its own. */
  private seed = 0;

  private readonly integers: string;

  constructor(launch: PlannedLaunch, lengths: ReadonlyMap<string, number>, integers = 'i') {
    this.launch = launch;
    this.lengths = lengths;
    this.integers = integers;
  }

  argument(name: string, type: ValueType): string {
    const arg = this.launch.args.find((one) => one.name === name);
    if (arg === undefined) return '"zeros"';
    // Numbers of `core::offload` are wider than their type.
    const view = new DataView(arg.bytes.buffer, arg.bytes.byteOffset, arg.bytes.byteLength);
    return this.value(type, view, 0, name);
  }

  private value(type: ValueType, view: DataView, at: number, name: string): string {
    switch (type.kind) {
      case 'scalar':
      case 'wide': {
        const { type: leaf } = leavesOf(type)[0]!;
        return numberText(type, readLeaf(view, at, leaf));
      }
      case 'pointer':
        return this.buffer(name, type.isOne === true);
      case 'slice': {
        const more = type.more.map((field) => {
          const key = field.name === 'space' || field.name === 'layout' ? 'row_width' : field.name;
          const value = this.value(field.type, view, at + field.offset, `${name}.${key}`);
          return `, ${JSON.stringify(key)}: ${value}`;
        });
        const text = this.buffer(name, false);
        if (more.length === 0) return text;
        return text.startsWith('{')
          ? `${text.slice(0, -2)}${more.join('')} }`
          : `{ "init": ${text}${more.join('')} }`;
      }
      case 'memref': {
        const shape = type.shape.map((_, k) => view.getBigUint64(at + 24 + 8 * k, true));
        return `{ "shape": [${shape.join(', ')}], "init": "i" }`;
      }
      case 'array':
        return this.array(type, view, at, name);
      case 'struct': {
        const fields = type.fields.map((field) => {
          const value = this.value(field.type, view, at + field.offset, `${name}.${field.name}`);
          return `${JSON.stringify(field.name)}: ${value}`;
        });
        return `{ ${fields.join(', ')} }`;
      }
      default:
        return '"zeros"';
    }
  }

  private array(
    type: Extract<ValueType, { kind: 'array' }>,
    view: DataView,
    at: number,
    name: string,
  ): string {
    const size = sizeOf(type.elem);
    const all = Array.from({ length: Math.min(type.length, 64) }, (_, k) =>
      this.value(type.elem, view, at + k * size, `${name}[${k}]`),
    );
    const isNumber = type.elem.kind === 'scalar' && /^-?[\d.]+$/.test(all[0] ?? '');
    const isEqual = isNumber && all.every((one) => one === all[0]);
    return type.length > 8 && isEqual ? JSON.stringify(all[0]) : `[${all.join(', ')}]`;
  }

  /** What a buffer begins with: as a run without a spec has it, but for floats. */
  private buffer(name: string, isOne: boolean): string {
    const buffer = this.launch.buffers.find((one) => one.name === name);
    if (buffer === undefined) return 'null';
    const length = this.lengths.get(name) ?? buffer.length;
    const { elem } = buffer;
    if (hasAddresses(buffer)) return this.elements(buffer, length, isOne);
    const leaves = leavesOf(elem);
    if (leaves.length === 0) return `{ "length": ${length}, "init": "zeros" }`;
    const init = this.expression(buffer);
    if (init !== undefined) return isOne && length === 1 ? `"${init}"` : `"[${init}; ${length}]"`;
    const fields = this.fields(elem, buffer.role !== 'in');
    if (elem.kind !== 'struct') return `[${Array.from({ length }, () => fields).join(', ')}]`;
    return isOne && length === 1 ? fields : `{ "length": ${length}, "init": ${fields} }`;
  }

  /** One expression for all numbers; undefined where types lack some of its values. */
  private expression({ elem, role }: PlannedBuffer): string | undefined {
    const leaves = leavesOf(elem);
    const [first] = leaves;
    const isClosed = ({ of }: (typeof leaves)[number]): boolean =>
      of.kind === 'scalar' && of.tags !== undefined && !of.tags.some(({ value }) => value === '0');
    const isNarrow = leaves.some(
      ({ of }) => of.kind === 'scalar' && (of.tags || of.rust === 'bool'),
    );
    if (role !== 'in') return leaves.some(isClosed) ? this.tagOf(elem) : '0';
    if (elem.kind === 'struct') return undefined;
    if (isNarrow) return this.tagOf(elem);
    return first!.type.includes('f') ? `random(${++this.seed})` : this.integers;
  }

  /** Of enums and `bool`: one value that there is. */
  private tagOf(elem: ValueType): string | undefined {
    const [first, ...others] = leavesOf(elem);
    if (elem.kind === 'struct' || first?.of.kind !== 'scalar') return undefined;
    if (others.some(({ of }) => of.rust !== first.of.rust)) return undefined;
    return first.of.tags === undefined ? '1' : first.of.tags[0]?.value;
  }

  /** A struct's fields as expressions of the element's index. */
  private fields(type: ValueType, isZero: boolean): string {
    if (type.kind === 'struct')
      return `{ ${type.fields.map((field) => `${JSON.stringify(field.name)}: ${this.fields(field.type, isZero)}`).join(', ')} }`;
    if (type.kind === 'scalar') {
      if (type.tags !== undefined) return JSON.stringify(type.tags[0]?.name ?? 0);
      if (type.rust === 'bool') return isZero ? 'false' : 'true';
      if (isZero) return '0';
      return type.type.includes('f') ? `"random(${++this.seed})"` : '"i"';
    }
    if (type.kind === 'wide') return isZero ? '0' : '"i"';
    if (type.kind !== 'array' || type.elem.kind !== 'scalar') return '"zeros"';
    if (type.elem.tags !== undefined) return JSON.stringify(type.elem.tags[0]?.value ?? '0');
    return isZero || type.elem.rust === 'bool' ? '"zeros"' : '"i"';
  }

  /** Elements with addresses, which are those of the first. */
  private elements(
    { name, elem, contents }: PlannedBuffer,
    length: number,
    isOne: boolean,
  ): string {
    const { bytes, addresses = [] } =
      contents.kind === 'bytes' ? contents : { bytes: new Uint8Array() };
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const at = (offset: number): string | undefined =>
      addresses.find((one) => one.offset === offset)?.buffer;
    const text = (type: ValueType, offset: number): string => {
      if (type.kind === 'pointer' || type.kind === 'slice') {
        const buffer = at(offset);
        return buffer === undefined
          ? type.kind === 'slice'
            ? '[]'
            : 'null'
          : this.buffer(buffer, false);
      }
      if (type.kind === 'struct')
        return `{ ${type.fields.map((field) => `${JSON.stringify(field.name)}: ${text(field.type, offset + field.offset)}`).join(', ')} }`;
      if (type.kind !== 'array') return this.value(type, view, offset, name);
      const size = sizeOf(type.elem);
      return `[${Array.from({ length: type.length }, (_, k) => text(type.elem, offset + k * size)).join(', ')}]`;
    };
    const one = text(elem, 0);
    if (elem.kind === 'array') return `[${one}]`;
    if (elem.kind !== 'struct')
      return `{ "length": ${length}, "init": ${one.startsWith('{') ? one : `{ "init": ${one} }`} }`;
    return isOne && length === 1 ? one : `{ "length": ${length}, "init": ${one} }`;
  }
}

function hasAddresses({ contents }: PlannedBuffer): boolean {
  return contents.kind === 'bytes' && (contents.addresses ?? []).length > 0;
}

function numberText(
  type: Extract<ValueType, { kind: 'scalar' | 'wide' }>,
  value: number | bigint,
): string {
  if (type.kind === 'scalar') {
    if (type.rust === 'bool') return value === 0 ? 'false' : 'true';
    const variant = type.tags?.find((one) => one.value === `${value}`);
    if (variant !== undefined) return JSON.stringify(variant.name);
    if (type.rust === 'char') return JSON.stringify(String.fromCodePoint(Number(value)));
  }
  const isPlain =
    typeof value === 'bigint' ? Number.isSafeInteger(Number(value)) : Number.isFinite(value);
  return isPlain ? `${value}` : `"${value}"`;
}
