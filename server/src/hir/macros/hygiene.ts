/**
 * Hygiene marks. Every identifier that a macro's body puts into its output carries a fresh number; `Mark` tells what made
 * it. Two locals are the same only when text and mark agree; item names ignore marks, `$crate` is answered by them.
 *
 * Marks live as long as the expansion that made them: the table holds them weakly, so that a server that expands for days
 * does not grow. An expansion is held by the module in which the call stands, for as long as the call's tree lives.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { Crate, MacroDef, ModuleDef } from '../defs.ts';

/** What one hygiene mark stands for. */
export interface Mark {
  readonly id: number;
  /** The mark that the token had in the macro's body: 0, or that of the macro which made the macro. */
  readonly parent: number;
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

/** Tokens that may still be made. Macros that double themselves end here, long before the recursion limit. */
export interface Budget {
  left: number;
}

/** Tokens that one call in source text may come to; real ones stay far below. */
const TOKENS_PER_CALL = 400_000;

export function newBudget(): Budget {
  return { left: TOKENS_PER_CALL };
}

const table = new Map<number, WeakRef<Mark>>();
const registry = new FinalizationRegistry<number>((id) => table.delete(id));
let lastId = 0;

/** Makes the marks of one expansion; they stay valid while this object is reachable. */
export class Marker {
  readonly origin: MarkOrigin;
  private readonly marks: Mark[] = [];

  constructor(origin: MarkOrigin) {
    this.origin = origin;
  }

  /** The mark that a body token with mark `old` gets. */
  mark(old: number): number {
    for (const known of this.marks) if (known.parent === old) return known.id;
    const made: Mark = { id: ++lastId, parent: old, origin: this.origin };
    this.marks.push(made);
    table.set(made.id, new WeakRef(made));
    registry.register(made, made.id);
    return made.id;
  }
}

/** What made a mark; undefined for 0, undefined and marks whose code is gone. */
export function markInfo(ctxt: number | undefined): Mark | undefined {
  return ctxt === undefined || ctxt === 0 ? undefined : table.get(ctxt)?.deref();
}

/**
 * Where a local with this mark is looked up next when no binding with exactly this mark is in scope: the mark (0: source
 * text) of the place where the macro was defined, for macros defined inside a body. Undefined when the search ends: a
 * macro of a module sees no locals of its caller.
 */
export function parentCtxt(ctxt: number): number | undefined {
  const mark = markInfo(ctxt);
  return mark?.origin.macro?.module.isBlock ? mark.parent : undefined;
}

/** The module in which the macro that made this mark was defined; undefined for 0 and for derives. */
export function defSiteModule(ctxt: number): ModuleDef | undefined {
  return markInfo(ctxt)?.origin.macro?.module;
}

/** The crate that `$crate` with this mark means: that of the macro whose body it was first written in. */
export function crateOfMark(ctxt: number): Crate | undefined {
  let mark = markInfo(ctxt);
  for (;;) {
    const outer = markInfo(mark?.parent);
    if (outer === undefined) return mark?.origin.crate;
    mark = outer;
  }
}

/** The call in source text that a mark goes back to, through all expansions around it. */
export function rootCall(ctxt: number | undefined): MarkOrigin | undefined {
  const origin = markInfo(ctxt)?.origin;
  return origin?.root ?? origin;
}

/** The mark of a call's name or, failing that, of its delimiters. */
export function callCtxt(call: ast.AnyNode): number {
  if (call.kind !== 'MacroCall') return 0;
  return call.path.segments[0]?.name.ctxt ?? call.body.ctxt ?? 0;
}

/** The expansion that a call came out of; undefined in source text. */
export function callOrigin(call: ast.MacroCall): MarkOrigin | undefined {
  const name = markInfo(call.path.segments[0]?.name.ctxt)?.origin;
  const body = markInfo(call.body.ctxt)?.origin;
  return (body?.depth ?? 0) > (name?.depth ?? 0) ? body : name;
}
