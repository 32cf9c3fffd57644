/**
 * Machine code as PTX text: numbers registers by first appearance, places labels, prints
 * instructions.
 */
import {
  type AsmWriter,
  forEachReg,
  type LocationRange,
  type MachBlock,
  type MachInst,
  needsLabel,
  type Operand,
  PlaceLabels,
  type Reg,
} from '../../mach/index.ts';
import type { DebugVar, SourceLoc } from '../../mir/index.ts';
import { CLASSES } from './classes.ts';
import type { LoweredFunc } from './lower-func.ts';

export interface PrintHooks {
  /** Called with where each variable is before anything is printed. */
  readonly variables?: {
    readonly nextLabel: () => string;
    readonly end: string;
    readonly sizeOf: (variable: DebugVar) => number | undefined;
    readonly locate: (locations: ReadonlyMap<number, readonly LocationRange[]>) => void;
  };
  /** Called before each line that has a source; prints a `.loc` where it changes. */
  readonly loc: ((writer: AsmWriter, loc: SourceLoc | undefined) => void) | undefined;
}

export interface PrintedFunc {
  readonly instructions: number;
  readonly byKind: Record<string, number>;
  readonly registers: Record<string, number>;
}

/** Prints `{ ... }` with the body of the function; `index` numbers its labels. */
export function printBody(
  writer: AsmWriter,
  lowered: LoweredFunc,
  index: number,
  hooks: PrintHooks,
): PrintedFunc {
  const printer = new BodyPrinter(writer, lowered, index, hooks);
  return printer.print();
}

class BodyPrinter {
  private readonly names: (string | undefined)[];
  private readonly counts = CLASSES.map(() => 0);
  private readonly byKind: Record<string, number> = {};
  private instructions = 0;
  private readonly writer: AsmWriter;
  private readonly lowered: LoweredFunc;
  private readonly labelPrefix: string;
  private readonly hooks: PrintHooks;

  constructor(writer: AsmWriter, lowered: LoweredFunc, index: number, hooks: PrintHooks) {
    this.writer = writer;
    this.lowered = lowered;
    this.labelPrefix = `$L__BB${index}_`;
    this.hooks = hooks;
    this.names = new Array(lowered.code.classes.length);
    this.numberRegisters();
  }

  print(): PrintedFunc {
    const { writer, lowered } = this;
    writer.line('{');
    if (lowered.frameSize > 0) {
      writer.line(
        `\t.local .align ${lowered.frameAlign} .b8 \t${lowered.frameName}[${lowered.frameSize}];`,
      );
    }
    let declared = false;
    const registers: Record<string, number> = {};
    CLASSES.forEach(({ prefix, type }, cls) => {
      const count = this.counts[cls]!;
      if (count === 0) return;
      declared = true;
      registers[prefix] = count;
      writer.line(`\t.reg ${type} \t${prefix}<${count + 1}>;`);
    });
    if (declared || lowered.frameSize > 0) writer.line('');
    const labels = needsLabel(lowered.code);
    const places = this.variables();
    const place = (block: MachBlock, index: number): void => {
      const label = places?.get(block.index)?.get(index);
      if (label !== undefined) writer.line(`${label}:`);
    };
    lowered.code.blocks.forEach((block, i) => {
      if (labels[i] === 1) writer.line(`${this.label(block)}:`);
      if (block.nounroll) writer.line('\t.pragma "nounroll";');
      for (const [at, inst] of block.insts.entries()) {
        if (places !== undefined) place(block, at);
        this.inst(inst);
      }
      if (places !== undefined) place(block, block.insts.length);
      this.branch(block, i + 1);
    });
    writer.line('}');
    return { instructions: this.instructions, byKind: this.byKind, registers };
  }

  /** Labels at which variables change places, by block and instruction. */
  private variables(): ReadonlyMap<number, ReadonlyMap<number, string>> | undefined {
    const { variables } = this.lowered;
    const hooks = this.hooks.variables;
    if (variables === undefined || hooks === undefined) return undefined;
    const labels = new PlaceLabels(hooks.nextLabel);
    const name = (reg: Reg): string | undefined => this.names[reg];
    const { code } = this.lowered;
    hooks.locate(variables.locations(code, name, hooks.sizeOf, labels.at, hooks.end));
    return labels.places;
  }

  private numberRegisters(): void {
    const { blocks, classes } = this.lowered.code;
    const name = (reg: Reg): void => {
      if (this.names[reg] !== undefined) return;
      const cls = classes[reg]!;
      this.names[reg] = `${CLASSES[cls]!.prefix}${++this.counts[cls]!}`;
    };
    for (const block of blocks) {
      for (const inst of block.insts) {
        for (const operand of inst.operands) forEachReg(operand, name);
        if (inst.guard >= 0) name(inst.guard);
      }
      if (block.on >= 0) name(block.on);
    }
  }

  private label(block: MachBlock): string {
    return this.labelPrefix + block.index;
  }

  private emit(kind: string, text: string, loc: SourceLoc | undefined): void {
    this.hooks.loc?.(this.writer, loc);
    this.writer.line(text, loc);
    this.instructions++;
    this.byKind[kind] = (this.byKind[kind] ?? 0) + 1;
  }

