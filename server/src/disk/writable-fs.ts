/**
 * The file system as the writer of source files uses it: every call that reads or changes the disk,
 * so that a test can put saves, failures and the end of the process between any two of them.
 */
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fsyncSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';

/** What is known of a path. */
export interface FileState {
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  /** Permission bits. */
  readonly mode: number;
  readonly uid: number;
  readonly gid: number;
  /** Hard links. */
  readonly links: number;
  /** Device and inode: equal for two names of one file. */
  readonly identity: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** Synchronous; each function throws Node's errors, with `code`. */
export interface WritableFs {
  /** The state of a path, undefined when there is nothing; `follow`: of what a link leads to. */
  state(path: string, follow: boolean): FileState | undefined;
  /** Throws where the path may not be written. */
  mayWrite(path: string): void;
  realPath(path: string): string;
  readLink(path: string): string;
  read(path: string): Uint8Array;
  /** Names in a folder. */
  list(folder: string): readonly string[];
  /** Opens a file that must not be there yet. */
  create(path: string, mode: number): number;
  /** Opens a file that is there, for writing over it. */
  open(path: string): number;
  /** Writes at an offset; returns how many bytes were written. */
  write(handle: number, bytes: Uint8Array, offset: number): number;
  truncate(handle: number, size: number): void;
  /** Waits until the bytes are on the disk. */
  sync(handle: number): void;
  close(handle: number): void;
  chmod(path: string, mode: number): void;
  chown(path: string, uid: number, gid: number): void;
  link(from: string, to: string): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
}

export const nodeFs: WritableFs = {
  state(path, follow) {
    const stat = (follow ? statSync : lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    const kind = stat.isFile()
      ? 'file'
      : stat.isDirectory()
        ? 'folder'
        : stat.isSymbolicLink()
          ? 'link'
          : 'other';
    return {
      kind,
      mode: Number(stat.mode) & 0o7777,
      uid: Number(stat.uid),
      gid: Number(stat.gid),
      links: Number(stat.nlink),
      identity: `${stat.dev}:${stat.ino}`,
      modified: Number(stat.mtimeMs),
    };
  },
  mayWrite: (path) => accessSync(path, constants.W_OK),
  realPath: (path) => realpathSync.native(path),
  readLink: (path) => readlinkSync(path),
  read: (path) => readFileSync(path),
  list: (folder) => readdirSync(folder),
  create: (path, mode) => openSync(path, 'wx', mode),
  open: (path) => openSync(path, 'r+'),
  write: (handle, bytes, offset) => writeSync(handle, bytes, 0, bytes.length, offset),
  truncate: (handle, size) => ftruncateSync(handle, size),
  sync: (handle) => fsyncSync(handle),
  close: (handle) => closeSync(handle),
  chmod: (path, mode) => chmodSync(path, mode),
  chown: (path, uid, gid) => chownSync(path, uid, gid),
  link: (from, to) => linkSync(from, to),
  rename: (from, to) => renameSync(from, to),
  remove: (path) => unlinkSync(path),
};

/** Writes all of the bytes over what is open, and waits until they are on the disk. */
function writeWhole(fs: WritableFs, handle: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += fs.write(handle, bytes.subarray(at), at);
  fs.sync(handle);
}

/** Makes a file that must not be there yet: whole, or not at all. */
export function createFile(fs: WritableFs, path: string, bytes: Uint8Array, mode: number): void {
  const handle = fs.create(path, mode);
  try {
    try {
      writeWhole(fs, handle, bytes);
    } finally {
      fs.close(handle);
    }
  } catch (error) {
    try {
      fs.remove(path);
    } catch {
      // The first error says more.
    }
    throw error;
  }
}

/** Writes over a file that has `size` bytes. */
export function overwrite(fs: WritableFs, path: string, bytes: Uint8Array, size: number): void {
  const handle = fs.open(path);
  try {
    writeWhole(fs, handle, bytes);
    // Without need, it could make the file longer that somebody has saved in between.
    if (size > bytes.length) fs.truncate(handle, bytes.length);
    fs.sync(handle);
  } finally {
    fs.close(handle);
  }
}
