/**
 * The world of the fuzzer of schedules: a disk, open texts, settings, and servers over them in this
 * process, with an event between any two steps of their work.
 *
 * Time is virtual: each look at the clock moves it, so that a slice of work is a step or two, and
 * timers end as soon as nothing else is to be done.
 */
import { PassThrough } from 'node:stream';
import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { startServer } from '../../../src/lsp/index.ts';
import { serve } from '../../../src/lsp/serve.ts';
import { createEngine, type Engine } from '../../../src/workspace/index.ts';
import { RpcClient } from '../../kit/rpc-client.ts';
import { SMALL_CORE } from './small-core.ts';

const FOLDER = '/home of/crate';
const ROOT_URI = 'file:///home%20of/crate';
export const LIB = 'src/lib.rs';
export const MAIN = 'src/main.rs';
export const PART = 'src/part/mod.rs';
export const INNER = 'src/part/inner.rs';

export const uriOf = (name: string): string => `${ROOT_URI}/${name}`;

const kernel = (name: string, body: string): string =>
  `/// # Safety\n/// None.\n#[no_mangle]\npub unsafe extern "gpu-kernel" fn ${name}(p: *mut f32, n: u32) { ${body} }\n`;

/** The texts that files have in turn; the first ones at the start. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  [LIB]: [
    '*p = part::scale(n);',
    '*p = part::scale(n) + 1.0;',
    '*p = part::scale(2);',
    '*p = part::scale(n',
    '*p = missing(n);',
  ].map((body) => `#![no_std]\n#![feature(abi_gpu_kernel)]\npub mod part;\n${kernel('one', body)}`),
  [MAIN]: ['', '2048'].map(
    (block) =>
      `fn main() {\n    let f = module.get_function("one").unwrap();\n    launch!(f<<<1, ${block || 32}, 0, s>>>(p, 4)).unwrap();\n}\n`,
  ),
  [PART]: ['* 2.0', '* 4.0', '* inner::FACTOR'].map(
    (by) => `pub mod inner;\npub fn scale(n: u32) -> f32 { n as f32 ${by} }\n`,
  ),
  [INNER]: ['0.5', '0.25', '"text"'].map((value) => `pub const FACTOR: f32 = ${value};\n`),
  'Cargo.toml': ['2021', '2024'].map(
    (edition) => `[package]\nname = "schedules"\nversion = "0.1.0"\nedition = "${edition}"\n`,
  ),
};

const DYNAMIC = { dynamicRegistration: true };
const VSCODE = {
  textDocument: { diagnostic: DYNAMIC, codeLens: DYNAMIC, hover: DYNAMIC },
  workspace: {
    configuration: true,
    workspaceFolders: true,
    didChangeWatchedFiles: DYNAMIC,
    didChangeConfiguration: DYNAMIC,
    diagnostics: { refreshSupport: true },
    codeLens: { refreshSupport: true },
    textDocumentContent: DYNAMIC,
  },
};

/** Turns of the event loop after which a timer may end, in turn. */
const TURNS = [1, 4, 2, 1, 6, 3, 1, 2] as const;

/** A timer of the virtual clock: it ends after some turns of the event loop. */
class Timer {
  private handle: NodeJS.Immediate | undefined;

  constructor(run: () => void, turns: number) {
    const wait = (left: number): void => {
      this.handle = setImmediate(() => (left > 1 ? wait(left - 1) : run()));
    };
    wait(turns);
  }

  clear(): void {
    clearImmediate(this.handle);
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/**
 * Makes time virtual; what is given back makes it real again. Timers count turns of the event loop,
 * so they take no time, and the same seed gives the same schedule.
 */
export function virtualClock(): () => void {
  const { now } = performance;
  const { setTimeout: realSet, clearTimeout: realClear } = globalThis;
  let time = now.call(performance);
  let timers = 0;
  performance.now = () => (time += 17);
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, _: number, ...given: unknown[]) =>
    new Timer(
      () => run(...given),
      TURNS[timers++ % TURNS.length]!,
    )) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((timer: unknown) =>
    timer instanceof Timer ? timer.clear() : realClear(timer as never)) as typeof clearTimeout;
  return () => {
    performance.now = now;
    globalThis.setTimeout = realSet;
    globalThis.clearTimeout = realClear;
  };
}

export class World {
  readonly disk = new Map<string, string>();
  readonly open = new Map<string, string>();
  rules: object = {};
  /** Called between any two steps of work. */
  between: () => void = () => undefined;

  constructor() {
    for (const [name, texts] of Object.entries(TEXTS)) this.disk.set(name, texts[0]!);
  }

  /** All that answers may depend on: what is open, texts as an editor has them, settings. */
  get state(): string {
    const texts = Object.keys(TEXTS).map((name) => this.open.get(name) ?? this.disk.get(name));
    return JSON.stringify([texts, [...this.open.keys()].sort(), this.rules]);
  }

  private textAt(path: string): string | undefined {
    return path.startsWith(`${FOLDER}/`) ? this.disk.get(path.slice(FOLDER.length + 1)) : undefined;
  }

  private engine(warmsUp: boolean): Engine {
    const engine = createEngine({
      readFile: (path) => this.textAt(path),
      listDir: (folder) => {
        const prefix = `${folder}/`;
        const paths = [...this.disk.keys()].map((name) => `${FOLDER}/${name}`);
        const below = paths.filter((path) => path.startsWith(prefix));
        return below.length === 0
          ? undefined
          : [...new Set(below.map((path) => path.slice(prefix.length).split('/')[0]!))];
      },
      prelude: SMALL_CORE,
    });
    const stepped: Engine = Object.create(engine);
    if (!warmsUp) stepped.warmUp = function* () {};
    stepped.diagnose = (root, first) => this.stepping(engine.diagnose(root, first));
    for (const name of ['kernels', 'host', 'rootOf', 'emit', 'names'] as const) {
      const plain = engine[name] as (...given: unknown[]) => unknown;
      (stepped as unknown as Record<string, unknown>)[name] = (...given: unknown[]) => {
        this.between();
        return plain(...given);
      };
    }
    return stepped;
  }

  private *stepping<Y, T>(steps: Generator<Y, T>): Generator<Y, T> {
    try {
      for (;;) {
        this.between();
        const step = steps.next();
        if (step.done === true) return step.value;
        yield step.value;
      }
    } finally {
      steps.return(undefined as T);
    }
  }

  /**
   * A server over this world, with a client that has said who it is. Warming up takes longer than
   * a hundred schedules.
   */
  async connected(warmsUp = false): Promise<RpcClient> {
    const up = new PassThrough();
    const down = new PassThrough();
    const listRustFiles = (): string[] =>
      [...this.disk.keys()]
        .filter((name) => name.endsWith('.rs'))
        .map((name) => `${FOLDER}/${name}`);
    void startServer({
      version: '1.2.3',
      connect: (options) =>
        createConnection(new StreamMessageReader(up), new StreamMessageWriter(down), options),
      load: async () => ({
        serve,
        host: { listRustFiles, createEngine: () => this.engine(warmsUp) },
      }),
    });
    const client = new RpcClient(down, up);
    client.connection.onRequest('workspace/configuration', () => [this.rules]);
    const workspaceFolders = [{ uri: ROOT_URI, name: 'crate' }];
    await client.initialize(VSCODE, { rootUri: ROOT_URI, workspaceFolders });
    return client;
  }
}
