/** Expected values of a spec in place of those that a run has shown to be others. */
import { crc32, encodeBase64 } from '../../emulate/index.ts';
import type { RunBuffer, RunReport } from '../../ide/index.ts';
import { allValues } from '../../spec/index.ts';

/** Longer buffers are written as their bytes. */
const MOST_LISTED = 64;

/**
 * The text of a spec with the values of a run. Only launches that came to their end without a
 * finding count; an expression, a file or a function stays as it is.
 */
export function blessedEdits(text: string, { launches, findings }: RunReport): string {
  const edits: { start: number; end: number; text: string }[] = [];
  for (const launch of launches) {
    const isSound =
      launch.state === 'completed' && findings.every((one) => one.launch !== launch.index);
    if (!isSound) continue;
    for (const buffer of launch.buffers) {
      const place = launch.expected.get(buffer.name);
      if (place === undefined || buffer.comparison.verdict !== 'differs') continue;
      const old = text.slice(place.start, place.end);
      const value = blessed(old, buffer);
      if (value !== undefined) edits.push({ ...place, text: value });
    }
  }
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce(
    (out, { start, end, text: value }) => out.slice(0, start) + value + out.slice(end),
    text,
  );
}

function blessed(old: string, { bytes, type, comparison }: RunBuffer): string | undefined {
  const values = allValues(bytes, type);
  if (old.startsWith('['))
    return JSON.stringify(values.slice(0, comparison.compared)).replaceAll(',', ', ');
  if (!old.startsWith('{') || !/"(?:b64|crc32|values?)"/.test(old)) return undefined;
  const { values: listed, value, ...kept } = JSON.parse(old) as Record<string, unknown>;
  const list = listed ?? value;
  if (list !== undefined && !Array.isArray(list)) return undefined;
  if (Array.isArray(list) || ('b64' in kept && values.length <= MOST_LISTED && !('crc32' in kept)))
    return JSON.stringify({ value: values.slice(0, comparison.compared), ...kept });
  return JSON.stringify({
    ...kept,
    crc32: crc32(bytes),
    ...('b64' in kept && { b64: encodeBase64(bytes) }),
  });
}
