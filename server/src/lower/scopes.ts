/**
 * Scopes and what is dropped when they end. A variable that may have been moved from carries flags,
 * one for each part that is moved on its own; passes fold those that turn out constant. There is no
 * unwinding: a panic ends the kernel.
 */
import type { TExpr, Ty } from '../hir/index.ts';
import type { Value } from '../mir/index.ts';
import {
  ELEMENT,
  ELEMENT_FROM_END,
  ELEMENT_REST,
  IN_BOX,
  type MovePart,
  type MoveSpec,
  NO_PARTS,
  type PathElem,
  partKey,
  partOf,
} from './body-facts.ts';
import { emitDrop, openElements, openFields } from './drop.ts';
import { type ElementDrop, WholeDrops } from './drop-elaboration.ts';
import type { FnCx } from './fn-cx.ts';
import type { MovePath, Scope } from './move-path.ts';
import type { Place } from './operand.ts';
import { boxed, contentsOf, freeBox } from './owned-box.ts';

/** Opens a scope; gives its index. */
export function pushScope(cx: FnCx): number {
  const { debug } = cx;
  cx.scopes.push(debug === undefined ? { drops: [] } : { drops: [], debug: debug.scope });
  return cx.scopes.length - 1;
}

/** Ends the innermost scope: drops what it holds, when control comes here. */
export function popScope(cx: FnCx): void {
  const scope = cx.scopes[cx.scopes.length - 1]!;
  if (!cx.dead) {
    dropScope(cx, scope);
    cx.coroutine?.noteEnd(scope, cx.b.block);
  }
  cx.scopes.pop();
  if (scope.debug !== undefined) cx.enterScope(scope.debug);
}

/**
 * Drops what the scopes from the innermost down to `depth` hold, before a jump to `target`; they
 * stay open.
 */
export function dropDownTo(cx: FnCx, depth: number, target: object | undefined): void {
  if (cx.dead) return;
  for (let at = cx.scopes.length - 1; at >= depth; at--) dropScope(cx, cx.scopes[at]!, target);
}

/** Would leaving the scopes down to `depth` run any code? */
export function anyDrops(cx: FnCx, depth: number): boolean {
  for (let at = cx.scopes.length - 1; at >= depth; at--) {
    if (cx.scopes[at]!.drops.length > 0) return true;
  }
  return false;
}

function dropScope(cx: FnCx, scope: Scope, target?: object): void {
  for (let at = scope.drops.length - 1; at >= 0; at--) {
    const { place, moves } = scope.drops[at]!;
    dropPath(cx, place, moves, { target, flags: [] });
  }
}

/** Has the scope `depth` drop the place at its end, when its type needs that. */
export function scheduleDrop(
  cx: FnCx,
  depth: number,
  place: Place,
  moves: MovePath | undefined,
): void {
  cx.coroutine?.tie(place.ptr, cx.scopes[depth]);
  if (!cx.lw.needsDrop(place.ty)) return;
  if (cx.customMir) cx.unsupported('custom MIR that holds something with a destructor');
  cx.scopes[depth]!.drops.push({ place, moves });
}

/**
 * Runs `body` with temporaries dropped at its end; it lowers a statement, or the one expression
 * `root`.
 */
export function withTempScope<T>(cx: FnCx, body: () => T, root?: TExpr): T {
  const { tempScope, tempRoot } = cx;
  cx.tempScope = pushScope(cx);
  cx.tempRoot = root;
  const result = body();
  popScope(cx);
  cx.tempScope = tempScope;
  cx.tempRoot = tempRoot;
  return result;
}

/**
 * Flags for the parts of a value that may be moved out, reset. Undefined when no flag is needed.
 */
