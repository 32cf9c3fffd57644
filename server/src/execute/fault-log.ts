/** Findings of a launch: the same fault of many threads is one finding with a count. */
import type { SourceLoc } from '../mir/index.ts';
import type { Dim3, ExecuteFrame, Fault, FaultKind, FaultValue } from './api.ts';

export interface NewFault {
  readonly kind: FaultKind;
  readonly severity?: Fault['severity'];
  readonly message: string;
  readonly values?: readonly FaultValue[];
  readonly memory?: Fault['memory'];
  readonly related?: Fault['related'];
  readonly help?: string;
}

/** Whom a fault concerns. */
export interface Where {
  readonly frames: readonly ExecuteFrame[];
  readonly block?: Dim3;
  readonly thread?: Dim3;
  /** A number for the thread in the launch. */
  readonly number?: number;
}

interface Entry {
  readonly fault: Omit<Fault, 'count' | 'threads'>;
  count: number;
  threads: number;
  last: number;
}

export class FaultLog {
  private readonly entries = new Map<string, Entry>();
  private readonly most: number;
  more = 0;

  constructor(most: number) {
    this.most = most;
  }

  /** Notes that a known fault happened again; false when it is new. */
  again(key: string, thread: number | undefined): boolean {
    const known = this.entries.get(key);
    if (known === undefined) return false;
    known.count++;
    if (thread !== undefined && known.last !== thread) {
      known.last = thread;
      known.threads++;
    }
    return true;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  /** Notes a fault that is not known yet. */
  add(key: string, fault: NewFault, where: Where): void {
    if (this.again(key, where.number)) return;
    if (this.entries.size >= this.most) {
      this.more++;
      return;
    }
    this.entries.set(key, {
      fault: {
        kind: fault.kind,
        severity: fault.severity ?? 'error',
        message: fault.message,
        frames: where.frames,
        ...(where.block && { block: where.block }),
        ...(where.thread && { thread: where.thread }),
        values: fault.values ?? [],
        ...(fault.memory && { memory: fault.memory }),
        related: fault.related ?? [],
        ...(fault.help !== undefined && { help: fault.help }),
      },
      count: 1,
      threads: where.thread === undefined ? 0 : 1,
      last: where.number ?? -1,
    });
  }

  /** Those that `keeps` wants, by their keys. */
  all(keeps: (key: string, fault: Entry['fault']) => boolean): Fault[] {
    return [...this.entries].flatMap(([key, { fault, count, threads }]) =>
      keeps(key, fault) ? [{ ...fault, count, threads }] : [],
    );
  }

  get size(): number {
    return this.entries.size;
  }
}

/** The chain of an instruction's place: it, and the calls through which it was inlined. */
export function framesOf(loc: SourceLoc | undefined, fn: string): ExecuteFrame[] {
  if (loc === undefined) return [{ fn, loc: undefined }];
  const out: ExecuteFrame[] = [];
  for (let at: SourceLoc | undefined = loc; at !== undefined; at = at.inlinedAt)
    out.push({ fn: at.fn, loc: at });
  return out;
}
