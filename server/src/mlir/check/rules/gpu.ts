/** Rules over GPU operations, and over those of the machines. */
import { reductionFits, reductionKind } from '../../ops/reductions.ts';
import { integerOf, integersOf } from '../../syntax/attributes.ts';
import type { Op } from '../../syntax/tree.ts';
import { differ, type Type, typeText } from '../../syntax/types.ts';
import { returnRule, signatureOf } from './control.ts';
import {
  bitsOf,
  elementType,
  isVector,
  operandType,
  type Rule,
  type Rules,
  resultType,
  sizeOf,
} from './rule.ts';

function kindFits(op: Op, type: Type): string | undefined {
  const kind = reductionKind(op.attrs.get('op'));
  const element = elementType(type);
  if (kind === undefined || (element.kind !== 'float' && element.kind !== 'integer'))
    return undefined;
  return reductionFits(kind, element.kind === 'float') === false
    ? `\`${kind}\` reduction operation is not compatible with type \`${typeText(type)}\``
    : undefined;
}

const allReduce: Rule = (op, complain) => {
  const block = op.regions[0]?.blocks.find(({ ops, args }) => ops.length + args.length > 0);
  const type = operandType(op, 0);
  if (op.attrs.has('op') === (block !== undefined))
    complain('expected either an op attribute or a non-empty body');
  else if (block !== undefined && block.args.length !== 2)
    complain('expected two region arguments');
  else if (block?.args.some((arg) => differ(arg.type, type)))
    complain('incorrect region argument type');
  else if (block !== undefined) {
    const end = block.ops.at(-1);
    if (end?.name === 'gpu.yield' && end.operands.length !== 1)
      complain('expected one gpu.yield operand');
    else if (end?.name === 'gpu.yield' && differ(operandType(end, 0), type))
      complain('incorrect gpu.yield type');
  } else {
    const wrong = type && kindFits(op, type);
    if (wrong !== undefined) complain(wrong);
  }
};

const subgroupReduce: Rule = (op, complain) => {
  const type = operandType(op, 0);
  const wrong = type && kindFits(op, type);
  if (wrong !== undefined) complain(wrong);
};

const functionRule: Rule = (op, complain) => {
  const sizes = ['known_block_size', 'known_grid_size', 'known_cluster_size'].find((name) => {
    const values = integersOf(op.attrs.get(name));
    return values !== undefined && values.length !== 3;
  });
  const entry = op.regions[0]?.blocks[0];
  if (sizes !== undefined)
    complain(
      `attribute '${sizes}' failed to satisfy constraint: i32 dense array attribute with 3 elements (if present)`,
    );
  else if (op.regions[0]?.blocks.length === 1 && entry?.ops.length === 0)
    complain('expected body with at least one block');
  else if (op.attrs.has('gpu.kernel') && (signatureOf(op)?.results.length ?? 0) > 0)
    complain('expected void return type for kernel function');
};

const rotate: Rule = (op, complain) => {
  const [offset, width] = [integerOf(op.attrs.get('offset')), integerOf(op.attrs.get('width'))];
  if (width !== undefined && (width <= 0n || (width & (width - 1n)) !== 0n))
    complain(
      "attribute 'width' failed to satisfy constraint: 32-bit signless integer attribute whose value is a power of two > 0",
    );
  else if (offset !== undefined && width !== undefined && (offset < 0n || offset >= width))
    complain(`offset must be in the range [0, ${width})`);
};

const broadcast: Rule = (op, complain) => {
  const attr = op.attrs.get('broadcast_type');
  const word = attr?.kind === 'string' ? attr.value : attr?.kind === 'other' ? attr.text : '';
  const isSpecific = /specific_lane>?$/.test(word);
  if (!isSpecific && op.operands.length > 1)
    complain('lane can only be specified for `specific_lane` broadcast');
  else if (isSpecific && op.operands.length < 2)
    complain('lane must be specified for `specific_lane` broadcast');
};

// ---- matrices -----------------------------------------------------------------------------------

interface Matrix {
  readonly shape: readonly number[];
  readonly element: string;
  readonly role: string;
}

function matrixOf(type: Type | undefined): Matrix | undefined {
  const found =
    type?.kind === 'other'
      ? /^!gpu\.mma_matrix<\s*(\d+)x(\d+)x(\w+)\s*,\s*"(\w+)"\s*>$/.exec(type.text)
      : null;
  return found === null || found === undefined
    ? undefined
    : { shape: [Number(found[1]), Number(found[2])], element: found[3]!, role: found[4]! };
}

const mmaLoad: Rule = (op, complain) => {
  const type = operandType(op, 0);
  if (!op.attrs.has('leadDimension')) complain("requires attribute 'leadDimension'");
  else if (
    type?.kind === 'memref' &&
    type.layout?.kind === 'strided' &&
    type.layout.strides.at(-1) !== 1
  )
    complain('expected source memref most minor dim must have unit stride');
};

const mmaStore: Rule = (op, complain) => {
  const matrix = matrixOf(operandType(op, 0));
  const type = operandType(op, 1);
  if (!op.attrs.has('leadDimension')) complain("requires attribute 'leadDimension'");
  else if (matrix !== undefined && matrix.role !== 'COp')
    complain("expected the operand matrix being stored to have 'COp' operand type");
  else if (
    type?.kind === 'memref' &&
    type.layout?.kind === 'strided' &&
    type.layout.strides.at(-1) !== 1
  )
    complain('expected destination memref most minor dim must have unit stride');
};

