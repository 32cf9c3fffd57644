/** What V8 has executed of our sources, in blocks. */
import { Session } from 'node:inspector/promises';

export class Covered {
  private readonly session = new Session();
  private readonly known = new Set<string>();
  private readonly sources: RegExp;

  /** `sources`: what the addresses of the scripts that count match. */
  constructor(sources: RegExp) {
    this.sources = sources;
  }

  async start(): Promise<void> {
    this.session.connect();
    await this.session.post('Profiler.enable');
    await this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  async stop(): Promise<void> {
    await this.session.post('Profiler.stopPreciseCoverage');
    this.session.disconnect();
  }

  /** Blocks of all inputs that were added. */
  get size(): number {
    return this.known.size;
  }

  /** The blocks that ran since the last call and were never added. */
  async news(): Promise<readonly string[]> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    const out: string[] = [];
    for (const { url, functions } of result) {
      if (!this.sources.test(url)) continue;
      for (const { ranges } of functions)
        for (const { startOffset, endOffset, count } of ranges) {
          if (count === 0) continue;
          const key = `${url}:${startOffset}-${endOffset}`;
          if (!this.known.has(key)) out.push(key);
        }
    }
    return out;
  }

  /** Adds blocks; were there any that had not been added? */
  add(blocks: readonly string[]): boolean {
    const before = this.known.size;
    for (const block of blocks) this.known.add(block);
    return this.known.size > before;
  }
}
