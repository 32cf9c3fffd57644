/**
 * Reading a launch spec: first what it says about itself, then, with the kernels that it names,
 * all its launches. Every mistake is reported, each at its place.
 */

import { append, nearest } from '../base/index.ts';
import { signatureOf } from './argument-forms.ts';
import { type PlannedArguments, planArguments } from './arguments.ts';
import { type EarlierBuffer, lengthElsewhere } from './contents-length.ts';
import { type Expectation, readExpected, type Tolerance, toleranceOf } from './expected.ts';
import { fromOf } from './from.ts';
import {
  checkKeys,
  countOf,
  type JsonNode,
  kindOf,
  Problems,
  parseJson,
  partOf,
  propertiesOf,
  type SpecProblem,
  stringOf,
  stringsOf,
} from './json.ts';
import { kernelOf } from './launch-kernel.ts';
import { clusterOf, fittingNumbers, numbersIn, sizesOf, workgroupMemOf } from './launch-sizes.ts';
import { isReported } from './references.ts';
import { FILE_KEYS, FINDING_CODES, LAUNCH_KEYS } from './shape.ts';
import type { KnownLaunch, SpecKernel, ValueType } from './types.ts';
import { listedExpected } from './written-lengths.ts';

/** What a spec says about itself. */
export interface SpecFile {
  readonly name: string | undefined;
  /** The file with the kernels, relative to the spec. */
  readonly file: string | undefined;
  readonly gpus: readonly string[];
  readonly cargoFeatures: readonly string[];
  readonly debugAssertions: boolean;
  readonly seed: number;
  /** One object for each launch. */
  readonly launches: readonly JsonNode[];
  /** The kernels that launches name; undefined where one leaves it out. */
  readonly kernels: readonly (string | undefined)[];
  readonly problems: readonly SpecProblem[];
}

/** The keys that make a launch of an object. */
const OWN_LAUNCH_KEYS = Object.keys(LAUNCH_KEYS).filter((key) => key !== 'name');

/** The launches of a spec: those listed, or the spec itself. Reports unknown keys. */
function launchNodes(root: JsonNode, problems: Problems): readonly JsonNode[] {
  const listed = partOf(root, 'launches');
  const isOne = OWN_LAUNCH_KEYS.some((key) => partOf(root, key) !== undefined);
  const keys = Object.keys(FILE_KEYS);
  if (listed === undefined) {
    checkKeys(root, [...keys, ...OWN_LAUNCH_KEYS], 'a spec', problems);
    return [root];
  }
  checkKeys(root, isOne ? [...keys, ...OWN_LAUNCH_KEYS] : keys, 'a spec', problems);
  for (const { key, property } of propertiesOf(root))
    if (OWN_LAUNCH_KEYS.includes(key))
      problems.atKey(property, `\`${key}\` belongs to one of the launches below \`launches\``);
  if (listed.type !== 'array') {
    problems.at(listed, `\`launches\` is a list, not ${kindOf(listed)}`);
    return [];
  }
  const launches = listed.children ?? [];
  if (launches.length === 0) problems.at(listed, '`launches` is empty');
  for (const launch of launches)
    if (launch.type !== 'object')
      problems.at(launch, `a launch is an object, not ${kindOf(launch)}`);
    else checkKeys(launch, Object.keys(LAUNCH_KEYS), 'a launch', problems);
  return launches;
}

/** Reads a spec as far as that needs no kernel. */
export function readSpec(text: string): SpecFile {
  const problems = new Problems();
  const root = parseJson(text, problems);
  const none: SpecFile = {
    name: undefined,
    file: undefined,
    gpus: [],
    cargoFeatures: [],
    debugAssertions: true,
    seed: 0,
    launches: [],
    kernels: [],
    problems: problems.found,
  };
  if (root === undefined) return none;
  if (root.type !== 'object') {
    problems.at(root, `a spec is an object with \`launches\`, or one launch, not ${kindOf(root)}`);
    return none;
  }
  const launches = launchNodes(root, problems);
  const textAt = (key: string): string | undefined => {
    const node = partOf(root, key);
    return node && stringOf(node, `\`${key}\``, problems);
  };
  const list = (key: string, what: string): readonly string[] => {
    const node = partOf(root, key);
    return node === undefined ? [] : stringsOf(node, what, problems);
  };
  const debug = partOf(root, 'debug_assertions');
  if (debug !== undefined && debug.type !== 'boolean')
    problems.at(debug, `\`debug_assertions\` is true or false, not ${kindOf(debug)}`);
  const seed = partOf(root, 'seed');
  return {
    name: textAt('name'),
    file: textAt('file'),
    gpus: list('gpu', 'a GPU'),
    cargoFeatures: list('cargo_features', 'a feature'),
    debugAssertions: debug?.value !== false,
    seed: (seed && countOf(seed, '`seed`', problems)) ?? 0,
    launches: launches.filter(({ type }) => type === 'object'),
    kernels: launches.map((launch) => {
      const kernel = partOf(launch, 'kernel');
      return typeof kernel?.value === 'string' ? kernel.value : undefined;
    }),
    problems: problems.found,
  };
}

