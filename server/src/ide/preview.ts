/**
 * The preview pane's model: a header that names kernel, target, CPU and provider, the target's text below it, and for each
 * line the place in the source. What keeps a kernel from coming out stands in the header as comments.
 */
import type { Span } from '../base/index.ts';
import type { EmitOptions, Engine, KernelSummary, TargetName } from '../workspace/index.ts';
import { renderPlace } from './places.ts';

export interface PreviewRequest extends EmitOptions {
  /** Any file of the crate. */
  readonly path: string;
  readonly target: TargetName;
}

export interface Preview {
  readonly title: string;
  readonly text: string;
  readonly cpu: string;
  /** One entry per line of `text`. */
  readonly lineMap: readonly (Span | undefined)[];
  readonly summary: readonly KernelSummary[];
  /** False when nothing came out; the text then tells why. */
  readonly complete: boolean;
}

export function preview(engine: Engine, request: PreviewRequest): Preview {
  const { path, target, ...options } = request;
  const emitted = engine.emit(engine.rootOf(path), target, options);
  const shown = options.kernel ?? path.slice(path.lastIndexOf('/') + 1);
  const flags = [
    options.debugAssertions ? 'debug assertions' : undefined,
    options.lineInfo ? 'line info' : undefined,
  ].filter((flag) => flag !== undefined);
  const title = [shown, target.toUpperCase(), emitted.cpu].join(' · ');
  const header = [`// ${[title, `provider ${emitted.provider}`, ...flags].join(' · ')}`];
  const lineMap: (Span | undefined)[] = [undefined];
  for (const problem of emitted.problems) {
    header.push(`// ${renderPlace(engine, problem.span)}: ${problem.severity}: ${problem.message}`);
    lineMap.push(problem.span);
  }
  const text = `${header.join('\n')}\n${emitted.text}`;
  lineMap.push(...emitted.lineMap);
  return {
    title,
    text,
    cpu: emitted.cpu,
    // The empty line after the last newline counts too.
    lineMap: text.split('\n').map((_, line) => lineMap[line]),
    summary: emitted.summary,
    complete: emitted.text.trim() !== '',
  };
}
