/**
 * The texts of a program: those an editor gave, over those the host reads. Each path has one
 * `FileId` for the engine's life, and each text a version that changes exactly when the text does,
 * so that answers can be remembered by it.
 *
 * What is computed from a text outlives edits elsewhere in it. Such answers carry the id of a
 * snapshot: the text as it was. Where a place in a snapshot is now depends on the crate that it
 * belongs to (`patch/followed-text.ts`).
 */

import { type FileId, fileId, type Span } from '../base/index.ts';
import { Database, derived, input, type Query } from '../db/index.ts';
import type { EngineHost } from './api.ts';
import { WARM_UP_PATH } from './prelude-files.ts';
import { type Edit, editBetween } from './text-edit.ts';

/**
 * The text of a file as it is now: touched when it changes. Whoever asks for it or its version has
 * read it.
 */
const TEXT = input<FileId, undefined>('text', {
  initial: () => undefined,
});

/** The names in a folder, likewise. */
const LISTING = input<string, undefined>('listing', {
  initial: () => undefined,
});

/** What the user has chosen: features, folders of projects. */
const SETTINGS = input<'', undefined>('settings', {
  initial: () => undefined,
});

/** Any text, listing or setting: for what finds out itself whether it is up to date. */
export const ANYTHING = input<'', undefined>('anything', {
  initial: () => undefined,
});

interface Entry {
  readonly path: string;
  /** Given by an editor. */
  given: string | undefined;
  /** Read from the host: undefined while not read, null when there is no such file. */
  read: string | null | undefined;
  /** The file's bytes, likewise. */
  bytes: Uint8Array | null | undefined;
  /** Its path without symbolic links, once somebody asked. */
  real: string | undefined;
  /** The engine's revision when the text last changed. */
  version: number;
  /** Edits since the oldest snapshot that is still used, oldest first. */
  edits: KeptEdit[];
  /** The snapshot of the current text, once somebody asked for it. */
  snapshot: FileId | undefined;
  /** All snapshots that are kept, oldest first. */
  readonly snapshots: FileId[];
  /** Snapshots of this version and before are gone. */
  forgotten: number;
}

/**
 * With what stood there before: a hundred snapshots of a text are the text and a hundred small
 * edits.
 */
interface KeptEdit extends Edit {
  /** That of the result. */
  readonly version: number;
  readonly removed: string;
}

interface Snapshot {
  readonly base: FileId;
  readonly version: number;
  /** Kept while it is the current text, and where edits do not lead back to it. */
  text: string | undefined;
}

/** Files that are counted before their crate is read. */
const MOST_COUNTED = 1000;

/** Ids from here on are snapshots. */
const FIRST_SNAPSHOT = 1 << 24;

/** Texts of snapshots that were asked for last. */
const MAX_OLD_TEXTS = 4;

/** Snapshots kept of one file; a crate that is older than all of them is collected anew. */
const MAX_SNAPSHOTS = 512;

export class Files {
  /** What is computed from the files, and what it read of them. */
  readonly db: Database;
  private readonly host: EngineHost;
  private readonly entries: Entry[] = [];
  private readonly ids = new Map<string, FileId>();
  private readonly snapshots = new Map<FileId, Snapshot>();
  private readonly oldTexts = new Map<FileId, string>();
  private nextSnapshot = FIRST_SNAPSHOT;
  private changes = 0;
  /** Those of the text that only warms up: nobody's answer depends on it. */
  private ownChanges = 0;
  /** Names in folders, until a file in it or below may have come or gone. */
  private readonly listings = new Map<string, readonly string[]>();

  constructor(host: EngineHost) {
    this.host = host;
    this.db = this.database();
  }

  /** Is what is kept computed again and compared? */
  get paranoid(): boolean | undefined {
    return this.host.paranoid;
  }

  /** Where the host keeps what was found out before. */
  get store(): EngineHost['store'] {
    return this.host.store;
  }

  /** Tells the host how far work is. */
  progress(what: string, done = 0, of = 0): void {
    this.host.progress?.({ what, done, of });
  }

  /**
   * Rust files in a folder and those below, for progress alone: no answer depends on it. Counted up
   * to a bound, and 0 where nobody is told.
   */
  countBelow(folder: string): number {
    if (this.host.progress === undefined) return 0;
    let count = 0;
    const open = [folder];
    for (let at = open.pop(); at !== undefined && count < MOST_COUNTED; at = open.pop()) {
      for (const name of this.host.listDir?.(at) ?? []) {
        if (name.endsWith('.rs')) count++;
        else if (!name.includes('.')) open.push(`${at}/${name}`);
      }
    }
    return count;
  }

  /** Do texts stay as they are? */
  get still(): boolean {
    return this.host.still === true;
  }

  /** A new database that is run as this engine's are. */
  database(): Database {
    return new Database({ paranoid: this.paranoid });
  }

  get revision(): number {
    return this.changes - this.ownChanges;
  }

