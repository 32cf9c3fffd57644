/**
 * Occurrences: the places a match looks at, as paths from the matched value. Loads and address
 * computations are emitted when a test or binding first needs them, and used again in the blocks
 * that this one dominates.
 */
import type { Ty } from '../../hir/index.ts';
import { ELEMENT, ELEMENT_FROM_END, ELEMENT_REST, type PathElem } from '../body-facts.ts';
import { elementPlace } from '../element.ts';
import type { FnCx } from '../fn-cx.ts';
import { constBits, extractAt, loadPlace, ownedPlace, placeAt, spill } from '../memory.ts';
import type { MovePath } from '../move-path.ts';
import { type Operand, type Place, placeAs } from '../operand.ts';
import { fieldPlace, variantLayout } from '../shape.ts';

export type Step =
  | { readonly kind: 'field'; readonly variant: number; readonly index: number }
  | { readonly kind: 'deref' }
  /** Element `at` from the start, or from the end (1 is the last). */
  | { readonly kind: 'element'; readonly at: number; readonly fromEnd: boolean }
  /** What is left without `from` elements at the start and `drop` at the end. */
  | { readonly kind: 'rest'; readonly from: number; readonly drop: number };

/** Where an occurrence was found: a place, or a value that is in no place. */
type Here = { readonly place: Place } | { readonly op: Operand };

export class Occurrence {
  readonly ty: Ty;
  readonly parent: Occurrence | undefined;
  readonly step: Step | undefined;
  here: Here | undefined;
  /** Of the matched value: nobody else uses its memory. */
  readonly owned: boolean;
  /** Of the matched value: its moved-from state, and where in the variable it lies. */
  readonly moves: MovePath | undefined;
  private readonly children = new Map<string, Occurrence>();

  constructor(
    ty: Ty,
    parent: Occurrence | undefined,
    step: Step | undefined,
    here?: Here,
    owned = false,
    moves?: MovePath,
  ) {
    this.ty = ty;
    this.parent = parent;
    this.step = step;
    this.here = here;
    this.owned = owned;
    this.moves = moves;
  }

  /** The occurrence one step inside; the same one for the same step. */
  child(step: Step, ty: Ty): Occurrence {
    const key = stepKey(step);
    let child = this.children.get(key);
    if (child === undefined) {
      child = new Occurrence(ty, this, step);
      this.children.set(key, child);
    }
    return child;
  }

  /** Says where a part lies that is found by itself: it starts a path of its own. */
  setPart(step: Step, ty: Ty, here: Here, moves: MovePath | undefined): void {
    const part = new Occurrence(ty, undefined, undefined, here, false, moves);
    this.children.set(stepKey(step), part);
  }

  /** The matched value, and the parts that lead here from it; undefined behind a pointer. */
  rootPath(): { readonly root: Occurrence; readonly path: readonly PathElem[] } | undefined {
    const path: PathElem[] = [];
    let at: Occurrence = this;
    while (at.parent !== undefined && at.step !== undefined) {
      const { step } = at;
      if (step.kind === 'deref') return undefined;
      if (step.kind === 'field') path.unshift({ variant: step.variant, index: step.index });
      else if (step.kind === 'rest')
        path.unshift({ variant: ELEMENT_REST, index: step.from, after: step.drop });
      else path.unshift({ variant: step.fromEnd ? ELEMENT_FROM_END : ELEMENT, index: step.at });
      at = at.parent;
    }
    return { root: at, path };
  }

  /** Does the memory belong to the match alone? */
  isOwned(): boolean {
    let at: Occurrence = this;
    while (at.parent !== undefined) {
      if (at.step?.kind === 'deref') return false;
      at = at.parent;
    }
    return at.owned;
  }
}

function stepKey(step: Step): string {
  switch (step.kind) {
    case 'field':
      return `f${step.variant}:${step.index}`;
    case 'deref':
      return '*';
    case 'element':
      return `${step.fromEnd ? 'e' : 's'}${step.at}`;
    case 'rest':
      return `r${step.from}:${step.drop}`;
  }
}

