/**
 * The derives of the standard library, written as the Rust text that rustc's own expansion amounts
 * to. Each row of `DERIVES` gives the body; bounds, where clauses and generics are added here for
 * all alike.
 */
import type * as ast from '../../syntax/index.ts';
import { cloneTree } from '../../syntax/index.ts';
import { attrArgs, attrName, hasAttr } from '../cfg/index.ts';
import type { AttrList } from '../defs.ts';
import {
  bodyOfClone,
  bodyOfDebug,
  bodyOfDefault,
  bodyOfEq,
  bodyOfHash,
  bodyOfOrd,
  bodyOfPartialEq,
  bodyOfPartialOrd,
} from './derive-bodies.ts';
import {
  bitsOfStruct,
  bodyOfCheckedBitPattern,
  pathBeside,
  type Written,
  wrappedType,
} from './derive-bytemuck.ts';
import { plainHead } from './derive-head.ts';
import { type DeriveInput, rawIdent, shapesOf } from './derive-shape.ts';
import { interpolate, type QuotePlace, quoteOnce, word } from './quote.ts';

export type DeriveNode = ast.Struct | ast.Enum | ast.Union;

export interface DeriveContext {
  /** Path of the derive as written. */
  readonly path: readonly ast.TokenTree[];
  /** Names of all derives of the item. */
  readonly all: ReadonlySet<string>;
  readonly place: QuotePlace;
  readonly attrs: AttrList;
}

interface Derive {
  /** Path of the trait; `undefined`: the derive's own path. */
  readonly trait: string | undefined;
  readonly unsafe?: boolean;
  /** The trait's argument is the type that the struct wraps. */
  readonly ofWrapped?: boolean;
  /** Items of the impl as text with holes, or undefined when the item has no such impl. */
  readonly body: (input: DeriveInput, as: Written) => string | undefined;
  /** Items that stand beside the impl. */
  readonly beside?: (
    input: DeriveInput,
    as: Written,
    implied: (name: string) => string,
  ) => string | undefined;
  /** Do type parameters get the trait as a bound? */
  readonly bounds?: (input: DeriveInput) => boolean;
}

const DERIVES: ReadonlyMap<string, Derive> = new Map<string, Derive>([
  ['Clone', { trait: '$crate::clone::Clone', body: bodyOfClone }],
  ['Copy', { trait: '$crate::marker::Copy', body: () => '' }],
  ['PartialEq', { trait: '$crate::cmp::PartialEq', body: bodyOfPartialEq }],
  ['Eq', { trait: '$crate::cmp::Eq', body: bodyOfEq }],
  ['PartialOrd', { trait: '$crate::cmp::PartialOrd', body: bodyOfPartialOrd }],
  ['Ord', { trait: '$crate::cmp::Ord', body: bodyOfOrd }],
  ['Hash', { trait: '$crate::hash::Hash', body: bodyOfHash }],
  [
    'Default',
    {
      trait: '$crate::default::Default',
      body: bodyOfDefault,
      bounds: (i) => i.node.kind !== 'Enum',
    },
  ],
  ['Debug', { trait: '$crate::fmt::Debug', body: bodyOfDebug }],
  // Marker traits whose derive and trait share their name: an empty impl.
  ['DeviceCopy', { trait: undefined, unsafe: true, body: () => '' }],
  ['Pod', { trait: undefined, unsafe: true, body: () => '' }],
  ['Zeroable', { trait: undefined, unsafe: true, body: () => '' }],
  ['NoUninit', { trait: undefined, unsafe: true, body: () => '' }],
  ['AnyBitPattern', { trait: undefined, unsafe: true, body: () => '' }],
  [
    'CheckedBitPattern',
    { trait: undefined, unsafe: true, body: bodyOfCheckedBitPattern, beside: bitsOfStruct },
  ],
  [
    'TransparentWrapper',
    {
      trait: undefined,
      unsafe: true,
      ofWrapped: true,
      body: (i) => (i.node.kind === 'Struct' ? '' : undefined),
      bounds: () => false,
    },
  ],
  ['ConstParamTy', { trait: '$crate::marker::ConstParamTy_', body: () => '' }],
]);

