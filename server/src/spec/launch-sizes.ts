/** Grid, block and workgroup memory of a launch as a spec writes them. */
import { constantExpression, ExpressionError } from './expression.ts';
import { countOf, type JsonNode, Problems, partOf, propertiesOf } from './json.ts';
import type { Named } from './names.ts';
import { reportExpression, scalarValue } from './numbers.ts';
import type { KernelParam } from './types.ts';
import { repeatedLength } from './written-lengths.ts';

/** Largest grid in x, y and z: what CUDA allows for every compute capability. */
const LARGEST_GRID = [2147483647, 65535, 65535] as const;
const LARGEST_BLOCK = 1024;
/** Most blocks of a cluster that every GPU with clusters has (CUDA C++ programming guide). */
const LARGEST_CLUSTER = 8;

type Numbers = ReadonlyMap<string, Named>;

/** One to three sizes; the others are 1. */
export function sizesOf(
  node: JsonNode,
  key: 'grid' | 'block' | 'cluster',
  problems: Problems,
  numbers: Numbers = numbersIn(partOf(node, 'args')),
): readonly [number, number, number] | undefined {
  const given = partOf(node, key);
  if (given === undefined) return undefined;
  const parts = given.type === 'array' ? (given.children ?? []) : [given];
  const before = problems.found.length;
  const sizes = parts.map((part) => sizeIn(part, problems, numbers));
  if (problems.found.length > before) return [1, 1, 1];
  const isGood =
    parts.length >= 1 &&
    parts.length <= 3 &&
    sizes.every((size) => size !== undefined && Number.isSafeInteger(size) && size >= 1);
  if (!isGood) {
    problems.at(
      given,
      `\`${key}\` is a number, or a list of up to three, each at least 1, or an expression of numbers among \`args\`, such as "div_ceil(n, 64)"`,
    );
    return [1, 1, 1];
  }
  const [x, y = 1, z = 1] = sizes as number[];
  const out = [x!, y, z] as const;
  if (key === 'block' && x! * y * z > LARGEST_BLOCK)
    problems.at(given, `a block of ${x! * y * z} threads exceeds ${LARGEST_BLOCK}`);
  if (key === 'cluster' && x! * y * z > LARGEST_CLUSTER)
    problems.at(given, `a cluster of ${x! * y * z} blocks exceeds ${LARGEST_CLUSTER}`);
  if (key === 'grid')
    for (const [at, size] of out.entries())
      if (size > LARGEST_GRID[at]!)
        problems.at(given, `grid ${'xyz'[at]} exceeds ${LARGEST_GRID[at]}`);
  return out;
}

/** Blocks of a cluster, which divide the grid; undefined where the spec says nothing. */
export function clusterOf(
  node: JsonNode,
  grid: readonly [number, number, number],
  problems: Problems,
  numbers: Numbers,
): readonly [number, number, number] | undefined {
  const before = problems.found.length;
  const cluster = sizesOf(node, 'cluster', problems, numbers);
  if (cluster === undefined || problems.found.length > before) return cluster;
  const at = cluster.findIndex((size, i) => grid[i]! % size !== 0);
  if (at >= 0)
    problems.at(
      partOf(node, 'cluster'),
      `\`cluster\` ${'xyz'[at]} is ${cluster[at]}, which does not divide the ${grid[at]} blocks of the grid`,
    );
  return cluster;
}

/** Bytes of dynamic workgroup memory. */
export function workgroupMemOf(
  node: JsonNode,
  problems: Problems,
  numbers: Numbers = numbersIn(partOf(node, 'args')),
): number | undefined {
  const given = partOf(node, 'workgroup_mem');
  if (given === undefined) return undefined;
  const before = problems.found.length;
  const value = given.type === 'string' ? sizeIn(given, problems, numbers) : undefined;
  if (problems.found.length > before) return undefined;
  return countOf(value === undefined ? given : { ...given, value }, '`workgroup_mem`', problems);
}

function sizeIn(part: JsonNode, problems: Problems, names: Numbers): number | undefined {
  if (typeof part.value === 'number') return part.value;
  if (part.type !== 'string') return undefined;
  try {
    return Number(constantExpression(part.value as string, names, 'u64'));
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    reportExpression(part, error, { problems, names });
    // What it names is reported where it is read.
    return error.kind === 'reported' ? 1 : undefined;
  }
}

