/** Atomics: the ordering is a constant generic argument, numbered as core's `AtomicOrdering`. */
import type { MirType, Ordering, RmwKind, Value } from '../../mir/index.ts';
import { isFloat, isPtr } from '../../mir/index.ts';
import type { FnCx } from '../fn-cx.ts';
import { mirType, operandOf, reinterpret } from '../memory.ts';
import { scalar, ZST } from '../operand.ts';
import {
  arg,
  constArg,
  type IntrinsicCall,
  type IntrinsicRow,
  type IntrinsicTable,
  pointeeTy,
} from './types.ts';

const ORDERINGS: readonly Ordering[] = ['relaxed', 'release', 'acquire', 'acqrel', 'seqcst'];

/** Rust has no way to choose a scope: everything is visible to the whole system. */
const SCOPE = 'system';

function ordering(cx: FnCx, call: IntrinsicCall, index: number): Ordering {
  return ORDERINGS[Number(constArg(cx, call, index))] ?? cx.unsupported('an atomic ordering');
}

/** Index of the first ordering among the generic arguments: behind the types. */
function firstConst(call: IntrinsicCall): number {
  const index = call.generics.findIndex((generic) => generic.kind === 'value');
  return index < 0 ? call.generics.length : index;
}

function atomicType(cx: FnCx, call: IntrinsicCall): { type: MirType; align: number } {
  const layout = cx.layout(pointeeTy(cx, call));
  if (layout.repr.kind !== 'scalar') return cx.unsupported('an atomic of this type');
  return { type: mirType(cx, layout.repr.a), align: layout.size };
}

const rmw =
  (kind: RmwKind, float?: RmwKind): IntrinsicRow =>
  (cx, call) => {
    const { type, align } = atomicType(cx, call);
    // Arithmetic on pointers works on their addresses.
    const asInt = isPtr(type) && kind !== 'xchg';
    const operand = asInt ? reinterpret(cx, arg(cx, call, 1), 'i64') : arg(cx, call, 1);
    const attrs = {
      rmw: isFloat(type) && float !== undefined ? float : kind,
      ordering: ordering(cx, call, firstConst(call)),
      scope: SCOPE,
      align,
    } as const;
    const old = cx.b.value('atomic.rmw', [arg(cx, call, 0), operand], operand.type, attrs);
    return scalar(reinterpret(cx, old, type));
  };

const exchange: IntrinsicRow = (cx, call) => {
  const { type, align } = atomicType(cx, call);
  const at = firstConst(call);
  const attrs = {
    ordering: ordering(cx, call, at),
    failure: ordering(cx, call, at + 1),
    scope: SCOPE,
    align,
  } as const;
  const args: Value[] = [arg(cx, call, 0), arg(cx, call, 1), arg(cx, call, 2)];
  return operandOf(cx.b.emit('atomic.cmpxchg', args, [type, 'i1'], attrs).results);
};

export const ATOMICS: IntrinsicTable = {
  atomic_load: (cx, call) => {
    const { type, align } = atomicType(cx, call);
    const attrs = { ordering: ordering(cx, call, firstConst(call)), scope: SCOPE, align } as const;
    return scalar(cx.b.value('atomic.load', [arg(cx, call, 0)], type, attrs));
  },
  atomic_store: (cx, call) => {
    const { align } = atomicType(cx, call);
    const attrs = { ordering: ordering(cx, call, firstConst(call)), scope: SCOPE, align } as const;
    cx.b.emit('atomic.store', [arg(cx, call, 1), arg(cx, call, 0)], [], attrs);
    return ZST;
  },
  atomic_xchg: rmw('xchg'),
  atomic_cxchg: exchange,
  atomic_cxchgweak: exchange,
  atomic_xadd: rmw('add', 'fadd'),
  atomic_xsub: rmw('sub'),
  atomic_and: rmw('and'),
  atomic_nand: rmw('nand'),
  atomic_or: rmw('or'),
  atomic_xor: rmw('xor'),
  atomic_max: rmw('smax', 'fmax'),
  atomic_min: rmw('smin', 'fmin'),
  atomic_umax: rmw('umax'),
  atomic_umin: rmw('umin'),
  atomic_fence: (cx, call) => {
    cx.b.emit('fence', [], [], { ordering: ordering(cx, call, firstConst(call)), scope: SCOPE });
    return ZST;
  },
  // Orders only what the compiler may do; our passes never move memory accesses over it anyway.
  atomic_singlethreadfence: () => ZST,
};
