/**
 * Reads objects of a git repository: trees and files of commits. A repository that somebody else
 * wrote must not decide what is started, so only commands that read objects run (`rev-parse`,
 * `ls-tree`, `cat-file`), which start no hooks, filters, pagers or monitors, with settings that
 * name programs turned off and all transports refused: a missing object is not fetched.
 */
import { execFile } from 'node:child_process';
import { findProgram, inFolder } from './programs.ts';

/** Bytes of objects that are read at once. */
const MOST_BYTES = 512 << 20;

/** Milliseconds. */
const TIMEOUT = 120_000;

/** A file of a commit. */
export interface GitFile {
  /** Object name of its content. */
  readonly oid: string;
  /** Its content is the path that it leads to. */
  readonly isLink: boolean;
  /** Bytes. */
  readonly size: number;
}

/** A commit's files by their path from the top of the repository. */
export type GitTree = ReadonlyMap<string, GitFile>;

/** Why git could not answer, in its own words. */
export class GitError extends Error {
  override name = 'GitError';
}

/** Settings that name programs, off; `-c` takes precedence over files of the repository. */
const SETTINGS = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.pager=cat',
  'core.sshCommand=false',
  'core.gitProxy=',
  'credential.helper=',
  'diff.external=',
  'log.showSignature=false',
  'protocol.allow=never',
  'submodule.recurse=false',
];

/** Variables by which git would look elsewhere or start something. */
const CLEARED = /^GIT_/;

function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !CLEARED.test(name));
  return {
    ...Object.fromEntries(own),
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}

export class GitRepository {
  /** Absolute path of the work tree's top. */
  readonly top: string;
  private readonly program: string;

  private constructor(program: string, top: string) {
    this.program = program;
    this.top = top;
  }

  /**
   * The repository around a folder.
   * @throws GitError where there is no git, or no repository
   */
  static async open(folder: string): Promise<GitRepository> {
    const program = await findProgram(['git']);
    if (program === undefined) throw new GitError('git was not found in PATH');
    const probe = new GitRepository(program, folder);
    const [top = ''] = (await probe.text(['rev-parse', '--show-toplevel'])).split(/[\r\n]/);
    if (top === '') throw new GitError('this repository has no work tree');
    return new GitRepository(program, top);
  }

  /** The commit that a name means: `main`, `HEAD~3`, an object name. */
  async commit(name: string): Promise<string> {
    if (name.startsWith('-')) throw new GitError(`no commit is called '${name}'`);
    try {
      const text = await this.text(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
      return text.trim();
    } catch (error) {
      if (error instanceof GitError && error.message !== '') throw error;
      throw new GitError(`no commit is called '${name}'`);
    }
  }

  /** The best common ancestor of two commits. */
  async mergeBase(a: string, b: string): Promise<string> {
    const text = await this.text(['merge-base', a, b]).catch(() => '');
    if (text.trim() === '') throw new GitError('these commits have no common ancestor');
    return text.trim();
  }

  /** All files of a commit; submodules are left out. */
  async tree(commit: string): Promise<GitTree> {
    const args = ['ls-tree', '-r', '-z', '-l', '--full-tree', commit];
    const out = new Map<string, GitFile>();
    for (const row of (await this.text(args)).split('\0')) {
      const [, mode, type, oid, size, path] =
        /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t([\s\S]+)$/.exec(row) ?? [];
      if (type !== 'blob') continue;
      out.set(path!, { oid: oid!, isLink: mode === '120000', size: Number(size) });
    }
    return out;
  }

  /** Contents of objects by their name; those that are not there are left out. */
  async contents(oids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>> {
    const out = new Map<string, Uint8Array>();
    if (oids.length === 0) return out;
    const all = await this.run(['cat-file', '--batch'], `${oids.join('\n')}\n`);
    for (let at = 0; at < all.length; ) {
      const end = all.indexOf(10, at);
      if (end < 0) break;
      const [oid, type, size] = all.toString('latin1', at, end).split(' ');
      at = end + 1;
      if (type === 'missing' || size === undefined) continue;
      const bytes = Number(size);
      out.set(oid!, all.subarray(at, at + bytes));
      at += bytes + 1;
    }
    return out;
  }

  private async text(args: readonly string[]): Promise<string> {
    return (await this.run(args)).toString('utf8');
  }

  private run(args: readonly string[], input?: string): Promise<Buffer> {
    const settings = SETTINGS.flatMap((one) => ['-c', one]);
    const whole = ['-C', this.top, '--no-pager', ...settings, ...args];
    return inFolder(
      (cwd) =>
        new Promise((resolve, reject) => {
          const options = {
            cwd,
            env: environment(),
            encoding: 'buffer',
            timeout: TIMEOUT,
            maxBuffer: MOST_BYTES,
            windowsHide: true,
          } as const;
          const child = execFile(this.program, whole, options, (error, stdout, stderr) => {
            if (error === null) resolve(stdout);
            else reject(new GitError(complaint(stderr.toString('utf8'))));
          });
          child.stdin?.on('error', () => undefined);
          child.stdin?.end(input ?? '');
        }),
    );
  }
}

/** Git's own words, without what it begins with. */
function complaint(text: string): string {
  const line = text.split('\n').find((one) => one.trim() !== '') ?? '';
  return line.replace(/^(?:fatal|error): /, '').trim();
}
