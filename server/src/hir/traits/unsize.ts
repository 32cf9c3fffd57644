/** `T: Unsize<U>`: the compiler's own, as in the bounds of `CoerceUnsized`. */
import type { TraitDef } from '../defs.ts';
import type { GenericArg, Ty } from '../ty.ts';
import type { InferTable } from '../types/table.ts';
import type { Selection } from './selection.ts';

type Verdict = 'yes' | 'maybe' | 'no';

interface Host {
  readonly table: InferTable;
  implements(ty: Ty, trait: TraitDef, args: readonly GenericArg[]): Verdict;
}

/** What makes `self: Unsize<to>` true. Both are resolved at the top. */
export function selectUnsize(host: Host, self: Ty, to: Ty): Selection {
  const verdict = losesSize(host, self, to);
  if (verdict === 'yes') return { kind: 'builtin', parts: [] };
  return { kind: verdict === 'no' ? 'none' : 'ambiguous' };
}

function losesSize(host: Host, self: Ty, to: Ty): Verdict {
  switch (to.kind) {
    case 'infer':
      return 'maybe';
    case 'slice':
      return self.kind === 'array' && host.table.tryUnify(self.elem, to.elem) ? 'yes' : 'no';
    case 'dyn': {
      const { principal } = to;
      if (principal === undefined || self.kind === 'dyn') return 'yes';
      return host.implements(self, principal.trait, principal.args);
    }
    default:
      return to.kind === 'adt' && self.kind === 'adt' && to.def === self.def ? 'yes' : 'no';
  }
}
