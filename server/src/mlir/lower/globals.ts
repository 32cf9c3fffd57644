/** Globals of a text in MIR: `memref.global` and `llvm.mlir.global`, with what they begin as. */
import { type FileId, splice } from '../../base/index.ts';
import type { AddressSpace, Global, Module, Reloc } from '../../mir/index.ts';
import { constantBits, heldBits } from '../ops/arith.ts';
import { type Attribute, integerOf, integersOf } from '../syntax/attributes.ts';
import type { Op, Value } from '../syntax/tree.ts';
import { type MemrefType, memorySpace, type Type, typeText } from '../syntax/types.ts';
import { elementAt, leavesOf } from './structs.ts';
import { Unsupported } from './unsupported.ts';
import { memoryOf, NoParts, partsOf, scalarPart } from './value-types.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Runs something that may find a type without parts. */
function attempt<T>(place: Place, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof NoParts) throw new Unsupported(error.message, place);
    throw error;
  }
}

/** A global of a memref's size and contents. */
export function memrefGlobal(
  symbol: string,
  op: Op,
  type: MemrefType,
  place: Place,
  file: FileId,
): Global {
  const space = memorySpace(type.space);
  if (
    type.shape.includes(undefined) ||
    type.layout !== undefined ||
    space === undefined ||
    space === 'private'
  )
    throw new Unsupported(`a global of type \`${typeText(type)}\``, place);
  const layout = attempt(place, () => memoryOf(type.element));
  const count = (type.shape as number[]).reduce((product, n) => product * n, 1);
  const given = integerOf(op.attrs.get('alignment'));
  const init =
    space === 'workgroup' ? undefined : initialBytes(op, type, count, layout.size, place);
  return {
    name: symbol,
    space: space === 'generic' ? 'global' : space,
    size: count * layout.size,
    align: Math.max(layout.align, Number(given ?? 1n)),
    ...(init && { init }),
    relocs: [],
    mutable: !op.attrs.has('constant'),
    span: { file, start: place.start, end: place.end },
  };
}

/** The bytes of a global's `dense<...>`. */
function initialBytes(
  op: Op,
  type: MemrefType,
  count: number,
  size: number,
  place: Place,
): Uint8Array | undefined {
  const attr = op.attrs.get('initial_value');
  if (attr === undefined) throw new Unsupported('a global that is defined elsewhere', place);
  if (attr.kind === 'unit') return undefined;
  const values = attr.kind === 'dense' ? attr.values : undefined;
  if (
    values === undefined ||
    (values.length !== 1 && values.length !== count) ||
    type.element.kind === 'vector'
  )
    throw new Unsupported('this form of an initial value', place);
  const out = new Uint8Array(count * size);
  for (let i = 0; i < count; i++)
    write(out, i * size, size, bitsOf(values[values.length === 1 ? 0 : i]!, type.element, place));
  return out;
}

function bitsOf(attr: Attribute, type: Type, place: Place): bigint {
  const bits = heldBits(attr, type) ?? constantBits(attr, scalarPart(type));
  if (bits === undefined) throw new Unsupported('this form of an initial value', place);
  return bits;
}

function write(out: Uint8Array, at: number, size: number, value: bigint): void {
  let bits = value;
  for (let byte = 0; byte < size; byte++) {
    out[at + byte] = Number(bits & 0xffn);
    bits >>= 8n;
  }
}

// ---- llvm ---------------------------------------------------------------------------------------

const SPACES: Readonly<Record<number, AddressSpace>> = {
  0: 'global',
  1: 'global',
  3: 'workgroup',
  4: 'constant',
};

/** Is it memory of the workgroup whose size the launch chooses? */
export function isLaunchSized(op: Op): boolean {
  const type = op.attrs.get('global_type');
  const isEmpty = type?.kind === 'type' && /^!llvm\.array<\s*0\s*x/.test(typeText(type.type));
  return isEmpty && integerOf(op.attrs.get('addr_space')) === 3n;
}

/** A part of a constant: its bits, or the address of a global. */
type Part = bigint | { readonly symbol: string };

/**
 * A `llvm.mlir.global`. `address` gives the symbol of another one that its contents name. Throws
 * `Unsupported`.
 */
