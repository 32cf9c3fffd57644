/**
 * The contents of a module's sections: instructions in one list, data as bytes with the places that
 * wait for addresses, labels of both kinds. Knows no machine.
 */
import {
  type AmdgcnExpr,
  type AmdgcnInstruction,
  type AmdgcnModule,
  parseExpr,
  Scanner,
} from '../../asm/index.ts';

export interface DataFixup {
  readonly offset: number;
  readonly size: number;
  readonly expr: AmdgcnExpr;
}

export interface DataSection {
  readonly name: string;
  readonly writable: boolean;
  readonly bytes: number[];
  readonly fixups: DataFixup[];
  /** Address, once placed. */
  base: number;
}

export interface Sections {
  readonly instructions: AmdgcnInstruction[];
  /** Name to index of the instruction behind the label. */
  readonly code: Map<string, number>;
  readonly data: Map<string, { readonly section: DataSection; readonly offset: number }>;
  readonly dataSections: DataSection[];
  readonly assignments: Map<string, AmdgcnExpr>;
  /** Variables of workgroup memory: size and alignment. */
  readonly group: Map<string, { readonly size: number; readonly align: number }>;
}

const INTEGER_SIZES: Readonly<Record<string, number>> = {
  '.byte': 1,
  '.short': 2,
  '.hword': 2,
  '.2byte': 2,
  '.value': 2,
  '.long': 4,
  '.int': 4,
  '.word': 4,
  '.4byte': 4,
  '.quad': 8,
  '.8byte': 8,
};

const SECTION_WORDS: Readonly<Record<string, string>> = {
  '.text': '.text',
  '.data': '.data',
  '.bss': '.bss',
  '.rodata': '.rodata',
};

/** Largest data a text may ask for: more is a mistake. */
const MAX_DATA = 1 << 28;

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of statement
export function readSections(module: AmdgcnModule): Sections {
  const out: Sections = {
    instructions: [],
    code: new Map(),
    data: new Map(),
    dataSections: [],
    assignments: new Map(),
    group: new Map(),
  };
  const byName = new Map<string, DataSection>();
  let current: DataSection | undefined;
  const stack: (DataSection | undefined)[] = [];
  const enter = (name: string, flags: string): void => {
    if (name.startsWith('.text') || flags.includes('x')) {
      current = undefined;
      return;
    }
    let section = byName.get(name);
    if (!section) {
      const writable = flags.includes('w') || /^\.(data|bss)/.test(name);
      section = { name, writable, bytes: [], fixups: [], base: 0 };
      byName.set(name, section);
      out.dataSections.push(section);
    }
    current = section;
  };
  for (const s of module.statements) {
    if (s.kind === 'instr') out.instructions.push(s);
    else if (s.kind === 'label') {
      if (current) out.data.set(s.name, { section: current, offset: current.bytes.length });
      else out.code.set(s.name, out.instructions.length);
    } else if (s.kind === 'set') out.assignments.set(s.name, s.expr);
    else if (s.kind === 'directive') {
      const [first = '', second = ''] = s.args;
      const word = SECTION_WORDS[s.name];
      if (word !== undefined) enter(word, '');
      else if (s.name === '.section') enter(unquote(first), second);
      else if (s.name === '.pushsection') {
        stack.push(current);
        enter(unquote(first), second);
      } else if (s.name === '.popsection') current = stack.pop();
      else if (s.name === '.amdgpu_lds') {
        out.group.set(unquote(first), {
          size: number(second),
          align: Math.max(1, number(s.args[2] ?? '4')),
        });
      } else if ((s.name === '.comm' || s.name === '.lcomm') && first !== '') {
        // Common symbols lie elsewhere; what follows belongs to the section around the directive.
        const around: DataSection | undefined = current;
        enter('.bss', 'w');
        const section: DataSection = current!;
        // On AMD the alignment of `.comm` is an exponent (LLVM's AMDGPUMCAsmInfo).
        align(section.bytes, 2 ** Math.min(16, number(s.args[2] ?? '3')), 0);
        out.data.set(unquote(first), { section, offset: section.bytes.length });
        zeros(section.bytes, number(second), 0);
        current = around;
      } else if (current) datum(s.name, s.args, current);
    }
  }
  return out;
}

function unquote(text: string): string {
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}

function expression(text: string): AmdgcnExpr | undefined {
  return parseExpr(new Scanner(text, 0, text.length, 0));
}

/** A plain number; 0 for anything else. */
function number(text: string): number {
  const e = expression(text);
  if (!e) return 0;
  if (e.kind === 'int') return Number(e.value);
  return e.kind === 'unary' && e.op === '-' && e.operand.kind === 'int'
    ? -Number(e.operand.value)
    : 0;
}

function zeros(bytes: number[], count: number, fill: number): void {
  if (bytes.length + count > MAX_DATA)
    throw new RangeError('the data of this module is larger than 256 MiB');
  for (let i = 0; i < count; i++) bytes.push(fill);
}

function align(bytes: number[], to: number, fill: number): void {
  const rest = bytes.length % to;
  if (rest !== 0) zeros(bytes, to - rest, fill);
}

/** One data directive. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each directive
function datum(name: string, args: readonly string[], section: DataSection): void {
  const { bytes, fixups } = section;
  const size = INTEGER_SIZES[name];
  if (size !== undefined) {
    for (const arg of args) {
      const expr = expression(arg);
      if (expr?.kind === 'int') put(bytes, expr.value, size);
      else {
        if (expr) fixups.push({ offset: bytes.length, size, expr });
        put(bytes, 0n, size);
      }
    }
    return;
  }
  switch (name) {
    case '.ascii':
    case '.asciz':
    case '.string':
      for (const arg of args) {
        const text = new Scanner(arg, 0, arg.length, 0).string() ?? '';
        for (const byte of encode(text)) bytes.push(byte);
        if (name !== '.ascii') bytes.push(0);
      }
      return;
    case '.zero':
    case '.skip':
    case '.space':
      zeros(bytes, number(args[0] ?? '0'), number(args[1] ?? '0') & 255);
      return;
    case '.fill': {
      const unit = number(args[1] ?? '1');
      for (let i = number(args[0] ?? '0'); i > 0; i--)
        put(bytes, BigInt(number(args[2] ?? '0')), unit);
      return;
    }
    case '.p2align':
      align(bytes, 2 ** Math.min(16, number(args[0] ?? '0')), number(args[1] ?? '0') & 255);
      return;
    case '.align':
    case '.balign':
      align(bytes, Math.max(1, number(args[0] ?? '1')), 0);
      return;
  }
}

/** Bytes of a string: escapes gave one character for each byte, text beyond that is UTF-8. */
function encode(text: string): Iterable<number> {
  for (let i = 0; i < text.length; i++)
    if (text.charCodeAt(i) > 255) return new TextEncoder().encode(text);
  return Array.from(text, (c) => c.charCodeAt(0));
}

function put(bytes: number[], value: bigint, size: number): void {
  const v = BigInt.asUintN(8 * size, value);
  for (let i = 0; i < size; i++) bytes.push(Number((v >> BigInt(8 * i)) & 255n));
}
