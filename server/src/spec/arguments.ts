/**
 * Arguments of a launch: what a spec says of each parameter, by the kernel's own types, and what is
 * taken where it says nothing.
 */
import { writeElement } from '../emulate/index.ts';
import {
  contentsPart,
  hasFields,
  isExplicit,
  isOneValue,
  isScalarOf,
  namedBuffer,
  signatureOf,
  slotsOf,
} from './argument-forms.ts';
import { bufferAssumption, lengthText, numberText, valueAssumption } from './assumptions.ts';
import { type Contents, contentsOf, dtypeOf, MOST_BYTES, writeValue } from './contents.ts';
import { type EarlierBuffer, lengthFrom } from './contents-length.ts';
import { readExplicit } from './explicit.ts';
import { type Address, type FillContext, lengthOf, type Target } from './fill.ts';
import {
  checkKeys,
  countOf,
  type JsonNode,
  kindOf,
  type Problems,
  partOf,
  propertiesOf,
  stringOf,
} from './json.ts';
import { shapeOf } from './memref-shape.ts';
import type { Named } from './names.ts';
import { scalarValue } from './numbers.ts';
import { wrappedForOffload } from './offload.ts';
import { fillFields } from './own-fields.ts';
import { type PlannedArgument, type PlannedBuffer, wrongElement } from './planned.ts';
import { inOrder, isReported, pointedTypes, type Step, sameOf } from './references.ts';
import { BUFFER_KEYS } from './shape.ts';
import { isTensorMap, mapElement } from './tensor-map.ts';
import {
  hasPointer,
  isClosed,
  isInteger,
  type KernelParam,
  type KnownLaunch,
  leafTypeOf,
  leavesOf,
  mayBeNull,
  readLeaf,
  type SpecKernel,
  scalarOf,
  sizeOf,
  type ValueField,
  type ValueType,
  writeLeaf,
} from './types.ts';
import { fittingLengths, ownLength } from './written-lengths.ts';

export interface PlannedArguments {
  readonly args: readonly PlannedArgument[];
  readonly buffers: readonly PlannedBuffer[];
  /** Numbers by name, and buffers whose contents are known before the run. */
  readonly names: ReadonlyMap<string, Named>;
  /** What was taken because nothing said it, for people. */
  readonly assumed: readonly string[];
  /** What host code says, for people. */
  readonly host: readonly string[];
  /** Arguments and buffers that could not be filled, which was reported. */
  readonly reported: ReadonlySet<string>;
}

export interface ArgumentInput {
  readonly kernel: SpecKernel | undefined;
  readonly args: JsonNode | undefined;
  readonly memory: JsonNode | undefined;
  /** Where the launch is written, for reports about it as a whole. */
  readonly at: JsonNode | undefined;
  /** How host code launches the kernel. */
  readonly known: KnownLaunch | undefined;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly problems: Problems;
  /** Lengths of buffers that nothing says and that an earlier try has found, by name. */
  readonly lengths: ReadonlyMap<string, number>;
  /** Elements that such buffers have at least. */
  readonly least: ReadonlyMap<string, number>;
  readonly earlier: EarlierBuffer;
  readFile(path: string): Uint8Array | undefined;
}

export function planArguments(input: ArgumentInput): PlannedArguments {
  return new Planner(input).plan();
}

/** What a pointer or slice says of its memory. */
interface Pointee {
  readonly elem: ValueType | undefined;
  readonly mut: boolean;
  readonly rust: string;
  /** Keys that its long form has besides. */
  readonly more?: readonly string[];
  /** Elements, where the type or the spec says it elsewhere. */
  readonly length?: number;
  /** May be read before it is written, although it may be written. */
  readonly isInput?: true;
  /** A reference: it has one element where nothing else is said. */
  readonly isOne?: true;
  /** One of `memory`, which is no name of another. */
  readonly isOwn?: true;
}

/** Elements that a number of a kernel may mean; more are no number of elements. */
const MOST_GUESSED = 2 ** 22;

/** What is taken for a float parameter that nothing says. */
const DEFAULT_FLOAT = 1.5;

/** What versions of cuda-oxide call `space` or `layout` is what users pass as the row width. */
function keyOf({ name }: ValueField): string {
  return name === 'space' || name === 'layout' ? 'row_width' : name;
}

