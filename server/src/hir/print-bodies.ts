/**
 * Functions with their typed bodies as text: `--print=hir` of the command. One line for each
 * expression, with its type.
 */
import type { Body, TExpr, TStmt } from './body.ts';
import type { Crate, FnDef } from './defs.ts';
import { forEachPart } from './infer/walk.ts';
import { functionsOf, modulePath } from './names/index.ts';
import type { Program } from './program.ts';
import { displayArgs, displayTy } from './types/display.ts';

/**
 * The functions of a crate in the order of its modules, each with its signature, its problems and
 * its body.
 */
export function printBodies(program: Program, crate: Crate): string {
  return functionsOf(crate)
    .map((def) => printFn(program, def))
    .join('\n');
}

function printFn(program: Program, def: FnDef): string {
  const { params, ret, abi } = program.fnSig(def);
  const generics = program.generics(def).params.map(({ name }) => name);
  const list = generics.length === 0 ? '' : `<${generics.join(', ')}>`;
  const path = [modulePath(def.module), def.name].filter((part) => part !== '').join('::');
  const head = `${abi === 'Rust' ? '' : `extern "${abi}" `}fn ${path}${list}(${params.map(displayTy).join(', ')}) -> ${displayTy(ret)}`;
  const body = def.node.body === undefined ? undefined : program.body(def);
  if (body === undefined) return `${head};\n`;
  const lines = body.problems.map(({ kind, what }) => `  // ${kind}: ${what}`);
  printExpr(body, body.value, 1, lines);
  return `${head} {\n${lines.join('\n')}\n}\n`;
}

function printExpr(body: Body, expr: TExpr, depth: number, out: string[], role = ''): void {
  const detail = detailOf(body, expr);
  const words = [role, expr.kind, detail].filter((word) => word !== '').join(' ');
  out.push(`${'  '.repeat(depth)}${words}: ${displayTy(expr.ty)}`);
  if (expr.kind === 'block') {
    for (const stmt of expr.stmts) printStmt(body, stmt, depth + 1, out);
    if (expr.tail !== undefined) printExpr(body, expr.tail, depth + 1, out);
    return;
  }
  if (expr.kind === 'match') {
    printExpr(body, expr.scrutinee, depth + 1, out);
    for (const { guard, body: arm } of expr.arms) {
      out.push(`${'  '.repeat(depth + 1)}arm`);
      if (guard !== undefined) printExpr(body, guard, depth + 2, out, 'if');
      printExpr(body, arm, depth + 2, out);
    }
    return;
  }
  forEachPart(expr, (part) => printExpr(body, part, depth + 1, out));
}

function printStmt(body: Body, stmt: TStmt, depth: number, out: string[]): void {
  if (stmt.kind === 'expr') {
    printExpr(body, stmt.expr, depth, out);
    return;
  }
  out.push(`${'  '.repeat(depth)}let`);
  if (stmt.init !== undefined) printExpr(body, stmt.init, depth + 1, out);
  if (stmt.else !== undefined) printExpr(body, stmt.else, depth + 1, out, 'else');
}

/** What an expression has beside its parts. */
function detailOf({ locals }: Body, expr: TExpr): string {
  switch (expr.kind) {
    case 'lit':
      return `${expr.bits}`;
    case 'lit-bytes':
      return JSON.stringify(new TextDecoder().decode(expr.bytes));
    case 'local':
      return locals[expr.local]?.name ?? `#${expr.local}`;
    case 'upvar':
      return `#${expr.index}${expr.byRef ? ' by reference' : ''}`;
    case 'fn-ref':
    case 'const':
      return `${expr.def.name}${expr.args.length === 0 ? '' : `::${displayArgs(expr.args)}`}`;
    case 'static':
      return expr.def.name;
    case 'binary':
    case 'logical':
    case 'unary':
    case 'assign-op':
      return expr.op;
    case 'cast':
      return expr.cast;
    case 'borrow':
    case 'raw-borrow':
      return expr.mut ? 'mut' : '';
    case 'field':
      return `${expr.index}`;
    case 'adt':
      return expr.variant?.name ?? '';
    case 'loop':
    case 'break':
    case 'continue':
      return `'${expr.label}`;
    case 'asm':
      return JSON.stringify(expr.template);
    case 'panic':
      return JSON.stringify(expr.message);
    default:
      return '';
  }
}
