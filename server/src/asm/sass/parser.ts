/**
 * Reads listings of machine code: what `nvdisasm` and `cuobjdump -sass` print, and what our panes
 * show. Never throws; what it does not know is passed over.
 */
import { append } from '../../base/index.ts';
import type { SassControl, SassInstruction, SassModule, SassStatement } from './ast.ts';
import { controlOf, readControl } from './control.ts';

const ORIGIN = /^\s*\/\/## File "([^"]*)", line (\d+)/;

/** `.L_x_1:`, `saxpy:`, `.text.saxpy:` */
const LABEL = /^\s*([A-Za-z_$.][\w$.]*):\s*(?:\/\/.*)?$/;

/** `Function : saxpy`, as cuobjdump begins one. */
const FUNCTION = /^\s*Function\s*:\s*(\S+)/;

const INSTRUCTION =
  /^(\s*(?:\{\s*)?\/\*([0-9a-f]+)\*\/\s*)(@!?U?P[0-9T]+\s+)?(([A-Z][A-Z0-9_]*)((?:\.[A-Za-z0-9_]+)*))([^;]*);?(.*)/;

/** The upper half of an encoding, in a line of its own. */
const UPPER = /^\s*\/\*\s*0x([0-9a-f]{16})\s*\*\/\s*$/;

/** Labels that the tools make up. */
const OWN_LABEL = /^\.L_|^\$|^\.L\d/;

export function parseSass(text: string): SassModule {
  const statements: SassStatement[] = [];
  const comments: { start: number; end: number }[] = [];
  let start = 0;
  for (const [line, content] of text.split('\n').entries()) {
    const end = start + content.length;
    const statement = statementOf(content, line, start);
    if (statement !== undefined) statements.push(statement);
    else if (UPPER.test(content)) takeUpper(statements, content);
    append(comments, commentsIn(content, start));
    start = end + 1;
  }
  return { text, statements: withoutTwins(statements), comments };
}

/** The second line of an encoding tells how the instruction before it is scheduled. */
function takeUpper(statements: SassStatement[], content: string): void {
  const last = statements.at(-1);
  if (last?.kind !== 'instruction' || last.control !== undefined) return;
  const control = controlOf(BigInt(`0x${UPPER.exec(content)![1]!}`));
  statements[statements.length - 1] = { ...last, control };
}

/** nvdisasm begins a function with its label and that of its section: one of them is enough. */
function withoutTwins(statements: readonly SassStatement[]): SassStatement[] {
  return statements.filter((one, at) => {
    const next = statements[at + 1];
    return !(one.kind === 'function' && next?.kind === 'function' && next.name === one.name);
  });
}

function statementOf(content: string, line: number, start: number): SassStatement | undefined {
  const placed = { line, start, end: start + content.trimEnd().length };
  const origin = ORIGIN.exec(content);
  if (origin) return { kind: 'origin', ...placed, file: origin[1]!, from: Number(origin[2]) };
  const head = FUNCTION.exec(content);
  if (head) {
    const nameStart = start + content.indexOf(head[1]!, content.indexOf(':'));
    return { kind: 'function', ...placed, name: head[1]!, nameStart };
  }
  const label = LABEL.exec(content)?.[1];
  if (label !== undefined) {
    const own = OWN_LABEL.test(label);
    const name = own ? label : label.replace(/^\.text\./, '');
    const nameStart = start + content.indexOf(name);
    return { kind: own ? 'label' : 'function', ...placed, name, nameStart };
  }
  return instructionOf(content, placed);
}

function instructionOf(
  content: string,
  placed: { readonly line: number; readonly start: number; readonly end: number },
): SassInstruction | undefined {
  const found = INSTRUCTION.exec(content);
  if (!found) return undefined;
  const [, before = '', address = '', guard = '', name = '', opcode = '', dotted = '', rest = ''] =
    found;
  const guardStart = placed.start + before.length;
  const nameStart = guardStart + guard.length;
  const control = controlBehind(found[8] ?? '');
  return {
    kind: 'instruction',
    ...placed,
    address: Number.parseInt(address, 16),
    ...(guard === ''
      ? {}
      : {
          guard: {
            start: guardStart,
            end: guardStart + guard.trimEnd().length,
            text: guard.trimEnd(),
          },
        }),
    name: { start: nameStart, end: nameStart + name.length },
    opcode,
    modifiers: dotted.split('.').slice(1),
    operands: operandsOf(rest, nameStart + name.length),
    ...(control === undefined ? {} : { control }),
  };
}

function controlBehind(behind: string): SassControl | undefined {
  const comment = /\/\/(.*)/.exec(behind)?.[1];
  return comment === undefined ? undefined : readControl(comment);
}

/** Splits at commas outside of brackets. */
function operandsOf(rest: string, start: number): { start: number; text: string }[] {
  const out: { start: number; text: string }[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= rest.length; at++) {
    const char = rest[at];
    if (char === '[' || char === '(' || char === '{') depth++;
    if (char === ']' || char === ')' || char === '}') depth--;
    if (at < rest.length && (char !== ',' || depth > 0)) continue;
    const part = rest.slice(from, at);
    const text = part.trim();
    if (text !== '') out.push({ start: start + from + part.indexOf(text), text });
    from = at + 1;
  }
  return out;
}

/** Comments; an address in front of an instruction and an encoding count as such. */
function commentsIn(content: string, start: number): { start: number; end: number }[] {
  const out: { start: number; end: number }[] = [];
  for (let at = content.indexOf('/'); at >= 0; ) {
    const isBlock = content[at + 1] === '*';
    const close = isBlock ? content.indexOf('*/', at + 2) : -1;
    let end = at + 1;
    if (close >= 0) end = close + 2;
    else if (content[at + 1] === '/') end = content.trimEnd().length;
    // Nothing behind it closes one either.
    if (isBlock && close < 0) {
      at = content.indexOf('//', at);
      if (at >= 0) out.push({ start: start + at, end: start + content.trimEnd().length });
      return out;
    }
    if (end > at + 1) out.push({ start: start + at, end: start + end });
    at = content.indexOf('/', end);
  }
  return out;
}