const mmaCompute: Rule = (op, complain) => {
  const [a, b, c] = [0, 1, 2].map((i) => matrixOf(operandType(op, i)));
  if (!a || !b || !c) return;
  if (a.role !== 'AOp' || b.role !== 'BOp' || c.role !== 'COp')
    complain('operands must be in the order AOp, BOp, COp');
  else if (a.shape[1] !== b.shape[0] || a.shape[0] !== c.shape[0] || b.shape[1] !== c.shape[1])
    complain('operand shapes do not satisfy matmul constraints');
};

const memcpy: Rule = (op, complain) => {
  const count = op.operands.length;
  const [dst, src] = [operandType(op, count - 2), operandType(op, count - 1)];
  if (dst?.kind !== 'memref' || src?.kind !== 'memref') return;
  if (differ(dst.element, src.element)) complain('arguments have incompatible element type');
  else if (
    dst.shape.length !== src.shape.length ||
    dst.shape.some(
      (size, i) => size !== undefined && src.shape[i] !== undefined && size !== src.shape[i],
    )
  )
    complain('arguments have incompatible shape');
};

const asyncCopy: Rule = (op, complain) => {
  const counts = integersOf(op.attrs.get('operandSegmentSizes'))?.map(Number);
  if (counts === undefined) return;
  const [dst, src] = [operandType(op, 0), operandType(op, counts[0]! + counts[1]!)];
  if (src?.kind === 'memref' && counts[3] !== src.shape.length)
    complain(`expected ${src.shape.length} source indices, got ${counts[3]}`);
  else if (dst?.kind === 'memref' && counts[1] !== dst.shape.length)
    complain(`expected ${dst.shape.length} destination indices, got ${counts[1]}`);
  else if (dst?.kind === 'memref' && !/^(?:3|#gpu\.address_space<workgroup>)$/.test(dst.space))
    complain(
      'destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)',
    );
  else if (src?.kind === 'memref' && dst?.kind === 'memref' && differ(src.element, dst.element))
    complain('source and destination must have the same element type');
};

const ldmatrix: Rule = (op, complain) => {
  const type = resultType(op);
  const tiles = Number(integerOf(op.attrs.get('numTiles')) ?? 0n);
  const memref = operandType(op, 0);
  if (!isVector(type)) return;
  const bits = bitsOf(type.element) ?? 0;
  if (memref?.kind === 'memref' && op.operands.length - 1 !== memref.shape.length)
    complain(`expected ${memref.shape.length} indices`);
  else if (
    memref?.kind === 'memref' &&
    !/^(?:3|#gpu\.address_space<workgroup>)$/.test(memref.space)
  )
    complain(
      'expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)',
    );
  else if (bits > 0 && bits < 32 && type.shape[1] !== 32 / bits)
    complain(`expected vector register shape[1] = ${32 / bits}`);
  else if (type.shape[0] !== tiles)
    complain('expected vector register shape[0] and numTiles to match');
};

const mmaSync: Rule = (op, complain) => {
  const shape = integersOf(op.attrs.get('mmaShape'))?.map(Number);
  const [a, b, c] = [0, 1, 2].map((i) => operandType(op, i));
  if (shape?.length !== 3 || !isVector(a) || !isVector(b) || !isVector(c)) return;
  const [m, n, k] = shape as [number, number, number];
  const sparse = op.name === 'nvgpu.mma.sp.sync' ? 2 : 1;
  const checks: readonly (readonly [Type & { shape: readonly number[] }, number, string])[] = [
    [a, (m * k) / sparse, 'A'],
    [b, k * n, 'B'],
    [c, m * n, 'C'],
  ];
  for (const [type, count, name] of checks) {
    if (sizeOf(type.shape) * 32 !== count) {
      complain(`expected ${count} warp-wide matrix ${name} elements`);
      return;
    }
  }
};

/** Indices of a buffer: those behind it that are no offset. */
const buffer =
  (at: number): Rule =>
  (op, complain) => {
    const counts = integersOf(op.attrs.get('operandSegmentSizes'))?.map(Number);
    const type = operandType(op, at);
    const count = counts?.[at + 1];
    if (type?.kind === 'memref' && count !== undefined && count !== type.shape.length)
      complain(`Expected ${type.shape.length} indices to memref`);
  };

const mfma: Rule = (op, complain) => {
  const blocks = integerOf(op.attrs.get('blocks'));
  if (blocks !== undefined && ![1n, 2n, 4n, 16n].includes(blocks))
    complain(
      "attribute 'blocks' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 2, 4, 16}",
    );
};

export const GPU_RULES: Rules = {
  'gpu.func': functionRule,
  'gpu.return': returnRule,
  'gpu.all_reduce': allReduce,
  'gpu.subgroup_reduce': subgroupReduce,
  'gpu.rotate': rotate,
  'gpu.subgroup_broadcast': broadcast,
  'gpu.subgroup_mma_load_matrix': mmaLoad,
  'gpu.subgroup_mma_store_matrix': mmaStore,
  'gpu.subgroup_mma_compute': mmaCompute,
  'gpu.memcpy': memcpy,
  'nvgpu.device_async_copy': asyncCopy,
  'nvgpu.ldmatrix': ldmatrix,
  'nvgpu.mma.sync': mmaSync,
  'nvgpu.mma.sp.sync': mmaSync,
  'amdgpu.mfma': mfma,
  'amdgpu.raw_buffer_load': buffer(0),
  'amdgpu.raw_buffer_store': buffer(1),
  'amdgpu.raw_buffer_atomic_fadd': buffer(1),
};
