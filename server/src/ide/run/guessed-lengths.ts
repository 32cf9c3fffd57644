/**
 * Lengths of buffers that nothing says. A made-up length that is too small is no mistake of the
 * kernel, so the run is repeated with a larger one; a kernel that goes one element too far is wrong
 * whatever the length.
 */
import { DYNAMIC_MEMORY } from '../../spec/index.ts';
import type { RunFinding, RunLaunch, RunReport } from './report.ts';

/** How often a run is repeated. */
const MOST_TRIES = 10;

/** Bytes of workgroup memory that every GPU has for a block. */
const MOST_MEMORY = 48 * 1024;

/** Elements that a buffer may get. */
const MOST_GUESSED = 2 ** 22;

/** What `get_unchecked` requires of its index. */
const UNCHECKED = /get_unchecked\S* requires that the (?:index|range) is within/;

/** What `get_unchecked` of cuda-oxide's `DisjointSlice` says in a debug build. */
const LIBRARY_PANIC = /^Index out of bounds: (\d+) >= (\d+)$/;

const GUESS = /^`([^`]+)` has (\d+) elements?\b/;

const NULLS = /^(`[^`]+`) .*, the pointers in (?:it|them) null$/;

export class GuessedLengths {
  /** By launch and name. */
  readonly known = new Map<number, Map<string, number>>();
  /** Buffers that were given one element more, and their length before. */
  private readonly longerByOne = new Map<string, number>();
  /** Buffers for which that was not enough either. */
  private readonly settled = new Set<string>();
  private tries = 0;

  /** Takes larger lengths from what was found. False: there are none to be tried. */
  grow({ engine, findings, launches }: RunReport): boolean {
    if (++this.tries > MOST_TRIES) return false;
    // A loop, for each finding may change something.
    let isChanged = false;
    for (const finding of findings) {
      const launch = launches[finding.launch];
      if (launch !== undefined && this.growMemory(finding, launch)) isChanged = true;
      const isExact = engine === 'mir';
      if (launch === undefined) continue;
      const isUnknown = finding.threads > 1 && UNCHECKED.test(finding.message);
      const isGrown = isUnknown ? this.growAll(launch) : this.growFor(finding, launch, isExact);
      if (isGrown) isChanged = true;
    }
    return isChanged;
  }

  private growFor(finding: RunFinding, launch: RunLaunch, isExact: boolean): boolean {
    const index = indexOf(finding);
    if (index === undefined) return false;
    let isChanged = false;
    for (const { name, length } of buffersOf(finding, launch)) {
      if (index < length || index >= MOST_GUESSED) continue;
      const key = `${launch.index} ${name}`;
      if (this.settled.has(key)) continue;
      // The interpreters of texts stop at the first thread: it need not be the only one.
      if (index > length || finding.threads > 1 || !isExact) {
        // More than that: the next access is likely to be near.
        const more = 2 ** Math.ceil(Math.log2(Math.max(index + 1, 2 * length)));
        // What stops at the first of all threads finds the others one by one.
        const names = isExact ? [name] : guessesOf(launch).map((guess) => guess.name);
        for (const one of names) isChanged = this.set(launch, one, more) || isChanged;
      } else isChanged = this.growByOne(finding, launch, { name, length, key }) || isChanged;
    }
    return isChanged;
  }

  /** One thread goes one element too far. */
  private growByOne(
    { code }: RunFinding,
    launch: RunLaunch,
    { name, length, key }: { readonly name: string; readonly length: number; readonly key: string },
  ): boolean {
    // Another finding about it asks for more.
    if ((this.known.get(launch.index)?.get(name) ?? length) > length) return false;
    const before = this.longerByOne.get(key);
    if (before !== undefined && length === before + 1) {
      // It follows the length: the kernel itself goes one too far.
      this.settled.add(key);
      return this.set(launch, name, before);
    }
    if (code !== 'panic' && isWritten(launch, name)) return false;
    // Offsets of rows have one more than there are rows.
    this.longerByOne.set(key, length);
    return this.set(launch, name, length + 1);
  }

