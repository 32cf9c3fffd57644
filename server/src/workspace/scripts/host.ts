/**
 * What an evaluated build script finds outside of itself: variables as Cargo sets them, the files
 * of its package, a folder in memory to write to, and a `rustc` that says its version and whether a
 * text compiles. There is nothing else: what a script asks for beyond that ends it, and is named.
 */
import { LIMITS } from '../../base/index.ts';
import type { Interpreter } from '../../mir/index.ts';
import { joinPaths } from '../manifest/index.ts';

/**
 * The folder that a script is told to write to; it gets a name of its own once it is known what is
 * in it.
 */
export const OUT_DIR = '/warplens-out/script';

/** What a script may look at. */
export interface ScriptWorld {
  /** The package's folder, in which it runs. */
  readonly folder: string;
  readonly env: ReadonlyMap<string, string>;
  bytes(path: string): Uint8Array | undefined;
  /** Names in a folder. */
  list(path: string): readonly string[];
  /**
   * Runs `rustc` with arguments and an input: what it writes, undefined where it fails. Throws
   * `Refused`.
   */
  rustc(args: readonly string[], input: string): string | undefined;
}

/** A script wants what it cannot have. */
export class Refused extends Error {}

/** A script has ended before its `main` did. */
class Ended extends Error {}

/** Bytes that a script may write. */
const MAX_WRITTEN = LIMITS.scriptWritten.limit;

const NOTHING = -1;

interface Call {
  readonly symbol: string;
  readonly args: readonly (bigint | undefined)[];
}

export class ScriptHost {
  private readonly world: ScriptWorld;
  private readonly env: Map<string, string>;
  private readonly files = new Map<string, Uint8Array[]>();
  /** What is written to, by number. */
  private readonly open: Uint8Array[][] = [];
  private readonly folders = new Set<string>([OUT_DIR]);
  private readonly out: Uint8Array[] = [];
  private readonly said: Uint8Array[] = [];
  private answer = new Uint8Array(0);
  /** Names of the variables that it asked for. */
  readonly asked = new Set<string>();
  private written = 0;
  /** How it ended, when that was not at the end of `main`. */
  ended: { readonly code: number } | { readonly refused: string } | undefined;

  constructor(world: ScriptWorld) {
    this.world = world;
    this.env = new Map(world.env).set('OUT_DIR', OUT_DIR);
  }

  /** Lines that it wrote for Cargo. */
  get output(): string {
    return textOf(joined(this.out));
  }

  /** What it wrote to its error output. */
  get complaints(): string {
    return textOf(joined(this.said));
  }

  /** Texts that it wrote, by path. */
  get texts(): ReadonlyMap<string, string> {
    return new Map([...this.files].map(([path, parts]) => [path, textOf(joined(parts))]));
  }

  /** The functions that `std` of build scripts declares (`prelude/build/std/host.rs`). */
  call(machine: Interpreter, { symbol, args }: Call): readonly bigint[] | undefined {
    if (this.ended !== undefined) throw new Ended();
    const [a = 0n, b = 0n] = args;
    switch (symbol) {
      case '__build_alloc':
        return [machine.allocate(Number(a), Number(b))];
      case '__build_dealloc':
        machine.free(a);
        return [];
      case '__build_take':
        machine.writeBytes(a, this.answer);
        return [];
      case '__build_append':
        this.append(Number(a), machine.readBytes(b, Number(args[2])));
        return [];
      case '__build_ask': {
        const bytes = (at: number): Uint8Array =>
          args[at + 1] === 0n
            ? new Uint8Array(0)
            : (machine.readBytes(args[at]!, Number(args[at + 1])) ?? new Uint8Array(0));
        return [BigInt.asUintN(64, BigInt(this.ask(textOf(bytes(0)), bytes(2), bytes(4))))];
      }
      default:
        return this.end({ refused: `it calls \`${symbol}\` of another language` });
    }
  }

  private end(how: NonNullable<ScriptHost['ended']>): never {
    this.ended = how;
    throw new Ended();
  }

