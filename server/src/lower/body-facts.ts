/**
 * What a walk over a typed body tells before lowering: which variables need memory, and which may
 * be moved from, whole or in parts. Once per body, for all its instances; types do not matter here,
 * so moves of `Copy` values are counted too.
 */
import { memo } from '../db/index.ts';
import {
  type Body,
  type CapturedPart,
  type ClosureDef,
  inBox,
  type LocalId,
  type TExpr,
  type TExprOf,
  type TPat,
} from '../hir/index.ts';

/** Where in a variable something was moved out. */
export interface MoveSpec {
  whole: boolean;
  /** By `partKey`; `NO_PARTS` until there is one. */
  parts: ReadonlyMap<number, MovePart>;
}

/** Most variables are moved as a whole. */
export const NO_PARTS: MoveSpec['parts'] = new Map();

export interface MovePart extends PathElem {
  readonly spec: MoveSpec;
}

/** The part of a variable that `elem` names, with what is moved out of it. */
export function partOf({ variant, index, after }: PathElem, spec: MoveSpec): MovePart {
  return { variant, index, after, spec };
}

/** Names a variable, or a captured one of the closure whose body is walked. */
export type RootKey = LocalId | `c${number}:${number}`;

/**
 * A field of a struct (`variant` -1) or of a variant; an element of an array from its start or its
 * end (1 is the last); what a `rest @ ..` takes of an array.
 */
export interface PathElem {
  readonly variant: number;
  readonly index: number;
  /** Of `rest @ ..`, which begins at `index`: how many elements come after it. */
  readonly after?: number | undefined;
}

export const ELEMENT = -2;
export const ELEMENT_FROM_END = -3;
export const ELEMENT_REST = -4;
/** What is in a `Box`: the language lets it leave its box, whole or in parts. */
export const IN_BOX: PathElem = { variant: -5, index: 0 };

export interface BodyFacts {
  /** Bit set by local: `IN_MEMORY`. */
  readonly flags: Uint8Array;
  readonly moves: ReadonlyMap<RootKey, MoveSpec>;
  /** All closures, in source order: the number of one is part of its name. */
  readonly closures: ReadonlyMap<ClosureDef, TExprOf<'closure'>>;
}

const NO_MOVES: BodyFacts['moves'] = new Map();
const NO_CLOSURES: BodyFacts['closures'] = new Map();

/** Assigned after its declaration, borrowed, or captured by reference. */
export const IN_MEMORY = 1;

/** Key of a part in `MoveSpec.parts`. */
export function partKey(elem: PathElem): number {
  return (elem.variant + 1) * 2 ** 32 + (elem.after ?? 0) * 65536 + elem.index;
}

/**
 * A variable, fields of it and what is in boxes of it: what can be moved out of. Undefined behind
 * another pointer or an index.
 */
export function placePath(
  expr: TExpr,
): { readonly root: RootKey; readonly path: readonly PathElem[] } | undefined {
  const path: PathElem[] = [];
  let at = expr;
  for (;;) {
    const box = at.kind === 'deref' ? inBox(at)?.box : undefined;
    if (box !== undefined) {
      path.unshift(IN_BOX);
      at = box;
    } else if (at.kind === 'field') {
      path.unshift({ variant: at.variant?.index ?? -1, index: at.index });
      at = at.base;
    } else if (at.kind === 'local') return { root: at.local, path };
    else if (at.kind === 'upvar') {
      return at.byRef ? undefined : { root: `c${at.closure.id}:${at.index}`, path };
    } else return undefined;
  }
}

/** Does the expression name a place, not a value? */
export function isPlaceExpr(expr: TExpr): boolean {
  switch (expr.kind) {
    case 'local':
    case 'upvar':
    case 'parts':
    case 'static':
    case 'deref':
    case 'index':
      return true;
    case 'field':
      return isPlaceExpr(expr.base);
    default:
      return false;
  }
}

/**
 * A field, at any depth, of something that is no place: `f().x.y`. What `path` leads from is a
 * temporary of its own.
 */
