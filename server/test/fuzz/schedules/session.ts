/**
 * One session of the fuzzer of schedules: a server in this process, a client that behaves as VS
 * Code does, and events that arrive between any two steps of the server's work: edits, saves,
 * changes of the disk with and without an event for each file, settings, cancellations. Each
 * request must be answered; at the end the answers must be those of a server that was started on
 * the last state.
 *
 * Time is virtual: each look at the clock moves it, so that a slice of work is a step or two, and
 * timers end as soon as nothing else is to be done.
 */
import { PassThrough } from 'node:stream';
import { CancellationTokenSource } from 'vscode-jsonrpc/node';
import {
  createConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { startServer } from '../../../src/lsp/index.ts';
import { serve } from '../../../src/lsp/serve.ts';
import { createEngine, type Engine } from '../../../src/workspace/index.ts';
import { preludeTexts } from '../../kit/prelude.ts';
import { RpcClient } from '../../kit/rpc-client.ts';
import { Random } from '../random.ts';

const FOLDER = '/home of/crate';
const ROOT_URI = 'file:///home%20of/crate';
const LIB = 'src/lib.rs';
const MAIN = 'src/main.rs';
const PART = 'src/part/mod.rs';
const INNER = 'src/part/inner.rs';

const uriOf = (name: string): string => `${ROOT_URI}/${name}`;

const kernel = (name: string, body: string): string =>
  `/// # Safety\n/// None.\n#[no_mangle]\npub unsafe extern "gpu-kernel" fn ${name}(p: *mut f32, n: u32) { ${body} }\n`;

/** The texts that files have in turn; the first ones at the start. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  [LIB]: [
    ['*p = part::scale(n);', '*p = 1.5;'],
    ['*p = part::scale(n) + 1.0;', '*p = 1.5;'],
    ['let mut s = 0.0; for j in 0..n { s += *p.add(j as usize); } *p = s;', '*p = part::scale(2);'],
    ['*p = part::scale(n', '*p = 1.5;'],
    ['*p = missing(n);', 'core::hint::black_box(n);'],
  ].map(
    ([one, two]) =>
      `#![no_std]\n#![feature(abi_gpu_kernel)]\npub mod part;\n${kernel('one', one!)}${kernel('two', two!)}`,
  ),
  [MAIN]: ['', '1', '2048'].map(
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

const at = (line: number, character: number) => ({ line, character });
const execute = (command: string, ...given: readonly unknown[]): readonly [string, unknown] => [
  'workspace/executeCommand',
  { command, arguments: given },
];
const textDocument = { uri: uriOf(LIB) };

/** Requests that have an answer whatever the texts are. */
const REQUESTS: readonly (readonly [method: string, params: unknown])[] = [
  ['textDocument/diagnostic', { textDocument }],
  ['textDocument/diagnostic', { textDocument: { uri: uriOf(MAIN) } }],
  ['textDocument/codeLens', { textDocument }],
  ['textDocument/hover', { textDocument, position: at(6, 35) }],
  ['textDocument/references', { textDocument, position: at(6, 35), context: {} }],
  ['textDocument/inlayHint', { textDocument, range: { start: at(0, 0), end: at(20, 0) } }],
  ['workspace/symbol', { query: 'o' }],
  execute('warplens.kernels'),
  execute('warplens.kernelFiles'),
  execute('warplens.preview', uriOf(LIB), 'one', 'ptx'),
  execute('warplens.resources', uriOf(LIB), 'two', 'amdgcn'),
];

/** What is compared at the end. */
const COMPARED = REQUESTS.filter(([method]) => method !== 'textDocument/hover');

const RULES = [{}, { rules: { 'launch-bounds-exceeded': 'info' } }];

/** Makes time virtual; what is given back makes it real again. */
function virtualClock(): () => void {
  const { now } = performance;
  const { setTimeout: real } = globalThis;
  let time = now.call(performance);
  performance.now = () => (time += 17);
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, _: number, ...given: unknown[]) =>
    real(run, 0, ...given)) as typeof setTimeout;
  return () => {
    performance.now = now;
    globalThis.setTimeout = real;
  };
}

class World {
  readonly disk = new Map<string, string>();
  readonly open = new Map<string, string>();
  rules: object = RULES[0]!;
  /** Called between any two steps of work. */
  between: () => void = () => undefined;

  constructor() {
    for (const [name, texts] of Object.entries(TEXTS)) this.disk.set(name, texts[0]!);
  }

  private textAt(path: string): string | undefined {
    return path.startsWith(`${FOLDER}/`) ? this.disk.get(path.slice(FOLDER.length + 1)) : undefined;
  }

  private engine(): Engine {
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
      prelude: preludeTexts,
    });
    const stepped: Engine = Object.create(engine);
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

  /** A server over this world, with a client that has said who it is. */
  async connected(): Promise<RpcClient> {
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
      load: async () => ({ serve, host: { listRustFiles, createEngine: () => this.engine() } }),
    });
    const client = new RpcClient(down, up);
    client.connection.onRequest('workspace/configuration', () => [this.rules]);
    const workspaceFolders = [{ uri: ROOT_URI, name: 'crate' }];
    await client.initialize(VSCODE, { rootUri: ROOT_URI, workspaceFolders });
    return client;
  }
}