/** The impl that a derive stands for. Its items are asked for less often than it is. */
export interface DerivedImpl {
  /** The tokens of the impl without its items: with empty braces. */
  readonly head: () => readonly ast.TokenTree[];
  /** What they are parsed to, for those that need not be parsed. */
  readonly item: (() => ast.AnyItem) | undefined;
  /** The tokens between the braces. */
  readonly body: () => readonly ast.TokenTree[];
  /** Items that stand beside it. */
  readonly beside: (() => readonly ast.TokenTree[]) | undefined;
}

/** Undefined for derives that we do not know. */
export function deriveImpl(
  name: string,
  node: DeriveNode,
  cx: DeriveContext,
): DerivedImpl | undefined {
  const derive = DERIVES.get(name);
  if (derive === undefined) return undefined;
  const holes: (readonly ast.TokenTree[])[] = [];
  const hole = (trees: readonly ast.TokenTree[]): string => `__${holes.push(trees) - 1}`;
  const type = (t: ast.AnyType): string => hole([interpolate('ty', cloneTree(t), cx.place)]);
  const input: DeriveInput = {
    node,
    all: cx.all,
    packed: reprOf(cx.attrs).includes('packed'),
    repr: reprOf(cx.attrs),
    isDefault: (variant) => hasAttr(variant.attrs, 'default'),
    shapes: shapesOf(node),
    typeParams: typeParamsOf(node.generics),
    hasTypeParams: typeParamsOf(node.generics).length > 0,
  };
  const own = derive.trait ?? hole(cx.path);
  const as: Written = { type, trait: own };
  const body = derive.body(input, as);
  if (body === undefined) return undefined;
  const beside = derive.beside?.(input, as, (other) => hole(pathBeside(cx.path, other, cx.place)));
  const wrapped = derive.ofWrapped === true ? wrappedType(input, cx.attrs) : undefined;
  if (derive.ofWrapped === true && wrapped === undefined) return undefined;
  const inner = wrapped && ('type' in wrapped ? type(wrapped.type) : hole(wrapped.trees));
  const trait = inner === undefined ? own : `${own}<${inner}>`;
  const bounded = derive.bounds?.(input) ?? true;
  const generics = printGenerics(node.generics, bounded ? trait : undefined, hole, type, cx.place);
  const where = printWhere(
    node,
    bounded ? trait : undefined,
    input.typeParams,
    hole,
    type,
    cx.place,
  );
  const start = `#[automatically_derived] ${derive.unsafe ? 'unsafe impl' : 'impl'}`;
  const self = hole([word(rawIdent(node.name.text), cx.place)]);
  const text = `${start}${generics.params} ${trait} for ${self}${generics.args}${where} {}`;
  const { name: itself } = node;
  const isPlain =
    generics.params === '' &&
    where === '' &&
    trait === derive.trait &&
    rawIdent(itself.text) === itself.text;
  return {
    head: () => quoteOnce(text, cx.place, holes),
    item: isPlain ? () => plainHead(`${start} ${trait} for`, itself.text, cx.place) : undefined,
    body: () => quoteOnce(body, cx.place, holes),
    beside: beside === undefined ? undefined : () => quoteOnce(beside, cx.place, holes),
  };
}

/** What `#[repr(..)]` says: `C`, `packed` for `packed(N)` too, `u8`. */
function reprOf(attrs: AttrList): readonly string[] {
  return attrs.flatMap((attr) =>
    !attr.isDoc && attrName(attr) === 'repr' ? attrArgs(attr).map(({ name }) => name) : [],
  );
}

function typeParamsOf(generics: ast.GenericParams | undefined): readonly string[] {
  return (generics?.params ?? []).flatMap((p) => (p.kind === 'TypeParam' ? [p.name.text] : []));
}

type Hole = (trees: readonly ast.TokenTree[]) => string;
type PrintType = (type: ast.AnyType) => string;

