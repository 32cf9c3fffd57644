/**
 * Is all that a log names still as it was? Each question is asked again of this machine: the answer
 * is the one that `disk.ts` would give, with fewer calls of the system, because a folder that has
 * been listed tells of all that is in it.
 */
import {
  closeSync,
  type Dirent,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
} from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { kindOf, listFiles, MAX_FILE_BYTES, machine, readBytes, slashes } from './disk.ts';
import { type Answer, type LoggedRead, markOf, type ReadKind } from './read-log.ts';
import { stampOf } from './stamps.ts';
import { whyUnreadable } from './unreadable.ts';

/**
 * The log, if each question has the same answer as then; undefined if not. Another array has newer
 * stamps of files that were read to find it out.
 */
export function recheck(reads: readonly LoggedRead[]): readonly LoggedRead[] | undefined {
  const listings = new Listings();
  const plain = new PlainFiles();
  const ask: Readonly<Record<ReadKind, (name: string) => Answer>> = {
    bytes: (name) => {
      const kind = listings.kindOf(name);
      if (kind === undefined) return readBytes(name);
      return kind === 'file' ? plain.read(name) : undefined;
    },
    names: (name) => {
      const kind = listings.kindOf(name);
      if (kind === undefined) return machine.listDir(name);
      return kind === 'folder' ? listings.of(name)?.names : undefined;
    },
    below: (name) => {
      const cut = name.indexOf(' ');
      return listFiles(name.slice(cut + 1), name.slice(0, cut), (at) => listings.entriesOf(at));
    },
    kind: (name) => {
      const kind = listings.kindOf(name);
      if (kind === undefined) return kindOf(name);
      return kind === 'absent' ? undefined : kind;
    },
    real: (name) => {
      const kind = listings.kindOf(name);
      if (kind === undefined) return machine.realPath(name);
      return kind === 'absent' ? undefined : slashes(resolve(name));
    },
    why: whyUnreadable,
    all: machine.holdsAll,
    variable: machine.env,
  };
  let stamped: LoggedRead[] | undefined;
  for (const [i, [kind, name, answer, stamp]] of reads.entries()) {
    const isFile = kind === 'bytes' && answer !== '-';
    // A link on the way may lead elsewhere now, and stamps know nothing of where links may lead.
    const now = isFile && listings.kindOf(name) === 'file' ? stampOf(name) : undefined;
    if (now !== undefined && now === stamp) continue;
    if (markOf(name, ask[kind]?.(name)) !== answer) return undefined;
    if (now === undefined) continue;
    stamped ??= [...reads];
    stamped[i] = [kind, name, answer, now];
  }
  return stamped ?? reads;
}

interface Listing {
  /** In any order. */
  readonly entries: Dirent[];
  /** As the system lists them. */
  readonly names: readonly string[];
  readonly byName: ReadonlyMap<string, Dirent>;
  /** As a file system may take them that does not tell capitals or accents apart. */
  folded?: ReadonlySet<string>;
}

/** Folders that have been listed in this look at the machine. */
class Listings {
  /** Undefined: there is no such folder; null: it is reached by a link, or cannot be listed. */
  private readonly known = new Map<string, Listing | undefined | null>();

  /**
   * What is at a path, where its folder's listing leaves no doubt: neither the path nor the way to
   * it has links. Undefined: ask for the path itself.
   */
  kindOf(path: string): 'file' | 'folder' | 'absent' | undefined {
    const named = WINDING.test(path) || sep !== '/' ? resolve(path) : path;
    const parent = dirname(named);
    if (parent === named) return undefined;
    const listing = this.of(parent);
    if (listing === undefined) return 'absent';
    if (listing === null) return undefined;
    const name = named.slice(named.lastIndexOf(sep) + 1);
    const entry = listing.byName.get(name);
    if (entry === undefined) return hasFolded(listing, name) ? undefined : 'absent';
    if (entry.isFile()) return 'file';
    return entry.isDirectory() ? 'folder' : undefined;
  }

  of(folder: string): Listing | undefined | null {
    const known = this.known.get(folder);
    if (known !== undefined || this.known.has(folder)) return known;
    const found = listingOf(folder);
    this.known.set(folder, found);
    return found;
  }

  /** Throws where the folder cannot be listed, as `readdirSync` does. */
  entriesOf(folder: string): Dirent[] {
    const listing = this.of(folder);
    return listing ? listing.entries : readdirSync(folder, { withFileTypes: true });
  }
}

function listingOf(folder: string): Listing | undefined | null {
  try {
    if (realpathSync.native(folder) !== folder) return null;
    const entries = readdirSync(folder, { withFileTypes: true });
    const names = entries.map(({ name }) => name);
    return {
      entries,
      names,
      byName: new Map(entries.map((entry) => [entry.name, entry])),
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : null;
  }
}

/** A path with parts that are not names. */
const WINDING = /^[^/]|\/(?:\.\.?(?:\/|$)|\/|$)/;

function hasFolded(listing: Listing, name: string): boolean {
  listing.folded ??= new Set(listing.names.map((one) => folded(one)));
  return listing.folded.has(folded(name));
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Files without links, read one after the other into the same memory. */
class PlainFiles {
  private memory = Buffer.allocUnsafe(1 << 18);

  /** As `readBytes` has it; good until the next one is read. */
  read(path: string): Uint8Array | undefined {
    let opened: number | undefined;
    try {
      opened = openSync(path, 'r');
      const { size } = fstatSync(opened);
      if (size > MAX_FILE_BYTES) return undefined;
      if (size > this.memory.length) this.memory = Buffer.allocUnsafe(size);
      let end = 0;
      while (end < size) {
        const count = readSync(opened, this.memory, end, size - end, null);
        if (count === 0) break;
        end += count;
      }
      return this.memory.subarray(0, end);
    } catch {
      return undefined;
    } finally {
      if (opened !== undefined) closeSync(opened);
    }
  }
}
