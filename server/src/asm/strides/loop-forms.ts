/**
 * Values of registers as forms at a place, around loops: static single assignment made on demand
 * (Braun et al., "Simple and Efficient Construction of Static Single Assignment Form"), in which a
 * value that each iteration adds the same to is its beginning and a multiple of the iteration.
 * Knows no instructions.
 */
import { append } from '../../base/index.ts';
import { Dominators, predecessorsOf, type Successors } from '../graph.ts';
import {
  added,
  atomForm,
  atomsOf,
  isUniformForm,
  keyOf,
  type LaneForm,
  timesForm,
} from './lane-form.ts';

/** What the engine has to know of a language. */
export interface FormMachine {
  readonly next: Successors;
  /** Steps of each block, from `first` to the one before `end`. */
  readonly blocks: readonly { readonly first: number; readonly end: number }[];
  /** Registers that a step writes. */
  writes(step: number): readonly number[];
  /** Whether what a step writes may also stay as it was. */
  isPartial(step: number): boolean;
  /** What a step leaves in a register. */
  compute(step: number, register: number): LaneForm | undefined;
  /**
   * The register that a branch at the end of a block asks; `together` where all lanes take it
   * together whatever it asks, undefined where it is not known.
   */
  condition(block: number): number | 'together' | undefined;
  /** What a register holds at the beginning of the function; nothing is known where absent. */
  atStart?(register: number): LaneForm | undefined;
}

interface Loop {
  readonly header: number;
  readonly body: ReadonlySet<number>;
}

/** Steps that one function may cost; beyond them nothing is known. */
const MOST_WORK = 60_000;
const MOST_DEPTH = 400;

export class LoopForms {
  readonly loops: readonly Loop[];
  private readonly machine: FormMachine;
  private readonly before: readonly (readonly number[])[];
  private readonly dominators: Dominators;
  private readonly known = new Map<string, LaneForm | undefined>();
  /** Keys in the order in which they came to be known. */
  private readonly order: string[] = [];
  /** Headers of the loops that an atom is not the same around. */
  private readonly varying = new Map<string, ReadonlySet<number>>();
  private readonly writtenIn = new Map<number, readonly number[]>();
  private readonly names = new Map<string, string>();
  private work = 0;
  private depth = 0;

  constructor(machine: FormMachine) {
    this.machine = machine;
    this.before = predecessorsOf(machine.next);
    this.dominators = new Dominators(machine.next, 0);
    this.loops = this.naturalLoops();
    for (const [block, { first, end }] of machine.blocks.entries())
      for (let step = first; step < end; step++)
        for (const register of machine.writes(step)) {
          const list = this.writtenIn.get(register) ?? [];
          if (list[list.length - 1] !== block) this.writtenIn.set(register, [...list, block]);
        }
  }

  /** The iteration of the loop that begins at a block. */
  static iteration(header: number): string {
    return `#${header}`;
  }

  /** The innermost loop around a block. */
  loopAround(block: number): Loop | undefined {
    return this.loops
      .filter(({ body }) => body.has(block))
      .reduce<Loop | undefined>(
        (a, b) => (a === undefined || b.body.size < a.body.size ? b : a),
        undefined,
      );
  }

  /** Whether a form may be another one in each iteration of a loop. */
  variesIn(form: LaneForm, header: number): boolean {
    for (const atom of atomsOf(form)) if (this.varying.get(atom)?.has(header)) return true;
    return false;
  }

  /** A value of which only is known that all lanes have it in common, computed from forms. */
  opaque(what: string, from: readonly LaneForm[]): LaneForm {
    const key = `${what}(${from.map(keyOf).join(',')})`;
    let name = this.names.get(key);
    if (name === undefined) {
      name = `?${this.names.size}`;
      this.names.set(key, name);
    }
    const varies = new Set<number>();
    for (const form of from)
      for (const atom of atomsOf(form))
        for (const header of this.varying.get(atom) ?? []) varies.add(header);
    this.varying.set(name, varies);
    return atomForm(name);
  }

