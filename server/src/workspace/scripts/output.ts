/**
 * What a build script asks of Cargo, and the texts that it wrote (The Cargo Book, "Outputs of the
 * Build Script").
 */
import { GENERATED_FOLDER } from '../prelude-files.ts';
import { OUT_DIR } from './host.ts';

export interface ScriptOutput {
  /** The folder of its texts: `OUT_DIR` for the crate. */
  readonly folder: string;
  /** By path, below `folder`. */
  readonly texts: ReadonlyMap<string, string>;
  readonly cfg: readonly string[];
  readonly env: ReadonlyMap<string, string>;
}

const INSTRUCTION = /^cargo::?([A-Za-z-]+)=(.*)$/;

/**
 * The output of a script that came to its end. The folder is named after what is in it, so that a
 * path has one text for ever.
 */
export function scriptOutput(
  pkg: string,
  lines: string,
  texts: ReadonlyMap<string, string>,
): ScriptOutput {
  const cfg: string[] = [];
  const env = new Map<string, string>();
  for (const line of lines.split(/\r?\n/)) {
    const [, key = '', value = ''] = INSTRUCTION.exec(line) ?? [];
    if (key === 'rustc-cfg') cfg.push(entry(value));
    else if (key === 'rustc-env') {
      const at = value.indexOf('=');
      if (at > 0) env.set(value.slice(0, at), value.slice(at + 1));
    }
  }
  const content = [...env, ...texts].flat().join('\0');
  const folder = `${GENERATED_FOLDER}/${pkg}-${hash(content)}`;
  const moved = (text: string): string => text.replaceAll(OUT_DIR, folder);
  return {
    folder,
    texts: new Map([...texts].map(([path, text]) => [moved(path), moved(text)])),
    cfg: [...new Set(cfg)].sort(),
    env: new Map([...env].map(([name, value]) => [name, moved(value)])),
  };
}

/** `name` or `name="value"`, with or without spaces. */
function entry(value: string): string {
  const at = value.indexOf('=');
  if (at < 0) return value.trim();
  return `${value.slice(0, at).trim()}=${value.slice(at + 1).trim()}`;
}

/** FNV-1a in two lanes. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995) ^ (b >>> 13);
  }
  return [a, b].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
}
