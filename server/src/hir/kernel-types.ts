/** The types for which cuda-oxide's `#[kernel(f32, i32)]` makes instances of a generic kernel. */
import { type AnyGenericArg, parseTypeFromTokens, type TokenTree } from '../syntax/index.ts';
import type { FnDef } from './defs.ts';
import { kernelMark } from './dialects.ts';
import type { HirQueries } from './queries.ts';
import type { Ty } from './ty.ts';
import { isTy } from './types/intern.ts';

/** A type of the list, and its tokens without spaces. */
export interface KernelType {
  readonly ty: Ty;
  readonly text: string;
}

/**
 * Undefined for kernels of other dialects, and for those that have more or other parameters than
 * one type.
 */
export function kernelTypes(
  hir: Pick<HirQueries, 'generics' | 'writtenArgs'>,
  def: FnDef,
): readonly KernelType[] | undefined {
  const mark = kernelMark(def);
  const { params } = hir.generics(def);
  if (mark?.dialect !== 'cuda-oxide' || params.length !== 1 || params[0]!.kind !== 'type')
    return undefined;
  return parts(mark.attr?.args?.trees ?? []).flatMap((trees) => {
    const { node, errors } = parseTypeFromTokens(trees);
    const { start, end } = node;
    if (errors.length > 0) return [];
    const arg: AnyGenericArg = { kind: 'TypeArg', type: node, start, end };
    const [ty] = hir.writtenArgs(def, { kind: 'GenericArgs', args: [arg], start, end }, def) ?? [];
    return ty === undefined || !isTy(ty) ? [] : [{ ty, text: textOf(trees) }];
  });
}

/** The types between commas; `name = value` and `unchecked_indexing` are none. */
function parts(trees: readonly TokenTree[]): readonly (readonly TokenTree[])[] {
  const out: TokenTree[][] = [[]];
  let depth = 0;
  for (const tree of trees) {
    const text = tree.kind === 'Token' ? tree.text : '';
    if (text === '<') depth++;
    else if (text === '>') depth--;
    if (text === ',' && depth === 0) out.push([]);
    else out.at(-1)!.push(tree);
  }
  return out.filter((part) => {
    const isFlag = part.length === 1 && textOf(part) === 'unchecked_indexing';
    const isField = part[1]?.kind === 'Token' && part[1].text === '=';
    return part.length > 0 && !isFlag && !isField;
  });
}

function textOf(trees: readonly TokenTree[]): string {
  return trees
    .map((tree) => {
      if (tree.kind === 'Token') return tree.text;
      return tree.kind === 'Group' ? `${tree.delim}${textOf(tree.trees)}${tree.close.text}` : '';
    })
    .join('');
}
