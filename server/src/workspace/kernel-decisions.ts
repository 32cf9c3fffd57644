/** What is decided about the kernels of a crate, with places in the current texts. */
import type { Span } from '../base/index.ts';
import type { FnDef } from '../hir/index.ts';
import {
  type AssumedFact,
  assumedFacts,
  decisionsOf,
  type KernelDecisions,
  type Launch,
  type PlacedDecision,
  withFacts,
} from '../rules/index.ts';
import type { Files } from './files.ts';
import type { CheckedCrate } from './front-end.ts';

/**
 * Of one kernel, or of all; `launchOf` is what is known about a kernel's launch, `wave` the lanes
 * of the widest wave.
 */
export function kernelDecisions(
  checked: CheckedCrate,
  files: Files,
  launchOf: (def: FnDef) => Launch | undefined,
  wave: number,
  only?: string,
): readonly KernelDecisions[] {
  const own = new Set(checked.modules.map((path) => files.id(path)));
  return checked.kernels.found.flatMap(({ def, root, info: { name, nameSpan } }) => {
    if (only !== undefined && name !== only) return [];
    const code = checked.codes.code(root);
    if (code === undefined) return [];
    const launch = withFacts(launchOf(def), factsAbove(checked, files, def));
    const decisions = decisionsOf(code, launch, wave).map((one): PlacedDecision => {
      let at: Span | undefined;
      for (let loc = one.at; loc !== undefined && at === undefined; loc = loc.inlinedAt) {
        const place = checked.current(loc.span);
        if (own.has(place.file)) at = place;
      }
      return { ...one, at };
    });
    if (decisions.length === 0) return [];
    return [{ kernel: name, nameSpan: checked.current(nameSpan), decisions }];
  });
}

/** What comments above a kernel say of every launch. */
export function factsAbove(
  checked: CheckedCrate,
  files: Files,
  def: FnDef,
): readonly AssumedFact[] {
  const { start, end } = def.node;
  const at = checked.current({ file: def.file, start, end });
  return assumedFacts(def, at, files.text(at.file) ?? '');
}