/** Parameters with their bounds, and the arguments that name them. */
export function printGenerics(
  generics: ast.GenericParams | undefined,
  bound: string | undefined,
  hole: Hole,
  type: PrintType,
  place: QuotePlace,
): { params: string; args: string } {
  if (generics === undefined || generics.params.length === 0) return { params: '', args: '' };
  const params: string[] = [];
  const args: string[] = [];
  for (const param of generics.params) {
    if (param.kind === 'LifetimeParam') {
      const bounds = param.bounds.map((b) => b.text).join(' + ');
      params.push(bounds === '' ? param.lifetime.text : `${param.lifetime.text}: ${bounds}`);
      args.push(param.lifetime.text);
    } else if (param.kind === 'TypeParam') {
      const bounds = param.bounds.map((b) => printBound(b, hole, place));
      if (bound !== undefined) bounds.push(bound);
      const name = rawIdent(param.name.text);
      params.push(bounds.length === 0 ? name : `${name}: ${bounds.join(' + ')}`);
      args.push(name);
    } else {
      params.push(`const ${rawIdent(param.name.text)}: ${type(param.type)}`);
      args.push(rawIdent(param.name.text));
    }
  }
  return { params: `<${params.join(', ')}>`, args: `<${args.join(', ')}>` };
}

function printBound(bound: ast.AnyBound, hole: Hole, place: QuotePlace): string {
  if (bound.kind === 'Lifetime') return bound.text;
  if (bound.kind === 'UseBound') return '';
  const pre = bound.maybe ? '?' : bound.negative ? '!' : '';
  const constness =
    bound.constness === 'const' ? 'const ' : bound.constness === 'maybe' ? '[const] ' : '';
  return `${printFor(bound.forParams)}${constness}${pre}${hole([interpolate('path', cloneTree(bound.path), place)])}`;
}

function printFor(params: ast.GenericParams | undefined): string {
  if (params === undefined) return '';
  const names = params.params.flatMap((p) => (p.kind === 'LifetimeParam' ? [p.lifetime.text] : []));
  return `for<${names.join(', ')}> `;
}

/** What a where clause says, one by one. */
export function printPreds(
  where: ast.WhereClause | undefined,
  hole: Hole,
  type: PrintType,
  place: QuotePlace,
): string[] {
  return (where?.preds ?? []).map((pred) => {
    if (pred.kind === 'LifetimePred')
      return `${pred.lifetime.text}: ${pred.bounds.map((b) => b.text).join(' + ')}`;
    const bounds = pred.bounds.map((b) => printBound(b, hole, place)).join(' + ');
    return `${printFor(pred.forParams)}${type(pred.type)}: ${bounds}`;
  });
}

/**
 * The item's own where clause, and the bound on every field type that is a projection of a type
 * parameter.
 */
function printWhere(
  node: DeriveNode,
  bound: string | undefined,
  typeParams: readonly string[],
  hole: Hole,
  type: PrintType,
  place: QuotePlace,
): string {
  const preds = printPreds(node.where, hole, type, place);
  if (bound !== undefined && typeParams.length > 0) {
    for (const shape of shapesOf(node)) {
      for (const field of shape.fields) {
        for (const found of projectionsIn(field.type, typeParams))
          preds.push(`${type(found)}: ${bound}`);
      }
    }
  }
  return preds.length === 0 ? '' : ` where ${preds.join(', ')}`;
}

/** Types `T::Item` inside a field's type, as rustc's `find_type_parameters` finds them. */
function projectionsIn(type: ast.AnyType, typeParams: readonly string[]): ast.AnyType[] {
  const out: ast.AnyType[] = [];
  const visit = (t: ast.AnyType): void => {
    switch (t.kind) {
      case 'PathType': {
        const { path } = t;
        const [first] = path.segments;
        if (
          path.qself === undefined &&
          path.segments.length > 1 &&
          first &&
          typeParams.includes(first.name.text)
        ) {
          out.push(t);
          return;
        }
        for (const segment of path.segments) {
          if (segment.args?.kind !== 'GenericArgs') continue;
          for (const arg of segment.args.args) if (arg.kind === 'TypeArg') visit(arg.type);
        }
        return;
      }
      case 'RefType':
      case 'PtrType':
      case 'SliceType':
      case 'ArrayType':
      case 'ParenType':
        visit(t.type);
        return;
      case 'TupleType':
        t.types.forEach(visit);
        return;
      default:
        return;
    }
  };
  visit(type);
  return out;
}
