/**
 * Texts of another compiler for previews. Compiling takes time, so a preview shows what is there
 * and is refreshed when more is: a source is compiled when a preview first asks, and again when its
 * edits have come to rest. One program runs at a time, whoever asks; a newer edit stops it.
 */
import type { OutsideAnswer } from '../ide/index.ts';
import type { EmitOptions, EmittedText, Engine, TargetName } from '../workspace/index.ts';
import type { AskedOutside, Outsider, OutsideText } from './installed-compilers.ts';
import { recentWork } from './recent-works.ts';

/** Milliseconds without an edit after which it is worth compiling. */
const REST = 100;

/** Requests whose answers are kept. */
const MOST_ANSWERS = 16;

/** Milliseconds for which a text that was found on the disk is not looked for again. */
const FOUND_FOR = 10_000;

/** Milliseconds after which it is worth looking whether what was missing is installed. */
const LOOK_AGAIN = 60_000;

interface Work {
  answer: OutsideAnswer | undefined;
  /** State of the sources that the answer is of. */
  answered: string | undefined;
  /** Milliseconds since 1970 at which it came. */
  at: number;
  /** State that is waited or compiled for. */
  wanted: string | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  running: AbortController | undefined;
}

/** Lets programs run one after the other. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Runs something when all that came before has ended; nothing when it is not wanted by then. */
  take<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T | undefined> {
    const mine = this.last.then(() => (signal.aborted ? undefined : run()));
    this.last = mine.catch(() => undefined);
    return mine;
  }
}

export class OutsideTexts {
  private readonly outsider: Outsider;
  private readonly onAnswer: () => void;
  private readonly turns: Turns;
  private readonly works = new Map<string, Work>();

  constructor(outsider: Outsider, onAnswer: () => void, turns = new Turns()) {
    this.outsider = outsider;
    this.onAnswer = onAnswer;
    this.turns = turns;
  }

  /** The text as far as it is known; starts what is needed to know it better. */
  text(engine: Engine, root: string, target: TargetName, options: EmitOptions): OutsideText {
    const asked = this.outsider.ask(engine, root, target, options);
    if (!('key' in asked)) return asked;
    const work = this.work(asked);
    this.want(work, asked);
    const { answer } = work;
    const { title } = this.outsider;
    if (answer === undefined)
      return { emitted: undefined, note: asked.waits ?? `${title} is compiling ...` };
    const isOld = work.answered !== asked.state;
    const note = isOld ? `${title} is compiling; this is the text of an older source` : undefined;
    if (answer.kind !== 'text') return { emitted: undefined, note: isOld ? note : answer.message };
    const emitted = asked.emitted(answer);
    // Places of an older source would point beside the lines of this one.
    return { emitted: isOld ? { ...emitted, lineMap: [] } : emitted, note };
  }

  /**
   * The text for a pane that shows ours until there is one of exactly this source; nothing is said
   * where there is no such compiler.
   */
  best(engine: Engine, root: string, target: TargetName, options: EmitOptions): OutsideText {
    const asked = this.outsider.ask(engine, root, target, options);
    if (!('key' in asked)) return asked;
    const work = this.work(asked);
    const { answer } = work;
    const none = (note: string | undefined): OutsideText => ({ emitted: undefined, note });
    if (answer !== undefined && answer.kind !== 'text' && isMissing(answer)) {
      // Another source does not install it.
      if (Date.now() - work.at < LOOK_AGAIN) return none(answer.lacks);
    }
    // The project's next build writes another one.
    const isFound = answer?.kind === 'text' && answer.written !== undefined;
    if (isFound && work.running === undefined && Date.now() - work.at > FOUND_FOR)
      this.start(work, asked);
    else this.want(work, asked);
    if (answer === undefined || work.answered !== asked.state)
      return none(asked.waits ?? `${this.outsider.title} is compiling ...`);
    if (answer.kind === 'text') return { emitted: dated(work, answer, asked), note: undefined };
    if (isMissing(answer)) return none(answer.lacks);
    const line = answer.message.split('\n').find((one) => /^error/.test(one));
    return none(`the build does not compile it: ${line ?? answer.message.split('\n')[0]}`);
  }

  /** Stops everything. */
  dispose(): void {
    for (const { timer, running } of this.works.values()) {
      clearTimeout(timer);
      running?.abort();
    }
    this.works.clear();
  }

  private work({ key }: AskedOutside): Work {
    return recentWork(this.works, key, MOST_ANSWERS, () => ({
      answer: undefined,
      answered: undefined,
      at: 0,
      wanted: undefined,
      timer: undefined,
      running: undefined,
    }));
  }

  /** Sees to it that a state is compiled, and no other. */
  private want(work: Work, asked: AskedOutside): void {
    if (work.wanted === asked.state) return;
    // What runs is for the state that was saved last.
    if (asked.waits !== undefined) return;
    clearTimeout(work.timer);
    work.running?.abort();
    work.running = undefined;
    // What was answered before counts again when the source is that one again.
    const isKnown = work.answered === asked.state && (work.answer?.kind ?? '') === 'text';
    work.wanted = asked.state;
    if (isKnown) return;
    this.start(work, asked);
  }

  private start(work: Work, asked: AskedOutside): void {
    work.wanted = asked.state;
    clearTimeout(work.timer);
    const delay = work.answer === undefined ? 0 : REST;
    work.timer = setTimeout(() => void this.run(work, asked), delay);
  }

  private async run(work: Work, asked: AskedOutside): Promise<void> {
    const running = new AbortController();
    work.running = running;
    const answer = await this.turns
      .take(running.signal, () => asked.compile(running.signal))
      .catch((error: unknown): OutsideAnswer => ({ kind: 'failed', message: String(error) }));
    if (running.signal.aborted || answer === undefined) return;
    Object.assign(work, { answer, answered: asked.state, at: Date.now(), running: undefined });
    this.onAnswer();
  }
}

/** Is there no text because something is not installed? */
function isMissing(answer: Exclude<OutsideAnswer, { kind: 'text' }>): boolean {
  return answer.kind === 'missing' || answer.lacks !== undefined;
}

/** A text with the time at which it was made, or how old it was when it was found. */
function dated(
  { at }: Work,
  answer: Extract<OutsideAnswer, { kind: 'text' }>,
  asked: AskedOutside,
): EmittedText {
  const { written } = answer;
  const made =
    written === undefined
      ? `at ${new Date(at).toTimeString().slice(0, 8)}`
      : `${ageText(at - written)} old`;
  return { ...asked.emitted(answer), made };
}

/** A span of time in its largest unit: `12 minutes`. */
function ageText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [name, size] = units.find(([, one]) => seconds >= one) ?? units.at(-1)!;
  const count = Math.floor(seconds / size);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
