/**
 * Control flow of a function, and which registers each instruction reads and writes. Registers are numbered. An edit costs the
 * statements that it touches: what the others do is taken from the function as it was.
 */
import { memo } from '../../../db/index.ts';
import type { PtxFunction, PtxInstruction, PtxSpan, PtxStatement } from '../ast.ts';
import { ptxEffects } from '../effects.ts';
import { PtxScope } from '../scope.ts';

/** Number of the carry flag, which `.cc` writes. */
export const CARRY = 0;

/** One instruction. */
export interface PtxStep {
  readonly instruction: PtxInstruction;
  readonly reads: readonly number[];
  readonly writes: readonly number[];
  /** What it writes may also stay as it was. */
  readonly partial: boolean;
  /** False where no form fits, so that what it does is not known. */
  readonly known: boolean;
}

export interface PtxBlockOfSteps {
  /** Steps from `first` to the one before `end`. */
  readonly first: number;
  readonly end: number;
}

export interface PtxFlow {
  readonly steps: readonly PtxStep[];
  readonly blocks: readonly PtxBlockOfSteps[];
  /** Blocks that each block can be followed by. */
  readonly next: readonly (readonly number[])[];
  /** How many registers there are. */
  readonly registers: number;
  /** The number of a register of the function's own scope. */
  find(name: string): number | undefined;
}

type Entity =
  | { readonly kind: 'register'; readonly id: number }
  | { readonly kind: 'label'; readonly span: PtxSpan }
  | { readonly kind: 'list'; readonly labels: readonly Label[] };
type Label = Entity & { readonly kind: 'label' };

/** What one statement contributes: a step, a label with its entity, or those of a block. */
type Part = PtxStep | Label | readonly Part[] | undefined;

interface Reading {
  readonly scope: PtxScope<Entity>;
  readonly names: Registers;
  readonly statements: readonly PtxStatement[];
  readonly parts: readonly Part[];
  /** Where branches go to. */
  readonly targets: Map<PtxInstruction, readonly Label[] | undefined>;
}

class Registers {
  count = 1;
  readonly make = (): Entity => ({ kind: 'register', id: this.count++ });
}

/** The last reading of a function, by what of it an edit of its body leaves. */
const readings = memo<PtxSpan, Reading>('ptx-flow');

/** The flow of a function; undefined where a branch goes to a place that is not known. */
export function ptxFlow(fn: PtxFunction): PtxFlow | undefined {
  const statements = fn.body?.body ?? [];
  const before = readings.get(fn.nameSpan);
  const reading = (before && patched(before, statements)) ?? read(fn, statements);
  readings.set(fn.nameSpan, reading);
  return flowOf(reading);
}

/** The reading of a function some of whose instructions are others now. */
function patched(before: Reading, statements: readonly PtxStatement[]): Reading | undefined {
  const old = before.statements;
  let from = 0;
  const most = Math.min(old.length, statements.length);
  while (from < most && old[from] === statements[from]) from += 1;
  let tail = 0;
  while (
    tail < most - from &&
    old[old.length - 1 - tail] === statements[statements.length - 1 - tail]
  )
    tail += 1;
  const plain = (s: PtxStatement): boolean => s.kind === 'instr' || s.kind === 'loc';
  const gone = old.slice(from, old.length - tail);
  const come = statements.slice(from, statements.length - tail);
  if (!gone.every(plain) || !come.every(plain)) return undefined;
  for (const s of gone) if (s.kind === 'instr') before.targets.delete(s);
  const { scope, names, targets, parts } = before;
  const made = come.map((s) => partOf(s, scope, names, targets));
  const kept = parts.slice(0, from);
  for (const part of made) kept.push(part);
  for (let at = old.length - tail; at < old.length; at++) kept.push(parts[at]);
  return { scope, names, targets, statements, parts: kept };
}

function read(fn: PtxFunction, statements: readonly PtxStatement[]): Reading {
  const scope = new PtxScope<Entity>(undefined);
  const names = new Registers();
  for (const p of [...fn.returns, ...fn.params])
    if (p.space === 'reg') scope.define(p.name, names.make());
  const targets = new Map<PtxInstruction, readonly Label[] | undefined>();
  const parts = partsOf(statements, scope, names, targets);
  return { scope, names, targets, statements, parts };
}

