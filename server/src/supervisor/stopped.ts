/**
 * Answers to requests that were stopped, or that are about a file that is left alone: each says so
 * at the place where its answer would have been.
 */
import type { RequestMessage, ResponseMessage } from 'vscode-jsonrpc/node';
import { notAnalysed } from './messages.ts';

/** Of the protocol; its package would be most of what this process reads. */
const ERRORS = { ContentModified: -32801, ServerCancelled: -32802, RequestFailed: -32803 };

/** The command that a lens offers for what was stopped; `supervisor.ts` answers it. */
export const TRY_AGAIN = 'warplens.tryAgain';

/**
 * The answer to a request that nobody computes.
 * @param why `stopped after 20 s`
 */
export function stoppedAnswer(
  { id, method, params }: RequestMessage,
  uri: string | undefined,
  why: string,
): ResponseMessage {
  const answer = (result: unknown): ResponseMessage =>
    ({ jsonrpc: '2.0', id, result }) as ResponseMessage;
  const command = { title: `${why}: try again`, command: TRY_AGAIN, arguments: [uri] };
  switch (method) {
    case 'textDocument/codeLens':
      return answer([
        { range: START, command: { ...command, title: `Warplens: ${command.title}` } },
      ]);
    case 'codeLens/resolve':
      return answer({
        ...(params as object),
        command: { ...command, title: lensTitle(params, why) },
      });
    case 'textDocument/diagnostic':
      return answer({
        kind: 'full',
        items: [notAnalysed(`${why}; it is tried again after the next edit`)],
      });
    default: {
      const message = uri === undefined ? why : `${why}, at ${uri}`;
      return { jsonrpc: '2.0', id, error: { code: ERRORS.RequestFailed, message } };
    }
  }
}

const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** A lens keeps the name of what it is about: `ptx`, its third datum. */
function lensTitle(params: unknown, why: string): string {
  const { data } = (params ?? {}) as { readonly data?: unknown };
  const target: unknown = Array.isArray(data) ? data[2] : undefined;
  return `${typeof target === 'string' ? `${target.toUpperCase()} · ` : ''}${why}: try again`;
}

/**
 * The answer to a request about a file that is left alone. What an editor asks on its own is
 * answered with nothing, so that it shows no message for each.
 */
export function leftAloneAnswer(
  request: RequestMessage,
  uri: string,
  why: string,
): ResponseMessage {
  const { id, method } = request;
  const says = ['textDocument/codeLens', 'codeLens/resolve', 'textDocument/diagnostic'];
  if (method.startsWith('textDocument/') && !says.includes(method))
    return { jsonrpc: '2.0', id, result: null };
  return stoppedAnswer(request, uri, why);
}

/** The answer where the server was replaced too often for a request: ask again. */
export function askAgain(id: number | string, method: string): ResponseMessage {
  const message = 'the server was started again';
  const error = method.endsWith('iagnostic')
    ? { code: ERRORS.ServerCancelled, message, data: { retriggerRequest: true } }
    : { code: ERRORS.ContentModified, message };
  return { jsonrpc: '2.0', id, error };
}
