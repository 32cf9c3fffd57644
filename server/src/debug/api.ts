/** What a debug session takes and gives beside the messages of the protocol. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Span } from '../base/index.ts';
import type { Dim3, ExecuteTarget, Fault, LaunchInput, Schedule } from '../execute/index.ts';
import type { Module, SourceLoc } from '../mir/index.ts';
import type { LineSource } from '../workspace/index.ts';

/** What a client writes into its launch configuration; all but `program` may be left out. */
export interface LaunchArguments extends DebugProtocol.LaunchRequestArguments {
  /** A file with kernels, the folder of a crate, or a spec. */
  readonly program?: string;
  /** A launch spec, when it is not the one beside the program. */
  readonly spec?: string;
  /** Only launches up to the last one of this kernel. */
  readonly kernel?: string;
  readonly target?: string;
  readonly cpu?: string;
  readonly features?: readonly string[];
  readonly debugAssertions?: boolean;
  /** A replay file of `warplens run`: threads go on in the order in which a finding shows. */
  readonly replay?: string;
  /** Where the session looks at first. */
  readonly focus?: { readonly block?: readonly number[]; readonly thread?: readonly number[] };
  readonly stopOnEntry?: boolean;
}

/** A launch that can be stepped through, and what a run of it has found. */
export interface ProgramLaunch {
  readonly label: string;
  readonly input: LaunchInput;
  /** The order of threads and blocks, where it is not the usual one. */
  readonly schedule?: Schedule | undefined;
  readonly faults: readonly Fault[];
  /** What threads print, in the order of the run. */
  readonly output: readonly { readonly block: Dim3; readonly text: string }[];
}

/** A text of the target, and where its lines come from. */
export interface Listed {
  readonly text: string;
  /** For each line of the text, from 0 on. */
  readonly lineMap: readonly (LineSource | undefined)[];
  /** Symbols of the kernels in it. */
  readonly kernels: readonly string[];
}

/** Compiled kernels with variables, and their launches. */
export interface Program {
  readonly module: Module;
  readonly target: ExecuteTarget;
  readonly seed: number;
  readonly launches: readonly ProgramLaunch[];
  /** What the user should know, a sentence each. */
  readonly notes: readonly string[];
  /** A location in current texts, innermost first. */
  places(loc: SourceLoc): readonly { readonly fn: string; readonly span: Span }[];
  /** Is it a place in a file of the crate? */
  isOwn(span: Span): boolean;
  path(span: Span): string;
  text(path: string): string | undefined;
  /** The text of all kernels. */
  listed(): Listed;
  /** The text in a pane, by the URI of its document; a sentence where it has no statements. */
  pane(uri: string): Listed | string;
}

/** What a session asks of the process that it runs in. */
export interface DebugHost {
  /** Finds and compiles what a client wants to debug; a sentence says why that is not possible. */
  open(args: LaunchArguments): Promise<Program | string>;
  /** Lets other messages in. */
  pause(): Promise<void>;
  /** Told when the session is over. */
  ended?(): void;
}
