/** Generic parameters as the arguments that stand for them. */
import type { GenericArg } from '../ty.ts';
import type { GenericsInfo, ParamInfo } from './generics-info.ts';
import { mkConstParam, mkParam } from './intern.ts';

/** The parameter itself, as inside its own item. */
export function paramAsArg(param: ParamInfo): GenericArg {
  return param.kind === 'type'
    ? mkParam(param.index, param.name)
    : mkConstParam(param.index, param.name);
}

/** The type or constant parameter that a one-word name means, if any. */
export function lookupParam(
  generics: GenericsInfo | undefined,
  name: string,
): GenericArg | undefined {
  const param = generics?.byName.get(name);
  return param === undefined ? undefined : paramAsArg(param);
}
