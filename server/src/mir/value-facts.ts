/** What a convention promises of a value that goes into or out of a function. */

/** Facts of one parameter or result, as LLVM's attributes of the same names. */
export interface ValueFacts {
  /** Neither undefined nor poison. */
  readonly noundef?: boolean;
  readonly nonnull?: boolean;
  /** As long as the function runs, what it writes there is reached through this address alone. */
  readonly noalias?: boolean;
  /** The function does not write through it. */
  readonly readonly?: boolean;
  /** The function may write there even where the source does not. */
  readonly writable?: boolean;
  /** Bytes; of what the address points to. */
  readonly align?: number;
  /** Bytes that can be read there as long as the function runs; where it is null, none. */
  readonly dereferenceable?: number;
  /** Least and most value of an integer, as its bits without sign; the range may wrap around. */
  readonly range?: readonly [bigint, bigint];
}