export function createMoves(cx: FnCx, spec: MoveSpec | undefined, ty: Ty): MovePath | undefined {
  if (spec === undefined || !cx.lw.needsDrop(ty)) return undefined;
  let flag: Value | undefined;
  if (spec.whole) {
    flag = cx.alloca(1, 1, 'moved');
    cx.b.store(cx.b.int('i1', 0), flag, 1);
  }
  const parts = new Map<number, { elem: PathElem; path: MovePath }>();
  const length = ty.kind === 'array' ? Number(cx.hir.constValue(ty.len) ?? 0n) : undefined;
  for (const part of elementwise(spec, length)) {
    const fieldTy = fieldType(cx, ty, part);
    const path = fieldTy === undefined ? undefined : createMoves(cx, part.spec, fieldTy);
    if (path === undefined) continue;
    const elem = fromStart(part, length);
    parts.set(partKey(elem), { elem, path });
  }
  if (flag === undefined && parts.size === 0) return undefined;
  return length === undefined ? { flag, parts } : { flag, parts, length };
}

/**
 * What may be moved: of an array its elements, counted from the start, each of which may be named
 * in several ways.
 */
function elementwise(spec: MoveSpec, length: number | undefined): Iterable<MovePart> {
  if (length === undefined) return spec.parts.values();
  const out = new Map<number, MovePart>();
  for (const part of spec.parts.values()) {
    const rest = part.variant === ELEMENT_REST;
    for (const elem of rest ? restElements(part, length) : [fromStart(part, length)]) {
      const known = out.get(partKey(elem))?.spec;
      const more = rest ? WHOLE : part.spec;
      out.set(partKey(elem), partOf(elem, known ? bothMoves(known, more) : more));
    }
  }
  return out.values();
}

const WHOLE: MoveSpec = { whole: true, parts: NO_PARTS };

function bothMoves(a: MoveSpec, b: MoveSpec): MoveSpec {
  const parts = new Map(a.parts);
  for (const [key, part] of b.parts) {
    const known = parts.get(key);
    parts.set(key, known ? partOf(part, bothMoves(known.spec, part.spec)) : part);
  }
  return { whole: a.whole || b.whole, parts };
}

/** The elements of `rest @ ..`. */
function restElements(rest: PathElem, length: number): PathElem[] {
  const count = Math.max(0, length - rest.index - (rest.after ?? 0));
  return Array.from({ length: count }, (_, i) => ({ variant: ELEMENT, index: rest.index + i }));
}

/** Notes that what lies at a path was moved out. */
export function markPathMoved(
  cx: FnCx,
  moves: MovePath | undefined,
  path: readonly PathElem[],
): void {
  const last = path.at(-1);
  if (last?.variant !== ELEMENT_REST) {
    markMoved(cx, movePart(moves, path));
    return;
  }
  const array = movePart(moves, path.slice(0, -1));
  for (const elem of restElements(last, array?.length ?? 0)) markMoved(cx, movePart(array, [elem]));
}

/** Elements count from the start, once the length is known. */
function fromStart(elem: PathElem, length: number | undefined): PathElem {
  if (elem.variant !== ELEMENT_FROM_END || length === undefined) return elem;
  return { variant: ELEMENT, index: length - elem.index };
}

function fieldType(cx: FnCx, ty: Ty, elem: PathElem): Ty | undefined {
  if (ty.kind === 'array') return ty.elem;
  if (elem.variant === IN_BOX.variant) return boxed(ty);
  const layout = cx.layout(ty);
  if (elem.variant >= 0 && layout.variants.kind === 'multiple') {
    return layout.variants.layouts[elem.variant]?.fieldTys[elem.index];
  }
  return layout.fieldTys[elem.index];
}

/** The state of a part, when it has one of its own. */
export function movePart(
  moves: MovePath | undefined,
  path: readonly PathElem[],
): MovePath | undefined {
  let at = moves;
  for (const elem of path) at = at?.parts.get(partKey(fromStart(elem, at.length)))?.path;
  return at;
}

/** Notes that the part was moved out. */
export function markMoved(cx: FnCx, moves: MovePath | undefined): void {
  if (moves?.flag !== undefined && !cx.dead) cx.b.store(cx.b.int('i1', 1), moves.flag, 1);
}

/** Notes that the part, with all in it, was given a value. */
export function markInitialised(cx: FnCx, moves: MovePath | undefined): void {
  if (moves === undefined) return;
  if (moves.flag !== undefined) cx.b.store(cx.b.int('i1', 0), moves.flag, 1);
  for (const { path } of moves.parts.values()) markInitialised(cx, path);
}

