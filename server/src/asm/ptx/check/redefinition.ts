/**
 * Names of a module that are declared more than once: prototypes that differ, definitions that are
 * there twice, one name for two things.
 */
import type { PtxFunction, PtxModule, PtxSpan, PtxVariable } from '../ast.ts';
import type { PtxDiagnostic } from './finding.ts';

/** All declarations of a module against those of the same name before them. */
export function redefinitionFindings({ items }: PtxModule): PtxDiagnostic[] {
  const out: PtxDiagnostic[] = [];
  const report = ({ start, end, line }: PtxSpan, message: string): void => {
    out.push({ code: 'duplicate-name', start, end, line, message });
  };
  const seen = new Map<string, PtxFunction | PtxVariable>();
  for (const item of items) {
    if ((item.kind !== 'function' && item.kind !== 'var') || item.name === '') continue;
    const before = seen.get(item.name);
    const wrong = before && conflict(before, item);
    if (wrong !== undefined) report(item.nameSpan, wrong);
    // A definition says most.
    const defines = item.kind === 'function' ? item.body : !item.linkage.includes('extern');
    if (!before || defines) seen.set(item.name, item);
    if (item.kind === 'function' && item.body && item.linkage.includes('extern'))
      report(item.nameSpan, `\`${item.name}\` is \`.extern\` and has a body`);
  }
  return out;
}

/** Why a name cannot be declared again like this. */
function conflict(
  before: PtxFunction | PtxVariable,
  item: PtxFunction | PtxVariable,
): string | undefined {
  const { name } = item;
  if (before.kind === 'function' && item.kind === 'function') return again(before, item);
  if (before.kind !== 'var' || item.kind !== 'var')
    return `\`${name}\` is a function and a variable`;
  const outside = before.linkage.includes('extern');
  if (!outside && !item.linkage.includes('extern')) return `\`${name}\` is defined twice`;
  if (before.type !== item.type || before.vector !== item.vector)
    return `\`${name}\` was declared with type .${before.type}`;
  if (outside && item.linkage.length === 0)
    return `\`${name}\` was declared \`.extern\`, and is \`.visible\` here then`;
  return undefined;
}

function again(before: PtxFunction, fn: PtxFunction): string | undefined {
  const { name } = fn;
  if (before.entry !== fn.entry) return `\`${name}\` is a kernel and a function`;
  if (before.body)
    return fn.body ? `\`${name}\` is defined twice` : `\`${name}\` is defined before this`;
  const lists = [
    [before.params, fn.params],
    [before.returns, fn.returns],
  ] as const;
  for (const [a, b] of lists) {
    if (a.length !== b.length) return `\`${name}\` was declared with ${count(before)}`;
    for (const [at, one] of a.entries())
      if (shape(one) !== shape(b[at]!))
        return `parameter ${at + 1} of \`${name}\` was declared as \`${shape(one)}\``;
  }
  return linkage(before, fn);
}

/** A later declaration repeats the linkage or leaves it out. */
function linkage(before: PtxFunction, { name, linkage: now }: PtxFunction): string | undefined {
  const [was] = before.linkage;
  if (now[0] === was || (now.length === 0 && was !== 'extern')) return undefined;
  return `\`${name}\` was declared ${was ? '' : 'without '}\`.${was ?? now[0]}\``;
}

function count({ params, returns }: PtxFunction): string {
  const of = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
  return `${of(params.length, 'parameter')} and ${of(returns.length, 'result')}`;
}

/** Space, type and size of a parameter. */
function shape({ space, align, type, vector, dims }: PtxVariable): string {
  const aligned = align === undefined ? '' : ` .align ${align}`;
  const of = vector > 1 ? ` .v${vector}` : '';
  return `.${space}${aligned}${of} .${type}${dims.map((n) => `[${n ?? ''}]`).join('')}`;
}
