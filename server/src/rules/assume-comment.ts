/**
 * `// warplens: assume(n <= 1024, stride % 32 == 0, injective(idx))` above a kernel: what holds of
 * every launch. Races are decided with it, and runs check it. There may be several.
 */
import type { KernelFact } from '../analysis/index.ts';
import { nearest, type Span } from '../base/index.ts';
import type { FnDef } from '../hir/index.ts';
import type { AssumedFact, Launch } from './launch-comment.ts';

const FORM = /^\s*\/\/\s*warplens:\s*assume\((.*)\)\s*$/;
const NUMBER = '(0x[0-9a-f_]+|[0-9][0-9_]*)';
const SUBJECT = '([a-z_]\\w*)(\\.len\\(\\))?';
const ORDER = new RegExp(`^${SUBJECT}\\s*(<=|>=|==|<|>)\\s*${NUMBER}$`, 'i');
const REST = new RegExp(`^${SUBJECT}\\s*%\\s*${NUMBER}\\s*==\\s*${NUMBER}$`, 'i');
const INJECTIVE = /^injective\(\s*([a-z_]\w*)\s*\)$/i;

const FORMS = '`n <= 1024`, `n % 32 == 0`, `data.len() >= 64` or `injective(index)`';

/** The facts above a kernel. What is not understood counts as not said. */
export function assumedFacts(def: FnDef, at: Span, text: string): readonly AssumedFact[] {
  if (def.node.file !== undefined) return [];
  let out: readonly AssumedFact[] = [];
  let end = text.lastIndexOf('\n', at.start);
  while (end >= 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    const found = FORM.exec(line);
    if (found !== null) {
      const from = start + line.indexOf('(') + 1;
      const here = partsOf(found[1]!).flatMap(({ part, offset }) => {
        const fact = factOf(part);
        const begin = from + offset;
        const span = { file: at.file, start: begin, end: begin + part.length };
        return fact === undefined ? [] : [{ ...fact, text: part, span }];
      });
      // Those of the lines above come first.
      out = [...here, ...out];
    }
    const trimmed = line.trim();
    if (trimmed === '' || /[};{]$/.test(trimmed)) break;
    end = start - 1;
  }
  return out;
}

/** A launch with facts; where nothing says how a kernel is launched, facts alone. */
export function withFacts(
  launch: Launch | undefined,
  facts: readonly AssumedFact[],
): Launch | undefined {
  if (facts.length === 0) return launch;
  return { workgroupMem: undefined, memSpan: undefined, block: undefined, ...launch, facts };
}

/** The parts of a list, with commas between them. */
function partsOf(list: string): readonly { readonly part: string; readonly offset: number }[] {
  return [...list.matchAll(/[^,]+/g)].flatMap(({ 0: whole, index }) => {
    const part = whole.trim();
    return part === '' ? [] : [{ part, offset: index + whole.indexOf(part) }];
  });
}

function factOf(part: string): KernelFact | undefined {
  const [, elements] = INJECTIVE.exec(part) ?? [];
  if (elements !== undefined)
    return { name: elements, isLength: false, says: { kind: 'injective' } };
  const [, divided, ofLength, by, rest] = REST.exec(part) ?? [];
  if (divided !== undefined) {
    const says = { kind: 'remainder', by: number(by!), rest: number(rest!) } as const;
    if (says.by === 0 || says.rest >= says.by) return undefined;
    return { name: divided, isLength: ofLength !== undefined, says };
  }
  const [, name, length, how, limit] = ORDER.exec(part) ?? [];
  if (name === undefined) return undefined;
  const at = number(limit!);
  const low = how === '>' ? at + 1 : how === '>=' || how === '==' ? at : Number.NEGATIVE_INFINITY;
  const high = how === '<' ? at - 1 : how === '<=' || how === '==' ? at : Number.POSITIVE_INFINITY;
  return { name, isLength: length !== undefined, says: { kind: 'range', low, high } };
}

function number(text: string): number {
  return Number(text.replaceAll('_', ''));
}

/** What is wrong with a list. */
export interface AssumeMistake {
  readonly offset: number;
  readonly length: number;
  readonly what: string;
  readonly meant?: string | undefined;
}

/**
 * The first part of a list that says nothing. `behind`: the text behind the comment, whose first
 * function is the kernel.
 */
export function assumeMistake(list: string, behind: string): AssumeMistake | undefined {
  const params = parametersOf(behind);
  if (partsOf(list).length === 0)
    return { offset: 0, length: list.length, what: `nothing is assumed: ${FORMS} may be` };
  for (const { part, offset } of partsOf(list)) {
    const fact = factOf(part);
    if (fact === undefined)
      return { offset, length: part.length, what: `\`${part}\` is no fact: ${FORMS} is one` };
    if (params === undefined || params.includes(fact.name)) continue;
    const { name } = fact;
    const what = `the function below has no parameter \`${name}\``;
    const at =
      offset + part.indexOf(name, fact.says.kind === 'injective' ? 'injective('.length : 0);
    return { offset: at, length: name.length, what, meant: nearest(name, params) };
  }
  return undefined;
}

/** Names of the parameters of the next function; undefined where they cannot be read. */
function parametersOf(text: string): readonly string[] | undefined {
  const from = /\bfn /.exec(text)?.index ?? -1;
  const start = from < 0 ? 0 : text.indexOf('(', from) + 1;
  if (start === 0) return undefined;
  let depth = 1;
  let at = start;
  for (; at < text.length && depth > 0; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
  }
  const list = text.slice(start, at - 1).replace(/\/\/[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)/g, '');
  return [...list.matchAll(/(?:^|[,\s(])(?:mut\s+)?([a-z_]\w*)\s*:(?!:)/gi)].map(
    ([, name]) => name!,
  );
}
