/**
 * `#[enum_dispatch]` of the crate of that name: an enum whose variants each hold a type of a trait
 * has the trait too, by a match in every method. Its package has a stand-in with this name
 * (`prelude/devices`). `TryInto` for the variants' types is not made.
 */
import type * as ast from '../../syntax/index.ts';
import { cloneTree } from '../../syntax/index.ts';
import { printGenerics, printPreds } from './derive.ts';
import { rawIdent, type Shape, shapesOf } from './derive-shape.ts';
import { interpolate, type QuotePlace, quoteOnce } from './quote.ts';

/** Rust text with trees for its holes `__0`, `__1`. */
class Text {
  readonly holes: (readonly ast.TokenTree[])[] = [];
  readonly place: QuotePlace;

  constructor(place: QuotePlace) {
    this.place = place;
  }

  readonly hole = (trees: readonly ast.TokenTree[]): string => `__${this.holes.push(trees) - 1}`;

  readonly type = (ty: ast.AnyType): string =>
    this.hole([interpolate('ty', cloneTree(ty), this.place)]);

  tokens(text: string): readonly ast.TokenTree[] {
    return quoteOnce(text, this.place, this.holes);
  }

  /** `impl<..> {head} for Enum<..> where .. {` */
  impl(node: ast.Enum, head: string): string {
    const { hole, type, place } = this;
    const { params, args } = printGenerics(node.generics, undefined, hole, type, place);
    const preds = printPreds(node.where, hole, type, place);
    const where = preds.length === 0 ? '' : ` where ${preds.join(', ')}`;
    return `impl${params} ${head} for ${rawIdent(node.name.text)}${args}${where}`;
  }
}

/** A variant that holds a value and nothing else. */
function patternOf({ path, record, fields }: Shape, name: string): string | undefined {
  const [field, ...more] = fields;
  if (field === undefined || more.length > 0) return undefined;
  return record ? `${path} { ${field.name}: ${name} }` : `${path}(${name})`;
}

/** `From` of each variant's type. */
export function fromVariants(node: ast.Enum, place: QuotePlace): readonly ast.TokenTree[] {
  const text = new Text(place);
  const impls = shapesOf(node).flatMap((shape) => {
    const made = patternOf(shape, 'inner');
    if (made === undefined) return [];
    const head = text.impl(node, `$crate::convert::From<${text.type(shape.fields[0]!.type)}>`);
    const type = text.type(shape.fields[0]!.type);
    return [`${head} { #[inline] fn from(inner: ${type}) -> Self { ${made} } }`];
  });
  return text.tokens(impls.join(' '));
}

/** The trait for the enum; `items` are those of the trait that are compiled. */
export function dispatched(
  trait: ast.Trait,
  items: readonly ast.AnyItem[],
  node: ast.Enum,
  place: QuotePlace,
): readonly ast.TokenTree[] {
  const text = new Text(place);
  const name = rawIdent(trait.name.text);
  const fns = items.flatMap((item) => (item.kind === 'Fn' ? method(item, name, node, text) : []));
  const unsafety = trait.unsafe === undefined ? '' : 'unsafe ';
  return text.tokens(`${unsafety}${text.impl(node, name)} { ${fns.join(' ')} }`);
}

function method(fn: ast.Fn, trait: string, node: ast.Enum, text: Text): readonly string[] {
  const { hole, type, place } = text;
  const [self, ...params] = fn.paramList.params;
  if (self?.kind !== 'SelfParam') return [];
  const typed = params.flatMap((param) => (param.kind === 'Param' ? [type(param.type)] : []));
  const list = [selfOf(self, text), ...typed.map((ty, at) => `arg${at}: ${ty}`)].join(', ');
  const name = rawIdent(fn.name.text);
  const generics = printGenerics(fn.generics, undefined, hole, type, place).params;
  const preds = printPreds(fn.where, hole, type, place);
  const where = preds.length === 0 ? '' : ` where ${preds.join(', ')}`;
  const args = ['inner', ...typed.map((_, at) => `arg${at}`)].join(', ');
  const call = `${trait}::${name}(${args})`;
  const isUnsafe = fn.safety?.text === 'unsafe';
  const arms = shapesOf(node).map(
    (shape) => `${patternOf(shape, 'inner') ?? '_'} => ${isUnsafe ? `unsafe { ${call} }` : call},`,
  );
  const ret = fn.ret === undefined ? '' : ` -> ${type(fn.ret)}`;
  const head = `#[inline] ${isUnsafe ? 'unsafe ' : ''}fn ${name}${generics}`;
  return [`${head}(${list})${ret}${where} { match self { ${arms.join(' ')} } }`];
}

function selfOf({ ref, lifetime, mut, type }: ast.SelfParam, text: Text): string {
  if (type !== undefined) return `self: ${text.type(type)}`;
  if (!ref) return 'self';
  return `&${lifetime === undefined ? '' : `${lifetime.text} `}${mut ? 'mut ' : ''}self`;
}
