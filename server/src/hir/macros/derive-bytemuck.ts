/**
 * What bytemuck's derives come down to where an empty impl is not all: the type that a wrapper
 * wraps, and the bits that an enum or a struct of such may have.
 */
import type * as ast from '../../syntax/index.ts';
import { attrName } from '../cfg/index.ts';
import type { AttrList } from '../defs.ts';
import type { DeriveInput } from './derive-shape.ts';
import { type QuotePlace, quoteOnce } from './quote.ts';

const INTEGER = /^[iu](?:8|16|32|64|128|size)$/;

/** How a derive writes what is not text: types of fields, and the path of its own trait. */
export interface Written {
  readonly type: (type: ast.AnyType) => string;
  readonly trait: string;
}

/** `Both` for a struct `Both` without generics: the type that its bits have. */
function bitsName({ node }: DeriveInput): string | undefined {
  return node.kind === 'Struct' && node.generics === undefined
    ? `${node.name.text}Bits`
    : undefined;
}

/**
 * `CheckedBitPattern` of an enum without fields: its integer has to be that of a variant. Of a
 * struct: the bits of each field have to be such.
 */
export function bodyOfCheckedBitPattern(input: DeriveInput, as: Written): string | undefined {
  const { node, repr, shapes } = input;
  const name = bitsName(input);
  if (name !== undefined) {
    const valid = shapes[0]!.fields.map(
      (field) =>
        `<${as.type(field.type)} as ${as.trait}>::is_valid_bit_pattern(&{ bits.${field.name} })`,
    );
    return `type Bits = ${name};
      #[inline] fn is_valid_bit_pattern(bits: &${name}) -> bool { ${valid.join(' && ') || 'true'} }`;
  }
  const bits = repr.find((name) => INTEGER.test(name));
  if (node.kind !== 'Enum' || bits === undefined) return undefined;
  if (shapes.some(({ fields }) => fields.length > 0)) return undefined;
  const valid = shapes.map(({ path }) => `*bits == ${path} as ${bits}`).join(' || ') || 'false';
  return `type Bits = ${bits};
    #[inline] fn is_valid_bit_pattern(bits: &${bits}) -> bool { ${valid} }`;
}

/**
 * The type of a struct's bits: the same fields, each as its bits. `implied` gives the paths of the
 * traits that it has.
 */
export function bitsOfStruct(
  input: DeriveInput,
  as: Written,
  implied: (name: string) => string,
): string | undefined {
  const name = bitsName(input);
  if (name === undefined || !input.repr.some((one) => one === 'C' || one === 'transparent'))
    return undefined;
  const [shape] = input.shapes;
  const fields = shape!.fields.map(({ name: field, type }) => {
    const bits = `pub <${as.type(type)} as ${as.trait}>::Bits`;
    return shape!.record ? `pub ${field}: ${bits.slice(4)}` : bits;
  });
  const list = shape!.record ? ` { ${fields.join(', ')} }` : `(${fields.join(', ')});`;
  return `#[repr(${input.repr.join(', ')})] pub struct ${name}${list}
    impl $crate::clone::Clone for ${name} { #[inline] fn clone(&self) -> Self { *self } }
    impl $crate::marker::Copy for ${name} {}
    unsafe impl ${implied('Zeroable')} for ${name} {}
    unsafe impl ${implied('AnyBitPattern')} for ${name} {}`;
}

/** The tokens in `#[transparent(T)]`, else the type of the only field. */
export function wrappedType(
  { shapes }: DeriveInput,
  attrs: AttrList,
): { readonly trees: readonly ast.TokenTree[] } | { readonly type: ast.AnyType } | undefined {
  const given = attrs.find((attr) => !attr.isDoc && attrName(attr) === 'transparent');
  if (given?.args !== undefined) return { trees: given.args.trees };
  const [shape, ...others] = shapes;
  const [field, ...more] = shape?.fields ?? [];
  return field === undefined || others.length + more.length > 0 ? undefined : { type: field.type };
}

/** The path of another trait of the crate whose derive is named. */
export function pathBeside(
  path: readonly ast.TokenTree[],
  name: string,
  place: QuotePlace,
): readonly ast.TokenTree[] {
  if (path.length < 2) return quoteOnce(`::bytemuck::${name}`, place);
  return [...path.slice(0, -1), ...quoteOnce(name, place)];
}

/** `AnyBitPattern` implements `Zeroable` beside it. */
export const IMPLIED_DERIVES: ReadonlyMap<string, string> = new Map([
  ['AnyBitPattern', 'Zeroable'],
]);
