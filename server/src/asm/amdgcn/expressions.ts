/** Assembler expressions: reading them, and computing them once symbols have values. */
import { LIMITS } from '../../base/index.ts';
import type { AmdgcnExpr } from './ast.ts';
import type { Scanner } from './scanner.ts';

/** Binding strength of binary operators, as LLVM's assembler parser has it for ELF targets. */
const BINDING: readonly (readonly [string, number])[] = [
  ['||', 1],
  ['&&', 2],
  ['==', 3],
  ['!=', 3],
  ['<>', 3],
  ['<=', 3],
  ['>=', 3],
  ['<<', 6],
  ['>>', 6],
  ['<', 3],
  ['>', 3],
  ['+', 4],
  ['-', 4],
  ['|', 5],
  ['^', 5],
  ['&', 5],
  ['*', 6],
  ['/', 6],
  ['%', 6],
];

/**
 * Deep nesting comes only from broken text; the parser gives up on it instead of the call stack.
 */
const MAX_DEPTH = LIMITS.assemblyExpression.limit;
/** Operators of one level: the tree of a chain is as deep as that is long. */
const MAX_CHAIN = LIMITS.assemblyChain.limit;

/** Levels of the tree that was read last: chains in brackets at the start of chains add up. */
let height = 0;

/** An expression at the cursor; undefined when there is none. */
export function parseExpr(s: Scanner, depth = 0): AmdgcnExpr | undefined {
  return binary(s, 1, depth);
}

function binary(s: Scanner, floor: number, depth: number): AmdgcnExpr | undefined {
  let left = unary(s, depth);
  while (left) {
    const levels = height;
    const op = BINDING.find(
      ([text]) => s.text.startsWith(text, s.at) && s.at + text.length <= s.end,
    );
    if (!op || op[1] < floor || depth > MAX_DEPTH || levels > MAX_CHAIN) return left;
    const back = s.at;
    s.takeAll(op[0]);
    const right = binary(s, op[1] + 1, depth + 1);
    if (!right) {
      s.at = back;
      height = levels;
      return left;
    }
    height = Math.max(levels, height) + 1;
    left = { kind: 'binary', op: op[0], left, right };
  }
  return undefined;
}

function unary(s: Scanner, depth: number): AmdgcnExpr | undefined {
  height = 0;
  if (depth > MAX_DEPTH) return undefined;
  const c = s.text[s.at];
  if (c === '-' || c === '~' || c === '!' || c === '+') {
    const back = s.at;
    s.take(c);
    const operand = unary(s, depth + 1);
    if (!operand) {
      s.at = back;
      return undefined;
    }
    height++;
    return { kind: 'unary', op: c, operand };
  }
  if (c === '(') {
    const back = s.at;
    s.take('(');
    const inner = parseExpr(s, depth + 1);
    if (!inner || !s.take(')')) {
      s.at = back;
      return undefined;
    }
    return inner;
  }
  if (s.atNumber) {
    const value = s.number();
    return value === undefined || typeof value === 'number' ? undefined : { kind: 'int', value };
  }
  if (s.code === 34) return { kind: 'sym', name: s.string() ?? '', variant: variant(s) };
  if (!s.atWord) return undefined;
  const name = s.word();
  if (FUNCTIONS.has(name) && s.take('(')) return callOf(s, name, depth);
  return { kind: 'sym', name, variant: variant(s) };
}

/** Functions of LLVM's expressions for AMD GPUs. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  'max or extrasgprs totalnumvgprs alignto occupancy instprefsize lit lit64'.split(' '),
);

/** A call behind its opening parenthesis. */
function callOf(s: Scanner, name: string, depth: number): AmdgcnExpr | undefined {
  const args: AmdgcnExpr[] = [];
  let levels = 0;
  do {
    const arg = parseExpr(s, depth + 1);
    if (!arg) return undefined;
    levels = Math.max(levels, height + 1);
    args.push(arg);
  } while (s.take(','));
  height = levels;
  return s.take(')') ? { kind: 'call', name, args } : undefined;
}

/** `@rel32@lo` behind a name. */
function variant(s: Scanner): string {
  const parts: string[] = [];
  for (let back = s.at; s.take('@'); back = s.at) {
    const word = s.word();
    if (word === '') {
      s.at = back;
      break;
    }
    parts.push(word);
  }
  return parts.join('@');
}

/** What the functions over register counts need to know of the GPU. */
export interface AmdgcnExprFacts {
  /** True when accumulation registers follow the others in one file (gfx90a, gfx942). */
  readonly unifiedFile: boolean;
}

/** The value of a symbol, or undefined when it has none. */
export type AmdgcnLookup = (name: string, variant: string) => bigint | undefined;

/** Symbols that the assembler defines itself, for `s_version`. */
const PREDEFINED: ReadonlyMap<string, bigint> = new Map([
  ['UC_VERSION_GFX7', 0n],
  ['UC_VERSION_GFX10', 4n],
  ['UC_VERSION_GFX11', 6n],
  ['UC_VERSION_GFX12', 9n],
  ['UC_VERSION_W64_BIT', 0x2000n],
  ['UC_VERSION_W32_BIT', 0x4000n],
  ['UC_VERSION_MDP_BIT', 0x8000n],
]);

