/**
 * Instructions at their places: a template, the names in its slots, and where it stands. An edit
 * moves what is behind it by changing two numbers, and operands are made when somebody asks.
 */
import type {
  PtxAddress,
  PtxCallParts,
  PtxInstruction,
  PtxOperand,
  PtxSpan,
  PtxSymbol,
} from './ast.ts';
import { namesIn, type PtxTemplate, templateOf } from './templates.ts';

/** What an instruction consists of, at its place. */
interface Parts {
  readonly guard: PtxInstruction['guard'];
  readonly operands: readonly PtxOperand[];
  readonly call: PtxCallParts | undefined;
}

/** The instruction that was asked last is asked again, and nobody needs all at once. */
const last: { of?: PtxPlaced; base: number; line: number; parts?: Parts } = { base: 0, line: 0 };

/** An instruction of a tree. */
export class PtxPlaced implements PtxInstruction {
  readonly template: PtxTemplate;
  readonly names: readonly string[];
  start: number;
  line: number;
  private readonly length: number;

  constructor(
    template: PtxTemplate,
    names: readonly string[],
    start: number,
    line: number,
    length: number,
  ) {
    this.template = template;
    this.names = names;
    this.start = start;
    this.line = line;
    this.length = length;
  }

  get kind(): 'instr' {
    return 'instr';
  }

  get end(): number {
    return this.start + this.length;
  }

  get opcode(): string {
    return this.template.tree.opcode;
  }

  get modifiers(): readonly string[] {
    return this.template.tree.modifiers;
  }

  get nameSpan(): PtxSpan {
    return this.here(this.template.tree.nameSpan);
  }

  get guard(): PtxInstruction['guard'] {
    return this.template.tree.guard && this.parts.guard;
  }

  get operands(): readonly PtxOperand[] {
    return this.parts.operands;
  }

  get call(): PtxCallParts | undefined {
    return this.template.tree.call && this.parts.call;
  }

  move(by: number, lines: number): void {
    this.start += by;
    this.line += lines;
  }

  private get parts(): Parts {
    const { start, line } = this;
    if (last.of === this && last.base === start && last.line === line) return last.parts!;
    const { guard, operands, call } = this.template.tree;
    const parts: Parts = {
      guard: guard && { register: this.symbol(guard.register), negated: guard.negated },
      operands: operands.map((o) => this.operand(o)),
      call: call && {
        returns: call.returns.map((o) => this.operand(o)),
        target: this.operand(call.target),
        args: call.args.map((o) => this.operand(o)),
        ...(call.prototype ? { prototype: this.operand(call.prototype) } : {}),
      },
    };
    last.of = this;
    last.base = start;
    last.line = line;
    last.parts = parts;
    return parts;
  }

  /** A place of the template in this instruction: names before it may have other lengths. */
  private at(offset: number): number {
    const { slots } = this.template;
    let at = this.start + offset;
    for (let i = 0; i < slots.length && slots[i]!.start < offset; i++)
      at += this.names[i]!.length - slots[i]!.name.length;
    return at;
  }

  private here({ start, end, line }: PtxSpan): PtxSpan {
    return { start: this.at(start), end: this.at(end), line: this.line + line };
  }

  private symbol(s: PtxSymbol): PtxSymbol {
    const slot = this.template.slots.indexOf(s);
    const { kind, selector } = s;
    const name = slot < 0 ? s.name : this.names[slot]!;
    const { start, end, line } = this.here(s);
    return { kind, name, selector, start, end, line };
  }

  private operand(o: PtxOperand): PtxOperand {
    switch (o.kind) {
      case 'sym':
        return this.symbol(o);
      case 'addr': {
        const items = o.items.map((item) => this.operand(item));
        const made: PtxAddress = { kind: o.kind, items, offset: o.offset, ...this.here(o) };
        return made;
      }
      case 'vec':
        return { kind: o.kind, elements: o.elements.map((e) => this.operand(e)), ...this.here(o) };
      case 'pair': {
        const [first, second] = [this.operand(o.first), this.operand(o.second)];
        return { kind: o.kind, first, second, ...this.here(o) };
      }
      case 'not':
      case 'neg':
        return { kind: o.kind, operand: this.operand(o.operand), ...this.here(o) };
      case 'symaddr':
        return { ...o, symbol: this.symbol(o.symbol), ...this.here(o) };
      default:
        return { ...o, ...this.here(o) };
    }
  }
}

/** An instruction of its own, whose tree counts from its beginning. */
export function placedAlone(tree: PtxInstruction, start: number, line: number): PtxPlaced {
  const template = templateOf(tree);
  return new PtxPlaced(template, namesIn(template), start, line, tree.end);
}
