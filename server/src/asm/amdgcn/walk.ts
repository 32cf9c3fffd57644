/** Walks over the tree: which function a statement belongs to, symbols in operands, names a kernel reaches. */
import type { AmdgcnExpr, AmdgcnInstruction, AmdgcnModule } from './ast.ts';

/** Every symbol of an expression. */
export function eachExprSymbol(e: AmdgcnExpr, visit: (name: string) => void): void {
  switch (e.kind) {
    case 'sym':
      visit(e.name);
      return;
    case 'unary':
      eachExprSymbol(e.operand, visit);
      return;
    case 'binary':
      eachExprSymbol(e.left, visit);
      eachExprSymbol(e.right, visit);
      return;
    case 'call':
      for (const arg of e.args) eachExprSymbol(arg, visit);
  }
}

/** Every symbol an instruction names, those of its second half included. */
export function eachInstructionSymbol(
  i: AmdgcnInstruction,
  visit: (name: string, start: number) => void,
): void {
  for (const half of i.dual ? [i, i.dual] : [i]) {
    for (const o of half.operands) {
      if (o.kind === 'expr') eachExprSymbol(o.expr, (name) => visit(name, o.start));
    }
  }
}

/** A function's share of the statements: from its label to the one before the next function. */
export interface AmdgcnFunction {
  readonly name: string;
  /** It has a descriptor: it can be launched. */
  readonly kernel: boolean;
  /** Index of its label among the statements, and of the first statement that is no longer its own. */
  readonly first: number;
  readonly end: number;
}

/** Functions in the order of the text. */
export function amdgcnFunctions(module: AmdgcnModule): AmdgcnFunction[] {
  const kernels = new Set(module.descriptors.map((d) => d.name));
  const starts: { name: string; first: number }[] = [];
  for (const [i, s] of module.statements.entries()) {
    if (s.kind === 'label' && (module.functions.has(s.name) || kernels.has(s.name)))
      starts.push({ name: s.name, first: i });
  }
  return starts.map(({ name, first }, i) => ({
    name,
    kernel: kernels.has(name),
    first,
    end: starts[i + 1]?.first ?? module.statements.length,
  }));
}

/** Names that the kernels reach: through calls and addresses, in code and in data. */
export function amdgcnReachable(module: AmdgcnModule): ReadonlySet<string> {
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
  for (const s of module.statements) {
    // Local labels stay inside their function; any other label begins something new.
    if (s.kind === 'label') {
      if (functions.has(s.name) || !s.name.startsWith('.LBB')) owner = s.name;
    } else if (s.kind === 'instr') eachInstructionSymbol(s, add);
    else if (s.kind === 'directive' && /^\.(long|quad|int|4byte|8byte)$/.test(s.name)) {
      for (const arg of s.args)
        for (const word of arg.match(/[A-Za-z_.$][\w.$]*/g) ?? []) add(word);
    }
  }
  const reached = new Set<string>();
  const work = module.descriptors.map((d) => d.name);
  for (let name = work.pop(); name !== undefined; name = work.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const next of uses.get(name) ?? []) work.push(next);
  }
  return reached;
}