class Planner {
  private readonly input: ArgumentInput;
  private readonly problems: Problems;
  private readonly names = new Map<string, Named>();
  private readonly args: (PlannedArgument | undefined)[] = [];
  private readonly buffers: PlannedBuffer[] = [];
  private readonly assumed: string[] = [];
  private readonly host: string[] = [];
  private readonly cx: FillContext;
  private readonly threads: number;
  private readonly reported = new Set<string>();
  /** Of each buffer the number of the parameter that it belongs to; -1 for `memory`. */
  private readonly places = new Map<string, number>();
  private place = -1;
  private hostLengths: KnownLaunch['lengths'];
  private pointees: ReadonlyMap<string, ValueType> = new Map();

  constructor(input: ArgumentInput) {
    this.input = input;
    this.problems = input.problems;
    const { problems, names } = this;
    this.cx = {
      problems,
      names,
      naming: names,
      readFile: input.readFile,
      pointed: (name, type, node) => this.pointed(name, type, node),
    };
    this.threads = [...input.grid, ...input.block].reduce((product, size) => product * size, 1);
  }

  plan(): PlannedArguments {
    const { kernel, args, memory } = this.input;
    const given = this.givenNodes();
    this.hostLengths = fittingLengths(this.input.known, given);
    this.pointees = pointedTypes(kernel?.params ?? [], given, memory);
    const isLong =
      args?.type === 'array' &&
      (args.children ?? []).length > 0 &&
      args.children!.every(isExplicit);
    const isTyped = kernel !== undefined && !(isLong && !this.fitsParams(args!));
    if (!isTyped) {
      for (const step of memory === undefined ? [] : this.memorySteps(memory)) step.fill();
      for (const node of args?.children ?? [])
        this.explicit(args!.type === 'object' ? node.children?.[1] : node, undefined);
    } else {
      const steps = kernel.params.map((param, at): Step & { readonly isScalar: boolean } => {
        const node = given.get(param.name);
        const isScalar = param.type.kind === 'scalar' || param.type.kind === 'wide';
        return {
          name: param.name,
          node,
          isScalar,
          fill: () => this.fillParameter(param, node, at),
        };
      });
      // Numbers come first: lengths and contents may name them.
      const all = [
        ...steps.filter(({ isScalar }) => isScalar),
        ...(memory === undefined ? [] : this.memorySteps(memory)),
        ...steps.filter(({ isScalar }) => !isScalar),
      ];
      for (const step of inOrder(all)) step.fill();
    }
    const { names, assumed, host, reported } = this;
    const all =
      kernel?.isOffload === true && isTyped
        ? wrappedForOffload(this.args, kernel.params)
        : this.args;
    const filled = all.filter((one) => one !== undefined);
    return { args: filled, buffers: this.inPlace(), names, assumed, host, reported };
  }

  private fillParameter(param: KernelParam, node: JsonNode | undefined, at: number): void {
    this.place = at;
    this.args[at] = this.checked(param, node);
    if (this.args[at] === undefined) this.report(param.name);
  }

  /** Whatever names it is not reported as well. */
  private report(name: string): void {
    this.reported.add(name);
    this.names.set(name, { kind: 'reported' });
  }

  /** The buffers in the order of the parameters, whatever was filled first. */
  private inPlace(): readonly PlannedBuffer[] {
    const { places } = this;
    return [...this.buffers].sort((a, b) => places.get(a.name)! - places.get(b.name)!);
  }

