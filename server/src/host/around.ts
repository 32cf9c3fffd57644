/** Where an expression of host code stands: the item around it, from which its places count. */
import type { FileId, Span } from '../base/index.ts';
import type { Fn } from '../syntax/index.ts';
import { type FoundFn, genericNames, selfName } from './items.ts';
import { isPiece } from './piece-id.ts';
import { type Changes, changesIn } from './scope.ts';
import { type HostType, named } from './types.ts';

const NO_CHANGES: Changes = {
  assigned: new Set(),
  lent: new Set(),
  resized: new Set(),
  returns: false,
  inferred: new Set(),
};

/** The function in which an expression stands. */
export interface Around {
  readonly file: FileId;
  /** Places count from here. */
  readonly base: number;
  readonly modules: readonly string[];
  readonly fn: Fn | undefined;
  readonly selfType: HostType | undefined;
  readonly generics: ReadonlySet<string>;
  readonly changes: Changes;
  /** Calls of functions between the launch and this one. */
  readonly calls: number;
  /** Calls of macros that made the expression, as text. */
  readonly within: string;
  /** What macros made it: where their texts are, and the outermost call. */
  readonly expansion: { readonly ranges: readonly Span[]; readonly call: Span } | undefined;
}

export function aroundFn(found: FoundFn, calls = 0): Around {
  const { node, file, base, modules, impl } = found;
  const name = impl && selfName(impl);
  return {
    file,
    base,
    modules,
    fn: node,
    selfType: name === undefined ? undefined : named(name),
    generics: new Set([...genericNames(node.generics), ...genericNames(impl?.generics)]),
    changes: node.body === undefined ? NO_CHANGES : changesIn(node),
    calls,
    within: '',
    expansion: undefined,
  };
}

/** Around an item that is no function. */
export function aroundItem(
  { file, base, modules }: Pick<Around, 'file' | 'base' | 'modules'>,
  calls = 0,
): Around {
  return {
    file,
    base,
    modules,
    fn: undefined,
    selfType: undefined,
    generics: new Set(),
    changes: NO_CHANGES,
    calls,
    within: '',
    expansion: undefined,
  };
}

/** A range of a text; of a piece, where what a macro made says so. */
export interface Range {
  readonly start: number;
  readonly end: number;
  readonly file?: number | undefined;
}

/** The place of a node, relative to the item around it. */
export function placeIn(
  { start, end, file: own }: Range,
  { file, base }: Pick<Around, 'file' | 'base'>,
): Span {
  if (own !== undefined && isPiece(own as FileId)) return { file: own as FileId, start, end };
  return { file, start: start - base, end: end - base };
}

/** Another text for each place of a function, also where a macro has made it several times. */
export function keyAt(node: Range, around: Around): string {
  const { file, start } = placeIn(node, around);
  return `${file}:${start}${around.within}`;
}
