/** How a call of a tool fails that is no mistake of ours. */

/** A call that the client has cancelled. */
export class Stopped extends Error {
  override name = 'Stopped';
  constructor() {
    super('cancelled');
  }
}

/** A mistake of the caller, reported in its own words. */
export class ToolError extends Error {
  override name = 'ToolError';
}
