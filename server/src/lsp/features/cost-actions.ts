/** Code actions against what a line costs on the GPU; each has been compiled and counted. */
import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import { countedEdits } from '../../ide/index.ts';
import type { ServerContext } from '../context.ts';
import type { Converter } from '../convert.ts';
import { uriOfPath } from '../uris.ts';
import { workspaceEdit } from '../workspace-edits.ts';

/** On a line with a hint of its cost; nothing where the user does not want to see that cost. */
export function costActions(
  context: ServerContext,
  path: string,
  offset: number,
  converter: Converter,
): CodeAction[] {
  const { engine, settings } = context;
  if (!settings.lineCosts.has('banks')) return [];
  const request = settings.cpu === undefined ? {} : { cpu: settings.cpu };
  return countedEdits(engine, path, offset, request).map(({ title, edits }) => {
    const changes = edits.map(({ span, newText }) => ({ range: converter.range(span), newText }));
    const edit = workspaceEdit(context, { [uriOfPath(path)]: changes });
    return { title, kind: CodeActionKind.RefactorRewrite, edit };
  });
}