function partsOf(
  statements: readonly PtxStatement[],
  scope: PtxScope<Entity>,
  names: Registers,
  targets: Reading['targets'],
): Part[] {
  // Labels may be used before they stand.
  for (const s of statements)
    if (s.kind === 'label') scope.define(s.name, { kind: 'label', span: s });
  for (const s of statements) {
    if (s.kind !== 'targets' || s.directive !== 'branchtargets') continue;
    const labels = s.targets.map(({ name }) => scope.find(name, names.make));
    if (labels.every((l): l is Label => l?.kind === 'label'))
      scope.define(s.label, { kind: 'list', labels });
  }
  return statements.map((s) => partOf(s, scope, names, targets));
}

function partOf(
  s: PtxStatement,
  scope: PtxScope<Entity>,
  names: Registers,
  targets: Reading['targets'],
): Part {
  switch (s.kind) {
    case 'var':
      if (s.space === 'reg') {
        if (s.count !== undefined) scope.defineRange(s);
        else scope.define(s.name, names.make());
      }
      return undefined;
    case 'block':
      return partsOf(s.body, new PtxScope(scope), names, targets);
    case 'label': {
      const label = scope.own(s.name);
      return label?.kind === 'label' ? label : undefined;
    }
    case 'instr': {
      if (s.opcode === 'bra' || s.opcode === 'brx') targets.set(s, targetsOf(s, scope, names));
      return stepOf(s, scope, names);
    }
    default:
      return undefined;
  }
}

function targetsOf(
  i: PtxInstruction,
  scope: PtxScope<Entity>,
  names: Registers,
): readonly Label[] | undefined {
  const o = i.operands[i.operands.length - 1];
  const entity = o?.kind === 'sym' ? scope.find(o.name, names.make) : undefined;
  if (entity?.kind === 'label') return [entity];
  return entity?.kind === 'list' ? entity.labels : undefined;
}

const NONE: readonly number[] = [];

function stepOf(instruction: PtxInstruction, scope: PtxScope<Entity>, names: Registers): PtxStep {
  const { reads, writes, partial, known, readsCarry, writesCarry } = ptxEffects(instruction);
  const numbers = (list: typeof reads, carry: boolean): readonly number[] => {
    let out: number[] | undefined = carry ? [CARRY] : undefined;
    for (const { name } of list) {
      const entity = scope.find(name, names.make);
      if (entity?.kind !== 'register') continue;
      if (out) out.push(entity.id);
      else out = [entity.id];
    }
    return out ?? NONE;
  };
  return {
    instruction,
    reads: numbers(reads, readsCarry),
    writes: numbers(writes, writesCarry),
    partial,
    known,
  };
}

/** Instructions behind which the next one is not reached, unless a guard lets it be. */
const ENDS: ReadonlySet<string> = new Set(['bra', 'brx', 'ret', 'exit', 'trap']);

function flowOf({ scope, names, parts, targets }: Reading): PtxFlow | undefined {
  const steps: PtxStep[] = [];
  const starts: number[] = [0];
  const start = (at: number): void => {
    if (starts[starts.length - 1] !== at) starts.push(at);
  };
  const labels = new Map<Label, number>();
  const add = (list: readonly Part[]): void => {
    for (const part of list) {
      if (part === undefined) continue;
      if (Array.isArray(part)) add(part as readonly Part[]);
      else if ('kind' in part) {
        labels.set(part as Label, steps.length);
        start(steps.length);
      } else {
        const step = part as PtxStep;
        steps.push(step);
        if (ENDS.has(step.instruction.opcode)) start(steps.length);
      }
    }
  };
  add(parts);
  const blocks: PtxBlockOfSteps[] = [];
  const blockAt = new Map<number, number>();
  for (const [i, first] of starts.entries()) {
    if (first >= steps.length) break;
    blockAt.set(first, blocks.length);
    blocks.push({ first, end: starts[i + 1] ?? steps.length });
  }
  const next: number[][] = [];
  for (const [b, { end }] of blocks.entries()) {
    const { instruction } = steps[end - 1]!;
    const list: number[] = [];
    if (instruction.opcode === 'bra' || instruction.opcode === 'brx') {
      const to = targets.get(instruction);
      if (to === undefined) return undefined;
      for (const label of to) {
        const block = blockAt.get(labels.get(label) ?? -1);
        if (block !== undefined && !list.includes(block)) list.push(block);
      }
    }
    const falls = instruction.guard !== undefined || !ENDS.has(instruction.opcode);
    if (falls && b + 1 < blocks.length && !list.includes(b + 1)) list.push(b + 1);
    next.push(list);
  }
  if (blocks.length === 0) return undefined;
  return {
    steps,
    blocks,
    next,
    registers: names.count,
    find: (name) => {
      const entity = scope.find(name, names.make);
      return entity?.kind === 'register' ? entity.id : undefined;
    },
  };
}
