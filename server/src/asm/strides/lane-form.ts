/**
 * Values of a warp as polynomials: products of values that all lanes have in common, each with a
 * factor for each lane. Exact as long as nothing wraps; what no polynomial says is undefined.
 */
import { greatest } from '../../base/index.ts';

/** A factor of all lanes, or one for each. */
export type Factor = number | readonly number[];

/** By product of atoms (`a*b`, sorted); the one without atoms is `''`. */
export type LaneForm = ReadonlyMap<string, Factor>;

/** Terms of a form and atoms of a product, at most: forms beyond them are unknown. */
const MOST_TERMS = 24;
const MOST_ATOMS = 5;

export function numberForm(value: number): LaneForm {
  return new Map(value === 0 ? [] : [['', value]]);
}

/** A value that all lanes have in common, by its name. */
export function atomForm(name: string, factor = 1): LaneForm {
  return new Map([[name, factor]]);
}

/** A number for each lane. */
export function lanesForm(values: readonly number[]): LaneForm {
  return made([['', values]])!;
}

/** The same in all lanes of a warp. */
export function isUniformForm(form: LaneForm): boolean {
  for (const factor of form.values()) if (typeof factor !== 'number') return false;
  return true;
}

/** The number that a form is; undefined where it is more than that. */
export function numberOf(form: LaneForm | undefined): number | undefined {
  if (form === undefined || form.size > 1) return undefined;
  if (form.size === 0) return 0;
  const factor = form.get('');
  return typeof factor === 'number' ? factor : undefined;
}

/** Equal forms have equal keys. */
export function keyOf(form: LaneForm): string {
  return [...form]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([product, factor]) => `${product}:${factor}`)
    .join(';');
}

/** The atoms of a form. */
export function atomsOf(form: LaneForm): Set<string> {
  return new Set([...form.keys()].flatMap((product) => (product === '' ? [] : product.split('*'))));
}

export function added(a: LaneForm, b: LaneForm, times = 1): LaneForm | undefined {
  const out = new Map(a);
  for (const [product, factor] of b) {
    const scaled = combined(factor, times, (x, y) => x * y);
    const before = out.get(product);
    out.set(product, before === undefined ? scaled : combined(before, scaled, (x, y) => x + y));
  }
  return made(out);
}

export function timesForm(a: LaneForm, b: LaneForm): LaneForm | undefined {
  const out = new Map<string, Factor>();
  for (const [p, f] of a) {
    for (const [q, g] of b) {
      const atoms = [...(p === '' ? [] : p.split('*')), ...(q === '' ? [] : q.split('*'))];
      if (atoms.length > MOST_ATOMS) return undefined;
      const product = atoms.sort().join('*');
      const factor = combined(f, g, (x, y) => x * y);
      const before = out.get(product);
      out.set(product, before === undefined ? factor : combined(before, factor, (x, y) => x + y));
    }
  }
  return made(out);
}

/** The quotient and the rest of a division by a positive number, where both are known. */
export function divided(
  form: LaneForm,
  by: number,
): { readonly quotient: LaneForm; readonly rest: LaneForm } | undefined {
  if (!(by > 0)) return undefined;
  const quotient = new Map<string, Factor>();
  for (const [product, factor] of form) {
    if (product === '') continue;
    if (!isMultiple(factor, by)) return undefined;
    quotient.set(
      product,
      combined(factor, by, (x, y) => x / y),
    );
  }
  const own = form.get('') ?? 0;
  quotient.set(
    '',
    combined(own, by, (x, y) => Math.floor(x / y)),
  );
  const rest = made([['', combined(own, by, (x, y) => x - Math.floor(x / y) * y)]]);
  const whole = made(quotient);
  return whole && rest && { quotient: whole, rest };
}

/** An operation on bits of two values, where what they have in common lies above these bits. */
export function bitwise(
  a: LaneForm,
  b: LaneForm,
  compute: (x: number, y: number) => number,
): LaneForm | undefined {
  const [own, other] = [a.get('') ?? 0, b.get('') ?? 0];
  const both = [...listed(own), ...listed(other)];
  const most = Math.max(greatest(both), 1);
  if (both.some((one) => one < 0) || most >= 2 ** 31) return undefined;
  const above = 2 ** Math.ceil(Math.log2(most + 1));
  const out = new Map<string, Factor>([['', combined(own, other, compute)]]);
  const rests = [a, b].map((form) => [...form].filter(([product]) => product !== ''));
  // Of two values with bits above, which of them meet is not known.
  if (rests[0]!.length > 0 && rests[1]!.length > 0) return undefined;
  for (const [product, factor] of rests.flat()) {
    if (!isMultiple(factor, above)) return undefined;
    out.set(product, factor);
  }
  return made(out);
}

/** The bits of a form that a mask leaves. */
export function maskedForm(form: LaneForm, mask: LaneForm): LaneForm | undefined {
  const n = numberOf(mask);
  if (n === undefined) return undefined;
  if (n === -1) return form;
  if (n > 0 && Number.isInteger(Math.log2(n + 1))) return divided(form, n + 1)?.rest;
  if (n < 0 && Number.isInteger(Math.log2(-n))) {
    const rest = divided(form, -n)?.rest;
    return rest && added(form, rest, -1);
  }
  return bitwise(form, mask, (x, y) => x & y);
}

/** The greatest divisor of `most` and of all products but those that are left out. */
export function commonFactor(
  form: LaneForm,
  skip: (product: string) => boolean,
  most: number,
): number {
  let out = most;
  for (const [product, factor] of form) {
    if (product === '' || skip(product)) continue;
    for (const one of listed(factor)) if (one !== 0) out = gcd(out, Math.abs(one));
  }
  return out;
}

/** The numbers of the lanes that no atom is a factor of. */
export function ownLanes(form: LaneForm, lanes: number): readonly number[] {
  const own = form.get('') ?? 0;
  return typeof own === 'number' ? Array.from({ length: lanes }, () => own) : own;
}

/** The distance between neighbours; undefined where it is not always the same. */
export function strideOf(factor: Factor): number | undefined {
  if (typeof factor === 'number') return 0;
  const step = factor[1]! - factor[0]!;
  return factor.every((one, lane) => one === factor[0]! + step * lane) ? step : undefined;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function listed(factor: Factor): readonly number[] {
  return typeof factor === 'number' ? [factor] : factor;
}

function isMultiple(factor: Factor, of: number): boolean {
  return listed(factor).every((one) => one % of === 0);
}

function combined(a: Factor, b: Factor, compute: (x: number, y: number) => number): Factor {
  if (typeof a === 'number' && typeof b === 'number') return compute(a, b);
  const lanes = typeof a === 'number' ? (b as readonly number[]).length : a.length;
  const at = (f: Factor, lane: number): number => (typeof f === 'number' ? f : f[lane]!);
  return Array.from({ length: lanes }, (_, lane) => compute(at(a, lane), at(b, lane)));
}

/** In one form: no zeros, and one number where all lanes have the same. */
function made(terms: Iterable<readonly [string, Factor]>): LaneForm | undefined {
  const out = new Map<string, Factor>();
  for (const [product, factor] of terms) {
    const list = listed(factor);
    if (list.some((one) => !Number.isSafeInteger(one))) return undefined;
    const one = list.every((x) => x === list[0]) ? list[0]! : factor;
    if (one !== 0) out.set(product, one);
  }
  return out.size > MOST_TERMS ? undefined : out;
}