  id(path: string): FileId {
    const old = this.ids.get(path);
    if (old !== undefined) return old;
    const id = fileId(this.entries.length);
    this.ids.set(path, id);
    this.entries.push({
      path,
      given: undefined,
      read: undefined,
      bytes: undefined,
      real: undefined,
      version: 0,
      edits: [],
      snapshot: undefined,
      snapshots: [],
      forgotten: -1,
    });
    return id;
  }

  /** A place for people: name of the file and line. */
  describe({ file, start }: Span): string {
    const line = (this.text(file) ?? '').slice(0, start).split('\n').length;
    return `${this.path(file).split('/').at(-1)}:${line}`;
  }

  path(id: FileId): string {
    return this.entry(id).path;
  }

  /** The id of the file itself when `id` is a snapshot of it. */
  base(id: FileId): FileId {
    return this.snapshots.get(id)?.base ?? id;
  }

  /** An id for the file's text as it is now; the same one until the text changes. */
  snapshot(id: FileId): FileId {
    const entry = this.entry(id);
    if (entry.snapshot === undefined) {
      entry.snapshot = fileId(this.nextSnapshot++);
      this.snapshots.set(entry.snapshot, {
        base: id,
        version: entry.version,
        text: this.text(id) ?? '',
      });
      entry.snapshots.push(entry.snapshot);
      this.trim(entry);
    }
    return entry.snapshot;
  }

  /** Lets go of the oldest snapshots, and of the edits that only they are before. */
  private trim(entry: Entry): void {
    while (entry.snapshots.length > MAX_SNAPSHOTS) {
      const oldest = entry.snapshots.shift()!;
      entry.forgotten = this.snapshots.get(oldest)!.version;
      this.snapshots.delete(oldest);
      this.oldTexts.delete(oldest);
    }
    const first = this.snapshots.get(entry.snapshots[0]!)!.version;
    entry.edits = entry.edits.filter((edit) => edit.version > first);
  }

  /** Are the snapshots of this version and later ones still there? */
  remembers(id: FileId, version: number): boolean {
    return version > this.entry(id).forgotten;
  }

  /**
   * The version of the text that an id stands for: its own for a snapshot, else the current one.
   */
  versionOf(id: FileId): number {
    return this.snapshots.get(id)?.version ?? this.version(id);
  }

  private entry(file: FileId): Entry {
    const id = this.base(file);
    const entry = this.entries[id];
    if (!entry) throw new RangeError(`no file with id ${id}`);
    return entry;
  }

  /**
   * Current text (of a snapshot: its own); the host is asked once and then remembered until
   * `remove`.
   */
  text(id: FileId): string | undefined {
    const snapshot = this.snapshots.get(id);
    if (snapshot !== undefined) return snapshot.text ?? this.oldText(id, snapshot);
    const entry = this.entry(id);
    this.db.get(TEXT, id);
    if (entry.given !== undefined) return entry.given;
    if (entry.read === undefined) entry.read = this.host.readFile(entry.path) ?? null;
    return entry.read ?? undefined;
  }

  private readonly existing = derived<FileId, boolean>('is there a file', {
    compute: (_, id) => this.text(id) !== undefined,
  });

  /** Is there a text? Who asks this and not for the text has nothing to do with edits in it. */
  exists(id: FileId): boolean {
    return this.db.get(this.existing, id);
  }

  /** The bytes of a file, which need not be text; remembered as `text` is. */
  bytes(id: FileId): Uint8Array | undefined {
    const entry = this.entry(id);
    this.db.get(TEXT, this.base(id));
    if (entry.given !== undefined || this.host.readBytes === undefined) {
      const text = this.text(id);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    }
    if (entry.bytes === undefined) entry.bytes = this.host.readBytes(entry.path) ?? null;
    return entry.bytes ?? undefined;
  }

  private readonly realPaths = derived<FileId, string>('real path', {
    compute: (_, id) => {
      this.db.get(TEXT, id);
      const entry = this.entry(id);
      entry.real ??= this.host.realPath?.(entry.path) ?? entry.path;
      return entry.real;
    },
  });

  /**
   * The path with all symbolic links followed; as it is where there is no such file. Who asks this
   * and not for the text has nothing to do with edits in it.
   */
  realPath(path: string): string {
    return this.host.realPath === undefined ? path : this.db.get(this.realPaths, this.id(path));
  }

  /** Is a folder one that everything which a user has lies in? */
  holdsAll(folder: string): boolean {
    return this.host.holdsAll?.(folder) === true;
  }

  /** The text of a snapshot: the current one with the edits since then taken back. */
  private oldText(id: FileId, { base, version }: Snapshot): string {
    let text = this.oldTexts.get(id);
    if (text === undefined) {
      text = this.text(base) ?? '';
      const { edits } = this.entry(base);
      for (let at = edits.length - 1; at >= 0 && edits[at]!.version > version; at--) {
        const { start, oldEnd, delta, removed } = edits[at]!;
        text = text.slice(0, start) + removed + text.slice(oldEnd + delta);
      }
      for (const oldest of this.oldTexts.keys()) {
        if (this.oldTexts.size < MAX_OLD_TEXTS) break;
        this.oldTexts.delete(oldest);
      }
      this.oldTexts.set(id, text);
    }
    return text;
  }

