/**
 * What bytemuck's derives come down to where an empty impl is not all: the type that a wrapper
 * wraps, and the bits that an enum may have.
 */
import type * as ast from '../../syntax/index.ts';
import { attrName } from '../cfg/index.ts';
import type { AttrList } from '../defs.ts';
import type { DeriveInput } from './derive-shape.ts';

const INTEGER = /^[iu](?:8|16|32|64|128|size)$/;

/** `CheckedBitPattern` of an enum without fields: its integer has to be that of a variant. */
export function bodyOfCheckedBitPattern({ node, repr, shapes }: DeriveInput): string | undefined {
  const bits = repr.find((name) => INTEGER.test(name));
  if (node.kind !== 'Enum' || bits === undefined) return undefined;
  if (shapes.some(({ fields }) => fields.length > 0)) return undefined;
  const valid = shapes.map(({ path }) => `*bits == ${path} as ${bits}`).join(' || ') || 'false';
  return `type Bits = ${bits};
    #[inline] fn is_valid_bit_pattern(bits: &${bits}) -> bool { ${valid} }`;
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

/** `AnyBitPattern` implements `Zeroable` beside it. */
export const IMPLIED_DERIVES: ReadonlyMap<string, string> = new Map([
  ['AnyBitPattern', 'Zeroable'],
]);
