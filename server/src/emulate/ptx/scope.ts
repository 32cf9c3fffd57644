/** Names inside one function: registers (single, ranges, vectors), variables, labels, lists, nested by block. */
import type { PtxPrototype, PtxTargets, PtxVariable } from '../../asm/index.ts';
import type { PlacedVariable } from './program.ts';

export interface RegisterEntity {
  readonly kind: 'register';
  readonly type: string;
  /** Slots of the components; one for a plain register. */
  readonly slots: readonly number[];
}

export interface VariableEntity {
  readonly kind: 'variable';
  readonly placed: PlacedVariable;
}

export type Entity =
  | RegisterEntity
  | VariableEntity
  | { readonly kind: 'label'; readonly pc: number }
  | { readonly kind: 'targets'; readonly targets: PtxTargets }
  | { readonly kind: 'prototype'; readonly prototype: PtxPrototype };

export class Scope {
  readonly parent: Scope | undefined;
  private readonly names = new Map<string, Entity>();
  private readonly ranges = new Map<string, PtxVariable>();

  constructor(parent: Scope | undefined) {
    this.parent = parent;
  }

  define(name: string, entity: Entity): void {
    this.names.set(name, entity);
  }

  /** `%r<10>`: the registers get slots when they are first used. */
  defineRange(declaration: PtxVariable): void {
    this.ranges.set(declaration.name, declaration);
  }

  /** Looks outward; `allocate` makes the slots of a register of a range. */
  find(name: string, allocate: (declaration: PtxVariable) => RegisterEntity): Entity | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const found = scope.names.get(name) ?? scope.fromRange(name, allocate);
      if (found) return found;
    }
    return undefined;
  }

  private fromRange(
    name: string,
    allocate: (declaration: PtxVariable) => RegisterEntity,
  ): Entity | undefined {
    if (this.ranges.size === 0) return undefined;
    let end = name.length;
    while (end > 0 && name.charCodeAt(end - 1) >= 48 && name.charCodeAt(end - 1) <= 57) {
      end--;
      // `%f1<4>` names %f10 to %f13: every split of the trailing digits can be the right one.
      const declaration = this.ranges.get(name.slice(0, end));
      if (!declaration) continue;
      const index = name.slice(end);
      if (Number(index) >= (declaration.count ?? 0) || (index.length > 1 && index[0] === '0')) continue;
      const entity = allocate(declaration);
      this.names.set(name, entity);
      return entity;
    }
    return undefined;
  }
}