export function llvmGlobal(
  symbol: string,
  op: Op,
  file: FileId,
  address: (name: string) => string,
): Global {
  const place = { start: op.nameStart, end: op.symbol?.end ?? op.nameEnd };
  const attr = op.attrs.get('global_type');
  const space = SPACES[Number(integerOf(op.attrs.get('addr_space')) ?? 0n)];
  if (attr?.kind !== 'type' || space === undefined || op.attrs.has('thread_local_'))
    throw new Unsupported('a global of this kind', place);
  const { type } = attr;
  const { size, align } = attempt(place, () => memoryOf(type));
  const given = Number(integerOf(op.attrs.get('alignment')) ?? 0n);
  const parts = space === 'workgroup' ? undefined : contents(op, type, place);
  const out: Global = {
    name: symbol,
    space,
    size,
    align: given === 0 ? align : given,
    relocs: [],
    mutable: !op.attrs.has('constant'),
    span: { file, ...place },
  };
  if (parts === undefined) return out;
  const init = new Uint8Array(size);
  const relocs: Reloc[] = [];
  attempt(place, () => leavesOf(type)).forEach(({ type: own, offset }, i) => {
    const part = parts[i] ?? 0n;
    if (typeof part === 'bigint') write(init, offset, memoryOf(own).size, part);
    else relocs.push({ offset, symbol: address(part.symbol), addend: 0n });
  });
  return { ...out, init, relocs };
}

/** Parts of what it begins as; undefined where nothing is said. */
function contents(op: Op, type: Type, place: Place): readonly Part[] | undefined {
  const region = op.regions.find(({ blocks }) => blocks.some(({ ops }) => ops.length > 0));
  if (region !== undefined) return evaluated(region.blocks[0]!.ops, place);
  const attr = op.attrs.get('value');
  if (attr === undefined) return undefined;
  return attempt(place, () => partsOfConstant(attr, type, place));
}

/** The parts of a constant as an attribute gives it. */
function partsOfConstant(attr: Attribute, type: Type, place: Place): readonly Part[] {
  const leaves = leavesOf(type);
  if (attr.kind === 'string') {
    const { value } = attr;
    return leaves.map((_, i) => BigInt(i < value.length ? value.charCodeAt(i) & 0xff : 0));
  }
  const values = attr.kind === 'dense' ? attr.values : attr.kind === 'array' ? attr.items : [attr];
  const numbers = attr.kind === 'numbers' ? integersOf(attr) : undefined;
  if (numbers !== undefined) return numbers.map((one) => BigInt.asUintN(64, one));
  if (values === undefined || (values.length !== 1 && values.length !== leaves.length))
    throw new Unsupported('this form of an initial value', place);
  return leaves.map((leaf, i) => bitsOf(values[values.length === 1 ? 0 : i]!, leaf.type, place));
}

/** What a body of constants and insertions returns. */
function evaluated(ops: readonly Op[], place: Place): readonly Part[] {
  const known = new Map<Value, readonly Part[]>();
  for (const op of ops) {
    const operands = op.operands.map(({ value }) => (value && known.get(value)) ?? []);
    if (op.name === 'llvm.return') return operands[0] ?? [];
    const result = op.results[0];
    const parts = attempt(place, () => constantParts(op, operands, place));
    if (parts === undefined || result === undefined)
      throw new Unsupported(`\`${op.name}\` in the initial value of a global`, {
        start: op.nameStart,
        end: op.nameEnd,
      });
    known.set(result, parts);
  }
  return [];
}

function constantParts(
  op: Op,
  operands: readonly (readonly Part[])[],
  place: Place,
): readonly Part[] | undefined {
  const type = op.results[0]?.type ?? { kind: 'unknown' };
  switch (op.name) {
    case 'llvm.mlir.undef':
    case 'llvm.mlir.poison':
    case 'llvm.mlir.zero':
      return partsOf(type).map(() => 0n);
    case 'llvm.mlir.constant': {
      const attr = op.attrs.get('value');
      return attr && partsOfConstant(attr, type, place);
    }
    case 'llvm.mlir.addressof': {
      const name = op.attrs.get('global_name');
      return name?.kind === 'symbol' ? [{ symbol: name.path.at(-1)! }] : undefined;
    }
    case 'llvm.addrspacecast':
      return operands[0];
    case 'llvm.insertvalue': {
      const at = elementAt(type, integersOf(op.attrs.get('position')) ?? []);
      if (at === undefined) return undefined;
      const parts = [...operands[0]!];
      splice(parts, at.first, at.count, operands[1]!);
      return parts;
    }
    default:
      return undefined;
  }
}

/** Puts a global into a module, and gives its symbol. */
export function addGlobal(module: Module, symbol: string, make: () => Global): string {
  if (!module.globals.has(symbol)) module.globals.set(symbol, make());
  return symbol;
}
