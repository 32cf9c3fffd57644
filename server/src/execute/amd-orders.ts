/**
 * What a text of AMDGCN says of orders and scopes: by bits of loads, stores and atomic operations,
 * by control of caches, and by waits (LLVM, "User Guide for AMDGPU Backend", memory model of each
 * generation). Some operations look the same whether they are atomic or not; such may be either.
 */
import { append } from '../base/index.ts';
import type { SyncEvent } from '../emulate/index.ts';
import type { Inst, Scope } from '../mir/index.ts';
import type { RaceClocks } from './race-clocks.ts';

/** `maybe`: atomic or not, which the text does not say. */
export type Kind = 'plain' | 'maybe' | 'atomic';

/** What an access says of itself. */
export interface AmdAccess {
  readonly kind: Kind;
  readonly op: 'atomic.load' | 'atomic.store' | 'atomic.rmw';
  /** The widest that it may have, where the text does not say it. */
  readonly scope: Scope;
  /** Of one value; 0 for several. */
  readonly bits: number;
}

type Family = 'gfx9' | 'gfx940' | 'gfx10' | 'gfx11' | 'gfx12' | 'gfx1250';

function familyOf(cpu: string): Family {
  if (/^gfx9(?:4\d|50|-4)/.test(cpu)) return 'gfx940';
  if (/^gfx125/.test(cpu)) return 'gfx1250';
  const [, major = '9'] = /^gfx(9|10|11|12)/.exec(cpu) ?? [];
  return `gfx${major}` as Family;
}

/** Atomic operations of the workgroup's memory, by their mnemonics. */
const DS_ATOMIC =
  /^ds_(?:add|sub|rsub|inc|dec|min|max|and|or|xor|mskor|cmpst|cmpstore|wrxchg|storexchg|pk_add|cond_sub|sub_clamp)/;
const ATOMIC = /^(?:global|flat|buffer)_atomic_/;
const ACCESS = /^(?:global|flat|buffer)_(?:load|store)_/;
/** Bits by which loads and stores reach caches that others share. */
const BITS = /^(?:glc|dlc|sc0|sc1|scope:)/;
const CACHE = /^(?:buffer|global)_(?:gl0_inv|gl1_inv|wbl2|inv|invl2|wbinvl1|wbinv|wb)/;
/** Instructions that order memory in ways that are not followed here. */
const UNKNOWN = /^ds_(?:append|consume|ordered|gws)|^s_barrier_(?!signal$|wait$)|lds_|_lds$/;

interface Line {
  readonly mnemonic: string;
  readonly bits: ReadonlySet<string>;
  readonly words: readonly string[];
}

