/** What a user gives a value that lies in memory. */
import type { Shown } from '../views/index.ts';
import type { Control } from './control.ts';
import { EvaluationError, evaluate, parseExpression, plain, valueText } from './expression.ts';
import { bytesForValue } from './memory.ts';
import type { LaneAt } from './reading.ts';

/**
 * Writes the value of an expression, as a lane sees it, to where another value lies.
 *
 * @throws EvaluationError when it does not fit or the value is not in memory
 */
export function assign(
  control: Control,
  lane: LaneAt,
  { name, address, key, type }: Shown,
  text: string,
): { readonly value: string; readonly type: string } {
  if (address === undefined)
    throw new EvaluationError(`\`${name}\` is not in memory and cannot be changed`);
  const names = control.reader.names(lane, control.siteOf(lane)?.frames[0]?.loc);
  const wanted = plain(evaluate(parseExpression(text), names), names.types);
  const bytes = bytesForValue(wanted, names.types[key]);
  if (typeof bytes === 'string') throw new EvaluationError(bytes);
  const place = control.timeline.unit.placeOf(address);
  if (place === undefined || !control.timeline.edit(place, bytes))
    throw new EvaluationError(`\`${name}\` cannot be changed`);
  return { value: valueText(wanted), type };
}
