/** What the machine itself offers: indices, barriers, target intrinsics, inline assembly. */
import type { Operand } from '../../../mach/index.ts';
import type { Inst, MirType, Value } from '../../../mir/index.ts';
import { CLASS_OF, R64 } from '../classes.ts';
import { findIntrinsic, type IntrinsicRow } from '../intrinsics.ts';
import { isRefused, isUnselected, missingOn, nvvmIntrinsic, oldestWith } from '../nvvm/index.ts';
import { type Selector, type Use, ZERO } from '../select.ts';
import type { Rule, RuleRows } from './rule.ts';

const special =
  (register: string): Rule =>
  (s, inst) => {
    s.set(inst.results[0], s.r32('mov.u32', `%${register}.${inst.attrs.dim ?? 'x'}`));
  };

/** An operand as its instruction takes it: narrow integers extended. */
function operand(s: Selector, value: Value): Operand {
  if (value.type === 'i8' || value.type === 'i16') return s.extended(value, ZERO);
  if (value.type === 'i128') s.unsupported('i128 operand of an intrinsic');
  return s.use(value);
}

const intrinsic: Rule = (s, inst) => {
  const name = inst.attrs.symbol ?? '';
  let row = findIntrinsic(name) ?? named(s, inst, name);
  if (row === undefined) return s.unsupported(`intrinsic ${name}`);
  if (row.sm !== undefined && s.env.cpu.sm < row.sm) {
    const fallback = row.fallback === undefined ? undefined : findIntrinsic(row.fallback);
    if (fallback === undefined)
      return s.unsupported(
        `intrinsic ${name} on ${s.env.cpu.name}: it needs sm_${row.sm}`,
        `sm_${row.sm}`,
      );
    row = fallback;
  }
  if (inst.args.length !== row.args.length || inst.results.length !== row.results.length) {
    s.unsupported(
      `intrinsic ${name} with ${inst.args.length} operands and ${inst.results.length} results`,
    );
  }
  if (row.ptx !== undefined) s.env.raiseVersion(row.ptx, true);
  expand(s, inst, row);
};

/** The row for a name of LLVM's, on a processor that has it. */
function named(s: Selector, inst: Inst, name: string): IntrinsicRow | undefined {
  const constants = inst.args.map((value) => {
    const def = s.defOf(value);
    return def?.op === 'const.int' ? def.attrs.bits : undefined;
  });
  for (const at of inst.attrs.imm ?? []) {
    if (constants[Number(at)] === undefined)
      s.invalid(`\`${name}\` with an operand that is not constant`);
  }
  if (isUnselected(name)) s.invalid(`\`${name}\`: LLVM selects no instruction for it`);
  if (isRefused(name)) s.invalid(`\`${name}\`: ptxas refuses the instruction that LLVM prints`);
  const found = nvvmIntrinsic(name, typesOf(inst.args), typesOf(inst.results), constants);
  if (found === undefined) return undefined;
  if (found.ptx > s.env.languageVersion) s.env.raiseVersion(found.ptx);
  const missing = missingOn(found, s.env.cpu, s.env.languageVersion);
  if (missing !== undefined)
    s.invalid(`\`${name}\` on ${s.env.cpu.name}: ${missing}`, oldestWith(found)?.name);
  return found.row;
}

const typesOf = (values: readonly Value[]): MirType[] => values.map(({ type }) => type);

function expand(s: Selector, inst: Inst, row: IntrinsicRow): void {
  const results = inst.results.map((r) => s.temp(CLASS_OF[r.type]));
  const imms = (inst.attrs.imm ?? []).slice(0, row.imms ?? 0).map(String);
  const inside = (pattern: RegExp): ReadonlySet<number> =>
    new Set(
      row.code.flatMap((text) =>
        (text.match(pattern) ?? []).flatMap((part) =>
          [...part.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)),
        ),
      ),
    );
  // An address, and the coordinates in one, are registers, and so are bits in a list.
  const inBrackets = inside(/\[[^[\]]*\]/g);
  const inBraces = inside(/\{[^{}]*\}/g);
  const args = inst.args.flatMap((value, at): Operand[] => {
    if (value.type === 'i128')
      return [s.use(value), s.useHigh(value)].map((half) =>
        typeof half === 'string' ? s.regOf(half, R64) : half,
      );
    const def = s.defOf(value);
    // A flag chooses the instruction, or is a digit in it.
    if (value.type === 'i1' && def?.op === 'const.int') return [String(def.attrs.bits)];
    const use = operand(s, value);
    const isWhole = value.type.startsWith('i') && inBraces.has(results.length + at);
    const bracketed = typeof use === 'string' && (isWhole || inBrackets.has(results.length + at));
    return [bracketed ? s.regOf(use, CLASS_OF[value.type]) : use];
  });
  const operands: Operand[] = [...results, ...args, ...imms];
  const temps = (row.temps ?? []).map((type) => s.temp(CLASS_OF[type]));
  for (const text of row.code)
    emitTemplate(s, text, operands, results.length, temps, row.pure !== true);
  for (const [i, result] of inst.results.entries()) s.set(result, results[i]!);
}

/**
 * Splits `op $0, $1` into an instruction; scratch registers `%t0` are written by the instruction
 * they come first in.
 */