export interface PlannedLaunch extends PlannedArguments {
  readonly index: number;
  /** Name for reports. */
  readonly label: string;
  /** Symbol of the kernel. */
  readonly kernel: string;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  /** Blocks of a cluster, where spec or host code say so. */
  readonly cluster: readonly [number, number, number] | undefined;
  /** Bytes of launch-sized workgroup memory. */
  readonly dynamicBytes: number;
  /** All blocks are resident at once. */
  readonly cooperative: boolean;
  /** Where host code says what `host` lists: `src/main.rs:12`. */
  readonly from: string | undefined;
  readonly expected: readonly Expectation[];
  /** Codes of findings that must be found. */
  readonly findings: readonly string[] | undefined;
  readonly node: JsonNode;
}

export interface SpecPlan {
  readonly launches: readonly PlannedLaunch[];
  readonly problems: readonly SpecProblem[];
}

export interface PlanInput {
  /** The kernels of the file; undefined for one whose parameters have no types. */
  readonly kernels: readonly SpecKernel[] | undefined;
  /** Lengths of buffers that nothing says, by launch and name. */
  readonly lengths?: ReadonlyMap<number, ReadonlyMap<string, number>>;
  readFile(path: string): Uint8Array | undefined;
}

/** Among the lengths of buffers: bytes of dynamic workgroup memory. No parameter has that name. */
export const DYNAMIC_MEMORY = '{workgroup_mem}';

/** Where nothing is said: the index of a thread in its block is not that in the grid. */
const TWO_BLOCKS: readonly [number, number, number] = [2, 1, 1];
const ONE_BLOCK: readonly [number, number, number] = [1, 1, 1];
const DEFAULT_BLOCK: readonly (readonly [number, number, number])[] = [
  [64, 1, 1],
  [8, 8, 1],
  [4, 4, 4],
];

/** All launches of a spec. */
export function planSpec(file: SpecFile, input: PlanInput): SpecPlan {
  const problems = new Problems();
  append(problems.found, file.problems);
  const launches: PlannedLaunch[] = [];
  const earlier: EarlierBuffer = (name, launch) =>
    launches
      .filter(({ index }) => launch === undefined || launch === index)
      .flatMap(({ buffers }) => buffers.find((one) => one.name === name) ?? [])
      .at(-1);
  for (const [index, node] of file.launches.entries()) {
    const planned = problems.caught(node, () => planLaunch(node, index, input, problems, earlier));
    if (planned !== undefined) launches.push(planned);
  }
  // What a launch leaves that cannot be read is not known.
  if (launches.length === file.launches.length) checkFrom(launches, problems);
  return { launches, problems: problems.found };
}

