/**
 * Walks over the tree: which function a statement belongs to, symbols in operands, names a kernel
 * reaches.
 */
import type { AmdgcnModule } from './ast.ts';
import { statementFacts } from './statement-facts.ts';
import { eachInstructionSymbol } from './symbols.ts';

/** A function's share of the statements: from its label to the one before the next function. */
export interface AmdgcnFunction {
  readonly name: string;
  /** It has a descriptor: it can be launched. */
  readonly kernel: boolean;
  /**
   * Index of its label among the statements, and of the first statement that is no longer its own.
   */
  readonly first: number;
  readonly end: number;
}

/** Functions in the order of the text: labels of code that are not local to the assembler. */
export function amdgcnFunctions(module: AmdgcnModule): AmdgcnFunction[] {
  const kernels = new Set(module.descriptors.map((d) => d.name));
  const starts: { name: string; first: number }[] = [];
  let inCode = true;
  const { statements } = module;
  const facts = statementFacts(module);
  for (let i = 0; i < statements.length; i++) {
    const s = statements[i]!;
    if (s.kind === 'directive') inCode = facts.of(s).code ?? inCode;
    else if (s.kind === 'label' && inCode && !facts.of(s).local)
      starts.push({ name: s.name, first: i });
  }
  return starts.map(({ name, first }, i) => ({
    name,
    kernel: kernels.has(name),
    first,
    end: starts[i + 1]?.first ?? module.statements.length,
  }));
}

/**
 * Names that kernels reach, through calls and addresses, in code and in data. All kernels, unless
 * some are given.
 */
export function amdgcnReachable(
  module: AmdgcnModule,
  roots: readonly string[] = module.descriptors.map((d) => d.name),
): ReadonlySet<string> {
  const uses = usesByName(module);
  const reached = new Set<string>();
  const work = [...roots];
  for (let name = work.pop(); name !== undefined; name = work.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const next of uses.get(name) ?? []) work.push(next);
  }
  return reached;
}

const wordsIn = (args: readonly string[]): readonly string[] =>
  args.flatMap((arg) => arg.match(/[A-Za-z_.$][\w.$]*/g) ?? []);

/** Instructions that what stands behind them does not follow. */
const ENDS = /^s_(?:endpgm|branch|setpc|set_pc|trap)/;

/** The names that each function and each piece of data uses. */
function usesByName(module: AmdgcnModule): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  let owner = '';
  const functions = new Set(amdgcnFunctions(module).map((f) => f.name));
  const add = (name: string): void => {
    let list = uses.get(owner);
    if (!list) {
      list = new Set();
      uses.set(owner, list);
    }
    list.add(name);
  };
  let inCode = true;
  let falls = false;
  const facts = statementFacts(module);
  for (const s of module.statements) {
    if (s.kind === 'label') {
      // Inside code only functions begin something new, in data every label does.
      if (inCode && !functions.has(s.name)) continue;
      // What does not end goes on behind the label.
      if (inCode && falls) add(s.name);
      owner = s.name;
      falls = false;
    } else if (s.kind === 'instr') {
      eachInstructionSymbol(s, add);
      falls = !ENDS.test(s.name);
    } else if (s.kind === 'directive') {
      inCode = facts.of(s).code ?? inCode;
      if (/^\.(long|quad|int|4byte|8byte)$/.test(s.name))
        for (const word of wordsIn(s.args)) add(word);
    }
  }
  return uses;
}
