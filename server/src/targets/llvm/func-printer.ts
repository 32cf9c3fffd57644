/**
 * One function as LLVM IR: names of values and blocks, block parameters as `phi`, and what the
 * rules of operations call to write an instruction. Constants and addresses of symbols are
 * operands, not instructions.
 */
import type { AsmWriter } from '../../mach/index.ts';
import {
  type Block,
  type Edge,
  type Func,
  type Inst,
  isPtr,
  type MirType,
  type SourceLoc,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { blocksAsRustc } from './block-order.ts';
import { type ModuleEnv, UnsupportedError } from './env.ts';
import type { Flavour } from './flavour.ts';
import { LocalNames } from './names.ts';
import { llvmType, pointerType, spaceNumber } from './types.ts';

/** What one operation becomes. */
export type Rule = (p: FuncPrinter, inst: Inst) => void;

/** The rows of operations, as the printer needs them. */
export interface Rules {
  ruleFor(inst: Inst): Rule;
  /**
   * The operand that a value is without an instruction: a constant, the address of a symbol,
   * another value.
   */
  operandOf(p: FuncPrinter, value: Value): string | undefined;
}

export class FuncPrinter {
  readonly env: ModuleEnv;
  readonly flavour: Flavour;
  readonly fn: Func;
  /** Source of the instruction being printed. */
  loc: SourceLoc | undefined;
  instructions = 0;
  /** The block that every return goes to, where there are several. */
  returnBlock: string | undefined;
  private readonly writer: AsmWriter;
  private readonly rules: Rules;
  private readonly names = new LocalNames();
  private readonly operands: (string | undefined)[] = [];
  private readonly labels = new Map<Block, string>();
  /** Blocks that stand between a terminator and a block that it reaches twice with arguments. */
  private readonly splits = new Map<Edge, string>();

  constructor(fn: Func, env: ModuleEnv, writer: AsmWriter, rules: Rules) {
    this.fn = fn;
    this.rules = rules;
    this.env = env;
    this.flavour = env.flavour;
    this.writer = writer;
  }

  /** Prints the blocks. `prologue` stands at the begin of the first one. */
  body(prologue: () => void): void {
    const order = blocksAsRustc(this.fn);
    for (const block of order) this.labels.set(block, this.names.fresh(block.name ?? 'bb'));
    const incoming = this.incomingEdges(order);
    const returns = order.filter((block) => terminator(block)?.op === 'ret');
    if (returns.length > 1) this.returnBlock = this.names.fresh('ret');
    for (const [i, block] of order.entries()) {
      if (i > 0) this.writer.line('');
      this.writer.line(`${this.labels.get(block)!}:`);
      if (i === 0) prologue();
      else this.phis(block, incoming.get(block) ?? []);
      for (const inst of i === 0 ? slotsFirst(block.insts) : block.insts) {
        this.loc = inst.loc;
        this.rules.ruleFor(inst)(this, inst);
      }
      this.printSplits(block);
    }
    if (this.returnBlock !== undefined) this.printReturnBlock(this.returnBlock, returns);
  }

  /** Where all returns meet, as in rustc's code: LLVM follows each half of a pair by itself. */
  private printReturnBlock(label: string, returns: readonly Block[]): void {
    this.writer.line('');
    this.writer.line(`${label}:`);
    const types = this.fn.results.map((type) => this.type(type));
    const operands = types.map((type, i) => {
      const ways = returns.map(
        (block) => `[ ${this.value(terminator(block)!.args[i]!)}, %${this.labels.get(block)!} ]`,
      );
      return `${type} ${this.temp(`phi ${type} ${ways.join(', ')}`)}`;
    });
    this.printReturn(operands, types);
  }

  /** `ret` of these operands, as a structure where there are several. */
  printReturn(typed: readonly string[], types: readonly string[]): void {
    if (typed.length < 2) {
      this.statement(typed.length === 0 ? 'ret void' : `ret ${typed[0]}`);
      return;
    }
    const pair = `{ ${types.join(', ')} }`;
    let made = 'poison';
    typed.forEach((one, i) => {
      made = this.temp(`insertvalue ${pair} ${made}, ${one}, ${i}`);
    });
    this.statement(`ret ${pair} ${made}`);
  }

  private incomingEdges(order: readonly Block[]): Map<Block, { from: string; edge: Edge }[]> {
    const incoming = new Map<Block, { from: string; edge: Edge }[]>();
    for (const block of order) {
      const seen = new Set<Block>();
      for (const edge of terminator(block)?.targets ?? []) {
        const again = seen.has(edge.block);
        seen.add(edge.block);
        if (again && edge.args.length > 0) this.splits.set(edge, this.names.fresh('edge'));
        const list = incoming.get(edge.block) ?? [];
        list.push({ from: this.splits.get(edge) ?? this.labels.get(block)!, edge });
        incoming.set(edge.block, list);
      }
    }
    return incoming;
  }

  private phis(block: Block, edges: readonly { from: string; edge: Edge }[]): void {
    block.params.forEach((param, i) => {
      const values = edges.map(({ from, edge }) => `[ ${this.value(edge.args[i]!)}, %${from} ]`);
      this.loc = undefined;
      this.assign(param, `phi ${this.type(param.type)} ${values.join(', ')}`);
    });
  }

  private printSplits(block: Block): void {
    for (const edge of terminator(block)?.targets ?? []) {
      const label = this.splits.get(edge);
      if (label === undefined) continue;
      this.writer.line('');
      this.writer.line(`${label}:`);
      this.statement(`br label %${this.labels.get(edge.block)!}`);
    }
  }

  /** `label %name` of a successor. */
  label(edge: Edge): string {
    return `label %${this.splits.get(edge) ?? this.labels.get(edge.block)!}`;
  }

  type(type: MirType): string {
    return llvmType(type, this.flavour);
  }

  /** The operand that stands for a value. */
  value(value: Value): string {
    let operand = this.operands[value.id];
    if (operand === undefined) {
      // An operand may be needed before its definition is printed: a loop's own value at its head.
      operand = this.rules.operandOf(this, value) ?? `%${this.names.fresh(value.name)}`;
      this.operands[value.id] = operand;
    }
    return operand;
  }

  /** The operand behind its type. */
  typed(value: Value): string {
    return `${this.type(value.type)} ${this.value(value)}`;
  }

  /** A name that nothing else in the function has, with its sigil. */
  freshName(hint: string | undefined): string {
    return `%${this.names.fresh(hint)}`;
  }

  /** Prints `%value = text`. */
  assign(value: Value, text: string): void {
    this.line(`${this.value(value)} = ${text}`);
  }

  /** Prints `%t = text` with a name of its own, which is the result. */
  temp(text: string, hint?: string): string {
    const name = `%${this.names.fresh(hint)}`;
    this.line(`${name} = ${text}`);
    return name;
  }

  /** Prints an instruction without a result. */
  statement(text: string): void {
    this.line(text);
  }

  comment(text: string): void {
    this.writer.line(`  ; ${text.replace(/[\r\n]+/g, ' ')}`, this.loc);
  }

  private line(text: string): void {
    this.instructions += 1;
    this.writer.line(`  ${text}${this.env.debugSuffix(this.loc)}`, this.loc);
  }

  /** Calls an intrinsic of LLVM, or another function that is only declared; the text behind `=`. */
  intrinsic(name: string, result: string, args: readonly string[]): string {
    const types = args.map((arg) => arg.slice(0, arg.lastIndexOf(' ')));
    this.env.declare(`declare ${result} @${name}(${types.join(', ')})`);
    return `call ${result} @${name}(${args.join(', ')})`;
  }

  /**
   * An address in another address space, by way of the generic one; the same operand where both are
   * one.
   */
  castAddress(operand: string, from: number, to: number): string {
    if (from === to) return operand;
    const { generic } = this.flavour.spaces;
    if (from !== generic && to !== generic)
      return this.castAddress(this.castAddress(operand, from, generic), generic, to);
    return this.temp(`addrspacecast ${pointerType(from)} ${operand} to ${pointerType(to)}`);
  }

  space(value: Value): number {
    if (!isPtr(value.type)) throw new Error(`${value.type} is no pointer`);
    return spaceNumber(value.type, this.flavour);
  }

  /** Ends the function with the reason why it cannot be printed. */
  unsupported(what: string): never {
    throw new UnsupportedError(what, this.loc?.span);
  }
}

/**
 * Stack slots in front, the last one first: rustc puts each in front of those before it, and LLVM
 * lays out the frame in their order.
 */
function slotsFirst(insts: readonly Inst[]): readonly Inst[] {
  const slots = insts.filter(({ op }) => op === 'alloca');
  return [...slots.reverse(), ...insts.filter(({ op }) => op !== 'alloca')];
}
