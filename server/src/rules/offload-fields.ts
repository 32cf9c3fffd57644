/** The named fields of a call of `core::offload::offload!`, read from its tokens. */
import { append, nearest, type Span, type TextEdit } from '../base/index.ts';
import { splitCommas } from '../hir/index.ts';
import type { MacroCall, Token, TokenTree } from '../syntax/index.ts';

export interface OffloadField {
  readonly name: Token;
  readonly value: readonly TokenTree[];
}

/** What the macro knows, and whether a launch needs it. */
const FIELDS: Readonly<Record<string, 'needed' | 'optional'>> = {
  kernel: 'needed',
  args: 'needed',
  workgroup_dim: 'optional',
  thread_dim: 'optional',
  dyn_cache: 'optional',
  device: 'optional',
};

/** The most threads of a workgroup, on GPUs of both makers. */
export const MOST_THREADS = 1024;

export type FieldProblem =
  | { readonly kind: 'unknown'; readonly field: OffloadField; readonly meant: string | undefined }
  | { readonly kind: 'duplicate'; readonly field: OffloadField; readonly first: OffloadField }
  | { readonly kind: 'missing'; readonly name: string; readonly fields: readonly OffloadField[] }
  | { readonly kind: 'device'; readonly field: OffloadField }
  | { readonly kind: 'args'; readonly field: OffloadField };

/** The fields in order; undefined when the tokens are no list of such. */
export function offloadFields({ body }: MacroCall): readonly OffloadField[] | undefined {
  const out: { name: Token; value: TokenTree[] }[] = [];
  for (const part of splitCommas(body.trees)) {
    const [name, equals, ...value] = part;
    if (name?.kind === 'Token' && /^[a-z_]\w*$/i.test(name.text) && isToken(equals, '=')) {
      if (value.length === 0) return undefined;
      out.push({ name, value });
      continue;
    }
    // A comma between angle brackets belongs to the value before.
    const last = out.at(-1);
    if (last === undefined) return undefined;
    append(last.value, part);
  }
  return out;
}

function isToken(tree: TokenTree | undefined, text: string): boolean {
  return tree?.kind === 'Token' && tree.text === text;
}

/** What the macro refuses. As it does, only the first is reported. */
export function fieldProblem(fields: readonly OffloadField[]): FieldProblem | undefined {
  const first = new Map<string, OffloadField>();
  for (const field of fields) {
    const { text } = field.name;
    if (!Object.hasOwn(FIELDS, text)) {
      const free = Object.keys(FIELDS).filter((name) => !fields.some((f) => f.name.text === name));
      return { kind: 'unknown', field, meant: MEANT[text] ?? nearest(text, free) };
    }
    const before = first.get(text);
    if (before !== undefined) return { kind: 'duplicate', field, first: before };
    first.set(text, field);
  }
  for (const [name, need] of Object.entries(FIELDS)) {
    if (need === 'needed' && !first.has(name)) return { kind: 'missing', name, fields };
  }
  const device = first.get('device');
  const negative = device?.value.length === 2 && isToken(device.value[0], '-');
  if (negative) return { kind: 'device', field: device! };
  // The macro takes a list in parentheses apart, and nothing else.
  const args = first.get('args')!;
  const [only, ...more] = args.value;
  const isList = only?.kind === 'Group' && only.delim === '(' && more.length === 0;
  return isList ? undefined : { kind: 'args', field: args };
}

/** Names that other launches give the same things. */
const MEANT: Readonly<Record<string, string>> = {
  block_dim: 'thread_dim',
  grid_dim: 'workgroup_dim',
  shared_mem: 'dyn_cache',
  workgroup_mem: 'dyn_cache',
};

/** A field with the comma that belongs to it, taken away. */
export function removeField(field: OffloadField, text: string, file: Span['file']): TextEdit {
  let { start } = field.name;
  let { end } = field.value.at(-1)!;
  const after = /^\s*,/.exec(text.slice(end));
  const before = /,\s*$/.exec(text.slice(0, start));
  if (before !== null) start -= before[0].length;
  else if (after !== null)
    end += after[0].length + /^\s*/.exec(text.slice(end + after[0].length))![0].length;
  return { span: { file, start, end }, newText: '' };
}