  /** Dynamic workgroup memory that is too small: no launch says how large it is. */
  private growMemory(finding: RunFinding, launch: RunLaunch): boolean {
    if (!isAboutMemory(finding, launch)) return false;
    const { dynamicBytes } = launch;
    return (
      dynamicBytes < MOST_MEMORY &&
      this.set(launch, DYNAMIC_MEMORY, Math.min(MOST_MEMORY, 2 * dynamicBytes))
    );
  }

  /** Which element was asked for is not known. */
  private growAll(launch: RunLaunch): boolean {
    let isChanged = false;
    for (const { name, length } of guessesOf(launch))
      if (2 * length <= MOST_GUESSED) isChanged = this.set(launch, name, 2 * length) || isChanged;
    return isChanged;
  }

  private set({ index }: RunLaunch, name: string, length: number): boolean {
    let own = this.known.get(index);
    if (own === undefined) this.known.set(index, (own = new Map()));
    const isNew = own.get(name) !== length;
    own.set(name, length);
    return isNew;
  }

  /** Findings about made-up lengths say that they are. */
  noted({ findings, launches }: RunReport): readonly RunFinding[] {
    return findings.map((finding) => {
      const launch = launches[finding.launch];
      if (launch !== undefined && finding.note === undefined && isAboutMemory(finding, launch)) {
        const note = `${launch.dynamicBytes} bytes of dynamic shared memory are assumed`;
        return { ...finding, note };
      }
      const nulls = launch === undefined ? undefined : madeNulls(finding, launch);
      if (nulls !== undefined && finding.note === undefined)
        return { ...finding, note: `the pointers in ${nulls} are assumed to be null` };
      const names = launch === undefined ? [] : buffersOf(finding, launch).map(({ name }) => name);
      if (finding.note !== undefined || names.length === 0) return finding;
      const what = names.map((name) => `\`${name}\``).join(', ');
      const length = names.length === 1 ? 'length' : 'lengths';
      return {
        ...finding,
        note: `the ${length} of ${what} ${names.length === 1 ? 'is' : 'are'} assumed`,
      };
    });
  }
}

/** The buffers with made-up null pointers, where a finding is about one. */
function madeNulls({ code }: RunFinding, { assumed }: RunLaunch): string | undefined {
  if (code !== 'null-pointer') return undefined;
  const names = assumed.flatMap((text) => NULLS.exec(text)?.[1] ?? []);
  return names.length === 0 ? undefined : names.join(', ');
}

/** Is a finding about dynamic workgroup memory whose size was made up? */
function isAboutMemory({ code, message }: RunFinding, { assumed }: RunLaunch): boolean {
  if (!assumed.some((text) => text.endsWith(' bytes of dynamic shared memory'))) return false;
  return (
    /^(?:out-of-bounds|workgroup-memory)$/.test(code) && /dynamic workgroup memory/.test(message)
  );
}

function indexOf({ code, values, message }: RunFinding): number | undefined {
  if (code !== 'out-of-bounds' && code !== 'panic') return undefined;
  const text =
    values.find(({ name }) => name === 'index')?.value ??
    /\[(\d+)\]`? of/.exec(message)?.[1] ??
    LIBRARY_PANIC.exec(message)?.[1];
  const index = Number(text);
  return text !== undefined && Number.isSafeInteger(index) && index >= 0 ? index : undefined;
}

/** The buffers with made-up lengths that a finding may be about. */
function buffersOf(
  { code, message, values }: RunFinding,
  launch: RunLaunch,
): readonly { readonly name: string; readonly length: number }[] {
  if (code !== 'out-of-bounds' && code !== 'panic') return [];
  const guessed = guessesOf(launch);
  const named = /`([^`[]+)\[\d+\]`/.exec(message)?.[1];
  if (named !== undefined) return guessed.filter(({ name }) => name === named);
  // A panic names no buffer: those of its length.
  const length =
    values.find(({ name }) => name === 'len' || name === 'length')?.value ??
    LIBRARY_PANIC.exec(message)?.[2];
  return guessed.filter((one) => `${one.length}` === length);
}

/** Buffers with made-up lengths. */
function guessesOf({ assumed }: RunLaunch) {
  return assumed.flatMap((text) => {
    const [, name, length] = GUESS.exec(text) ?? [];
    return name === undefined ? [] : [{ name, length: Number(length) }];
  });
}

function isWritten({ buffers }: RunLaunch, name: string): boolean {
  return buffers.some((one) => one.name === name && one.role !== 'in');
}
