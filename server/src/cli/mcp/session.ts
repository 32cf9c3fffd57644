/**
 * What the calls of one client share: the engine, what of the workspace may be read, and places as
 * answers show them. Nothing here writes.
 */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Span } from '../../base/index.ts';
import type { Diagnostic } from '../../diag/index.ts';
import { machine, slashes, workspacesOf } from '../../disk/index.ts';
import type { EditorJob, EditorRun } from '../../ide/index.ts';
import type { Locate } from '../../report/index.ts';
import { barWorkspaces } from '../../toolchain/index.ts';
import type { Engine, EngineHost, KernelInfo } from '../../workspace/index.ts';
import { rootsOf } from '../files.ts';
import { CliError, type Io } from '../io.ts';
import { createLocate } from '../render/located.ts';
import { ToolError } from './errors.ts';

/** What the process offers the server. */
export interface McpHost {
  readonly version: string;
  /** Absolute paths of the workspace's folders, the first of which relative paths start at. */
  readonly folders: readonly string[];
  createEngine(): Engine;
  /** An engine whose texts come from elsewhere. */
  createEngineFor(host: Omit<EngineHost, 'prelude'>): Engine;
  /** Paths that are no longer what was read. */
  changedFiles(): readonly string[];
  /** Pages of the documentation, by their path below `docs`. */
  docs(): Readonly<Record<string, string>>;
  /** Runs kernels in a thread of its own; absent where there are none. */
  startRun?(job: EditorJob): { readonly result: Promise<EditorRun>; stop(): void };
}

/** A place of an answer: one-based, columns in UTF-16 units. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export class McpSession {
  readonly host: McpHost;
  readonly engine: Engine;
  /** For functions of commands. */
  readonly io: Io;
  readonly folders: readonly string[];
  private readonly workspaces: readonly string[];
  private last: Promise<unknown> = Promise.resolve();

  constructor(host: McpHost) {
    this.host = host;
    this.engine = host.createEngine();
    this.folders = host.folders.map((folder) => slashes(resolve(folder)));
    this.workspaces = workspacesOf(this.folders).map(slashes);
    const nothing = (): Promise<never> => Promise.reject(new CliError('there is no terminal'));
    this.io = {
      cwd: this.folders[0]!,
      env: {},
      version: host.version,
      colors: { out: false, err: false },
      outIsTerminal: false,
      writesNothing: true,
      out: () => undefined,
      err: () => undefined,
      readStdin: nothing,
      createEngine: () => host.createEngine(),
      createEngineFor: (other) => host.createEngineFor(other),
      startServer: nothing,
      interrupted: () => new Promise(() => undefined),
    };
  }

  /** One call after the other: an engine's answers belong to one state of the texts. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const before = this.last;
    let done = (): void => undefined;
    this.last = new Promise<void>((end) => {
      done = end;
    });
    await before.catch(() => undefined);
    try {
      this.refresh();
      return await work();
    } finally {
      done();
    }
  }

  /** Lets go of what has changed on the disk since it was read. */
  private refresh(): void {
    barWorkspaces(this.workspaces);
    for (const path of this.host.changedFiles()) this.engine.removeFile(path);
  }

  /** Places in the texts as they are now. */
  locate(): Locate {
    return createLocate(this.io, this.engine);
  }

  /**
   * The absolute path of an argument; the first folder of the workspace without one.
   * @throws ToolError for what is not there, or not in the workspace
   */
  path(argument: string | undefined): string {
    const path = slashes(resolve(this.io.cwd, argument ?? '.'));
    const name = argument ?? '.';
    if (argument?.includes('\0')) throw new ToolError('`path` contains a NUL character');
    if (!this.isInside(path)) throw new ToolError(`\`${name}\` is outside of the workspace`);
    if (!existsSync(path)) throw new ToolError(`no such file or folder: \`${name}\``);
    const real = machine.realPath(path);
    if (real === undefined || !this.isInside(real))
      throw new ToolError(`\`${name}\` leads out of the workspace`);
    return path;
  }

  private isInside(path: string): boolean {
    return [...this.workspaces, ...this.folders].some(
      (folder) => path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`),
    );
  }

  /** The roots of the crates that a path names, as for every command. */
  async roots(argument: string | undefined): Promise<readonly string[]> {
    const path = this.path(argument);
    try {
      return await rootsOf(this.io, this.engine, path);
    } catch (error) {
      // Of a folder without Rust there is nothing to say.
      if (error instanceof CliError && /no Rust or MLIR files/.test(error.message)) return [];
      throw error;
    }
  }

  /** Does a path name a folder? */
  isFolder(argument: string | undefined): boolean {
    return statSync(this.path(argument), { throwIfNoEntry: false })?.isDirectory() === true;
  }

  /**
   * The kernels that a call means, with their crates.
   * @throws ToolError where there is none
   */
  async kernels(
    argument: string | undefined,
    name: string | undefined,
  ): Promise<readonly { readonly root: string; readonly kernel: KernelInfo }[]> {
    const roots = await this.roots(argument);
    const path = this.path(argument);
    const isFile = !this.isFolder(argument);
    const all = roots.flatMap((root) =>
      this.engine.kernels(root).map((kernel) => ({ root, kernel })),
    );
    const inFile = all.filter(({ kernel }) => this.engine.path(kernel.nameSpan.file) === path);
    const known = isFile && inFile.length > 0 ? inFile : all;
    const found = known.filter(
      ({ kernel }) =>
        name === undefined || [kernel.name, kernel.symbol, kernel.instanceOf].includes(name),
    );
    if (found.length > 0) return found;
    const where = argument ?? 'the workspace';
    if (known.length === 0) throw new ToolError(`no GPU kernels in ${where}`);
    const names = [...new Set(known.map(({ kernel }) => kernel.name))];
    const more = names.length > 20 ? ', ...' : '';
    throw new ToolError(
      `no kernel \`${name}\` in ${where}; there are: ${names.slice(0, 20).join(', ')}${more}`,
    );
  }

  place(locate: Locate, span: Span): Place {
    const { path, start } = locate(span);
    return { file: path, line: start.line, column: start.column };
  }

  /** A problem in one line. */
  problem(locate: Locate, { span, message, code, severity }: Diagnostic) {
    return { ...this.place(locate, span), code, severity, message };
  }
}
