/** Initial values of variables: their shape, their types, and the names whose address they are. */
import type { PtxInit, PtxInitList, PtxOperand, PtxVariable } from '../ast.ts';

type Report = (span: PtxInit, message: string) => void;

const MEMORY: ReadonlySet<string> = new Set(['global', 'const']);
const OPAQUE: ReadonlySet<string> = new Set(['texref', 'samplerref', 'surfref']);
/** Types without initial values. */
const NONE: ReadonlySet<string> = new Set(['f16', 'f16x2']);

/** What is wrong with the initial value of a variable, if it has one. */
export function initialFindings(v: PtxVariable, report: Report): void {
  const { init } = v;
  if (!init || init.kind === 'bogus') return;
  if (!MEMORY.has(v.space)) {
    report(init, `a variable in \`.${v.space}\` has no initial value`);
    return;
  }
  if (v.linkage.includes('extern')) {
    report(init, 'a variable of another module has no initial value here');
    return;
  }
  if (NONE.has(v.type)) {
    report(init, `a variable of type .${v.type} has no initial value`);
    return;
  }
  if (OPAQUE.has(v.type)) {
    if (init.kind !== 'list') report(init, 'expected a list such as `{addr_mode_0 = wrap}`');
    return;
  }
  shapeFindings(init, v, 0, report);
}

function shapeFindings(init: PtxInit, v: PtxVariable, depth: number, report: Report): void {
  const vector = depth === v.dims.length && v.vector > 1;
  if (depth < v.dims.length || vector) {
    if (init.kind === 'bogus') return;
    if (init.kind !== 'list') {
      report(init, vector ? `expected a list of ${v.vector} values` : 'expected a list of values');
      return;
    }
    listFindings(init, v, depth, vector ? v.vector : v.dims[depth], report);
  } else if (init.kind === 'list') report(init, 'expected one value, found a list');
  else valueFindings(init, v, report);
}

function listFindings(
  { items, ...span }: PtxInitList,
  v: PtxVariable,
  depth: number,
  size: number | undefined,
  report: Report,
): void {
  const vector = depth === v.dims.length;
  const list = { ...span, items };
  if (size !== undefined && items.length > size)
    report(list, `${items.length} values for an array of ${size}`);
  else if (vector && items.length !== size) report(list, `expected ${size} values`);
  else if (size === undefined && items.length === 0)
    report(list, 'an array without a size requires values');
  for (const item of items) {
    if (vector && item.kind === 'list') report(item, 'expected one value, found a list');
    else if (vector) valueFindings(item as PtxOperand, v, report);
    else shapeFindings(item, v, depth + 1, report);
  }
}

function valueFindings(value: PtxOperand, { type }: PtxVariable, report: Report): void {
  const float = type === 'f32' || type === 'f64';
  const bits = type.startsWith('b');
  switch (value.kind) {
    case 'int':
      if (float) report(value, `an integer is no .${type}, write \`${value.value}.0\``);
      return;
    case 'float':
      if (!float && !bits) report(value, `a floating-point number is no .${type}`);
      return;
    case 'sym':
    case 'symaddr': {
      const mask = value.kind === 'symaddr' && value.mask !== undefined;
      if (mask ? type !== 'u8' : type !== 'u32' && type !== 'u64')
        report(
          value,
          mask
            ? `a byte of an address requires .u8, found .${type}`
            : `an address requires .u32 or .u64, found .${type}`,
        );
      return;
    }
  }
}
