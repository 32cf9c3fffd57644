/** Matrix instructions as their names and operands tell: shape, types, registers. */
import type { AmdgcnInstruction } from '../ast.ts';
import { keysOfOperand } from './keys.ts';

/** A matrix instruction: its registers and what decides about its timing. */
export interface Matrix {
  readonly kind: 'mfma' | 'wmma';
  readonly d: readonly number[];
  readonly a: readonly number[];
  readonly b: readonly number[];
  readonly c: readonly number[];
  /** Index of sparse data, and scales. */
  readonly others: readonly number[];
  /** Doubles; 32-bit floats; all others are of the XDL unit. */
  readonly type: 'double' | 'single' | 'xdl';
  readonly sparse: boolean;
  readonly rows: number;
  readonly depth: number;
  readonly inputs: string;
  /** Inputs of 8 bits, where the modifiers say which they are. */
  readonly bytes: boolean;
}

const MFMA = /^v_(s?)mfmac?_(?:scale_)?([fi]\d+)_(\d+)x\d+x(\d+)_?(?:\d+b_)?(.*)$/;
const WMMA = /^v_(s?)wmmac?_(?:scale\w*?_)?(\w+?)_(\d+)x\d+x(\d+)_?(.*)$/;

/** What a matrix instruction is; undefined for every other one. */
export function matrixOf(i: AmdgcnInstruction, name: string): Matrix | undefined {
  if (name.length > 80) return undefined;
  const mfma = MFMA.exec(name);
  const match = mfma ?? (/^v_s?wmmac?_/.test(name) ? WMMA.exec(name) : null);
  if (!match) return undefined;
  const [, sparse, result = '', rows, depth, inputs = ''] = match;
  const at = (n: number): readonly number[] => keysOfOperand(i.operands[n]);
  const format = (modifier: string): number => {
    const value = i.modifiers.find((m) => m.name === modifier)?.value;
    return typeof value === 'number' ? value : 0;
  };
  const isSparse = sparse === 's';
  return {
    kind: mfma ? 'mfma' : 'wmma',
    d: at(0),
    a: at(1),
    b: at(2),
    c: isSparse ? at(0) : at(3),
    others: [...(isSparse ? at(3) : []), ...at(4), ...at(5)],
    type: result === 'f64' ? 'double' : inputs === 'f32' ? 'single' : 'xdl',
    sparse: isSparse,
    rows: Number(rows),
    depth: Number(depth),
    inputs,
    bytes: format('cbsz') <= 1 || format('blgp') <= 1,
  };
}
