/**
 * The long form of arguments, in which each says its own type: `{"name": "x", "buffer": "f32",
 * "length": 200, "role": "in", "init": {"gen": "iota"}}`. It serves assembly texts, whose
 * parameters have no types; where the kernel's types are known it is compared with them.
 */
import {
  type BufferRole,
  type Dtype,
  numberOf,
  readElement,
  SpecError,
  sizeOfDtype,
  writeElement,
} from '../emulate/index.ts';
import { contentsOf, dtypeOf, fits, isSameType } from './contents.ts';
import type { Named } from './expression.ts';
import type { Address, FillContext } from './fill.ts';
import {
  checkKeys,
  countOf,
  type JsonNode,
  kindOf,
  numberIn,
  type Problems,
  partOf,
  stringOf,
} from './json.ts';
import { type PlannedArgument, type PlannedBuffer, wrongElement } from './planned.ts';
import type { EXPLICIT_KEYS } from './shape.ts';
import { TENSOR_MAP_TYPE, writeTensorMap } from './tensor-map.ts';
import { isInteger, type KernelParam, scalarOf, sizeOf, type ValueType } from './types.ts';

export interface ExplicitArgument {
  readonly argument: PlannedArgument;
  readonly buffer?: PlannedBuffer;
  readonly number?: Named;
}

const ROLES: readonly BufferRole[] = ['in', 'out', 'inout', 'scratch'];
const PLAIN = { addresses: [], isWord: false, isSlice: false, isApart: false } as const;

/** The keys that each kind of argument has. */
const KINDS = {
  buffer: ['name', 'buffer', 'length', 'role', 'init', 'init_crc32', 'tolerance', 'uninitialised'],
  slice: ['name', 'slice', 'length', 'role', 'init', 'init_crc32', 'tolerance', 'uninitialised'],
  scalar: ['name', 'scalar', 'value'],
  struct: ['name', 'struct', 'size', 'align', 'fields'],
  tensor_map: ['name', 'tensor_map', 'pointer'],
} as const satisfies Record<string, readonly (keyof typeof EXPLICIT_KEYS)[]>;

/** What a node in the long form says; undefined after a report. */
export function readExplicit(
  node: JsonNode,
  param: KernelParam | undefined,
  cx: FillContext,
): ExplicitArgument | undefined {
  const { problems } = cx;
  if (node.type !== 'object') {
    const example =
      '`{"name": .., "scalar": "f32", "value": 2}` or `{"name": .., "buffer": "f32", ..}`';
    problems.at(
      node,
      `the types of these parameters are not known: an argument is an object such as ${example}, not ${kindOf(node)}`,
    );
    return undefined;
  }
  const kind = (['tensor_map', 'scalar', 'slice', 'struct', 'buffer'] as const).find(
    (key) => partOf(node, key) !== undefined,
  );
  if (kind === undefined) {
    problems.at(
      node,
      'an argument in the long form has one of `buffer`, `slice`, `scalar`, `struct`, `tensor_map`',
    );
    return undefined;
  }
  checkKeys(node, KINDS[kind], `a ${kind}`, problems);
  const nameNode = need(node, 'name', problems);
  const name = nameNode && stringOf(nameNode, 'a name', problems);
  if (name === undefined) return undefined;
  if (kind === 'scalar') return scalarArgument(node, name, param, cx);
  if (kind === 'struct') return structArgument(node, name, param, problems);
  if (kind === 'tensor_map') return mapArgument(node, name, param, cx);
  const buffer = bufferOf(node, kind, name, param, cx);
  if (buffer === undefined) return undefined;
  const addresses = [{ offset: 0, buffer: name }];
  if (kind === 'buffer')
    return {
      buffer,
      argument: { ...PLAIN, name, bytes: new Uint8Array(8), addresses, isWord: true },
    };
  const bytes = new Uint8Array(16);
  new DataView(bytes.buffer).setBigUint64(8, BigInt(buffer.length), true);
  return { buffer, argument: { ...PLAIN, name, bytes, addresses, isSlice: true } };
}

