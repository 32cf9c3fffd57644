/**
 * Edits that the server has made are compared with the documents that they are for, before VS Code
 * applies them: it looks at no version of a rename's or a fix's documents, and opens files that are
 * not open as they are by then. Each is opened here and compared with the text that the server saw.
 */
import type { TextHashed } from '../../../server/src/protocol/index.ts';
import { textHash } from './text-hash.ts';

/** Requests whose answers are edits, or hold them. */
const WITH_EDITS: ReadonlySet<string> = new Set([
  'textDocument/rename',
  'textDocument/codeAction',
  'codeAction/resolve',
]);

/** A document as the editor has it. */
export interface Opened {
  readonly version: number;
  readonly text: string;
}

/** What is asked of the editor. */
export interface Editor {
  /** Opens a document, without showing it; undefined where there is none. */
  open(uri: string): Promise<Opened | undefined>;
  /** The name of a document, for people. */
  name(uri: string): string;
}

interface Change {
  readonly kind?: string;
  readonly textDocument?: TextHashed;
}

interface Edit {
  readonly documentChanges?: readonly Change[];
}

/**
 * Passes an answer on as it is, unless a document has changed since its edits were made.
 *
 * @throws Error which names the document
 */
export async function checkedAnswer<T>(method: string, answer: T, editor: Editor): Promise<T> {
  if (!WITH_EDITS.has(method)) return answer;
  for (const edit of editsIn(answer)) {
    const changed = await changedDocument(edit, editor);
    if (changed !== undefined)
      throw new Error(
        `${editor.name(changed)} has changed since the edit was made. Nothing was changed; please try again.`,
      );
  }
  return answer;
}

/** The edits of a rename, of one action, or of several that were not left for later. */
function editsIn(answer: unknown): Edit[] {
  if (Array.isArray(answer)) return answer.flatMap(editsIn);
  const { edit, documentChanges } = (answer ?? {}) as Edit & { readonly edit?: Edit };
  if (edit !== undefined) return [edit];
  return documentChanges === undefined ? [] : [{ documentChanges }];
}

async function changedDocument(edit: Edit, editor: Editor): Promise<string | undefined> {
  for (const { textDocument } of edit.documentChanges ?? []) {
    if (textDocument === undefined) continue;
    const { uri, version, textHash: hash } = textDocument;
    if (version === null && hash === undefined) continue;
    const now = await editor.open(uri);
    if (now === undefined) return uri;
    const isSame = hash === undefined ? now.version === version : textHash(now.text) === hash;
    if (!isSame) return uri;
  }
  return undefined;
}
