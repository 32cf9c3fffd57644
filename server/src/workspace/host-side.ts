/** The host's side of `core::offload`: the launches of a crate, and their IR as text. */
import type { FileId, Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { callerSpan, functionsOf } from '../hir/index.ts';
import { givenKernel, kernelName, linkName, pathOf } from '../lower/index.ts';
import {
  emitHost,
  type OffloadSite,
  SITE_WORDS,
  type SiteInput,
  sitesIn,
} from '../offload/index.ts';
import type { EmitOptions, Emitted, KernelSummary, TargetName } from './api.ts';
import type { Files } from './files.ts';
import type { CheckedCrate } from './front-end.ts';

/** What the IR is for, where a GPU's name stands otherwise. */
const HOST_CPU = 'x86-64';

/** The launches of a crate that is read as the host compiles it, with places in today's texts. */
export function hostSites(checked: CheckedCrate, files: Files): readonly OffloadSite[] {
  const { crate, program } = checked;
  const input: SiteInput = {
    program,
    symbolOf: (def, args) =>
      (args.length === 0 ? linkName(program, def) : undefined) ??
      kernelName(program, givenKernel(def, args)).symbol,
    pathOf: (def) => pathOf(program, def).replace(/^[^:]*::/, ''),
    spanOf: (owner, node) => checked.current(callerSpan(owner.file, node)),
  };
  return functionsOf(crate).flatMap((owner) => {
    const { body } = owner.node;
    if (body === undefined) return [];
    const text = (files.text((body.file ?? owner.node.file ?? owner.file) as FileId) ?? '').slice(
      body.start,
      body.end,
    );
    // What a macro has written may launch anything.
    const may = body.file !== undefined || SITE_WORDS.some((word) => text.includes(word));
    return may ? sitesIn(input, owner) : [];
  });
}

/** The host IR of the launches; of a kernel's alone when options name one. */
export function emitHostSide(
  checked: CheckedCrate,
  files: Files,
  target: TargetName,
  { kernel, image }: EmitOptions,
): Emitted {
  const sites = hostSites(checked, files).filter(
    (site) => kernel === undefined || site.kernel === kernel || site.symbol === kernel,
  );
  const ir = emitHost(sites, { image });
  return {
    target,
    cpu: HOST_CPU,
    provider: 'core',
    text: ir.text,
    lineMap: ir.lineMap.map((span) => span && plain(span)),
    summary: ir.sites.map(({ site, instructions }) => summary(site, instructions)),
    problems: ir.problems.map(
      ({ message, span }): Diagnostic => ({ code: 'offload', severity: 'error', span, message }),
    ),
  };
}

/** A span may compute its bounds. */
function plain({ file, start, end }: Span): Span {
  return { file, start, end };
}

function summary(site: OffloadSite, instructions: number): KernelSummary {
  return {
    kernel: site.symbol,
    instructions,
    registers: {},
    liveRegisters: 0,
    localBytes: 0,
    workgroupBytes: 0,
    launchSized: site.cache.value !== 0n,
  };
}