/** On the way to the drop of a part. */
interface Above {
  /**
   * Where control goes then: the jumps that go there share the drop, so what may have happened
   * before one counts for all.
   */
  readonly target: object | undefined;
  /** Of the values that this one is a part of. */
  readonly flags: readonly Value[];
}

const NOTHING_ABOVE: Above = { target: undefined, flags: [] };

/** Drops a place except for what was moved out of it. */
export function dropPath(
  cx: FnCx,
  place: Place,
  moves: MovePath | undefined,
  above = NOTHING_ABOVE,
): void {
  if (moves === undefined) {
    emitDrop(cx, place);
    return;
  }
  if (moves.flag === undefined) {
    dropParts(cx, place, moves, above);
    return;
  }
  const drop = cx.b.newBlock('drop');
  const next = cx.b.newBlock();
  cx.b.brIf(cx.b.load('i1', moves.flag, 1), next, drop);
  cx.enter(drop);
  dropParts(cx, place, moves, { ...above, flags: [...above.flags, moves.flag] });
  cx.b.br(next);
  cx.enter(next);
}

function dropParts(cx: FnCx, place: Place, moves: MovePath, above: Above): void {
  if (moves.parts.size === 0) {
    emitDrop(cx, place);
    return;
  }
  const inside = moves.parts.get(partKey(IN_BOX));
  if (inside !== undefined) {
    // What has not left the box ends where the box does, and then its memory is given back.
    dropPath(cx, contentsOf(cx, place), inside.path, above);
    freeBox(cx, place);
    return;
  }
  const drop = (part: Place, elem: PathElem): void =>
    dropPath(cx, part, moves.parts.get(partKey(elem))?.path, above);
  if (place.ty.kind !== 'array') {
    openFields(cx, place, drop);
    return;
  }
  const whole = cx.b.newBlock('drop');
  const open = cx.b.newBlock('drop');
  const next = cx.b.newBlock();
  cx.wholeDrops ??= new WholeDrops();
  const flags = [...above.flags, ...flagsIn(moves)];
  const elements: ElementDrop[] = [];
  cx.wholeDrops.choose(cx.b, { moves, target: above.target, flags }, open, whole, elements);
  cx.enter(whole);
  emitDrop(cx, place);
  cx.b.br(next);
  cx.enter(open);
  openElements(cx, place, (part, elem, entry) => {
    drop(part, elem);
    const own = moves.parts.get(partKey(elem))?.path;
    elements.push({ entry, exit: cx.b.block, flags: own ? flagsIn(own) : [] });
  });
  cx.b.br(next);
  cx.enter(next);
}

/** Flags of the fields of those variants for which `gone` holds. */
export function absentFlags(
  moves: MovePath | undefined,
  gone: (variant: number) => boolean,
): Value[] {
  const parts = [...(moves?.parts.values() ?? [])];
  return parts.flatMap(({ elem, path }) =>
    elem.variant >= 0 && gone(elem.variant) ? flagsIn(path) : [],
  );
}

/** Flags that are set when what lies at a path is moved out. */
export function movedFlags(moves: MovePath | undefined, path: readonly PathElem[]): Value[] {
  const last = path.at(-1);
  if (last?.variant !== ELEMENT_REST) return ownFlag(movePart(moves, path));
  const array = movePart(moves, path.slice(0, -1));
  const elems = restElements(last, array?.length ?? 0);
  return elems.flatMap((elem) => ownFlag(movePart(array, [elem])));
}

function ownFlag(moves: MovePath | undefined): Value[] {
  return moves?.flag === undefined ? [] : [moves.flag];
}

/** Notes that rustc takes parts for absent or moved where control is, whatever came before. */
export function noteGone(cx: FnCx, flags: Iterable<Value>, by: 'absence' | 'move'): void {
  cx.wholeDrops ??= new WholeDrops();
  cx.wholeDrops.note(cx.b.block, [...flags], by);
}

/** The flags of a part and all in it. */
function flagsIn({ flag, parts }: MovePath): Value[] {
  const own = flag === undefined ? [] : [flag];
  return [...own, ...[...parts.values()].flatMap(({ path }) => flagsIn(path))];
}
