/**
 * Instructions held against the table of forms, once for all lines with the same text and each GPU.
 */
import { memo } from '../../../db/index.ts';
import type { AmdgcnInstruction, AmdgcnModule, AmdgcnOperand, AmdgcnPlaced } from '../ast.ts';
import { type AmdgcnLookup, evaluateExpr } from '../expressions.ts';
import {
  type AmdgcnGpu,
  type InstructionProblem,
  judgeInstruction,
  type MatchContext,
  type MatchedForm,
} from '../forms/index.ts';
import { statementFacts } from '../statement-facts.ts';
import { eachExprSymbol } from '../symbols.ts';

/**
 * What is known of an instruction: what is wrong with it, or the form it has. Places count from the
 * line's beginning.
 */
export interface Judged {
  readonly problem: InstructionProblem | undefined;
  readonly matched: MatchedForm | undefined;
}

/** Judgements of the lines of a text, for one GPU and the values that its symbols have. */
export interface JudgedLines {
  readonly gpu: AmdgcnGpu;
  readonly wave: 0 | 32 | 64;
  /** The same object while all judgements stay as they are. */
  readonly all: object;
  of(s: AmdgcnPlaced): Judged;
}

class Judgements {
  readonly lists = new Map<string, (Judged | undefined)[]>();
  readonly symbolic = new Map<string, (Judged | undefined)[]>();
  sets: readonly number[] = [];
  key = '';
  all = {};
}

const kept = memo<object, Judgements>('AMDGCN instructions as judged');

/**
 * GPUs and wave sizes of one text that are remembered: the one it is read for, and the one before.
 */
const MOST_CONTEXTS = 2;

/** The judge of a text's instructions; `sets` are the statements that give symbols their values. */
export function judgedLines(
  module: AmdgcnModule,
  gpu: AmdgcnGpu,
  wave: 0 | 32 | 64,
  unseen: boolean,
  lookup: AmdgcnLookup,
  sets: readonly number[],
): JudgedLines {
  let known = kept.get(module.lines);
  if (!known) kept.set(module.lines, (known = new Judgements()));
  const key = `${gpu.cpu} ${wave} ${unseen}`;
  if (known.key !== key) {
    known.key = key;
    known.all = {};
  }
  if (!known.lists.has(key) && known.lists.size >= MOST_CONTEXTS) {
    known.lists.clear();
    known.symbolic.clear();
  }
  const { sets: before } = known;
  if (before !== sets) {
    known.symbolic.clear();
    known.sets = sets;
    known.all = {};
  }
  const list = listOf(known.lists, key);
  const symbolic = listOf(known.symbolic, key);
  const facts = statementFacts(module);
  const context = contextOf(module, gpu, wave, unseen, lookup);
  return {
    gpu,
    wave,
    all: known.all,
    of(s) {
      const ready = list[s.id] ?? symbolic[s.id];
      if (ready) return ready;
      const made = judge(s.shape as AmdgcnInstruction, context);
      put(facts.of(s).symbolic ? symbolic : list, s.id, made);
      return made;
    },
  };
}

function put(list: (Judged | undefined)[], id: number, one: Judged): void {
  while (list.length <= id) list.push(undefined);
  list[id] = one;
}

function listOf(lists: Map<string, (Judged | undefined)[]>, key: string): (Judged | undefined)[] {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
}

function judge(shape: AmdgcnInstruction, context: MatchContext): Judged {
  const judged = judgeInstruction(shape, context);
  if (judged === undefined) return { problem: undefined, matched: undefined };
  return 'code' in judged
    ? { problem: judged, matched: undefined }
    : { problem: undefined, matched: judged };
}

function contextOf(
  module: AmdgcnModule,
  gpu: AmdgcnGpu,
  wave: 0 | 32 | 64,
  unseen: boolean,
  lookup: AmdgcnLookup,
): MatchContext {
  let defined: Set<string> | undefined;
  return {
    gpu,
    wave,
    evaluate: (o: AmdgcnOperand) => (o.kind === 'expr' ? evaluateExpr(o.expr, lookup) : undefined),
    mayBeKnown: (o: AmdgcnOperand) => {
      if (o.kind !== 'expr') return false;
      if (!defined) {
        defined = new Set();
        for (const s of module.statements) if (s.kind === 'set') defined.add(s.name);
      }
      const known = defined;
      let open = unseen;
      let symbols = 0;
      eachExprSymbol(o.expr, (name) => {
        symbols++;
        if (known.has(name)) open = true;
      });
      // Differences of labels are known once the code in between is.
      return open || symbols !== 1;
    },
  };
}
