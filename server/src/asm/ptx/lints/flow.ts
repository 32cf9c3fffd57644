/**
 * Control flow of a function, and which registers each instruction reads and writes. Registers are
 * numbered. An edit costs the statements that it touches: what the others do is taken from the
 * function as it was.
 */
import { memo } from '../../../db/index.ts';
import type {
  PtxFunction,
  PtxInstruction,
  PtxSpan,
  PtxStatement,
  PtxSymbol,
  PtxVariable,
} from '../ast.ts';
import { changedPart } from '../changed.ts';
import { ptxEffects } from '../effects.ts';
import type { PtxPlaced } from '../placed.ts';
import { PtxScope } from '../scope.ts';
import type { PtxTemplate } from '../templates.ts';
import { ptxTypeBits } from '../types.ts';

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
  /** Bits of `IS`. */
  readonly is: number;
  /** The register that an access to global or shared memory counts from; -1 for none. */
  readonly base: number;
}

/** What lints look for in instructions. */
export const IS = {
  copy: 1,
  /** Does nothing but compute. */
  pure: 2,
  /** Loads from or stores to global or shared memory. */
  access: 4,
  /** Waits for other threads. */
  meeting: 8,
  /** Runs beside the code, or waits for what does. */
  async: 16,
  /** Stores to shared memory. */
  sharedStore: 32,
} as const;

