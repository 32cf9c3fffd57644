/** Moves, initialisation, mutability and borrows: the checks over the flow of control of a body. */
import type { BodyView } from '../violation.ts';
import { graphsOf, TooLarge } from './build.ts';
import type { Graph } from './graph.ts';
import { checkLoans } from './loans.ts';
import { checkMoves } from './moves.ts';
import { checkMutability } from './mutability.ts';

export function checkFlow(view: BodyView): void {
  let graphs: readonly Graph[];
  try {
    graphs = graphsOf(view.program, view.owner, view.body);
  } catch (error) {
    if (error instanceof TooLarge) return;
    throw error;
  }
  for (const graph of graphs) {
    checkMutability(view, graph);
    checkMoves(view, graph);
    checkLoans(view, graph);
  }
}
