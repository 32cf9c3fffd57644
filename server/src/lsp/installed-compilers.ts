/**
 * The other compilers of this machine, each as one row: what is asked of it for a preview, and how
 * its answer becomes a text.
 */

import { textHash } from '../base/index.ts';
import {
  type LlvmCompiler,
  llvmRequest,
  type OutsideAnswer,
  type OutsideAssembly,
  type OutsideCompiler,
  type OutsideRequest,
  outsideEmitted,
  outsideRequest,
  projectRequest,
  refusedOutside,
} from '../ide/index.ts';
import type { EmitOptions, EmittedText, Engine, TargetName } from '../workspace/index.ts';

/** What there is to show now. */
export interface OutsideText {
  /** Absent before the first answer, and when the compiler refused. */
  readonly emitted: EmittedText | undefined;
  /** Why there is no text, or why it is not the last word. */
  readonly note: string | undefined;
}

/** One question. */
export interface AskedOutside {
  /** Same for the same question about other states of the source. */
  readonly key: string;
  /** Of the source. */
  readonly state: string;
  /** What must happen before it can be compiled; undefined: nothing. */
  readonly waits?: string | undefined;
  compile(signal: AbortSignal): Promise<OutsideAnswer>;
  emitted(answer: OutsideAssembly): EmittedText;
}

/** A compiler. */
export interface Outsider {
  /** What it is called in notes. */
  readonly title: string;
  /** What to ask about a text; or what there is to show without asking. */
  ask(
    engine: Engine,
    root: string,
    target: TargetName,
    options: EmitOptions,
  ): AskedOutside | OutsideText;
}

/** The nightly rustc. */
export function rustcOutsider(compile: OutsideCompiler): Outsider {
  return {
    title: 'rustc',
    ask(engine, root, target, options) {
      const refused = refusedOutside(root);
      if (refused !== undefined) return { emitted: undefined, note: refused };
      const request = outsideRequest(engine, root, target, options);
      const { text, ...rest } = request;
      return {
        key: JSON.stringify(rest),
        // A file by itself depends on its text alone.
        state: text ?? `${engine.revision}`,
        compile: (signal) => compile(request, signal),
        emitted: (answer) => outsideEmitted(engine, request, answer, target, options),
      };
    },
  };
}

/** What the user has in the editor and on the disk. */
export interface Saved {
  /** Is a text that one of these paths has in the editor another one on the disk? */
  isDirty(paths: readonly string[]): boolean;
  /** Changes whenever a source file or manifest is saved. */
  readonly saves: number;
}

/** The compiler that the project itself uses: what its panes end with. */
export function projectOutsider(compile: OutsideCompiler, saved: Saved): Outsider {
  return {
    title: 'the build',
    ask(engine, root, target, options) {
      if (refusedOutside(root) !== undefined || engine.kernels(root).length === 0)
        return { emitted: undefined, note: undefined };
      const request = projectRequest(engine, root, target, options);
      const { text, ...rest } = request;
      const paths = text === undefined ? engine.modules(root) : [];
      const texts = paths.map((path) => engine.text(path) ?? '');
      return {
        key: JSON.stringify(rest),
        state: text ?? `${saved.saves} ${textHash(texts.join('\0'))}`,
        waits: saved.isDirty(paths)
          ? `${MAKERS[rest.maker!]} compiles it once it is saved`
          : undefined,
        compile: (signal) => compile(request, signal),
        emitted: (answer) => outsideEmitted(engine, request, answer, target, options),
      };
    },
  };
}

/** Providers of the project's build, as notes call them. */
const MAKERS: Readonly<Record<NonNullable<OutsideRequest['maker']>, string>> = {
  rustc: 'rustc',
  'cargo-oxide': 'cuda-oxide',
  'cuda-builder': 'cuda_builder',
};

/** LLVM behind our front end. */
export function llvmOutsider(compile: LlvmCompiler): Outsider {
  return {
    title: 'LLVM',
    ask(engine, root, target, options) {
      const { module, request } = llvmRequest(engine, root, target, options);
      if (request === undefined) return { emitted: module, note: undefined };
      const { cpu, problems } = module;
      return {
        key: JSON.stringify([root, target, cpu, options]),
        state: request.ir,
        compile: (signal) => compile(request, signal),
        emitted: (answer) => ({
          ...outsideEmitted(engine, { root, cpu }, answer, target, options, 'llvm'),
          problems,
        }),
      };
    },
  };
}
