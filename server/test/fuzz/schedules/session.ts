/**
 * Chains of schedules: a server in this process, a client that behaves as VS Code does, and events
 * that arrive between any two steps of the server's work: edits, saves, changes of the disk with
 * and without an event for each file, settings, cancellations. Each request must be answered; at
 * the end of each schedule the answers must be those of a server that was started on its last
 * state. The next schedule of the chain goes on with the same server.
 */
import { CancellationTokenSource } from 'vscode-jsonrpc/node';
import type { RpcClient } from '../../kit/rpc-client.ts';
import { Random } from '../random.ts';
import { INNER, LIB, MAIN, PART, TEXTS, uriOf, virtualClock, World } from './world.ts';

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
  execute('warplens.resources', uriOf(LIB), 'one', 'amdgcn'),
];

/** What may be compared at the end. */
const COMPARED = REQUESTS.filter(([method]) => method !== 'textDocument/hover');
/** So many are, by chance: comparing all took longer than the schedule before it. */
const COMPARISONS = 4;

const RULES = [{}, { rules: { 'launch-bounds-exceeded': 'info' } }];

/** Files that schedules delete. */
const GOES: ReadonlySet<string> = new Set([PART, INNER]);

/** Of so many chains one lets its server warm up meanwhile. */
const WARM_EVERY = 50;

/**
 * What servers that were started on a state answer, by the state. There are far fewer states than
 * schedules, and a server on each costs more than a schedule.
 */
export type FreshAnswers = Map<string, readonly unknown[]>;

export interface Chain {
  /** The schedules that were run to their end. */
  readonly schedules: number;
  readonly requests: number;
  /** What went wrong; undefined when nothing did. */
  readonly failure: string | undefined;
}

export interface ChainOptions {
  readonly seed: number;
  /** How many schedules, each with so many events. */
  readonly schedules: number;
  readonly events: number;
  /** Those of servers that were started before; more are added. */
  readonly fresh: FreshAnswers;
  /** Asked before each schedule; true ends the chain. */
  readonly until?: () => boolean;
}

/** Runs a chain of schedules until one fails. */
export async function scheduleChain(options: ChainOptions): Promise<Chain> {
  const { seed, schedules, events, fresh, until } = options;
  const real = virtualClock();
  const random = new Random(seed);
  const world = new World();
  const client = await world.connected(seed % WARM_EVERY === 0);
  let requests = 0;
  try {
    for (const name of [LIB, MAIN]) {
      world.open.set(name, world.disk.get(name)!);
      void client.open(uriOf(name), world.disk.get(name)!);
    }
    for (let i = 0; i < schedules; i++) {
      if (until?.() === true) return { schedules: i, requests, failure: undefined };
      const outcome = await schedule({ random, world, client, events, fresh });
      requests += outcome.requests;
      if (outcome.failure !== undefined)
        return { schedules: i, requests, failure: `schedule ${i}: ${outcome.failure}` };
    }
    return { schedules, requests, failure: undefined };
  } finally {
    world.between = () => undefined;
    client.connection.dispose();
    real();
  }
}

interface Schedule {
  readonly random: Random;
  readonly world: World;
  readonly client: RpcClient;
  readonly events: number;
  readonly fresh: FreshAnswers;
}

async function schedule({
  random,
  world,
  client,
  events,
  fresh,
}: Schedule): Promise<Omit<Chain, 'schedules'>> {
  const done: string[] = [];
  const refused: string[] = [];
  let asked = 0;
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
    asked++;
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
  world.between = () => {
    if (random.chance(15)) act();
  };
  while (left > 0) {
    act();
    ask();
    await Promise.all(answers.splice(0));
  }
  world.between = () => undefined;
  await Promise.all(answers);
  const failure =
    refused.length > 0
      ? `refused: ${refused.join('; ')}\n${done.join('\n')}`
      : await differences({ world, client, done, fresh, random });
  return { requests: asked + COMPARISONS, failure };
}

/** Worlds in all states that schedules can end in: each file's texts, and that it is not there. */
export function* allWorlds(): Generator<World> {
  const names = Object.keys(TEXTS);
  const choices = names.map((name): readonly (string | undefined)[] =>
    GOES.has(name) ? [...TEXTS[name]!, undefined] : TEXTS[name]!,
  );
  const count = choices.reduce((product, { length }) => product * length, 1);
  for (let n = 0; n < count; n++)
    for (const opened of [[LIB], [LIB, MAIN]])
      for (const rules of RULES) {
        const world = new World();
        let rest = n;
        for (const [i, name] of names.entries()) {
          const text = choices[i]![rest % choices[i]!.length];
          rest = Math.floor(rest / choices[i]!.length);
          if (text === undefined) world.disk.delete(name);
          else world.disk.set(name, text);
        }
        for (const name of opened) world.open.set(name, world.disk.get(name)!);
        world.rules = rules;
        yield world;
      }
}

/** Is it a preview without code? */
function hasNoCode(answer: unknown): boolean {
  const { summary } = (answer ?? {}) as { readonly summary?: readonly unknown[] };
  return summary?.length === 0;
}

interface Comparison extends Pick<Schedule, 'world' | 'client' | 'fresh' | 'random'> {
  /** The events and requests of the schedule. */
  readonly done: readonly string[];
}

/** Where the answers are not those of a server that was started on the same state. */
async function differences(what: Comparison): Promise<string | undefined> {
  const { world, client, done, random } = what;
  const fresh = await freshAnswers(world, what.fresh);
  // Settings that were the last to come may still be on their way.
  await settled(client);
  const left = COMPARED.map((_, i) => i);
  for (let n = 0; n < COMPARISONS; n++) {
    const [i] = left.splice(random.below(left.length), 1);
    const [method, params] = COMPARED[i!]!;
    const now = fresh[i!];
    const old = await client.request(method, params);
    // A pane keeps the last good text, and a server that has just been started has none.
    if (hasNoCode(now) || JSON.stringify(old) === JSON.stringify(now)) continue;
    const asked = `${method} ${JSON.stringify(params)}`;
    return `${asked}\nwas ${JSON.stringify(old)}\nnow ${JSON.stringify(now)}\n${done.join('\n')}`;
  }
  return undefined;
}

async function settled(client: RpcClient): Promise<void> {
  for (let i = 0; i < 4; i++) await client.request('workspace/symbol', { query: 'settle' });
}

/** The processor time of servers that were started for their answers. */
export const freshCost = { ms: 0 };

/**
 * What a server answers that is started on the state of a world; kept in `known`, and not asked
 * for again.
 */
export async function freshAnswers(world: World, known: FreshAnswers): Promise<readonly unknown[]> {
  const before = known.get(world.state);
  if (before !== undefined) return before;
  const cpu = process.cpuUsage();
  const fresh = await world.connected();
  try {
    for (const [name, text] of world.open) void fresh.open(uriOf(name), text);
    const answers: unknown[] = [];
    await settled(fresh);
    for (const [method, params] of COMPARED) {
      answers.push(await fresh.request(method, params));
    }
    known.set(world.state, answers);
    return answers;
  } finally {
    const { user, system } = process.cpuUsage(cpu);
    freshCost.ms += (user + system) / 1000;
    fresh.connection.dispose();
  }
}
