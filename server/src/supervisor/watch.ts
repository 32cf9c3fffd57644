/**
 * Is the server still there? Behind each message it is asked, and where no answer comes while it
 * uses the processor it is stuck. Nothing runs while nothing is sent.
 */

export interface WatchLimits {
  /** Milliseconds of processor time of this process without an answer. */
  readonly processor: number;
  /** Milliseconds on the clock, whatever the processor did. */
  readonly clock: number;
  /** Milliseconds between two looks. */
  readonly interval: number;
}

export const LIMITS: WatchLimits = { processor: 20_000, clock: 300_000, interval: 1000 };

interface Owner {
  /** Asks the server something that it answers at once, by this id. */
  ask(id: string): void;
  stuck(seconds: number): void;
}

export class Watch {
  private readonly limits: WatchLimits;
  private readonly owner: Owner;
  private asked = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;
  /** Documents of messages since the last answer; those before the open question come first. */
  private since: string[] = [];
  private covered = 0;
  private working: string | undefined;
  private processor = 0;
  private clock = 0;

  constructor(limits: WatchLimits, owner: Owner) {
    this.limits = limits;
    this.owner = owner;
  }

  /** A message went to the server, about this document. */
  sent(uri: string | undefined): void {
    if (uri !== undefined) this.since.push(uri);
    if (this.isOpen) return;
    this.isOpen = true;
    this.covered = this.since.length;
    this.processor = 0;
    this.clock = 0;
    this.asked++;
    this.owner.ask(this.id());
    this.timer ??= this.startTimer();
  }

  /** Asks again in a while: the server has answered, and has more to do. */
  lookLater(): void {
    if (this.isOpen || this.later !== undefined) return;
    this.later = setTimeout(() => {
      this.later = undefined;
      this.sent(undefined);
    }, this.limits.interval);
    this.later.unref();
  }

  /** The server says what it works on, now. */
  busyWith(uri: string | undefined): void {
    this.working = uri;
    // It works on that behind its answer to the last question.
    if (uri !== undefined) this.sent(undefined);
  }

  /** True when the answer is one to a question of this watch. */
  answered(id: unknown): boolean {
    if (typeof id !== 'string' || !id.startsWith('warplens:ping:')) return false;
    if (id !== this.id()) return true;
    this.isOpen = false;
    this.since.splice(0, this.covered);
    clearInterval(this.timer);
    this.timer = undefined;
    // What came meanwhile has not been asked about.
    if (this.since.length > 0) this.sent(undefined);
    return true;
  }

  /**
   * The document that the server is busy with, as far as anybody knows: what it says, else one of
   * those that the messages were about, `likely` if it is among them.
   */
  busy(likely: string | undefined): string | undefined {
    const about = this.since.slice(0, this.covered);
    if (this.working !== undefined) return this.working;
    return likely !== undefined && about.includes(likely) ? likely : about.at(-1);
  }

  /** Forgets the server that is watched. */
  stop(): void {
    clearInterval(this.timer);
    clearTimeout(this.later);
    this.timer = undefined;
    this.later = undefined;
    this.isOpen = false;
    this.since = [];
    this.covered = 0;
    this.working = undefined;
  }

  private id(): string {
    return `warplens:ping:${this.asked}`;
  }

  private startTimer(): ReturnType<typeof setInterval> {
    let used = process.cpuUsage();
    let before = performance.now();
    const look = (): void => {
      const now = process.cpuUsage();
      const time = performance.now();
      // A machine that slept has not waited for the server.
      const passed = Math.min(time - before, 3 * this.limits.interval);
      this.processor += (now.user + now.system - used.user - used.system) / 1000;
      this.clock += passed;
      used = now;
      before = time;
      const spent = Math.min(this.processor, this.clock);
      if (spent < this.limits.processor && this.clock < this.limits.clock) return;
      this.owner.stuck(Math.round(this.clock / 1000));
    };
    const timer = setInterval(look, this.limits.interval);
    timer.unref();
    return timer;
  }
}
