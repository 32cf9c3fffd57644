/**
 * Texts parsed once for each version, and for each way of reading them: the edition is that of the
 * crate that asks.
 */
import type { FileId } from '../base/index.ts';
import { hashText } from '../lower/index.ts';
import {
  type Edition,
  type PackedWaiting,
  type ParseError,
  type ParseResult,
  parseFile,
  unpackWaiting,
  type WaitingText,
} from '../syntax/index.ts';
import type { Files } from './files.ts';

/** How a text is read. */
export interface Reading {
  readonly edition: Edition;
  /** Bodies are parsed when asked for: for texts that somebody else has already compiled. */
  readonly lazy: boolean;
}

/** Shorter texts are read as fast as what is known of them. */
const WORTH_KEEPING = 4000;

interface Entry extends Reading {
  readonly version: number;
  readonly result: ParseResult;
}

export class ParsedFiles {
  private readonly files: Files;
  private readonly entries = new Map<FileId, Entry[]>();
  /** The edition that a file was read in last: it outlives the tree. */
  private readonly editions = new Map<FileId, Edition>();

  /** Errors of texts whose trees nobody has asked for. */
  private readonly noted = new Map<FileId, { version: number; errors: readonly ParseError[] }>();

  /**
   * By path, of texts that do not change: what waits when they are read lazily.
   */
  private readonly waiting = new Map<string, WaitingText>();

  constructor(files: Files) {
    this.files = files;
  }

  noteWaiting(path: string, waiting: WaitingText): void {
    this.waiting.set(path, waiting);
  }

  /**
   * Takes note of the errors in a version of a text, which then need not be parsed to tell them.
   */
  noteErrors(path: string, known: { version: number; errors: readonly ParseError[] }): void {
    this.noted.set(this.files.id(path), { version: known.version, errors: known.errors });
  }

  /** The errors in a file as it was read before; none when there is no such file. */
  errors(path: string): readonly ParseError[] {
    const id = this.files.id(path);
    const noted = this.noted.get(id);
    if (noted?.version === this.files.version(id)) return noted.errors;
    return this.parse(path)?.errors ?? [];
  }

  /** Lets go of a file's trees. */
  forget(path: string): void {
    this.entries.delete(this.files.id(path));
  }

  /** Lets go of what trees keep in case that somebody asks for more of them. */
  rest(): void {
    for (const entries of this.entries.values()) for (const { result } of entries) result.release();
  }

  /**
   * The file's tree and the errors in it; undefined when there is no such file. Without a way of
   * reading: as it was read before.
   */
  parse(path: string, reading?: Reading): ParseResult | undefined {
    const id = this.files.id(path);
    const text = this.files.text(id);
    if (text === undefined) return undefined;
    const version = this.files.version(id);
    const known = (this.entries.get(id) ?? []).filter((entry) => entry.version === version);
    const old = known.find((e) =>
      reading === undefined ? !e.lazy : e.edition === reading.edition && e.lazy === reading.lazy,
    );
    if (old !== undefined) return old.result;
    const { edition, lazy } = reading ?? {
      edition: this.editions.get(id) ?? 2024,
      lazy: false,
    };
    this.editions.set(id, edition);
    const result = lazy
      ? this.parseLazily(path, text, edition)
      : parseFile(text, { edition, lazyBodies: false });
    this.entries.set(id, [...known, { version, edition, lazy, result }]);
    return result;
  }

  /**
   * A text whose bodies wait. Where they stand is known of our own texts, and of others that the
   * host has seen before, by content: then they are not even lexed.
   */
  private parseLazily(path: string, text: string, edition: Edition): ParseResult {
    const own = this.waiting.get(path);
    const { store } = this.files;
    if (own !== undefined || store === undefined || text.length < WORTH_KEEPING)
      return parseFile(text, { edition, lazyBodies: true, waiting: own });
    const key = `tree-${edition}-${text.length}-${hashText(text)}`;
    const kept = keptWaiting(store.read(key));
    if (kept !== undefined) return parseFile(text, { edition, lazyBodies: true, waiting: kept });
    const { waiting, ...result } = parseFile(text, {
      edition,
      lazyBodies: true,
      tellWaiting: true,
    });
    if (waiting !== undefined) store.write(key, JSON.stringify(waiting));
    return result;
  }
}

/** What waits in a text, as the host has kept it; undefined for anything else. */
function keptWaiting(text: string | undefined): WaitingText | undefined {
  if (text === undefined) return undefined;
  try {
    const { bodies, impls, words } = JSON.parse(text) as PackedWaiting;
    const isRight = [bodies, impls, words].every((list) => Array.isArray(list));
    return isRight ? unpackWaiting({ bodies, impls, words }) : undefined;
  } catch {
    return undefined;
  }
}
