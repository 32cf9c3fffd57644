/** Rules over memrefs: shapes, layouts, globals. */
import type { Complain } from '../../ops/row.ts';
import { parseMap, projection } from '../../syntax/affine.ts';
import { type Attribute, integerOf, integersOf } from '../../syntax/attributes.ts';
import type { Op } from '../../syntax/tree.ts';
import { differ, type MemrefType, type Type, typeText } from '../../syntax/types.ts';
import { dense } from './arith.ts';
import { operandType, type Rule, type Rules, resultType } from './rule.ts';

const DYNAMIC = -(1n << 63n);
type Size = number | undefined;

const memref = (type: Type | undefined): MemrefType | undefined =>
  type?.kind === 'memref' ? type : undefined;

/** Strides and offset; undefined where a map says them. */
export function stridesOf(type: MemrefType): { strides: Size[]; offset: Size } | undefined {
  if (type.layout?.kind === 'strided')
    return { strides: [...type.layout.strides], offset: type.layout.offset };
  if (type.layout !== undefined) return undefined;
  const strides: Size[] = [];
  let stride: Size = 1;
  for (let at = type.shape.length - 1; at >= 0; at--) {
    strides[at] = stride;
    const size: Size = type.shape[at];
    stride = stride === undefined || size === undefined ? undefined : stride * size;
  }
  return { strides, offset: 0 };
}

const times = (a: Size, b: Size): Size => (a === undefined || b === undefined ? undefined : a * b);
const plus = (a: Size, b: Size): Size => (a === undefined || b === undefined ? undefined : a + b);

export const indices =
  (at: number): Rule =>
  (op, complain) => {
    const type = memref(operandType(op, at));
    if (type === undefined) return;
    const count = op.operands.length - at - 1;
    if (count !== type.shape.length)
      complain(`expected ${type.shape.length} indices, got ${count}: \`${typeText(type)}\``);
  };

/** As many sizes as the type leaves open; an alignment that is one. */
export const allocation: Rule = (op, complain) => {
  const type = memref(resultType(op));
  if (type === undefined) return;
  const counts = integersOf(op.attrs.get('operandSegmentSizes'));
  const skip = op.name === 'gpu.alloc' ? Number(counts?.[0] ?? 0) : 0;
  const given =
    counts === undefined ? op.operands.length : Number(counts[op.name === 'gpu.alloc' ? 1 : 0]);
  const wanted = type.shape.filter((size) => size === undefined).length;
  if (given !== wanted && op.operands.length >= skip) {
    complain(`incorrect number of dynamic sizes, has ${given}, expected ${wanted}`);
    return;
  }
  alignment(op, complain);
};

const alignment = (op: Op, complain: Complain): void => {
  const value = integerOf(op.attrs.get('alignment'));
  if (value !== undefined && (value <= 0n || (value & (value - 1n)) !== 0n))
    complain(
      "attribute 'alignment' failed to satisfy constraint: value is positive and a power of two",
    );
};

/** `[[0, 1], [2]]` */
function groupsOf(op: Op): number[][] | undefined {
  const attr = op.attrs.get('reassociation');
  if (attr?.kind !== 'array') return undefined;
  const groups = attr.items.map((item) => integersOf(item)?.map(Number));
  return groups.includes(undefined) ? undefined : (groups as number[][]);
}

const reshape =
  (wide: 'operand' | 'result'): Rule =>
  (op, complain) => {
    const [from, to] = [memref(operandType(op, 0)), memref(resultType(op))];
    const groups = groupsOf(op);
    if (from === undefined || to === undefined || groups === undefined) return;
    const [expanded, collapsed] = wide === 'operand' ? [from, to] : [to, from];
    const wrong = groupsFit(groups, expanded, collapsed);
    if (wrong !== undefined) {
      complain(wrong);
      return;
    }
    if (differ(from.element, to.element)) complain('element type must stay the same');
    const shape = integersOf(op.attrs.get('static_output_shape'));
    const at = shape?.findIndex(
      (size, i) => size !== (to.shape[i] === undefined ? DYNAMIC : BigInt(to.shape[i]!)),
    );
    if (at !== undefined && at >= 0) complain(`invalid output shape provided at pos ${at}`);
  };

