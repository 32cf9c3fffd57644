/**
 * What both sides have in common: the code of a kernel that no edit reaches is the same object
 * before and after the switch, and what is the same need not be counted. The side that is looked at
 * first puts off what probably is the same; what then turns out to differ is counted late.
 */
import type { TargetName } from '../../workspace/index.ts';
import type { CodeState } from './code-state.ts';

/** A kernel's code on a target, and what decides about its figures besides. */
export interface CodeKey {
  /** The same for the same kernel on both sides. */
  readonly name: string;
  readonly target: TargetName;
  /** The same object for the same code; undefined where that is not known. */
  readonly code: object | undefined;
  /** Launch, GPU and place. */
  readonly besides: string;
  /** File and text of the kernel's own item. */
  readonly path: string;
  readonly source: string;
}

interface Known {
  readonly key: CodeKey;
  readonly state: CodeState;
}

export class SharedCode {
  /** Texts of the side that is looked at second. */
  private readonly otherText: (path: string) => string | undefined;
  private readonly known = new Map<string, Known>();
  private readonly filled = new Map<string, CodeState>();
  /** Put off, and not yet found to be the same. */
  private readonly open = new Set<string>();
  private isSecond = false;

  constructor(otherText: (path: string) => string | undefined) {
    this.otherText = otherText;
  }

  /** From here on the other side is looked at. */
  switch(): void {
    this.isSecond = true;
  }

  /** The figures of a kernel: those of the other side, none yet, or counted now. */
  stateOf(key: CodeKey, count: () => CodeState): CodeState {
    const old = this.known.get(key.name);
    if (this.isSecond) {
      const isSame =
        old !== undefined &&
        key.code !== undefined &&
        old.key.code === key.code &&
        old.key.besides === key.besides;
      if (isSame) this.open.delete(key.name);
      return isSame ? old.state : count();
    }
    const isPutOff =
      old === undefined &&
      key.code !== undefined &&
      this.otherText(key.path)?.includes(key.source) === true;
    if (isPutOff) this.open.add(key.name);
    const state = isPutOff ? nothingYet(key) : count();
    this.known.set(key.name, { key, state });
    return state;
  }

  /** What was put off and is not the same: to be counted on the first side. */
  late(): ReadonlySet<string> {
    return this.open;
  }

  /** Takes in what was counted late. */
  fill(name: string, state: CodeState): void {
    this.filled.set(name, state);
  }

  /** The figures that stand for those that were put off. */
  settled(state: CodeState): CodeState {
    return this.filled.get(state.hash) ?? state;
  }
}

/** In place of figures; the name takes the place of the hash, which no other code has. */
function nothingYet({ name, target }: CodeKey): CodeState {
  return { target, cpu: '', figures: [], hash: name, problems: [], lines: new Map() };
}
