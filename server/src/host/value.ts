/**
 * Values of host code as far as they are known: constants, buffers on the device, modules,
 * functions, sizes of a launch.
 */
import type { Span } from '../base/index.ts';
import { type HostType, scalar, UNKNOWN } from './types.ts';

/** Memory on the device. */
export interface DeviceMemory {
  /** The same for two values that are surely the same memory. */
  readonly id: string;
  /** As the source calls it. */
  readonly name: string;
  /** One value, not several elements: `DeviceBox`. */
  readonly one: boolean;
  /** The call that allocates it, where nothing but what the source shows owns it. */
  readonly made?: Span | undefined;
  /** Its owner has ended, and the pointer lives on. */
  readonly freed?: Freed | undefined;
}

/** How device memory ended before a pointer to it. */
export interface Freed {
  /** Its owner was a temporary, or a variable of a block or function that has ended. */
  readonly how: 'temporary' | 'scope';
  /** The call that made it, or the variable. */
  readonly span: Span;
}

/** Where a module's code comes from. */
export interface ModuleSource {
  /** The path of an included file, as written: `/kernels.ptx` for one in `OUT_DIR`. */
  readonly path?: string | undefined;
  readonly inOutDir?: boolean;
  /** The PTX itself, and where it stands. */
  readonly text?: string | undefined;
  readonly textSpan?: Span | undefined;
  /** The Rust module whose kernels it has. */
  readonly rust?: string | undefined;
  /** The kernels that the program has in itself, as cuda-oxide puts them there. */
  readonly embedded?: boolean | undefined;
}

/** A kernel by its name. */
export interface KernelName {
  readonly text: string;
  /** The name without quotes. */
  readonly span: Span;
  readonly how: 'string' | 'path' | 'method' | 'ident';
  readonly module: ModuleSource | undefined;
  /** Modules in front of it, of a path: `kernels`. */
  readonly qualifier: readonly string[];
  /** Arguments of a generic kernel, without spaces: `f32`. */
  readonly generics: string | undefined;
  /** It is surely a name in a GPU module, whichever. */
  readonly sure?: boolean | undefined;
}

export interface HostValue {
  readonly type: HostType;
  readonly int?: bigint | undefined;
  readonly float?: number | undefined;
  /** The parts of a tuple or array. */
  readonly elems?: readonly HostValue[] | undefined;
  readonly fields?: ReadonlyMap<string, HostValue> | undefined;
  /** A string, and where its contents stand. */
  readonly text?: string | undefined;
  readonly textSpan?: Span | undefined;
  /** Elements of an array, vector or buffer. */
  readonly len?: bigint | undefined;
  /** The device memory that it is, points to or is the length of; `part` says which. */
  readonly memory?: DeviceMemory | undefined;
  readonly part?: 'buffer' | 'pointer' | 'length' | undefined;
  readonly module?: ModuleSource | undefined;
  readonly kernel?: KernelName | undefined;
  /** A stream that does not wait for the default stream. */
  readonly nonBlocking?: boolean | undefined;
  /** Which stream it is, of those that the source makes. */
  readonly stream?: string | undefined;
  /** The ordinal of the GPU whose context it belongs to. */
  readonly device?: bigint | undefined;
  /** Memory of the host, by reference or as a vector. */
  readonly host?: boolean | undefined;
  /** The variable of the host's memory that it is the address of, as the source writes it. */
  readonly addressOf?: string | undefined;
  /** The variable whose elements it is the number of, and the size of one in bytes. */
  readonly counts?: { readonly of: string; readonly bytes: number } | undefined;
  /** Where the expression stands that has the value. */
  readonly span?: Span | undefined;
  /** Where the value was written, before it went through variables and parameters. */
  readonly origin?: Span | undefined;
}

export const NOTHING: HostValue = { type: UNKNOWN };

export function typed(type: HostType): HostValue {
  return { type };
}

export function integer(value: bigint | undefined, type: HostType): HostValue {
  return { type, int: value };
}

export function usize(value: bigint | undefined): HostValue {
  return integer(value, scalar('usize'));
}

/** A value whose type is known better than it says itself. */
export function withType(value: HostValue, type: HostType): HostValue {
  return type.kind === 'unknown' ? value : { ...value, type };
}

/** Only what stays true when the variable gets another value. */
export function onlyType({ type }: HostValue): HostValue {
  return { type };
}

/** Three sizes of a launch; each with its place, and undefined when it is not known. */
export interface Dims {
  readonly span: Span;
  readonly sizes: readonly [Size, Size, Size];
}

export interface Size {
  readonly value: bigint | undefined;
  /** Where it is written; undefined for the ones that nobody wrote. */
  readonly span: Span | undefined;
}

const ONE: Size = { value: 1n, span: undefined };

/**
 * The place of a value for a message: where it was written, if that is in the item of the launch,
 * else where it is used.
 */
export function writtenAt({ origin }: HostValue, use: Span, file: Span['file'] = use.file): Span {
  return origin?.file === file && origin.start < origin.end ? origin : use;
}

/**
 * Sizes of a value that is an integer, a tuple, an array or one of the libraries' structs with `x`,
 * `y`, `z`.
 */
export function dimsOf(value: HostValue, use: Span, file = use.file): Dims {
  const span = writtenAt(value, use, file);
  const size = (part: HostValue | undefined): Size =>
    part === undefined
      ? ONE
      : { value: part.int, span: part.span && writtenAt(part, part.span, file) };
  const none: Size = { value: undefined, span: undefined };
  if (value.fields !== undefined) {
    const { fields } = value;
    if (fields.has('x'))
      return { span, sizes: [size(fields.get('x')), size(fields.get('y')), size(fields.get('z'))] };
  }
  const { elems } = value;
  if (elems !== undefined && elems.length >= 1 && elems.length <= 3)
    return { span, sizes: [size(elems[0]), size(elems[1]), size(elems[2])] };
  if (value.int !== undefined || isNumber(value.type))
    return { span, sizes: [{ value: value.int, span }, ONE, ONE] };
  return { span, sizes: [none, none, none] };
}

function isNumber(type: HostType): boolean {
  return (type.kind === 'scalar' && type.name !== 'bool') || type.kind === 'literal';
}
