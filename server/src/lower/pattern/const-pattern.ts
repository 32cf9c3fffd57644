/**
 * A structured constant used as a pattern, such as `ORIGIN` or `Some(&LIMIT)`: its parts as tests
 * on scalars.
 */
import type { TExpr, TPat, Ty, VariantDef } from '../../hir/index.ts';
import type { ConstData } from '../const-data.ts';
import type { FnCx } from '../fn-cx.ts';
import { variantLayout } from '../shape.ts';
import type { Step } from './occurrence.ts';
import { type Test, testOfBytes } from './row.ts';

export interface ConstTest {
  readonly path: readonly { readonly step: Step; readonly ty: Ty }[];
  readonly test: Test;
}

/** All tests that together mean "equal to this constant". */
export function constPattern(cx: FnCx, value: TExpr, ty: Ty): ConstTest[] {
  const data = cx.lw.patternData(cx, value, ty);
  const out: ConstTest[] = [];
  visit(cx, value, { data, offset: 0 }, ty, [], out);
  return out;
}

const EMPTY: ConstData = { bytes: new Uint8Array(), relocs: [], align: 1 };

type Path = ConstTest['path'];

function readBits(data: ConstData, offset: number, size: number): bigint {
  let bits = 0n;
  for (let at = size - 1; at >= 0; at--) bits = (bits << 8n) | BigInt(data.bytes[offset + at] ?? 0);
  return bits;
}

const hasReloc = ({ relocs }: ConstData, offset: number): boolean =>
  relocs.some((reloc) => reloc.offset === offset);

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of type
function visit(
  cx: FnCx,
  value: TExpr,
  { data, offset }: { readonly data: ConstData; readonly offset: number },
  ty: Ty,
  path: Path,
  out: ConstTest[],
): void {
  const layout = cx.layout(ty);
  switch (ty.kind) {
    case 'int':
    case 'bool':
    case 'char':
      out.push({ path, test: { kind: 'int', bits: readBits(data, offset, layout.size) } });
      return;
    case 'ptr':
    case 'fn-ptr':
      // Only addresses that are numbers can be compared by what a constant says.
      if (layout.size !== 8 || cx.lw.follow(data, offset) !== undefined || hasReloc(data, offset))
        cx.unsupported('a constant of this type as a pattern');
      out.push({ path, test: { kind: 'int', bits: readBits(data, offset, layout.size) } });
      return;
    case 'float':
      out.push({ path, test: { kind: 'float', bits: readBits(data, offset, layout.size) } });
      return;
    case 'ref': {
      const target = cx.lw.follow(data, offset);
      const inner: Path = [...path, { step: { kind: 'deref' }, ty: ty.inner }];
      if (ty.inner.kind === 'str' || ty.inner.kind === 'slice') {
        const length = Number(readBits(data, offset + 8, 8));
        const slice = ty.inner.kind === 'slice' ? ty.inner : undefined;
        const size = slice === undefined ? 1 : cx.layout(slice.elem).size;
        // What is empty points nowhere.
        if (target === undefined && length * size > 0)
          cx.unsupported('a constant of this type as a pattern');
        if (slice === undefined || size === 1) {
          const bytes = target?.bytes.slice(0, length) ?? new Uint8Array();
          out.push({ path: inner, test: testOfBytes(bytes) });
          return;
        }
        const { elem } = slice;
        out.push({ path: inner, test: lengthTest(length, slice, value) });
        for (let at = 0; at < length && target !== undefined; at++) {
          const step: Step = { kind: 'element', at, fromEnd: false };
          const place = { data: target, offset: at * size };
          visit(cx, value, place, elem, [...inner, { step, ty: elem }], out);
        }
        return;
      }
      // What is empty points nowhere.
      const isEmpty = cx.layout(ty.inner).size === 0;
      if (target === undefined && !isEmpty) cx.unsupported('a constant of this type as a pattern');
      visit(cx, value, { data: target ?? EMPTY, offset: 0 }, ty.inner, inner, out);
      return;
    }
    case 'array': {
      const count = Number(cx.hir.constValue(ty.len) ?? 0n);
      const size = cx.layout(ty.elem).size;
      for (let at = 0; at < count; at++) {
        const step: Step = { kind: 'element', at, fromEnd: false };
        const place = { data, offset: offset + at * size };
        visit(cx, value, place, ty.elem, [...path, { step, ty: ty.elem }], out);
      }
      return;
    }
    case 'tuple':
    case 'adt':
      break;
    default:
      cx.unsupported('a constant of this type as a pattern');
  }
  const variant = variantIn(cx, data, offset, ty);
  if (variant !== undefined && layout.variants.kind === 'multiple') {
    const pat = { kind: 'variant', variant, fields: [], ty, node: value.node } as TPat & {
      kind: 'variant';
    };
    out.push({ path, test: { kind: 'variant', variant, pat } });
  }
  const at = variant?.index ?? -1;
  const shape = variantLayout(layout, at);
  for (const [index, fieldTy] of shape.fieldTys.entries()) {
    const step: Step = { kind: 'field', variant: at, index };
    const place = { data, offset: offset + shape.offsets[index]! };
    visit(cx, value, place, fieldTy, [...path, { step, ty: fieldTy }], out);
  }
}

/** So long, whatever the elements are: they have tests of their own. */
function lengthTest(count: number, ty: Ty & { kind: 'slice' }, value: TExpr): Test {
  const { node } = value;
  const any = { kind: 'wild', ty: ty.elem, node } as TPat;
  const pat = {
    kind: 'slice',
    prefix: new Array<TPat>(count).fill(any),
    rest: undefined,
    hasRest: false,
    suffix: [],
    ty,
    node,
  } as unknown as TPat & { kind: 'slice' };
  return { kind: 'length', count, atLeast: false, pat };
}

/** The variant whose bytes these are. */
function variantIn(cx: FnCx, data: ConstData, offset: number, ty: Ty): VariantDef | undefined {
  if (ty.kind !== 'adt' || ty.def.kind !== 'enum') return undefined;
  const { variants } = cx.layout(ty);
  if (variants.kind === 'single') return ty.def.variants[variants.index];
  const { encoding, tag, tagOffset } = variants;
  const bits = readBits(data, offset + tagOffset, tag.size);
  const mask = (1n << BigInt(tag.size * 8)) - 1n;
  if (encoding.kind === 'direct') {
    return ty.def.variants.find((v) => (cx.hir.discriminant(v) & mask) === bits);
  }
  const relative = (bits - encoding.start) & mask;
  const pointer = cx.lw.follow(data, offset + tagOffset) !== undefined;
  const inNiche = !pointer && relative <= BigInt(encoding.last - encoding.first);
  return ty.def.variants[inNiche ? encoding.first + Number(relative) : encoding.untagged];
}