function planLaunch(
  node: JsonNode,
  index: number,
  input: PlanInput,
  problems: Problems,
  earlier: EarlierBuffer,
): PlannedLaunch | undefined {
  const kernel = kernelOf(node, input.kernels, problems);
  if (kernel === undefined) {
    checkSizes(node, problems);
    return undefined;
  }
  const { shape, symbol, name } = kernel;
  const known = shape?.launches ?? [];
  const assumed: string[] = [];
  const said = <T>(part: (one: KnownLaunch) => T | undefined): T | undefined => {
    const found = known.map(part).filter((one) => one !== undefined);
    return found.every((one) => `${one}` === `${found[0]}`) ? found[0] : undefined;
  };
  const merged = mergedLaunch(known);
  const names = (shape?.params ?? []).map((param) => param.name);
  const sources = { earlier, readFile: input.readFile };
  const typeOf = (own: string): ValueType | undefined =>
    shape?.params.find((param) => param.name === own || param.name === `%${own}`)?.type;
  const given = partOf(node, 'args');
  const all = numbersIn(given, names, merged?.scalars, (own, contents) =>
    lengthElsewhere(contents, typeOf(own), sources),
  );
  const numbers = fittingNumbers(all, shape?.params ?? [], given);
  const host: string[] = [];
  const lengths = input.lengths?.get(index) ?? new Map<string, number>();
  const grid =
    sizesOf(node, 'grid', problems, numbers) ??
    noteIf(host, 'grid', padded(said((one) => one.grid))) ??
    note(assumed, 'grid', defaultGrid(node, shape));
  const block =
    sizesOf(node, 'block', problems, numbers) ??
    noteIf(host, 'block', padded(said((one) => one.block))) ??
    note(assumed, 'block', DEFAULT_BLOCK[(shape?.dimensions ?? 1) - 1]!);
  const cluster =
    clusterOf(node, grid, problems, numbers) ??
    noteIf(host, 'cluster', padded(said((one) => one.cluster))) ??
    shape?.cluster;
  const inHost = said((one) => one.workgroupMem);
  const made = lengths.get(DYNAMIC_MEMORY) ?? 8 * block[0] * block[1] * block[2];
  const dynamic =
    workgroupMemOf(node, problems, numbers) ??
    (inHost === undefined ? undefined : inHost === 0 ? 0 : noteBytes(host, inHost)) ??
    (shape?.launchSized === true ? noteBytes(assumed, made) : 0);
  const planned = planArguments({
    kernel: shape,
    args: given,
    memory: partOf(node, 'memory'),
    at: node,
    known: merged,
    grid,
    block,
    problems,
    lengths,
    least: listedExpected(partOf(node, 'expected')),
    ...sources,
  });
  const outer: Tolerance = toleranceOf(node, problems);
  const scalars = [...planned.names]
    .filter(([, { kind }]) => kind === 'number')
    .map(([key]) => key);
  const label = partOf(node, 'name');
  return {
    ...planned,
    assumed: [...assumed, ...planned.assumed],
    host: [...host, ...planned.host],
    from: merged?.from,
    index,
    label: (label && stringOf(label, '`name`', problems)) ?? name,
    kernel: symbol,
    grid,
    block,
    cluster,
    dynamicBytes: dynamic,
    cooperative:
      partOf(node, 'cooperative') === undefined
        ? shape?.cooperative === true
        : flagOf(node, 'cooperative', problems),
    expected: readExpected(
      partOf(node, 'expected'),
      planned.buffers,
      outer,
      problems,
      scalars,
      planned.reported,
    ),
    findings: codesOf(node, problems),
    node,
  };
}

/** What can be said of a launch whose kernel is not known. */
function checkSizes(node: JsonNode, problems: Problems): void {
  const numbers = numbersIn(partOf(node, 'args'));
  // Names that only the kernel knows are no mistakes.
  const own = new Problems();
  for (const key of ['grid', 'block', 'cluster'] as const) sizesOf(node, key, own, numbers);
  workgroupMemOf(node, own, numbers);
  append(
    problems.found,
    own.found.filter(({ message }) => !message.startsWith('there is no ')),
  );
  toleranceOf(node, problems);
  flagOf(node, 'cooperative', problems);
  codesOf(node, problems);
}

/** Codes of the findings that a launch must have. */
function codesOf(node: JsonNode, problems: Problems): readonly string[] | undefined {
  const wanted = partOf(node, 'findings');
  if (wanted === undefined) return undefined;
  const parts = wanted.type === 'array' ? (wanted.children ?? []) : [wanted];
  return parts.flatMap((part) => {
    const code = stringOf(part, 'the code of a finding', problems);
    if (code === undefined) return [];
    if ((FINDING_CODES as readonly string[]).includes(code)) return [code];
    const near = nearest(code, FINDING_CODES);
    const hint =
      near === undefined
        ? `; codes are ${FINDING_CODES.map((one) => `\`${one}\``).join(', ')}`
        : `; did you mean \`${near}\`?`;
    problems.at(part, `there is no finding \`${code}\`${hint}`);
    return [];
  });
}

