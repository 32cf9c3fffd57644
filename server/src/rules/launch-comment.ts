/**
 * `// warplens: launch(workgroup_mem = 4096, block = [16, 16, 1])` above a kernel: how the host
 * launches it, for the rules that need to know. `block` may be one number; each part may be left
 * out.
 */
import type { KernelFact } from '../analysis/index.ts';
import type { Span } from '../base/index.ts';
import { nearest } from '../base/index.ts';
import type { FnDef } from '../hir/index.ts';

/** A fact of a comment `// warplens: assume(..)`, with where and how it is written. */
export interface AssumedFact extends KernelFact {
  readonly text: string;
  readonly span: Span;
}

export interface Launch {
  /** Bytes of launch-sized workgroup memory. */
  readonly workgroupMem: number | undefined;
  /** Where that is written. */
  readonly memSpan: Span | undefined;
  /** Threads of a workgroup in x, y and z. */
  readonly block: readonly [number, number, number] | undefined;
  /** Whole numbers that every launch passes, by parameter of the code. */
  readonly args?: readonly (number | undefined)[];
  /** What holds of every launch. */
  readonly facts?: readonly AssumedFact[];
  /** The launch in the code, when it is no comment that says all this. */
  readonly at?: Span | undefined;
  /** Host code says so: what is wrong with the launch itself is reported there. */
  readonly inHost?: true;
}

const FORM = /^\s*\/\/\s*warplens:\s*launch\((.*)\)\s*$/;
const NUMBER = /^(?:0x[0-9a-f_]+|[0-9][0-9_]*)$/i;

/** Reads the comment in the lines above a kernel, its attributes and other comments. */
export function launchComment(def: FnDef, at: Span, text: string): Launch | undefined {
  return def.node.file === undefined ? launchCommentAbove(at, text) : undefined;
}

/** The comment above whatever stands at a place. */
export function launchCommentAbove(at: Span, text: string): Launch | undefined {
  let end = text.lastIndexOf('\n', at.start);
  while (end >= 0) {
    const start = text.lastIndexOf('\n', end - 1) + 1;
    const line = text.slice(start, end);
    const found = FORM.exec(line);
    if (found !== null) {
      return parse(found[1]!, (offset, length) => {
        const place = start + line.indexOf('(') + 1 + offset;
        return { file: at.file, start: place, end: place + length };
      });
    }
    // Attributes may span lines; what ends or begins another item stops the search.
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.endsWith('}') || trimmed.endsWith(';') || trimmed.endsWith('{')) {
      return undefined;
    }
    end = start - 1;
  }
  return undefined;
}

/** `workgroup_mem = N, block = [x, y, z]`; what is not understood counts as not said. */
function parse(list: string, place: (offset: number, length: number) => Span): Launch {
  const mem = /\bworkgroup_mem\s*=\s*(\w+)/.exec(list);
  const block = /\bblock\s*=\s*(?:\[([^\]]*)\]|(\w+))/.exec(list);
  const sizes = block && (block[1] ?? block[2]!).split(',').map((part) => number(part.trim()));
  return {
    workgroupMem: mem === null ? undefined : number(mem[1]!),
    memSpan: mem === null ? undefined : place(mem.index, mem[0].length),
    block: blockOf(sizes ?? []),
  };
}

function blockOf(sizes: readonly (number | undefined)[]): Launch['block'] {
  const [x, y = 1, z = 1] = sizes;
  if (sizes.length === 0 || sizes.length > 3 || sizes.includes(undefined)) return undefined;
  const block = [x!, y, z] as const;
  return block.every((n) => n >= 1 && n <= 1024) ? block : undefined;
}

function number(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text.replaceAll('_', '')) : undefined;
}

/** What a list of such a comment can say. */
const PARTS = ['workgroup_mem', 'block'] as const;

export interface LaunchMistake {
  readonly offset: number;
  readonly length: number;
  readonly what: string;
  readonly meant?: string | undefined;
}

/** The first part of a list that says nothing, or nothing that can be. */
export function launchMistake(list: string): LaunchMistake | undefined {
  for (const part of list.matchAll(/[^,[\]]+(?:\[[^\]]*\]?[^,]*)?/g)) {
    const text = part[0].trim();
    if (text === '') continue;
    const offset = part.index + part[0].indexOf(text);
    const [name = '', value] = text.split(/(?<!\s)\s*=\s*/);
    if (!PARTS.some((known) => known === name)) {
      const what = `a launch comment has no \`${name}\``;
      return { offset, length: name.length, what, meant: nearest(name, PARTS) };
    }
    const said = value === undefined ? undefined : parse(text, () => undefined as never);
    if (name === 'block' && said?.block === undefined) {
      const what =
        'a block is one number or up to three, each from 1 to 1024: `block = [16, 16, 1]`';
      return { offset, length: text.length, what };
    }
    if (name === 'workgroup_mem' && said?.workgroupMem === undefined)
      return { offset, length: text.length, what: 'bytes are a number: `workgroup_mem = 4096`' };
  }
  return undefined;
}
