/**
 * One instruction against the forms of its name: the name itself, what the GPU has, number and
 * kinds of operands.
 */
import type { PtxInstruction, PtxSpan } from '../ast.ts';
import { isAvailable, needOf, needText, type PtxEnvironment } from '../availability.ts';
import { assignOperands, operandRange } from '../isa/forms/assign.ts';
import { ptxFormOpcodes, ptxForms } from '../isa/forms/index.ts';
import { type PtxMatch, type PtxNameError, readPtxName } from '../isa/forms/match.ts';
import type { PtxSince } from '../isa/forms/notation.ts';
import type { PtxLookup } from './entities.ts';
import type { PtxDiagnostic } from './finding.ts';
import { nearestWord } from './nearest-word.ts';
import { operandError } from './operand.ts';

/** The findings of an instruction whose names are all known. */
export function instructionFindings(
  i: PtxInstruction,
  text: string,
  names: PtxLookup,
  env: PtxEnvironment,
): PtxDiagnostic[] {
  if (ptxForms(i.opcode).length === 0) return [unknownOpcode(i)];
  const { matches, errors } = readPtxName(i.opcode, i.modifiers);
  if (matches.length === 0) return nameFindings(i, text, errors);
  if (i.call) return availability(i, matches, env);
  let best: { findings: PtxDiagnostic[]; available: boolean } | undefined;
  for (const match of matches) {
    const findings = operandFindings(i, match, names);
    const available = match.since.every((since) => isAvailable(since, env));
    if (findings.length === 0 && available) return [];
    const better =
      best === undefined ||
      findings.length === 0 ||
      (best.findings.length > 0 && rank(findings, available) < rank(best.findings, best.available));
    if (better) best = { findings, available };
    if (findings.length === 0) break;
  }
  if (best!.findings.length > 0) return best!.findings;
  const fitting = matches.filter((match) => operandFindings(i, match, names).length === 0);
  return availability(i, fitting, env);
}

/** Fewer findings are nearer; a wrong number of operands is further away than a wrong operand. */
function rank(findings: readonly PtxDiagnostic[], available: boolean): number {
  const count = findings.some(({ code }) => code === 'operand-count') ? 100 : 0;
  return findings.length + count + (available ? 0 : 50);
}

function unknownOpcode(i: PtxInstruction): PtxDiagnostic {
  const { start, line } = i.nameSpan;
  const span = { start, end: start + i.opcode.length, line };
  const guess = nearestWord(i.opcode, ptxFormOpcodes());
  const help = guess === undefined ? '' : `, did you mean \`${guess}\`?`;
  return {
    ...span,
    code: 'unknown-instruction',
    message: `there is no instruction \`${i.opcode}\`${help}`,
    ...(guess === undefined ? {} : { suggestion: guess }),
  };
}

/** Where each modifier of an instruction is in the text. */
function modifierSpans({ nameSpan, opcode }: PtxInstruction, text: string): PtxSpan[] {
  const spans: PtxSpan[] = [];
  const from = nameSpan.start + opcode.length;
  for (const match of text.slice(from, nameSpan.end).matchAll(/\.[\w$%:]+/g)) {
    const start = from + match.index;
    spans.push({ start, end: start + match[0].length, line: nameSpan.line });
  }
  return spans;
}

/** At most this many words of a list are named. */
const MOST_NAMED = 12;

function list(words: readonly string[]): string {
  const shown = words.slice(0, MOST_NAMED).map((w) => `.${w}`);
  const more = words.length > MOST_NAMED ? ', ..' : '';
  return `${shown.join(', ')}${more}`;
}

