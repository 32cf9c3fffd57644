/**
 * The server starts with the first Rust text that holds a kernel, or the first assembly file. A Rust project without GPU
 * code never sees a process.
 */
import { type TextDocument, workspace } from 'vscode';
import { ASSEMBLY_LANGUAGES, type ClientContext } from '../context.ts';

const KERNEL = /"(?:gpu|ptx)-kernel"/;

export function startWithGpuCode(context: ClientContext): void {
  const look = (document: TextDocument): void => {
    if (context.state !== 'off') return;
    const kernel = document.languageId === 'rust' && KERNEL.test(document.getText());
    const wanted = kernel || ASSEMBLY_LANGUAGES.includes(document.languageId);
    // A failure to start shows in the status item and in the client's own message.
    if (wanted) context.ready().catch(() => undefined);
  };
  context.own(
    workspace.onDidOpenTextDocument(look),
    workspace.onDidChangeTextDocument((event) => look(event.document)),
  );
  for (const document of workspace.textDocuments) look(document);
}
