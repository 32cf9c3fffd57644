/** What the checks of moves and borrows of one body may take. */
import { Fuel, LIMITS } from '../../base/index.ts';

/** A body is not looked at to its end. */
export class TooLarge extends Error {}

/** Counts the variables that are looked at. */
export class FlowFuel {
  private readonly fuel = new Fuel(LIMITS.flowSteps);

  /** @throws TooLarge where there was less */
  spend(count: number): void {
    if (!this.fuel.spend(count)) throw new TooLarge();
  }
}
