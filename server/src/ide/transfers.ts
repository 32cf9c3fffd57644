/** What a launch of `core::offload` copies, for hover and command line. */

import { type OffloadSite, type Transfer, transfersOf } from '../offload/index.ts';
import type { Engine } from '../workspace/index.ts';

/** A sentence for each argument: `x`: copied to the device before, not back; 1024 bytes. */
export function transferLines(site: OffloadSite): readonly string[] {
  const lines = transfersOf(site).map(
    ({ name, when, bytes }) => `\`${name}\`: ${when}${bytes === '' ? '' : `; ${bytes}`}`,
  );
  return lines.length === 0 ? ['no arguments'] : lines;
}

/** The same as Markdown: which kernel, and a table of what is copied. */
export function transferMarkdown(site: OffloadSite): string {
  const head = `**\`${site.kernel}\`** · transfers of this launch`;
  const rows = transfersOf(site).map(
    ({ name, type, when, bytes }: Transfer) =>
      `| \`${name}\` | \`${cell(type)}\` | ${when} | ${bytes} |`,
  );
  if (rows.length === 0) return `${head}\n\nNothing is passed.`;
  const table = ['| argument | type | transfer | size |', '|---|---|---|---|', ...rows];
  return `${head}\n\n${table.join('\n')}`;
}

function cell(type: string): string {
  return type.replaceAll('|', '\\|');
}

/** The innermost launch around a place. */
export function offloadSiteAt(
  engine: Engine,
  path: string,
  offset: number,
): OffloadSite | undefined {
  // Without the word nothing is read as the host compiles it.
  if (!/\b(?:offload|preload)/.test(engine.text(path) ?? '')) return undefined;
  const file = engine.fileId(path);
  const around = engine
    .offloadSites(engine.rootOf(path))
    .filter(({ span }) => span.file === file && span.start <= offset && offset <= span.end);
  return around.sort((a, b) => a.span.end - a.span.start - (b.span.end - b.span.start))[0];
}
