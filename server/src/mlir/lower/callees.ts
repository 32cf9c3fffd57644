/** Functions that kernels call: how they are declared in MIR. */
import { createFunc, type Func, type MirType } from '../../mir/index.ts';
import { functionOf } from '../syntax/aggregate.ts';
import type { Attribute } from '../syntax/attributes.ts';
import type { Op } from '../syntax/tree.ts';
import type { FunctionType, Type } from '../syntax/types.ts';
import { Unsupported } from './unsupported.ts';
import { NoParts, partsOf } from './value-types.ts';

/** So many numbers come back in registers; more of them in memory of the caller. */
const IN_REGISTERS = 2;

interface Place {
  readonly start: number;
  readonly end: number;
}

const FUNCTIONS = new Set(['func.func', 'gpu.func', 'llvm.func']);

/** The type of a function of the text. */
export function typeOfFunction(op: Op): FunctionType | undefined {
  const type = op.attrs.get('function_type');
  return type?.kind === 'type' ? functionOf(type.type) : undefined;
}

/** Does an operation define a function with a body? */
export function isDefined(op: Op | undefined): op is Op {
  if (op === undefined || !FUNCTIONS.has(op.name) || op.opaque) return false;
  return op.regions[0]?.blocks.some(({ ops }) => ops.length > 0) === true;
}

function partsAt(types: readonly Type[], place: Place): MirType[] {
  try {
    return types.flatMap(partsOf);
  } catch (error) {
    if (error instanceof NoParts) throw new Unsupported(error.message, place);
    throw error;
  }
}

/** What MIR has of a signature. */
export interface Signature {
  readonly params: readonly MirType[];
  readonly results: readonly MirType[];
  /** Results that come back in memory, whose address is the first parameter. */
  readonly inMemory: readonly MirType[];
}

/** Throws `Unsupported` for types that are not there. */
export function signatureOf({ inputs, results }: FunctionType, place: Place): Signature {
  const params = partsAt(inputs, place);
  const given = partsAt(results, place);
  if (given.length <= IN_REGISTERS) return { params, results: given, inMemory: [] };
  return { params: ['ptr.private', ...params], results: [], inMemory: given };
}

/** A function of the text, without its code. Throws `Unsupported` where it cannot be called. */
export function declareFunction(symbol: string, found: Op, name: string, place: Place): Func {
  const type = typeOfFunction(found);
  if (type === undefined)
    throw new Unsupported(`a call of \`@${name}\`, whose type is not known`, place);
  const attrs = found.attrs.get('arg_attrs');
  const isCopied = (one: Attribute): boolean =>
    one.kind === 'dictionary' && one.entries.has('llvm.byval');
  if (attrs?.kind === 'array' && attrs.items.some(isCopied))
    throw new Unsupported(`a call of \`@${name}\`, which takes copies by \`llvm.byval\``, place);
  const { params, results } = signatureOf(type, place);
  return createFunc(symbol, 'device', [...params], [...results]);
}
