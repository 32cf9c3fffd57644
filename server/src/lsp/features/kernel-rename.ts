/**
 * Renaming a kernel in Rust source: its definition, and every string, macro and method of host code
 * that names it, which Rust's own server cannot know. Asked at the kernel's name or at a name of it
 * in host code; nothing on any other word.
 */
import type {
  Position,
  Range,
  RenameParams,
  TextDocumentPositionParams,
  WorkspaceEdit,
} from 'vscode-languageserver';
import type { Span } from '../../base/index.ts';
import type { LaunchKernel } from '../../host/index.ts';
import { hostLinkAt, readHosts, renameKernel } from '../../ide/index.ts';
import type { Reporting, ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { pathOfUri } from '../uris.ts';
import { workspaceEdit } from '../workspace-edits.ts';
import { launchPlaces, overWorkspace } from './gpu-files.ts';

interface Named {
  readonly kernel: LaunchKernel;
  readonly span: Span;
}

function kernelUnder(
  context: ServerContext,
  { textDocument: { uri }, position }: TextDocumentPositionParams,
): Named | undefined {
  const { engine } = context;
  const path = pathOfUri(uri);
  const offset = new Converter(context).offset(path, position);
  const file = engine.fileId(path);
  const own = engine
    .launchKernels(engine.rootOf(path))
    .find(
      ({ nameSpan }) =>
        nameSpan.file === file && nameSpan.start <= offset && offset <= nameSpan.end,
    );
  if (own !== undefined) return { kernel: own, span: own.nameSpan };
  const link = hostLinkAt(engine, path, offset);
  if (link?.name.kernel === undefined) return undefined;
  return { kernel: link.name.kernel, span: link.name.name.span };
}

/** The word that would get another name; null where that is no kernel's. */
export function prepareKernelRename(
  context: ServerContext,
  params: TextDocumentPositionParams,
): Range | null {
  const found = kernelUnder(context, params);
  if (found === undefined) return null;
  const range = new Converter(context).range(found.span);
  return inside(range, params.position) ? range : null;
}

function inside({ start, end }: Range, { line, character }: Position): boolean {
  return start.line === line && start.character <= character && character <= end.character;
}

/** All edits, by document; a message where the new name cannot be. */
export async function kernelRename(
  context: ServerContext,
  params: RenameParams,
  reporting: Reporting<never>,
): Promise<WorkspaceEdit | string | null> {
  const asked = kernelUnder(context, params);
  if (asked === undefined) return null;
  const places = launchPlaces(context);
  await overWorkspace(context, reporting, () => readHosts(context.engine, places, asked.kernel));
  // An edit that came meanwhile has moved it, or taken it away.
  const found = kernelUnder(context, params);
  if (found === undefined) return null;
  const edits = renameKernel(context.engine, places, found.kernel, params.newName);
  if (typeof edits === 'string') return edits;
  const converter = new Converter(context);
  const changes: Record<string, { range: Range; newText: string }[]> = {};
  for (const { span, newText } of edits) {
    const { uri, range } = converter.location(span);
    (changes[uri] ??= []).push({ range, newText });
  }
  return workspaceEdit(context, changes);
}
