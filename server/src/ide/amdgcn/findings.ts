/**
 * Mistakes in AMDGCN files: what the assembler refuses, for the GPU that the text names or the
 * editor knows of.
 */
import { type AmdgcnDiagnostic, checkAmdgcn, processorOf } from '../../asm/index.ts';
import type {
  AssemblyDepth,
  AssemblyFinding,
  AssemblyFix,
  AssemblyGpu,
} from '../assembly-types.ts';
import { amdgcnTree } from '../parsed-assembly.ts';

/** Findings in text order. */
export function amdgcnFindings(
  text: string,
  gpu?: AssemblyGpu,
  read?: (name: string) => string | undefined,
  depth: AssemblyDepth = 'whole',
): readonly AssemblyFinding[] {
  const { module, errors } = amdgcnTree(text);
  const cpu = amdgcnGpuOf(text)?.cpu ?? gpu?.cpu ?? '';
  return checkAmdgcn(module, cpu, errors, read, depth === 'whole').map((found) => {
    const { start, end, code, message, severity } = found;
    const fixes = fixesOf(found, text);
    return {
      start,
      end,
      code,
      message,
      ...(severity === undefined ? {} : { severity }),
      ...(fixes.length === 0 ? {} : { fixes }),
    };
  });
}

function fixesOf(found: AmdgcnDiagnostic, text: string): AssemblyFix[] {
  const { start, end, replacement, lineBefore } = found;
  const fixes: AssemblyFix[] = [];
  if (replacement !== undefined) {
    const edits = [{ start, end, newText: replacement }];
    fixes.push({ title: `Replace with \`${replacement}\``, edits });
  }
  if (lineBefore !== undefined) {
    const at = text.lastIndexOf('\n', start - 1) + 1;
    const indent = /^[ \t]*/.exec(text.slice(at))![0];
    // A label in front of the instruction stays in front of the wait.
    const label = text.slice(at, start).trim() !== '';
    const newText = label ? `${lineBefore}\n${indent}` : `${indent}${lineBefore}\n`;
    const place = label ? start : at;
    fixes.push({
      title: `Insert \`${lineBefore}\``,
      edits: [{ start: place, end: place, newText }],
    });
  }
  return fixes;
}

/**
 * Other assemblers use the same extension: this one's texts name their target or hold instructions
 * of this language.
 */
export function isAmdgcn(text: string): boolean {
  return /\.amdgcn_target|\.amdhsa_|\bamdgcn-amd-|^[ \t]*s_endpgm\b|^[ \t]*(?:v|s|ds|global|flat|buffer)_[a-z0-9_]+_[bfiu]\d+(?:_e32|_e64)?\s+[vs](?:\d|\[)|^[ \t]*s_(?:waitcnt|branch|cbranch_\w+|barrier|nop)\b/m.test(
    text,
  );
}

/** The GPU that a text names: in its directive, else in a comment such as clang writes. */
export function amdgcnGpuOf(text: string): AssemblyGpu | undefined {
  const cpu = processorOf(amdgcnTree(text).module);
  if (cpu !== '') return { cpu, from: 'directive' };
  const comment = /^[ \t]*(?:;|\/\/|\/\*).*?\b(gfx(?:9|1[0-2])[0-9a-f]{1,2}[0-9a-f]?)\b/m.exec(
    text.slice(0, 4000),
  );
  return comment ? { cpu: comment[1]!, from: 'comment' } : undefined;
}