  private ask(verb: string, first: Uint8Array, second: Uint8Array): number {
    const text = textOf(first);
    switch (verb) {
      case 'out':
        return this.keep(this.out, first);
      case 'err':
        return this.keep(this.said, first);
      case 'env':
        this.asked.add(text);
        return this.give(this.env.get(text));
      case 'all-env':
        for (const name of this.world.env.keys()) this.asked.add(name);
        return this.give([...this.env].map(([name, value]) => `${name}=${value}`).join('\0'));
      case 'set-env':
        this.env.set(text, textOf(second));
        return 0;
      case 'remove-env':
        this.env.delete(text);
        return 0;
      case 'read':
        return this.give(this.read(this.path(text)));
      case 'kind':
        return this.kind(this.path(text));
      case 'list':
        return this.list(this.path(text));
      case 'write':
      case 'create':
        return this.write(this.path(text), second, true);
      case 'open':
        return this.write(this.path(text), second, false);
      case 'folder':
        this.folders.add(this.ownPath(this.path(text)));
        return 0;
      case 'remove':
        return this.files.delete(this.ownPath(this.path(text))) ? 0 : NOTHING;
      case 'run':
        return this.run(text.split('\0'), textOf(second));
      case 'exit':
        return this.end({ code: 0 });
      case 'fail':
        return this.end({ code: 1 });
      default:
        return this.end({ refused: `it uses ${text}` });
    }
  }

  private keep(list: Uint8Array[], bytes: Uint8Array): number {
    this.written += bytes.length;
    if (this.written > MAX_WRITTEN)
      this.end({ refused: `it writes more than ${MAX_WRITTEN >> 20} MiB` });
    list.push(bytes);
    return 0;
  }

  private give(what: string | Uint8Array | undefined): number {
    if (what === undefined) return NOTHING;
    this.answer = new Uint8Array(typeof what === 'string' ? new TextEncoder().encode(what) : what);
    return this.answer.length;
  }

  private path(text: string): string {
    return joinPaths(this.world.folder, text);
  }

  /** A path below `OUT_DIR`: the only ones that can be written. */
  private ownPath(path: string): string {
    if (path === OUT_DIR || path.startsWith(`${OUT_DIR}/`)) return path;
    return this.end({ refused: `it writes \`${path}\`, which is outside \`OUT_DIR\`` });
  }

  /** A path of the package, or below `OUT_DIR`: the only ones that can be read. */
  private readable(path: string): string {
    const { folder } = this.world;
    const own = [folder, OUT_DIR].some((root) => path === root || path.startsWith(`${root}/`));
    if (own) return path;
    return this.end({ refused: `it reads \`${path}\`, which is outside its package` });
  }

  private read(path: string): Uint8Array | undefined {
    const written = this.files.get(path);
    if (written !== undefined) return joined(written);
    return this.world.bytes(this.readable(path));
  }

  private kind(path: string): number {
    const own = `${path}/`;
    if (this.files.has(path)) return 1;
    if (this.folders.has(path) || [...this.files.keys()].some((file) => file.startsWith(own)))
      return 0;
    if (this.world.bytes(this.readable(path)) !== undefined) return 1;
    return this.world.list(path).length > 0 ? 0 : NOTHING;
  }

  private list(path: string): number {
    if (this.kind(path) !== 0) return NOTHING;
    const own = `${path}/`;
    const names = new Set(path.startsWith(OUT_DIR) ? [] : this.world.list(path));
    for (const file of this.files.keys())
      if (file.startsWith(own)) names.add(file.slice(own.length).split('/')[0]!);
    return this.give([...names].sort().join('\0'));
  }

  /** Gives the number under which more is appended. */
  private write(path: string, bytes: Uint8Array, truncate: boolean): number {
    const own = this.ownPath(path);
    let parts = this.files.get(own);
    if (parts === undefined || truncate) this.files.set(own, (parts = []));
    if (bytes.length > 0) this.keep(parts, bytes);
    return this.open.push(parts) - 1;
  }

  private append(file: number, bytes: Uint8Array | undefined): void {
    const parts = this.open[file];
    if (parts !== undefined && bytes !== undefined) this.keep(parts, bytes);
  }

  private run([program = '', ...args]: readonly string[], input: string): number {
    if (program !== 'rustc') this.end({ refused: `it runs \`${program}\`` });
    try {
      const written = this.world.rustc(args, input);
      return this.give(written === undefined ? '\x01' : `\0${written}`);
    } catch (error) {
      if (error instanceof Refused) this.end({ refused: error.message });
      throw error;
    }
  }
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