function groupsFit(
  groups: readonly number[][],
  expanded: MemrefType,
  collapsed: MemrefType,
): string | undefined {
  if (groups.length !== collapsed.shape.length && !(groups.length === 0))
    return `invalid number of reassociation groups: found ${groups.length}, expected ${collapsed.shape.length}`;
  let next = 0;
  for (const group of groups)
    for (const dim of group)
      if (dim !== next++) return 'invalid reassociation indices: not consecutive';
  if (groups.length > 0 && next !== expanded.shape.length)
    return `reassociation indices must be contiguous and cover all ${expanded.shape.length} dimensions`;
  for (const [i, group] of groups.entries()) {
    const product = group.map((dim) => expanded.shape[dim]).reduce<Size>(times, 1);
    const own = collapsed.shape[i];
    if (product !== own)
      return `collapsed dim size (${own ?? '?'}) must equal reassociation group size (${product ?? '?'})`;
  }
  return undefined;
}

/** Offsets, sizes and strides; undefined for what an operand says. */
function parts(op: Op, name: string): Size[] | undefined {
  return integersOf(op.attrs.get(name))?.map((value) =>
    value === DYNAMIC ? undefined : Number(value),
  );
}

const subview: Rule = (op, complain) => {
  const [from, to] = [memref(operandType(op, 0)), memref(resultType(op))];
  const lists = ['static_offsets', 'static_sizes', 'static_strides'].map((name) => parts(op, name));
  const [offsets, sizes, steps] = lists;
  if (from === undefined || to === undefined || !offsets || !sizes || !steps) return;
  const rank = from.shape.length;
  for (const [i, list] of [offsets, sizes, steps].entries()) {
    const word = ['offset', 'size', 'stride'][i];
    if (list.length !== rank) {
      complain(`expected ${rank} ${word} values, got ${list.length}`);
      return;
    }
  }
  if (differ(from.element, to.element)) {
    complain(
      `expected result element type to be \`${typeText(from.element)}\`, but got \`${typeText(to)}\``,
    );
    return;
  }
  const outside = offsets.findIndex((offset, i) =>
    outOfBounds(from.shape[i], offset, sizes[i], steps[i]),
  );
  if (outside >= 0) {
    complain(`slice along dimension ${outside} runs out-of-bounds`);
    return;
  }
  const wanted = sliceType(from, offsets, sizes, steps);
  if (wanted !== undefined && !isReduced(wanted, to))
    complain(
      `expected result type to be \`${typeText(wanted)}\` or a rank-reduced version, but got \`${typeText(to)}\``,
    );
};

function outOfBounds(size: Size, offset: Size, count: Size, step: Size): boolean {
  if (size === undefined || offset === undefined) return false;
  if (offset < 0 || offset >= Math.max(size, 1)) return true;
  if (count === undefined || step === undefined || count === 0) return false;
  const last = offset + (count - 1) * step;
  return last >= size || last < 0;
}

function sliceType(
  from: MemrefType,
  offsets: Size[],
  sizes: Size[],
  steps: Size[],
): MemrefType | undefined {
  const own = stridesOf(from);
  if (own === undefined) return undefined;
  let { offset } = own;
  offsets.forEach((one, i) => {
    offset = plus(offset, times(one, own.strides[i]));
  });
  const strides = own.strides.map((stride, i) => times(stride, steps[i]));
  return { ...from, shape: sizes, layout: { kind: 'strided', strides, offset } };
}

/** Is one type the other, perhaps without dimensions of size 1? */
function isReduced(wide: MemrefType, own: MemrefType): boolean {
  const [a, b] = [stridesOf(wide)!, stridesOf(own)];
  if (b === undefined) return true;
  if (a.offset !== b.offset) return false;
  const matches = (i: number, j: number): boolean => {
    if (j === own.shape.length) return wide.shape.slice(i).every((size) => size === 1);
    if (i === wide.shape.length) return false;
    const same =
      wide.shape[i] === own.shape[j] && (a.strides[i] === b.strides[j] || own.shape[j] === 1);
    return (same && matches(i + 1, j + 1)) || (wide.shape[i] === 1 && matches(i + 1, j));
  };
  return matches(0, 0);
}

