/** The tool `diff`: what a change did to kernels. */
import { compareStates } from '../../diff/compare.ts';
import { diffDocument } from '../../diff/document.ts';
import { ToolError } from '../errors.ts';
import { defineTool } from '../kit.ts';
import { pageOf } from '../pages.ts';
import { cpuInput, pageInput, pageOutput, pathInput, targetInput } from '../shapes.ts';
import { targetFor } from './preview.ts';

/** Kernels of a page. */
const MOST = 50;

/** Findings that are listed. */
const MOST_FINDINGS = 100;

export const diff = defineTool(
  {
    name: 'diff',
    title: 'What a change did to kernels',
    description:
      'Compares the kernels of two commits, or of a commit and the files on the disk: registers, spills, memory, occupancy, instructions, the source lines that pay, findings that came and went. Renamed and moved kernels are matched; nothing is checked out.',
  },
  (z) => ({
    input: z.strictObject({
      range: z
        .string()
        .max(400)
        .optional()
        .describe(
          '`BASE`, `BASE..HEAD` or `BASE...HEAD`; the last commit and the disk when left out',
        ),
      path: pathInput(z),
      target: targetInput(z),
      cpu: cpuInput(z),
      ...pageInput(z),
    }),
    output: z.object({
      base: z.string(),
      head: z.string(),
      kernels: z.array(
        z.object({
          status: z.string(),
          before: z.unknown().describe('kernel, crate, file and line, or null'),
          after: z.unknown().describe('kernel, crate, file and line, or null'),
          code: z
            .array(z.unknown())
            .describe('for each target: figures before and after, and lines that pay'),
        }),
      ),
      unchanged: z.int(),
      come: z.array(z.unknown()).describe('findings that are new'),
      gone: z.array(z.unknown()).describe('findings that are gone'),
      ...pageOutput(z),
    }),
  }),
  async (session, args, call) => {
    const { createEngineFor } = session.io;
    if (createEngineFor === undefined) throw new ToolError('nothing to compare with here');
    const folder = session.path(args.path);
    if (!session.isFolder(args.path)) throw new ToolError('`path` has to be a folder');
    if (args.cpu !== undefined) targetFor(session, folder, args.target, args.cpu);
    let done = 0;
    const document = diffDocument(
      await compareStates({
        range: args.range,
        folder,
        ...(args.target !== undefined && { targets: [args.target] }),
        ...(args.cpu !== undefined && { cpu: args.cpu }),
        runs: false,
        createEngine: createEngineFor,
        async pause(what) {
          call.progress(++done, undefined, what);
          await call.pause();
        },
      }),
    );
    const { items, ...page } = pageOf(document.kernels, args, MOST);
    return {
      base: document.base,
      head: document.head,
      kernels: items.map(({ status, before, after, code }) => ({
        status,
        before,
        after,
        code: [...code],
      })),
      unchanged: document.unchanged,
      come: document.findings.come.slice(0, MOST_FINDINGS),
      gone: document.findings.gone.slice(0, MOST_FINDINGS),
      ...page,
    };
  },
);
