/** What the functions of the package throw. */

/** Wrong options, or input that cannot be read, compiled or run. */
export class WarplensError extends Error {
  override name = 'WarplensError';
}
