/**
 * What derives see of an item: its variants (one for a struct) with their fields, and how to write
 * patterns for them.
 */
import type * as ast from '../../syntax/index.ts';

export interface DeriveInput {
  readonly node: ast.Struct | ast.Enum | ast.Union;
  /** Names of all derives of the item. */
  readonly all: ReadonlySet<string>;
  /** `repr(packed)`: fields must be copied out, never borrowed. */
  readonly packed: boolean;
  /** The words of `#[repr(..)]`. */
  readonly repr: readonly string[];
  isDefault(variant: ast.Variant): boolean;
  readonly shapes: readonly Shape[];
  readonly typeParams: readonly string[];
  readonly hasTypeParams: boolean;
}

/** A struct, or a variant of an enum. */
export interface Shape {
  /** How it is written in patterns and expressions: `Self` or `Self::Variant`. */
  readonly path: string;
  readonly name: string;
  readonly record: boolean;
  readonly fields: readonly ShapeField[];
  readonly variant: ast.Variant | undefined;
}

export interface ShapeField {
  /** Field name, or the number of a tuple field. */
  readonly name: string;
  readonly type: ast.AnyType;
}

export function shapesOf(node: ast.Struct | ast.Enum | ast.Union): readonly Shape[] {
  if (node.kind !== 'Enum') return [shape('Self', node.name.text, node.fields, undefined)];
  return node.variants.map((v) =>
    shape(`Self::${rawIdent(v.name.text)}`, v.name.text, v.fields, v),
  );
}

function shape(
  path: string,
  name: string,
  fields: ast.AnyFields | undefined,
  variant: ast.Variant | undefined,
): Shape {
  if (fields?.kind === 'RecordFields') {
    const list = fields.fields.map((f) => ({ name: rawIdent(f.name.text), type: f.type }));
    return { path, name, record: true, fields: list, variant };
  }
  const list = (fields?.fields ?? []).map((f, i) => ({ name: String(i), type: f.type }));
  return { path, name, record: false, fields: list, variant };
}

const RAW =
  /^(as|async|await|box|break|const|continue|do|dyn|else|enum|extern|fn|for|gen|if|impl|in|let|loop|match|mod|move|mut|pub|ref|return|static|struct|trait|true|false|try|type|unsafe|use|where|while|yield|abstract|become|final|macro|override|priv|typeof|unsized|virtual)$/;

/** An identifier as it must be written: words of the language raw. */
export function rawIdent(text: string): string {
  return RAW.test(text) ? `r#${text}` : text;
}

/**
 * A pattern that binds field `i` as `prefix` and `i`. `Self { 0: a }` is fine for tuple shapes too.
 */
export function bindPattern(shape: Shape, prefix: string): string {
  if (shape.fields.length === 0) return shape.record ? `${shape.path} {}` : shape.path;
  const fields = shape.fields.map((f, i) => `${f.name}: ${prefix}${i}`).join(', ');
  return `${shape.path} { ${fields} }`;
}

/** An expression that makes the shape from an expression for each field. */
export function construct(
  shape: Shape,
  value: (field: ShapeField, index: number) => string,
): string {
  if (shape.fields.length === 0) return shape.record ? `${shape.path} {}` : shape.path;
  return `${shape.path} { ${shape.fields.map((f, i) => `${f.name}: ${value(f, i)}`).join(', ')} }`;
}
