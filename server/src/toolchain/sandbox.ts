/**
 * Runs this command again in a process that Node's permission model confines: it reads the files it
 * is given, writes nothing, starts nothing and gets no variables but those listed here.
 */
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants, homedir } from 'node:os';
import { dirname, join, sep } from 'node:path';

/** Variables that say how output looks, or where Cargo's packages are. */
const VARIABLES = [
  'CARGO_HOME',
  'CI',
  'FORCE_COLOR',
  'GITHUB_ACTIONS',
  'HOME',
  'LANG',
  'NO_COLOR',
  'SystemRoot',
  'TERM',
  'USERPROFILE',
];

/** What of Cargo's home is read: packages and the user's configuration. */
const PACKAGES = ['registry/src', 'git/checkouts'];
const CONFIGURATION = ['config.toml', 'config'];

/** Passed on to the process. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the command with these arguments, its output being this process's. The permission model
 * follows symbolic links, also to files that it is not given: `disk/links.ts` guards them.
 *
 * @param folders that it may read, with all in them
 * @param files that it may read
 * @returns its exit code, or why it cannot be run
 */
export async function runSandboxed(
  args: readonly string[],
  folders: readonly string[],
  files: readonly string[],
): Promise<number | { readonly why: string }> {
  const [, script] = process.argv;
  if (script === undefined || realOf(script) === realOf(process.execPath))
    return { why: 'the single-file executable has no sandbox; install the package for Node' };
  const flag = permissionFlag();
  if (flag === undefined) return { why: `${process.version} of Node has no permission model` };
  const cargo = process.env['CARGO_HOME'] || join(homedir(), '.cargo');
  const allowed = grants(
    [dirname(realOf(script)), ...folders, ...PACKAGES.map((name) => join(cargo, name))],
    [...files, ...CONFIGURATION.map((name) => join(cargo, name))],
  );
  const why = whyNotAllowed(allowed);
  if (why !== undefined) return { why };
  const flags = [flag, '--no-warnings', ...allowed.map((path) => `--allow-fs-read=${path}`)];
  const kept = VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  // Nothing is kept between runs, because nothing can be written.
  const env = { ...Object.fromEntries(kept), WARPLENS_CACHE: '' };
  const command = [...flags, realOf(script), ...args];
  const child = spawn(process.execPath, command, { stdio: 'inherit', env, windowsHide: true });
  const stop = (signal: NodeJS.Signals): boolean => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await new Promise((resolve) => {
      child.on('error', ({ message }) => resolve({ why: message }));
      child.on('close', (status, signal) => resolve(status ?? numberOf(signal)));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** What is allowed, each once: Node 20 crashes on a path that is given twice. */
function grants(folders: readonly string[], files: readonly string[]): readonly string[] {
  const isIn = (path: string, folder: string): boolean =>
    path !== folder && path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  const outer = [...new Set(folders)].filter((one) => !folders.some((other) => isIn(one, other)));
  const alone = [...new Set(files)].filter(
    (file) => !outer.some((folder) => file === folder || isIn(file, folder)),
  );
  return [...outer.map((folder) => join(folder, '*')), ...alone].sort();
}

/**
 * Why Node 20 would not allow what it is given: a `*` allows all that begins with what is before
 * it, and a folder is lost beside another path that begins with its name.
 */
function whyNotAllowed(allowed: readonly string[]): string | undefined {
  for (const one of allowed) {
    const path = one.endsWith(`${sep}*`) ? one.slice(0, -2) : one;
    if (path.includes('*')) return `a path with \`*\` cannot be allowed: \`${path}\``;
    const other = allowed.find((more) => more.startsWith(path) && more[path.length] !== sep);
    if (path !== one && other !== undefined)
      return `\`${path}\` cannot be allowed beside \`${other}\`; check them one by one`;
  }
  return undefined;
}

/** Exit code of shells for a process that a signal has ended. */
function numberOf(signal: NodeJS.Signals | null): number {
  return 128 + (signal === null ? 0 : constants.signals[signal]);
}

/** Node has renamed it; undefined where there is none. */
function permissionFlag(): string | undefined {
  const { allowedNodeEnvironmentFlags: known } = process;
  return ['--permission', '--experimental-permission'].find((flag) => known.has(flag));
}

function realOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}
