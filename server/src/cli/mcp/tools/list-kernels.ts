/** The tool `list_kernels`: which kernels there are, where, and how far each was analysed. */
import { absentText } from '../../../ide/index.ts';
import type { AbsentKernel, KernelAnalysis } from '../../../workspace/index.ts';
import { defineTool } from '../kit.ts';
import { pageOf } from '../pages.ts';
import { pageInput, pageOutput, pathInput, placeShape } from '../shapes.ts';

/** Kernels of a page. */
const MOST = 200;

export const listKernels = defineTool(
  {
    name: 'list_kernels',
    title: 'GPU kernels',
    description:
      'Lists the GPU kernels of the workspace with symbol, dialect, place, and whether Warplens analysed them in full; also kernels that the sources have and no crate compiles, with the reason.',
  },
  (z) => ({
    input: z.strictObject({ path: pathInput(z), ...pageInput(z) }),
    output: z.object({
      kernels: z.array(
        z.object({
          name: z.string(),
          symbol: z.string().optional(),
          dialect: z.string().optional(),
          abi: z.string().optional(),
          crate: z.string().optional().describe('root file of its crate'),
          ...placeShape(z),
          state: z.enum(['analysed', 'partial', 'not-analysed', 'out-of-reach', 'not-compiled']),
          why: z.string().optional(),
        }),
      ),
      ...pageOutput(z),
    }),
  }),
  async (session, args, call) => {
    const { engine } = session;
    const roots = await session.roots(args.path);
    const locate = session.locate();
    const shown = (root: string): string =>
      locate({ file: engine.fileId(root), start: 0, end: 0 }).path;
    const rows = [];
    const seen = new Set<string>();
    for (const [at, root] of roots.entries()) {
      call.progress(at, roots.length, shown(root));
      await call.pause();
      const states = new Map<string, KernelAnalysis>(
        engine.unanalysed(root).kernels.map((one) => [one.kernel.symbol, one]),
      );
      for (const kernel of engine.kernels(root)) {
        const key = `${kernel.nameSpan.file} ${kernel.nameSpan.start} ${kernel.name}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const state = states.get(kernel.symbol);
        const why = state?.reasons[0]?.message;
        rows.push({
          name: kernel.name,
          symbol: kernel.symbol,
          dialect: kernel.dialect,
          abi: kernel.abi,
          crate: shown(root),
          ...session.place(locate, kernel.nameSpan),
          state: state?.state ?? ('analysed' as const),
          ...(why !== undefined && { why }),
        });
      }
    }
    for (const one of await absentKernels())
      rows.push({
        name: one.name,
        ...session.place(locate, one.nameSpan),
        state: 'not-compiled' as const,
        why: absentText(one),
      });
    const { items, ...page } = pageOf(rows, args, MOST);
    return { kernels: [...items], ...page };

    async function absentKernels(): Promise<readonly AbsentKernel[]> {
      const path = session.path(args.path);
      if (!session.isFolder(args.path)) return engine.absentIn(path);
      const steps = engine.inventory(path);
      for (;;) {
        const step = steps.next();
        if (step.done === true) return step.value.absent;
        await call.pause();
      }
    }
  },
);