/**
 * Emits what it takes to reach occurrences, and forgets it again when a branch of the tree is left.
 */
export class Locator {
  readonly cx: FnCx;
  private readonly trail: Occurrence[] = [];

  constructor(cx: FnCx) {
    this.cx = cx;
  }

  mark(): number {
    return this.trail.length;
  }

  /** What was found since `mark` is only known in the blocks lowered since then. */
  rewind(mark: number): void {
    while (this.trail.length > mark) this.trail.pop()!.here = undefined;
  }

  locate(occ: Occurrence): Here {
    if (occ.here !== undefined) return occ.here;
    if (occ.parent === undefined || occ.step === undefined)
      return this.cx.unsupported('a part that its closure does not capture');
    const here = this.find(occ, occ.parent, occ.step);
    occ.here = here;
    this.trail.push(occ);
    return here;
  }

  private find(occ: Occurrence, parent: Occurrence, step: Step): Here {
    const { cx } = this;
    if (step.kind === 'deref') return { place: placeAt(cx, this.read(parent), occ.ty) };
    const base = this.locate(parent);
    if (step.kind === 'field') {
      const layout = cx.layout(parent.ty);
      const shape = variantLayout(layout, step.variant);
      // The only variant of an enum without values has no fields in memory; a union's reader may
      // still come here.
      if (shape.offsets[step.index] === undefined) {
        const { ptr } = 'place' in base ? base.place : spill(cx, base.op, parent.ty);
        return { place: placeAs(ptr, occ.ty, cx.layout(occ.ty), 1, true) };
      }
      if ('op' in base) {
        const op = extractAt(cx, base.op, layout, shape.offsets[step.index]!, occ.ty);
        return op.kind === 'memory' ? { place: op.place } : { op };
      }
      return { place: fieldPlace(cx, base.place, step.variant, step.index) };
    }
    const place = 'place' in base ? base.place : ownedPlace(cx, base.op, parent.ty);
    return { place: this.part(place, occ.ty, step) };
  }

  private part(base: Place, ty: Ty, step: Extract<Step, { kind: 'element' | 'rest' }>): Place {
    const { cx } = this;
    const { b } = cx;
    const length = this.lengthOf(base);
    const fixed = constBits(length);
    if (step.kind === 'element') {
      let index = b.int('i64', step.at);
      if (step.fromEnd) {
        index =
          fixed === undefined
            ? b.value('int.sub', [length, index], 'i64')
            : b.int('i64', fixed - BigInt(step.at));
      }
      return elementPlace(cx, base, ty, index);
    }
    const elem = base.ty.kind === 'array' || base.ty.kind === 'slice' ? base.ty.elem : undefined;
    if (elem === undefined) return cx.unsupported('a slice pattern on this type');
    const first = elementPlace(cx, base, elem, b.int('i64', step.from));
    const layout = cx.layout(ty);
    const { ptr, align, readonly } = first;
    if (ty.kind !== 'slice') return placeAs(ptr, ty, layout, align, readonly);
    const less = b.int('i64', step.from + step.drop);
    const rest = b.value('int.sub', [length, less], 'i64');
    return placeAs(ptr, ty, layout, align, readonly, rest);
  }

  /** Number of elements of an array or slice place. */
  lengthOf(place: Place) {
    const { ty } = place;
    if (ty.kind === 'array') return this.cx.b.int('i64', this.cx.hir.constValue(ty.len) ?? 0n);
    return place.meta ?? this.cx.unsupported('a slice without a length');
  }

  read(occ: Occurrence): Operand {
    const here = this.locate(occ);
    return 'op' in here ? here.op : loadPlace(this.cx, here.place);
  }

  place(occ: Occurrence): Place {
    const here = this.locate(occ);
    if ('place' in here) return here.place;
    return ownedPlace(this.cx, here.op, occ.ty);
  }
}
