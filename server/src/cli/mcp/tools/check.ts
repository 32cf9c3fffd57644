/** The tool `check`: what the rules find, with the lines they are about and the fixes that hold. */
import type { Diagnostic, Severity } from '../../../diag/index.ts';
import { COST_KINDS, FixCheck, isRustcCode, lineCosts } from '../../../ide/index.ts';
import { coverageOf, type Locate } from '../../../report/index.ts';
import { findRule, RULES, ruleUrl } from '../../../rules/index.ts';
import { checkAssembly, sortArguments } from '../../assembly.ts';
import { ToolError } from '../errors.ts';
import { defineTool } from '../kit.ts';
import { pageOf } from '../pages.ts';
import type { McpSession } from '../session.ts';
import { pageInput, pageOutput, pathInput, placeShape, problemShape } from '../shapes.ts';

/** Findings of a page. */
const MOST = 50;

/** Kernels that are listed as not analysed. */
const MOST_GAPS = 50;

/** Characters of a line that are shown. */
const LONG = 200;

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

export const check = defineTool(
  {
    name: 'check',
    title: 'Check GPU kernels',
    description:
      'Reports GPU mistakes in Rust, MLIR, PTX and AMDGCN files: races, divergent barriers, accesses out of bounds, bad launches, and others, and what lines cost (uncoalesced accesses, bank conflicts, spills), as the files are on the disk now. `fixes` are edits that were tried. `explain` has the page of a rule.',
  },
  (z) => ({
    input: z.strictObject({
      path: pathInput(z),
      severity: z
        .enum(['error', 'warning', 'info', 'hint'])
        .optional()
        .describe('least severity that is reported; `info` when left out'),
      rules: z.array(z.string().max(100)).max(100).optional().describe('only these rules'),
      costs: z
        .boolean()
        .optional()
        .describe(
          'also what lines cost: uncoalesced accesses, bank conflicts, spills and others; so for a file when left out',
        ),
      ...pageInput(z),
    }),
    output: z.object({
      summary: z.object({ error: z.int(), warning: z.int(), info: z.int(), hint: z.int() }),
      findings: z.array(
        z.object({
          ...placeShape(z),
          endLine: z.int(),
          endColumn: z.int(),
          code: z.string(),
          severity: z.enum(['error', 'warning', 'info', 'hint']),
          message: z.string(),
          why: z.string().optional(),
          help: z.string().optional(),
          text: z.string().describe('the source line'),
          url: z.string().optional(),
          related: z.array(z.object({ ...placeShape(z), message: z.string() })),
          fixes: z.array(
            z.object({
              title: z.string(),
              safety: z.string(),
              edits: z.array(
                z.object({
                  ...placeShape(z),
                  endLine: z.int(),
                  endColumn: z.int(),
                  newText: z.string(),
                }),
              ),
            }),
          ),
        }),
      ),
      costs: z
        .array(z.object({ ...placeShape(z), label: z.string(), detail: z.string() }))
        .describe('costs at the ends of lines, as read from the assembly'),
      kernels: z.int().describe('kernels that were looked at'),
      notAnalysed: z.array(
        z.object({ kernel: z.string(), state: z.string(), reasons: z.array(problemShape(z)) }),
      ),
      ...pageOutput(z),
    }),
  }),
  async (session, args, call) => {
    checkRules(args.rules);
    const { engine } = session;
    const { sources, assembly } = sortArguments(session.io, engine, [session.path(args.path)]);
    const roots = sources.length === 0 ? [] : await session.roots(args.path);
    const found: Diagnostic[] = [];
    const trial = new FixCheck(engine);
    for (const [at, root] of roots.entries()) {
      call.progress(at, roots.length, 'crates');
      for (const stop of engine.diagnose(root)) {
        void stop;
        await call.pause();
      }
      const problems = engine
        .check(root, engine.ruleTarget(root), { allBodies: true })
        .filter(({ code }) => isRustcCode(code) || code === 'syntax' || code === 'manifest');
      for (const one of [...trial.keepHolding(root, engine.diagnostics(root)), ...problems])
        found.push(one);
    }
    for (const one of checkAssembly(engine, assembly)) found.push(one);
    const least = SEVERITIES.indexOf(args.severity ?? 'info');
    const file = session.isFolder(args.path) ? undefined : session.path(args.path);
    const wanted = once(found).filter(
      ({ code, severity, span }) =>
        SEVERITIES.indexOf(severity) <= least &&
        (args.rules === undefined || args.rules.includes(code)) &&
        (file === undefined || roots.includes(file) || engine.path(span.file) === file),
    );
    const coverage = coverageOf(engine, roots, undefined);
    const locate = session.locate();
    const count = (severity: Severity): number =>
      wanted.filter((one) => one.severity === severity).length;
    const { items, ...page } = pageOf(wanted, args, MOST);
    return {
      summary: {
        error: count('error'),
        warning: count('warning'),
        info: count('info'),
        hint: count('hint'),
      },
      findings: items.map((one) => findingOf(session, locate, one)),
      costs: (args.costs ?? file !== undefined) ? costsOf(session, locate, roots, file) : [],
      kernels: coverage.kernels.length,
      notAnalysed: coverage.kernels
        .filter(({ state }) => state !== 'analysed')
        .slice(0, MOST_GAPS)
        .map(({ kernel, state, reasons }) => ({
          kernel: kernel.name,
          state,
          reasons: reasons.slice(0, 5).map((one) => session.problem(locate, one)),
        })),
      ...page,
    };
  },
);

