/**
 * Conditions as functions over the memory of lanes, for the parts that compare an integer variable
 * or a word of the grid with a number. The others are left to the expressions.
 */
import type { UnitRun } from '../execute/index.ts';
import { type SourceLoc, varsInScope } from '../mir/index.ts';
import { type AnyExpr, literalValue } from '../syntax/index.ts';
import type { Program } from './api.ts';
import type { Breakpoint } from './breakpoints.ts';
import type { Constants } from './constants.ts';
import { EvaluationError } from './numbers.ts';
import { gridWord, type LaneAt } from './reading.ts';

/** False where a condition certainly does not hold; undefined where only evaluating tells. */
export type FastTest = (lane: LaneAt) => false | undefined;

type Reading = (lane: LaneAt) => bigint | undefined;

const COMPARISONS: Readonly<Record<string, (a: bigint, b: bigint) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

export class FastTests {
  private readonly unit: UnitRun;
  private readonly program: Program;
  private readonly constants: Constants;
  private readonly known = new Map<string, FastTest>();

  constructor(unit: UnitRun, program: Program, constants: Constants) {
    this.constants = constants;
    this.unit = unit;
    this.program = program;
  }

  /** The test of a breakpoint at a stop of the kernel. */
  of(one: Breakpoint, wait: number, loc: SourceLoc | undefined): FastTest {
    const key = `${one.id} ${wait}`;
    let found = this.known.get(key);
    if (found === undefined) {
      const parts = one.conditions.flatMap((expr) => this.part(expr, loc) ?? []);
      found = (lane) => {
        for (const part of parts) if (part(lane) === false) return false;
        return undefined;
      };
      this.known.set(key, found);
    }
    return found;
  }

  private part(expr: AnyExpr, loc: SourceLoc | undefined): FastTest | undefined {
    if (expr.kind !== 'BinaryExpr') return undefined;
    const compare = COMPARISONS[expr.op];
    if (compare === undefined) return undefined;
    const [a, b] = [this.reading(expr.lhs, loc), this.reading(expr.rhs, loc)];
    if (a === undefined || b === undefined) return undefined;
    return (lane) => {
      const [x, y] = [a(lane), b(lane)];
      return x === undefined || y === undefined || compare(x, y) ? undefined : false;
    };
  }

  private reading(expr: AnyExpr, loc: SourceLoc | undefined): Reading | undefined {
    if (expr.kind === 'ParenExpr') return this.reading(expr.expr, loc);
    if (expr.kind === 'LitExpr') {
      const value = literalValue(expr.lit, expr.text);
      return value.kind === 'int' && !value.suffix.startsWith('f') ? () => value.value : undefined;
    }
    if (expr.kind !== 'PathExpr' || expr.path.segments.length !== 1) return undefined;
    const name = expr.path.segments[0]!.name.text;
    return this.variable(name, loc) ?? this.word(name) ?? this.constant(name, loc);
  }

  /** A constant that no variable, static or buffer hides. */
  private constant(name: string, loc: SourceLoc | undefined): Reading | undefined {
    const [place] = loc === undefined ? [] : this.program.places({ span: loc.span, fn: loc.fn });
    if (place === undefined || !/^[A-Z][A-Z0-9_]*$/.test(name)) return undefined;
    const hidden =
      this.unit.launch.input.buffers.some((one) => one.name === name) ||
      this.unit.globals(this.unit.blocks[0] ?? 0).some(({ object }) => object.name === name);
    if (hidden) return undefined;
    const { span } = place;
    const names = { types: {}, lookUp: () => undefined };
    try {
      const found = this.constants.value(this.program.path(span), span.start, name, names);
      return found?.kind === 'int' ? () => found.value : undefined;
    } catch (error) {
      if (error instanceof EvaluationError) return undefined;
      throw error;
    }
  }

  private word(name: string): Reading | undefined {
    const { waveSize } = this.program.target;
    const at = (lane: LaneAt) => gridWord(name, lane, this.unit, waveSize);
    if (at({ block: 0, thread: 0 }) === undefined) return undefined;
    return (lane) => {
      const found = at(lane);
      if (found?.kind === 'coordinates') return BigInt(found.linear);
      return found?.kind === 'int' ? found.value : undefined;
    };
  }

  private variable(name: string, loc: SourceLoc | undefined): Reading | undefined {
    if (loc === undefined) return undefined;
    const { kernel } = this.unit;
    const index = varsInScope(kernel, loc)
      .reverse()
      .find((one) => kernel.vars[one]!.name === name);
    const view =
      index === undefined ? undefined : this.program.module.types?.[kernel.vars[index]!.type];
    if (index === undefined || view?.kind !== 'int' || view.size > 8) return undefined;
    return this.unit.integerIn(index, view.size, view.signed);
  }
}
