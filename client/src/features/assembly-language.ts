/**
 * Assembly of a GPU in files whose names belong to hosts' assembly too (`.s`, `.asm`) gets its
 * language from what the text says. Once for each file: whoever chooses another one keeps it.
 */
import { languages, type TextDocument, workspace } from 'vscode';
import type { ClientContext } from '../context.ts';
import { ASSEMBLY_LANGUAGES, assemblyLanguageOf } from '../gpu-code.ts';

export function registerAssemblyLanguage(context: ClientContext): void {
  const seen = new Set<string>();
  const look = (document: TextDocument): void => {
    const { uri, languageId } = document;
    if (seen.has(uri.toString()) || ASSEMBLY_LANGUAGES.includes(languageId)) return;
    const language = assemblyLanguageOf(document);
    if (language === undefined) return;
    seen.add(uri.toString());
    void languages.setTextDocumentLanguage(document, language);
  };
  workspace.textDocuments.forEach(look);
  context.own(workspace.onDidOpenTextDocument(look), workspace.onDidSaveTextDocument(look));
}
