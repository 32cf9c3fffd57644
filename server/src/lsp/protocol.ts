/**
 * Warplens's own requests and the commands' arguments and results: what a client may rely on beside LSP itself. Types only,
 * and nothing imported: the extension uses this file with `import type`. Lines and characters are zero-based.
 */

/** Method names, as types, so that client and server cannot disagree. */
export type LineMapMethod = 'warplens/lineMap';
export type PreviewCommand = 'warplens.preview';
export type KernelsCommand = 'warplens.kernels';
export type TargetsCommand = 'warplens.targets';
export type CompareCommand = 'warplens.compare';
export type RestartCommand = 'warplens.restart';
export type DoctorCommand = 'warplens.doctor';

/** Scheme of preview documents. */
export type PreviewScheme = 'warplens-preview';

export interface ProtocolPosition {
  readonly line: number;
  readonly character: number;
}

/** Options of a preview; all have defaults. */
export interface PreviewOptions {
  readonly cpu?: string;
  readonly provider?: 'core';
  readonly debugAssertions?: boolean;
  readonly lineInfo?: boolean;
  /** How much the optimiser does; `O2` when left out. */
  readonly opt?: 'O0' | 'O1' | 'O2';
  /** Kinds of lines to leave out, by the names that `warplens.targets` gives. */
  readonly hide?: readonly string[];
}

/** Arguments of `warplens.preview`, in this order; the last two may be left out. */
export type PreviewArguments = readonly [
  sourceUri: string,
  /** A position inside a kernel, or the kernel's name; null for the whole file. */
  at: ProtocolPosition | string | null,
  /** Name of a target, such as `ptx`, the default. */
  target?: string,
  options?: PreviewOptions,
];

/** What counts of a kernel's text. Registers are virtual ones, by class. */
export interface PreviewSummary {
  readonly kernel: string;
  readonly instructions: number;
  readonly registers: Readonly<Record<string, number>>;
  readonly workgroupBytes: number;
  readonly launchSized: boolean;
}

/** For each line of a preview, where it comes from. */
export interface LineMap {
  /** The preview document. */
  readonly uri: string;
  /** Source documents. */
  readonly sources: readonly string[];
  /** For each line of the preview: index into `sources` and line there, or null. */
  readonly lines: readonly (readonly [source: number, line: number] | null)[];
  /** First line of text that an older version of the source gave, because this one does not compile. */
  readonly staleFrom?: number;
}

export interface PreviewResult {
  readonly uri: string;
  /** Source name of the kernel shown; absent when it is the whole file. */
  readonly kernel?: string;
  readonly title: string;
  readonly text: string;
  readonly lineMap: LineMap;
  readonly summary: readonly PreviewSummary[];
}

export interface LineMapParams {
  /** A preview document. */
  readonly uri: string;
}

/** One row of `warplens.kernels`. Its only, optional argument is the URI of a file to look at. */
export interface KernelRow {
  readonly name: string;
  readonly symbol: string;
  readonly dialect: string;
  readonly uri: string;
  readonly position: ProtocolPosition;
}

/** One row of `warplens.targets`: what can be chosen for a preview. */
export interface TargetRow {
  readonly name: string;
  /** Short name in titles: `PTX`. */
  readonly label: string;
  /** Extension of its files, with the dot. */
  readonly fileExtension: string;
  /** GPUs, the default first. */
  readonly cpus: readonly string[];
  /** Kinds of lines that can be left out. */
  readonly filters: readonly string[];
  /** The default first. */
  readonly optLevels: readonly ('O0' | 'O1' | 'O2')[];
  readonly providers: readonly string[];
}

/** Arguments of `warplens.compare`. */
export type CompareArguments = readonly [target: string, left: string, right: string];

/** The right text with the registers and labels of the left one, where they stand for the same, and a count of lines. */
export interface CompareResult {
  readonly right: string;
  readonly same: number;
  readonly onlyLeft: number;
  readonly onlyRight: number;
}

/** One line of `warplens.doctor`. */
export interface DoctorRow {
  readonly name: string;
  readonly state: 'found' | 'missing';
  readonly detail: string;
}