/** A tensor map, by value or by its address. */
function mapArgument(
  node: JsonNode,
  name: string,
  param: KernelParam | undefined,
  cx: FillContext,
): ExplicitArgument | undefined {
  const bytes = new Uint8Array(sizeOf(TENSOR_MAP_TYPE));
  const addresses: Address[] = [];
  const map = {
    ...node,
    children: (node.children ?? []).filter((one) => keyIs(one, 'tensor_map')),
  };
  if (!writeTensorMap(map, TENSOR_MAP_TYPE, { bytes, addresses }, 0, cx, name)) return undefined;
  const isPointer = partOf(node, 'pointer')?.value === true || param?.type.kind === 'pointer';
  if (!isPointer) return { argument: { ...PLAIN, name, bytes, addresses } };
  const buffer: PlannedBuffer = {
    name,
    elem: TENSOR_MAP_TYPE,
    length: 1,
    contents: { kind: 'bytes', bytes, length: 1, addresses },
    role: 'in',
    isReadonly: false,
    uninitialised: false,
    isGuess: false,
    node,
  };
  const own = [{ offset: 0, buffer: name }];
  return {
    buffer,
    argument: { ...PLAIN, name, bytes: new Uint8Array(8), addresses: own, isWord: true },
  };
}

const keyIs = (property: JsonNode, key: string): boolean => property.children?.[0]?.value === key;

function need(node: JsonNode, key: string, problems: Problems): JsonNode | undefined {
  const found = partOf(node, key);
  if (found === undefined) problems.at(node, `\`${key}\` is missing`);
  return found;
}

function scalarArgument(
  node: JsonNode,
  name: string,
  param: KernelParam | undefined,
  { problems }: FillContext,
): ExplicitArgument | undefined {
  const type = dtypeOf(partOf(node, 'scalar')!, problems);
  const value = need(node, 'value', problems);
  if (type === undefined || value === undefined) return undefined;
  const own = param?.type;
  const isAddress = (own?.kind === 'pointer' || own === undefined) && sizeOfDtype(type) === 8;
  if (own !== undefined && !isAddress && !isSameScalar(type, own)) {
    problems.at(
      partOf(node, 'scalar'),
      `\`${name}\` is \`${own.rust}\`, not a number of type \`${type}\``,
    );
    return undefined;
  }
  const number = plainNumber(value, problems);
  if (number === undefined) return undefined;
  if (isInteger(type) && typeof number === 'number' && !Number.isInteger(number)) {
    problems.at(value, `${number} is not a whole number, but the type is ${type}`);
    return undefined;
  }
  const bytes = new Uint8Array(sizeOfDtype(type));
  const view = new DataView(bytes.buffer);
  writeElement(view, 0, type, number);
  const isWord = bytes.length === 8 && isInteger(type);
  return {
    argument: { ...PLAIN, name, bytes, isWord, shown: `${number}` },
    number: { kind: 'number', value: readElement(view, 0, type), isInt: isInteger(type) },
  };
}

function isSameScalar(type: Dtype, own: ValueType): boolean {
  if (own.kind === 'scalar') return isSameType(type, own.type);
  // A struct around one number, and types of which nothing is known.
  return own.kind !== 'slice' && own.kind !== 'memref' && sizeOf(own) === sizeOfDtype(type);
}

function plainNumber(node: JsonNode, problems: Problems): number | bigint | undefined {
  if (node.type === 'number') return node.value as number;
  if (node.type === 'boolean') return node.value === true ? 1 : 0;
  if (node.type !== 'string') {
    problems.at(node, `a value is a number, not ${kindOf(node)}`);
    return undefined;
  }
  try {
    return numberOf(node.value as string);
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    problems.at(node, error.message);
    return undefined;
  }
}

