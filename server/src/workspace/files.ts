/**
 * The texts of a program: those an editor gave, over those the host reads. Each path has one `FileId` for the engine's life,
 * and each text a version that changes exactly when the text does, so that answers can be remembered by it.
 */
import { type FileId, fileId } from '../base/index.ts';
import type { EngineHost } from './api.ts';

interface Entry {
  readonly path: string;
  /** Given by an editor. */
  given: string | undefined;
  /** Read from the host: undefined while not read, null when there is no such file. */
  read: string | null | undefined;
  /** The engine's revision when the text last changed. */
  version: number;
}

export class Files {
  private readonly host: EngineHost;
  private readonly entries: Entry[] = [];
  private readonly ids = new Map<string, FileId>();
  private changes = 0;

  constructor(host: EngineHost) {
    this.host = host;
  }

  get revision(): number {
    return this.changes;
  }

  id(path: string): FileId {
    const old = this.ids.get(path);
    if (old !== undefined) return old;
    const id = fileId(this.entries.length);
    this.ids.set(path, id);
    this.entries.push({ path, given: undefined, read: undefined, version: 0 });
    return id;
  }

  path(id: FileId): string {
    return this.entry(id).path;
  }

  private entry(id: FileId): Entry {
    const entry = this.entries[id];
    if (!entry) throw new RangeError(`no file with id ${id}`);
    return entry;
  }

  /** Current text; the host is asked once and then remembered until `remove`. */
  text(id: FileId): string | undefined {
    const entry = this.entry(id);
    if (entry.given !== undefined) return entry.given;
    if (entry.read === undefined) entry.read = this.host.readFile(entry.path) ?? null;
    return entry.read ?? undefined;
  }

  version(id: FileId): number {
    return this.entry(id).version;
  }

  /** Returns false when the text is the one there already. */
  set(path: string, text: string): boolean {
    const id = this.id(path);
    const same = this.text(id) === text;
    const entry = this.entry(id);
    entry.given = text;
    if (!same) this.touch(entry);
    return !same;
  }

  /** Forgets what was given and what was read. */
  remove(path: string): void {
    const entry = this.entry(this.id(path));
    entry.given = undefined;
    entry.read = undefined;
    this.touch(entry);
  }

  private touch(entry: Entry): void {
    this.changes += 1;
    entry.version = this.changes;
  }
}
