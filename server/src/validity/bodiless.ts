/**
 * Parameters of functions without a body that are no names: in traits (E0642) and in `extern`
 * blocks (E0130); rustc's `check_decl_no_pat`.
 */
import { forEachItem } from './crate-items.ts';
import type { CrateView } from './violation.ts';

export function checkBodilessParams(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind !== 'fn' || def.node.body !== undefined || def.container === undefined) return;
    const isForeign = def.container?.kind === 'extern-block';
    for (const param of def.node.paramList.params) {
      if (param.kind !== 'Param' || param.pat === undefined || param.pat.kind === 'WildPat')
        continue;
      const { pat } = param;
      const isName = pat.kind === 'IdentPat' && !pat.ref && pat.sub === undefined;
      // Of `mut` in a trait there is a lint only.
      if (isName && !(isForeign && pat.mut)) continue;
      const report = view.in(def.file);
      if (isForeign)
        report('E0130', "patterns aren't allowed in foreign function declarations", pat);
      else report('E0642', "patterns aren't allowed in functions without bodies", pat);
    }
  });
}