export function fieldOfTemporary(
  expr: TExpr,
): { readonly root: TExpr; readonly path: readonly PathElem[] } | undefined {
  const path: PathElem[] = [];
  let at = expr;
  for (; at.kind === 'field'; at = at.base) path.unshift({ variant: -1, index: at.index });
  return path.length === 0 || isPlaceExpr(at) ? undefined : { root: at, path };
}

/** The way to a captured part; undefined when it is behind a pointer. */
function elemsOf({ steps }: CapturedPart): readonly PathElem[] | undefined {
  const out: PathElem[] = [];
  for (const step of steps) {
    if (step.kind !== 'field') return undefined;
    out.push({ variant: step.variant?.index ?? -1, index: step.index });
  }
  return out;
}

class Walk {
  readonly flags: Uint8Array;
  readonly moves = new Map<RootKey, MoveSpec>();
  readonly closures = new Map<ClosureDef, TExprOf<'closure'>>();
  /** Inside of the message of a panic. */
  private inPanic = false;

  constructor(body: Body) {
    this.flags = new Uint8Array(body.locals.length);
  }

  private needMemory(place: TExpr): void {
    let at = place;
    while (at.kind === 'field' || at.kind === 'index') at = at.base;
    if (at.kind === 'local') this.flags[at.local]! |= IN_MEMORY;
  }

  private moved(place: TExpr, inner: readonly PathElem[]): void {
    const found = placePath(place);
    if (found !== undefined) this.movedRoot(found.root, [...found.path, ...inner]);
  }

  private movedRoot(root: RootKey, path: readonly PathElem[]): void {
    let spec = this.moves.get(root);
    if (spec === undefined) {
      spec = { whole: false, parts: NO_PARTS };
      this.moves.set(root, spec);
    }
    addMove(spec, path);
  }

  /** An expression in value position. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of expression
  value(expr: TExpr): void {
    if (isPlaceExpr(expr)) {
      this.moved(expr, []);
      this.insidePlace(expr);
      return;
    }
    switch (expr.kind) {
      case 'borrow':
      case 'raw-borrow':
        this.place(expr.place);
        if (isPlaceExpr(expr.place) && !this.inPanic) this.needMemory(expr.place);
        return;
      case 'assign':
        if (isPlaceExpr(expr.place)) this.needMemory(expr.place);
        this.place(expr.place);
        this.value(expr.value);
        return;
      case 'assign-op':
        this.needMemory(expr.place);
        this.place(expr.place);
        this.value(expr.value);
        return;
      case 'field':
        this.value(expr.base);
        return;
      case 'call':
        if (expr.callee.kind !== 'fn-ref') this.value(expr.callee);
        for (const arg of expr.args) this.value(arg);
        return;
      case 'binary':
      case 'logical':
        this.value(expr.lhs);
        this.value(expr.rhs);
        return;
      case 'unary':
      case 'cast':
        this.value(expr.operand);
        return;
      case 'tuple':
      case 'array':
        for (const elem of expr.elems) this.value(elem);
        return;
      case 'repeat':
        this.value(expr.elem);
        return;
      case 'adt':
        for (const field of expr.fields) this.value(field.value);
        if (expr.base !== undefined) this.base(expr, expr.base);
        return;
      case 'const-block':
        this.value(expr.value);
        return;
      case 'closure':
        this.closures.set(expr.def, expr);
        for (const capture of expr.captures) this.value(capture);
        for (const param of expr.params) this.pattern(param.pat);
        this.value(expr.body);
        return;
      case 'block':
        for (const stmt of expr.stmts) {
          if (stmt.kind === 'expr') {
            // A place as a statement is moved out of, too.
            this.value(stmt.expr);
            continue;
          }
          if (stmt.init === undefined) this.uninitialised(stmt.pat);
          else this.scrutinee(stmt.init, [stmt.pat]);
          if (stmt.else !== undefined) this.value(stmt.else);
        }
        if (expr.tail !== undefined) this.value(expr.tail);
        return;
      case 'if':
        this.value(expr.cond);
        this.value(expr.then);
        if (expr.else !== undefined) this.value(expr.else);
        return;
      case 'let':
        this.scrutinee(expr.value, [expr.pat]);
        return;
      case 'match':
        this.scrutinee(
          expr.scrutinee,
          expr.arms.map((arm) => arm.pat),
        );
        for (const arm of expr.arms) {
          if (arm.guard !== undefined) this.value(arm.guard);
          this.value(arm.body);
        }
        return;
      case 'loop':
        this.value(expr.body);
        return;
      case 'break':
      case 'return':
      case 'yield':
        if (expr.value !== undefined) this.value(expr.value);
        return;
      case 'panic': {
        // What a message prints is borrowed as a copy: variables stay values.
        const { inPanic } = this;
        this.inPanic = true;
        if (expr.detail !== undefined) this.value(expr.detail);
        this.inPanic = inPanic;
        return;
      }
      case 'asm':
        for (const operand of expr.operands) {
          if (operand.in !== undefined) this.value(operand.in);
          if (operand.out !== undefined) {
            this.place(operand.out);
            this.needMemory(operand.out);
          }
        }
        return;
      default:
        return;
    }
  }

  /** `..base`: the fields that are not written out are moved from it. */
  private base(adt: TExpr & { kind: 'adt' }, base: TExpr): void {
    this.place(base);
    const written = new Set(adt.fields.map((field) => field.index));
    // Those that `cfg` takes away are written too; numbers that no field has are ignored.
    const all =
      adt.ty.kind === 'adt' && adt.ty.def.kind === 'struct' ? adt.ty.def.node.fields : undefined;
    for (let index = 0; index < (all?.fields.length ?? 0); index++) {
      if (!written.has(index)) this.moved(base, [{ variant: -1, index }]);
    }
  }