/** Instructions that do nothing but compute. */
const PURE: ReadonlySet<string> = new Set(
  `abs add addc and bfe bfi bfind bmsk brev clz cnot copysign cos cvt div dp2a dp4a ex2 fma fns lg2 lop3 mad mad24 madc max min
   mul mul24 neg not or popc prmt rcp rem rsqrt sad selp set setp shf shl shr sin slct sqrt sub subc szext tanh testp xor`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

function traits({ opcode, modifiers, operands }: PtxInstruction): number {
  // Compilers convert what they know to be undefined, such as the fourth of three elements.
  if (opcode === 'cvt')
    return operands.length === 2 && operands[1]?.kind === 'sym' ? IS.pure | IS.copy : IS.pure;
  if (PURE.has(opcode)) return IS.pure;
  switch (opcode) {
    case 'mov':
      return operands[0]?.kind === 'sym' && operands[1]?.kind === 'sym' ? IS.copy : 0;
    case 'ld':
    case 'st':
      if (modifiers.includes('global')) return IS.access;
      if (!modifiers.some((m) => m === 'shared' || m === 'shared::cta')) return 0;
      return opcode === 'st' ? IS.access | IS.sharedStore : IS.access;
    case 'bar':
    case 'barrier':
    case 'shfl':
    case 'vote':
    case 'match':
    case 'redux':
      return IS.meeting;
    case 'cp':
    case 'wgmma':
      return IS.async;
  }
  return 0;
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
  /** Words of 32 bits of each register; 0 for predicates and the carry flag. */
  readonly words: readonly number[];
  /** What the instructions are together: bits of `IS`. */
  readonly has: number;
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
  readonly flow: PtxFlow | undefined;
}

type Draft = Omit<Reading, 'flow'>;

/** Bits of a word. */
const WORD = 32;

class Registers {
  count = 1;
  /** Lists of one register, which most instructions have. */
  private readonly alone: (readonly number[] | undefined)[] = [];

  one(register: number): readonly number[] {
    return (this.alone[register] ??= [register]);
  }

  /** Words of 32 bits of each register; 0 for predicates. */
  readonly words: number[] = [0];

  readonly make = ({ type, vector }: PtxVariable): Entity => {
    this.words.push(type === 'pred' ? 0 : Math.ceil(ptxTypeBits(type) / WORD) * vector);
    return { kind: 'register', id: this.count++ };
  };
}

/** Statements of a function from which on its reading is kept from edit to edit. */
const WORTH_KEEPING = 1000;

/** The last reading of a function, by what of it an edit of its body leaves. */
const readings = memo<PtxSpan, Reading>('ptx-flow');

/** The flow of a function; undefined where a branch goes to a place that is not known. */
export function ptxFlow(fn: PtxFunction): PtxFlow | undefined {
  const statements = fn.body?.body ?? [];
  const before = readings.get(fn.nameSpan);
  if (before?.statements === statements) return before.flow;
  const reading = (before && patched(before, statements)) ?? read(fn, statements);
  if (statements.length > WORTH_KEEPING) readings.set(fn.nameSpan, reading);
  return reading.flow;
}

/** The reading of a function some of whose instructions are others now. */
function patched(before: Reading, statements: readonly PtxStatement[]): Reading | undefined {
  const { from, gone, come } = changedPart(before.statements, statements);
  const plain = (s: PtxStatement): boolean => s.kind === 'instr' || s.kind === 'loc';
  if (!gone.every(plain) || !come.every(plain)) return undefined;
  for (const s of gone) if (s.kind === 'instr') before.targets.delete(s);
  const { scope, names, targets, parts } = before;
  const made = come.map((s) => partOf(s, scope, names, targets)) as (PtxStep | undefined)[];
  const kept = parts.slice(0, from).concat(made, parts.slice(from + gone.length));
  const draft = { scope, names, targets, statements, parts: kept };
  const steps = made.filter((part): part is PtxStep => part !== undefined);
  const flow = before.flow && patchedFlow(before.flow, gone, steps, names.count);
  return { ...draft, flow: flow ?? flowOf(draft) };
}

function read(fn: PtxFunction, statements: readonly PtxStatement[]): Reading {
  const scope = new PtxScope<Entity>(undefined);
  const names = new Registers();
  for (const p of [...fn.returns, ...fn.params])
    if (p.space === 'reg') scope.define(p.name, names.make(p));
  const targets = new Map<PtxInstruction, readonly Label[] | undefined>();
  const parts = partsOf(statements, scope, names, targets);
  const draft = { scope, names, targets, statements, parts };
  return { ...draft, flow: flowOf(draft) };
}

/**
 * A flow in which some instructions inside of one block are others now; undefined where blocks may
 * be others as well.
 */
function patchedFlow(
  flow: PtxFlow,
  gone: readonly PtxStatement[],
  come: readonly PtxStep[],
  registers: number,
): PtxFlow | undefined {
  const { steps, blocks } = flow;
  const old = gone.filter((s): s is PtxInstruction => s.kind === 'instr');
  const ends = (i: PtxInstruction): boolean => ENDS.has(i.opcode);
  if (old.length === 0 || come.length === 0) return undefined;
  if (old.some(ends) || come.some(({ instruction }) => ends(instruction))) return undefined;
  let at = 0;
  while (at < steps.length && steps[at]!.instruction !== old[0]) at += 1;
  let block = 0;
  while (block < blocks.length && blocks[block]!.end <= at) block += 1;
  const inside = blocks[block];
  if (!inside || at + old.length > inside.end) return undefined;
  const by = come.length - old.length;
  const moved: PtxBlockOfSteps[] = [];
  for (let b = 0; b < blocks.length; b++) {
    const one = blocks[b]!;
    if (b < block) moved.push(one);
    else moved.push({ first: b === block ? one.first : one.first + by, end: one.end + by });
  }
  let has = flow.has;
  for (const step of come) has |= step.is;
  return {
    ...flow,
    steps: steps.slice(0, at).concat(come, steps.slice(at + old.length)),
    blocks: moved,
    has,
    registers,
  };
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
        else scope.define(s.name, names.make(s));
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
      return stepOf(s as PtxPlaced, scope, names);
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

/** What all instructions of a template do; names are slots, or those that all have. */
interface StepTemplate {
  readonly is: number;
  readonly partial: boolean;
  readonly known: boolean;
  readonly readsCarry: boolean;
  readonly writesCarry: boolean;
  readonly reads: readonly (number | string)[];
  readonly writes: readonly (number | string)[];
  /** The name that the address of an access to memory begins with. */
  readonly base: number | string | undefined;
}

const stepTemplates = memo<PtxTemplate, StepTemplate>('ptx-step-templates');

function stepTemplate(template: PtxTemplate): StepTemplate {
  const before = stepTemplates.get(template);
  if (before) return before;
  const { tree, slots } = template;
  const { reads, writes, partial, known, readsCarry, writesCarry } = ptxEffects(tree);
  const name = (s: PtxSymbol): number | string => {
    const slot = slots.indexOf(s);
    return slot < 0 ? s.name : slot;
  };
  const is = traits(tree);
  const address = (is & IS.access) !== 0 && tree.operands.find((o) => o.kind === 'addr');
  const first = address && address.kind === 'addr' ? address.items[0] : undefined;
  const base = first?.kind === 'sym' ? name(first) : undefined;
  const made = {
    is,
    partial,
    known,
    readsCarry,
    writesCarry,
    reads: reads.map(name),
    writes: writes.map(name),
    base,
  };
  stepTemplates.set(template, made);
  return made;
}

function stepOf(instruction: PtxPlaced, scope: PtxScope<Entity>, names: Registers): PtxStep {
  const t = stepTemplate(instruction.template);
  const register = (name: number | string): number => {
    const text = typeof name === 'number' ? instruction.names[name]! : name;
    const entity = scope.find(text, names.make);
    return entity?.kind === 'register' ? entity.id : -1;
  };
  const numbers = (list: readonly (number | string)[], carry: boolean): readonly number[] => {
    let out = carry ? names.one(CARRY) : NONE;
    for (const name of list) {
      const id = register(name);
      if (id >= 0) out = out.length === 0 ? names.one(id) : out.concat(id);
    }
    return out;
  };
  return {
    instruction,
    reads: numbers(t.reads, t.readsCarry),
    writes: numbers(t.writes, t.writesCarry),
    partial: t.partial,
    known: t.known,
    is: t.is,
    base: t.base === undefined ? -1 : register(t.base),
  };
}

/** Instructions behind which the next one is not reached, unless a guard lets it be. */
const ENDS: ReadonlySet<string> = new Set(['bra', 'brx', 'ret', 'exit', 'trap']);

function flowOf({ scope, names, parts, targets }: Draft): PtxFlow | undefined {
  const steps: PtxStep[] = [];
  let has = 0;
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
        has |= step.is;
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
    has,
    registers: names.count,
    words: names.words,
    find: (name) => {
      const entity = scope.find(name, names.make);
      return entity?.kind === 'register' ? entity.id : undefined;
    },
  };
}
