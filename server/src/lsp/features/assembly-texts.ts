/** Which documents are assembly texts: previews, and files with a target's extension whose text is of its language. */
import { ASSEMBLY, type AssemblyLanguage, assemblyLanguage, MLIR } from '../../ide/index.ts';
import type { ServerContext } from '../context.ts';
import { assemblyOfUri, isMlirSource, isPreviewUri } from '../uris.ts';
import type { Previews } from './previews.ts';

/** An assembly document as an editor shows it. */
export interface AssemblyText {
  readonly language: AssemblyLanguage;
  readonly text: string;
}

/** The assembly text of a URI, or its MLIR text, which is asked about alike; undefined for everything else. */
export function assemblyTexts(
  context: ServerContext,
  previews: Previews,
): (uri: string) => AssemblyText | undefined {
  return (uri) => {
    if (isMlirSource(uri)) {
      const text = context.documents.get(uri)?.getText();
      return text === undefined ? undefined : { language: MLIR, text };
    }
    const name = assemblyOfUri(uri);
    if (name === undefined) return undefined;
    const open = context.documents.get(uri)?.getText();
    const text = open ?? (isPreviewUri(uri) ? previews.shown(uri).text : undefined);
    if (text === undefined) return undefined;
    const language = isPreviewUri(uri) ? ASSEMBLY[name] : assemblyLanguage(name, text);
    return language && { language, text };
  };
}