  /** An expression in place position: evaluated, not read. */
  private place(expr: TExpr): void {
    if (isPlaceExpr(expr)) this.insidePlace(expr);
    else this.value(expr);
  }

  /** The values that a place is computed from. */
  private insidePlace(expr: TExpr): void {
    if (expr.kind === 'deref') {
      // A reference that is dereferenced is read, not moved.
      this.place(expr.operand);
    } else if (expr.kind === 'field') this.place(expr.base);
    else if (expr.kind === 'index') {
      this.place(expr.base);
      this.value(expr.index);
    }
  }

  private scrutinee(value: TExpr, pats: readonly TPat[]): void {
    if (!isPlaceExpr(value)) this.value(value);
    else {
      this.insidePlace(value);
      for (const pat of pats) this.patternMoves(value, pat, []);
      if (pats.some(hasRef)) this.needMemory(value);
    }
    for (const pat of pats) this.pattern(pat);
  }

  private patternMoves(value: TExpr, pat: TPat, path: readonly PathElem[]): void {
    eachMove(pat, path, (at) => {
      if (value.kind !== 'parts') this.moved(value, at);
      for (const part of value.kind === 'parts' ? value.parts : []) {
        const steps = elemsOf(part);
        if (steps?.every((step, i) => at[i] !== undefined && partKey(step) === partKey(at[i])))
          this.moved(part.place, at.slice(steps.length));
      }
    });
  }

  /**
   * Variables declared by a pattern and mutable ones: those bound by value with a sub-pattern are
   * read twice.
   */
  private pattern(pat: TPat): void {
    if (pat.kind === 'value') return;
    for (const sub of subPatterns(pat)) this.pattern(sub);
  }

  private uninitialised(pat: TPat): void {
    if (pat.kind === 'binding') {
      this.flags[pat.local]! |= IN_MEMORY;
      // Not there yet is treated as moved out.
      this.movedRoot(pat.local, []);
    }
    for (const sub of subPatterns(pat)) this.uninitialised(sub);
  }
}

