/** Runs commands on a bomb in processes of their own, and measures what they take. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Bomb } from './bomb.ts';

/** Seconds of processor time and megabytes of memory that an answer may take. */
export const MOST_SECONDS = 10;
export const MOST_MEGABYTES = 1024;

/** Seconds of processor time after which the system ends the process. */
const KILLED_AFTER = 12;
/** Characters of the output that are kept from its beginning and from its end. */
const KEPT = 200_000;
/** What an error of ours says, and never a limit. */
export const CRASH =
  /internal (?:compiler )?error|\[object Object\]|Cannot read propert|is not a function|is not iterable|Maximum call stack|heap out of memory|Invalid string length|RangeError/;

export interface Outcome {
  readonly command: string;
  readonly status: number | string;
  readonly seconds: number;
  readonly megabytes: number;
  readonly output: string;
  /** What is wrong with it; undefined when nothing is. */
  readonly failure: string | undefined;
}

/** Arguments of the commands that are run on a bomb; the first of each is the command's name. */
export function commandsFor(bomb: Bomb): readonly (readonly string[])[] {
  if (bomb.commands !== undefined) return bomb.commands;
  const first = Object.keys(bomb.files)[0]!;
  if ('launch.json' in bomb.files) return [['run', first, '--launch', 'launch.json']];
  const check = ['check', bomb.check ?? first];
  if (/\.(?:rs|mlir)$/.test(first)) {
    const emitted = bomb.check ?? first;
    return [check, ['ptx', emitted], ['amdgcn', emitted]];
  }
  return /\.(?:ptx|s)$/.test(first) ? [check, ['fmt', first]] : [check];
}

/** A folder with the files of a bomb. */
export function folderOf(bomb: Bomb): string {
  const folder = mkdtempSync(join(tmpdir(), 'bomb-'));
  for (const [path, text] of Object.entries(bomb.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Runs one command on a bomb. `program`: what Node is given before the command. */
export async function explode(
  bomb: Bomb,
  args: readonly string[],
  program: readonly string[],
): Promise<Outcome> {
  const folder = folderOf(bomb);
  const report = join(folder, '.usage.json');
  const hook = `import{writeFileSync}from"node:fs";process.on("exit",()=>{try{writeFileSync(${JSON.stringify(report)},JSON.stringify(process.resourceUsage()))}catch{}})`;
  const script = `ulimit -t ${KILLED_AFTER}; exec "$@"`;
  const node = [
    process.execPath,
    `--max-old-space-size=${MOST_MEGABYTES}`,
    `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    ...program,
    ...args,
  ];
  try {
    const child = spawn('bash', ['-c', script, 'bash', ...node], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let head = '';
    let tail = '';
    const take = (text: string): void => {
      if (head.length < KEPT) head += text;
      else tail = (tail + text).slice(-KEPT);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    const status = await new Promise<number | string>((resolve) =>
      child.on('close', (code, signal) => resolve(code ?? signal ?? 'ended')),
    );
    let usage = { userCPUTime: 0, systemCPUTime: 0, maxRSS: 0 };
    try {
      usage = JSON.parse(readFileSync(report, 'utf8')) as typeof usage;
    } catch {
      usage = { userCPUTime: KILLED_AFTER * 1e6, systemCPUTime: 0, maxRSS: 0 };
    }
    const seconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
    const megabytes = usage.maxRSS / 1024;
    const output = head + tail;
    const outcome = { command: args[0]!, status, seconds, megabytes, output };
    return { ...outcome, failure: failureOf(bomb, outcome) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failureOf(bomb: Bomb, outcome: Omit<Outcome, 'failure'>): string | undefined {
  const { command, status, seconds, megabytes, output } = outcome;
  const crash = CRASH.exec(output);
  if (crash !== null) return output.slice(Math.max(0, crash.index - 80), crash.index + 200);
  if (status !== 0 && status !== 1 && status !== 2) return `ended with ${status}`;
  if (seconds > MOST_SECONDS) return `${seconds.toFixed(1)} s of processor time`;
  if (megabytes > MOST_MEGABYTES) return `${megabytes.toFixed(0)} MB`;
  if (bomb.isValid === true && (status === 2 || /\berror\b/.test(output.slice(0, KEPT))))
    return `is valid: ${/.*\berror\b.*/.exec(output)?.[0] ?? output.slice(-300)}`;
  if (command === 'check' && bomb.says !== undefined && !bomb.says.test(output))
    return `does not say ${bomb.says}: ${output.slice(0, 300)}`;
  return undefined;
}
