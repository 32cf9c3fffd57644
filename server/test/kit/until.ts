/**
 * Waiting for something that will come: how long that takes says nothing, and that it never comes
 * is seen in the end.
 */
import assert from 'node:assert/strict';

/**
 * Milliseconds after which something that was waited for will never come, however busy the machine
 * is.
 */
export const PATIENCE = 120_000;

/** Looks again and again; fails with what there is instead. */
export async function until(done: () => boolean, instead: () => string): Promise<void> {
  for (const end = Date.now() + PATIENCE; !done(); ) {
    assert.ok(Date.now() < end, instead());
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
