/** The tools `run` and `test`: kernels executed without a GPU, in a thread that can be stopped. */
import { readFileSync } from 'node:fs';
import { readSpecData } from '../../../disk/index.ts';
import {
  type EditorJob,
  type EditorPlace,
  type EditorRun,
  runForEditor,
  SPEC_EXTENSION,
} from '../../../ide/index.ts';
import { findSpec, type SpecText } from '../../runs/job.ts';
import { type Test, testFiles, testsIn } from '../../runs/tests.ts';
import { Stopped, ToolError } from '../errors.ts';
import type { Zod } from '../kit.ts';
import { defineTool, type ToolCall } from '../kit.ts';
import { pageOf } from '../pages.ts';
import type { McpSession } from '../session.ts';
import {
  cpuInput,
  fileInput,
  kernelInput,
  pageInput,
  pageOutput,
  pathInput,
  placeShape,
} from '../shapes.ts';

/** Most instructions of a launch where the caller names no number. */
const STEPS = 200_000_000;

/** The most that a caller may name. */
const MOST_STEPS = 10_000_000_000;

/** Characters of printed output, and of the report, that an answer has. */
const MOST_TEXT = 20_000;

/** Findings of a page. */
const MOST = 50;

/** Tests of a page: each is run. */
const MOST_TESTS = 25;

const findingShape = (z: Zod) =>
  z.object({
    ...placeShape(z),
    code: z.string(),
    severity: z.string(),
    message: z.string(),
    related: z.array(z.object({ ...placeShape(z), message: z.string() })),
  });

export const run = defineTool(
  {
    name: 'run',
    title: 'Run a kernel without a GPU',
    description:
      'Executes the kernels of a file on a simulated GPU: races, hangs, accesses out of bounds, uninitialised reads and wrong results are findings with threads and values. Arguments come from `spec`, else from the spec beside the file, the launch in host code, or the types.',
  },
  (z) => ({
    input: z.strictObject({
      path: fileInput(z),
      kernel: kernelInput(z),
      cpu: cpuInput(z),
      spec: z
        .record(z.string(), z.unknown())
        .optional()
        .describe(
          'launch spec: grid, block, args, expected; `warplens://docs/reference/spec.md` describes it',
        ),
      steps: z.int().min(1).max(MOST_STEPS).optional().describe('most instructions of a launch'),
      ...pageInput(z),
    }),
    output: z.object({
      ok: z.boolean().describe('nothing was found, and results are as expected'),
      report: z.string().describe('the report as people read it'),
      findings: z.array(findingShape(z)),
      launches: z.array(
        z.object({
          kernel: z.string(),
          state: z.string(),
          steps: z.number(),
          assumed: z.array(z.string()).describe('what neither spec nor host code said'),
          values: z.array(z.object({ name: z.string(), value: z.string(), verdict: z.string() })),
        }),
      ),
      output: z.string().describe('what kernels printed'),
      ...pageOutput(z),
    }),
  }),
  async (session, args, call) => {
    const path = session.path(args.path);
    const file = session.isFolder(args.path) ? (await session.roots(args.path))[0] : path;
    if (file === undefined) throw new ToolError(`no GPU kernels in ${args.path}`);
    if (args.kernel !== undefined) await session.kernels(args.path, args.kernel);
    const spec =
      args.spec === undefined
        ? findSpec(session.io, file, undefined)
        : specOf(file, JSON.stringify(args.spec, null, 1));
    const job = jobOf(session, file, spec, args);
    const answer = await execute(session, job, call);
    const { items, ...page } = pageOf(answer.findings, args, MOST);
    return {
      ok: answer.ok,
      report: answer.text.slice(0, MOST_TEXT),
      findings: items.map((one) => findingOf(session, one)),
      launches: answer.launches.map(({ kernel, state, steps, assumed, values }) => ({
        kernel,
        state,
        steps,
        assumed: [...assumed],
        values: values.map(({ name, text, verdict }) => ({ name, value: text, verdict })),
      })),
      output: answer.output.slice(0, MOST_TEXT),
      ...page,
    };
  },
);

