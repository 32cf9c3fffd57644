/** The server starts with the first Rust text that holds a kernel, or the first assembly file. */
import { type TextDocument, workspace } from 'vscode';
import type { ClientContext } from '../context.ts';
import { wantsServer } from '../gpu-code.ts';

export function startWithGpuCode(context: ClientContext): void {
  const look = (document: TextDocument): void => {
    if (context.state !== 'off' || !wantsServer(document)) return;
    // A failure to start shows in the status item and in the language client's own message.
    context.ready().catch(() => undefined);
  };
  context.own(
    workspace.onDidOpenTextDocument(look),
    workspace.onDidChangeTextDocument((event) => look(event.document)),
  );
  for (const document of workspace.textDocuments) look(document);
}