  /** The node of each parameter. */
  private givenNodes(): ReadonlyMap<string, JsonNode> {
    const { kernel, args } = this.input;
    const { problems } = this;
    const out = new Map<string, JsonNode>();
    if (args === undefined || kernel === undefined) return out;
    const { params } = kernel;
    const names = params.map(({ name }) => name);
    const bare = (name: string): string => name.replace(/^%/, '');
    if (args.type === 'object') {
      const known = new Map(
        names.flatMap((name) => [[name, name] as const, [bare(name), name] as const]),
      );
      checkKeys(args, [...known.keys()], `\`${kernel.name}\`'s parameters`, problems);
      for (const { key, value } of propertiesOf(args)) {
        const name = known.get(key);
        if (name !== undefined) out.set(name, value);
      }
      return out;
    }
    if (args.type !== 'array') {
      problems.at(
        args,
        `\`args\` is an object by the names of the parameters, or a list, not ${kindOf(args)}`,
      );
      return out;
    }
    const nodes = args.children ?? [];
    if (nodes.every(isExplicit) && !this.fitsParams(args)) return out;
    if (nodes.length > params.length) {
      problems.at(
        nodes[params.length],
        `\`${kernel.name}\` takes ${params.length} arguments: ${signatureOf(kernel)}`,
      );
    }
    for (const [at, param] of params.entries()) {
      const node = nodes[at];
      if (node === undefined) continue;
      const own = partOf(node, 'name');
      const name = typeof own?.value === 'string' && isExplicit(node) ? own.value : undefined;
      if (name !== undefined && bare(name) !== bare(param.name) && names.includes(name))
        problems.at(
          own,
          `argument ${at} is \`${name}\`, but parameter ${at} of \`${kernel.name}\` is \`${param.name}\``,
        );
      out.set(param.name, node);
    }
    return out;
  }

  /**
   * Has a list in the long form an argument for each parameter? Else it may write one by one what
   * the ABI makes of them: address and length of a slice, the words of a memref.
   */
  private fitsParams(args: JsonNode): boolean {
    const { kernel } = this.input;
    if (kernel === undefined) return false;
    const count = args.children?.length ?? 0;
    const slots = kernel.params.reduce((sum, { type }) => sum + slotsOf(type), 0);
    const more = kernel.isOffload === true && kernel.params.length > 0 ? 1 : 0;
    return count === kernel.params.length || count !== slots + more;
  }

  private memorySteps(memory: JsonNode): readonly Step[] {
    if (memory.type === 'array')
      return (memory.children ?? []).map((node) => ({
        name: '',
        node,
        fill: () => {
          this.place = -1;
          const found = readExplicit(node, undefined, this.cx);
          if (found?.buffer !== undefined) this.addBuffer(found.buffer);
          else if (found !== undefined)
            this.problems.at(node, '`memory` lists buffers: `{"name": .., "buffer": .., ..}`');
        },
      }));
    if (memory.type !== 'object') {
      this.problems.at(memory, `\`memory\` has buffers by name, not ${kindOf(memory)}`);
      return [];
    }
    return propertiesOf(memory).map(({ key, value }) => ({
      name: key,
      node: value,
      fill: () => {
        this.place = -1;
        const found = this.problems.caught(value, () => this.ownMemory(key, value));
        if (found === undefined) this.report(key);
      },
    }));
  }

  /** A buffer of `memory`: its elements are what the pointers to it point to. */
  private ownMemory(name: string, node: JsonNode): PlannedBuffer | undefined {
    const elem = this.pointees.get(name);
    if (elem === undefined && partOf(node, 'type') === undefined) {
      this.problems.at(
        node,
        `what \`${name}\` holds is not known: no pointer in \`args\` points to it by \`{"same": "${name}"}\`; else give its \`type\``,
      );
      return undefined;
    }
    return this.buffer(name, node, { elem, mut: true, rust: 'a buffer', isOwn: true });
  }

  private explicit(node: JsonNode | undefined, param: KernelParam | undefined): void {
    if (node === undefined) return;
    const found = readExplicit(node, param, this.cx);
    if (found === undefined) return;
    if (found.buffer !== undefined) this.addBuffer(found.buffer);
    if (found.number !== undefined) this.names.set(found.argument.name, found.number);
    this.args.push(found.argument);
  }

  private checked(param: KernelParam, node: JsonNode | undefined) {
    return this.problems.caught(node ?? this.input.at, () => this.parameter(param, node));
  }

  private parameter(param: KernelParam, node: JsonNode | undefined): PlannedArgument | undefined {
    const { name, type } = param;
    const own = type.kind === 'pointer' ? type.elem : type;
    if (node !== undefined && isExplicit(node) && !(own && hasFields(own, node))) {
      const found = readExplicit(node, param, this.cx);
      if (found === undefined) return undefined;
      if (found.buffer !== undefined) this.addBuffer(found.buffer);
      if (found.number !== undefined) this.names.set(name, found.number);
      return found.argument;
    }
    switch (type.kind) {
      case 'scalar':
      case 'wide':
        return this.scalar(param, node);
      case 'pointer':
        return this.pointer(param, node);
      case 'slice':
        return this.slice(param, node);
      case 'memref':
        return this.memref(param, node);
      default:
        return this.value(param, node);
    }
  }

