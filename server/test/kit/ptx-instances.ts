/** Instructions made of the forms of the PTX table, so that an assembler can judge each form. */
import type { PtxForm, PtxOperandForm, PtxWord } from '../../src/asm/ptx/isa/forms/index.ts';

const REGISTERS: Readonly<Record<string, string>> = {
  pred: '%p',
  f16: '%h',
  bf16: '%h',
  f32: '%f',
  f64: '%d',
  f32x2: '%rd',
  e2m1x2: '%c',
  '8': '%c',
  '16': '%h',
  '32': '%r',
  '64': '%rd',
  '128': '%q',
};

/** A register for a type; the results have the number 1. */
function register(type: string, write: boolean): string {
  const bits = /^[bus](\d+)$/.exec(type)?.[1] ?? (/^(?:ue|e)\w+x2$/.test(type) ? '16' : '32');
  return `${REGISTERS[type] ?? REGISTERS[bits]}${write ? 1 : 2}`;
}

function typeOf(cls: string, types: readonly string[]): string {
  const last = types.at(-1) ?? 'b32';
  switch (cls) {
    case 'p':
      return 'pred';
    case 'T1':
    case 'X1':
      return types[0] ?? last;
    case 'T2':
    case 'X2':
      return types[1] ?? last;
    case 'W':
      return `${last[0]}${Number(last.slice(1)) * 2}`;
    case 'T':
    case 'X':
    case 'V':
      return last;
    default:
      return cls === 'i32' ? 'u32' : cls;
  }
}

/** Spans several dimensions: the number of coordinates. */
function coordinates(modifiers: readonly string[]): number {
  if (modifiers.some((m) => /gather4|scatter4/.test(m))) return 5;
  return Number(modifiers.find((m) => /^[1-5]d$/.test(m))?.[0] ?? 1);
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of operand
function operand(
  form: PtxOperandForm,
  types: readonly string[],
  modifiers: readonly string[],
  number: number,
): string | undefined {
  const several = (n: number, text: string): string => `{${Array(n).fill(text).join(', ')}}`;
  switch (form.kind) {
    case 'mov':
    case 'value': {
      const cls = form.kind === 'mov' ? 'T' : form.type;
      const text = register(typeOf(cls, types), form.write);
      const n = Number(/^v(\d+)$/.exec(modifiers.find((m) => /^v\d+$/.test(m)) ?? '')?.[1] ?? 0);
      const value = n > 0 && (cls === 'V' || form.kind === 'mov') ? several(n, text) : text;
      return form.pair && !form.pair.optional ? `${value}|%p1` : value;
    }
    case 'address':
      return form.text === 'A32' ? '[%r3]' : '[%rd3]';
    case 'tensor':
      return `[%rd3, ${several(coordinates(modifiers), '%r1')}]`;
    case 'symbol':
      return types.at(-1) === 'u32' ? '%r4' : '%rd4';
    case 'hint':
      return modifiers.includes('L2::cache_hint') ? '%rd5' : undefined;
    case 'video':
      return form.write ? '%r1' : '%r2';
    case 'fragment':
      return several(number * (form.text.endsWith('F2') ? 2 : 1), '%r1');
    case 'vector': {
      const counts = form.counts ?? [];
      const at = counts.length === 3 ? coordinates(modifiers) - 3 : 0;
      const count = counts[at] ?? 1;
      const n = typeof count === 'number' ? count : count.times * number;
      return several(n, register(typeOf(form.type, types), true));
    }
    case 'constant':
      return String(form.ranges?.[0]?.[0] ?? 0);
    case 'barrier':
      return '%r2';
    case 'label':
      return 'L0';
    case 'list':
      return 'T0';
    case 'sink':
      return '_';
    case 'generic':
      return '%rd2';
    default:
      return undefined;
  }
}

const wordText = ({ text, pattern }: PtxWord): string =>
  pattern ? text.replace('#', text.startsWith('m64n') ? '16' : '2') : text;

function render(form: PtxForm, words: readonly string[], types: readonly string[]): string {
  const modifiers = [...form.heading, ...words, ...types];
  const named = words.map((w) => /^(?:x|m64n)(\d+)/.exec(w)?.[1]).find((n) => n !== undefined);
  const operands = form.operands
    .filter(({ optional, kind }) => !optional || kind === 'hint')
    .flatMap((o) => operand(o, types, modifiers, Number(named ?? 0)) ?? []);
  return `${[form.opcode, ...modifiers].join('.')} ${operands.join(', ')};`;
}

/** A form with its first words and types, and with each other word and type once. */
export function* instancesOf(form: PtxForm): Generator<string> {
  const words = (at = -1, chosen = ''): string[] =>
    form.groups.flatMap((group, g) => {
      if (group.together) return group.optional && g !== at ? [] : group.words.map(wordText);
      if (g === at) return [chosen];
      return group.optional ? [] : [wordText(group.words[0]!)];
    });
  const first = form.types.map((slot) => wordText(slot[0]!));
  yield render(form, words(), first);
  for (const [s, slot] of form.types.entries())
    for (const type of slot.slice(1))
      yield render(
        form,
        words(),
        first.map((t, i) => (i === s ? wordText(type) : t)),
      );
  for (const [g, group] of form.groups.entries())
    for (const word of group.words) yield render(form, words(g, wordText(word)), first);
}
