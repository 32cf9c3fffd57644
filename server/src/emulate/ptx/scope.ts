/** What names inside one function stand for in the simulator. */
import { type PtxPrototype, PtxScope, type PtxTargets } from '../../asm/index.ts';
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

export class Scope extends PtxScope<Entity> {}
