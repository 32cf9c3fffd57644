/** Types of playground.mjs, for the tests. */
export function buildPlayground(): Promise<string>;
export function serveFolder(
  folder: string,
  port?: number,
): Promise<{ readonly url: string; stop(): Promise<void> }>;
