/**
 * What the supervisor and the server say to each other beside what the client says, so that both
 * sides agree.
 */

/** To the server: documents that a server before it did not finish. */
export type LeaveAloneNotification = 'warplens/leaveAlone';

/** The document that a message with these parameters is about. */
export function documentOf(params: unknown): string | undefined {
  const { textDocument, arguments: given } = (params ?? {}) as {
    readonly textDocument?: { readonly uri?: unknown } | null;
    readonly arguments?: unknown;
  };
  if (typeof textDocument?.uri === 'string') return textDocument.uri;
  // Commands name the document first.
  const first: unknown = Array.isArray(given) ? given[0] : undefined;
  return typeof first === 'string' && /^[a-z][\w+.-]*:/.test(first) ? first : undefined;
}