/** The numbers without those that their parameters cannot have, which are reported as such. */
export function fittingNumbers(
  numbers: Numbers,
  params: readonly KernelParam[],
  args: JsonNode | undefined,
): Numbers {
  const out = new Map(numbers);
  for (const [at, { name, type }] of params.entries()) {
    if (type.kind !== 'scalar' && type.kind !== 'wide') continue;
    const node = args?.type === 'array' ? args.children?.[at] : partOf(args, name);
    if (node?.type !== 'number') continue;
    const cx = { problems: new Problems(), names: numbers };
    if (scalarValue(node, type, cx) === undefined) out.set(name, { kind: 'reported' });
  }
  return out;
}

/**
 * The numbers that `args` say, before anything else of the launch is known.
 * @param params names of the parameters, where `args` is a list
 * @param known numbers that host code passes, for those that are left out
 * @param elsewhere elements of files, and of what earlier launches leave
 */
export function numbersIn(
  args: JsonNode | undefined,
  params: readonly string[] = [],
  known: Readonly<Record<string, bigint>> = {},
  elsewhere: Elsewhere = () => undefined,
): Numbers {
  const out = new Map<string, Named>();
  for (const [name, value] of Object.entries(known))
    out.set(name, { kind: 'number', value, isInt: true });
  const given =
    args?.type === 'object'
      ? propertiesOf(args).map(({ key, value }) => [key, value] as const)
      : (args?.children ?? []).map((value, at) => [params[at] ?? '', value] as const);
  for (const [name, node] of given) {
    const { type, value } = node;
    out.delete(name);
    if (type === 'number')
      out.set(name, { kind: 'number', value: value as number, isInt: Number.isInteger(value) });
  }
  const texts: [string, string][] = [];
  for (const [name, node] of given) {
    if (node.type === 'string') addText(name, node, false, out, texts, elsewhere);
    else addParts(name, node, out, texts, elsewhere);
  }
  // Again for numbers of numbers that are written behind them.
  for (let before = -1; before !== out.size; ) {
    before = out.size;
    for (const [name, text] of texts) {
      try {
        const number = constantExpression(text, out, 'f64');
        const isInt = typeof number === 'bigint' || Number.isInteger(number);
        out.set(name, { kind: 'number', value: number, isInt });
      } catch (error) {
        // Reported where the argument is read.
        if (!(error instanceof ExpressionError)) throw error;
      }
    }
  }
  return out;
}

/** Elements of contents that the text of a spec does not say. */
type Elsewhere = (name: string, contents: JsonNode) => number | undefined;

/** A number by an expression, or contents with their length. */
function addText(
  name: string,
  node: JsonNode,
  isContents: boolean,
  out: Map<string, Named>,
  texts: [string, string][],
  elsewhere: Elsewhere,
): void {
  const text = node.value as string;
  const length = repeatedLength(text);
  const count = elsewhere(name, node);
  if (count !== undefined) out.set(`${name}.len`, { kind: 'number', value: count, isInt: true });
  else if (length !== undefined) texts.push([`${name}.len`, length]);
  else if (!isContents) texts.push([name, text]);
}

/** Numbers in an object, `p.count`, and lengths of lists, `x.len`. */
function addParts(
  name: string,
  node: JsonNode,
  out: Map<string, Named>,
  texts: [string, string][],
  elsewhere: Elsewhere,
): void {
  if (node.type === 'array')
    out.set(`${name}.len`, { kind: 'number', value: node.children?.length ?? 0, isInt: true });
  for (const { key, value } of node.type === 'object' ? propertiesOf(node) : []) {
    const isContents = key === 'init' || key === 'file';
    const path = isContents ? name : key === 'length' ? `${name}.len` : `${name}.${key}`;
    const number = value.value;
    if (typeof number === 'number' && !isContents)
      out.set(path, { kind: 'number', value: number, isInt: Number.isInteger(number) });
    else if (value.type === 'string') addText(path, value, isContents, out, texts, elsewhere);
    else addParts(path, value, out, texts, elsewhere);
  }
}