  private scalar(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    const bytes = new Uint8Array(sizeOf(type));
    if (node === undefined) {
      if (type.kind !== 'scalar' && type.kind !== 'wide') return undefined;
      const value = this.fromHost(name) ?? this.guess(type);
      const origin = this.fromHost(name) === undefined ? 'assumed' : 'host';
      this[origin].push(`\`${name}\` = ${numberText(type, value)}`);
      return { ...this.number(name, type, bytes, value), origin };
    }
    if (type.kind !== 'scalar' && type.kind !== 'wide') return undefined;
    const value = scalarValue(node, type, this.cx);
    return value === undefined ? undefined : this.number(name, type, bytes, value);
  }

  /** A constant that host code passes for a parameter, or for a field of one. */
  private fromHost(name: string): number | bigint | undefined {
    const { known } = this.input;
    return known?.scalars?.[name] ?? known?.floats?.[name];
  }

  private guess(type: ValueType): number {
    if (type.kind !== 'scalar') return 1;
    if (type.tags !== undefined) return Number(type.tags[0]?.value ?? 0);
    if (type.rust === 'bool') return 1;
    if (type.rust === 'char') return 97;
    if (!isInteger(type.type)) return DEFAULT_FLOAT;
    const most = type.rust.endsWith('8') ? 127 : type.rust.endsWith('16') ? 32767 : 2 ** 31 - 1;
    return Math.min(most, this.width);
  }

  /**
   * The number of elements in one dimension, the side of a matrix in two: some less than the grid
   * has threads, so that the last ones have nothing to do and a wrong guard shows.
   */
  private get width(): number {
    const { block, grid } = this.input;
    return Math.max(1, Math.floor((block[0] * grid[0] * 25) / 32));
  }

  private number(
    name: string,
    type: ValueType,
    bytes: Uint8Array,
    value: number | bigint,
  ): PlannedArgument {
    const isScalar = type.kind === 'scalar' || type.kind === 'wide';
    if (isScalar) {
      const leaf = leafTypeOf(type);
      const view = new DataView(bytes.buffer);
      writeLeaf(view, 0, leaf, value);
      // As the kernel gets it: `0.1` for `f32` is the `f32` beside it.
      this.names.set(name, {
        kind: 'number',
        value: readLeaf(view, 0, leaf),
        isInt: isInteger(leaf),
      });
    }
    const isWord = bytes.length === 8 && type.kind === 'scalar' && isInteger(type.type);
    return {
      name,
      bytes,
      addresses: [],
      isWord,
      isSlice: false,
      isApart: false,
      ...(isScalar && { shown: numberText(type, value) }),
    };
  }

  private pointer(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    if (type.kind !== 'pointer') return undefined;
    const word = { name, bytes: new Uint8Array(8), isWord: true, isSlice: false, isApart: false };
    if (node?.type === 'null' && mayBeNull(type)) return { ...word, addresses: [] };
    const buffer = this.buffer(name, node, type);
    return buffer && { ...word, addresses: [{ offset: 0, buffer: buffer.name }] };
  }

  private slice(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    if (type.kind !== 'slice') return undefined;
    if (node?.type === 'null' && mayBeNull(type)) {
      const nothing = { isWord: false, isSlice: true, isApart: false };
      return { name, bytes: new Uint8Array(type.size), addresses: [], ...nothing };
    }
    const more = type.more.map(keyOf);
    const buffer = this.buffer(name, node, { ...type, more });
    if (buffer === undefined) return undefined;
    const bytes = new Uint8Array(type.size);
    const view = new DataView(bytes.buffer);
    view.setBigUint64(8, BigInt(buffer.length), true);
    const out: Target = { bytes, addresses: [] };
    for (const field of type.more) {
      const part = partOf(node, keyOf(field));
      const path = `${name}.${keyOf(field)}`;
      if (part !== undefined) writeValue(part, field.type, out, field.offset, this.cx, path);
      else if (field.type.kind === 'scalar') {
        const width = this.fromHost(path) ?? this.width;
        const origin = this.fromHost(path) === undefined ? 'assumed' : 'host';
        writeElement(view, field.offset, field.type.type, width);
        this[origin].push(`\`${path}\` = ${width}`);
      } else
        this.problems.at(
          node ?? this.input.at,
          `\`${name}\` needs \`${keyOf(field)}\`, a \`${field.type.rust}\``,
        );
    }
    for (const { type: own, offset } of type.more)
      if (own.kind === 'scalar') {
        const value = readLeaf(view, offset, own.type);
        const path = `${name}.${keyOf(type.more.find((one) => one.offset === offset)!)}`;
        this.names.set(path, { kind: 'number', value, isInt: isInteger(own.type) });
      }
    const addresses = [{ offset: 0, buffer: buffer.name }];
    return { name, bytes, addresses, isWord: false, isSlice: true, isApart: false };
  }