  private inst(inst: MachInst): void {
    if (inst.template !== undefined) {
      this.templated(inst, inst.template);
      return;
    }
    let text = '\t';
    if (inst.guard >= 0) text += `@${inst.guardNot ? '!' : ''}${this.names[inst.guard]} `;
    text += inst.op;
    if (inst.op === 'trap') {
      const values = inst.operands.map((operand) => this.operand(operand));
      const comment = [
        ...(inst.comment === undefined ? [] : [commentText(inst.comment)]),
        ...values,
      ];
      this.emit(
        'trap',
        `${text};${comment.length > 0 ? ` // ${comment.join(' ')}` : ''}`,
        inst.loc,
      );
      return;
    }
    const { operands } = inst;
    for (let i = 0; i < operands.length; i++) {
      text += i === 0 ? ' \t' : ', ';
      text += this.operand(operands[i]!);
    }
    text += ';';
    if (inst.comment !== undefined) text += ` // ${commentText(inst.comment)}`;
    this.emit(kindOf(inst.op), text, inst.loc);
  }

  /**
   * Directives stand as they are; inline assembly keeps its lines between the marks that LLVM
   * prints.
   */
  private templated(inst: MachInst, template: readonly (string | number)[]): void {
    let text = '';
    for (const part of template)
      text += typeof part === 'string' ? part : this.operand(inst.operands[part]!);
    if (inst.op === '') this.writer.line(`\t${text}`, inst.loc);
    else if (inst.op === 'asm') {
      this.writer.line('\t// begin inline asm', inst.loc);
      for (const line of text.split('\n')) {
        const trimmed = line.trim();
        // As it was written, like rustc: an instruction whose semicolon is missing is one that the
        // assembler refuses.
        if (trimmed !== '') this.emit('asm', `\t${trimmed}`, inst.loc);
      }
      this.writer.line('\t// end inline asm', inst.loc);
    } else {
      // A scope in braces has its own semicolons.
      const end = inst.op === '{' ? '' : ';';
      this.emit(kindOf(inst.op), `\t${text}${end}`, inst.loc);
    }
  }

  private operand(operand: Operand): string {
    if (typeof operand === 'string') return operand;
    if (typeof operand === 'number') return this.names[operand]!;
    if (operand.kind === 'mem') {
      const base = typeof operand.base === 'string' ? operand.base : this.names[operand.base]!;
      return operand.offset === 0 ? `[${base}]` : `[${base}+${operand.offset}]`;
    }
    let text = '{';
    operand.items.forEach((item, i) => {
      if (i > 0) text += ', ';
      text += typeof item === 'string' ? item : this.names[item]!;
    });
    return `${text}}`;
  }

  private branch(block: MachBlock, next: number): void {
    switch (block.branch) {
      case 'none':
        break;
      case 'jump':
        this.jump(block, block.edges[0]!.to, next);
        break;
      case 'cond': {
        const [taken, other] = block.edges;
        const skip = taken!.to.index === next;
        const target = skip ? other!.to : taken!.to;
        const not = block.not !== skip;
        this.emit(
          'branch',
          `\t@${not ? '!' : ''}${this.names[block.on]} bra \t${this.label(target)};`,
          block.loc,
        );
        if (!skip) this.jump(block, other!.to, next);
        break;
      }
      case 'table': {
        const table = `${this.labelPrefix}table${block.index}`;
        this.writer.line(
          `\t${table}: .branchtargets ${block.edges.map((e) => this.label(e.to)).join(', ')};`,
          block.loc,
        );
        this.emit('branch', `\tbrx.idx \t${this.names[block.on]}, ${table};`, block.loc);
        break;
      }
    }
  }

  private jump(block: MachBlock, to: MachBlock, next: number): void {
    if (to.index !== next) this.emit('branch', `\tbra.uni \t${this.label(to)};`, block.loc);
  }
}

/** A comment's text: on one line, and in ASCII, as `ptxas` takes nothing else there either. */
export function commentText(text: string): string {
  return text
    .replaceAll('\n', ' ')
    .replace(/[^\x20-\x7e\t]/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);
}

const KINDS: Readonly<Record<string, string>> = {
  ld: 'load',
  st: 'store',
  atom: 'atomic',
  red: 'atomic',
  fence: 'barrier',
  membar: 'barrier',
  bar: 'barrier',
  barrier: 'barrier',
  mov: 'move',
  cvt: 'convert',
  cvta: 'convert',
  setp: 'compare',
  selp: 'select',
  call: 'call',
  ret: 'branch',
  exit: 'branch',
  trap: 'trap',
  shfl: 'warp',
  vote: 'warp',
  match: 'warp',
  redux: 'warp',
  activemask: 'warp',
};

const kindCache = new Map<string, string>();

/** Family of an instruction, for the summary. */
function kindOf(op: string): string {
  let kind = kindCache.get(op);
  if (kind === undefined) {
    const dot = op.indexOf('.');
    kind =
      KINDS[dot < 0 ? op : op.slice(0, dot)] ??
      (/\.(f16|f16x2|f32|f64)$/.test(op) ? 'float' : op.endsWith('.pred') ? 'predicate' : 'int');
    kindCache.set(op, kind);
  }
  return kind;
}
