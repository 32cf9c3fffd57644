/** Rows of a match: the tests that a pattern asks for and the variables it binds; types only. */
import type { TExpr, TPat, VariantDef } from '../../hir/index.ts';
import type { Occurrence } from './occurrence.ts';

/** A question about an integer, a character, a truth value. */
export type ScalarTest = Extract<Test, { readonly kind: 'int' | 'range' }>;

/** One question about a value. */
export type Test =
  | {
      readonly kind: 'variant';
      readonly variant: VariantDef;
      readonly pat: TPat & { kind: 'variant' };
    }
  /** Integers, characters, truth values: canonical unsigned bits. */
  | { readonly kind: 'int'; readonly bits: bigint }
  | { readonly kind: 'float'; readonly bits: bigint }
  /** Bounds as bits; inclusive unless `open`. */
  | {
      readonly kind: 'range';
      readonly lo: bigint | undefined;
      readonly hi: bigint | undefined;
      readonly open: boolean;
    }
  /** At least one of them holds. */
  | { readonly kind: 'any'; readonly tests: readonly ScalarTest[] }
  /** A string or byte slice. */
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly digest: number }
  | {
      readonly kind: 'length';
      readonly count: number;
      readonly atLeast: boolean;
      readonly pat: TPat & { kind: 'slice' };
    };

/** A variable and what it is bound to. */
export interface BindingAt {
  readonly occ: Occurrence;
  readonly pat: TPat & { kind: 'binding' };
}

/** One way for an arm to match: all tests hold, then the guard. */
export interface Row {
  readonly arm: number;
  readonly guard: TExpr | undefined;
  readonly tests: readonly { readonly occ: Occurrence; readonly test: Test }[];
  readonly bindings: readonly BindingAt[];
}

/**
 * The test for a string or byte slice. Its digest differs from that of most others: arms may begin
 * alike for thousands of bytes.
 */
export function testOfBytes(bytes: Uint8Array): Test {
  let digest = 0;
  for (const byte of bytes) digest = (Math.imul(digest, 0x01000193) ^ byte) | 0;
  return { kind: 'bytes', bytes, digest };
}
