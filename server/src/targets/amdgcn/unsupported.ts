/** The error that ends one function, not the module. */
import type { Span } from '../../base/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import type { EmitProblem } from '../target.ts';

/**
 * Thrown for what this target or this back end does not have, and for what is invalid; `what` names
 * it.
 */
export class UnsupportedError extends Error {
  readonly span: Span | undefined;
  readonly kind: EmitProblem['kind'];
  /** Does another processor have it? */
  readonly onOther: boolean;

  constructor(
    what: string,
    loc: SourceLoc | undefined,
    kind: EmitProblem['kind'] = 'unsupported',
    onOther = false,
  ) {
    super(what);
    this.kind = kind;
    this.onOther = onOther;
    this.name = 'UnsupportedError';
    this.span = loc?.span;
  }
}
