/**
 * How a kernel of cuda-oxide is launched, as its `#[launch_contract(..)]` says: launchers hold
 * every launch to it.
 */
import type { Span } from '../base/index.ts';
import { type AttrArg, attrArgs, blockShape, type FnDef } from '../hir/index.ts';
import type { RuleContext } from './context.ts';
import { fieldNumber, namedAttrs, numbersIn } from './cuda-oxide.ts';
import type { Launch } from './launch-comment.ts';

/** Undefined where there is no contract; what is no number and no constant counts as not said. */
export function launchInContract(
  ctx: Pick<RuleContext, 'program'>,
  def: FnDef,
  place: (arg: AttrArg) => Span,
): Launch | undefined {
  const [attr, second] = namedAttrs(def.attrs, 'launch_contract');
  if (attr === undefined || second !== undefined) return undefined;
  const args = new Map(attrArgs(attr).map((arg) => [arg.name, arg]));
  const shared = args.get('dynamic_shared');
  const range = args.get('dynamic_shared_range');
  const most = shared ? fieldNumber(ctx, def, shared) : numbersIn(ctx, def, range)?.[1];
  const said = shared ?? range;
  return {
    workgroupMem: most,
    memSpan: most === undefined || said === undefined ? undefined : place(said),
    block: blockShape(numbersIn(ctx, def, args.get('block'))),
  };
}
