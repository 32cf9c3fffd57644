/**
 * Arguments of a launch: what a spec says of each parameter, by the kernel's own types, and what is
 * taken where it says nothing.
 */
import {
  type Dtype,
  readElement as elementAt,
  generate,
  sizeOfDtype,
  writeElement,
} from '../emulate/index.ts';
import {
  type Contents,
  contentsOf,
  dtypeOf,
  type FillContext,
  lengthOf,
  MOST_BYTES,
  scalarValue,
  writeValue,
} from './contents.ts';
import { readExplicit } from './explicit.ts';
import type { Named } from './expression.ts';
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
import { type PlannedArgument, type PlannedBuffer, wrongElement } from './planned.ts';
import { BUFFER_KEYS } from './shape.ts';
import {
  innermost,
  isInteger,
  type KernelParam,
  type KnownLaunch,
  leavesOf,
  type SpecKernel,
  scalarOf,
  sizeOf,
  type ValueField,
  type ValueType,
} from './types.ts';
import { countListed, fittingLengths, listedShape, ownLength } from './written-lengths.ts';

export interface PlannedArguments {
  readonly args: readonly PlannedArgument[];
  readonly buffers: readonly PlannedBuffer[];
  /** Numbers by name, and buffers whose contents are known before the run. */
  readonly names: ReadonlyMap<string, Named>;
  /** What was taken because nothing said it, for people. */
  readonly assumed: readonly string[];
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
  private readonly cx: FillContext;
  private readonly threads: number;
  private hostLengths: KnownLaunch['lengths'];

  constructor(input: ArgumentInput) {
    this.input = input;
    this.problems = input.problems;
    const { problems, names } = this;
    this.cx = { problems, names, readFile: input.readFile };
    this.threads = [...input.grid, ...input.block].reduce((product, size) => product * size, 1);
  }