function bufferOf(
  node: JsonNode,
  kind: 'buffer' | 'slice',
  name: string,
  param: KernelParam | undefined,
  cx: FillContext,
): PlannedBuffer | undefined {
  const { problems } = cx;
  const typeNode = partOf(node, kind)!;
  const type = dtypeOf(typeNode, problems);
  const lengthNode = need(node, 'length', problems);
  const length = lengthNode && countOf(lengthNode, 'a length', problems);
  const roleNode = partOf(node, 'role');
  const role = (roleNode?.value ?? 'inout') as BufferRole;
  if (!ROLES.includes(role)) problems.at(roleNode, 'a role is `in`, `out`, `inout` or `scratch`');
  if (type === undefined || lengthNode === undefined || length === undefined) return undefined;
  if (!fits(lengthNode, length, sizeOfDtype(type), problems)) return undefined;
  const own = param?.type;
  const isRight =
    own === undefined || own.kind === kind || (kind === 'buffer' && own.kind === 'pointer');
  if (!isRight) {
    problems.at(typeNode, `\`${name}\` is \`${own.rust}\`, not a ${kind}`);
    return undefined;
  }
  const known = own?.kind === 'pointer' || own?.kind === 'slice' ? own.elem : undefined;
  const wrong = wrongElement(type, known);
  if (wrong !== undefined) {
    problems.at(
      typeNode,
      `\`${name}\` is \`${own!.rust}\`: its elements are \`${wrong}\`, not \`${type}\``,
    );
    return undefined;
  }
  const init = partOf(node, 'init');
  // What an output holds before it is written is a pattern that no kernel computes by chance.
  const contents =
    init === undefined
      ? ({ kind: 'generator', init: { gen: 'byte', value: 0xa5 }, length } as const)
      : contentsOf(init, scalarOf(type), length, cx);
  if (contents === undefined) return undefined;
  const tolerance = partOf(node, 'tolerance');
  const crc = partOf(node, 'init_crc32');
  const flag = partOf(node, 'uninitialised');
  if (flag !== undefined && flag.type !== 'boolean')
    problems.at(flag, `\`uninitialised\` is true or false, not ${kindOf(flag)}`);
  return {
    name,
    elem: scalarOf(type),
    length,
    contents,
    role,
    mustNotChange: role === 'in',
    isReadonly: false,
    uninitialised: flag?.value === true,
    isGuess: false,
    ...(tolerance && { tolerance: numberIn(tolerance, 'a tolerance', problems) ?? 0 }),
    ...(crc && { crc32: countOf(crc, 'a CRC-32', problems) ?? 0 }),
    node,
  };
}

function structArgument(
  node: JsonNode,
  name: string,
  param: KernelParam | undefined,
  problems: Problems,
): ExplicitArgument | undefined {
  stringOf(partOf(node, 'struct')!, 'the name of a struct', problems);
  const sizeNode = need(node, 'size', problems);
  const size = sizeNode && countOf(sizeNode, 'a size', problems);
  const fields = need(node, 'fields', problems);
  if (fields !== undefined && fields.type !== 'array') {
    problems.at(fields, `\`fields\` is a list, not ${kindOf(fields)}`);
    return undefined;
  }
  if (size === undefined || fields === undefined) return undefined;
  const own = param?.type;
  if (own !== undefined && sizeOf(own) !== size && own.kind !== 'pointer') {
    problems.at(sizeNode, `\`${name}\` is \`${own.rust}\` of ${sizeOf(own)} bytes, not ${size}`);
    return undefined;
  }
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const addresses: { offset: number; buffer: string }[] = [];
  for (const field of fields.children ?? []) structField(field, view, addresses, problems);
  return { argument: { ...PLAIN, name, bytes, addresses } };
}

/** Writes a field, or notes the buffer whose address it is. */
function structField(
  field: JsonNode,
  view: DataView,
  addresses: { offset: number; buffer: string }[],
  problems: Problems,
): void {
  checkKeys(field, ['name', 'type', 'offset', 'value', 'address'], 'a field', problems);
  const typeNode = need(field, 'type', problems);
  const type = typeNode && dtypeOf(typeNode, problems);
  const offsetNode = need(field, 'offset', problems);
  const offset = offsetNode && countOf(offsetNode, 'an offset', problems);
  if (type === undefined || offset === undefined) return;
  const label = String(partOf(field, 'name')?.value ?? offset);
  if (offset + sizeOfDtype(type) > view.byteLength) {
    const room = view.byteLength;
    problems.at(field, `the field \`${label}\` is outside of the ${room} bytes of the struct`);
    return;
  }
  const address = partOf(field, 'address');
  if (address === undefined) {
    const value = need(field, 'value', problems);
    const number = value && plainNumber(value, problems);
    if (number !== undefined) writeElement(view, offset, type, number);
    return;
  }
  const buffer = stringOf(address, 'an address', problems);
  if (sizeOfDtype(type) !== 8 || !isInteger(type))
    problems.at(typeNode, `the field \`${label}\` is too small for an address`);
  else if (buffer !== undefined) addresses.push({ offset, buffer });
}
