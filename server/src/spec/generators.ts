/** Generators of contents in their long form: `{"gen": "iota", "start": 1}`. */
import type { Generator } from '../emulate/index.ts';
import {
  checkKeys,
  type JsonNode,
  kindOf,
  numberIn,
  type Problems,
  partOf,
  stringOf,
} from './json.ts';
import { GENERATORS } from './shape.ts';

/** A generator in its long form; undefined after a report. */
export function generatorOf(node: JsonNode, problems: Problems): Generator | undefined {
  const gen = partOf(node, 'gen')!;
  const name = stringOf(gen, 'the generator', problems);
  if (name === undefined) return undefined;
  const keys = Object.hasOwn(GENERATORS, name) ? GENERATORS[name] : undefined;
  if (keys === undefined) {
    problems.at(
      gen,
      `there is no generator \`${name}\`; expected one of ${Object.keys(GENERATORS).join(', ')}`,
    );
    return undefined;
  }
  checkKeys(node, ['gen', ...keys], `the generator \`${name}\``, problems);
  const out: Record<string, unknown> = { gen: name };
  let isGood = true;
  for (const key of keys) {
    const part = partOf(node, key);
    if (part === undefined) {
      if (name === 'iota') continue;
      problems.at(node, `\`${key}\` of the generator \`${name}\` is missing`);
      isGood = false;
      continue;
    }
    const value = generatorPart(name, key, part, problems);
    if (value === undefined) isGood = false;
    out[key] = value;
  }
  return isGood ? (out as unknown as Generator) : undefined;
}

function generatorPart(name: string, key: string, part: JsonNode, problems: Problems): unknown {
  if (key === 'text' || key === 'b64' || key === 'arg')
    return stringOf(part, `\`${key}\``, problems);
  if (key === 'parts') {
    if (part.type !== 'array') {
      problems.at(part, '`parts` is a list of pairs: elements and a generator');
      return undefined;
    }
    const parts = (part.children ?? []).map((pair) => {
      const [count, inner] = pair.children ?? [];
      if (pair.type !== 'array' || typeof count?.value !== 'number' || inner?.type !== 'object') {
        problems.at(pair, 'a part is a pair: elements and a generator');
        return undefined;
      }
      const generator = partOf(inner, 'gen') && generatorOf(inner, problems);
      return generator === undefined ? undefined : ([count.value as number, generator] as const);
    });
    return parts.every((one) => one !== undefined) ? parts : undefined;
  }
  if (key === 'values') {
    if (part.type !== 'array') {
      problems.at(part, '`values` is a list');
      return undefined;
    }
    const values = part.children ?? [];
    const wrong = values.find(({ type }) => type !== 'number' && type !== 'string');
    if (wrong !== undefined) problems.at(wrong, `a value is a number, not ${kindOf(wrong)}`);
    return wrong === undefined ? values.map(({ value }) => value) : undefined;
  }
  if (key === 'value' && name === 'fill' && part.type === 'string') return part.value;
  return numberIn(part, `\`${key}\``, problems);
}
