/** The launches of a spec as a program: compiled with variables, and run once for its faults. */
import type { Span } from '../base/index.ts';
import {
  createExecution,
  type Execution,
  type LaunchInput,
  type LaunchResult,
  type Schedule,
  scheduleText,
} from '../execute/index.ts';
import { isReport, parsePreviewUri, preview, type RunRequest, runSpec } from '../ide/index.ts';
import type { Engine, Executable, TargetName } from '../workspace/index.ts';
import type { Listed, Program, ProgramLaunch } from './api.ts';

/** Instructions of all launches that looking for faults may take: some seconds. */
const SURVEY = 4_000_000_000;

interface Recorded {
  readonly input: LaunchInput;
  readonly schedule: Schedule | undefined;
  readonly result: LaunchResult;
}

/** The program of a run; a sentence when it cannot take place. */
export function programOf(
  engine: Engine,
  request: Omit<RunRequest, 'create'>,
  label: (span: Span) => string,
): Program | string {
  const { root, replay } = request;
  if (root === undefined) return 'only Rust and MLIR can be debugged, no assembly text';
  let recorded: Recorded[] = [];
  let code: Executable | undefined;
  let isCut = false;
  const outcome = runSpec(engine, {
    ...request,
    debugInfo: true,
    compiled: (executable) => {
      code = executable;
    },
    schedules: 1,
    isExact: true,
    isTrial: true,
    goesOn: (steps) => {
      isCut ||= steps > SURVEY;
      return !isCut;
    },
    create: (module, options): Execution => {
      recorded = [];
      const real = createExecution(module, options);
      return {
        reset: () => real.reset(),
        launch: (input, schedule) => {
          const result = real.launch(input, schedule);
          recorded.push({ input, schedule, result });
          return result;
        },
      };
    },
  });
  if (!isReport(outcome)) {
    const [problem] = outcome.problems;
    if (problem !== undefined) return `the spec is not valid: ${problem.message}`;
    const [first] = outcome.diagnostics.filter(({ severity }) => severity === 'error');
    return first === undefined
      ? 'not every kernel of the spec was compiled'
      : `${label(first.span)}: ${first.message}`;
  }
  const refused = outcome.findings.find(({ code }) => code === 'invalid-launch');
  if (refused !== undefined) return refused.message;
  if (code === undefined) return 'the spec has no launch';
  const own = new Set(engine.modules(root));
  const launches = recorded.map(
    ({ input, schedule, result }, i): ProgramLaunch => ({
      label: outcome.launches[i]?.label ?? input.kernel,
      input,
      schedule,
      faults: result.faults,
      output: result.output,
    }),
  );
  if (launches.length === 0) return 'the spec has no launch';
  if (replay !== undefined && replay.launch >= launches.length)
    return `the replay file is for launch ${replay.launch}, and the last one is ${launches.length - 1}`;
  const { module, places } = code;
  // A kernel of another package is what the user wants to look at, with the files around it.
  const folders = launches.flatMap(({ input }) => {
    const span = module.funcs.get(input.kernel)?.span;
    const path = span && engine.path(span.file);
    return path === undefined || own.has(path) ? [] : [path.slice(0, path.lastIndexOf('/') + 1)];
  });
  return {
    module,
    target: code.target,
    seed: request.spec.seed,
    launches,
    notes: [
      ...(isCut
        ? [
            `the launches take more than ${SURVEY.toLocaleString('en')} instructions: behind them faults are only found in blocks that are stepped through`,
          ]
        : []),
      ...(replay === undefined
        ? []
        : [`threads go on ${scheduleText(replay.schedule)}, as the replay file says`]),
    ],
    places,
    isOwn: ({ file }) => {
      const path = engine.path(file);
      const isNear = own.has(path) || folders.some((folder) => path.startsWith(folder));
      // Packages beside it in the workspace are the user's as well.
      return isNear || !engine.isForeign(file);
    },
    path: ({ file }) => engine.path(file),
    text: (path) => engine.text(path),
    listed: () => {
      const { name, cpu } = code!.target;
      const { debugAssertions = false, checkBounds = false } = request;
      const options = { cpu, debugAssertions, ...(checkBounds && { checkBounds: {} }) };
      const { text, lineMap, summary } = engine.emit(root, name, options);
      return { text, lineMap, kernels: summary.map(({ kernel }) => kernel) };
    },
    pane: (uri) => paneOf(engine, uri, code!.target.name),
  };
}

/** The text of our own compiler in a pane; a sentence where it is another one. */
function paneOf(engine: Engine, uri: string, target: TargetName): Listed | string {
  const address = parsePreviewUri(uri);
  if (address === undefined) return 'this file is not part of the program';
  const { pane, provider, side: _, checkBounds, ...request } = address;
  if (pane !== target) return `the session runs for ${target}, and this is text of ${pane}`;
  // Without a choice the text may be that of the project's build.
  if (provider !== 'core')
    return 'choose Warplens as the compiler of the pane first: breakpoints are set in its texts alone';
  const shown = preview(engine, { ...request, ...(checkBounds && { checkBounds: {} }) });
  const kernels = shown.summary.map(({ kernel }) => kernel);
  return { text: shown.text, lineMap: shown.lineMap, kernels };
}
