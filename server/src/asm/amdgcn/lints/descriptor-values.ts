/** Numbers of a kernel descriptor, which symbols and expressions may decide. */
import type { AmdgcnDescriptor } from '../ast.ts';
import { type AmdgcnLookup, evaluateExpr } from '../expressions.ts';

export class DescriptorValues {
  readonly #descriptor: AmdgcnDescriptor;
  readonly #lookup: AmdgcnLookup;
  /** Whether one that was asked for is not known. */
  unknown = false;

  constructor(descriptor: AmdgcnDescriptor, lookup: AmdgcnLookup) {
    this.#descriptor = descriptor;
    this.#lookup = lookup;
  }

  /** What a key (`.amdhsa_` left out) is set to; `otherwise` where it is not set or not known. */
  of(key: string, otherwise: number): number {
    const expr = this.#descriptor.values.get(key);
    const known = expr && evaluateExpr(expr, this.#lookup);
    if (expr && known === undefined) this.unknown = true;
    return known === undefined ? otherwise : Number(known);
  }
}