  /** The same for what a step reads from memory: it may be another value each time. */
  opaqueAt(step: number, what: string): LaneForm {
    const name = `?${what}@${step}`;
    const block = this.blockOf(step);
    const around = this.loops.filter(({ body }) => body.has(block));
    this.varying.set(name, new Set(around.map(({ header }) => header)));
    return atomForm(name);
  }

  blockOf(step: number): number {
    const { blocks } = this.machine;
    let low = 0;
    let high = blocks.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (blocks[middle]!.end <= step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** What a register holds in front of a step. */
  read(register: number, step: number): LaneForm | undefined {
    const block = this.blockOf(step);
    const written = this.lastIn(register, block, step);
    return written === undefined ? this.atEntry(register, block) : this.written(written, register);
  }

  private lastIn(register: number, block: number, before: number): number | undefined {
    if (!this.writtenIn.get(register)?.includes(block)) return undefined;
    const { first } = this.machine.blocks[block]!;
    for (let step = before - 1; step >= first; step--)
      if (this.machine.writes(step).includes(register)) return step;
    return undefined;
  }

  private atEnd(register: number, block: number): LaneForm | undefined {
    const written = this.lastIn(register, block, this.machine.blocks[block]!.end);
    return written === undefined ? this.atEntry(register, block) : this.written(written, register);
  }

  private written(step: number, register: number): LaneForm | undefined {
    return this.kept(`s${step}:${register}`, () =>
      this.machine.isPartial(step) ? undefined : this.machine.compute(step, register),
    );
  }

  private kept(key: string, compute: () => LaneForm | undefined): LaneForm | undefined {
    if (this.known.has(key)) return this.known.get(key);
    this.work += 1;
    if (this.work > MOST_WORK || this.depth > MOST_DEPTH) return undefined;
    this.keep(key, undefined);
    this.depth += 1;
    const form = compute();
    this.depth -= 1;
    this.keep(key, form);
    return form;
  }

  private keep(key: string, form: LaneForm | undefined): void {
    if (!this.known.has(key)) this.order.push(key);
    this.known.set(key, form);
  }

  private atEntry(register: number, block: number): LaneForm | undefined {
    const writers = this.writtenIn.get(register);
    if (writers === undefined) return this.machine.atStart?.(register);
    // What one block writes that lies on every path holds its value, outside of loops around it.
    return this.kept(`b${block}:${register}`, () => this.merged(register, block));
  }

  private merged(register: number, block: number): LaneForm | undefined {
    const from = this.before[block]!.filter((p) => this.dominators.reached(p));
    const loop = this.loops.find(({ header }) => header === block);
    const outside = loop ? from.filter((p) => !loop.body.has(p)) : from;
    if (block === 0 && outside.length > 0) return undefined;
    const start =
      outside.length > 0
        ? this.joined(register, block, outside)
        : block === 0
          ? this.machine.atStart?.(register)
          : undefined;
    if (loop === undefined || start === undefined) return start;
    if (!this.writtenIn.get(register)!.some((b) => loop.body.has(b))) return start;
    return this.aroundLoop(register, loop, start, from);
  }

  /** A value at the head of a loop that writes it. */
  private aroundLoop(
    register: number,
    { header, body }: Loop,
    start: LaneForm,
    from: readonly number[],
  ): LaneForm | undefined {
    const atom = `?phi${header}:${register}`;
    const around = this.loops.filter((one) => one.body.has(header)).map((one) => one.header);
    this.varying.set(atom, new Set(around));
    const assumed = added(start, atomForm(atom));
    if (assumed === undefined) return undefined;
    // The atom stands for what the iterations have added so far; what follows from it is not kept.
    const mark = this.order.length;
    const key = `b${header}:${register}`;
    this.keep(key, assumed);
    // Whoever asks from inside of the loop has no answer yet, and gets none from here.
    const asked = [...body]
      .map((block) => `b${block}:${register}`)
      .filter((name) => name !== key && this.known.has(name) && this.known.get(name) === undefined);
    for (const name of asked) this.known.delete(name);
    const ends = from.filter((p) => body.has(p)).map((p) => this.atEnd(register, p));
    for (const name of this.order.splice(mark)) this.known.delete(name);
    for (const name of asked) this.known.set(name, undefined);
    const [end] = ends;
    if (end === undefined || ends.some((one) => one === undefined || keyOf(one) !== keyOf(end)))
      return undefined;
    const step = added(end, assumed, -1);
    if (step === undefined) return undefined;
    if (step.size === 0) return start;
    if (!this.variesIn(step, header)) {
      const iteration = LoopForms.iteration(header);
      this.varying.set(iteration, new Set(around));
      const moved = timesForm(step, atomForm(iteration));
      return moved && added(start, moved);
    }
    // It moves in another way, but in the same one in all lanes.
    return isUniformForm(step) ? assumed : undefined;
  }

  /** What comes to a block from others: one value, or one by conditions that all lanes share. */
  private joined(register: number, block: number, from: readonly number[]): LaneForm | undefined {
    const forms: LaneForm[] = [];
    for (const p of from) {
      const form = this.leaving(this.atEnd(register, p), p, block);
      if (form === undefined) return undefined;
      forms.push(form);
    }
    const [first] = forms;
    const keys = new Set(forms.map(keyOf));
    if (keys.size === 1) return first;
    for (const form of forms) {
      const difference = added(form, first!, -1);
      if (difference === undefined || !isUniformForm(difference)) return undefined;
    }
    if (!this.decidedTogether(block, from)) return undefined;
    const rest = [...first!].filter(([, factor]) => typeof factor !== 'number');
    return added(new Map(rest), this.opaque(`join${block}:${register}`, forms));
  }

  /** A value behind a loop; its iterations are no common value where lanes leave it one by one. */
  private leaving(form: LaneForm | undefined, from: number, to: number): LaneForm | undefined {
    if (form === undefined) return undefined;
    for (const { header, body } of this.loops)
      if (
        body.has(from) &&
        !body.has(to) &&
        this.variesIn(form, header) &&
        !this.leftTogether(header)
      )
        return undefined;
    return form;
  }

  private leftTogether(header: number): boolean {
    const { body } = this.loops.find((loop) => loop.header === header)!;
    return [...body].every(
      (b) => this.machine.next[b]!.every((to) => body.has(to)) || this.isDecidedTogether(b),
    );
  }

  /** Whether all branches between the last block in front of a join and the join are uniform. */
  private decidedTogether(block: number, from: readonly number[]): boolean {
    const top = this.dominators.parent[block]!;
    if (top < 0) return false;
    const seen = new Set<number>([top]);
    const work = [...from];
    for (let b = work.pop(); b !== undefined; b = work.pop()) {
      if (seen.has(b)) continue;
      seen.add(b);
      append(
        work,
        this.before[b]!.filter((p) => this.dominators.reached(p)),
      );
    }
    return [...seen].every((b) => this.isDecidedTogether(b));
  }

  private isDecidedTogether(block: number): boolean {
    if (this.machine.next[block]!.length < 2) return true;
    const register = this.machine.condition(block);
    if (register === undefined) return false;
    if (register === 'together') return true;
    const form = this.read(register, this.machine.blocks[block]!.end - 1);
    return form !== undefined && isUniformForm(form);
  }

  private naturalLoops(): Loop[] {
    const { next } = this.machine;
    const bodies = new Map<number, Set<number>>();
    for (const [from, list] of next.entries()) {
      for (const header of list) {
        if (!this.dominators.dominates(header, from)) continue;
        const body = bodies.get(header) ?? new Set([header]);
        bodies.set(header, body);
        const work = [from];
        for (let b = work.pop(); b !== undefined; b = work.pop()) {
          if (body.has(b)) continue;
          body.add(b);
          append(work, this.before[b]!);
        }
      }
    }
    return [...bodies].map(([header, body]) => ({ header, body }));
  }
}
