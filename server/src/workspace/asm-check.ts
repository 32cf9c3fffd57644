/**
 * The text of inline assembly, read by our own assembly language: what the assembler would refuse
 * of it.
 */
import { checkPtx, type PtxCheckCode, parsePtx } from '../asm/index.ts';
import { asmOperandsOf } from '../mir/index.ts';
import type { AsmProblem, AsmText } from '../rules/index.ts';
import { checkAmdAsm } from './asm-check-amdgcn.ts';

/**
 * Codes that are about the instructions alone; names may be those of the module that the text will
 * stand in.
 */
const CODES: ReadonlySet<PtxCheckCode> = new Set([
  'unknown-instruction',
  'modifier',
  'operand-type',
  'operand-count',
  'vector',
  'state-space',
  'immediate',
  'address',
  'destination',
  'not-available',
]);

const NEWEST = '9.0';

/** Instructions of AMD GPUs, in code that is for them and looked at for NVIDIA's. */
const AMD = /^[ \t]*(?:[sv]|ds|buffer|global|flat|scratch|image)_[a-z]\w*/m;

const BARRIER = /\bbar(?:rier)?\./;

/** The statement around a place. */
function lineAt(body: string, at: number): string {
  const start = Math.max(body.lastIndexOf(';', at - 1), body.lastIndexOf('\n', at - 1)) + 1;
  const end = body.slice(at).search(/[;\n]/);
  return body.slice(start, end < 0 ? body.length : at + end);
}

/**
 * What is wrong with a text whose operands `{0}`, `{1}`, .. are registers of these types. Without
 * `cpu` nothing is said of what processors have.
 */
export function checkAsm(asm: AsmText, cpu: string | undefined): readonly AsmProblem[] {
  const { text, types, registers: ofAmd } = asm;
  if (ofAmd !== undefined) return checkAmdAsm(text, asmOperandsOf(ofAmd), cpu);
  const registers = types.map(
    (type, at) => `.reg .${type === 'pred' ? 'pred' : type} %operand${at};`,
  );
  const target = cpu === undefined ? '' : `.version ${NEWEST}\n.target ${cpu}\n.address_size 64\n`;
  const head = `${target}.func text()\n{\n${registers.join('\n')}\n{\n`;
  let body = '';
  /** Where pieces of the body begin, and where that is in the text. */
  const pieces: { readonly body: number; readonly text: number }[] = [];
  const pattern = /\{\{|\}\}|\{(\d+)(?::\w*)?\}/g;
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    pieces.push({ body: body.length, text: at });
    body += text.slice(at, found.index);
    pieces.push({ body: body.length, text: found.index });
    body += found[1] === undefined ? found[0][0]! : `%operand${found[1]}`;
    at = found.index + found[0].length;
  }
  pieces.push({ body: body.length, text: at });
  body += text.slice(at);
  const { module } = parsePtx(`${head}${body}\n}\nret;\n}\n`);
  const out: AsmProblem[] = [];
  if (AMD.test(text)) return out;
  for (const problem of checkPtx(module)) {
    const { code, message, start, end, severity } = problem;
    const from = start - head.length;
    if (severity !== undefined || !CODES.has(code) || from < 0 || from > body.length) continue;
    // The numbers and counts of barriers are the subject of a rule of their own.
    if (code === 'immediate' && BARRIER.test(lineAt(body, from))) continue;
    const piece = pieces.findLast((one) => one.body <= from)!;
    const place = piece.text + (from - piece.body);
    out.push({
      message: message.replace(/%operand(\d+)/g, '{$1}'),
      start: place,
      word: body.slice(from, Math.min(end - head.length, body.length)),
      unavailable: code === 'not-available',
    });
  }
  return out;
}
