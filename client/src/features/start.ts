/**
 * The server starts with the first Rust text that holds a kernel, or the first assembly file. A Rust project without GPU
 * code never sees a process.
 */
import { type TextDocument, workspace } from 'vscode';
import { ASSEMBLY_LANGUAGES, type ClientContext } from '../context.ts';

/** A kernel's ABI, or the attribute that marks one in Rust-CUDA, cuda-oxide and `std::offload`. */
const KERNEL =
  /extern\s*"(?:gpu|ptx)-kernel"|#\s*\[\s*(?:unsafe\s*\(\s*)?(?:\w+\s*::\s*)*(?:kernel|rustc_offload_kernel)\b/;

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

/** Is there GPU code in the text? */
function wantsServer(document: TextDocument): boolean {
  if (ASSEMBLY_LANGUAGES.includes(document.languageId)) return true;
  return document.languageId === 'rust' && KERNEL.test(document.getText());
}
