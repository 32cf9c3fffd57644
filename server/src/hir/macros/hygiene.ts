/**
 * Hygiene marks. Every identifier that a macro's body puts into its output carries a fresh number;
 * `Mark` tells what made it. Two locals are the same only when text and mark agree; item names
 * ignore marks, `$crate` is answered by them.
 *
 * The mark of a token is the object itself, so that marks live as long as the code that carries
 * them and no longer.
 */
import { type FileId, LIMITS } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { Crate, MacroDef, ModuleDef } from '../defs.ts';

/** What one hygiene mark stands for. */
export interface Mark extends ast.SyntaxMark {
  /**
   * The mark that the token had in the macro's body: none, or that of the macro which made the
   * macro.
   */
  readonly parent: ast.SyntaxMark | undefined;
  readonly origin: MarkOrigin;
}

/** One expansion as far as marks are concerned. */
export interface MarkOrigin {
  /** Undefined for derives and other code made by the compiler. */
  readonly macro: MacroDef | undefined;
  /** What `$crate` means. */
  readonly crate: Crate;
  /** The macro call, or the item with the derive. */
  readonly call: ast.AnyNode;
  readonly file: FileId;
  /** Number of expansions around this one, 1 for a call in source text. */
  readonly depth: number;
  /** What all expansions that go back to one call in source text may still produce together. */
  readonly budget: Budget;
  /** The outermost of the expansions around this one; undefined when there are none. */
  readonly root: MarkOrigin | undefined;
}

/**
 * Tokens that may still be made. Macros that double themselves end here, long before the recursion
 * limit.
 */
export interface Budget {
  left: number;
}

/** Tokens that one call in source text may come to; real ones stay far below. */
const TOKENS_PER_CALL = LIMITS.macroTokens.limit;

export function newBudget(): Budget {
  return { left: TOKENS_PER_CALL };
}

/** What gives the tokens of one expansion their marks. */
export interface Marks {
  readonly origin: { readonly budget: Budget; readonly call: ast.AnyNode };
  /** The mark that a body token with mark `old` gets. */
  mark(old?: ast.SyntaxMark): ast.SyntaxMark | undefined;
}

let lastId = 0;

/** Makes the marks of one expansion. */
export class Marker {
  readonly origin: MarkOrigin;
  private readonly marks: Mark[] = [];

  constructor(origin: MarkOrigin) {
    this.origin = origin;
  }

  /** The mark that a body token with mark `old` gets. */
  mark(old?: ast.SyntaxMark): Mark {
    for (const known of this.marks) if (known.parent === old) return known;
    const made: Mark = { id: ++lastId, parent: old, origin: this.origin };
    this.marks.push(made);
    return made;
  }
}

/** What made a mark; undefined for source text. */
export function markInfo(mark: ast.SyntaxMark | undefined): Mark | undefined {
  return mark !== undefined && 'origin' in mark ? (mark as Mark) : undefined;
}

/**
 * What a mark is outside of the definition of `macro`, a macro among the statements of a body:
 * names that this macro gave are looked up there as if they stood in its text. Undefined when
 * another macro or none made the mark.
 */
export function outerMark(
  from: ast.SyntaxMark | undefined,
  macro: ast.AnyNode,
): { readonly mark: ast.SyntaxMark | undefined } | undefined {
  const mark = markInfo(from);
  return mark !== undefined && mark.origin.macro?.node === macro
    ? { mark: mark.parent }
    : undefined;
}

/**
 * The module in which the macro that made this mark was defined; undefined in source text and for
 * derives.
 */
export function defSiteModule(mark: ast.SyntaxMark | undefined): ModuleDef | undefined {
  return markInfo(mark)?.origin.macro?.module;
}

/**
 * The crate that `$crate` with this mark means: that of the macro whose body it was first written
 * in.
 */
export function crateOfMark(from: ast.SyntaxMark | undefined): Crate | undefined {
  let mark = markInfo(from);
  for (;;) {
    const outer = markInfo(mark?.parent);
    if (outer === undefined) return mark?.origin.crate;
    mark = outer;
  }
}

/** The edition that a token of this mark was written in; that of `crate` in source text. */
export function editionOf(mark: ast.SyntaxMark | undefined, crate: Crate): ast.Edition {
  return (markInfo(mark)?.origin.crate ?? crate).edition;
}

/** The call in source text that a mark goes back to, through all expansions around it. */
export function rootCall(mark: ast.SyntaxMark | undefined): MarkOrigin | undefined {
  const origin = markInfo(mark)?.origin;
  return origin?.root ?? origin;
}

/** The mark of a call's name or, failing that, of its delimiters. */
export function callCtxt(call: ast.AnyNode): ast.SyntaxMark | undefined {
  if (call.kind !== 'MacroCall') return undefined;
  return call.path.segments[0]?.name.ctxt ?? call.body.ctxt;
}

/** The expansion that a call came out of; undefined in source text. */
export function callOrigin(call: ast.MacroCall): MarkOrigin | undefined {
  const name = markInfo(call.path.segments[0]?.name.ctxt)?.origin;
  const body = markInfo(call.body.ctxt)?.origin;
  return (body?.depth ?? 0) > (name?.depth ?? 0) ? body : name;
}
