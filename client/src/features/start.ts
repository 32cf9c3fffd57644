/**
 * The server starts with the first Rust text that holds a kernel, or the first assembly file. A Rust project without GPU
 * code never sees a process.
 */
import { type TextDocument, workspace } from 'vscode';
import { ASSEMBLY_LANGUAGES, type ClientContext } from '../context.ts';

/** Words of texts that may hold kernels; a test compares them with those that the server knows. */
const WORDS =
  /"(?:gpu|ptx|amdgpu)-kernel"|\bcore::arch::(?:nvptx|amdgpu)\b|\bcuda_std\b|\bcuda_device\b|\bgpu_launch_sized_workgroup_mem\b|\bwarplens:/;

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

/** Is the text one of ours? */
function wantsServer(document: TextDocument): boolean {
  return ASSEMBLY_LANGUAGES.includes(document.languageId) || hasGpuCode(document);
}

/** Is there GPU code in a Rust text? */
export function hasGpuCode(document: TextDocument): boolean {
  return document.languageId === 'rust' && WORDS.test(document.getText());
}