const reinterpret: Rule = (op, complain) => {
  const to = memref(resultType(op));
  const from = operandType(op, 0);
  const [sizes, strides, offsets] = [
    parts(op, 'static_sizes'),
    parts(op, 'static_strides'),
    parts(op, 'static_offsets'),
  ];
  if (to === undefined || !sizes || !strides || !offsets) return;
  if (sizes.length !== to.shape.length) {
    complain(`expected ${to.shape.length} size values, got ${sizes.length}`);
    return;
  }
  if (from !== undefined && 'element' in from && differ(from.element, to.element)) {
    complain('different element types specified for source type and result type');
    return;
  }
  const wrong = sizes.findIndex((size, i) => size !== undefined && size !== to.shape[i]);
  if (wrong >= 0) {
    complain(
      `expected result type with size = ${sizes[wrong] ?? 'dynamic'} instead of ${to.shape[wrong] ?? 'dynamic'} in dim = ${wrong}`,
    );
    return;
  }
  const own = stridesOf(to);
  if (own === undefined) return;
  const off = strides.findIndex(
    (stride, i) =>
      stride !== undefined && own.strides[i] !== undefined && stride !== own.strides[i],
  );
  if (off >= 0)
    complain(
      `expected result type with stride = ${strides[off]} instead of ${own.strides[off]} in dim = ${off}`,
    );
  else if (offsets[0] !== undefined && own.offset !== undefined && offsets[0] !== own.offset)
    complain(`expected result type with offset = ${offsets[0]} instead of ${own.offset}`);
};

/** What a cast may change: what is known. */
const cast: Rule = (op, complain) => {
  const [from, to] = [operandType(op, 0), resultType(op)];
  if (from === undefined || to === undefined || !('element' in from) || !('element' in to)) return;
  const [a, b] = [memref(from), memref(to)];
  const bad = (x: Size, y: Size): boolean => x !== undefined && y !== undefined && x !== y;
  let wrong = differ(from.element, to.element);
  if (a && b) {
    wrong ||= differ(
      { ...a, element: b.element, shape: [], layout: undefined },
      { ...b, shape: [], layout: undefined },
    );
    wrong ||= a.shape.length !== b.shape.length || a.shape.some((size, i) => bad(size, b.shape[i]));
    const [s, t] = [stridesOf(a), stridesOf(b)];
    if (s && t && !wrong)
      wrong =
        bad(s.offset, t.offset) ||
        s.strides.some((stride, i) => a.shape[i] !== 1 && bad(stride, t.strides[i]));
  } else if (a === undefined && b === undefined) wrong = true;
  if (wrong)
    complain(
      `operand type \`${typeText(from)}\` and result type \`${typeText(to)}\` are cast incompatible`,
    );
};

const atomic: Rule = (op, complain, around) => {
  const type = operandType(op, 0);
  const attr = op.attrs.get('kind');
  const kind = attr?.kind === 'string' ? attr.value : '';
  if (type?.kind === 'integer' && /f$/.test(kind))
    complain(`with kind '${kind}' expects a floating-point type`);
  else if (type?.kind === 'float' && /^(?:addi|maxs|maxu|mins|minu|muli|ori|andi|xori)$/.test(kind))
    complain(`with kind '${kind}' expects an integer type`);
  else indices(1)(op, complain, around);
};

const genericAtomic: Rule = (op, complain, around) => {
  const result = resultType(op);
  const block = op.regions[0]?.blocks[0];
  if (block !== undefined && block.args.length !== 1)
    complain('expected single number of entry block arguments');
  else if (block !== undefined && differ(block.args[0]!.type, result))
    complain('expected block argument of the same type result type');
  else indices(0)(op, complain, around);
};

