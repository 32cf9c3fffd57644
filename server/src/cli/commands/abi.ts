/** `warplens abi`: how each kernel's parameters are passed, as a table. */

import { type Command, Option } from 'commander';
import { targetInfos } from '../../ide/index.ts';
import { visibleJson } from '../../report/index.ts';
import type { KernelAbi, TargetName } from '../../workspace/index.ts';
import { oneRoot } from '../crate-roots.ts';
import { checkFeatures, chooseFeatures, type FeatureFlags, featureOptions } from '../features.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { createLocate, renderProblems } from '../render/located.ts';
import { table } from '../render/table.ts';
import type { Run } from './command.ts';
import { checkKernel } from './emit.ts';

interface AbiFlags extends FeatureFlags {
  readonly target: TargetName;
  readonly format: 'text' | 'json';
}

export function registerAbi(program: Command, run: Run): void {
  featureOptions(program.command('abi'))
    .summary('print how kernel parameters are passed')
    .description(
      'Prints, for each kernel, offset, size, alignment and declaration of its parameters.',
    )
    .argument('<file>', 'Rust or MLIR file, folder of a crate, or - for Rust on standard input')
    .addOption(
      new Option('--target <name>', 'target')
        .choices(targetInfos.map((t) => t.name))
        .default(targetInfos[0]?.name),
    )
    .addOption(
      new Option('--format <form>', 'form of the output').choices(['text', 'json']).default('text'),
    )
    .action((file: string, flags: AbiFlags) => run((io) => abi(io, file, flags)));
}

async function abi(io: Io, file: string, flags: AbiFlags): Promise<ExitCode> {
  const engine = io.createEngine();
  chooseFeatures(engine, flags);
  const root = await oneRoot(io, engine, file);
  checkFeatures(engine, [root], flags);
  const tables = engine.abi(root, flags.target);
  const kernels = engine.kernels(root);
  checkKernel(io, engine, root, flags.target, file, undefined);
  const versions = engine.versions(root);
  if (flags.format === 'json') {
    const named = versions.length === 0 ? {} : { versions };
    const list = tables.map(({ kernel, params, convention }) => ({
      kernel: kernel.symbol,
      ...(convention === undefined ? {} : { convention }),
      params,
    }));
    io.out(
      visibleJson(
        `${JSON.stringify({ schemaVersion: 1, target: flags.target, ...named, kernels: list }, null, 2)}\n`,
      ),
    );
  } else {
    const head = versions.length === 0 || tables.length === 0 ? '' : `${versions.join(' · ')}\n\n`;
    io.out(head + tables.map(renderAbi).join('\n'));
  }
  if (tables.length === kernels.length && kernels.length > 0) return EXIT.done;
  io.err(renderProblems(engine.check(root, flags.target), createLocate(io, engine)));
  return EXIT.input;
}

function renderAbi({ kernel, params, convention }: KernelAbi): string {
  const name = kernel.exported ? kernel.symbol : kernel.name;
  if (params.length === 0) return `${name}: no parameters\n`;
  const rows = params.map((p) => [
    p.name,
    p.type,
    `${p.offset}`,
    `${p.size}`,
    `${p.align}`,
    p.declared,
  ]);
  const head = ['parameter', 'type', 'offset', 'size', 'align', 'declared'];
  const about = convention === undefined ? '' : ` · ${convention}`;
  return `${name}${about}\n${table([head, ...rows], [2, 3, 4])}`;
}