function lineOf(text: string): Line {
  const [code = ''] = text.split(/;|\/\//);
  const [mnemonic = '', ...words] = code.trim().split(/[\s,]+/);
  const name = mnemonic.replace(/_(?:e32|e64|vi|gfx\d+)$/, '');
  return { mnemonic: name, bits: new Set(words.filter((word) => BITS.test(word))), words };
}

/** Instructions that look at a value. */
const LOOKS = /^(?:v_cmp|v_readfirstlane|v_cmpx)/;

/** Memory from which lines load what they look at then. */
function lookedAt(lines: readonly Line[]): ('global' | 'shared')[] {
  const loaded = new Map<string, 'global' | 'shared'>();
  const out: ('global' | 'shared')[] = [];
  for (const { mnemonic, words } of lines) {
    if (LOOKS.test(mnemonic))
      append(
        out,
        words.flatMap((word) => loaded.get(word) ?? []),
      );
    if (/^ds_(?:read|load)_/.test(mnemonic)) loaded.set(words[0] ?? '', 'shared');
    else if (/_load_/.test(mnemonic) && ACCESS.test(mnemonic)) loaded.set(words[0] ?? '', 'global');
  }
  return out;
}

/**
 * In which memory loops wait: such that look at what they have just loaded. On GFX9 the operations
 * of a workgroup's scope have no bits, so nothing else tells them from plain ones.
 */
function polls(lines: readonly Line[]): ('global' | 'shared')[] {
  const labels = new Map<string, number>();
  for (const [i, { mnemonic }] of lines.entries())
    if (mnemonic.endsWith(':')) labels.set(mnemonic.slice(0, -1), i);
  const out: ('global' | 'shared')[] = [];
  for (const [i, { mnemonic, words }] of lines.entries()) {
    const start = /^s_c?branch/.test(mnemonic) ? labels.get(words[0] ?? '') : undefined;
    if (start === undefined || start > i) continue;
    const loop = lines.slice(start, i);
    // A loop with a barrier goes in step with others, it does not wait for what it loads.
    if (!loop.some((one) => one.mnemonic.startsWith('s_barrier'))) append(out, lookedAt(loop));
  }
  return out;
}

/** What stands between a barrier and the control of caches that belongs to it. */
const BESIDE = /^$|^s_(?:waitcnt|wait_|nop|delay_alu)|^s_barrier_signal$/;

/**
 * Does control of caches belong to a barrier? Elsewhere it is of an atomic operation or a fence,
 * which orders atomic operations of the workgroup's memory too.
 */
function isAtBarrier(lines: readonly Line[], at: number): boolean {
  for (const step of [1, -1])
    for (let i = at + step; i >= 0 && i < lines.length; i += step) {
      const { mnemonic } = lines[i]!;
      if (/^s_barrier(?:_wait)?$/.test(mnemonic)) return true;
      if (!BESIDE.test(mnemonic) && !CACHE.test(mnemonic)) break;
    }
  return false;
}

/** Can what a text orders be followed? */
export function canFollow(text: string): boolean {
  return text.split('\n').every((one) => {
    const { mnemonic, words } = lineOf(one);
    if (UNKNOWN.test(mnemonic) || words.includes('lds')) return false;
    // Barriers with other numbers are of clusters, or have names.
    return (
      !/^s_barrier_(?:signal|wait)$/.test(mnemonic) || ['-1', '0xffff'].includes(words[0] ?? '')
    );
  });
}

/**
 * The lines that a kernel may execute: its own, and those of functions that are no kernels. All
 * where the text does not say that it is one.
 */
function linesOfKernel(lines: readonly string[], kernel: string | undefined): readonly string[] {
  const kernels = new Set<string>();
  const functions = new Set<string>();
  for (const line of lines) {
    const [, descriptor] = /^\s*\.amdhsa_kernel\s+(\S+)/.exec(line) ?? [];
    const [, name] = /^\s*\.type\s+([^\s,]+)\s*,\s*[@%]function/.exec(line) ?? [];
    if (descriptor !== undefined) kernels.add(descriptor);
    if (name !== undefined) functions.add(name);
  }
  if (kernel === undefined || !kernels.has(kernel)) return lines;
  let isOther = false;
  return lines.filter((line) => {
    const [, label] = /^([^\s:]+):/.exec(line) ?? [];
    if (label !== undefined && (kernels.has(label) || functions.has(label)))
      isOther = kernels.has(label) && label !== kernel;
    return !isOther;
  });
}

/** Of a wave: what it has begun and not waited for. */
interface WaveState {
  isStoring: boolean;
  isSharing: boolean;
  /** The scope up to which its stores have been written back since. */
  written: Scope | undefined;
  /** What its last instruction that may release has passed on, by its line. */
  last: { readonly line: number; readonly scope: Scope | undefined } | undefined;
}

const SCOPES = ['workgroup', 'device'] as const satisfies readonly Scope[];

export class AmdOrders {
  private readonly lines: readonly string[];
  private readonly family: Family;
  /** The kernel has atomic operations of global memory, and of workgroup memory. */
  private hasGlobal = false;
  private hasShared = false;
  private hasInvalidate = false;
  /** A workgroup is on one compute unit, and needs no bits. */
  private readonly isNear: boolean;
  private readonly facts = new Map<number, AmdAccess>();
  private readonly waves = new Map<string, WaveState>();

  constructor(text: string, cpu: string) {
    this.lines = text.split('\n');
    this.family = familyOf(cpu);
    this.isNear =
      this.family === 'gfx1250' ||
      /\.amdhsa_workgroup_processor_mode 0|\.workgroup_processor_mode: *0/.test(text);
  }

  /** A launch of a kernel begins; what other kernels of the text have says nothing of its code. */
  begin(kernel: string | undefined): void {
    this.waves.clear();
    this.facts.clear();
    const lines = linesOfKernel(this.lines, kernel).map(lineOf);
    const polled = polls(lines);
    this.hasGlobal =
      polled.includes('global') ||
      lines.some(
        ({ mnemonic, bits }) => ATOMIC.test(mnemonic) || (ACCESS.test(mnemonic) && bits.size > 0),
      );
    this.hasShared =
      polled.includes('shared') ||
      lines.some(
        ({ mnemonic }, i) =>
          DS_ATOMIC.test(mnemonic) || (CACHE.test(mnemonic) && !isAtBarrier(lines, i)),
      );
    this.hasInvalidate = lines.some(({ mnemonic }) =>
      /^(?:buffer_gl0_inv|global_inv)/.test(mnemonic),
    );
  }

  /** Does anything of the kernel order memory between single threads? */
  get has(): boolean {
    return this.hasGlobal || this.hasShared;
  }

  /** The access of a line. `isAtomic`: the interpreter says so. */
  accessAt(line: number, isAtomic: boolean, isShared: boolean): AmdAccess {
    let found = this.facts.get(line);
    if (found === undefined) {
      found = this.accessOf(lineOf(this.lines[line] ?? ''), isAtomic, isShared);
      this.facts.set(line, found);
    }
    return found;
  }

  private accessOf({ mnemonic, bits }: Line, isAtomic: boolean, isShared: boolean): AmdAccess {
    const width = widthOf(mnemonic);
    // Memory of the workgroup has no caches to pass by.
    if (isAtomic) {
      const scope = isShared ? 'device' : this.scopeOfUpdate(bits);
      return { kind: 'atomic', op: 'atomic.rmw', scope, bits: width };
    }
    const isStore = /_(?:store|write)_/.test(mnemonic);
    const op = isStore ? 'atomic.store' : 'atomic.load';
    // Scalar loads are of memory that nobody writes; several values at once are not atomic.
    const isOne = width > 0 && !mnemonic.startsWith('s_');
    if (isShared || mnemonic.startsWith('ds_'))
      return {
        kind: this.hasShared && isOne ? 'maybe' : 'plain',
        op,
        scope: 'device',
        bits: width,
      };
    if (!isOne || !this.hasGlobal) return { kind: 'plain', op, scope: 'system', bits: width };
    const scope = this.scopeOf(bits, isStore);
    if (scope !== undefined) return { kind: 'atomic', op, scope, bits: width };
    // Without bits: plain, or of a scope, or a kind, that needs none.
    const near = this.isNear || this.family === 'gfx9';
    const always = isStore && ['gfx9', 'gfx10', 'gfx11'].includes(this.family);
    if (always) return { kind: 'maybe', op, scope: 'device', bits: width };
    return { kind: near ? 'maybe' : 'plain', op, scope: 'workgroup', bits: width };
  }

  /** The scope that the bits of a load or store say; undefined when there are none. */
  private scopeOf(bits: ReadonlySet<string>, isStore: boolean): Scope | undefined {
    if (bits.size === 0) return undefined;
    switch (this.family) {
      case 'gfx940':
        return bits.has('sc1') ? 'device' : 'workgroup';
      case 'gfx12':
      case 'gfx1250':
        return scopeOfWord(bits);
      case 'gfx10':
        return isStore || bits.has('dlc') ? 'device' : 'workgroup';
      default:
        return 'device';
    }
  }

  /** Of a read-modify-write, which needs fewer bits. */
  private scopeOfUpdate(bits: ReadonlySet<string>): Scope {
    if (this.family !== 'gfx12') return 'device';
    return scopeOfWord(bits) ?? (this.isNear ? 'workgroup' : 'wave');
  }

  private wave(block: number, thread: number, waveSize: number): WaveState {
    const key = `${block} ${Math.floor(thread / waveSize)}`;
    let found = this.waves.get(key);
    if (found === undefined) {
      found = { isStoring: false, isSharing: false, written: undefined, last: undefined };
      this.waves.set(key, found);
    }
    return found;
  }

  /** What a wave has passed on by now: all that it has waited for, up to a scope. */
  private released(state: WaveState): Scope | undefined {
    if (state.isSharing) return undefined;
    // Waves of a workgroup share a cache on GFX9, which keeps order.
    const near = this.family === 'gfx9' || this.family === 'gfx940' || this.isNear;
    if (state.isStoring) return near ? 'workgroup' : undefined;
    const needsWriteBack = this.family === 'gfx940' || this.family === 'gfx1250';
    return needsWriteBack ? (state.written ?? 'workgroup') : 'device';
  }

  /** A thread accesses memory: what that orders. Gives its next phase where it has another. */
  access(
    clocks: RaceClocks,
    { block, thread, line, waveSize, place, isStore, isShared }: AmdEvent,
    facts: AmdAccess,
  ): number | undefined {
    const state = this.wave(block, thread, waveSize);
    let phase: number | undefined;
    if (facts.kind !== 'plain') {
      // Lanes of a wave store together.
      if (state.last?.line !== line) state.last = { line, scope: this.released(state) };
      const { scope } = state.last;
      if (facts.op !== 'atomic.load' && scope !== undefined)
        phase = clocks.order(fenceOf('release', scope), 0, thread, true);
      const inst = { op: facts.op, attrs: { ordering: 'relaxed', scope: facts.scope } };
      clocks.order(inst as unknown as Inst, place, thread, true);
    } else if (state.last?.line !== line) state.last = undefined;
    if (isStore && isShared) state.isSharing = true;
    else if (isStore) {
      state.isStoring = true;
      state.written = undefined;
    }
    return phase;
  }

  /** Waits and control of caches; gives next phases by thread. */
  sync(
    clocks: RaceClocks,
    { kind, block, threads, line, complete = [] }: SyncEvent,
    waveSize: number,
    setPhase: (thread: number, phase: number) => void,
  ): void {
    const [first] = threads;
    if (first === undefined) return;
    const state = this.wave(block, first, waveSize);
    state.last = undefined;
    const fence = (ordering: 'acquire' | 'release', scope: Scope): void => {
      for (const t of threads) {
        const phase = clocks.order(fenceOf(ordering, scope), 0, t, true);
        if (phase !== undefined) setPhase(t, phase);
      }
    };
    if (kind === 'fence') {
      const { mnemonic, bits } = lineOf(this.lines[line] ?? '');
      const scope = this.scopeOfControl(mnemonic, bits);
      if (/wb/.test(mnemonic) && !/wbinvl1/.test(mnemonic)) state.written = scope;
      if (/inv/.test(mnemonic)) fence('acquire', scope);
      return;
    }
    const before = this.released(state);
    if (complete.includes('shared')) state.isSharing = false;
    if (complete.includes('store')) state.isStoring = false;
    const after = this.released(state);
    if (after !== undefined && after !== before) fence('release', after);
    // Where nothing invalidates the nearest cache, none has to.
    const isGfx9 = this.family === 'gfx9' || this.family === 'gfx940';
    if (isGfx9 || (!this.hasInvalidate && complete.includes('shared')))
      fence('acquire', 'workgroup');
  }

  private scopeOfControl(mnemonic: string, bits: ReadonlySet<string>): Scope {
    if (mnemonic === 'buffer_gl0_inv') return 'workgroup';
    if (this.family === 'gfx940') return bits.has('sc1') ? 'device' : 'workgroup';
    if (this.family === 'gfx12' || this.family === 'gfx1250') return scopeOfWord(bits) ?? 'wave';
    return 'device';
  }
}

/** An access of a thread. */
export interface AmdEvent {
  readonly block: number;
  readonly thread: number;
  readonly line: number;
  readonly waveSize: number;
  readonly place: number;
  readonly isStore: boolean;
  readonly isShared: boolean;
}

function fenceOf(ordering: 'acquire' | 'release', scope: Scope): Inst {
  return { op: 'fence', attrs: { ordering, scope } } as unknown as Inst;
}

function scopeOfWord(bits: ReadonlySet<string>): Scope | undefined {
  if (bits.has('scope:SCOPE_SE')) return 'workgroup';
  return bits.has('scope:SCOPE_DEV') || bits.has('scope:SCOPE_SYS') ? SCOPES[1] : undefined;
}

/** Bits of the one value of an access; 0 for several, or where the mnemonic does not say it. */
function widthOf(mnemonic: string): number {
  if (/2addr|2st64|read2|write2|x3|x4|b96|b128/.test(mnemonic)) return 0;
  if (/x2$|64$/.test(mnemonic)) return 64;
  if (/byte|[bui]8(?:_|$)/.test(mnemonic)) return 8;
  if (/short|[bui]16(?:_|$)/.test(mnemonic)) return 16;
  return /dword|32|_atomic_/.test(mnemonic) ? 32 : 0;
}