function checkRules(names: readonly string[] | undefined): void {
  for (const name of names ?? [])
    if (findRule(RULES, name) === undefined && !/^E\d{4}$|^syntax$|^manifest$/.test(name))
      throw new ToolError(
        `no rule is called \`${name}\`; \`explain\` without arguments lists them`,
      );
}

function once(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>();
  return found.filter(({ code, span: { file, start, end } }) => {
    const key = `${code} ${file} ${start} ${end}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Lines with costs that are listed. */
const MOST_COSTS = 100;

/** What is not listed: the most registers are no mistake. */
const QUIET = new Set(['registers', 'f64']);

/** What lines of the kernels cost, of one file where one is named. */
function costsOf(
  session: McpSession,
  locate: Locate,
  roots: readonly string[],
  only: string | undefined,
) {
  const { engine } = session;
  const kinds = new Set(COST_KINDS.filter((kind) => !QUIET.has(kind)));
  const files = new Set(
    roots.flatMap((root) => engine.kernels(root).map(({ nameSpan }) => nameSpan.file)),
  );
  const out = [];
  for (const file of files) {
    const path = engine.path(file);
    if (only !== undefined && path !== only) continue;
    const end = engine.text(path)?.length ?? 0;
    for (const { offset, label, tooltip } of lineCosts(engine, path, { start: 0, end }, { kinds }))
      out.push({
        ...session.place(locate, { file, start: offset, end: offset }),
        label,
        detail: tooltip ?? '',
      });
  }
  return out.slice(0, MOST_COSTS);
}

/** A finding as answers show it. */
export function findingOf(session: McpSession, locate: Locate, d: Diagnostic) {
  const { start, end, text } = locate(d.span);
  const line = text.split('\n', start.line)[start.line - 1] ?? '';
  return {
    ...session.place(locate, d.span),
    endLine: end.line,
    endColumn: end.column,
    code: d.code,
    severity: d.severity,
    message: d.message,
    ...(d.why !== undefined && { why: d.why }),
    ...(d.help !== undefined && { help: d.help }),
    text: line.slice(0, LONG),
    ...(findRule(RULES, d.code) !== undefined && { url: ruleUrl(d.code) }),
    related: (d.related ?? []).map((one) => ({
      ...session.place(locate, one.span),
      message: one.message,
    })),
    fixes: (d.fixes ?? []).map(({ title, safety, edits }) => ({
      title,
      safety,
      edits: edits.map(({ span, newText }) => {
        const to = locate(span).end;
        return {
          ...session.place(locate, span),
          endLine: to.line,
          endColumn: to.column,
          newText,
        };
      }),
    })),
  };
}