const atomicYield: Rule = (op, complain, { parents }) => {
  const around = parents.at(-1);
  const wanted = around && resultType(around);
  const own = operandType(op, 0);
  if (wanted && own && differ(own, wanted))
    complain(
      `types mismatch between yield op: \`${typeText(own)}\` and its parent: \`${typeText(wanted)}\``,
    );
};

const global: Rule = (op, complain) => {
  const type = op.attrs.get('type');
  const value: Attribute | undefined = op.attrs.get('initial_value');
  const own = type?.kind === 'type' ? memref(type.type) : undefined;
  if (own?.shape.includes(undefined) === true)
    complain(`type should be static shaped memref, but got \`${typeText(own)}\``);
  else if (value?.kind === 'dense') {
    const wrong = dense(value);
    if (wrong !== undefined) complain(wrong);
  } else if (value === undefined && !op.attrs.has('sym_visibility'))
    complain('symbol declaration cannot have public visibility');
  else alignment(op, complain);
};

const getGlobal: Rule = (op, complain, around) => {
  const name = op.attrs.get('name');
  const type = resultType(op);
  if (name?.kind !== 'symbol' || name.path.length !== 1) return;
  const found = around.symbol(name.path[0]!);
  if (found === 'unknown') return;
  const own = found?.attrs.get('type');
  if (found?.name !== 'memref.global')
    complain(`'${name.path[0]}' does not reference a valid global memref`);
  else if (own?.kind === 'type' && type !== undefined && differ(own.type, type))
    complain(
      `result type \`${typeText(type)}\` does not match type \`${typeText(own.type)}\` of the global memref @${name.path[0]}`,
    );
};

const assume: Rule = (op, complain) => {
  const value = integerOf(op.attrs.get('alignment'));
  if (value !== undefined && (value <= 0n || (value & (value - 1n)) !== 0n))
    complain('alignment must be power of 2');
};

const transpose: Rule = (op, complain) => {
  const [from, to] = [memref(operandType(op, 0)), memref(resultType(op))];
  const attr = op.attrs.get('permutation');
  const map = attr?.kind === 'other' ? parseMap(attr.text) : undefined;
  const order = map && projection(map);
  if (!from || !to || !order) return;
  const own = stridesOf(from);
  const result = stridesOf(to);
  if (order.length !== from.shape.length || new Set(order).size !== order.length) {
    complain('expected a permutation map of same rank as the input');
    return;
  }
  if (!own || !result) return;
  const isSame = order.every(
    (dim, i) => from.shape[dim!] === to.shape[i] && own.strides[dim!] === result.strides[i],
  );
  if (!isSame || own.offset !== result.offset || differ(from.element, to.element))
    complain(
      `result type \`${typeText(to)}\` is not equivalent to the canonical transposed input type`,
    );
};

const metadata: Rule = (op, complain) => {
  const type = memref(operandType(op, 0));
  const wanted = type && 2 + 2 * type.shape.length;
  if (
    wanted !== undefined &&
    op.results.length !== wanted &&
    op.results.every(({ type: own }) => own.kind !== 'unknown')
  )
    complain(`inferred ${wanted} results for \`${typeText(type!)}\`, but has ${op.results.length}`);
};

export const MEMREF_RULES: Rules = {
  'memref.load': indices(0),
  'memref.store': indices(1),
  'memref.prefetch': indices(0),
  'memref.alloc': allocation,
  'memref.alloca': allocation,
  'gpu.alloc': allocation,
  'memref.collapse_shape': reshape('operand'),
  'memref.expand_shape': reshape('result'),
  'memref.subview': subview,
  'memref.reinterpret_cast': reinterpret,
  'memref.cast': cast,
  'memref.atomic_rmw': atomic,
  'memref.generic_atomic_rmw': genericAtomic,
  'memref.atomic_yield': atomicYield,
  'memref.global': global,
  'memref.get_global': getGlobal,
  'memref.assume_alignment': assume,
  'memref.transpose': transpose,
  'memref.extract_strided_metadata': metadata,
};
