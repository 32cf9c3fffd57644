/**
 * Who calls whom: `s_call` by name, `s_swappc` through the registers that an address was put into
 * before.
 */
import type { AmdgcnModule, AmdgcnOperand, AmdgcnPlaced } from './ast.ts';
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
    const addresses = new Addresses();
    for (let i = fn.first; i < fn.end; i++) {
      const s = module.statements[i]!;
      if (s.kind !== 'instr' || !s.name.startsWith('s_')) continue;
      // A callee may change every register that it need not keep.
      if (!/^s_(?:swap_?pc|call)/.test(s.name)) addresses.follow(s);
      else {
        const callee = addresses.calleeOf(s);
        const { start, end } = s.nameSpan;
        if (callee !== undefined) out.push({ caller: fn.name, callee, start, end });
      }
    }
  }
  return out;
}

type PlacedInstruction = Extract<AmdgcnPlaced, { kind: 'instr' }>;

/** Scalar registers whose pair holds the address of a function. */
class Addresses {
  private readonly symbols = new Map<number, string>();

  calleeOf({ name, shape: { operands } }: PlacedInstruction): string | undefined {
    if (!name.startsWith('s_call')) return this.symbols.get(scalar(operands[1]));
    return (symbolOf(operands[2]) ?? symbolOf(operands[1]))?.name;
  }

  follow({ name, shape: { operands } }: PlacedInstruction): void {
    const written = scalar(operands[0]);
    if (written < 0) return;
    const symbol = symbolOf(operands[2]) ?? symbolOf(operands[1]);
    if (symbol && /^(?:got)?(?:pc)?rel(?:32|64)(?:@lo)?$|^abs32@lo$/.test(symbol.variant))
      this.symbols.set(written, symbol.name);
    else if (/^s_(?:load_dwordx2|load_b64|mov_b64)$/.test(name)) {
      const from = this.symbols.get(scalar(operands[1]));
      if (from === undefined) this.symbols.delete(written);
      else this.symbols.set(written, from);
    } else if (!/^s_addc?_|^s_add_co_/.test(name)) this.symbols.delete(written);
  }
}
