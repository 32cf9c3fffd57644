/**
 * Findings of assembly texts as diagnostics: what an editor and the command report, under one name.
 */
import type { FileId } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { Engine } from '../workspace/index.ts';
import {
  ASSEMBLY,
  type AssemblyDepth,
  type AssemblyGpu,
  type RecognisedAssembly,
} from './assembly.ts';
import { leftOut } from './large-assembly.ts';
import { findPane, type PaneName } from './panes.ts';

/** More of one file help nobody, and an editor chokes on a hundred thousand. */
const MOST_FINDINGS = 1000;

/**
 * The GPU that counts for a text which names none: the setting where it is one of the target's,
 * else that of the nearest `warplens.toml`, else the target's default.
 */
export function fallbackGpu(
  engine: Engine,
  pane: PaneName,
  path: string,
  setting = '',
): AssemblyGpu {
  const { target } = findPane(pane)!;
  const known = engine.cpus(target);
  if (known.includes(setting)) return { cpu: setting, from: 'setting' };
  const cpu = engine.cpuOf(path, target);
  return { cpu, from: cpu === known[0] ? 'default' : 'warplens.toml' };
}

/**
 * The texts of files that an assembly file includes: relative to its folder, or below one of the
 * workspace's folders by an absolute name. Other absolute names are not followed, they say nothing
 * about the project.
 */
export function includedFrom(
  engine: Engine,
  path: string,
  folders: readonly string[] = [],
): (name: string) => string | undefined {
  return (name) => {
    const absolute = /^(?:[/\\]|[A-Za-z]:)/.test(name);
    const parts = absolute ? [] : path.split('/').slice(0, -1);
    for (const part of name.split(absolute ? /[/\\]/ : '/')) {
      if (part === '..') parts.pop();
      else if (part !== '.' && (part !== '' || (absolute && parts.length === 0))) parts.push(part);
    }
    const found = parts.join('/');
    if (absolute && !folders.some((folder) => found.startsWith(`${folder}/`))) return undefined;
    return engine.text(found);
  };
}

/** All findings of a text at a depth, or a note that it is too long to be read. */
export function assemblyDiagnostics(
  { name, language }: RecognisedAssembly,
  text: string,
  file: FileId,
  gpu: AssemblyGpu,
  read?: (name: string) => string | undefined,
  depth: AssemblyDepth = 'whole',
): readonly Diagnostic[] {
  const note = leftOut(text.length);
  if (note !== undefined) {
    const span = { file, start: 0, end: Math.max(0, text.indexOf('\n')) };
    return [{ code: 'large-text', severity: 'info', span, message: note }];
  }
  return language
    .findings(text, gpu, read, depth)
    .slice(0, MOST_FINDINGS)
    .map(({ start, end, code, message, severity, fixes, unnecessary }) => ({
      code: `${name}-${code}`,
      severity: severity ?? 'error',
      span: { file, start, end },
      message,
      ...(unnecessary ? { tags: ['unnecessary'] as const } : {}),
      ...(fixes === undefined
        ? {}
        : {
            fixes: fixes.map(({ title, edits }) => ({
              title,
              safety: 'suggestion' as const,
              edits: edits.map((e) => ({
                span: { file, start: e.start, end: e.end },
                newText: e.newText,
              })),
            })),
          }),
    }));
}

/** The GPU that a text is read for: what it says itself, else what the project or the user says. */
export function gpuOfAssembly(
  { name }: RecognisedAssembly,
  text: string,
  fallback: AssemblyGpu,
): AssemblyGpu {
  return ASSEMBLY[name].gpu?.(text) ?? fallback;
}
