/**
 * What a rule gets to see and what it can listen to. Everything is read-only, and nothing here
 * knows any single rule.
 */
import type { FileId, Span } from '../base/index.ts';
import type {
  Body,
  BodyOwner,
  Crate,
  FnDef,
  ModuleDef,
  Program,
  TExpr,
  TExprOf,
} from '../hir/index.ts';
import type {
  LaunchKernel,
  LinkedFn,
  LinkedHost,
  LinkedLaunch,
  LinkedName,
} from '../host/index.ts';
import type { SourceLoc } from '../mir/index.ts';
import type { MlirProblem } from '../mlir/index.ts';
import type { AnyNode, NodeKind, NodeOf } from '../syntax/index.ts';
import type { Allowance } from './allow-comments.ts';
import type { AsmProblem, AsmText } from './asm-text.ts';
import type { OverBudget } from './budgets.ts';
import type { CargoSetup, DeviceLimits, DeviceTriple } from './cargo-setup.ts';
import type { CommentMistake } from './comment-mistakes.ts';
import type { Configuration } from './configuration.ts';
import type { DeviceCode } from './device-code.ts';
import type { Kernel } from './kernels.ts';
import type { Launch } from './launch-comment.ts';
import type { SpecLaunch } from './launches/host-launch.ts';
import type { SizedLaunch } from './launches/passed.ts';

/** Definitions with executable code that rules look at. */
export type CodeOwner = Extract<BodyOwner, { kind: 'fn' | 'const' | 'static' }>;

/** Where a syntax node stands. */
export interface Place {
  readonly file: FileId;
  /** The innermost module, block modules included. */
  readonly module: ModuleDef;
  /** The function, constant or static around it. */
  readonly owner: CodeOwner | undefined;
}

export interface RuleContext {
  readonly crate: Crate;
  readonly program: Program;
  /** All functions of the crate: free, nested, methods, of traits, foreign. Filled by the walk. */
  readonly fns: readonly FnDef[];
  /** Those of `fns` that are kernels. */
  readonly kernels: readonly Kernel[];
  /** Kernels of all dialects; `kernels` are those of rustc. */
  readonly entries: readonly Kernel[];
  /** Is the code of a kernel looked at, as far as others and limits decide? */
  isAsked(def: FnDef): boolean;
  /** All modules of the crate, those of blocks included. */
  readonly modules: readonly ModuleDef[];
  /** Names in `warplens: allow(..)` comments of the crate's files, as they are now. */
  readonly allowances: readonly Allowance[];
  /** Comments that were meant for us and say nothing. */
  readonly commentMistakes: readonly CommentMistake[];
  /** Names of all rules there are. */
  readonly ruleNames: readonly string[];
  /** What `warplens.toml` says; undefined where there is none. */
  readonly configuration: Configuration | undefined;
  /** Kernels that take more than they may. */
  readonly overBudget: readonly OverBudget[];
  /** What Cargo's files say about the build; undefined outside packages. */
  readonly setup: CargoSetup | undefined;
  /**
   * What a CPU allows; of all a target's CPUs the most when none is named. Undefined for unknown
   * ones.
   */
  limits(triple: DeviceTriple, cpu: string | undefined): DeviceLimits | undefined;
  /**
   * Reads the text of inline assembly, for a processor when one is given; undefined where nobody
   * can.
   */
  readonly checkAsm:
    | ((text: AsmText, cpu: string | undefined) => readonly AsmProblem[])
    | undefined;
  /** Current text of one of the crate's files. */
  text(file: FileId): string;
  /** The definition around a module made by a block: the function whose body holds it. */
  ownerOf(block: ModuleDef): CodeOwner | undefined;
  /** The syntax of a definition as it is now; its own field is not noted. */
  tree(owner: CodeOwner): CodeOwner['node'];
  /** The typed body, inferred when first asked for. */
  body(owner: CodeOwner): Body | undefined;
  /** The place of a node that stands in a definition's file unless it says otherwise. */
  span(node: { start: number; end: number; file?: number | undefined }, file: FileId): Span;
  /** True for what came out of a macro: its text is not there to be edited. */
  generated(node: { file?: number | undefined }): boolean;
  /** A kernel's code in MIR; undefined while it cannot be compiled. */
  device(kernel: Kernel): DeviceCode | undefined;
  /**
   * The places of an instruction that are the crate's own text, innermost first: the last one is in
   * the kernel.
   */
  ownPlaces(loc: SourceLoc | undefined): readonly Span[];
  /** Where a place is in the current text: definitions may count in an older one. */
  current(span: Span): Span;
  /**
   * How the comment `warplens: launch(..)` above a kernel, else the crate's own launch of an
   * offload kernel, says it runs.
   */
  launch(kernel: Kernel): Launch | undefined;
  /** The launches of the spec beside a kernel whose sizes are written there. */
  specLaunches(kernel: Kernel): readonly SpecLaunch[];
  /**
   * All launches that host code or else the spec tells of; none where the sizes of one are not
   * known.
   */
  sizedLaunches(kernel: Kernel): readonly SizedLaunch[];
  /** The launches in the crate's host code, with the kernels that they mean. */
  readonly host: LinkedHost;
  /**
   * The code of a kernel that host code launches; undefined while it cannot be compiled as a whole.
   */
  launchedCode(kernel: LaunchKernel): DeviceCode | undefined;
  /**
   * Does code that may come out of this definition hold one of these words? Never wrongly false.
   */
  mentions(owner: CodeOwner, words: ReadonlySet<string>): boolean;
  /**
   * What follows from a definition, kept until something that it was found from becomes another
   * one.
   */
  fact<K extends object | FileId, T>(fact: Fact<K, T>, key: K): T;
  /** A fact of each definition with code, in the order of the walk, where there is one. */
  gather<T extends object>(fact: Fact<CodeOwner, T | undefined>): readonly T[];
  /** A fact of the code of each kernel and instance, in their order. */
  gatherCode<T>(fact: CodeFact<T>): readonly T[];
}

