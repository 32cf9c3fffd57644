/** Names of one body, nested by block. What a name stands for is the user's own type `E`. */
import type { PtxVariable } from './ast.ts';

export class PtxScope<E> {
  readonly parent: PtxScope<E> | undefined;
  private readonly names = new Map<string, E>();
  private readonly ranges = new Map<string, PtxVariable>();

  constructor(parent: PtxScope<E> | undefined) {
    this.parent = parent;
  }

  define(name: string, entity: E): void {
    this.names.set(name, entity);
  }

  /** What this very block says about a name, without looking outward. */
  own(name: string): E | undefined {
    return this.names.get(name);
  }

  /** `%r<10>`: what its registers are is decided when they are first asked for. */
  defineRange(declaration: PtxVariable): void {
    this.ranges.set(declaration.name, declaration);
  }

  ownRange(prefix: string): PtxVariable | undefined {
    return this.ranges.get(prefix);
  }

  /** The range of this very block that has a register of this name. */
  rangeOf(name: string): PtxVariable | undefined {
    for (let end = name.length - 1; end > 0 && isDigit(name, end); end--) {
      const declaration = this.ranges.get(name.slice(0, end));
      if (declaration && indexIn(declaration, name.slice(end))) return declaration;
    }
    return undefined;
  }

  /** Is one of the names of this very block, such as `is` says, a register of a range? */
  ownInRange(range: PtxVariable, is: (entity: E) => boolean): boolean {
    for (const [name, entity] of this.names)
      if (
        name.startsWith(range.name) &&
        indexIn(range, name.slice(range.name.length)) &&
        is(entity)
      )
        return true;
    return false;
  }

  /**
   * Looks outward from this block; `make` turns the declaration of a range into the entity of one
   * register.
   */
  find(name: string, make: (declaration: PtxVariable) => E): E | undefined {
    for (let scope: PtxScope<E> | undefined = this; scope; scope = scope.parent) {
      const found = scope.names.get(name) ?? scope.fromRange(name, make);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private fromRange(name: string, make: (declaration: PtxVariable) => E): E | undefined {
    if (this.ranges.size === 0) return undefined;
    let end = name.length;
    while (end > 0 && isDigit(name, end - 1)) {
      end--;
      // `%f1<4>` names %f10 to %f13: every split of the trailing digits can be the right one.
      const declaration = this.ranges.get(name.slice(0, end));
      if (!declaration) continue;
      if (!indexIn(declaration, name.slice(end))) continue;
      const entity = make(declaration);
      this.names.set(name, entity);
      return entity;
    }
    return undefined;
  }
}

function isDigit(name: string, at: number): boolean {
  const code = name.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Is this the number of a register of a range, as it is written? */
function indexIn({ count = 0 }: PtxVariable, index: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(index) && Number(index) < count;
}