  private memref(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    if (type.kind !== 'memref') return undefined;
    const { problems, assumed, input } = this;
    const { grid, block } = input;
    const hostLength = this.hostLengths?.[name];
    const shape = shapeOf(name, type, node, {
      problems,
      hostLength,
      grid,
      block,
      assumed,
      length: (part) => this.length(part),
    });
    if (shape === undefined) return undefined;
    const length = shape.reduce((product, size) => product * size, 1);
    const buffer = this.buffer(name, node, {
      elem: type.elem,
      mut: true,
      rust: type.rust,
      more: ['shape'],
      length,
      isInput: true,
    });
    if (buffer === undefined) return undefined;
    const bytes = new Uint8Array(sizeOf(type));
    const view = new DataView(bytes.buffer);
    let stride = length;
    for (const [at, size] of shape.entries()) {
      stride = size === 0 ? 0 : stride / size;
      view.setBigUint64(24 + 8 * at, BigInt(size), true);
      view.setBigUint64(24 + 8 * (shape.length + at), BigInt(stride), true);
    }
    const addresses = [0, 8].map((offset) => ({ offset, buffer: buffer.name }));
    return { name, bytes, addresses, isWord: false, isSlice: false, isApart: true };
  }

  /** A struct, an array or bytes by value; pointers in it get buffers of their own. */
  private value(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    const bytes = new Uint8Array(sizeOf(type));
    const addresses: Address[] = [];
    const good = this.part(name, type, node, { bytes, addresses }, 0);
    if (good) this.names.set(name, { kind: 'value', memory: { type, bytes, count: 1 } });
    return good
      ? { name, bytes, addresses, isWord: false, isSlice: false, isApart: false }
      : undefined;
  }

  private part(
    name: string,
    type: ValueType,
    node: JsonNode | undefined,
    out: Target,
    at: number,
  ): boolean {
    const { bytes } = out;
    // Structs with addresses may leave fields out.
    const isOpen =
      type.kind === 'struct' && !isTensorMap(node) && (node === undefined || hasPointer(type));
    if (isOpen && (node === undefined || node.type === 'object')) {
      if (node !== undefined)
        checkKeys(
          node,
          type.fields.map((field) => field.name),
          `\`${type.rust}\``,
          this.problems,
        );
      return fillFields({
        path: name,
        fields: type.fields,
        naming: this.names,
        part: (field) => partOf(node, field.name),
        fill: (field, part) =>
          this.part(`${name}.${field.name}`, field.type, part, out, at + field.offset),
        bytesOf: ({ offset }) => bytes.subarray(at + offset),
      });
    }
    if (node !== undefined) return writeValue(node, type, out, at, this.cx, name);
    if (type.kind === 'pointer' || type.kind === 'slice') {
      const found = this.pointed(name, type, node);
      if (found === undefined) return false;
      out.addresses.push({ offset: at, buffer: found.name });
      if (type.kind === 'slice')
        new DataView(bytes.buffer).setBigUint64(at + 8, BigInt(found.length), true);
      return true;
    }
    const view = new DataView(bytes.buffer);
    for (const leaf of leavesOf(type))
      writeLeaf(view, at + leaf.offset, leaf.type, this.guess(leaf.of));
    this.assumed.push(valueAssumption(name, type, view, at));
    return true;
  }

  /** The memory that a pointer in a struct points to: a buffer by its name, or one of its own. */
  private pointed(
    name: string,
    type: Extract<ValueType, { kind: 'pointer' | 'slice' }>,
    node: JsonNode | undefined,
  ): PlannedBuffer | undefined {
    const { elem, mut, rust } = type;
    const isOne = type.kind === 'pointer' && type.isOne;
    return this.buffer(name, node, { elem, mut, rust, ...(isOne && { isOne }) });
  }

