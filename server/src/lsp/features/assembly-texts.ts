/**
 * Which documents are assembly texts: previews, and documents whose name, language or text is that
 * of an assembly language.
 */
import {
  ASSEMBLY,
  type AssemblyGpu,
  type AssemblyLanguage,
  fallbackGpu,
  gpuOfAssembly,
  isPreviewUri,
  mlirLanguage,
  type PaneName,
  parsePreviewUri,
  recogniseAssembly,
} from '../../ide/index.ts';
import type { ServerContext } from '../context.ts';
import { isMlirSource, pathOfUri } from '../uris.ts';
import type { Previews } from './previews.ts';

/** An assembly document as an editor shows it. */
export interface AssemblyText {
  readonly language: AssemblyLanguage;
  readonly text: string;
  /** The GPU that the text is read for; undefined for MLIR. */
  readonly gpu?: AssemblyGpu;
  /** A preview that was asked for with checks of bounds. */
  readonly checkBounds?: boolean;
}

/** An open document that is a file in an assembly language. */
export interface AssemblyDocument extends AssemblyText {
  readonly name: PaneName;
  readonly gpu: AssemblyGpu;
}

/** The open assembly file of a URI; undefined for previews and everything else. */
export function assemblyDocument(
  context: ServerContext,
  uri: string,
): AssemblyDocument | undefined {
  const document = isPreviewUri(uri) ? undefined : context.documents.get(uri);
  if (document === undefined) return undefined;
  const text = document.getText();
  const found = recogniseAssembly(uri, text, document.languageId);
  if (found === undefined) return undefined;
  const { engine, settings } = context;
  const fallback = fallbackGpu(engine, found.name, pathOfUri(uri), settings.cpu);
  return { ...found, text, gpu: gpuOfAssembly(found, text, fallback) };
}

/**
 * The assembly text of a URI, or its MLIR text, which is asked about alike; undefined for
 * everything else.
 */
export function assemblyTexts(
  context: ServerContext,
  previews: Previews,
): (uri: string) => AssemblyText | undefined {
  return (uri) => {
    if (isMlirSource(uri)) {
      const text = context.documents.get(uri)?.getText();
      return text === undefined
        ? undefined
        : { language: mlirLanguage(context.engine, pathOfUri(uri)), text };
    }
    const preview = isPreviewUri(uri) ? parsePreviewUri(uri) : undefined;
    if (preview === undefined) return assemblyDocument(context, uri);
    const text = context.documents.get(uri)?.getText() ?? previews.shown(uri).text;
    return {
      language: ASSEMBLY[preview.pane],
      text,
      checkBounds: preview.checkBounds === true,
    };
  };
}