/** A key that is true or false; false when left out. */
function flagOf(node: JsonNode, key: string, problems: Problems): boolean {
  const given = partOf(node, key);
  if (given === undefined) return false;
  if (given.type !== 'boolean') problems.at(given, `\`${key}\` must be true or false`);
  return given.value === true;
}

function defaultGrid(node: JsonNode, shape: SpecKernel | undefined) {
  const isSaid = partOf(node, 'block') !== undefined || partOf(node, 'args') !== undefined;
  return isSaid || (shape?.dimensions ?? 1) !== 1 ? ONE_BLOCK : TWO_BLOCKS;
}

function note<T extends readonly number[]>(assumed: string[], what: string, sizes: T): T {
  const shown = sizes.findLastIndex((size) => size !== 1);
  assumed.push(`${what} ${sizes.slice(0, Math.max(1, shown + 1)).join(' x ')}`);
  return sizes;
}

function noteIf<T extends readonly number[]>(said: string[], what: string, sizes: T | undefined) {
  return sizes && note(said, what, sizes);
}

function noteBytes(assumed: string[], bytes: number): number {
  assumed.push(`${bytes} bytes of dynamic shared memory`);
  return bytes;
}

/** What all launches that are known agree on. */
function mergedLaunch(known: readonly KnownLaunch[]): KnownLaunch | undefined {
  const [first, ...others] = known;
  if (first === undefined || others.length === 0) return first;
  const agreed = <T>(part: (one: KnownLaunch) => Readonly<Record<string, T>> | undefined) => {
    const out: Record<string, T> = {};
    for (const one of known)
      for (const [key, value] of Object.entries(part(one) ?? {}))
        if (known.every((other) => (part(other)?.[key] ?? value) === value)) out[key] = value;
    return out;
  };
  return {
    from: first.from,
    scalars: agreed((one) => one.scalars),
    lengths: agreed((one) => one.lengths),
    floats: agreed((one) => one.floats),
  };
}

function padded(
  sizes: readonly number[] | undefined,
): readonly [number, number, number] | undefined {
  return sizes && [sizes[0] ?? 1, sizes[1] ?? 1, sizes[2] ?? 1];
}

/**
 * The sizes that a launch says, as far as they are numbers, and the place of its kernel's name.
 * Undefined for a launch that must have findings, whose sizes may be part of what is wrong.
 */
export function sizesOfLaunch(node: JsonNode):
  | {
      readonly block: readonly [number, number, number] | undefined;
      readonly workgroupMem: number | undefined;
      readonly offset: number;
      readonly length: number;
    }
  | undefined {
  if (partOf(node, 'findings') !== undefined) return undefined;
  const problems = new Problems();
  const block = sizesOf(node, 'block', problems);
  const workgroupMem = workgroupMemOf(node, problems);
  if (problems.any) return undefined;
  const { offset, length } = partOf(node, 'kernel') ?? node;
  return { block, workgroupMem, offset, length };
}

/** Contents of earlier launches need such a launch, and addresses a buffer. */
function checkFrom(launches: readonly PlannedLaunch[], problems: Problems): void {
  for (const [at, launch] of launches.entries()) {
    const check = (from: ReturnType<typeof fromOf>, node: JsonNode | undefined): void => {
      if (from === undefined) return;
      const before = launches.slice(0, at);
      const isThere = before.some(
        ({ index, buffers, reported }) =>
          (from.launch === undefined || from.launch === index) &&
          (isReported(reported, from.name) || buffers.some((one) => one.name === from.name)),
      );
      if (isThere) return;
      const which = from.launch === undefined ? 'no earlier launch has' : `launch ${from.launch}`;
      const what = from.launch === undefined ? 'a buffer' : 'is no earlier one with a buffer';
      problems.at(node, `${which} ${what} \`${from.name}\``);
    };
    for (const { contents, node } of launch.buffers)
      if (contents.kind === 'from') check(contents, node);
    for (const { what, node } of launch.expected)
      if (what.kind === 'contents') check(fromOf(what.node), node);
    checkAddresses(launch, problems);
  }
}

function checkAddresses({ args, buffers, node }: PlannedLaunch, problems: Problems): void {
  for (const { addresses } of args)
    for (const { buffer } of addresses)
      if (!buffers.some(({ name }) => name === buffer))
        problems.at(node, `there is no buffer \`${buffer}\``);
}

export { signatureOf };
