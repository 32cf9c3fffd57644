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
  /**
   * One object for all entities between which the checks of instructions see no difference; absent
   * where there are no others.
   */
  readonly meaning?: object;
}

/** Meanings by all that the checks of instructions ask about a declaration. */
const meanings = new Map<string, object>();

function meaningOf({ space, type, vector }: PtxVariable, input: boolean): object {
  const key = `${space} ${type} ${vector} ${input}`;
  const known = meanings.get(key);
  if (known) return known;
  const made = { key };
  meanings.set(key, made);
  return made;
}

const LABEL = { kind: 'label', type: '', vector: 1 } as const;
const LIST = { kind: 'list', type: '', vector: 1 } as const;
const FUNCTION = { kind: 'function', type: '', vector: 1 } as const;

/** What all labels are, all labelled lists, all functions. */
export const PLAIN_ENTITIES: Readonly<Record<'label' | 'list' | 'function', PtxEntity>> = {
  label: LABEL,
  list: LIST,
  function: FUNCTION,
};

export type PtxEntityScope = PtxScope<PtxEntity>;

export function entityScope(parent: PtxEntityScope | undefined): PtxEntityScope {
  return new PtxScope<PtxEntity>(parent);
}

/** A register, also one of a range. */
export function registerEntity(v: PtxVariable): PtxEntity {
  const { type, vector } = v;
  const meaning = meaningOf(v, false);
  return { kind: 'register', type, vector, declaration: v, meaning };
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
        meaning: meaningOf(v, input),
        ...(input ? { input: true } : {}),
      };
}

/** How names are looked up while an instruction is checked. */
export interface PtxLookup {
  find(name: string): PtxEntity | undefined;
  /** The module says that its addresses have 64 bits. */
  readonly wideAddresses: boolean;
}
