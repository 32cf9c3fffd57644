/**
 * `gpu.launch_func` against the kernel that it names, as MLIR's verifier has it
 * (`LaunchFuncOp::verify` and `GPUDialect::verifyOperationAttribute` in `GPUDialect.cpp`).
 */
import { append } from '../../base/index.ts';
import type { MlirFile, Op } from '../syntax/tree.ts';
import { differ, typeText } from '../syntax/types.ts';
import type { CheckedFunctions, LaunchFacts } from './functions.ts';
import type { Misspelt, MlirProblem, Repair } from './problem.ts';

type Place = { readonly start: number; readonly end: number };
type More = Partial<Pick<MlirProblem, 'related'>> & {
  readonly misspelt?: Misspelt;
  readonly repair?: Repair;
};
type Report = (message: string, at: Place, more?: More) => void;

/** What is wrong with the launches of one text. */
export function checkLaunches(
  ops: readonly Op[],
  file: MlirFile,
  functions: CheckedFunctions,
): readonly MlirProblem[] {
  const problems: MlirProblem[] = [];
  const report: Report = (message, { start, end }, more) =>
    problems.push({ kind: 'invalid', message, start, end, ...more });
  const { isTorn, symbols, launches } = launchFacts(ops, functions);
  if (launches.length === 0) return problems;
  const containers = new Map(symbols.map((op) => [op.symbol!.name, op]));
  const unknown = isTorn || file.lost.length > 0;
  for (const { op, around } of launches) {
    checkContainer(op, around, file.text, report);
    checkKernel(op, containers, unknown, file.text, report);
  }
  return problems;
}

/** Functions among the operations are not looked at again. */
export function launchFacts(ops: readonly Op[], functions?: CheckedFunctions): LaunchFacts {
  let isTorn = false;
  const symbols: Op[] = [];
  const launches: { readonly op: Op; readonly around: Op | undefined }[] = [];
  const take = (known: LaunchFacts, outer: Op | undefined): void => {
    isTorn ||= known.isTorn;
    append(symbols, known.symbols);
    for (const { op, around } of known.launches) launches.push({ op, around: around ?? outer });
  };
  const visit = (all: readonly Op[], around: Op | undefined): void => {
    for (const op of all) {
      const known = functions?.get(op)?.facts;
      if (known !== undefined) {
        take(known, around);
        continue;
      }
      isTorn ||= op.opaque;
      if (op.symbol !== undefined) symbols.push(op);
      if (op.name === 'gpu.launch_func' && !op.opaque) launches.push({ op, around });
      if (op.name === 'gpu.module') continue;
      const inner = op.name === 'builtin.module' ? op : around;
      for (const region of op.regions) for (const block of region.blocks) visit(block.ops, inner);
    }
  };
  visit(ops, undefined);
  return { isTorn, symbols, launches };
}

/** The module around a launch says that it holds kernels. */
function checkContainer(op: Op, around: Op | undefined, text: string, report: Report): void {
  // A text without a module of its own is part of something.
  if (around === undefined || around.generic || around.attrs.has('gpu.container_module')) return;
  const head = /^(?:builtin\.)?module(?:\s+@[\w$.-]+)?/.exec(text.slice(around.nameStart))?.[0];
  const at = head === undefined ? undefined : around.nameStart + head.length;
  const plain = at !== undefined && /^\s*\{/.test(text.slice(at));
  report(
    'the module around it lacks the attribute `gpu.container_module`',
    { start: op.nameStart, end: op.nameEnd },
    {
      related: [{ message: 'the module', start: around.nameStart, end: around.nameEnd }],
      ...(plain && {
        repair: {
          title: 'Add `gpu.container_module`',
          start: at,
          end: at,
          newText: ' attributes {gpu.container_module}',
        },
      }),
    },
  );
}

function checkKernel(
  op: Op,
  containers: ReadonlyMap<string, Op>,
  unknown: boolean,
  text: string,
  report: Report,
): void {
  const name = op.attrs.get('kernel');
  if (name?.kind !== 'symbol') return;
  const [moduleName, kernelName, ...more] = name.path;
  if (moduleName === undefined || kernelName === undefined || more.length > 0) return;
  const isQuoted = text.slice(name.start, name.end).includes('"');
  const container = containers.get(moduleName);
  if (container === undefined) {
    if (unknown) return;
    const place = { start: name.start, end: name.start + 1 + moduleName.length };
    const among = [...containers].flatMap(([one, { name: of }]) =>
      of === 'gpu.module' || of === 'gpu.binary' ? [one] : [],
    );
    const misspelt = { name: moduleName, among, start: place.start + 1, end: place.end };
    report(`there is no module \`@${moduleName}\``, place, isQuoted ? {} : { misspelt });
    return;
  }
  if (container.name !== 'gpu.module' || container.opaque) return;
  const inside = container.regions.flatMap(({ blocks }) => blocks.flatMap((block) => block.ops));
  if (inside.some((other) => other.opaque)) return;
  const kernel = inside.find((other) => other.symbol?.name === kernelName);
  const place = { start: name.start, end: name.end };
  if (kernel === undefined) {
    const among = inside.flatMap(({ symbol, attrs }) =>
      symbol !== undefined && attrs.has('gpu.kernel') ? [symbol.name] : [],
    );
    const at = { start: name.end - kernelName.length, end: name.end };
    const misspelt = { name: kernelName, among, ...at };
    const message = `there is no kernel \`@${kernelName}\` in \`@${moduleName}\``;
    report(message, place, isQuoted ? {} : { misspelt });
  } else if (kernel.name === 'gpu.func') checkArguments(op, kernel, place, report);
}

function checkArguments(op: Op, kernel: Op, place: Place, report: Report): void {
  const { symbol } = kernel;
  const related = [{ message: 'the kernel', start: symbol!.start, end: symbol!.end }];
  if (!kernel.attrs.has('gpu.kernel')) {
    report(`\`@${symbol!.name}\` is no kernel: it lacks the word \`kernel\``, place, { related });
    return;
  }
  const type = kernel.attrs.get('function_type');
  if (type?.kind !== 'type' || type.type.kind !== 'function' || op.generic) return;
  const { inputs } = type.type;
  const segments = op.attrs.get('operandSegmentSizes');
  const count = segments?.kind === 'numbers' ? Number(segments.values.at(-1) ?? 0) : 0;
  const given = count === 0 ? [] : op.operands.slice(-count);
  if (given.length !== inputs.length) {
    const takes = `${inputs.length} ${inputs.length === 1 ? 'argument' : 'arguments'}`;
    const are = given.length === 1 ? 'is' : 'are';
    report(`the kernel takes ${takes}, ${given.length} ${are} given`, place, { related });
    return;
  }
  given.forEach((use, i) => {
    if (differ(use.type, inputs[i]))
      report(
        `the kernel takes \`${typeText(inputs[i]!)}\` here, not \`${typeText(use.type!)}\``,
        use,
        { related },
      );
  });
}
