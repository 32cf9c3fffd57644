/**
 * Who calls whom: `s_call` by name, `s_swappc` through the registers that an address was put into
 * before.
 */
import type { AmdgcnModule, AmdgcnOperand } from './ast.ts';
import { amdgcnFunctions } from './walk.ts';

/** A call at its place in the text. */
export interface AmdgcnCall {
  readonly caller: string;
  readonly callee: string;
  readonly start: number;
  readonly end: number;
}

function symbolOf(o: AmdgcnOperand | undefined): { name: string; variant: string } | undefined {
  if (o?.kind !== 'expr') return undefined;
  let { expr } = o;
  // `f@rel32@lo+4`.
  if (expr.kind === 'binary') expr = expr.left;
  return expr.kind === 'sym' ? expr : undefined;
}

const scalar = (o: AmdgcnOperand | undefined): number =>
  o?.kind === 'reg' && o.file === 's' ? o.index : -1;

/** Calls whose callee the text tells, in its order. */
export function amdgcnCalls(module: AmdgcnModule): AmdgcnCall[] {
  const out: AmdgcnCall[] = [];
  for (const fn of amdgcnFunctions(module)) {
    /** Scalar registers whose pair holds the address of a function. */
    const addresses = new Map<number, string>();
    for (let i = fn.first; i < fn.end; i++) {
      const s = module.statements[i]!;
      if (s.kind !== 'instr' || !s.name.startsWith('s_')) continue;
      const { operands } = s.shape;
      const written = scalar(operands[0]);
      const symbol = symbolOf(operands[2]) ?? symbolOf(operands[1]);
      const call = /^s_(?:swap_?pc|call)/.test(s.name);
      const callee = call
        ? s.name.startsWith('s_call')
          ? symbol?.name
          : addresses.get(scalar(operands[1]))
        : undefined;
      if (call) {
        // A callee may change every register that it need not keep.
        if (callee !== undefined) {
          const { start, end } = s.nameSpan;
          out.push({ caller: fn.name, callee, start, end });
        }
        continue;
      }
      if (written < 0) continue;
      if (symbol && /^(?:got)?(?:pc)?rel(?:32|64)(?:@lo)?$|^abs32@lo$/.test(symbol.variant))
        addresses.set(written, symbol.name);
      else if (/^s_(?:load_dwordx2|load_b64|mov_b64)$/.test(s.name)) {
        const from = addresses.get(scalar(operands[1]));
        if (from === undefined) addresses.delete(written);
        else addresses.set(written, from);
      } else if (!/^s_addc?_|^s_add_co_/.test(s.name)) addresses.delete(written);
    }
  }
  return out;
}
