/**
 * Where to report something that is true of an instruction when the source that it came from also
 * serves elsewhere: a call in a helper is only to blame when every use of the helper is.
 */
import type { Span } from '../../base/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import type { CodeFact, RuleContext } from '../context.ts';
import type { DeviceCode } from '../device-code.ts';
import type { Kernel } from '../kernels.ts';

/** An instruction that is good or bad, by its places in the crate, innermost first. */
export type CodePlace<D> = {
  readonly places: readonly Span[];
} & ({ readonly good: true } | { readonly good: false; readonly data: D });

/** Takes note of instructions of one kernel. */
export class CodePlaces<D> {
  readonly found: CodePlace<D>[] = [];
  private readonly ctx: RuleContext;

  constructor(ctx: RuleContext) {
    this.ctx = ctx;
  }

  addGood(loc: SourceLoc | undefined): void {
    this.found.push({ places: this.ctx.ownPlaces(loc), good: true });
  }

  /** `from`: of the places the innermost that may be to blame; the first when absent. */
  addBad(loc: SourceLoc | undefined, data: D, from?: Span): void {
    const places = this.ctx.ownPlaces(loc);
    const start =
      from === undefined ? 0 : places.findIndex((place) => keyOf(place) === keyOf(from));
    this.found.push({ places: places.slice(Math.max(0, start)), good: false, data });
  }
}

/** The good and bad instructions of a kernel as a fact of its code. */
export function placesInCode<D>(
  name: string,
  look: (places: CodePlaces<D>, code: DeviceCode, kernel: Kernel, ctx: RuleContext) => void,
): CodeFact<readonly CodePlace<D>[]> {
  return {
    name,
    compute(code, kernel, ctx) {
      const places = new CodePlaces<D>(ctx);
      look(places, code, kernel, ctx);
      return places.found;
    },
  };
}

/** For each bad instruction of all kernels the innermost place that no good one shares, once. */
export function blamed<D>(
  kernels: readonly (readonly CodePlace<D>[])[],
): readonly { readonly span: Span; readonly data: D }[] {
  const good = new Set<string>();
  for (const found of kernels)
    for (const one of found) if (one.good) for (const place of one.places) good.add(keyOf(place));
  const out = new Map<string, { span: Span; data: D }>();
  for (const found of kernels) {
    for (const one of found) {
      if (one.good) continue;
      const span = one.places.find((place) => !good.has(keyOf(place)));
      if (span !== undefined) out.set(keyOf(span), { span, data: one.data });
    }
  }
  return [...out.values()];
}

function keyOf({ file, start, end }: Span): string {
  return `${file} ${start} ${end}`;
}
