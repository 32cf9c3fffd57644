/**
 * What follows from each line alone, computed once for all lines with the same text: sections,
 * kinds of labels, targets of jumps.
 */
import { memo } from '../../db/index.ts';
import { exact } from '../exact.ts';
import type { AmdgcnModule, AmdgcnPlaced, AmdgcnStatement } from './ast.ts';
import { eachExprSymbol, eachInstructionSymbol } from './symbols.ts';

/** A symbol that a line names, by its offset in the line. */
export interface NamedSymbol {
  readonly name: string;
  readonly start: number;
}

export interface StatementFacts {
  /**
   * Of a directive: true when it changes to a section of code, false for data, undefined for any
   * other.
   */
  readonly code: boolean | undefined;
  /** Of a label: local to the assembler. */
  readonly local: boolean;
  /** Labels that a jump or call names. */
  readonly targets: readonly NamedSymbol[];
  /** What the instruction means depends on symbols. */
  readonly symbolic: boolean;
}

const NONE: StatementFacts = { code: undefined, local: false, targets: [], symbolic: false };

class FactTable {
  private readonly known: (StatementFacts | undefined)[] = [];

  of({ id, shape }: AmdgcnPlaced): StatementFacts {
    let facts = this.known[id];
    if (!facts) {
      while (this.known.length <= id) this.known.push(undefined);
      this.known[id] = facts = made(shape);
    }
    return facts;
  }
}

const tables = memo<object, FactTable>('facts of AMDGCN statements');

/** Facts of the statements of a text. */
export function statementFacts({ lines }: AmdgcnModule): FactTable {
  let table = tables.get(lines);
  if (!table) tables.set(lines, (table = new FactTable()));
  return table;
}

function made(s: AmdgcnStatement): StatementFacts {
  switch (s.kind) {
    case 'directive': {
      const code = sectionIsCode(s.name, s.args);
      return code === undefined ? NONE : { ...NONE, code };
    }
    case 'label':
      return /^(\.L|\d)/.test(s.name) ? { ...NONE, local: true } : NONE;
    case 'instr': {
      const targets: NamedSymbol[] = [];
      const jumps = /^s_(c?branch|call)/.test(s.name);
      let symbolic = false;
      for (const half of s.dual ? [s, s.dual] : [s])
        for (const o of half.operands)
          if (o.kind === 'expr') eachExprSymbol(o.expr, () => (symbolic = true));
      if (jumps) eachInstructionSymbol(s, (name, start) => targets.push({ name, start }));
      return symbolic ? { ...NONE, targets: exact(targets), symbolic } : NONE;
    }
    default:
      return NONE;
  }
}

/**
 * True when a directive changes to a section of code, false for data, undefined for any other
 * directive.
 */
export function sectionIsCode(name: string, args: readonly string[]): boolean | undefined {
  if (name === '.text') return true;
  if (name === '.data' || name === '.bss' || name === '.rodata') return false;
  if (name !== '.section') return undefined;
  return (args[0] ?? '').replace(/"/g, '').startsWith('.text') || (args[1] ?? '').includes('x');
}
