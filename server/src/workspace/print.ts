/**
 * The text forms of what the compiler makes on the way to assembly, for people who look into it:
 * `--print` of the command.
 */
import { greatest } from '../base/index.ts';
import { type Database, type QueryCounts, tableReport } from '../db/index.ts';
import { cloneFunc, createModule, type Module, printFunc, printModule } from '../mir/index.ts';
import { type Contraction, type OptLevel, optimize, PASSES } from '../passes/index.ts';
import { type ParseResult, printTree } from '../syntax/index.ts';

const AFTER = 'mir-after=';

/** What can be printed. */
export const PRINTABLE: readonly string[] = [
  'tree',
  'hir',
  'mir',
  ...[...PASSES.keys()].map((pass) => `${AFTER}${pass}`),
  'queries',
];

/** Trees of files, each under its path. */
export function printTrees(files: readonly (readonly [string, ParseResult | undefined])[]): string {
  return files
    .map(([path, parsed]) => `// ${path}\n${parsed === undefined ? '' : printTree(parsed.file)}`)
    .join('\n');
}

/** Kernels as they were lowered, or each function behind each run of a pass that changed it. */
export function printMir(
  what: string,
  kernels: readonly { readonly symbol: string; readonly module: Module }[],
  level: OptLevel | undefined,
  contraction: Contraction = 'marked',
): string {
  if (!what.startsWith(AFTER)) return kernels.map(({ module }) => printModule(module)).join('\n');
  const wanted = what.slice(AFTER.length);
  const out: string[] = [];
  for (const { symbol, module } of kernels) {
    const copy = createModule(module.name);
    for (const func of module.funcs.values()) copy.funcs.set(func.name, cloneFunc(func));
    for (const global of module.globals.values()) copy.globals.set(global.name, global);
    optimize(copy, {
      roots: [symbol],
      level: level ?? 'O2',
      contraction,
      after: (pass, func) => {
        if (pass === wanted) out.push(`; ${func.name} behind ${pass}\n${printFunc(func)}`);
      },
    });
  }
  return out.join('\n');
}

/** What each query and each table has done since the start. */
export function printQueries(databases: readonly Database[]): string {
  const sum = new Map<string, QueryCounts>();
  for (const db of databases) {
    for (const [name, counts] of db.report()) {
      const old = sum.get(name);
      sum.set(name, {
        kept: (old?.kept ?? 0) + counts.kept,
        hits: (old?.hits ?? 0) + counts.hits,
        computed: (old?.computed ?? 0) + counts.computed,
        unchanged: (old?.unchanged ?? 0) + counts.unchanged,
        evicted: (old?.evicted ?? 0) + counts.evicted,
      });
    }
  }
  const rows = [
    ['query', 'kept', 'hits', 'computed', 'unchanged', 'evicted'],
    ...[...sum].map(([name, c]) => [name, c.kept, c.hits, c.computed, c.unchanged, c.evicted]),
  ];
  const tables = [
    ['table', 'hits', 'misses'],
    ...[...tableReport()].map(([name, { hits, misses }]) => [name, hits, misses]),
  ];
  return `${inColumns(rows)}\n${inColumns(tables)}`;
}

function inColumns(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows[0]!.map((_, at) => greatest(rows.map((row) => `${row[at]}`.length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? `${cell}`.padEnd(widths[0]!) : `${cell}`.padStart(widths[at]!),
        )
        .join('  '),
    )
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}
