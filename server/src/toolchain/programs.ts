/**
 * Outside programs: where they are, which version, and how they are started. A workspace that
 * somebody else wrote must not decide what is started: programs are looked for in absolute folders
 * of PATH outside of the workspaces, and run in an empty folder of ours, because many of them
 * (rustup, Cargo, shims of version managers) choose by the files around their folder.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { constants, realpathSync } from 'node:fs';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, isAbsolute, join, sep } from 'node:path';
import type { Readable } from 'node:stream';

/** Milliseconds a tool may take to report its version. */
const VERSION_TIMEOUT = 5000;

/** Folders whose programs are never started. */
let workspaces: readonly string[] = [];

/** Sets the folders whose programs are never started: those of the projects at work. */
export function barWorkspaces(folders: readonly string[]): void {
  workspaces = [...new Set(folders.flatMap((folder) => [folder, realOf(folder)]))];
}

/** May a program be started from a path, or what it is a link to? */
function isBarred(path: string): boolean {
  return [path, realOf(path)].some((one) =>
    workspaces.some((folder) => one === folder || one.startsWith(`${folder}${sep}`)),
  );
}

function realOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** The folders of PATH that programs are started from, also by those that we start. */
function pathFolders(): readonly string[] {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !isBarred(folder));
}

/** Absolute path of the first of these programs that is there. */
export async function findProgram(programs: readonly string[]): Promise<string | undefined> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const program of programs) {
    for (const folder of pathFolders()) {
      const path = join(folder, program + suffix);
      if (await isProgram(path)) return path;
    }
  }
  return undefined;
}

/** Is there a program that may be started? */
export async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return !isBarred(path);
  } catch {
    return false;
  }
}

/** Runs something with an empty folder of ours, which is removed at the end. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(await ownFolder(), 'run-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A folder that nobody else can write to, nor any above it: Cargo reads configuration from all of
 * them. Where there is no home folder, the system's for temporary files.
 */
async function ownFolder(): Promise<string> {
  const cache = process.env['XDG_CACHE_HOME'];
  const own = join(
    cache !== undefined && isAbsolute(cache) ? cache : join(homedir(), '.cache'),
    'warplens',
    'programs',
  );
  try {
    if (isBarred(own)) return tmpdir();
    await mkdir(own, { recursive: true, mode: 0o700 });
    await access(own, constants.W_OK);
    return own;
  } catch {
    return tmpdir();
  }
}

/** How a program is run. */
export interface RunOptions {
  /** An empty folder of ours, from `inFolder`. */
  readonly folder: string;
  readonly signal?: AbortSignal | undefined;
  /** What is written to its standard input. */
  readonly input?: string;
  /** Variables in addition to those of the process; undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds. */
  readonly timeout: number;
}

/** What a program did. */
export interface Said {
  readonly done: boolean;
  readonly stdout: string;
  readonly stderr: string;
  /** Why it could not be run, or was ended. */
  readonly error: string | undefined;
}

/** Bytes of output that are read. */
const MOST_OUTPUT = 64 << 20;

/** Programs that run now, as leaders of a process group each. */
const running = new Set<ChildProcess>();

/** No program outlives the process that started it. */
process.on('exit', () => running.forEach(endGroup));

/**
 * Ends a program with all that it has started: Cargo's compilers and build scripts would go on
 * without it.
 */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    if (process.platform === 'win32') spawnSync('taskkill', ['/pid', `${pid}`, '/T', '/F']);
    else process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Runs a program to its end, without a shell. `signal` ends it, with all that it has started; the
 * answer comes when it is gone.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { folder, signal, input, env, timeout }: RunOptions,
): Promise<Said> {
  if (signal?.aborted)
    return Promise.resolve({ done: false, stdout: '', stderr: '', error: 'stopped' });
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, PATH: pathFolders().join(delimiter), ...env },
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    running.add(child);
    let error: string | undefined;
    const end = (why: string): void => {
      error ??= why;
      endGroup(child);
    };
    const timer = setTimeout(() => end(`no answer within ${timeout / 1000} s`), timeout);
    const stop = (): void => end('stopped');
    signal?.addEventListener('abort', stop, { once: true });
    let left = MOST_OUTPUT;
    const collect = (stream: Readable): (() => string) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        left -= part.length;
        if (left < 0) end(`more than ${MOST_OUTPUT >> 20} MB of output`);
        else parts.push(part);
      });
      return () => Buffer.concat(parts).toString('utf8');
    };
    const out = collect(child.stdout);
    const err = collect(child.stderr);
    child.on('error', (problem) => end(problem.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      running.delete(child);
      const done = code === 0 && error === undefined;
      const why = done ? undefined : (error ?? `ended with ${code ?? 'a signal'}`);
      resolve({ done, stdout: out(), stderr: err(), error: why });
    });
    // A program that ends before it has read everything has said why.
    child.stdin.on('error', () => undefined);
    if (input !== undefined) child.stdin.end(input);
    else child.stdin.end();
  });
}

/** The line of `--version` that holds a number, shortened. */
export async function versionOf(path: string): Promise<string | undefined> {
  const { done, stdout } = await inFolder((folder) =>
    runProgram(path, ['--version'], { folder, timeout: VERSION_TIMEOUT }),
  );
  const lines = stdout.split('\n').map((line) => line.trim());
  const line = lines.find((l) => /\bV?\d+\.\d+/.test(l) && !/copyright/i.test(l));
  return done ? line?.slice(0, 80) : undefined;
}

/** The line that says what went wrong, without the name of the program. */
export function complaintOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.find((one) => /error|fatal/i.test(one)) ?? lines.find((one) => one !== '');
  return (line ?? 'failed')
    .slice(0, 1000)
    .replace(/^\w+\s*(?:fatal|error|info)?\s*:\s*|\S*kernel\.(?:ptx|cubin)/g, '')
    .trim();
}
