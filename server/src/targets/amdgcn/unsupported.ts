/** The error that ends one function, not the module. */
import type { Span } from '../../base/index.ts';
import type { SourceLoc } from '../../mir/index.ts';

/** Thrown for what this target or this back end does not have; `what` names it. */
export class UnsupportedError extends Error {
  readonly span: Span | undefined;

  constructor(what: string, loc: SourceLoc | undefined) {
    super(what);
    this.name = 'UnsupportedError';
    this.span = loc?.span;
  }
}
