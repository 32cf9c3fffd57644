/** The tool `resources`: what a kernel takes of a GPU, and how many workgroups fit. */
import { resources as resourcesOf } from '../../../ide/index.ts';
import { defineTool } from '../kit.ts';
import { pageOf } from '../pages.ts';
import {
  cpuInput,
  kernelInput,
  pageInput,
  pageOutput,
  pathInput,
  placeShape,
  targetInput,
} from '../shapes.ts';
import { targetFor } from './preview.ts';

/** Kernels of a page. */
const MOST = 20;

/** Sizes of workgroups that are shown. */
const BLOCKS: ReadonlySet<number> = new Set([64, 128, 256, 512, 1024]);

export const resources = defineTool(
  {
    name: 'resources',
    title: 'Resources of a kernel',
    description:
      'Registers, spills, memory, parameters, instructions and occupancy of kernels on a GPU. Each figure names where it comes from, and whether it is an estimate.',
  },
  (z) => ({
    input: z.strictObject({
      path: pathInput(z),
      kernel: kernelInput(z),
      target: targetInput(z),
      cpu: cpuInput(z),
      ...pageInput(z),
    }),
    output: z.object({
      kernels: z.array(
        z.object({
          kernel: z.string(),
          ...placeShape(z),
          target: z.string(),
          cpu: z.string(),
          problems: z.array(z.string()).describe('why it was not emitted'),
          figures: z.array(
            z.object({
              name: z.string(),
              label: z.string(),
              value: z.number(),
              unit: z.string(),
              source: z.string(),
              estimate: z.boolean(),
            }),
          ),
          parameters: z.array(
            z.object({ name: z.string(), type: z.string(), offset: z.int(), size: z.int() }),
          ),
          maxThreads: z.int().optional(),
          occupancy: z
            .object({
              unit: z.string(),
              waveSize: z.int(),
              maxWaves: z.int(),
              estimate: z.boolean(),
              rows: z.array(
                z.object({
                  block: z.int(),
                  waves: z.number(),
                  percent: z.number(),
                  limitedBy: z.array(z.string()),
                }),
              ),
            })
            .optional(),
        }),
      ),
      ...pageOutput(z),
    }),
  }),
  async (session, args, call) => {
    const found = await session.kernels(args.path, args.kernel);
    const { items, ...page } = pageOf(found, args, MOST);
    const locate = session.locate();
    const kernels = [];
    for (const [at, { root, kernel }] of items.entries()) {
      call.progress(at, items.length, kernel.name);
      await call.pause();
      const target = targetFor(session, root, args.target, args.cpu);
      const report = resourcesOf(session.engine, {
        path: session.engine.path(kernel.nameSpan.file),
        kernel: kernel.symbol,
        target,
        ...(args.cpu !== undefined && { cpu: args.cpu }),
      });
      if (report === undefined) continue;
      const { occupancy, maxThreads, block: own } = report;
      kernels.push({
        kernel: kernel.name,
        ...session.place(locate, kernel.nameSpan),
        target,
        cpu: report.cpu,
        problems: [...report.problems],
        figures: report.figures.map(({ name, label, value, unit, source, estimate }) => ({
          name,
          label,
          value,
          unit,
          source,
          estimate,
        })),
        parameters: report.params.map(({ name, type, offset, size }) => ({
          name,
          type,
          offset,
          size,
        })),
        ...(maxThreads !== undefined && { maxThreads }),
        ...(occupancy && {
          occupancy: {
            unit: occupancy.unit,
            waveSize: occupancy.waveSize,
            maxWaves: occupancy.maxWaves,
            estimate: occupancy.estimate,
            rows: occupancy.rows
              .filter(({ block }) => BLOCKS.has(block) || block === own)
              .map(({ block, waves, percent, limitedBy }) => ({
                block,
                waves,
                percent,
                limitedBy: [...limitedBy],
              })),
          },
        }),
      });
    }
    return { kernels, ...page };
  },
);
