/**
 * What the lowering of one function knows of its variables, for debuggers; `variables.ts` fills it.
 */
import type { LocalId } from '../hir/index.ts';
import type { DebugScope } from '../mir/index.ts';
import type { NodeSpan } from './node-span.ts';

export class VariableState {
  /** Where lowering is now. */
  scope: DebugScope;
  /** The number of a local among the function's variables. */
  readonly numbers = new Map<LocalId, number>();
  /** The parameter whose pattern is bound now. */
  arg: number | undefined;

  constructor(body: NodeSpan) {
    this.scope = { span: body, parent: undefined };
  }
}
