/**
 * Is the server still there? Within a second behind each message it is asked, and where no answer
 * comes while it uses the processor it is stuck. Nothing runs while nothing is sent.
 */
import type { BusyNote } from './busy-note.ts';

export interface WatchLimits {
  /** Milliseconds of processor time of this process without an answer. */
  readonly processor: number;
  /** Milliseconds on the clock, whatever the processor did. */
  readonly clock: number;
  /** Milliseconds between two looks. */
  readonly interval: number;
}

export const LIMITS: WatchLimits = { processor: 20_000, clock: 300_000, interval: 1000 };

/** Looks without a sign of work after which nothing is looked at until the next message. */
const QUIET_LOOKS = 10;

interface Owner {
  /** Asks the server something that it answers at once, by this id. */
  ask(id: string): void;
  /** No answer came for a while. */
  waits(): void;
  /** An answer came. */
  answers(): void;
  stuck(seconds: number): void;
  /** Of the server that is watched now. */
  note(): BusyNote;
  /** Does the client wait for an answer? */
  isAwaited(): boolean;
}

export class Watch {
  private readonly limits: WatchLimits;
  private readonly owner: Owner;
  private asked = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Is a question open? */
  private isOpen = false;
  /** Documents of messages since the last answer; those before the open question come first. */
  private since: string[] = [];
  private covered = 0;
  /** Something was sent, and the server was not asked behind it yet. */
  private isNew = false;
  private begun = 0;
  private quiet = 0;
  private processor = 0;
  private clock = 0;

  constructor(limits: WatchLimits, owner: Owner) {
    this.limits = limits;
    this.owner = owner;
  }

  /** A message went to the server, about this document. */
  sent(uri: string | undefined): void {
    if (uri !== undefined) this.since.push(uri);
    this.isNew = true;
    this.timer ??= this.startTimer();
  }

  /** True when the answer is one to a question of this watch. */
  answered(id: unknown): boolean {
    if (typeof id !== 'string' || !id.startsWith('warplens:ping:')) return false;
    if (id !== this.id()) return true;
    this.isOpen = false;
    this.since.splice(0, this.covered);
    this.owner.answers();
    return true;
  }

  /**
   * The document that a server which has noted nothing may be busy with: one of those that the
   * messages since its last answer were about, `likely` if it is among them.
   */
  suspected(likely: string | undefined): string | undefined {
    const about = this.since.slice(0, this.covered);
    return likely !== undefined && about.includes(likely) ? likely : about.at(-1);
  }

  /** Forgets the server that is watched. */
  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.isOpen = false;
    this.isNew = false;
    this.since = [];
    this.covered = 0;
    this.begun = 0;
  }

  private id(): string {
    return `warplens:ping:${this.asked}`;
  }

  /** Asks when there is something new to ask about: a message, work that was begun, a client. */
  private askAgain(): void {
    const { begun } = this.owner.note();
    const isActive = this.isNew || begun !== this.begun || this.owner.isAwaited();
    this.begun = begun;
    this.quiet = isActive ? 0 : this.quiet + 1;
    if (this.quiet >= QUIET_LOOKS) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
    if (!isActive) return;
    this.isNew = false;
    this.isOpen = true;
    this.covered = this.since.length;
    this.processor = 0;
    this.clock = 0;
    this.asked++;
    this.owner.ask(this.id());
  }

  private startTimer(): ReturnType<typeof setInterval> {
    let used = process.cpuUsage();
    let before = performance.now();
    this.quiet = 0;
    const look = (): void => {
      const now = process.cpuUsage();
      const time = performance.now();
      // A machine that slept has not waited for the server.
      const passed = Math.min(time - before, 3 * this.limits.interval);
      this.processor += (now.user + now.system - used.user - used.system) / 1000;
      this.clock += passed;
      used = now;
      before = time;
      if (!this.isOpen) {
        this.askAgain();
        return;
      }
      const spent = Math.min(this.processor, this.clock);
      if (spent < this.limits.processor && this.clock < this.limits.clock) {
        this.owner.waits();
        return;
      }
      this.owner.stuck(Math.round(this.clock / 1000));
    };
    const timer = setInterval(look, this.limits.interval);
    timer.unref();
    return timer;
  }
}