/** What went wrong in a session; undefined when nothing did. */
export async function scheduleSession(seed: number, events: number): Promise<string | undefined> {
  const real = virtualClock();
  try {
    return await session(new Random(seed), events);
  } finally {
    real();
  }
}

async function session(random: Random, events: number): Promise<string | undefined> {
  const world = new World();
  const client = await world.connected();
  const done: string[] = [];
  const refused: string[] = [];
  const answers: Promise<unknown>[] = [];
  const write = (name: string, text: string): void => {
    world.open.set(name, text);
    void client.change(uriOf(name), undefined, text);
  };
  const watched = (changes: readonly (readonly [name: string, type: number])[]): void =>
    void client.notify('workspace/didChangeWatchedFiles', {
      changes: changes.map(([name, type]) => ({ uri: uriOf(name), type })),
    });
  const ask = (): void => {
    const [method, params] = random.pick(REQUESTS);
    const source = new CancellationTokenSource();
    const isCancelled = random.chance(20);
    done.push(`${isCancelled ? 'ask and cancel' : 'ask'} ${method}`);
    answers.push(
      client.connection.sendRequest(method, params, source.token).catch((error: unknown) => {
        const { code } = error as { readonly code?: number };
        if (!isCancelled || code !== -32800) refused.push(`${method}: ${String(error)}`);
      }),
    );
    if (isCancelled) setTimeout(() => source.cancel(), 0);
  };
  const actions: readonly (() => void)[] = [
    ask,
    ask,
    ask,
    () => {
      const name = random.pick([LIB, MAIN]);
      if (world.open.has(name)) write(name, random.pick(TEXTS[name]!));
    },
    () => {
      for (const [name, text] of world.open) {
        world.disk.set(name, text);
        void client.notify('textDocument/didSave', { textDocument: { uri: uriOf(name) } });
      }
      watched([...world.open.keys()].map((name) => [name, 2]));
    },
    () => {
      const name = random.pick([PART, INNER, 'Cargo.toml']);
      const isThere = world.disk.has(name);
      world.disk.set(name, random.pick(TEXTS[name]!));
      watched([[name, isThere ? 2 : 1]]);
    },
    () => {
      if (world.disk.delete(INNER)) watched([[INNER, 3]]);
    },
    // A folder goes, or comes back, with one event for all of it.
    () => {
      for (const name of [PART, INNER]) world.disk.delete(name);
      watched([['src/part', 3]]);
    },
    () => {
      for (const name of [PART, INNER]) world.disk.set(name, random.pick(TEXTS[name]!));
      watched([['src/part', 1]]);
    },
    () => {
      world.rules = random.pick(RULES);
      void client.notify('workspace/didChangeConfiguration', { settings: null });
    },
    () => {
      if (!world.open.delete(MAIN)) return;
      void client.notify('textDocument/didClose', { textDocument: { uri: uriOf(MAIN) } });
    },
    () => {
      if (world.open.has(MAIN)) return;
      world.open.set(MAIN, world.disk.get(MAIN)!);
      void client.open(uriOf(MAIN), world.disk.get(MAIN)!);
    },
  ];
  let left = events;
  const act = (): void => {
    if (left <= 0) return;
    left--;
    const index = random.below(actions.length);
    done.push(`action ${index}`);
    actions[index]!();
  };
  for (const name of [LIB, MAIN]) {
    world.open.set(name, world.disk.get(name)!);
    void client.open(uriOf(name), world.disk.get(name)!);
  }
  world.between = () => {
    if (random.chance(15)) act();
  };
  try {
    while (left > 0) {
      act();
      ask();
      await Promise.all(answers.splice(0));
    }
    world.between = () => undefined;
    await Promise.all(answers);
    if (refused.length > 0) return `refused: ${refused.join('; ')}\n${done.join('\n')}`;
    return await differences(world, client, done);
  } finally {
    world.between = () => undefined;
    client.connection.dispose();
  }
}

/** Is it a preview without code? */
function hasNoCode(answer: unknown): boolean {
  const { summary } = (answer ?? {}) as { readonly summary?: readonly unknown[] };
  return summary?.length === 0;
}

/** Where the answers are not those of a server that was started on the same state. */
async function differences(
  world: World,
  client: RpcClient,
  done: readonly string[],
): Promise<string | undefined> {
  const fresh = await world.connected();
  try {
    for (const [name, text] of world.open) void fresh.open(uriOf(name), text);
    for (const [method, params] of COMPARED) {
      // Settings that were the last to come may still be on their way.
      await client.request('workspace/symbol', { query: 'settle' });
      const [old, now] = await Promise.all([
        client.request(method, params),
        fresh.request(method, params),
      ]);
      // A pane keeps the last good text, and a server that has just been started has none.
      if (hasNoCode(now) || JSON.stringify(old) === JSON.stringify(now)) continue;
      const what = `${method} ${JSON.stringify(params)}`;
      return `${what}\nwas ${JSON.stringify(old)}\nnow ${JSON.stringify(now)}\n${done.join('\n')}`;
    }
    return undefined;
  } finally {
    fresh.connection.dispose();
  }
}
