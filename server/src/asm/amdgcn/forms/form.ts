/**
 * The table of instruction forms: which operands and modifiers each instruction takes on which
 * processor, as LLVM's assembler takes them. `rows` holds the facts as text; this file says what
 * the text means and reads it.
 */
import { append } from '../../../base/index.ts';
import { COLUMNS } from './gpus.ts';
import { aliasesForms } from './rows/aliases.ts';
import { bufferForms } from './rows/buffer.ts';
import { compareForms } from './rows/compare.ts';
import { dualForms } from './rows/dual.ts';
import { flatForms } from './rows/flat.ts';
import { imageForms } from './rows/image.ts';
import { ldsForms } from './rows/lds.ts';
import { matrixForms } from './rows/matrix.ts';
import { otherForms } from './rows/other.ts';
import { scalarForms } from './rows/scalar.ts';
import { typedBufferForms } from './rows/typed-buffer.ts';
import { vectorAForms } from './rows/vector-a.ts';
import { vectorCForms } from './rows/vector-c.ts';
import { vectorFForms } from './rows/vector-f.ts';
import { vectorMForms } from './rows/vector-m.ts';

export type FormEncoding = '' | 'e32' | 'e64' | 'sdwa' | 'dpp' | 'e64_dpp';

/**
 * One way to write an instruction. In the text of `rows`:
 *
 * A block is a line of names and, indented, one line for each form they have:
 * `[encoding] operand ... modifier? ... <read >written | processors`.
 *
 * - `e32`, `e64`, `sdwa`, `dpp`, `e64_dpp`: the encoding of a vector instruction, which a suffix of
 *   the name can force.
 * - `=` in front of an operand: the instruction writes it. `?` behind a word: a modifier that may
 *   be left out; modifiers
 *   keep their order.
 * - `v2`: two vector registers; `h` half of one; `l` at the end: of the first 128; `a`:
 *   accumulation registers; `w`:
 *   either; `m`: either where the processor can load them; `s`: scalar registers, behind the point what is excluded
 *   (`e` EXEC, `m` M0, `n` null, `h` EXEC_HI); `bool`: a lane mask; `vccw`: VCC as wide as the wave.
 * - `S.b32`: a scalar register, inline constant or literal of that type; `SC`: no literal. `V`,
 *   `VC`: vector registers
 *   too; `M` behind: with sign changes; `T`: 16-bit register names. `W`: an SDWA source; `vm`: a register with sign
 *   changes. `VI4`, `AI4`: registers or an inline constant; `K`: a literal.
 * - `+off`: that word. Other words are operands of their own kind: `label`, `waitcnt`, `hwreg` ...
 * - `ctrl`, `sel1`, `sel2`, `selc`: what DPP and SDWA always have at their end.
 * - `@32`, `@64`: only in waves of so many lanes.
 * - Processors are the columns of `gpus.ts`, as ranges; all of them where nothing is said.
 */
export interface AmdgcnForm {
  readonly encoding: FormEncoding;
  /** Operands and modifiers in the order of the text, in the notation above, `=` included. */
  readonly tokens: readonly string[];
  /** Registers read and written without being named: `vcc`, `scc`, `m0`, `exec`, `flat_scratch`. */
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** Lanes of the waves that have it; 0 for both. */
  readonly wave: 0 | 32 | 64;
  /** A bit for each column of processors that has the form. */
  readonly gpus: number;
}

/** Half of a dual-issue instruction. */
export interface AmdgcnDualForm extends AmdgcnForm {
  readonly name: string;
  readonly side: 'X' | 'Y';
  /** VOPD3: three operands, sign changes, no literals (gfx1250). */
  readonly long: boolean;
}

const ENCODINGS = new Set(['e32', 'e64', 'sdwa', 'dpp', 'e64_dpp']);
const ALL = (1 << COLUMNS.length) - 1;
const SHORT: Readonly<Record<string, string>> = {
  ctrl: 'dpp_ctrl row_mask? bank_mask? bound_ctrl?',
  sel1: 'dst_sel? dst_unused? src0_sel?',
  sel2: 'dst_sel? dst_unused? src0_sel? src1_sel?',
  selc: 'src0_sel? src1_sel?',
};

const columnBit = new Map(COLUMNS.map((name, i) => [name, i]));

/** `900-90a,1100` as a set of columns. */
function gpuSet(text: string): number {
  let set = 0;
  for (const range of text.split(',')) {
    const [first = '', last = first] = range.split('-');
    for (let i = columnBit.get(first)!; i <= columnBit.get(last)!; i++) set |= 1 << i;
  }
  return set;
}

