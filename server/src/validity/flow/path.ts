/** Places as paths from a variable: what is moved, borrowed and assigned. */
import type { TExpr, Ty, VariantDef } from '../../hir/index.ts';

/** Roots that are no variables of the body. */
export const STATIC_ROOT = -1;
export const TEMP_ROOT = -2;
export const STATIC_MUT_ROOT = -3;
/** What a `&` or `&mut` in the same expression points to: `*&x`. */
export const BORROWED_ROOT = -4;
/** A value that a borrow keeps until the function ends at the latest. */
export const RUNTIME_ROOT = -5;
/** Borrows among the arguments of a call, each as a variable, from here on downwards. */
export const ARGUMENT_ROOT = -10;
/** Values that a borrow keeps until the end of their statement, from here on downwards. */
export const TEMPORARY_ROOT = -1_000_000;
/** Captured variables of a closure whose body is looked at, from here on by their number. */
export const UPVAR_ROOT = 1_000_000;

export interface Path {
  readonly root: number;
  readonly steps: readonly Step[];
}

export interface Step {
  /**
   * `f1` a field, `v0.1` one of a variant, `*s` `*m` `*p` `*b` what a shared or mutable reference,
   * a raw pointer, a box points to, `[]` an element, `[2]` one that a pattern names.
   */
  readonly key: string;
  /** The type of what it leads out of. */
  readonly of: Ty;
}

/** Is it a variable of the body, or one that stands for an argument? */
export function isVariable(of: number): boolean {
  return (of >= 0 && of < UPVAR_ROOT) || of <= ARGUMENT_ROOT;
}

export function isTemporary(of: number): boolean {
  return of <= TEMPORARY_ROOT;
}

export function root(local: number): Path {
  return { root: local, steps: [] };
}

export function join({ root: from, steps }: Path, key: string, of: Ty): Path {
  return { root: from, steps: [...steps, { key, of }] };
}

export function fieldKey(index: number, variant?: VariantDef): string {
  return variant === undefined ? `f${index}` : `v${variant.index}.${index}`;
}

/** The step to what a pointer points to. */
export function derefKey(ty: Ty): string {
  if (ty.kind === 'ref') return ty.mut ? '*m' : '*s';
  return ty.kind === 'ptr' ? '*p' : '*b';
}

export function isDeref({ key }: Step): boolean {
  return key.startsWith('*');
}

/** Does one path lead to the place of the other, or into it? Undefined where they are apart. */
export function relation(a: Path, b: Path): 'same' | 'inside' | 'around' | undefined {
  if (a.root !== b.root) return undefined;
  const shared = Math.min(a.steps.length, b.steps.length);
  for (let at = 0; at < shared; at++) {
    const one = a.steps[at]!.key;
    const other = b.steps[at]!.key;
    // An element that is not known may be any.
    if (one !== other && !(isElement(one) && isElement(other) && (one === '[]' || other === '[]')))
      return undefined;
  }
  if (a.steps.length === b.steps.length) return 'same';
  return a.steps.length > b.steps.length ? 'inside' : 'around';
}

const isElement = (key: string): boolean => key.startsWith('[');

export function keyOf({ root: from, steps }: Path): string {
  return `${from} ${steps.map(({ key }) => key).join(' ')}`;
}

/** The path of a place, without evaluating anything; undefined for what is none. */
export function purePath(expr: TExpr): Path | undefined {
  switch (expr.kind) {
    case 'local':
      return root(expr.local);
    case 'upvar':
      return root(UPVAR_ROOT + expr.index);
    case 'static':
      return root(expr.def.node.mut ? STATIC_MUT_ROOT : STATIC_ROOT);
    case 'field': {
      const base = purePath(expr.base);
      return base && join(base, fieldKey(expr.index, expr.variant), expr.base.ty);
    }
    case 'deref': {
      const base = purePath(expr.operand);
      return base && join(base, derefKey(expr.operand.ty), expr.operand.ty);
    }
    case 'index': {
      const base = purePath(expr.base);
      return base && join(base, '[]', expr.base.ty);
    }
    default:
      return undefined;
  }
}
