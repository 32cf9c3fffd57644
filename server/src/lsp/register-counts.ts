/**
 * Registers as the assembler of this machine counts them, taken by itself: whoever shows a number
 * asks, gets what is known, and is told when more is. Counts are kept in the engine's database, by
 * content. One program runs at a time; a text that nobody asks about any more is not assembled.
 */
import type { MeasuredRegisters, NotMeasured } from '../ide/index.ts';
import type { EmittedText, Engine } from '../workspace/index.ts';
import { Turns } from './outside-texts.ts';

/** Milliseconds without another question after which it is worth assembling. */
const REST = 300;

/** Kernels that wait at most; of more the first ones wait for the next question. */
const MOST_WAITING = 64;

type Assemble = (
  text: string,
  cpu: string,
  kernel: string,
  signal?: AbortSignal,
) => Promise<MeasuredRegisters | NotMeasured>;

/** What of the server's state is looked at: all of it may change. */
interface Around {
  readonly engine: Engine;
  /** Programs may be started. */
  readonly trusted: boolean;
}

export class RegisterCounts {
  private readonly around: Around;
  private readonly assemble: Assemble;
  private readonly onAnswer: () => void;
  private readonly turns = new Turns();
  private readonly end = new AbortController();
  /** The last text asked about, by kernel and GPU. */
  private readonly waiting = new Map<string, { readonly ptx: EmittedText; readonly of: string }>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around, assemble: Assemble, onAnswer: () => void) {
    this.around = around;
    this.assemble = assemble;
    this.onAnswer = onAnswer;
  }

  /** What is known of a kernel of exactly this text; has it counted when nothing is. */
  of(ptx: EmittedText, symbol: string): MeasuredRegisters | undefined {
    const { engine, trusted } = this.around;
    if (ptx.target !== 'ptx' || ptx.text === '') return undefined;
    const counted = engine.counted(ptx, symbol);
    if (counted !== undefined) return 'why' in counted ? undefined : counted;
    if (!trusted || this.end.signal.aborted) return undefined;
    const key = `${symbol} ${ptx.cpu} ${ptx.provider}`;
    // The same question again is no edit.
    if (this.waiting.get(key)?.ptx.text === ptx.text) return undefined;
    this.waiting.delete(key);
    this.waiting.set(key, { ptx, of: symbol });
    for (const first of this.waiting.keys()) {
      if (this.waiting.size <= MOST_WAITING) break;
      this.waiting.delete(first);
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), REST);
    return undefined;
  }

  /** Stops everything. */
  dispose(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
    this.end.abort();
  }

  private async run(): Promise<void> {
    const { signal } = this.end;
    await this.turns.take(signal, async () => {
      let any = false;
      for (const [key, { ptx, of }] of this.waiting) {
        this.waiting.delete(key);
        if (this.around.engine.counted(ptx, of) !== undefined) continue;
        const counted = await this.assemble(ptx.text, ptx.cpu, of, signal).catch(
          (error: unknown): NotMeasured => ({ why: String(error) }),
        );
        if (signal.aborted) return;
        this.around.engine.setCounted(ptx, of, counted);
        any ||= 'registers' in counted;
      }
      if (any) this.onAnswer();
    });
  }
}
