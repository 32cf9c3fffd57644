/** How the kernels of a crate take their parameters, as rows of a table. */
import type { Span } from '../base/index.ts';
import {
  classifyKernelParams,
  computeAbiTable,
  dependsOnCompiler,
  LayoutError,
  Layouts,
} from '../layout/index.ts';
import { rootParts } from '../lower/index.ts';
import type { KernelAbi, KernelInfo, TargetName } from './api.ts';
import type { Files } from './files.ts';
import type { CheckedCrate } from './front-end.ts';
import type { FoundKernel } from './kernels.ts';
import { declaredOf } from './problem-places.ts';
import { namedConvention } from './toolchain-date.ts';
import { valueTypes } from './value-types.ts';

/**
 * The tables of a crate's kernels, or of those with one name or symbol; a kernel with a type that
 * has no layout has none.
 */
export function kernelAbis(
  checked: CheckedCrate,
  files: Files,
  target: TargetName,
  only?: string,
): readonly KernelAbi[] {
  const { program } = checked;
  const layouts = new Layouts(program);
  return checked.kernels.found.flatMap(({ def, root, info }) => {
    if (only !== undefined && ![def.name, info.name, info.symbol].includes(only)) return [];
    const { args } = rootParts(root);
    const types = program.fnSig(def).params.map((ty) => program.instantiate(ty, args));
    const params = types.map((ty, i) => ({ name: paramName(files, def.node, def.file, i), ty }));
    try {
      const classified = classifyKernelParams(layouts, params, info.dialect);
      const declared = classified.flatMap((p) => p.slots.map((slot) => declaredOf(target, slot)));
      const rows = computeAbiTable(classified).rows.map((row, i) => ({
        name: row.name,
        type: row.type,
        declared: declared[i]!.trim().replace(' [', '['),
        size: row.size,
        align: row.align,
        offset: row.offset,
      }));
      const values = valueTypes(layouts, types, (span) => checked.current(span));
      const place = dependsOnCompiler(layouts, params, info.dialect);
      const kernel = currentKernel(checked, info);
      const convention = place && namedConvention(place);
      return [{ kernel, params: rows, types: values, convention }];
    } catch (error) {
      // A parameter whose type has no layout; `emit` reports the kernel.
      if (error instanceof LayoutError) return [];
      throw error;
    }
  });
}

/** A parameter's name as the source writes it; a pattern's text where it has none. */
export function paramName(
  files: Files,
  node: FoundKernel['def']['node'],
  file: Span['file'],
  index: number,
): string {
  const param = node.paramList.params[index];
  if (param?.kind !== 'Param' || !param.pat) return '_';
  const { pat } = param;
  const text = files.text((pat.file ?? file) as Span['file']) ?? '';
  // Whether the function changes its copy is nothing of the launch's.
  const named = pat.kind === 'IdentPat' && pat.sub === undefined ? pat.name : pat;
  return text.slice(named.start, named.end);
}

/** A kernel with its places in the current texts. */
export function currentKernel(checked: CheckedCrate, info: KernelInfo): KernelInfo {
  return {
    ...info,
    nameSpan: checked.current(info.nameSpan),
    span: checked.current(info.span),
  };
}
