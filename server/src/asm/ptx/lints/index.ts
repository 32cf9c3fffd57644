/**
 * What the assembler takes and is wrong all the same: certain findings over whole functions, silent
 * elsewhere.
 */
import { memo } from '../../../db/index.ts';
import type { PtxFunction, PtxModule } from '../ast.ts';
import { environmentOf, type PtxEnvironment } from '../availability.ts';
import { moved, type PtxDiagnostic } from '../check/finding.ts';
import type { PtxParse } from '../parser.ts';
import { stridedAccesses } from './accesses.ts';
import { divergentBarriers } from './barriers.ts';
import { launchBounds } from './bounds.ts';
import { IS, type PtxFlow, ptxFlow } from './flow.ts';
import { deadResults, unwrittenReads } from './registers.ts';
import type { PtxLintReport } from './report.ts';
import { deadStores } from './stores.ts';
import { PtxValues } from './values.ts';
import { asyncWaits } from './waits.ts';
import { PtxWrites } from './writes.ts';

/** Findings that draw code without effect faintly. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['dead-result', 'dead-store']);

/** What was found in a function for a GPU, with places counted from its beginning. */
interface Linted {
  readonly env: string;
  readonly findings: readonly PtxDiagnostic[];
}

const linted = memo<PtxFunction, Linted>('ptx-lints');

/** Findings of all functions in which the parser could read everything. */
export function lintPtx({ module, errors }: PtxParse): PtxDiagnostic[] {
  const out: PtxDiagnostic[] = [];
  const env = environmentOf(module.version, module.targets);
  const key = `${env.sm}${env.suffix}`;
  for (const fn of module.functions) {
    if (!fn.body || errors.some(({ start }) => fn.start <= start && start <= fn.end)) continue;
    const before = linted.get(fn);
    const found =
      before?.env === key
        ? before
        : { env: key, findings: moved(lintsOf(module, fn, env), -fn.start, -fn.line) };
    linted.set(fn, found);
    if (found.findings.length > 0) out.push(...moved(found.findings, fn.start, fn.line));
  }
  return out;
}

function lintsOf(module: PtxModule, fn: PtxFunction, env: PtxEnvironment): PtxDiagnostic[] {
  const out: PtxDiagnostic[] = [];
  const report: PtxLintReport = (code, { start, end, line }, message) => {
    const faint = WITHOUT_EFFECT.has(code) ? { unnecessary: true } : {};
    out.push({ code, start, end, line, message, severity: 'warning', ...faint });
  };
  const flow = ptxFlow(fn);
  launchBounds(fn, flow, env, report);
  if (!flow) return out;
  const unknown = undefinedOnPurpose(module, fn, flow);
  const writes = new PtxWrites(flow, unknown);
  unwrittenReads(flow, writes, unknown, report);
  deadResults(flow, report);
  if ((flow.has & IS.sharedStore) !== 0) deadStores(flow, report);
  if ((flow.has & IS.async) !== 0) asyncWaits(flow, fn.entry, report);
  if ((flow.has & (IS.meeting | IS.access)) === 0) return out;
  const values = new PtxValues(flow, fn, writes);
  divergentBarriers(flow, values, report);
  stridedAccesses(flow, fn, values, report);
  return out;
}

/** `// implicit-def: %r5`: LLVM says that what is in the register does not matter. */
function undefinedOnPurpose(module: PtxModule, fn: PtxFunction, flow: PtxFlow): Set<number> {
  const out = new Set<number>();
  for (const { at, name } of marksOf(module)) {
    const id = fn.start <= at && at < fn.end ? flow.find(name) : undefined;
    if (id !== undefined) out.add(id);
  }
  return out;
}

interface Mark {
  readonly at: number;
  readonly name: string;
}

const marks = memo<PtxModule, readonly Mark[]>('ptx-implicit-defs');

function marksOf(module: PtxModule): readonly Mark[] {
  const before = marks.get(module);
  if (before) return before;
  const made = [...module.text.matchAll(/implicit-def:\s*([%\w$]+)/g)].map(
    ({ index, 1: name }) => ({
      at: index,
      name: name!,
    }),
  );
  marks.set(module, made);
  return made;
}