/** What is wrong with a name, for people. */
function nameFindings(
  i: PtxInstruction,
  text: string,
  errors: readonly PtxNameError[],
): PtxDiagnostic[] {
  const name = [i.opcode, ...i.modifiers].join('.');
  const spans = modifierSpans(i, text);
  return errors.map(({ kind, at, expected }): PtxDiagnostic => {
    const span = spans[at] ?? i.nameSpan;
    const word = i.modifiers[at] ?? '';
    switch (kind) {
      case 'unknown-word': {
        const guess = nearestWord(word, expected);
        const help = guess === undefined ? '' : `, did you mean \`.${guess}\`?`;
        return {
          ...span,
          code: 'modifier',
          message: `\`${i.opcode}\` has no modifier \`.${word}\`${help}`,
          ...(guess === undefined ? {} : { suggestion: `.${guess}` }),
        };
      }
      case 'missing':
        return {
          ...span,
          code: 'modifier',
          message: `\`${name}\` requires one of ${list(expected)}`,
        };
      case 'types':
        return {
          ...span,
          code: 'modifier',
          message:
            at < 0
              ? `\`${name}\` lacks a type, one of ${list(expected)}`
              : `\`.${word}\` is no type of this instruction, expected ${list(expected)}`,
        };
      case 'heading':
        return {
          ...span,
          code: 'modifier',
          message: `there is no \`${name}\`; \`${i.opcode}\` is followed by ${list(expected)}`,
        };
      case 'repeated':
        return {
          ...span,
          code: 'modifier',
          message: `\`.${word}\` stands twice in \`${name}\``,
        };
      default:
        return {
          ...span,
          code: 'modifier',
          message: `\`.${word}\` is not possible in \`${name}\``,
        };
    }
  });
}

function operandFindings(i: PtxInstruction, match: PtxMatch, names: PtxLookup): PtxDiagnostic[] {
  const { operands } = i;
  const hint = i.modifiers.includes('L2::cache_hint');
  const [least, most] = operandRange(match.form, hint);
  if (operands.length < least || operands.length > most) {
    const wanted = least === most ? `${least}` : `${least} to ${most}`;
    const message = `\`${[i.opcode, ...i.modifiers].join('.')}\` takes ${wanted} operand${wanted === '1' ? '' : 's'}, found ${operands.length}`;
    return [{ ...countSpan(i, most), code: 'operand-count', message }];
  }
  const out: PtxDiagnostic[] = [];
  const context = { match, modifiers: i.modifiers, names };
  const forms = assignOperands(match.form.operands, operands.length, hint);
  for (const [at, form] of forms.entries()) {
    const found = operandError(form, operands[at]!, context);
    if (found) out.push({ ...spanOf(found.span), code: found.code, message: found.message });
  }
  return out;
}

function spanOf({ start, end, line }: PtxSpan): PtxSpan {
  return { start, end, line };
}

/** The operands that are too many, or the name where some are missing. */
function countSpan(i: PtxInstruction, most: number): PtxSpan {
  const first = i.operands[most];
  const last = i.operands[i.operands.length - 1];
  return first && last
    ? { start: first.start, end: last.end, line: first.line }
    : spanOf(i.nameSpan);
}

/** Instructions that have forms with `.sync` in place of those which newer GPUs lack. */
const SYNCED: ReadonlySet<string> = new Set(['shfl', 'vote']);

/** What a module's version or target lacks; nothing when one of the matches is there. */
function availability(
  i: PtxInstruction,
  matches: readonly PtxMatch[],
  env: PtxEnvironment,
): PtxDiagnostic[] {
  let lacking: PtxSince | undefined;
  for (const { since } of matches) {
    const missing = since.filter((one) => !isAvailable(one, env));
    if (missing.length === 0) return [];
    lacking ??= missing[missing.length - 1];
  }
  if (!lacking) return [];
  const name = [i.opcode, ...i.modifiers].join('.');
  const need = needOf(lacking, env) ?? (SYNCED.has(i.opcode) ? ({ sync: true } as const) : {});
  return [
    {
      ...spanOf(i.nameSpan),
      code: 'not-available',
      message: `\`${name}\` requires ${needText(lacking, env)}`,
      need,
    },
  ];
}
