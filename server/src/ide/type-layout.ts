/** Layout of a struct that a kernel takes by value: where the host has to write each field. */
import type { Span } from '../base/index.ts';
import type { Engine, TypeLayout } from '../workspace/index.ts';
import { targetInfos } from './targets.ts';

/**
 * Markdown on a struct's name, at its definition and in the signatures of kernels that take it;
 * nothing elsewhere.
 */
export function layoutAt(engine: Engine, path: string, at: Span, word: string): string | undefined {
  const root = engine.rootOf(path);
  const found = new Map<string, { readonly layout: TypeLayout; readonly labels: string[] }>();
  for (const { name, label } of targetInfos) {
    for (const { kernel, types } of engine.abi(root, name)) {
      const layout = types.find((type) => type.name === word);
      if (!layout) continue;
      const defined = layout.nameSpan.file === at.file && layout.nameSpan.start === at.start;
      const { file, start } = kernel.nameSpan;
      const text = engine.text(engine.path(file)) ?? '';
      const inSignature =
        file === at.file && start < at.start && at.start < text.indexOf('{', start);
      if (!defined && !inSignature) continue;
      const key = JSON.stringify([layout.type, layout.fields]);
      const known = found.get(key) ?? { layout, labels: [] };
      if (!known.labels.includes(label)) known.labels.push(label);
      found.set(key, known);
    }
  }
  if (found.size === 0) return undefined;
  return [...found.values()].map(({ layout, labels }) => table(layout, labels)).join('\n\n');
}

function table({ type, size, align, fields }: TypeLayout, labels: readonly string[]): string {
  const head = `**\`${type}\`** · by value on ${labels.join(' and ')}, ${size} bytes, aligned to ${align}`;
  const rows: string[] = [];
  let end = 0;
  const padding = (to: number): void => {
    if (to > end) rows.push(`| *padding* | | ${end} | ${to - end} | |`);
  };
  for (const field of fields) {
    padding(field.offset);
    rows.push(
      `| \`${field.name}\` | \`${field.type}\` | ${field.offset} | ${field.size} | ${field.align} |`,
    );
    end = Math.max(end, field.offset + field.size);
  }
  padding(size);
  return [
    head,
    '',
    '| field | type | offset | size | align |',
    '|---|---|--:|--:|--:|',
    ...rows,
  ].join('\n');
}
