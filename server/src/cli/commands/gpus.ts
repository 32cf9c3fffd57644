/** `warplens gpus`: the GPUs that code is emitted for, with what is known of each. */
import { type Command, Option } from 'commander';
import { targetInfos } from '../../ide/index.ts';
import { TARGETS } from '../../targets/index.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { unknownGpu } from '../meant.ts';
import { table } from '../render/table.ts';
import type { Run } from './command.ts';

interface Flags {
  readonly target?: string;
  readonly format: 'text' | 'json';
}

export function registerGpus(program: Command, run: Run): void {
  program
    .command('gpus')
    .summary('list the GPUs that code is emitted for')
    .description(
      'Lists the GPUs that --cpu takes, with the limits of a workgroup and a thread; those of the products in brackets. With a name, that GPU alone.',
    )
    .argument('[cpu]', 'name of a GPU, such as sm_80')
    .addOption(
      new Option('--target <name>', 'only those of this target').choices(
        targetInfos.map(({ name }) => name),
      ),
    )
    .addOption(
      new Option('--format <form>', 'form of the list').choices(['text', 'json']).default('text'),
    )
    .action((cpu: string | undefined, flags: Flags) => run((io) => gpus(io, cpu, flags)));
}

async function gpus(io: Io, cpu: string | undefined, flags: Flags): Promise<ExitCode> {
  const all = targetInfos
    .filter(({ name }) => flags.target === undefined || name === flags.target)
    .flatMap(({ name: target }) =>
      TARGETS[target]!.cpus.map(({ name, title, alone }) => ({
        name,
        title,
        target,
        default: name === TARGETS[target]!.defaultCpu,
        alone: alone === true,
        ...TARGETS[target]!.limits(name),
      })),
    );
  const listed = cpu === undefined ? all : all.filter(({ name }) => name === cpu);
  if (listed.length === 0) {
    throw unknownGpu(
      cpu!,
      all.map(({ name }) => name),
    );
  }
  if (flags.format === 'json') {
    io.out(`${JSON.stringify({ schemaVersion: 1, gpus: listed }, null, 2)}\n`);
    return EXIT.done;
  }
  const head = ['gpu', 'target', 'wave', 'threads', 'registers', 'workgroup memory', 'product'];
  const rows = listed.map((gpu) => [
    gpu.default ? `${gpu.name} (default)` : gpu.name,
    gpu.target,
    String(gpu.waveSize),
    String(gpu.maxThreadsPerGroup),
    String(gpu.maxRegistersPerThread),
    `${gpu.maxWorkgroupBytes / 1024} KiB`,
    gpu.title,
  ]);
  io.out(table([head, ...rows], [2, 3, 4, 5]));
  return EXIT.done;
}
