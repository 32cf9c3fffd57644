/**
 * What reading manifests may ask of the world, and a recorder of what was asked: an answer holds
 * until one of the things it was made from changes.
 */

export interface Surroundings {
  /** Text of a file; undefined when there is none. */
  text(path: string): string | undefined;
  /** Is there such a file? Who asks this and not for the text need not know of edits in it. */
  exists(path: string): boolean;
  /** Changes whenever the text does, also when the file appears or disappears. */
  version(path: string): number;
  /** Names in a folder, sorted; none when it cannot be listed. */
  list(folder: string): readonly string[];
  /** Changes whenever the list may have. */
  listVersion(folder: string): number;
  env(name: string): string | undefined;
  /** What is answered depends on what the user has chosen. */
  readSettings?(): void;
}

/** Passes questions on and remembers them. */
export class Recorder implements Surroundings {
  private readonly inner: Surroundings;
  private readonly texts = new Map<string, number>();
  private readonly lists = new Map<string, number>();
  private readonly files = new Map<string, boolean>();

  constructor(inner: Surroundings) {
    this.inner = inner;
  }

  text(path: string): string | undefined {
    const text = this.inner.text(path);
    this.texts.set(path, this.inner.version(path));
    return text;
  }
  exists(path: string): boolean {
    const exists = this.inner.exists(path);
    this.files.set(path, exists);
    return exists;
  }
  version(path: string): number {
    return this.inner.version(path);
  }
  list(folder: string): readonly string[] {
    const names = this.inner.list(folder);
    this.lists.set(folder, this.inner.listVersion(folder));
    return names;
  }
  listVersion(folder: string): number {
    return this.inner.listVersion(folder);
  }
  env(name: string): string | undefined {
    return this.inner.env(name);
  }

  /** Would all questions get the same answers now? */
  holds(): boolean {
    for (const [path, version] of this.texts)
      if (this.inner.version(path) !== version) return false;
    for (const [folder, version] of this.lists)
      if (this.inner.listVersion(folder) !== version) return false;
    for (const [path, exists] of this.files) if (this.inner.exists(path) !== exists) return false;
    return true;
  }
}
