/**
 * Checks of assembly text, as the assembler makes them: names of instructions, operands and modifiers against the table of
 * forms, labels, directives, and kernels against their descriptors. Macros are expanded first, and what is wrong in them
 * is reported at the call. Stays silent where the text cannot tell.
 */
import type { AmdgcnError, AmdgcnInstruction, AmdgcnModule, AmdgcnOperand } from '../ast.ts';
import { type AmdgcnLookup, evaluateExpr } from '../expressions.ts';
import {
  type AmdgcnGpu,
  amdgcnGpu,
  judgeInstruction,
  type MatchContext,
  type MatchedForm,
} from '../forms/index.ts';
import { lintAmdgcn } from '../lints/index.ts';
import { type ExpandedText, expandMacros } from '../macros.ts';
import { parseAmdgcn } from '../parser.ts';
import { symbolValues } from '../summary.ts';
import { amdgcnFunctions, eachExprSymbol, eachInstructionSymbol } from '../walk.ts';
import { checkDescriptor, directiveProblem } from './directives.ts';
import type { AmdgcnDiagnostic } from './types.ts';

export { descriptorKeys } from './directives.ts';
export type { AmdgcnCheckCode, AmdgcnDiagnostic } from './types.ts';

/** Everything that is wrong with a text, in its order. `cpu` defaults to the one the text names. */
export function checkAmdgcn(
  module: AmdgcnModule,
  cpu = processorOf(module),
  errors: readonly AmdgcnError[] = [],
): AmdgcnDiagnostic[] {
  const expanded = expandMacros(module.text);
  if (!expanded) return sorted(checkModule(module, cpu, errors, undefined));
  const parsed = parseAmdgcn(expanded.text);
  const found = checkModule(parsed.module, cpu, parsed.errors, expanded);
  return sorted(placed(found, expanded));
}

function sorted(list: AmdgcnDiagnostic[]): AmdgcnDiagnostic[] {
  return list.sort((a, b) => a.start - b.start);
}

/** What was found in the expanded text at its places in the text itself. */
function placed(found: readonly AmdgcnDiagnostic[], expanded: ExpandedText): AmdgcnDiagnostic[] {
  const starts: number[] = [];
  let offset = 0;
  for (const line of expanded.text.split('\n')) {
    starts.push(offset);
    offset += line.length + 1;
  }
  const out: AmdgcnDiagnostic[] = [];
  const seen = new Set<string>();
  const once = (d: AmdgcnDiagnostic): void => {
    const key = `${d.start}:${d.message}`;
    if (!seen.has(key)) out.push(d);
    seen.add(key);
  };
  for (const d of found) {
    const from = expanded.lines[d.line]!;
    if (!from.inside) {
      const shift = from.start - starts[d.line]!;
      once({ ...d, start: d.start + shift, end: d.end + shift, line: from.line });
      continue;
    }
    const { start, end, line, inside, macro } = from;
    once({ code: d.code, message: `in \`${macro}\`: ${d.message}`, start, end, line });
    const text = `${d.message}, in the expansion of a call`;
    once({ code: d.code, message: text, severity: 'info', ...inside });
  }
  for (const { line, message } of expanded.problems) {
    const { start, end, line: at } = line;
    once({ code: 'macro', message, start, end, line: at });
  }
  return out;
}

function checkModule(
  module: AmdgcnModule,
  cpu: string,
  errors: readonly AmdgcnError[],
  expanded: ExpandedText | undefined,
): AmdgcnDiagnostic[] {
  const out: AmdgcnDiagnostic[] = [];
  const gpu = amdgcnGpu(cpu);
  // Names of included files are not known here.
  const unseen =
    expanded?.uncertain === true ||
    module.statements.some(
      (s) => s.kind === 'directive' && (s.name === '.include' || s.name === '.incbin'),
    );
  const names = checkLabels(module, unseen, out);
  for (const { start, end, line, message } of errors)
    out.push({ code: 'syntax', start, end, line, message });
  // A text without target and kernel is a part of another one, which may hold the labels.
  const whole =
    module.target !== '' ||
    module.descriptors.length > 0 ||
    module.statements.some((s) => s.kind === 'instr' && s.name === 's_endpgm');
  const broken = new Set(errors.map((e) => e.line));
  const lookup = symbolValues(module);
  const context = gpu && contextOf(module, gpu, unseen, lookup);
  const matched = new Map<AmdgcnInstruction, MatchedForm>();
  for (const s of module.statements) {
    if (s.kind === 'directive') {
      const message = directiveProblem(s.name);
      if (message !== undefined && !unseen)
        out.push({
          code: 'directive',
          start: s.start,
          end: s.start + s.name.length,
          line: s.line,
          message,
        });
    }
    if (s.kind !== 'instr') continue;
    if (context && !broken.has(s.line)) {
      const judged = judgeInstruction(s, context);
      const problem = judged && 'code' in judged ? judged : undefined;
      if (judged && 'form' in judged) matched.set(s, judged);
      // A word that an included file may define as a macro is not called unknown.
      if (problem && !(unseen && problem.code === 'unknown-instruction')) out.push(problem);
    }
    if (whole && !unseen && /^s_(c?branch|call)/.test(s.name)) checkTarget(s, names, out);
  }
  // What does not assemble is not judged beyond that.
  if (context && out.length === 0 && !unseen)
    lintAmdgcn(module, lookup, context.gpu, matched, (d) => out.push(d));
  for (const d of module.descriptors) checkDescriptor(d, lookup, gpu, out);
  checkRegisters(module, lookup, gpu?.major ?? 9, out);
  return out;
}

