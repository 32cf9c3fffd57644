/**
 * Machine code for panes, and the registers that its assembler has counted, for everyone who shows
 * numbers. Programs take time, so a pane shows what is there and is refreshed when more is. They
 * are started by panes alone, never by a lens.
 */
import {
  type Disassembler,
  type MachineCode,
  type MachineCodeText,
  type MeasuredRegisters,
  machineCodeRequest,
  machineCodeText,
  type NotMeasured,
} from '../ide/index.ts';
import type { EmittedText } from '../workspace/index.ts';
import { recentWork } from './recent-works.ts';

/** Milliseconds without an edit after which it is worth assembling. */
const REST = 300;

/** Panes whose code is kept. */
const MOST_ANSWERS = 16;

interface Work {
  /** The PTX that is waited or assembled for. */
  wanted: string | undefined;
  answer: { readonly of: EmittedText; readonly code: MachineCode | NotMeasured } | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  running: AbortController | undefined;
}

/** What there is to show now. */
export interface MachineCodeShown {
  /** Absent before the first answer, and where there is none. */
  readonly text: MachineCodeText | undefined;
  /** Why there is no text, or why it is not the last word. */
  readonly note: string | undefined;
  /** Whether `text` is that of the PTX that was asked about. */
  readonly isFresh: boolean;
}

export class MachineCodes {
  private readonly disassemble: Disassembler;
  private readonly onAnswer: () => void;
  private readonly works = new Map<string, Work>();

  constructor(disassemble: Disassembler, onAnswer: () => void) {
    this.disassemble = disassemble;
    this.onAnswer = onAnswer;
  }

  /** The code of a text as far as it is known; starts what is needed to know it better. */
  shown(pane: string, ptx: EmittedText): MachineCodeShown {
    const work = this.work(pane);
    const state = stateOf(ptx);
    if (work.wanted !== state) this.start(work, ptx, state);
    const { answer } = work;
    if (answer === undefined)
      return { text: undefined, note: 'ptxas is assembling ...', isFresh: false };
    const isFresh = stateOf(answer.of) === state;
    if ('why' in answer.code)
      return {
        text: undefined,
        note: isFresh ? answer.code.why : 'ptxas is assembling ...',
        isFresh,
      };
    return {
      text: machineCodeText(answer.of, answer.code),
      note: isFresh ? undefined : 'ptxas is assembling; this is the code of an older source',
      isFresh,
    };
  }

  /** What the assembler has counted for a kernel of exactly this text. */
  measured(ptx: EmittedText, symbol: string): MeasuredRegisters | undefined {
    const state = stateOf(ptx);
    for (const { answer } of this.works.values()) {
      if (answer === undefined || 'why' in answer.code || stateOf(answer.of) !== state) continue;
      const found = answer.code.kernels.get(symbol);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The code of exactly this text, where some pane shows it. */
  of(ptx: EmittedText): MachineCodeText | undefined {
    const state = stateOf(ptx);
    for (const { answer } of this.works.values())
      if (answer !== undefined && !('why' in answer.code) && stateOf(answer.of) === state)
        return machineCodeText(answer.of, answer.code);
    return undefined;
  }

  private work(pane: string): Work {
    return recentWork(this.works, pane, MOST_ANSWERS, () => ({
      wanted: undefined,
      answer: undefined,
      timer: undefined,
      running: undefined,
    }));
  }

  private start(work: Work, ptx: EmittedText, state: string): void {
    clearTimeout(work.timer);
    work.running?.abort();
    work.wanted = state;
    const delay = work.answer === undefined ? 0 : REST;
    work.timer = setTimeout(() => void this.run(work, ptx), delay);
  }

  private async run(work: Work, ptx: EmittedText): Promise<void> {
    const running = new AbortController();
    work.running = running;
    const { text, cpu } = machineCodeRequest(ptx);
    const code = await this.disassemble(text, cpu, running.signal).catch(
      (error: unknown): NotMeasured => ({ why: String(error) }),
    );
    if (running.signal.aborted) return;
    work.answer = { of: ptx, code };
    work.running = undefined;
    this.onAnswer();
  }
}

/** What decides the code. */
function stateOf({ text, cpu }: EmittedText): string {
  return `${cpu}\n${text}`;
}
