/**
 * What the supervisor and the server say to each other beside what the client says, so that both
 * sides agree.
 */

/** To the server: documents that a server before it did not finish. */
export type LeaveAloneNotification = 'warplens/leaveAlone';

export interface LeaveAloneParams {
  /** Nobody looks into these until they are edited. */
  readonly uris: readonly string[];
  /** Work on the whole workspace passes these over. */
  readonly passOver: readonly string[];
}

/** The document that a message with these parameters is about. */
export function documentOf(params: unknown): string | undefined {
  const {
    textDocument,
    arguments: given,
    data,
    uri,
  } = (params ?? {}) as {
    readonly textDocument?: { readonly uri?: unknown } | null;
    readonly arguments?: unknown;
    readonly data?: unknown;
    readonly uri?: unknown;
  };
  if (typeof textDocument?.uri === 'string') return textDocument.uri;
  if (typeof uri === 'string') return uri;
  // Commands, and lenses that are to be resolved, name the document first.
  const list = Array.isArray(given) ? given : Array.isArray(data) ? data : [];
  const first: unknown = list[0];
  return typeof first === 'string' && /^[a-z][\w+.-]*:/.test(first) ? first : undefined;
}

/** The code of the finding that stands for findings that were not looked for. */
export const NOT_ANALYSED = 'not-analysed';

/** A finding at the top of a file that says why there are no others. */
export function notAnalysed(why: string): object {
  return {
    range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    severity: 2,
    source: 'warplens',
    code: NOT_ANALYSED,
    message: `not analysed: ${why}`,
  };
}
