/** The tool `preview`: a kernel's assembly, each line with the place in the source. */
import { preview as previewOf } from '../../../ide/index.ts';
import type { LineSource, TargetName } from '../../../workspace/index.ts';
import { ToolError } from '../errors.ts';
import { defineTool } from '../kit.ts';
import { pageOf } from '../pages.ts';
import type { McpSession } from '../session.ts';
import {
  cpuInput,
  fileInput,
  kernelInput,
  pageInput,
  pageOutput,
  placeShape,
  targetInput,
} from '../shapes.ts';

/** Lines of a page. */
const MOST = 400;

export const preview = defineTool(
  {
    name: 'preview',
    title: 'Assembly of a kernel',
    description:
      'Compiles a kernel as it is on the disk now and gives its PTX or AMDGCN line by line, each with the line of Rust or MLIR that it comes from and the calls it was inlined through. `source` keeps the lines that come from some source lines.',
  },
  (z) => ({
    input: z.strictObject({
      path: fileInput(z),
      kernel: kernelInput(z),
      target: targetInput(z),
      cpu: cpuInput(z),
      debugAssertions: z.boolean().optional(),
      source: z
        .strictObject({ from: z.int().min(1), to: z.int().min(1) })
        .optional()
        .describe('only lines that come from these lines of `path`, both included'),
      ...pageInput(z),
    }),
    output: z.object({
      title: z.string(),
      target: z.string(),
      cpu: z.string(),
      complete: z.boolean().describe('false: nothing was emitted, the lines tell why'),
      lines: z.array(
        z.object({
          line: z.int().describe('from 1, of the whole text'),
          text: z.string(),
          source: z.object(placeShape(z)).optional(),
          callers: z.array(z.object(placeShape(z))).optional(),
        }),
      ),
      ...pageOutput(z),
    }),
  }),
  async (session, args) => {
    const { engine } = session;
    const [first] = await session.kernels(args.path, args.kernel);
    const { kernel, root } = first!;
    const target = targetFor(session, root, args.target, args.cpu);
    const path = engine.path(kernel.nameSpan.file);
    const shown = previewOf(engine, {
      path,
      target,
      kernel: kernel.name,
      ...(args.cpu !== undefined && { cpu: args.cpu }),
      ...(args.debugAssertions && { debugAssertions: true }),
    });
    const locate = session.locate();
    const own = engine.fileId(session.isFolder(args.path) ? path : session.path(args.path));
    const isWanted = (source: LineSource | undefined): boolean => {
      const { from, to } = args.source!;
      return [source, ...(source?.callers ?? [])].some((span) => {
        if (span === undefined || span.file !== own) return false;
        const { line } = locate(span).start;
        return from <= line && line <= to;
      });
    };
    const all = shown.text
      .replace(/\n$/, '')
      .split('\n')
      .map((text, at) => ({ text, at, source: shown.lineMap[at] }))
      .filter(({ source }) => args.source === undefined || isWanted(source));
    const { items, ...page } = pageOf(all, args, MOST);
    return {
      title: shown.title,
      target,
      cpu: shown.cpu,
      complete: shown.complete,
      lines: items.map(({ text, at, source }) => ({
        line: at + 1,
        text,
        ...(source && { source: session.place(locate, source) }),
        ...(source?.callers?.length && {
          callers: source.callers.map((span) => session.place(locate, span)),
        }),
      })),
      ...page,
    };
  },
);

/**
 * The target of a call: the one that is named, that of the GPU, or that of the project.
 * @throws ToolError for a GPU that no target has
 */
export function targetFor(
  { engine }: McpSession,
  root: string,
  named: TargetName | undefined,
  cpu: string | undefined,
): TargetName {
  const targets: readonly TargetName[] = ['ptx', 'amdgcn'];
  const byCpu = targets.find((one) => cpu !== undefined && engine.cpus(one).includes(cpu));
  if (cpu !== undefined && byCpu === undefined)
    throw new ToolError(
      `unknown GPU \`${cpu}\`; known: ${targets.flatMap((one) => engine.cpus(one)).join(', ')}`,
    );
  if (named !== undefined && byCpu !== undefined && named !== byCpu)
    throw new ToolError(`the GPU \`${cpu}\` does not belong to the target \`${named}\``);
  return named ?? byCpu ?? engine.ruleTarget(root);
}
