/**
 * Mistakes in PTX files: what the parser could not read, what `ptxas` would refuse, and what it
 * takes and is wrong all the same.
 */
import { checkPtx, lintPtx } from '../../asm/index.ts';
import type { AssemblyDepth, AssemblyFinding, AssemblyGpu } from '../assembly-types.ts';
import { ptxTree } from '../parsed-assembly.ts';
import { ptxFixes } from './fixes.ts';

/**
 * Findings in text order. Behind a syntax error the parser goes on, and so do the checks; in the
 * lines of errors themselves, and about names where a declaration may have been lost, nothing else
 * is certain.
 */
export function ptxFindings(
  text: string,
  _gpu?: AssemblyGpu,
  _read?: (name: string) => string | undefined,
  depth: AssemblyDepth = 'whole',
): readonly AssemblyFinding[] {
  const parse = ptxTree(text);
  const { module, errors } = parse;
  const broken = new Set(errors.map(({ line }) => line));
  const lost = errors.some((error) => mayDeclare(text, error.start));
  const found = [...checkPtx(module), ...(depth === 'whole' ? lintPtx(parse) : [])]
    .filter(({ line, code }) => !broken.has(line) && !(lost && NAMES.has(code)))
    .map((found) => {
      const { start, end, code, message, severity, unnecessary } = found;
      const fixes = ptxFixes(module, found);
      return {
        start,
        end,
        code,
        message,
        ...(severity === undefined ? {} : { severity }),
        ...(unnecessary === undefined ? {} : { unnecessary }),
        ...(fixes.length === 0 ? {} : { fixes }),
      };
    });
  const syntax = errors.map(({ start, end, message }) => ({ start, end, code: 'syntax', message }));
  return [...syntax, ...found].sort((a, b) => a.start - b.start);
}

/** Findings that a lost declaration makes. */
const NAMES: ReadonlySet<string> = new Set([
  'undefined-name',
  'unknown-label',
  'duplicate-name',
  'call',
]);

/**
 * Could the line of an error have declared something? An instruction that is being written could
 * not.
 */
function mayDeclare(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(start, end < 0 ? undefined : end);
  return !/^\s*(?:@!?[%\w$]+\s+)?[a-z][\w.:]*(?:\s|$)/.test(line);
}

/**
 * PTX begins with its version and its target, behind comments; compilers put the two lines
 * together.
 */
export function isPtx(text: string): boolean {
  return /^[ \t]*\.version[ \t]+\d+\.\d+/m.test(text) && /^[ \t]*\.target\b/m.test(text);
}

/** The GPU after `.target`, which every PTX text names. */
export function ptxGpu(text: string): AssemblyGpu | undefined {
  const cpu = /^[ \t]*\.target[ \t]+((?:sm|compute)_\w+)/m.exec(text)?.[1];
  return cpu === undefined ? undefined : { cpu, from: 'directive' };
}
