/**
 * The text that a template stands for, and for each of its characters where the source has it:
 * escapes are resolved, doubled braces are one, operands are what the caller puts for them.
 */
import { literalValue } from '../../syntax/index.ts';
import type { AsmCall, AsmLiteral } from './call.ts';

/** `{x}` in the source. */
export interface Placeholder {
  readonly operand: number;
  /** As written, braces included; `{1}` for `{}`. */
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

/** Operands, and characters that are written twice. */
const BRACES = /\{\{|\}\}|\{([^{}]*)\}/g;
const PERCENTS = /%%|%(\d+)/g;

export class AsmBody {
  readonly placeholders: readonly Placeholder[];
  private readonly made: Mapped;
  private readonly decoded: Mapped;

  /** `operand` gives the text of each operand by its index. */
  constructor(source: string, call: AsmCall, operand: (index: number) => string) {
    this.decoded = decode(source, call);
    const placeholders: Placeholder[] = [];
    const { text } = this.decoded;
    const made = new Mapped();
    const operandOf = operandNumbers(call);
    let at = 0;
    const isPtx = call.macro === 'ptx_asm';
    const braces = call.isRaw ? [] : text.matchAll(isPtx ? PERCENTS : BRACES);
    for (const { 0: written, 1: inner, index } of braces) {
      made.copy(this.decoded, at, index);
      at = index + written.length;
      const [start, end] = this.decoded.span(index, at);
      const which = inner === undefined ? undefined : operandOf(inner);
      if (which === undefined) {
        made.put(inner === undefined ? written[0]! : written, start, end);
        continue;
      }
      const shown = /^\{\s*\}$/.test(written) ? `{${which}}` : written;
      placeholders.push({ operand: which, written: shown, start, end });
      made.put(operand(which), start, end);
    }
    made.copy(this.decoded, at, text.length);
    this.made = made;
    this.placeholders = placeholders;
  }

  get text(): string {
    return this.made.text;
  }

  /** The template in front of an offset of the source, braces as written. */
  before(offset: number): string {
    return this.decoded.text.slice(0, this.decoded.index(offset));
  }

  /** The place in the text of an offset in one of the literals. */
  index(offset: number): number {
    return this.made.index(offset);
  }

  /** The place in the source of a part of the text. */
  span(start: number, end: number): readonly [start: number, end: number] {
    return this.made.span(start, end);
  }
}

/** Which operand is meant between braces; undefined where there is none. Asked in order. */
function operandNumbers({ operands }: AsmCall): (inner: string) => number | undefined {
  let next = 0;
  return (inner) => {
    const [before = ''] = inner.split(':');
    const name = before.trim();
    const isNumber = /^\d+$/.test(name);
    const named = isNumber ? Number(name) : operands.findIndex((one) => one.name === name);
    const which = name === '' ? next++ : named;
    return which in operands ? which : undefined;
  };
}

/** A text, and from where in the source to where each character comes. */
class Mapped {
  text = '';
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  /** Text that stands for a piece of the source as a whole. */
  put(text: string, start: number, end: number): void {
    this.text += text;
    for (let i = 0; i < text.length; i++) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  copy(from: Mapped, start: number, end: number): void {
    this.text += from.text.slice(start, end);
    for (let i = start; i < end; i++) {
      this.starts.push(from.starts[i]!);
      this.ends.push(from.ends[i]!);
    }
  }

  index(offset: number): number {
    const found = this.ends.findIndex((end, i) => end > offset || this.starts[i]! >= offset);
    return found < 0 ? this.text.length : found;
  }

  span(start: number, end: number): readonly [start: number, end: number] {
    const from = this.starts[start] ?? this.ends.at(-1) ?? 0;
    return [from, end > start ? (this.ends[end - 1] ?? from) : from];
  }
}

const UNIT = /\\(?:x[\da-fA-F]{2}|u\{[^}]*\}|\r?\n[\t\n\r ]*|[\s\S])|\r\n|[\s\S]/g;
const RAW_UNIT = /\r\n|[\s\S]/g;

/** The template before operands are put in; each line ends with a newline. */
function decode(source: string, { lines }: AsmCall): Mapped {
  const out = new Mapped();
  for (const line of lines) {
    for (const literal of line) decodeLiteral(source, literal, out);
    const end = line.at(-1)?.end;
    if (end !== undefined) out.put('\n', end, end);
  }
  return out;
}

function decodeLiteral(source: string, { start, end, isRaw }: AsmLiteral, out: Mapped): void {
  const written = source.slice(start, end);
  for (const { 0: unit, index } of written.matchAll(isRaw ? RAW_UNIT : UNIT)) {
    const at = start + index;
    const value = unit.length > 1 && !isRaw ? literalValue('str', `"${unit}"`) : undefined;
    const text = value?.kind === 'str' ? value.value : unit === '\r\n' ? '\n' : unit;
    out.put(text, at, at + unit.length);
  }
}
