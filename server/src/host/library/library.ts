/** What a table of a library's functions and methods is. */
import type { Span } from '../../base/index.ts';
import type { Path } from '../../syntax/index.ts';
import type { Scope } from '../scope.ts';
import type { HostType } from '../types.ts';
import type { HostValue } from '../value.ts';

/** How a function is called. */
export interface FunctionCall {
  /** Type arguments in the path. */
  readonly types: readonly HostType[];
  readonly span: Span;
  readonly path: Path;
  /** Has the crate a type of its own by this name? */
  readonly owns: (name: string) => boolean;
  /** The first segments of the imports of a name, and of the path itself. */
  readonly crates: ReadonlySet<string>;
  /** Unique for the place. */
  readonly key: string;
  readonly scope: Scope;
}

/** How a method is called. */
export interface MethodCall {
  readonly types: readonly HostType[];
  /** The receiver is of the crate's own type. */
  readonly owned: boolean;
  /** The method's name. */
  readonly span: Span;
  /** The receiver as a path: `self.out`. */
  readonly text: string | undefined;
  readonly key: string;
  /** The value of an argument that is a closure. */
  readonly closure: (at: number) => HostValue | undefined;
}

export type FunctionRow = (args: readonly HostValue[], call: FunctionCall) => HostValue | undefined;
export type MethodRow = (
  self: HostValue,
  args: readonly HostValue[],
  call: MethodCall,
) => HostValue | undefined;

export interface Library {
  readonly functions: Readonly<Record<string, FunctionRow>>;
  /** By type, then by method; `*` stands for any type, and `#` for numbers. */
  readonly methods: Readonly<Record<string, Readonly<Record<string, MethodRow>>>>;
  /** Methods that macros name after kernels: `prepare_vecadd`. */
  readonly prefixes?: Readonly<Record<string, MethodRow>>;
}
