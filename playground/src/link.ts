/**
 * The state of the page in the address's fragment, which browsers send to nobody: compressed JSON,
 * as `#1.` and base64 for addresses. Number and format belong together: a later format gets another
 * number.
 */

export type Language = 'rust' | 'mlir';
export type Level = 'O0' | 'O1' | 'O2';

/** What a link says. */
export interface Settings {
  readonly language: Language;
  readonly text: string;
  /** Name of a target; its default GPU when `cpus` has none. */
  readonly target: string;
  /** GPUs by target, as far as others than the defaults were chosen. */
  readonly cpus: Readonly<Record<string, string>>;
  readonly opt: Level;
  /** Costs behind the lines. */
  readonly costs: boolean;
  /** Colours of lines that belong together. */
  readonly colors: boolean;
}

const PREFIX = '#1.';

/** Characters of a text; more than anybody writes, and less than what a small link could unpack. */
const LONGEST = 1_000_000;

/** The fragment, with its `#`. */
export async function linkOf(settings: Settings): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  const packed = await through(
    bytes,
    new CompressionStream('deflate-raw'),
    Number.MAX_SAFE_INTEGER,
  );
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return (
    PREFIX +
    btoa(binary)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/(?<!=)=+$/, '')
  );
}

/** What a fragment says; undefined for none, throws what is wrong with one that cannot be read. */
export async function readLink(fragment: string): Promise<Settings | undefined> {
  if (fragment === '' || fragment === '#') return undefined;
  if (!fragment.startsWith(PREFIX)) throw new Error('it is of another version');
  let json: unknown;
  try {
    const binary = atob(fragment.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), 4 * LONGEST);
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Error('it is damaged or cut off');
  }
  return checked(json);
}

/** Sends bytes through a stream; throws when more than `most` come out. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) throw new Error('too long');
  }
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function checked(json: unknown): Settings {
  const { language, text, target, cpus, opt, costs, colors } = (json ?? {}) as Record<
    keyof Settings,
    unknown
  >;
  const names = Object.entries(typeof cpus === 'object' ? (cpus ?? {}) : {});
  if (
    (language !== 'rust' && language !== 'mlir') ||
    typeof text !== 'string' ||
    text.length > LONGEST ||
    typeof target !== 'string' ||
    names.some(([, cpu]) => typeof cpu !== 'string') ||
    (opt !== 'O0' && opt !== 'O1' && opt !== 'O2')
  )
    throw new Error('it holds something that the playground does not know');
  return {
    language,
    text,
    target,
    cpus: Object.fromEntries(names),
    opt,
    costs: costs !== false,
    colors: colors !== false,
  };
}
