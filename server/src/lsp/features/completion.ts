/**
 * Completion in assembly texts. In Rust source only in places that are about GPUs; elsewhere
 * another server speaks.
 */
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type CompletionParams,
  InsertTextFormat,
  MarkupKind,
} from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import { type LaunchKernel, mayLaunch } from '../../host/index.ts';
import {
  type AssemblyCompletion,
  type AssemblyCompletions,
  asmCompletions,
  type RustCompletion,
  type RustCompletions,
  rustCompletions,
} from '../../ide/index.ts';
import { guarded, type Reporting, type ServerContext } from '../context.ts';
import { isMlirSource, isRustSource, pathOfUri } from '../uris.ts';
import { assemblyTexts } from './assembly-texts.ts';
import { withKernels } from './gpu-files.ts';
import type { Previews } from './previews.ts';

const KINDS: Readonly<
  Record<AssemblyCompletion['kind'] | RustCompletion['kind'], CompletionItemKind>
> = {
  abi: CompletionItemKind.EnumMember,
  rule: CompletionItemKind.Constant,
  intrinsic: CompletionItemKind.Function,
  cpu: CompletionItemKind.EnumMember,
  attribute: CompletionItemKind.Keyword,
  kernel: CompletionItemKind.Function,
  instruction: CompletionItemKind.Function,
  modifier: CompletionItemKind.TypeParameter,
  directive: CompletionItemKind.Keyword,
  register: CompletionItemKind.Variable,
  label: CompletionItemKind.Reference,
};

export function registerCompletion(context: ServerContext, previews: Previews): void {
  const { connection } = context;
  const assembly = assemblyTexts(context, previews);

  connection.onCompletion(
    guarded(
      context,
      'completion',
      async (
        { textDocument: { uri }, position }: CompletionParams,
        reporting,
      ): Promise<CompletionList | null> => {
        const found = assembly(uri);
        const text = found?.text ?? context.documents.get(uri)?.getText();
        if (text === undefined) return null;
        const positions = new Positions(text, context.encoding);
        const offset = positions.offset(position);
        const list: AssemblyCompletions | RustCompletions | undefined = found
          ? found.language.completions(text, offset, found.gpu)
          : isRustSource(uri) && !isMlirSource(uri)
            ? await inRust(context, reporting, uri, text, offset)
            : undefined;
        const { snippets } = context.client;
        return list ? { isIncomplete: false, items: items(list, positions, snippets) } : null;
      },
    ),
  );
}

/** In the text of an `asm!` for GPUs, and in places of Rust that are about them. */
function inRust(
  context: ServerContext,
  reporting: Reporting<never>,
  uri: string,
  text: string,
  offset: number,
): Promise<AssemblyCompletions | RustCompletions | undefined> {
  const path = pathOfUri(uri);
  return withKernels(
    context,
    reporting,
    (kernels) =>
      asmCompletions(context.engine, path, offset, context.settings.cpu) ??
      rustCompletions(text, offset, kernels, () => methodsAt(context, path, text, offset)),
  );
}

/** Kernels that a method launches; only texts with launches are asked. */
function methodsAt(
  { engine }: ServerContext,
  path: string,
  text: string,
  offset: number,
): readonly LaunchKernel[] {
  return mayLaunch(text) ? engine.kernelsBehind(engine.rootOf(path), path, offset) : [];
}

function items(
  list: AssemblyCompletions | RustCompletions,
  positions: Positions,
  snippets: boolean,
): CompletionItem[] {
  const range = positions.range(list.start, list.end);
  return list.items.map(({ label, kind, detail, documentation, ...rest }) => {
    const snippet = snippets && 'snippet' in rest ? rest.snippet : undefined;
    return {
      label,
      kind: KINDS[kind],
      ...(detail === '' ? {} : { detail }),
      ...(documentation === ''
        ? {}
        : { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
      ...(snippet === undefined ? {} : { insertTextFormat: InsertTextFormat.Snippet }),
      textEdit: { range, newText: snippet ?? label },
    };
  });
}