function emitTemplate(
  s: Selector,
  text: string,
  values: readonly Operand[],
  nresults: number,
  temps: readonly number[],
  effect: boolean,
): void {
  const pieces = text.split(/(\$\d+|%t\d+)/);
  const operands: Operand[] = [];
  const template: (string | number)[] = [];
  const op = /^\S+/.exec(text)![0];
  const comma = destinationEnd(text);
  let defs = 0;
  let at = 0;
  const place = (value: Operand, isDef: boolean): void => {
    if (isDef) {
      operands.splice(defs++, 0, value);
      for (let i = 0; i < template.length; i++)
        if (typeof template[i] === 'number' && (template[i] as number) >= defs - 1)
          template[i] = (template[i] as number) + 1;
      template.push(defs - 1);
    } else template.push(operands.push(value) - 1);
  };
  for (const piece of pieces) {
    if (/^\$\d+$/.test(piece)) {
      const index = Number(piece.slice(1));
      place(values[index]!, index < nresults && at < comma);
    } else if (/^%t\d+$/.test(piece)) place(temps[Number(piece.slice(2))]!, at < comma);
    else if (piece !== '') template.push(at === 0 ? piece.replace(' ', ' \t') : piece);
    at += piece.length;
  }
  const made = effect ? s.effect(op, operands, defs) : s.emit(op, defs, operands);
  made.template = template;
}

/** Where the destination of an instruction ends: at the first comma outside of braces. */
function destinationEnd(text: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (c === '{') depth++;
    else if (c === '}') depth--;
    else if (c === ',' && depth === 0) return i;
  }
  return text.length;
}

type Template = (string | number)[];

/** An operand of 128 bits, which lies in two registers outside of the text. */
interface Wide {
  /** Its register in the text. */
  readonly name: string;
  /** Indices of the halves among the operands of the instruction. */
  readonly halves: readonly [number, number];
  readonly isResult: boolean;
}

/**
 * `imm[0]` is the text; `{0}`, `{1}`, ... stand for the results, then the operands; `{{` and `}}`
 * are braces. A boolean operand becomes a predicate register, one of 128 bits a register of the
 * text's own that its halves are moved to or from.
 */
const asm: Rule = (s, inst) => {
  const text = String(inst.attrs.imm?.[0] ?? '');
  const wide: Wide[] = [];
  const operands: Operand[] = [];
  /** What stands in the text for each result and operand. */
  const names: (string | number)[] = [];
  const add = (type: MirType, isResult: boolean, halves: () => readonly Operand[]): void => {
    const at = operands.length;
    for (const half of halves()) operands.push(half);
    if (type !== 'i128') names.push(at);
    else {
      const name = `%rq${wide.length}`;
      wide.push({ name, halves: [at, at + 1], isResult });
      names.push(name);
    }
  };
  for (const { type } of inst.results)
    add(type, true, () =>
      type === 'i128' ? [s.temp(R64), s.temp(R64)] : [s.temp(CLASS_OF[type])],
    );
  const defs = operands.length;
  const register = (use: Operand, type: MirType): Operand =>
    typeof use === 'string' ? s.regOf(use, CLASS_OF[type]) : use;
  for (const arg of inst.args)
    add(arg.type, false, () =>
      arg.type === 'i128'
        ? [register(s.use(arg), 'i64'), register(s.useHigh(arg), 'i64')]
        : [register(operand(s, arg), arg.type)],
    );
  const made = s.effect('asm', operands, defs);
  made.template = withWide(wide, templateOf(s, text, names));
  let at = 0;
  for (const result of inst.results) {
    if (result.type === 'i128') s.setPair(result, operands[at] as Use, operands[at + 1] as Use);
    else s.set(result, operands[at] as Use);
    at += result.type === 'i128' ? 2 : 1;
  }
};

/** The text with its operands in their places. */
function templateOf(s: Selector, text: string, names: readonly (string | number)[]): Template {
  const template: Template = [];
  let literal = '';
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if ((c === '{' || c === '}') && text.charAt(i + 1) === c) {
      literal += c;
      i++;
    } else if (c === '{') {
      const end = text.indexOf('}', i);
      const index = Number(text.slice(i + 1, end).split(':')[0]);
      const name = end < 0 || !Number.isInteger(index) ? undefined : names[index];
      if (name === undefined) s.unsupported(`inline assembly operand at "${text.slice(i)}"`);
      else if (typeof name === 'string') literal += name;
      else {
        template.push(literal, name);
        literal = '';
      }
      i = end;
    } else literal += c;
  }
  template.push(literal);
  return template;
}

/** Around a text: registers of 128 bits, filled before it and read after it. */
function withWide(wide: readonly Wide[], text: Template): Template {
  if (wide.length === 0) return text;
  const out: Template = [`{\n\t.reg .b128 \t%rq<${wide.length}>;\n\t`];
  for (const { name, halves, isResult } of wide)
    if (!isResult) out.push(`mov.b128 \t${name}, {`, halves[0], ', ', halves[1], '};\n\t');
  for (const part of text) out.push(part);
  for (const { name, halves, isResult } of wide)
    if (isResult) out.push('\n\tmov.b128 \t{', halves[0], ', ', halves[1], `}, ${name};`);
  out.push('\n\t}');
  return out;
}

export const GPU_RULES = {
  'gpu.thread.id': special('tid'),
  'gpu.workgroup.size': special('ntid'),
  'gpu.workgroup.id': special('ctaid'),
  'gpu.grid.size': special('nctaid'),
  'gpu.implicit.args': (s) => s.unsupported('gpu.implicit.args: PTX has no implicit arguments'),
  'gpu.dispatch.ptr': (s) => s.unsupported('gpu.dispatch.ptr: PTX has no dispatch packet'),
  'gpu.barrier': (s) => {
    s.effect('bar.sync', ['0']);
  },
  'gpu.intrinsic': intrinsic,
  'gpu.compute': intrinsic,
  'gpu.asm': asm,
} satisfies RuleRows;
