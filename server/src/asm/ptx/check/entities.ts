/** What a name in a PTX text stands for, as far as checking goes. */
import type { PtxSpace, PtxVariable } from '../ast.ts';
import { PtxScope } from '../scope.ts';

export interface PtxEntity {
  readonly kind: 'register' | 'variable' | 'label' | 'list' | 'function';
  readonly type: string;
  readonly vector: number;
  /** Space of a variable. */
  readonly space?: PtxSpace;
  /** A parameter of the kernel or function around, which may not be written. */
  readonly input?: boolean;
  readonly declaration?: PtxVariable;
}

export type PtxEntityScope = PtxScope<PtxEntity>;

export function entityScope(parent: PtxEntityScope | undefined): PtxEntityScope {
  return new PtxScope<PtxEntity>(parent);
}

/** A register, also one of a range. */
export function registerEntity(v: PtxVariable): PtxEntity {
  return { kind: 'register', type: v.type, vector: v.vector, declaration: v };
}

/** A variable or parameter; one in registers is a register. */
export function variableEntity(v: PtxVariable, input = false): PtxEntity {
  return v.space === 'reg'
    ? registerEntity(v)
    : {
        kind: 'variable',
        type: v.type,
        vector: v.vector,
        space: v.space,
        declaration: v,
        ...(input ? { input: true } : {}),
      };
}

/** How names are looked up while an instruction is checked. */
export interface PtxLookup {
  find(name: string): PtxEntity | undefined;
}