  private named(node: JsonNode): PlannedBuffer | undefined {
    const name = stringOf(node, 'the name of a buffer', this.problems);
    if (name === undefined) return undefined;
    const found = this.buffers.find((one) => one.name === name || one.name === `%${name}`);
    if (found === undefined && !isReported(this.reported, name))
      this.problems.at(
        node,
        `there is no buffer \`${name}\`${this.knownBuffers()}; \`memory\` of the launch holds buffers that no parameter takes`,
      );
    return found;
  }

  private knownBuffers(): string {
    const names = this.buffers.map(({ name }) => `\`${name}\``);
    return names.length === 0 ? '' : `; there are ${names.join(', ')}`;
  }

  private length(node: JsonNode): number | undefined {
    if (node.type === 'string') return lengthOf(node, node.value as string, this.cx);
    return countOf(node, 'a length', this.problems);
  }

  private lengthPart(node: JsonNode | undefined): number | undefined {
    const length = partOf(node, 'length');
    return length === undefined ? undefined : this.length(length);
  }

  /** The buffer behind a pointer or slice. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each way to say it
  private buffer(
    name: string,
    node: JsonNode | undefined,
    { elem: known, mut, rust, more = [], length: fixed, isInput, isOne, isOwn }: Pointee,
  ): PlannedBuffer | undefined {
    const { problems, cx } = this;
    // One value behind a reference may be written as it is.
    const isMap = isTensorMap(node);
    const isValue = isMap || (isOne === true && known !== undefined && isOneValue(known, node));
    const long =
      node?.type === 'object' && !isValue && partOf(node, 'gen') === undefined ? node : undefined;
    if (node?.type === 'null') {
      problems.at(node, `\`${rust}\` cannot be null: it takes a buffer`);
      return undefined;
    }
    if (long !== undefined) {
      checkKeys(
        long,
        [...Object.keys(BUFFER_KEYS), 'address', ...more],
        `the buffer \`${name}\``,
        problems,
      );
      const same = sameOf(long);
      if (same !== undefined) return this.named(same);
    }
    // The name of a buffer alone is no contents.
    if (isOwn !== true && node?.type === 'string' && this.isBufferName(node))
      return this.named(node);
    const elem = isMap ? mapElement(known) : this.elementOf(name, long, known, rust);
    if (elem === undefined) return undefined;
    const shape = fixed === undefined ? this.rowsOf(long) : undefined;
    const said =
      fixed ?? shape?.reduce((product, size) => product * size, 1) ?? this.lengthPart(long);
    const contentNode = isValue ? node : contentsPart(node);
    const hasOwnLength = said === undefined && !isValue && ownLength(contentNode);
    const fromHost = hasOwnLength || said !== undefined ? undefined : this.hostLengths?.[name];
    const own = fromHost ?? (isOne || isMap ? 1 : undefined);
    const isGuess = !hasOwnLength && said === undefined && own === undefined;
    const length = said ?? own ?? (hasOwnLength ? undefined : this.guessLength(name, elem));
    const contents =
      contentNode === undefined
        ? this.defaultContents(elem, length!, mut && isInput !== true)
        : isValue && contentNode.type === 'array'
          ? contentsOf({ ...contentNode, children: [contentNode] }, elem, 1, cx, name)
          : contentsOf(contentNode, elem, length, cx, name);
    if (contents === undefined) return undefined;
    const flag = (key: 'uninitialised' | 'readonly'): boolean => {
      const part = partOf(long, key);
      if (part !== undefined && part.type !== 'boolean')
        problems.at(part, `\`${key}\` is true or false, not ${kindOf(part)}`);
      return part?.value === true;
    };
    const count =
      contents.kind === 'from'
        ? (lengthFrom(contents, elem, said, this.input.earlier) ?? said ?? -1)
        : contents.length;
    if (typeof count === 'string') {
      problems.at(contentNode, count);
      return undefined;
    }
    if (fromHost !== undefined) this.host.push(lengthText(name, fromHost));
    const uninitialised = flag('uninitialised');
    // One that nothing has written holds nothing that could be assumed.
    if (contentNode === undefined && contents.kind === 'bytes' && !uninitialised)
      this.assumed.push(bufferAssumption({ name, elem, ...contents }, isGuess));
    else if (isGuess && contents.kind !== 'from') this.assumed.push(lengthText(name, count));
    const buffer: PlannedBuffer = {
      name,
      elem,
      length: count,
      ...(shape && { shape }),
      contents,
      role: mut ? 'inout' : 'in',
      isReadonly: flag('readonly'),
      uninitialised,
      isGuess,
      node,
    };
    return this.addBuffer(buffer);
  }

  /** What an input holds that nothing says: its indices. What the kernel writes begins as zeros. */
  private defaultContents(elem: ValueType, length: number, mut: boolean): Contents {
    const size = sizeOf(elem);
    const bytes = new Uint8Array(length * size);
    const leaves = mut ? [] : leavesOf(elem);
    const view = new DataView(bytes.buffer);
    for (const [at, leaf] of leaves.entries())
      for (let i = 0; i < length; i++)
        writeLeaf(
          view,
          i * size + leaf.offset,
          leaf.type,
          leaf.type === 'bool' || isClosed(leaf.of) ? this.guess(leaf.of) : i * leaves.length + at,
        );
    return { kind: 'bytes', bytes, length };
  }

