/** Completion in assembly texts. In Rust source only in places that are about GPUs; elsewhere another server speaks. */
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type CompletionParams,
  MarkupKind,
} from 'vscode-languageserver';
import type { AssemblyCompletion, AssemblyCompletions } from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Positions } from '../positions.ts';
import { assemblyTexts } from './assembly-texts.ts';
import type { Previews } from './previews.ts';

/** Characters that open a list in assembly; none that Rust's own servers use. */
export const COMPLETION_TRIGGERS = { assembly: ['.', '%', '$'], rust: ['"'] } as const;

const KINDS: Readonly<Record<AssemblyCompletion['kind'], CompletionItemKind>> = {
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
      ({ textDocument: { uri }, position }: CompletionParams): CompletionList | null => {
        const found = assembly(uri);
        if (!found) return null;
        const positions = new Positions(found.text, context.encoding);
        const list = found.language.completions(found.text, positions.offset(position));
        return list ? { isIncomplete: false, items: items(list, positions) } : null;
      },
    ),
  );
}

function items(list: AssemblyCompletions, positions: Positions): CompletionItem[] {
  const range = positions.range(list.start, list.end);
  return list.items.map(({ label, kind, detail, documentation }) => ({
    label,
    kind: KINDS[kind],
    ...(detail === '' ? {} : { detail }),
    ...(documentation === ''
      ? {}
      : { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
    textEdit: { range, newText: label },
  }));
}
