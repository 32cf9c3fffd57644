/** What a user gives a value that lies in memory. */
import type { AnyExpr } from '../syntax/index.ts';
import type { Shown } from '../views/index.ts';
import type { Control } from './control.ts';
import { evaluate, parseExpression, plain, resolved } from './expression.ts';
import { bytesForValue } from './memory.ts';
import { arithmetic, EvaluationError, type Value } from './numbers.ts';
import type { FrameAt, LaneAt } from './reading.ts';

/** A value after it was changed, as clients show it. */
export interface Assigned {
  readonly value: string;
  readonly type: string;
}

/**
 * Writes the value of an expression, as a lane sees it, to where another value lies.
 *
 * @throws EvaluationError when it does not fit or the value is not in memory
 */
export function assign(control: Control, lane: LaneAt, target: Shown, text: string): Assigned {
  const names = control.reader.names(lane, control.siteOf(lane)?.frames[0]?.loc);
  return write(control, target, evaluate(parseExpression(text), names));
}

/**
 * Does `place = value` and `place += value`, which the console takes; undefined for other
 * expressions.
 *
 * @throws EvaluationError when it does not fit or the place is not in memory
 */
export function assignment(
  control: Control,
  { lane, loc }: FrameAt,
  expr: AnyExpr,
): Assigned | undefined {
  if (expr.kind !== 'AssignExpr' && expr.kind !== 'CompoundAssignExpr') return undefined;
  const names = control.reader.names(lane, loc);
  const target = evaluate(expr.lhs, names);
  if (target.kind !== 'shown')
    throw new EvaluationError('the left side of an assignment must be a place in memory');
  const value = evaluate(expr.rhs, names);
  if (expr.kind === 'AssignExpr') return write(control, target.shown, value);
  return write(
    control,
    target.shown,
    arithmetic(expr.op, plain(target, names.types), plain(value, names.types)),
  );
}

function write(control: Control, { name, address, key, type }: Shown, wanted: Value): Assigned {
  const { reader, timeline } = control;
  if (address === undefined)
    throw new EvaluationError(`\`${name}\` is not in memory and cannot be changed`);
  const bytes = bytesForValue(resolved(wanted, reader.types), key, reader.types);
  if (typeof bytes === 'string') throw new EvaluationError(bytes);
  const place = timeline.unit.placeOf(address);
  if (place === undefined || !timeline.edit(place, bytes))
    throw new EvaluationError(`\`${name}\` cannot be changed`);
  return { value: reader.view(key, address, name).text, type };
}
