/**
 * Walks over the tree: statements of a body with its blocks, operands with their parts, functions a
 * body names.
 */
import type {
  PtxFunction,
  PtxInit,
  PtxInstruction,
  PtxModule,
  PtxOperand,
  PtxStatement,
  PtxSymbol,
} from './ast.ts';

/** Every statement, blocks entered, in text order. */
export function eachStatement(
  body: readonly PtxStatement[],
  visit: (s: PtxStatement) => void,
): void {
  for (const s of body) {
    visit(s);
    if (s.kind === 'block') eachStatement(s.body, visit);
  }
}

export function eachInstruction(fn: PtxFunction, visit: (i: PtxInstruction) => void): void {
  if (!fn.body) return;
  eachStatement(fn.body.body, (s) => {
    if (s.kind === 'instr') visit(s);
  });
}

/** Every symbol inside an operand. */
export function eachSymbol(operand: PtxOperand, visit: (s: PtxSymbol) => void): void {
  switch (operand.kind) {
    case 'sym':
      visit(operand);
      return;
    case 'symaddr':
      visit(operand.symbol);
      return;
    case 'addr':
      for (const item of operand.items) eachSymbol(item, visit);
      return;
    case 'vec':
      for (const element of operand.elements) eachSymbol(element, visit);
      return;
    case 'pair':
      eachSymbol(operand.first, visit);
      eachSymbol(operand.second, visit);
      return;
    case 'not':
    case 'neg':
      eachSymbol(operand.operand, visit);
      return;
  }
}

/** All operands of an instruction, those of a call included; the guard is not among them. */
export function operandsOf(i: PtxInstruction): readonly PtxOperand[] {
  if (!i.call) return i.operands;
  const { returns, target, args, prototype } = i.call;
  return [...returns, target, ...args, ...(prototype ? [prototype] : [])];
}

/** Names whose addresses an initial value holds. */
export function eachInitSymbol(init: PtxInit, visit: (s: PtxSymbol) => void): void {
  if (init.kind === 'list') for (const item of init.items) eachInitSymbol(item, visit);
  else eachSymbol(init, visit);
}

/** What is reached from outside: kernels and visible functions. */
function rootNames(module: PtxModule): string[] {
  return module.functions
    .filter((fn) => fn.entry || fn.linkage.includes('visible'))
    .map((fn) => fn.name);
}

/**
 * Names of functions and variables that the kernels (and exported functions) reach: through calls,
 * addresses taken and initialisers of variables they use.
 */
export function reachableNames(
  module: PtxModule,
  roots: readonly string[] = rootNames(module),
): ReadonlySet<string> {
  const bodies = new Map<string, PtxFunction>();
  for (const fn of module.functions) if (fn.body || !bodies.has(fn.name)) bodies.set(fn.name, fn);
  const inits = new Map<string, PtxInit>();
  for (const v of module.variables) if (v.init) inits.set(v.name, v.init);
  const reached = new Set<string>();
  const work: string[] = [];
  const add = (name: string): void => {
    if (reached.has(name)) return;
    reached.add(name);
    work.push(name);
  };
  for (const name of roots) add(name);
  for (let name = work.pop(); name !== undefined; name = work.pop()) {
    const fn = bodies.get(name);
    if (fn)
      eachInstruction(fn, (i) => {
        for (const o of operandsOf(i)) eachSymbol(o, (s) => add(s.name));
      });
    const init = inits.get(name);
    if (init) eachInitSymbol(init, (s) => add(s.name));
  }
  return reached;
}
