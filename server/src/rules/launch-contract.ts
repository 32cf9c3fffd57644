/** How a kernel of cuda-oxide is launched, as its `#[launch_contract(..)]` says: launchers hold every launch to it. */
import type { Span } from '../base/index.ts';
import { type AttrArg, attrArgs, type FnDef, parseAttrArgs } from '../hir/index.ts';
import { namedAttrs, wholeNumber, wholeNumbers } from './cuda-oxide.ts';
import type { Launch } from './launch-comment.ts';

const MAX_BLOCK = 1024;

/** Undefined where there is no contract; what is not written as a number counts as not said. */
export function launchInContract(def: FnDef, place: (arg: AttrArg) => Span): Launch | undefined {
  const [attr, second] = namedAttrs(def.attrs, 'launch_contract');
  if (attr === undefined || second !== undefined) return undefined;
  const args = new Map(attrArgs(attr).map((arg) => [arg.name, arg]));
  const shared = args.get('dynamic_shared');
  const range = args.get('dynamic_shared_range');
  const most = shared ? wholeNumber(shared.literal) : numbersOf(range)?.[1];
  const said = shared ?? range;
  return {
    workgroupMem: most,
    memSpan: most === undefined || said === undefined ? undefined : place(said),
    block: blockOf(numbersOf(args.get('block'))),
  };
}

function numbersOf(arg: AttrArg | undefined): readonly number[] | undefined {
  return arg?.group && wholeNumbers(parseAttrArgs(arg.group.trees));
}

function blockOf(sizes: readonly number[] | undefined): Launch['block'] {
  if (sizes?.length !== 3) return undefined;
  const [x, y, z] = sizes as [number, number, number];
  const count = x * y * z;
  return count >= 1 && count <= MAX_BLOCK ? [x, y, z] : undefined;
}
