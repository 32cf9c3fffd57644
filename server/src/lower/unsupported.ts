/**
 * What lowering throws when it meets something that it cannot compile: caught per kernel, never
 * shown as a crash.
 */
import type { Span } from '../base/index.ts';
import { shortened } from '../hir/index.ts';
import { LayoutError } from '../layout/index.ts';

/** A step of the way from a kernel to the place that cannot be compiled. */
export interface CallSite {
  /** Display name of the called function. */
  readonly callee: string;
  readonly span: Span | undefined;
}

/** Valid Rust that we do not compile, or code that is wrong; `kind` as in `HirProblem`. */
export class Unsupported extends Error {
  override name = 'Unsupported';
  readonly what: string;
  readonly span: Span | undefined;
  readonly kind: 'unsupported' | 'invalid' | 'unresolved';
  /** rustc's code of the error, where it gives one too. */
  readonly code: string | undefined;

  constructor(
    what: string,
    span: Span | undefined,
    kind: Unsupported['kind'] = 'unsupported',
    code?: string,
  ) {
    super(shortened(what));
    this.what = this.message;
    this.span = span;
    this.kind = kind;
    this.code = code;
  }
}

/** More than a limit: what follows would exceed it too, and is not looked at either. */
export class TooMuch extends Unsupported {}

/**
 * Every failure becomes a problem of the kernels that reach it: one broken function must not take
 * the others along.
 */
export function asProblem(error: unknown): Unsupported {
  if (error instanceof Unsupported) return error;
  if (error instanceof LayoutError) return new Unsupported(error.message, undefined);
  if (error instanceof RangeError && error.message.includes('call stack'))
    return new Unsupported('nesting exceeds the limit of the compiler', undefined, 'invalid');
  const { message } = error as { readonly message?: unknown };
  return new Unsupported(`internal compiler error: ${String(message ?? error)}`, undefined);
}