/**
 * Something that rules find out about a definition or a file: one object for the process, and
 * computed from what it asks `ctx` alone.
 */
export interface Fact<K extends object | FileId, T> {
  /** Unique; for reports. */
  readonly name: string;
  compute(ctx: RuleContext, key: K): T;
}

/**
 * What follows from a kernel's code: plain data, kept when the code goes. One object for the
 * process, and computed from the code and what it asks `ctx` alone.
 */
export interface CodeFact<T> {
  /** Unique; for reports. */
  readonly name: string;
  compute(code: DeviceCode, kernel: Kernel, ctx: RuleContext): T;
}

/** The key of facts about the crate as a whole. */
export const WHOLE_CRATE = {};

/** What hears of the syntax nodes of a kind. */
export interface SyntaxEar<N> {
  /**
   * Which of them it wants, by the node alone: what nobody wants is not walked over again after an
   * edit elsewhere. Absent: all.
   */
  readonly picks?: (node: N) => boolean;
  /** Likewise, by what is known of the crate; asked again when that has changed. */
  readonly keeps?: (node: N, ctx: RuleContext) => boolean;
  readonly hear: (node: N, place: Place) => void;
}

type SyntaxListeners = {
  readonly [K in NodeKind]?: SyntaxEar<NodeOf<K>>['hear'] | SyntaxEar<NodeOf<K>>;
};

type TypedListeners = {
  readonly [K in TExpr['kind']]?: (expr: TExprOf<K>, body: Body) => void;
};

/**
 * A rule's ears. A rule without `end` keeps nothing between two calls: it is asked about one
 * subject at a time, and again when the subject has changed. One with `end` looks at the crate as a
 * whole, again when anything that it asked for has changed: at syntax first, then at functions,
 * then at typed code.
 */
export interface Listeners {
  readonly syntax?: SyntaxListeners;
  /** Each function of the crate. */
  readonly fn?: (def: FnDef) => void;
  /** Each kernel, with or without a body. */
  readonly kernel?: (kernel: Kernel) => void;
  /** Each definition with code, syntax only; typed code is at `ctx.body`. */
  readonly owner?: (owner: CodeOwner) => void;
  /** Each launch in host code. */
  readonly launch?: (launch: LinkedLaunch) => void;
  /** Each name of a kernel in host code. */
  readonly hostName?: (name: LinkedName) => void;
  /** Each function of host code that launches kernels or looks them up. */
  readonly hostFn?: (fn: LinkedFn) => void;
  /** Typed expressions of the bodies that `reads` picks. Types cost time: pick few. */
  readonly typed?: {
    readonly reads: (owner: CodeOwner) => boolean;
    readonly on: TypedListeners;
  };
  /** The code of each kernel that can be compiled. Not of a rule with `end`. */
  readonly device?: (code: DeviceCode, kernel: Kernel) => void;
  /** Each kernel with a body that cannot be compiled as a whole, or is generic. Likewise. */
  readonly uncompiled?: (kernel: Kernel) => void;
  /** What `end` wants to gather of the code of kernels: it is found out while the code is there. */
  readonly code?: CodeFact<unknown>;
  /** What is wrong with an `.mlir` text as such. */
  readonly mlir?: (problem: MlirProblem) => void;
  readonly end?: () => void;
}

export type { AnyNode };
