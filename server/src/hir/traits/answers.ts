/**
 * Answers of the trait solver that need not be found again. A chain of iterator adaptors asks at
 * each call for the item of all adaptors before it; without a memory that is cubic in the length of
 * the chain.
 */
import type { TraitDef } from '../defs.ts';
import type { GenericArg } from '../ty.ts';
import { defId } from '../types/intern.ts';
import type { InferTable } from '../types/table.ts';

/** A trait's predicate as a key of answers. */
export function keyOf(trait: TraitDef, args: readonly GenericArg[]): string {
  let key = `${defId(trait)}:`;
  for (const arg of args) key += `${arg.id},`;
  return key;
}

interface Answer<V> {
  readonly value: V;
  /** The bindings under which it was found: their number, and the number of the youngest one. */
  readonly mark: number;
  readonly serial: number;
}

/**
 * Answers to questions without open variables, each as long as the bindings hold under which it was
 * found.
 */
export class Answers<K, V> {
  private readonly table: InferTable;
  private readonly closed: Map<K, V> | undefined;
  /** Made with the first answer: most solvers answer one question and go. */
  private known: Map<K, Answer<V>> | undefined;

  /**
   * `closed`: answers that hold for all solvers of a program, when nothing is open and nothing
   * assumed in any of them.
   */
  constructor(table: InferTable, closed?: Map<K, V>) {
    this.table = table;
    this.closed = closed;
  }

  get(key: K): V | undefined {
    if (this.closed !== undefined) return this.closed.get(key);
    const answer = this.known?.get(key);
    return answer !== undefined && this.table.serialAt(answer.mark) === answer.serial
      ? answer.value
      : undefined;
  }

  /**
   * Finds an answer, and keeps it when `isFinal` says so and nothing was learned on the way about
   * variables that were there before (those of a closure's signature): otherwise asking again may
   * have an effect, or another answer. It holds as long as the bindings do that it may depend on.
   */
  find<R extends V | undefined>(key: K, find: () => R, isFinal: (found: R) => boolean): R {
    const mark = this.table.snapshot();
    const { result, isQuiet, isPure } = this.table.watch(find);
    if (!isQuiet || result === undefined || !isFinal(result)) return result;
    if (this.closed !== undefined) this.closed.set(key, result);
    else {
      const since = isPure ? 0 : mark;
      const serial = this.table.serialAt(since)!;
      (this.known ??= new Map()).set(key, { value: result, mark: since, serial });
    }
    return result;
  }
}
