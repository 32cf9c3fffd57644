/** Operands of a form for people: `d: .u32`, `[a]`, `{4 x .f32}`. */
import { type PtxForm, type PtxOperandForm, typeOfPtxOperand } from '../../asm/index.ts';

const NAMES = 'abcefghijk';

/**
 * The operands of a form, in an instruction with these modifiers, those that it cannot have left
 * out.
 */
export function formOperands(form: PtxForm, modifiers: readonly string[]): string[] {
  const types = form.types.flatMap(
    (slot) => modifiers.find((m) => slot.some(({ text }) => text === m)) ?? [],
  );
  let sources = 0;
  return form.operands.flatMap((operand) => {
    if (operand.kind === 'hint' && !modifiers.includes('L2::cache_hint')) return [];
    const name = operand.write ? 'd' : NAMES[sources++ % NAMES.length]!;
    return operandText(operand, name, types);
  });
}

function operandText(operand: PtxOperandForm, name: string, types: readonly string[]): string {
  const mark = operand.optional ? '?' : '';
  const pair = operand.pair ? `|p${operand.pair.optional ? '?' : ''}` : '';
  const type = /^b\d+$/.test(operand.type) ? operand.type : typeOfPtxOperand(operand.type, types);
  const typed = type === undefined || type === '' ? name : `${name}: .${type}`;
  switch (operand.kind) {
    case 'address':
    case 'texture':
      return `[${name}]${mark}`;
    case 'tensor':
      return `[${name}, {coordinates}]`;
    case 'constant': {
      const ranges = operand.ranges?.map(([from, to]) =>
        from === to ? `${from}` : `${from}..${to}`,
      );
      return `${name}: ${ranges?.join(' or ') ?? 'constant'}${mark}`;
    }
    case 'vector': {
      const counts = (operand.counts ?? []).map((c) => (typeof c === 'number' ? `${c}` : 'n'));
      return `${name}: {${counts.join(' or ')} x .${type}}${mark}`;
    }
    case 'fragment':
      return `${name}: {.b32, ..}`;
    case 'label':
    case 'list':
      return 'label';
    case 'sink':
      return '_';
    case 'hint':
      return 'cache-policy: .b64';
    case 'barrier':
      return `${operand.text.startsWith('BAR') ? 'barrier' : 'threads'}${mark}`;
    case 'rest':
      return '..';
    default:
      return `${typed}${pair}${mark}`;
  }
}

/** The same as places of a snippet: `${1:d}, ${2:a}, [${3:b}]`. */
export function formSnippet(form: PtxForm, modifiers: readonly string[]): string {
  let n = 0;
  let sources = 0;
  const parts = form.operands.flatMap((operand) => {
    if (operand.optional || operand.kind === 'rest') return [];
    if (operand.kind === 'hint' && !modifiers.includes('L2::cache_hint')) return [];
    if (operand.kind === 'sink') return ['_'];
    const name = operand.write ? 'd' : NAMES[sources++ % NAMES.length]!;
    n += 1;
    const place = `\${${n}:${operand.kind === 'label' ? 'label' : name}}`;
    return operand.kind === 'address' ? [`[${place}]`] : [place];
  });
  return parts.join(', ');
}
