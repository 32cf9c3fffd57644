/**
 * Quick fixes in Rust source. Clients that can ask again get titles first, and the edits of the one that is chosen: an
 * editor asks for fixes at every move of the cursor, and applies few.
 */
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  LSPErrorCodes,
  ResponseError,
} from 'vscode-languageserver';
import { fixesAt, type OfferedFix } from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isRustSource, pathOfUri } from '../uris.ts';

/** Which fix an unresolved action stands for: the place of its finding, and its title. */
interface FixAddress {
  readonly uri: string;
  readonly code: string;
  readonly start: number;
  readonly end: number;
  readonly title: string;
}

export function registerQuickFixes(context: ServerContext): void {
  const { connection } = context;

  connection.onCodeAction(
    guarded(context, 'codeAction', (params: CodeActionParams): CodeAction[] => {
      const { uri } = params.textDocument;
      const { only } = params.context;
      const wanted = only === undefined || only.some((kind) => isKind(kind));
      if (!isRustSource(uri) || !wanted) return [];
      const converter = new Converter(context);
      const path = pathOfUri(uri);
      const start = converter.offset(path, params.range.start);
      const end = converter.offset(path, params.range.end);
      const fixes = fixesAt(context.engine, path, start, end);
      if (!context.client.resolveFixes) return fixes.map((fix) => converter.codeAction(fix));
      return fixes.map((fix) => ({
        ...converter.codeActionTitle(fix),
        data: addressOf(uri, fix),
      }));
    }),
  );

  connection.onCodeActionResolve(
    guarded(context, 'codeAction/resolve', (action: CodeAction): CodeAction => {
      const address = readAddress(action.data);
      if (address === undefined) return action;
      const { uri, start, end } = address;
      const found = fixesAt(context.engine, pathOfUri(uri), start, end).find((fix) => {
        const other = addressOf(uri, fix);
        return Object.entries(address).every(([key, value]) => other[key as 'code'] === value);
      });
      if (found === undefined)
        throw new ResponseError(LSPErrorCodes.ContentModified, 'the text has changed since');
      return new Converter(context).codeAction(found);
    }),
  );
}

function addressOf(uri: string, { diagnostic, fix }: OfferedFix): FixAddress {
  const { code, span } = diagnostic;
  return { uri, code, start: span.start, end: span.end, title: fix.title };
}

function readAddress(data: unknown): FixAddress | undefined {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Partial<FixAddress>;
  const { uri, code, start, end, title } = given;
  if (typeof uri !== 'string' || typeof code !== 'string' || typeof title !== 'string')
    return undefined;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  return { uri, code, start, end, title };
}

/** `quickfix` is asked for by itself or by a kind above it. */
function isKind(asked: string): boolean {
  return asked === '' || asked === CodeActionKind.QuickFix || asked.startsWith('quickfix.');
}
