/**
 * Machine code of a kernel in the form of our own texts: the listing of a disassembler, laid out,
 * each line with its place in the source by way of the PTX that it was assembled from.
 */
import {
  controlText,
  LOCATED_FILE,
  locatedPtx,
  parseSass,
  type SassInstruction,
  type SassStatement,
} from '../asm/index.ts';
import type { EmittedText } from '../workspace/index.ts';
import { ptxTree } from './parsed-assembly.ts';
import type { MeasuredRegisters, NotMeasured } from './resources.ts';

/** What is asked of the assembler: PTX that leads back to its own lines, and a GPU. */
export interface MachineCodeRequest {
  readonly text: string;
  readonly cpu: string;
}

/** What came back. Has the shape of `toolchain`'s answers, which knows nothing of us. */
export interface MachineCode {
  readonly listing: string;
  /** The GPU that it is for: another one where the assembler does not know the one asked for. */
  readonly cpu: string;
  /** By the kernels' symbols. */
  readonly kernels: ReadonlyMap<string, MeasuredRegisters>;
  /** `ptxas 13.0, nvdisasm 13.0`. */
  readonly source: string;
  /** Does the listing tell lines of the PTX? */
  readonly located: boolean;
}

/** How to reach an assembler and a disassembler; a browser has none. */
export type Disassembler = (
  text: string,
  cpu: string,
  signal?: AbortSignal,
) => Promise<MachineCode | NotMeasured>;

/** What to ask for a text of our own or of another compiler. */
export function machineCodeRequest({ text, cpu }: EmittedText): MachineCodeRequest {
  return { text: locatedPtx(ptxTree(text).module), cpu };
}

/** Machine code as a text. */
export interface MachineCodeText extends EmittedText {
  /** For each line of `text`, the line of the PTX that it comes from, both from 0. */
  readonly ptxLines: readonly (number | undefined)[];
}

/** Where the comments on issuing begin; columns. */
const ISSUE_COLUMN = 68;

/** The listing of what `ptx` was assembled to. */
export function machineCodeText(ptx: EmittedText, code: MachineCode): MachineCodeText {
  const { statements } = parseSass(code.listing);
  const lines: { text: string; from: number | undefined }[] = [];
  let from: number | undefined;
  for (const one of statements) {
    if (one.kind === 'origin') from = lineOf(one);
    if (one.kind === 'function') from = undefined;
    const text = lineText(one);
    if (text === undefined) continue;
    if (one.kind === 'function' && lines.length > 0) lines.push({ text: '', from: undefined });
    lines.push({ text, from: one.kind === 'instruction' ? from : undefined });
  }
  const counts = instructionsByFunction(statements);
  return {
    ...ptx,
    cpu: code.cpu,
    text: `${lines.map(({ text }) => text).join('\n')}\n`,
    lineMap: lines.map(({ from: line }) => (line === undefined ? undefined : ptx.lineMap[line])),
    ptxLines: lines.map(({ from: line }) => line),
    summary: ptx.summary.map((one) => ({
      ...one,
      instructions: counts.get(one.kernel) ?? one.instructions,
      registers: { register: code.kernels.get(one.kernel)?.registers ?? 0 },
    })),
    notes: [...(ptx.notes ?? []), ...notesOn(code)],
  };
}

/** The PTX line of a comment on lines; undefined for other files. */
function lineOf({ file, from }: { readonly file: string; readonly from: number }) {
  return file.endsWith(LOCATED_FILE) ? from - 1 : undefined;
}

function lineText(one: SassStatement): string | undefined {
  if (one.kind === 'origin') return undefined;
  return one.kind === 'instruction' ? instructionText(one) : `${one.name}:`;
}

function instructionText({
  address,
  guard,
  opcode,
  modifiers,
  operands,
  control,
}: SassInstruction): string {
  const name = [opcode, ...modifiers].join('.');
  const at = `/*${address.toString(16).padStart(4, '0')}*/`;
  const code = `${name} ${operands.map(({ text }) => text).join(', ')}`.trim();
  const line = `  ${at} ${(guard?.text ?? '').padStart(5)} ${code};`;
  return control === undefined ? line : `${line.padEnd(ISSUE_COLUMN)} // ${controlText(control)}`;
}

function instructionsByFunction(statements: readonly SassStatement[]): Map<string, number> {
  const counts = new Map<string, number>();
  let own = '';
  for (const one of statements) {
    if (one.kind === 'function') own = one.name;
    // What fills up the end of a function is never run.
    if (one.kind === 'instruction' && one.opcode !== 'NOP')
      counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return counts;
}

/** Who made it, what each kernel takes, and what is missing. */
function notesOn({ kernels, source, located }: MachineCode): string[] {
  return [
    source,
    ...[...kernels].map(
      ([name, { registers, spillBytes, stackBytes }]) =>
        `${name}: ${registers} registers, ${spillBytes} bytes spilled, ${stackBytes} bytes of stack`,
    ),
    ...(located
      ? []
      : ['no links to the source: cuobjdump tells no lines; `nvdisasm` on the PATH does']),
  ];
}