  version(id: FileId): number {
    this.db.get(TEXT, this.base(id));
    return this.entry(id).version;
  }

  /**
   * Gives a text to a path that says what the text is: there never was another, and never will be.
   */
  define(path: string, text: string): void {
    this.entry(this.id(path)).given = text;
  }

  /** Returns false when the text is the one there already. */
  set(path: string, text: string): boolean {
    const id = this.id(path);
    const old = this.text(id);
    if (old === text) {
      this.entry(id).given = text;
      return false;
    }
    const entry = this.entry(id);
    entry.given = text;
    this.touch(entry);
    if (old === undefined) this.forgetListings(path);
    else if (entry.snapshots.length > 0) {
      const { start, oldEnd, newEnd } = editBetween(old, text);
      const removed = copyOf(old.slice(start, oldEnd));
      const delta = newEnd - oldEnd;
      entry.edits.push({ version: entry.version, start, oldEnd, delta, removed });
      this.snapshots.get(entry.snapshots.at(-1)!)!.text = undefined;
    }
    return true;
  }

  /**
   * Computes something with other texts in place of these files' own, which are as before
   * afterwards: nothing is read a second time.
   */
  during<T>(texts: ReadonlyMap<string, string>, compute: () => T): T {
    const own = [...texts.keys()].map((path) => {
      const entry = this.entry(this.id(path));
      return { entry, text: this.text(this.id(path)), given: entry.given };
    });
    for (const [path, text] of texts) this.set(path, text);
    try {
      return compute();
    } finally {
      for (const { entry, text, given } of own) {
        if (text === undefined) this.remove(entry.path);
        else this.set(entry.path, text);
        entry.given = given;
      }
    }
  }

  /** Paths of all files whose content the host was asked for and had. */
  filesRead(): readonly string[] {
    return this.entries
      .filter(({ read, bytes }) => typeof read === 'string' || bytes instanceof Uint8Array)
      .map(({ path }) => path);
  }

  /** Something beside the texts changed that answers depend on. */
  noteChange(): void {
    this.changes += 1;
    this.db.touch(SETTINGS, '');
    this.db.touch(ANYTHING, '');
  }

  /** What follows depends on what the user has chosen. */
  readSettings(): void {
    this.db.get(SETTINGS, '');
  }

  /** A value that is there already turns out to depend on a file. */
  readLate<K, V>(owner: Query<K, V>, key: K, file: FileId): void {
    this.db.readFor(owner, key, TEXT, this.base(file));
  }

  /**
   * Forgets what was given and what was read. Of a folder all that was read in it: one that comes
   * or goes as a whole is often told of by a single event.
   */
  remove(path: string): void {
    this.forgetText(this.entry(this.id(path)));
    this.forgetListings(path);
    const prefix = `${path}/`;
    for (const entry of this.entries)
      if (entry.read !== undefined && entry.given === undefined && entry.path.startsWith(prefix))
        this.forgetText(entry);
    for (const folder of [...this.listings.keys()])
      if (folder === path || folder.startsWith(prefix)) this.forgetListing(folder);
  }

  private forgetText(entry: Entry): void {
    // What is read next is another text, and no edit leads back from it.
    for (const snapshot of entry.snapshots)
      this.snapshots.get(snapshot)!.text = this.text(snapshot)!;
    entry.given = undefined;
    entry.read = undefined;
    entry.bytes = undefined;
    entry.real = undefined;
    this.touch(entry);
  }

  /** Names in a folder, sorted: those that the host tells and those of given files. */
  list(folder: string): readonly string[] {
    this.db.get(LISTING, folder);
    let known = this.listings.get(folder);
    if (known === undefined) {
      const names = new Set(this.host.listDir?.(folder));
      const prefix = `${folder}/`;
      for (const { path, given } of this.entries) {
        if (given !== undefined && path.startsWith(prefix))
          names.add(path.slice(prefix.length).split('/')[0]!);
      }
      this.listings.set(folder, (known = [...names].sort()));
    }
    return known;
  }

  /** A variable of the host's environment. */
  env(name: string): string | undefined {
    return this.host.env?.(name);
  }

  private forgetListing(folder: string): void {
    if (this.listings.delete(folder)) this.db.touch(LISTING, folder);
  }

  private forgetListings(path: string): void {
    for (let at = path.lastIndexOf('/'); at >= 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      this.forgetListing(folder);
      if (at === 0) break;
    }
  }

  private touch(entry: Entry): void {
    this.changes += 1;
    if (entry.path === WARM_UP_PATH) this.ownChanges += 1;
    entry.version = this.changes;
    entry.snapshot = undefined;
    this.db.touch(TEXT, this.ids.get(entry.path)!);
    this.db.touch(ANYTHING, '');
  }
}

/** A string of its own: a part of a long one keeps the whole alive. */
function copyOf(text: string): string {
  return text.split('').join('');
}