export const test = defineTool(
  {
    name: 'test',
    title: 'Run launch specs and test comments',
    description: `Runs the launch specs (NAME${SPEC_EXTENSION}) and the comments \`// warplens: test(..)\` below a path and compares their results.`,
  },
  (z) => ({
    input: z.strictObject({
      path: pathInput(z),
      filter: z.string().max(200).optional().describe('only tests whose name has this text'),
      steps: z.int().min(1).max(MOST_STEPS).optional().describe('most instructions of a launch'),
      ...pageInput(z),
    }),
    output: z.object({
      passed: z.int(),
      failed: z.int(),
      tests: z.array(
        z.object({
          name: z.string(),
          file: z.string(),
          state: z.enum(['passed', 'failed']),
          report: z.string(),
          findings: z.array(findingShape(z)),
        }),
      ),
      ...pageOutput(z),
    }),
  }),
  async (session, args, call) => {
    session.path(args.path);
    const { io, engine } = session;
    const all = testFiles(io, [session.path(args.path)])
      .flatMap((file) => testsIn(io, engine, file))
      .filter(({ name }) => args.filter === undefined || name.includes(args.filter));
    const { items, ...page } = pageOf(all, args, MOST_TESTS);
    const tests = [];
    for (const [at, one] of items.entries()) {
      call.progress(at, items.length, one.name);
      await call.pause();
      const answer = await runTest(session, one, args, call);
      tests.push({
        name: one.name,
        file: one.file,
        state: answer.ok ? ('passed' as const) : ('failed' as const),
        report: answer.text.slice(0, MOST_TEXT),
        findings: answer.findings.slice(0, MOST).map((found) => findingOf(session, found)),
      });
    }
    const passed = tests.filter(({ state }) => state === 'passed').length;
    return { passed, failed: tests.length - passed, tests, ...page };
  },
);

async function runTest(
  session: McpSession,
  one: Test,
  args: { readonly steps?: number | undefined },
  call: ToolCall,
): Promise<EditorRun> {
  const path = session.path(one.file);
  if (one.problem !== undefined)
    return { ok: false, text: `error: ${one.problem}\n`, launches: [], findings: [], output: '' };
  return execute(session, jobOf(session, path, one.spec, args), call);
}

function specOf(file: string, text: string): SpecText {
  return { path: undefined, text, name: '`spec`', folder: file.replace(/\/[^/]*$/, '') };
}

function jobOf(
  session: McpSession,
  path: string,
  spec: SpecText | undefined,
  args: {
    readonly kernel?: string | undefined;
    readonly cpu?: string | undefined;
    readonly steps?: number | undefined;
  },
): EditorJob {
  return {
    texts: [],
    path,
    folders: session.folders,
    ...(args.kernel !== undefined && { kernel: args.kernel }),
    ...(args.cpu !== undefined && { cpu: args.cpu }),
    ...(spec && {
      spec: {
        text: spec.text,
        ...(spec.path !== undefined && { path: spec.path }),
        at: spec.comment ?? { path: spec.path ?? path, start: 0, end: 0 },
      },
    }),
    steps: args.steps ?? STEPS,
  };
}

/** In a thread, which a cancelled call ends; in this one where there are no others. */
async function execute(session: McpSession, job: EditorJob, call: ToolCall): Promise<EditorRun> {
  const { host, engine } = session;
  if (host.startRun === undefined) return runForEditor(engine, job, readSpecData);
  const { result, stop } = host.startRun(job);
  call.signal.addEventListener('abort', stop, { once: true });
  try {
    return await result;
  } catch (error) {
    if (call.signal.aborted) throw new Stopped();
    throw new ToolError(error instanceof Error ? error.message : String(error));
  } finally {
    call.signal.removeEventListener('abort', stop);
  }
}

function findingOf(session: McpSession, found: EditorRun['findings'][number]) {
  const at = ({ path, start }: EditorPlace) => {
    const { engine } = session;
    if (engine.text(path) === undefined) engine.setFile(path, readFileSync(path, 'utf8'));
    return session.place(session.locate(), { file: engine.fileId(path), start, end: start });
  };
  const { code, severity, message, location, related } = found;
  return {
    ...at(location),
    code,
    severity,
    message,
    related: related.map((one) => ({ ...at(one.location), message: one.message })),
  };
}
