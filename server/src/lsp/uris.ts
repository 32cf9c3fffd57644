/** URIs of documents: what kind of text one names. */
import { assemblyExtension, isPreviewUri } from '../ide/index.ts';

export { pathOfUri, uriOfPath } from '../base/index.ts';

/** A text of the second front end. */
export function isMlirSource(uri: string): boolean {
  return !isPreviewUri(uri) && uri.endsWith('.mlir');
}

/**
 * Everything else that an editor opens here is a source, and but for `.mlir` taken for Rust: a new
 * file has no extension yet. A file with the extension of an assembly language is none, not even
 * when its text is of the host's assembler.
 */
export function isRustSource(uri: string): boolean {
  return !isPreviewUri(uri) && assemblyExtension(uri) === undefined;
}