const big = (b: boolean): bigint => (b ? 1n : 0n);

/** Names of the symbols that the value follows from. */
function symbolsOf(e: AmdgcnExpr, out: string[] = []): string[] {
  if (e.kind === 'sym') out.push(e.name);
  else if (e.kind === 'unary') symbolsOf(e.operand, out);
  else if (e.kind === 'call') for (const arg of e.args) symbolsOf(arg, out);
  else if (e.kind === 'binary') {
    symbolsOf(e.left, out);
    symbolsOf(e.right, out);
  }
  return out;
}

/** Symbols and what they are set to. */
export interface SymbolSource {
  /** By name, what has been computed; undefined for a symbol that needs itself. */
  readonly values: Map<string, bigint | undefined>;
  /** What a symbol is set to; undefined when something else gives its value. */
  exprOf(name: string): AmdgcnExpr | undefined;
  evaluate(expr: AmdgcnExpr): bigint | undefined;
}

/**
 * Computes a symbol that is set, those that it needs before it: symbols may be a row as long as the
 * text, of which each needs the next.
 */
export function computeSymbol(name: string, { values, exprOf, evaluate }: SymbolSource): void {
  const entered = new Set<string>();
  const work = [name];
  while (work.length > 0) {
    const top = work.at(-1)!;
    const expr = exprOf(top);
    if (expr === undefined || (values.has(top) && !entered.has(top))) work.pop();
    else if (entered.has(top)) {
      values.set(top, evaluate(expr));
      entered.delete(top);
      work.pop();
    } else {
      entered.add(top);
      values.set(top, undefined);
      for (const needed of symbolsOf(expr)) if (!values.has(needed)) work.push(needed);
    }
  }
}

/** The value; undefined when a symbol has none. Recursion follows the text's nesting only. */
export function evaluateExpr(
  e: AmdgcnExpr,
  lookup: AmdgcnLookup,
  facts: AmdgcnExprFacts = { unifiedFile: false },
): bigint | undefined {
  switch (e.kind) {
    case 'int':
      return e.value;
    case 'sym':
      return lookup(e.name, e.variant) ?? PREDEFINED.get(e.name);
    case 'unary': {
      const v = evaluateExpr(e.operand, lookup, facts);
      if (v === undefined) return undefined;
      return e.op === '-' ? -v : e.op === '~' ? ~v : e.op === '!' ? big(v === 0n) : v;
    }
    case 'call':
      return call(e.name, e.args, lookup, facts);
    case 'binary': {
      const a = evaluateExpr(e.left, lookup, facts);
      const b = evaluateExpr(e.right, lookup, facts);
      return a === undefined || b === undefined ? undefined : operate(e.op, a, b);
    }
  }
}

/** LLVM computes in 64 bits. A symbol may be twice the one before, and that so on. */
function narrow(value: bigint): bigint {
  return value > WIDEST || value < -WIDEST ? BigInt.asIntN(64, value) : value;
}

const WIDEST = 1n << 127n;

function operate(op: string, a: bigint, b: bigint): bigint | undefined {
  switch (op) {
    case '+':
      return narrow(a + b);
    case '-':
      return narrow(a - b);
    case '*':
      return narrow(a * b);
    case '/':
      return b === 0n ? undefined : a / b;
    case '%':
      return b === 0n ? undefined : a % b;
    case '&':
      return a & b;
    case '|':
      return a | b;
    case '^':
      return a ^ b;
    case '<<':
      return b < 0n || b > 63n ? 0n : BigInt.asIntN(64, a << b);
    case '>>':
      return b < 0n || b > 63n ? 0n : a >> b;
    case '&&':
      return big(a !== 0n && b !== 0n);
    case '||':
      return big(a !== 0n || b !== 0n);
    case '==':
      return big(a === b);
    case '!=':
    case '<>':
      return big(a !== b);
    case '<':
      return big(a < b);
    case '>':
      return big(a > b);
    case '<=':
      return big(a <= b);
    case '>=':
      return big(a >= b);
  }
  return undefined;
}

function call(
  name: string,
  args: readonly AmdgcnExpr[],
  lookup: AmdgcnLookup,
  facts: AmdgcnExprFacts,
): bigint | undefined {
  const values: bigint[] = [];
  for (const arg of args) {
    const v = evaluateExpr(arg, lookup, facts);
    if (v === undefined) return undefined;
    values.push(v);
  }
  const [a = 0n, b = 0n, c = 0n] = values;
  switch (name) {
    case 'max':
      return values.reduce((m, v) => (v > m ? v : m), a);
    case 'or':
      return values.reduce((m, v) => m | v, 0n);
    case 'alignto':
      return b === 0n ? undefined : ((a + b - 1n) / b) * b;
    case 'totalnumvgprs':
      // Arguments: accumulation registers, vector registers.
      if (facts.unifiedFile && a > 0n) return ((b + 3n) / 4n) * 4n + a;
      return a > b ? a : b;
    case 'extrasgprs':
      // Arguments: VCC used, flat scratch used, XNACK used (LLVM's count for GFX9).
      return c !== 0n ? 6n : b !== 0n ? 6n : a !== 0n ? 2n : 0n;
    case 'lit':
    case 'lit64':
      return a;
  }
  return undefined;
}