function readForm(line: string): AmdgcnForm {
  const bar = line.indexOf(' | ');
  const words = (bar < 0 ? line : line.slice(0, bar)).trim().split(' ');
  const encoding = ENCODINGS.has(words[0]!) ? (words[0] as FormEncoding) : '';
  const tokens: string[] = [];
  const reads: string[] = [];
  const writes: string[] = [];
  let wave: 0 | 32 | 64 = 0;
  for (let i = encoding === '' ? 0 : 1; i < words.length; i++) {
    const word = words[i]!;
    const long = SHORT[word];
    if (long !== undefined) append(tokens, long.split(' '));
    else if (word.startsWith('<')) reads.push(word.slice(1));
    else if (word.startsWith('>')) writes.push(word.slice(1));
    else if (word === '@32' || word === '@64') wave = word === '@32' ? 32 : 64;
    else if (word !== '') tokens.push(word);
  }
  return {
    encoding,
    tokens,
    reads,
    writes,
    wave,
    gpus: bar < 0 ? ALL : gpuSet(line.slice(bar + 3)),
  };
}

/** Lines of the forms by name; a form is read when somebody needs it. */
let blocks: Map<string, readonly string[] | readonly AmdgcnForm[]> | undefined;

function readBlocks(): Map<string, readonly string[] | readonly AmdgcnForm[]> {
  if (blocks) return blocks;
  blocks = new Map();
  const texts = [
    scalarForms,
    ldsForms,
    flatForms,
    bufferForms,
    typedBufferForms,
    compareForms,
    matrixForms,
    vectorAForms,
    vectorCForms,
    vectorFForms,
    vectorMForms,
    imageForms,
    otherForms,
  ];
  for (const text of texts) {
    let lines: string[] = [];
    for (const line of text.split('\n')) {
      if (line === '') continue;
      if (line.startsWith(' ')) {
        lines.push(line);
        continue;
      }
      lines = [];
      for (const name of line.split(' ')) blocks.set(name, lines);
    }
  }
  return blocks;
}

/** All forms of a name as the table has it, without suffix; undefined when no processor has it. */
export function formsOf(name: string): readonly AmdgcnForm[] | undefined {
  const known = readBlocks().get(name);
  if (known === undefined || known.length === 0) return undefined;
  if (typeof known[0] !== 'string') return known as readonly AmdgcnForm[];
  const lines = known as readonly string[];
  const forms = lines.map(readForm);
  // Names of one block share what was read.
  for (const [other, block] of blocks!) if (block === lines) blocks!.set(other, forms);
  return forms;
}

/** Every name of the table, without suffixes and aliases. */
export function formNames(): Iterable<string> {
  return readBlocks().keys();
}

let aliases: Map<string, readonly (readonly [string, number])[]> | undefined;

function readAliases(): Map<string, readonly (readonly [string, number])[]> {
  if (aliases) return aliases;
  aliases = new Map();
  let set = 0;
  for (const line of aliasesForms.split('\n')) {
    if (line === '') continue;
    if (!line.startsWith(' ')) {
      set = gpuSet(line);
      continue;
    }
    for (const pair of line.trim().split(' ')) {
      const [from = '', to = ''] = pair.split('>');
      aliases.set(from, [...(aliases.get(from) ?? []), [to, set]]);
    }
  }
  return aliases;
}

/** Names that stand for others, and what they stand for with the processors where they do. */
export function formAliases(): ReadonlyMap<string, readonly (readonly [string, number])[]> {
  return readAliases();
}

let duals: Map<string, AmdgcnDualForm[]> | undefined;

/** Forms of half a dual-issue instruction, by its name with `v_dual_`. */
export function dualFormsOf(name: string): readonly AmdgcnDualForm[] {
  if (!duals) {
    duals = new Map();
    for (const line of dualForms.split('\n')) {
      const match = /^([XY])(3?) (\w+)(.*)$/.exec(line);
      if (!match) continue;
      const [, side, long, word = '', rest = ''] = match;
      const form = readForm(rest);
      const tokens = form.tokens.map((token, i) => (i === 0 ? `=${token}` : token));
      const dual = { ...form, tokens, name: word, side: side as 'X' | 'Y', long: long === '3' };
      duals.set(word, [...(duals.get(word) ?? []), dual]);
    }
  }
  return duals.get(name) ?? [];
}
