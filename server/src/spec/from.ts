/** Contents that an earlier launch has left. */
import type { JsonNode } from './json.ts';

/** What a buffer held after an earlier launch: the last one that has it, where none is named. */
export interface From {
  readonly kind: 'from';
  readonly name: string;
  readonly launch: number | undefined;
}

const FROM = /^from\(\s*([^,()]+?)\s*(?:,\s*(\d+)\s*)?\)$/;

/** What `"from(y)"` and `"from(y, 0)"` say. */
export function fromOf({ type, value }: JsonNode): From | undefined {
  const text = type === 'string' ? (value as string).trim() : '';
  const [, name, launch] = (text.length > 1000 ? null : FROM.exec(text)) ?? [];
  if (name === undefined) return undefined;
  return { kind: 'from', name, launch: launch === undefined ? undefined : Number(launch) };
}
