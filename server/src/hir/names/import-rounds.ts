/**
 * The order in which imports are tried until none moves. Most programs bring each name from where
 * it is known already, and two or three rounds over all imports do; a row of imports of which each
 * needs the next one, in whatever order, must not take a round for each.
 */
import { Fuel, LIMITS } from '../../base/index.ts';
import { type Import, tryImport } from './imports.ts';

/** Up to so many imports, the rounds are short enough. */
const FEW = 200;
/** Imports that ask for one name and are tried when it is bound: of more, most would wait. */
const ASKING = 8;

/** Tries imports; moves those that are settled to `bound`, but for globs. */
export class ImportRounds {
  private readonly visits = new Fuel(LIMITS.importVisits);
  /** Imports that have not been settled. */
  imports: Import[] = [];
  /** Single imports that have been: further namespaces may come. */
  readonly bound: Import[] = [];

  /** True when something was bound. `forced`: what is not known by now counts as absent. */
  resolve(forced: boolean): boolean {
    let any = false;
    for (let moved = true; moved; ) {
      moved = forced || this.imports.length <= FEW ? this.inOrder() : this.alongNames();
      const left: Import[] = [];
      for (const imp of this.imports)
        if (!imp.settled) left.push(imp);
        else if (!imp.glob) this.bound.push(imp);
      this.imports = left;
      any ||= moved;
    }
    for (const imp of this.bound) if (tryImport(imp)) any = true;
    return any;
  }

  private inOrder(): boolean {
    let moved = false;
    for (const imp of this.imports) if (this.attempt(imp)) moved = true;
    return moved;
  }

  /** After each import that binds a name, those that ask for the name. */
  private alongNames(): boolean {
    const asking = new Map<string, Import[]>();
    for (const imp of this.imports)
      for (const { text } of imp.path.names) {
        const list = asking.get(text);
        if (list === undefined) asking.set(text, [imp]);
        else if (list.length <= ASKING) list.push(imp);
      }
    let moved = false;
    for (const first of this.imports) {
      const work = [first];
      for (let imp = work.pop(); imp !== undefined; imp = work.pop()) {
        if (imp.settled || !this.attempt(imp)) continue;
        moved = true;
        const next = asking.get(imp.name);
        if (next !== undefined && next.length <= ASKING) for (const one of next) work.push(one);
      }
    }
    return moved;
  }

  /** Imports were left because there was no account for more tries. */
  get isSpent(): boolean {
    return this.visits.isSpent;
  }

  private attempt(imp: Import): boolean {
    return this.visits.spend() && tryImport(imp);
  }
}
