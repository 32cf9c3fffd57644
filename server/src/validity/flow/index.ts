/** Moves, initialisation, mutability and borrows: the checks over the flow of control of a body. */
import { LIMITS } from '../../base/index.ts';
import { type BodyView, OVER_LIMIT } from '../violation.ts';
import { graphsOf } from './build.ts';
import { FlowFuel, TooLarge } from './fuel.ts';
import { checkLoans } from './loans.ts';
import { checkMoves } from './moves.ts';
import { checkMutability } from './mutability.ts';

export { LIFETIME } from './param-regions.ts';

export function checkFlow(view: BodyView): void {
  try {
    const fuel = new FlowFuel();
    for (const graph of graphsOf(view.program, view.owner, view.body)) {
      checkMutability(view, graph);
      checkMoves(view, graph, fuel);
      checkLoans(view, graph, fuel);
    }
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    const what = `undecided: moves and borrows of a body, which take more than ${LIMITS.flowSteps.limit} steps`;
    view.report(OVER_LIMIT, what, view.owner.node);
  }
}
