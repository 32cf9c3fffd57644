/**
 * What reading manifests may ask of the world. Each question is noted in the database: an answer
 * holds until one of the things it was made from changes.
 */
import type { Database } from '../../db/index.ts';

export interface Surroundings {
  /** Text of a file; undefined when there is none. */
  text(path: string): string | undefined;
  /** Is there such a file? Who asks this and not for the text need not know of edits in it. */
  exists(path: string): boolean;
  /** Changes whenever the text does, also when the file appears or disappears. */
  version(path: string): number;
  /** Names in a folder, sorted; none when it cannot be listed. */
  list(folder: string): readonly string[];
  env(name: string): string | undefined;
  /** The path with all symbolic links followed; as it is where there is no such file. */
  real(path: string): string;
  /**
   * Is a folder, without symbolic links, the home folder, one above it or the root of the file
   * system? Such a folder is no workspace.
   */
  holdsAll(folder: string): boolean;
  /** Folders of projects that the user has opened or named. */
  folders(): readonly string[];
  /**
   * May what belongs to a folder, which is that of a package or of a file without one, read a path?
   */
  mayRead(folder: string, path: string): boolean;
  /** Notes that an answer depends on what the user has chosen. */
  readSettings(): void;
  /** Where the answers are kept. */
  readonly db: Database;
}
