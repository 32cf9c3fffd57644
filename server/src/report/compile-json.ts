/** A compiled text as a document; `schemas/emit.schema.json` describes it. */
import type { MachineCodeText } from '../ide/index.ts';
import type { EmittedText } from '../workspace/index.ts';
import type { CompiledDocument } from './documents.ts';
import { diagnosticDocument } from './json.ts';
import type { Locate } from './located.ts';

export function compiledDocument(
  emitted: EmittedText | MachineCodeText,
  locate: Locate,
): CompiledDocument {
  const sources: string[] = [];
  const lines = emitted.lineMap.map((span): readonly [number, number] | null => {
    if (!span) return null;
    const { path, start } = locate(span);
    if (!sources.includes(path)) sources.push(path);
    return [sources.indexOf(path), start.line];
  });
  const { target, cpu, cpuFrom, cpuFor, needs, provider, providerVersion } = emitted;
  const ptxLines = 'ptxLines' in emitted ? emitted.ptxLines : undefined;
  return {
    target: ptxLines ? 'sass' : target,
    cpu,
    ...(cpuFrom === undefined ? {} : { cpuFrom }),
    ...(cpuFor === undefined ? {} : { cpuFor }),
    ...(needs === undefined ? {} : { needs }),
    provider,
    ...(providerVersion === undefined ? {} : { providerVersion }),
    kernels: emitted.summary,
    text: emitted.text,
    lineMap: { sources, lines },
    ...(ptxLines ? { ptxLines: ptxLines.map((line) => line ?? null) } : {}),
    problems: emitted.problems.map((p) => diagnosticDocument(p, locate)),
    ...(emitted.notes === undefined ? {} : { notes: emitted.notes }),
  };
}