  /**
   * As many elements as the kernel's one number says, for each dimension of the launch; else as
   * many as would be made up for such a number.
   */
  private guessLength(name: string, elem: ValueType): number {
    const { grid, block, kernel, lengths } = this.input;
    const most = Math.floor(MOST_BYTES / 4 / Math.max(1, sizeOf(elem)));
    const found = lengths.get(name);
    if (found !== undefined) return Math.min(most, found);
    const counts = new Set<number>();
    for (const { name: param, type } of kernel?.params ?? []) {
      const number = this.names.get(param);
      const isCount =
        type.kind === 'scalar' && isInteger(type.type) && !/8|bool|char/.test(type.rust);
      if (isCount && number?.kind === 'number') counts.add(Number(number.value));
    }
    const [count = this.width] = counts.size === 1 ? counts : [];
    const dimensions = [0, 1, 2].filter((axis) => axis === 0 || grid[axis]! * block[axis]! > 1);
    const length = Math.max(count ** dimensions.length, this.input.least.get(name) ?? 0);
    return length >= 1 && length <= MOST_GUESSED ? Math.min(most, length) : this.threads;
  }

  private isBufferName({ value }: JsonNode): boolean {
    const name = (value as string).trim();
    return this.buffers.some((one) => one.name === name || one.name === `%${name}`);
  }

  private rowsOf(long: JsonNode | undefined): readonly number[] | undefined {
    const shape = partOf(long, 'shape');
    if (shape === undefined) return undefined;
    if (shape.type !== 'array') {
      this.problems.at(shape, `a shape is a list of sizes, not ${kindOf(shape)}`);
      return undefined;
    }
    const sizes = (shape.children ?? []).map((part) => this.length(part));
    return sizes.every((size) => size !== undefined) ? sizes : undefined;
  }

  /** The type of elements: the kernel's, which the spec may name. */
  private elementOf(
    name: string,
    long: JsonNode | undefined,
    known: ValueType | undefined,
    rust: string,
  ): ValueType | undefined {
    const named = partOf(long, 'type');
    const own = named && dtypeOf(named, this.problems);
    if (named !== undefined && own === undefined) return undefined;
    if (own === undefined) return known !== undefined && sizeOf(known) > 0 ? known : scalarOf('u8');
    const wrong = wrongElement(own, known);
    if (wrong === undefined)
      return known !== undefined && isScalarOf(known, own) ? known : scalarOf(own);
    this.problems.at(
      named,
      `\`${name}\` is \`${rust}\`: its elements are \`${wrong}\`, not \`${own}\``,
    );
    return undefined;
  }

  private addBuffer(buffer: PlannedBuffer): PlannedBuffer | undefined {
    if (this.buffers.some(({ name }) => name === buffer.name)) {
      this.problems.at(buffer.node, `there are two buffers \`${buffer.name}\``);
      return undefined;
    }
    this.buffers.push(buffer);
    this.places.set(buffer.name, this.place);
    this.names.set(buffer.name, namedBuffer(buffer));
    return buffer;
  }
}