function addMove(root: MoveSpec, path: readonly PathElem[]): void {
  let spec = root;
  for (const elem of path) {
    let part = spec.parts.get(partKey(elem));
    if (part === undefined) {
      part = partOf(elem, { whole: false, parts: NO_PARTS });
      if (spec.parts === NO_PARTS) spec.parts = new Map();
      (spec.parts as Map<number, MovePart>).set(partKey(elem), part);
    }
    spec = part.spec;
  }
  spec.whole = true;
}

/** The places inside the matched one that the pattern's by-value bindings take. */
function eachMove(
  pat: TPat,
  path: readonly PathElem[],
  found: (path: readonly PathElem[]) => void,
): void {
  if (pat.kind === 'binding') {
    if (pat.mode === 'move') found(path);
    if (pat.sub !== undefined) eachMove(pat.sub, path, found);
    return;
  }
  if (pat.kind === 'fields' || pat.kind === 'variant') {
    const variant = pat.kind === 'variant' ? pat.variant.index : -1;
    for (const { index, pat: sub } of pat.fields)
      eachMove(sub, [...path, { variant, index }], found);
    return;
  }
  if (pat.kind === 'or') for (const sub of pat.pats) eachMove(sub, path, found);
  // Behind a deref nothing can be moved.
  if (pat.kind !== 'slice') return;
  const { prefix, rest, suffix } = pat;
  for (const [index, sub] of prefix.entries()) {
    eachMove(sub, [...path, { variant: ELEMENT, index }], found);
  }
  if (rest !== undefined) {
    const elem = { variant: ELEMENT_REST, index: prefix.length, after: suffix.length };
    eachMove(rest, [...path, elem], found);
  }
  for (const [at, sub] of suffix.entries()) {
    eachMove(sub, [...path, { variant: ELEMENT_FROM_END, index: suffix.length - at }], found);
  }
}

/**
 * Moves out of a value that has no variable, such as a call's result of which the part at `path` is
 * matched.
 */
export function moveSpecOf(pats: readonly TPat[], path: readonly PathElem[] = []): MoveSpec {
  const spec: MoveSpec = { whole: false, parts: NO_PARTS };
  for (const pat of pats) eachMove(pat, path, (at) => addMove(spec, at));
  return spec;
}

/** The move of one part. */
export function moveOf(path: readonly PathElem[]): MoveSpec {
  const spec: MoveSpec = { whole: false, parts: NO_PARTS };
  addMove(spec, path);
  return spec;
}

export function subPatterns(pat: TPat): readonly TPat[] {
  switch (pat.kind) {
    case 'binding':
      return pat.sub === undefined ? [] : [pat.sub];
    case 'fields':
    case 'variant':
      return pat.fields.map((field) => field.pat);
    case 'deref':
      return [pat.pat];
    case 'slice':
      return [...pat.prefix, ...(pat.rest === undefined ? [] : [pat.rest]), ...pat.suffix];
    case 'or':
      return pat.pats;
    default:
      return [];
  }
}

/** Does the pattern take the address of what it matches (not behind a deref)? */
export function hasRef(pat: TPat): boolean {
  if (pat.kind === 'deref') return false;
  if (pat.kind === 'binding' && pat.mode !== 'move') return true;
  return subPatterns(pat).some(hasRef);
}

/** Does the pattern take the address of what it matches to write there? */
export function hasRefMut(pat: TPat): boolean {
  if (pat.kind === 'deref') return false;
  if (pat.kind === 'binding' && pat.mode === 'ref-mut') return true;
  return subPatterns(pat).some(hasRefMut);
}

const cache = memo<Body, BodyFacts>('lower.body-facts');

/** The facts of a body; computed once. */
export function factsOf(body: Body): BodyFacts {
  let facts = cache.get(body);
  if (facts === undefined) {
    const walk = new Walk(body);
    walk.value(body.value);
    const { flags, moves, closures } = walk;
    // They are kept as long as the body, and of most bodies they are empty.
    facts = {
      flags,
      moves: moves.size === 0 ? NO_MOVES : moves,
      closures: closures.size === 0 ? NO_CLOSURES : closures,
    };
    cache.set(body, facts);
  }
  return facts;
}
