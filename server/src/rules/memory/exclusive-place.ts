/**
 * Where to report something that is true of an instruction when the source that it came from also
 * serves elsewhere: a call in a helper is only to blame when every use of the helper is.
 */
import type { Span } from '../../base/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import type { RuleContext } from '../context.ts';

/**
 * Collects instructions of all kernels; then gives for each bad one the innermost place that no
 * good one shares.
 */
export class ExclusivePlaces<D> {
  private readonly ctx: RuleContext;
  private readonly good = new Set<string>();
  private readonly bad: { readonly places: readonly Span[]; readonly data: D }[] = [];

  constructor(ctx: RuleContext) {
    this.ctx = ctx;
  }

  addGood(loc: SourceLoc | undefined): void {
    for (const place of this.ctx.ownPlaces(loc)) this.good.add(keyOf(place));
  }

  /** `from`: of the places the innermost that may be to blame; the first when absent. */
  addBad(loc: SourceLoc | undefined, data: D, from?: Span): void {
    const places = this.ctx.ownPlaces(loc);
    const start =
      from === undefined ? 0 : places.findIndex((place) => keyOf(place) === keyOf(from));
    this.bad.push({ places: places.slice(Math.max(0, start)), data });
  }

  /** One entry for each place. */
  blamed(): { readonly span: Span; readonly data: D }[] {
    const out = new Map<string, { span: Span; data: D }>();
    for (const { places, data } of this.bad) {
      const span = places.find((place) => !this.good.has(keyOf(place)));
      if (span !== undefined) out.set(keyOf(span), { span, data });
    }
    return [...out.values()];
  }
}

function keyOf({ file, start, end }: Span): string {
  return `${file} ${start} ${end}`;
}