  plan(): PlannedArguments {
    const { kernel, args, memory } = this.input;
    const given = this.givenNodes();
    this.hostLengths = fittingLengths(this.input.known, given);
    if (memory !== undefined) this.planMemory(memory);
    const isLong =
      args?.type === 'array' &&
      (args.children ?? []).length > 0 &&
      args.children!.every(isExplicit);
    if (kernel === undefined || (isLong && !this.fitsParams(args!))) {
      for (const node of args?.children ?? [])
        this.explicit(args!.type === 'object' ? node.children?.[1] : node, undefined);
    } else {
      const { params } = kernel;
      // Numbers come first: lengths and contents may name them.
      for (const isScalar of [true, false])
        for (const [at, param] of params.entries())
          if ((param.type.kind === 'scalar' || param.type.kind === 'wide') === isScalar)
            this.args[at] = this.checked(param, given.get(param.name));
      if (kernel.isOffload === true) this.wrapForOffload();
    }
    const { names, buffers, assumed } = this;
    return { args: this.args.filter((one) => one !== undefined), buffers, names, assumed };
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

  private planMemory(memory: JsonNode): void {
    if (memory.type === 'array') {
      for (const node of memory.children ?? []) {
        const found = readExplicit(node, undefined, this.cx);
        if (found?.buffer !== undefined) this.addBuffer(found.buffer);
        else if (found !== undefined)
          this.problems.at(node, '`memory` lists buffers: `{"name": .., "buffer": .., ..}`');
      }
      return;
    }
    if (memory.type !== 'object') {
      this.problems.at(memory, `\`memory\` has buffers by name, not ${kindOf(memory)}`);
      return;
    }
    for (const { key, value } of propertiesOf(memory))
      this.problems.caught(value, () =>
        this.buffer(key, value, { elem: undefined, mut: true, rust: 'a buffer' }),
      );
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
    if (node !== undefined && isExplicit(node) && !hasFields(type, node)) {
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
      const known = this.input.known?.scalars?.[name];
      const value = known ?? this.guess(type);
      const from = known === undefined ? '' : ` (${this.input.known!.from})`;
      if (from === '') this.assumed.push(`\`${name}\` = ${value}`);
      return this.number(name, type, bytes, value);
    }
    if (type.kind === 'wide') {
      if (!writeValue(node, type, bytes, 0, this.cx)) return undefined;
      return { name, bytes, addresses: [], isWord: false, isSlice: false, isApart: false };
    }
    if (type.kind !== 'scalar') return undefined;
    const value = scalarValue(node, type.type, type.rust, this.cx);
    return value === undefined ? undefined : this.number(name, type, bytes, value);
  }

  private guess(type: ValueType): number {
    if (type.kind !== 'scalar') return 1;
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
    if (type.kind === 'scalar') {
      writeElement(new DataView(bytes.buffer), 0, type.type, value);
      this.names.set(name, { kind: 'number', value, isInt: isInteger(type.type) });
    } else bytes[0] = Number(value);
    const isWord = bytes.length === 8 && type.kind === 'scalar' && isInteger(type.type);
    return {
      name,
      bytes,
      addresses: [],
      isWord,
      isSlice: false,
      isApart: false,
      shown: `${value}`,
    };
  }

  private pointer(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    if (type.kind !== 'pointer') return undefined;
    const word = { name, bytes: new Uint8Array(8), isWord: true, isSlice: false, isApart: false };
    if (node?.type === 'null') return { ...word, addresses: [] };
    const buffer = this.buffer(name, node, type);
    return buffer && { ...word, addresses: [{ offset: 0, buffer: buffer.name }] };
  }

  private slice(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    if (type.kind !== 'slice') return undefined;
    const more = type.more.map(keyOf);
    const buffer = this.buffer(name, node, { ...type, more });
    if (buffer === undefined) return undefined;
    const bytes = new Uint8Array(type.size);
    const view = new DataView(bytes.buffer);
    view.setBigUint64(8, BigInt(buffer.length), true);
    for (const field of type.more) {
      const part = partOf(node, keyOf(field));
      if (part !== undefined) writeValue(part, field.type, bytes, field.offset, this.cx);
      else if (field.type.kind === 'scalar') {
        const { width } = this;
        writeElement(view, field.offset, field.type.type, width);
        this.assumed.push(`\`${name}.${keyOf(field)}\` = ${width}`);
      } else
        this.problems.at(
          node ?? this.input.at,
          `\`${name}\` needs \`${keyOf(field)}\`, a \`${field.type.rust}\``,
        );
    }
    const addresses = [{ offset: 0, buffer: buffer.name }];
    return { name, bytes, addresses, isWord: false, isSlice: true, isApart: false };
  }

  private memref(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    if (type.kind !== 'memref') return undefined;
    const shape = this.shapeOf(name, type, node);
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

  /** Sizes of a memref: of its type, as the spec gives them, or from its only unknown size. */
  private shapeOf(
    name: string,
    { shape, rust }: Extract<ValueType, { kind: 'memref' }>,
    node: JsonNode | undefined,
  ): readonly number[] | undefined {
    const given = partOf(node, 'shape');
    if (given !== undefined) {
      const parts = given.type === 'array' ? (given.children ?? []) : [];
      if (parts.length !== shape.length) {
        this.problems.at(given, `the shape of \`${rust}\` is a list of ${shape.length} sizes`);
        return undefined;
      }
      const sizes = parts.map((part) => this.length(part));
      for (const [at, size] of sizes.entries())
        if (size !== undefined && shape[at] !== undefined && shape[at] !== size)
          this.problems.at(parts[at], `size ${at} of \`${rust}\` is ${shape[at]}, not ${size}`);
      return sizes.every((size) => size !== undefined) ? sizes : undefined;
    }
    const open = shape.filter((size) => size === undefined).length;
    if (open === 0) return shape as readonly number[];
    const contents = contentsPart(node);
    const listed = node === undefined ? undefined : countListed(contents);
    const fixed = shape.reduce<number>((product, size) => product * (size ?? 1), 1);
    const said = this.lengthPart(node) ?? listed;
    if (open === 1 && said !== undefined) return shape.map((size) => size ?? said / fixed);
    const rows = listedShape(contents);
    if (rows?.length === shape.length) return rows;
    const own = this.hostLengths?.[name];
    if (open === 1 && own !== undefined) return shape.map((size) => size ?? own / fixed);
    const { grid, block } = this.input;
    // Blocks or threads of x may go along any of them.
    const width = grid[0] * block[0];
    const least = width ** open <= MOST_GUESSED ? width : 1;
    const sizes = shape.map((size, at) => {
      if (size !== undefined) return size;
      const dim = Math.min(2, shape.length - 1 - at);
      return Math.max(least, grid[dim]! * block[dim]!);
    });
    this.assumed.push(`\`${name}\` has the shape ${sizes.join(' x ')}`);
    return sizes;
  }

  /** A struct, an array or bytes by value; pointers in it get buffers of their own. */
  private value(
    { name, type }: KernelParam,
    node: JsonNode | undefined,
  ): PlannedArgument | undefined {
    const bytes = new Uint8Array(sizeOf(type));
    const addresses: { offset: number; buffer: string }[] = [];
    const good = this.part(name, type, node, bytes, 0, addresses);
    return good
      ? { name, bytes, addresses, isWord: false, isSlice: false, isApart: false }
      : undefined;
  }

  private part(
    name: string,
    type: ValueType,
    node: JsonNode | undefined,
    bytes: Uint8Array,
    at: number,
    addresses: { offset: number; buffer: string }[],
  ): boolean {
    if (type.kind === 'pointer' || type.kind === 'slice') {
      if (node?.type === 'null' && type.kind === 'pointer') return true;
      const found = this.pointed(name, type, node);
      if (found === undefined) return false;
      addresses.push({ offset: at, buffer: found.name });
      if (type.kind === 'slice')
        new DataView(bytes.buffer).setBigUint64(at + 8, BigInt(found.length), true);
      return true;
    }
    if (type.kind === 'struct' && hasPointer(type)) {
      if (node !== undefined && node.type !== 'object') {
        this.problems.at(node, `\`${type.rust}\` is an object of its fields, not ${kindOf(node)}`);
        return false;
      }
      if (node !== undefined)
        checkKeys(
          node,
          type.fields.map((field) => field.name),
          `\`${type.rust}\``,
          this.problems,
        );
      return type.fields
        .map((field) =>
          this.part(
            `${name}.${field.name}`,
            field.type,
            partOf(node, field.name),
            bytes,
            at + field.offset,
            addresses,
          ),
        )
        .every(Boolean);
    }
    if (node !== undefined) return writeValue(node, type, bytes, at, this.cx);
    if (type.kind === 'struct')
      return type.fields
        .map((field) =>
          this.part(
            `${name}.${field.name}`,
            field.type,
            undefined,
            bytes,
            at + field.offset,
            addresses,
          ),
        )
        .every(Boolean);
    const view = new DataView(bytes.buffer);
    for (const leaf of leavesOf(type))
      writeElement(view, at + leaf.offset, leaf.type, this.guess(scalarOf(leaf.type)));
    this.assumed.push(
      type.kind === 'scalar'
        ? `\`${name}\` = ${this.guess(type)}`
        : type.kind === 'opaque'
          ? `\`${name}\` is zeros`
          : `\`${name}\` is all ${this.guess(type)}`,
    );
    return true;
  }

  /** The memory that a pointer in a struct points to: a buffer by its name, or one of its own. */
  private pointed(
    name: string,
    type: Extract<ValueType, { kind: 'pointer' | 'slice' }>,
    node: JsonNode | undefined,
  ): PlannedBuffer | undefined {
    const address = partOf(node, 'same') ?? partOf(node, 'address');
    if (address !== undefined) return this.named(address);
    const { elem, mut, rust } = type;
    return this.buffer(name, node, { elem, mut, rust });
  }

  private named(node: JsonNode): PlannedBuffer | undefined {
    const name = stringOf(node, 'the name of a buffer', this.problems);
    if (name === undefined) return undefined;
    const found = this.buffers.find((one) => one.name === name);
    if (found === undefined)
      this.problems.at(
        node,
        `there is no buffer \`${name}\` before this one${this.knownBuffers()}`,
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
    { elem: known, mut, rust, more = [], length: fixed, isInput }: Pointee,
  ): PlannedBuffer | undefined {
    const { problems, cx } = this;
    const long = node?.type === 'object' && partOf(node, 'gen') === undefined ? node : undefined;
    if (node?.type === 'null') {
      problems.at(node, `\`${rust}\` cannot be null`);
      return undefined;
    }
    if (long !== undefined) {
      checkKeys(long, [...Object.keys(BUFFER_KEYS), ...more], `the buffer \`${name}\``, problems);
      const same = partOf(long, 'same');
      if (same !== undefined) return this.named(same);
    }
    const elem = this.elementOf(name, long, known, rust);
    if (elem === undefined) return undefined;
    const shape = fixed === undefined ? this.rowsOf(long) : undefined;
    const said =
      fixed ?? shape?.reduce((product, size) => product * size, 1) ?? this.lengthPart(long);
    const contentNode = contentsPart(node);
    const hasOwnLength = said === undefined && ownLength(contentNode);
    const fromHost = hasOwnLength || said !== undefined ? undefined : this.hostLengths?.[name];
    const isGuess = !hasOwnLength && said === undefined && fromHost === undefined;
    const length = said ?? fromHost ?? (hasOwnLength ? undefined : this.guessLength(name, elem));
    const contents =
      contentNode === undefined
        ? this.defaultContents(elem, length!, mut && isInput !== true)
        : contentsOf(contentNode, elem, length, cx);
    if (contents === undefined) return undefined;
    const flag = (key: 'uninitialised' | 'readonly'): boolean => {
      const part = partOf(long, key);
      if (part !== undefined && part.type !== 'boolean')
        problems.at(part, `\`${key}\` is true or false, not ${kindOf(part)}`);
      return part?.value === true;
    };
    const count = contents.kind === 'from' ? (said ?? -1) : contents.length;
    if (isGuess && contents.kind !== 'from')
      this.assumed.push(
        `\`${name}\` has ${count} elements${contentNode === undefined && !mut ? ', x[i] = i'.replace('x', name) : ''}`,
      );
    const buffer: PlannedBuffer = {
      name,
      elem,
      length: count,
      ...(shape && { shape }),
      contents,
      role: mut ? 'inout' : 'in',
      isReadonly: flag('readonly'),
      uninitialised: flag('uninitialised'),
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
        writeElement(
          view,
          i * size + leaf.offset,
          leaf.type,
          leaf.type === 'bool' ? 1 : i * leaves.length + at,
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
    const { contents, elem } = buffer;
    const named = namedBuffer(contents, elem);
    if (named !== undefined) this.names.set(buffer.name, named);
    return buffer;
  }

  /** A first parameter of the runtime's, and numbers of 64 bits each. */
  private wrapForOffload(): void {
    if (this.args.length === 0) return;
    for (const [at, arg] of this.args.entries()) {
      if (arg === undefined || arg.addresses.length > 0 || arg.bytes.length >= 8) continue;
      if (this.input.kernel!.params[at]?.type.kind !== 'scalar') continue;
      const bytes = new Uint8Array(8);
      bytes.set(arg.bytes);
      this.args[at] = { ...arg, bytes, isWord: true };
    }
    const word = {
      bytes: new Uint8Array(8),
      addresses: [],
      isWord: true,
      isSlice: false,
      isApart: false,
    };
    this.args.unshift({ name: 'dyn_ptr', ...word });
  }
}

/** Parameters that a convention of a device library makes of one. */
function slotsOf(type: ValueType): number {
  if (type.kind === 'slice') return 2 + type.more.length;
  return type.kind === 'memref' ? 3 + 2 * type.shape.length : 1;
}

/** One of the long form: it says its own type. */
export function isExplicit(node: JsonNode): boolean {
  return (
    node.type === 'object' &&
    ['buffer', 'slice', 'scalar', 'struct'].some((key) => partOf(node, key) !== undefined)
  );
}

/** An object of a struct's own fields, though one of them is called like a key of the long form. */
function hasFields(type: ValueType, node: JsonNode): boolean {
  if (type.kind !== 'struct') return false;
  const names = type.fields.map(({ name }) => name);
  return propertiesOf(node).every(({ key }) => names.includes(key));
}

function hasPointer(type: ValueType): boolean {
  if (type.kind === 'pointer' || type.kind === 'slice') return true;
  return type.kind === 'struct' && type.fields.some((field) => hasPointer(field.type));
}

/** The part of a buffer's description that is its contents. */
function contentsPart(node: JsonNode | undefined): JsonNode | undefined {
  if (node?.type !== 'object' || partOf(node, 'gen') !== undefined) return node;
  return partOf(node, 'init') ?? partOf(node, 'file');
}

/** A scalar, or a struct around one. */
function isScalarOf(type: ValueType, dtype: Dtype): boolean {
  return type.kind === 'scalar' && type.type === dtype;
}

/** A buffer that expressions may read, by its numbers in order. */
export function namedBuffer(contents: Contents, elem: ValueType): Named | undefined {
  if (contents.kind === 'from') return undefined;
  const { length } = contents;
  let bytes: Uint8Array;
  if (contents.kind === 'bytes') ({ bytes } = contents);
  else {
    const type = innermost(elem);
    if (type === undefined || contents.init.gen === 'from' || contents.init.gen === 'parts')
      return undefined;
    bytes = generate(type, length, contents.init, () => undefined);
  }
  return readable(bytes, elem);
}

/** The numbers of memory that consists of one type of them. */
export function readable(bytes: Uint8Array, elem: ValueType): Named | undefined {
  const type = innermost(elem);
  if (type === undefined) return undefined;
  const size = sizeOfDtype(type);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    kind: 'buffer',
    length: Math.floor(bytes.length / size),
    isInt: isInteger(type),
    at: (index) => elementAt(view, index * size, type),
  };
}

/** `fn saxpy(a: f32, x: *const f32)`, for messages. */
export function signatureOf({ name, params }: SpecKernel): string {
  return `fn ${name}(${params.map((param) => `${param.name}: ${param.type.rust}`).join(', ')})`;
}
