/** Moves, initialisation, mutability and borrows: the checks over the flow of control of a body. */
import type { BodyView } from '../violation.ts';
import { graphsOf } from './build.ts';
import { FlowFuel, TooLarge } from './fuel.ts';
import { checkLoans } from './loans.ts';
import { checkMoves } from './moves.ts';
import { checkMutability } from './mutability.ts';

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
  }
}
