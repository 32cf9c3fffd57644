/** A check that fails on code that it was not made for reports nothing. */

/** Runs a check; what it found before it failed counts. */
export function guarded(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof RangeError)) throw error;
  }
}
