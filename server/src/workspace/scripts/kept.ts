/**
 * Runs of build scripts in the host's store, which may forget them at any time. A run counts as
 * long as all that it saw says the same: the texts it was compiled from, the files and folders that
 * it looked at, and its variables, which are part of the key.
 */
import { hashText } from '../../lower/index.ts';
import type { Files } from '../files.ts';
import type { ScriptOutput } from './output.ts';

/** What came of a script. */
export type ScriptRun = (
  | { readonly output: ScriptOutput; readonly refused?: undefined }
  | { readonly output?: undefined; readonly refused: string }
) & {
  /** The variables that it asked for: with others of the same values it would do the same. */
  readonly asked: readonly string[];
  /** Instructions that it took, as `evaluate` counts them. */
  readonly steps: number;
};

/** Something that a run saw, by path, with a hash of what it was. */
type Saw = readonly [kind: 'text' | 'bytes' | 'list', path: string, hash: string];

interface Kept {
  readonly saw: readonly Saw[];
  readonly asked: readonly string[];
  readonly steps: number;
  readonly refused?: string;
  readonly folder?: string;
  readonly texts?: readonly (readonly [string, string])[];
  readonly cfg?: readonly string[];
  readonly env?: readonly (readonly [string, string])[];
}

/** Takes note of what a run sees. */
export class Witness {
  private readonly files: Files;
  private readonly saw = new Map<string, Saw>();
  /** It did something of which nobody knows what it depends on. */
  lost = false;

  constructor(files: Files) {
    this.files = files;
  }

  text(path: string): void {
    this.note('text', path);
  }

  bytes(path: string): Uint8Array | undefined {
    this.note('bytes', path);
    return this.files.bytes(this.files.id(path));
  }

  list(path: string): readonly string[] {
    this.note('list', path);
    return this.files.list(path);
  }

  private note(kind: Saw[0], path: string): void {
    this.saw.set(`${kind} ${path}`, [kind, path, hashOf(this.files, kind, path)]);
  }

  /** The text for the store; undefined when the run must not be kept. */
  kept(run: ScriptRun): string | undefined {
    if (this.lost) return undefined;
    const { output, asked, refused, steps } = run;
    const saw = [...this.saw.values()];
    const kept: Kept =
      output === undefined
        ? { saw, asked, steps, refused: refused! }
        : {
            saw,
            asked,
            steps,
            folder: output.folder,
            texts: [...output.texts],
            cfg: output.cfg,
            env: [...output.env],
          };
    return JSON.stringify(kept);
  }
}

/** A run of the store that still counts; undefined for none. */
export function keptRun(files: Files, text: string | undefined): ScriptRun | undefined {
  if (text === undefined) return undefined;
  let kept: Kept;
  try {
    kept = JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
  if (!Array.isArray(kept.saw) || !Array.isArray(kept.asked)) return undefined;
  if (typeof kept.steps !== 'number') return undefined;
  if (!kept.saw.every(([kind, path, hash]) => hashOf(files, kind, path) === hash)) return undefined;
  const { asked, steps, refused, folder, texts, cfg, env } = kept;
  if (refused !== undefined) return { asked, steps, refused };
  if (folder === undefined || texts === undefined || cfg === undefined || env === undefined)
    return undefined;
  return { asked, steps, output: { folder, texts: new Map(texts), cfg, env: new Map(env) } };
}

function hashOf(files: Files, kind: Saw[0], path: string): string {
  if (kind === 'list') return hashText(files.list(path).join('\0'));
  if (kind === 'text') {
    const text = files.text(files.id(path));
    return text === undefined ? '' : hashText(text);
  }
  const bytes = files.bytes(files.id(path));
  return bytes === undefined
    ? ''
    : hashText(String.fromCharCode(bytes.length & 0xffff), latin(bytes));
}

/** Bytes as a text of as many code units. */
function latin(bytes: Uint8Array): string {
  let out = '';
  for (const byte of bytes) out += String.fromCharCode(byte);
  return out;
}
