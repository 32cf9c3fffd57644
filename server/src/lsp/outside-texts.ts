/**
 * Texts of another compiler for previews. Compiling takes seconds, so a preview shows what is there
 * and is refreshed when more is: a source is compiled when a preview first asks, and again when its
 * edits have come to rest. One compilation runs for a request at a time; a newer edit stops it.
 */
import type { OutsideAnswer } from '../ide/index.ts';
import type { EmitOptions, Engine, TargetName } from '../workspace/index.ts';
import type { AskedOutside, Outsider, OutsideText } from './outsiders.ts';
import { recentWork } from './recent-works.ts';

/** Milliseconds without an edit after which it is worth compiling. */
const REST = 400;

/** Requests whose answers are kept. */
const MOST_ANSWERS = 16;

interface Work {
  answer: OutsideAnswer | undefined;
  /** State of the sources that the answer is of. */
  answered: string | undefined;
  /** State that is waited or compiled for. */
  wanted: string | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  running: AbortController | undefined;
}

export class OutsideTexts {
  private readonly outsider: Outsider;
  private readonly onAnswer: () => void;
  private readonly works = new Map<string, Work>();

  constructor(outsider: Outsider, onAnswer: () => void) {
    this.outsider = outsider;
    this.onAnswer = onAnswer;
  }

  /** The text as far as it is known; starts what is needed to know it better. */
  text(engine: Engine, root: string, target: TargetName, options: EmitOptions): OutsideText {
    const asked = this.outsider.ask(engine, root, target, options);
    if (!('key' in asked)) return asked;
    const work = this.work(asked);
    if (work.wanted !== asked.state) this.start(work, asked);
    const { answer } = work;
    const { title } = this.outsider;
    if (answer === undefined) return { emitted: undefined, note: `${title} is compiling ...` };
    const isOld = work.answered !== asked.state;
    const note = isOld ? `${title} is compiling; this is the text of an older source` : undefined;
    if (answer.kind !== 'text') return { emitted: undefined, note: isOld ? note : answer.message };
    const emitted = asked.emitted(answer);
    // Places of an older source would point beside the lines of this one.
    return { emitted: isOld ? { ...emitted, lineMap: [] } : emitted, note };
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
      wanted: undefined,
      timer: undefined,
      running: undefined,
    }));
  }

  private start(work: Work, asked: AskedOutside): void {
    clearTimeout(work.timer);
    work.running?.abort();
    work.wanted = asked.state;
    const delay = work.answer === undefined ? 0 : REST;
    work.timer = setTimeout(() => void this.run(work, asked), delay);
  }

  private async run(work: Work, asked: AskedOutside): Promise<void> {
    const running = new AbortController();
    work.running = running;
    const answer = await asked
      .compile(running.signal)
      .catch((error: unknown): OutsideAnswer => ({ kind: 'failed', message: String(error) }));
    if (running.signal.aborted) return;
    Object.assign(work, { answer, answered: asked.state, running: undefined });
    this.onAnswer();
  }
}
