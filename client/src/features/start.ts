/** The server starts with the first Rust text that holds a kernel. A Rust project without GPU code never sees a process. */
import { type TextDocument, workspace } from 'vscode';
import type { ClientContext } from '../context.ts';

const KERNEL = /"(?:gpu|ptx)-kernel"/;

export function startWithGpuCode(context: ClientContext): void {
  const look = (document: TextDocument): void => {
    if (context.state !== 'off' || document.languageId !== 'rust') return;
    // A failure to start shows in the status item and in the client's own message.
    if (KERNEL.test(document.getText())) context.ready().catch(() => undefined);
  };
  context.own(
    workspace.onDidOpenTextDocument(look),
    workspace.onDidChangeTextDocument((event) => look(event.document)),
  );
  for (const document of workspace.textDocuments) look(document);
}
