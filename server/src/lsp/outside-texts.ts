/**
 * Texts of another compiler for previews. Compiling takes seconds, so a preview shows what is there
 * and is refreshed when more is: a source is compiled when a preview first asks, and again when its
 * edits have come to rest. One compilation runs for a request at a time; a newer edit stops it.
 */
import {
  type OutsideAnswer,
  type OutsideCompiler,
  type OutsideRequest,
  outsideEmitted,
  outsideRequest,
  refusedOutside,
} from '../ide/index.ts';
import type { EmitOptions, EmittedText, Engine, TargetName } from '../workspace/index.ts';
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

/** What there is to show now. */
export interface OutsideText {
  /** Absent before the first answer, and when the compiler refused. */
  readonly emitted: EmittedText | undefined;
  /** Why there is no text, or why it is not the last word. */
  readonly note: string | undefined;
}

export class OutsideTexts {
  private readonly compile: OutsideCompiler;
  private readonly onAnswer: () => void;
  private readonly works = new Map<string, Work>();

  constructor(compile: OutsideCompiler, onAnswer: () => void) {
    this.compile = compile;
    this.onAnswer = onAnswer;
  }

  /** The text as far as it is known; starts what is needed to know it better. */
  text(engine: Engine, root: string, target: TargetName, options: EmitOptions): OutsideText {
    const refused = refusedOutside(root);
    if (refused !== undefined) return { emitted: undefined, note: refused };
    const request = outsideRequest(engine, root, target, options);
    const work = this.work(request);
    // A file by itself depends on its text alone.
    const state = request.text ?? `${engine.revision}`;
    if (work.wanted !== state) this.start(work, request, state);
    const { answer } = work;
    if (answer === undefined) return { emitted: undefined, note: 'rustc is compiling ...' };
    const isOld = work.answered !== state;
    const note = isOld ? 'rustc is compiling; this is the text of an older source' : undefined;
    if (answer.kind !== 'text') return { emitted: undefined, note: isOld ? note : answer.message };
    const emitted = outsideEmitted(engine, request, answer, target, options);
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

  private work({ text: _, ...request }: OutsideRequest): Work {
    return recentWork(this.works, JSON.stringify(request), MOST_ANSWERS, () => ({
      answer: undefined,
      answered: undefined,
      wanted: undefined,
      timer: undefined,
      running: undefined,
    }));
  }

  private start(work: Work, request: OutsideRequest, state: string): void {
    clearTimeout(work.timer);
    work.running?.abort();
    work.wanted = state;
    const delay = work.answer === undefined ? 0 : REST;
    work.timer = setTimeout(() => void this.run(work, request, state), delay);
  }

  private async run(work: Work, request: OutsideRequest, state: string): Promise<void> {
    const running = new AbortController();
    work.running = running;
    const answer = await this.compile(request, running.signal).catch(
      (error: unknown): OutsideAnswer => ({ kind: 'failed', message: String(error) }),
    );
    if (running.signal.aborted) return;
    Object.assign(work, { answer, answered: state, running: undefined });
    this.onAnswer();
  }
}