function contextOf(
  module: AmdgcnModule,
  gpu: AmdgcnGpu,
  unseen: boolean,
  lookup: AmdgcnLookup,
): MatchContext {
  const defined = new Set<string>();
  for (const s of module.statements) if (s.kind === 'set') defined.add(s.name);
  return {
    gpu,
    wave: waveOf(module, lookup, gpu.major),
    evaluate: (o: AmdgcnOperand) => (o.kind === 'expr' ? evaluateExpr(o.expr, lookup) : undefined),
    mayBeKnown: (o: AmdgcnOperand) => {
      if (o.kind !== 'expr') return false;
      let open = unseen;
      let symbols = 0;
      eachExprSymbol(o.expr, (name) => {
        symbols++;
        if (defined.has(name)) open = true;
      });
      // Differences of labels are known once the code in between is.
      return open || symbols !== 1;
    },
  };
}

/** Lanes of the waves of all kernels of a text; 0 where it does not say, or says both. */
function waveOf(module: AmdgcnModule, lookup: AmdgcnLookup, major: number): 0 | 32 | 64 {
  if (major === 9) return 64;
  const seen = new Set<0 | 32 | 64>();
  for (const d of module.descriptors) {
    const expr = d.values.get('wavefront_size32');
    const value = expr && evaluateExpr(expr, lookup);
    seen.add(value === undefined ? 0 : value === 1n ? 32 : 64);
  }
  return seen.size === 1 ? [...seen][0]! : 0;
}

/** Names that are defined; those that are defined twice are reported. */
function checkLabels(
  module: AmdgcnModule,
  unseen: boolean,
  out: AmdgcnDiagnostic[],
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const s of module.statements) {
    if (s.kind === 'set') names.add(s.name);
    if (s.kind !== 'label') continue;
    if (names.has(s.name) && !/^\d/.test(s.name) && !unseen) {
      const { start, line } = s;
      const end = start + s.name.length;
      out.push({
        code: 'duplicate-label',
        start,
        end,
        line,
        message: `label \`${s.name}\` is defined twice`,
      });
    }
    names.add(s.name);
  }
  return names;
}

function checkTarget(
  i: AmdgcnInstruction,
  names: ReadonlySet<string>,
  out: AmdgcnDiagnostic[],
): void {
  eachInstructionSymbol(i, (name, start) => {
    if (name === '.' || names.has(name)) return;
    // `1b` and `1f` are the nearest labels `1:`.
    if (/^\d+[bf]$/.test(name) && names.has(name.slice(0, -1))) return;
    const end = start + name.length;
    out.push({
      code: 'missing-label',
      start,
      end,
      line: i.line,
      message: `there is no label \`${name}\``,
    });
  });
}

/** Registers of kernels beyond the counts of their descriptors; the assembler takes the counts on trust. */
function checkRegisters(
  module: AmdgcnModule,
  lookup: AmdgcnLookup,
  major: number,
  out: AmdgcnDiagnostic[],
): void {
  const descriptors = new Map(module.descriptors.map((one) => [one.name, one]));
  for (const fn of amdgcnFunctions(module)) {
    const descriptor = descriptors.get(fn.name);
    if (!descriptor) continue;
    const limit = (key: string): number => {
      const expr = descriptor.values.get(key);
      const value = expr && evaluateExpr(expr, lookup);
      return value === undefined ? Number.POSITIVE_INFINITY : Number(value);
    };
    // From GFX10 on every wave has all scalar registers, and the count means nothing.
    const limits = {
      v: limit('next_free_vgpr'),
      s: major >= 10 ? Number.POSITIVE_INFINITY : limit('next_free_sgpr'),
    };
    for (let i = fn.first; i < fn.end; i++) {
      const s = module.statements[i]!;
      if (s.kind !== 'instr') continue;
      for (const o of s.operands) {
        if (o.kind !== 'reg' || (o.file !== 'v' && o.file !== 's')) continue;
        if (o.index + o.count <= limits[o.file]) continue;
        const { start, end, line, name } = o;
        const message = `\`${name}\` lies beyond the ${limits[o.file]} ${o.file === 'v' ? 'vector' : 'scalar'} registers of \`${fn.name}\``;
        out.push({
          start,
          end,
          line,
          code: 'register-beyond-descriptor',
          message,
          severity: 'warning',
        });
      }
    }
  }
}

/** The processor of `.amdgcn_target`; empty when the text names none. */
export function processorOf(module: AmdgcnModule): string {
  const { target } = module;
  const at = target.lastIndexOf('--');
  return (
    (at < 0 ? target.slice(target.lastIndexOf('-') + 1) : target.slice(at + 2)).split(':')[0] ?? ''
  );
}
