/**
 * Statements at their places. What a line says depends on its text alone and is read once for all
 * lines with that text, with places that count from the line's beginning; a statement is that and
 * where it stands. An edit moves what is behind it by changing two numbers.
 */
import type {
  AmdgcnDirective,
  AmdgcnEncoding,
  AmdgcnExpr,
  AmdgcnInstruction,
  AmdgcnLoc,
  AmdgcnModifier,
  AmdgcnOperand,
  AmdgcnPlaced,
  AmdgcnSpan,
  AmdgcnStatement,
} from './ast.ts';

interface Asked {
  operands?: readonly AmdgcnOperand[];
  modifiers?: readonly AmdgcnModifier[];
  dual?: AmdgcnInstruction;
}

/**
 * One class for all kinds, so that the loops over all statements of a text meet one shape of
 * objects.
 */
class PlacedStatement {
  readonly kind: AmdgcnStatement['kind'];
  readonly shape: AmdgcnStatement;
  readonly id: number;
  base: number;
  line: number;
  /** What somebody has asked for at this place. */
  private asked: Asked | undefined;

  constructor(shape: AmdgcnStatement, id: number, base: number, line: number) {
    this.kind = shape.kind;
    this.shape = shape;
    this.id = id;
    this.base = base;
    this.line = line;
    this.asked = undefined;
  }

  move(by: number, lines: number): void {
    this.base += by;
    this.line += lines;
    this.asked = undefined;
  }

  get start(): number {
    return this.base + this.shape.start;
  }

  get end(): number {
    return this.base + this.shape.end;
  }

  get name(): string {
    return (this.shape as AmdgcnInstruction).name;
  }

  get mnemonic(): string {
    return (this.shape as AmdgcnInstruction).mnemonic;
  }

  get encoding(): AmdgcnEncoding {
    return (this.shape as AmdgcnInstruction).encoding;
  }

  get nameSpan(): AmdgcnSpan {
    const { start, end } = (this.shape as AmdgcnInstruction).nameSpan;
    return { start: this.base + start, end: this.base + end, line: this.line };
  }

  get operands(): readonly AmdgcnOperand[] {
    this.asked ??= {};
    this.asked.operands ??= (this.shape as AmdgcnInstruction).operands.map((o) => this.here(o));
    return this.asked.operands;
  }

  get modifiers(): readonly AmdgcnModifier[] {
    this.asked ??= {};
    this.asked.modifiers ??= (this.shape as AmdgcnInstruction).modifiers.map((m) => this.here(m));
    return this.asked.modifiers;
  }

  get dual(): AmdgcnInstruction | undefined {
    const { dual } = this.shape as AmdgcnInstruction;
    if (!dual) return undefined;
    this.asked ??= {};
    this.asked.dual ??= {
      ...this.here(dual),
      nameSpan: this.here(dual.nameSpan),
      operands: dual.operands.map((o) => this.here(o)),
      modifiers: dual.modifiers.map((m) => this.here(m)),
    };
    return this.asked.dual;
  }

  get args(): readonly string[] {
    return (this.shape as AmdgcnDirective).args;
  }

  get expr(): AmdgcnExpr {
    return (this.shape as { readonly expr: AmdgcnExpr } & AmdgcnStatement).expr;
  }

  get file(): number {
    return (this.shape as AmdgcnLoc).file;
  }

  get sourceLine(): number {
    return (this.shape as AmdgcnLoc).sourceLine;
  }

  get column(): number {
    return (this.shape as AmdgcnLoc).column;
  }

  private here<T extends AmdgcnSpan>(span: T): T {
    return {
      ...span,
      start: this.base + span.start,
      end: this.base + span.end,
      line: this.line,
    };
  }
}

/** A statement where it stands: `shape` with its places moved by `base`, in a line. */
export function placed(
  shape: AmdgcnStatement,
  id: number,
  base: number,
  line: number,
): AmdgcnPlaced {
  return new PlacedStatement(shape, id, base, line) as unknown as AmdgcnPlaced;
}

/** Moves a statement by characters and lines. */
export function movePlaced(statement: AmdgcnPlaced, by: number, lines: number): void {
  (statement as unknown as PlacedStatement).move(by, lines);
}
