/**
 * Two assembly texts side by side: registers and labels of the right one get the names that their
 * partners have on the left, so that a difference is a difference in code and not in counting.
 * Lines are matched by their form, which is the line without any numbers of registers and labels.
 * Then a walk down the right text renames: a register that a matched line writes takes over the
 * left one's name, until it is written again.
 */
import { diffArrays } from 'diff';
import type { PaneName } from './panes.ts';

export interface Comparison {
  /** The right text with the left text's names. */
  readonly right: string;
  /**
   * Lines that are equal after renaming, and those that one side alone has; comments and blank
   * lines apart.
   */
  readonly same: number;
  readonly onlyLeft: number;
  readonly onlyRight: number;
}

/** How a target writes what is only a name: the class of a register before its number, labels. */
interface Spelling {
  /** Group 1 is what stays in a line's form. */
  readonly names: RegExp;
  /** Instructions whose first operand is read. */
  readonly reads: RegExp;
  /** Numbers say nothing: what the right text alone has gets one that neither text uses. */
  readonly virtual: boolean;
}

const SPELLINGS: Readonly<Record<PaneName, Spelling>> = {
  ptx: {
    virtual: true,
    names: /(%(?:r|rd|rs|rb|rq|f|fd|h|hh|p|b)|\$L__\w{0,60}?)\d{1,12}(?:_\d{1,12})?\b/g,
    reads: /^(?:@\S+\s+)?(?:st|red|bar|barrier|bra|call|ret|exit|trap|membar|fence|prefetch)\b/,
  },
  amdgcn: {
    virtual: false,
    names: /(\b[vsa](?=\d)|\b[vsa](?=\[\d+:\d+\])|\.LBB)(?:\d+(?:_\d+)?|\[\d+:\d+\])(?!\w)/g,
    reads:
      /^(?:(?:global|flat|scratch|buffer|ds)_(?:store|write)|s_(?:cbranch|branch|waitcnt|barrier|endpgm)|[sv]_cmpx?_)/,
  },
  // Addresses too: an instruction more moves all that are behind it.
  sass: {
    virtual: false,
    names: /(\b(?:UR|UP|R|P|B)(?=\d)|\.L_x_|\/\*(?=[0-9a-f]{4,}\*\/))[0-9a-f]+/g,
    reads: /^\/\*\w+\*\/\s+(?:@\S+\s+)?(?:ST|RED|BRA|BSYNC|BSSY|EXIT|CALL|RET|BAR)/,
  },
  llvm: {
    virtual: true,
    names: /(%[A-Za-z_.]*|![A-Za-z_.]*)\d+\b/g,
    reads: /^(?:store|br|ret|switch|call|tail call|unreachable|fence)\b/,
  },
};

/** Renames the right text's registers and labels after the left text's. */
export function compareAssembly(target: PaneName, left: string, right: string): Comparison {
  const spelling = SPELLINGS[target];
  const lefts = left.split('\n');
  const rights = right.split('\n');
  const form = (line: string): string => line.replace(spelling.names, (_all, kind) => `${kind}#`);
  const partners = matchLines(lefts.map(form), rights.map(form));
  const renamed = rename(spelling, lefts, rights, partners);
  const code = (line: string | undefined): boolean =>
    line !== undefined && !/^\s*(?:$|\/\/|;)/.test(line);
  const same = renamed.filter(
    (line, i) => partners[i] !== undefined && code(line) && line === lefts[partners[i]!],
  ).length;
  return {
    right: renamed.join('\n'),
    same,
    onlyLeft: lefts.filter(code).length - same,
    onlyRight: renamed.filter(code).length - same,
  };
}

/** For each right line the left line of the same form at its place. */
function matchLines(left: readonly string[], right: readonly string[]): (number | undefined)[] {
  const partners: (number | undefined)[] = [];
  let at = 0;
  for (const part of diffArrays([...left], [...right])) {
    for (let i = 0; i < part.value.length; i += 1) {
      if (part.removed) at += 1;
      else partners.push(part.added ? undefined : at++);
    }
  }
  return partners;
}

/** Names in a line with their places. */
function namesIn({ names }: Spelling, line: string): { name: string; at: number }[] {
  return [...line.matchAll(names)].map((found) => ({ name: found[0], at: found.index }));
}

function rename(
  spelling: Spelling,
  lefts: readonly string[],
  rights: readonly string[],
  partners: readonly (number | undefined)[],
): string[] {
  const forward = new Map<string, string>();
  const taken = new Set<string>();
  // Labels are named before they are defined: all of them first.
  rights.forEach((line, i) => {
    const partner = partners[i];
    if (partner === undefined || !/^\S+:/.test(line)) return;
    const [mine] = namesIn(spelling, line);
    const [theirs] = namesIn(spelling, lefts[partner]!);
    if (mine && theirs) bind(forward, taken, mine.name, theirs.name);
  });
  const fresh = freshNames(spelling, [...lefts, ...rights]);
  return rights.map((line, i) => {
    const partner = partners[i];
    const mine = namesIn(spelling, line);
    const theirs = partner === undefined ? [] : namesIn(spelling, lefts[partner]!);
    const body = line.trimStart();
    const target = firstOperand(line);
    const writes = !spelling.reads.test(body);
    // Sources carry the names from above; the result is named afterwards.
    const sources = mine.map(({ name, at }, k) => {
      const result = writes && at < target;
      if (!result && theirs[k] && !forward.has(name)) {
        bind(forward, taken, name, theirs[k].name);
      }
      return result ? undefined : (forward.get(name) ?? name);
    });
    const names = mine.map(({ name }, k) => {
      if (sources[k] !== undefined) return sources[k];
      if (theirs[k]) forward.set(name, theirs[k].name);
      else if (!forward.has(name)) forward.set(name, spelling.virtual ? fresh(name) : name);
      return forward.get(name)!;
    });
    return replaceNames(line, mine, names);
  });
}

/** Names of a register's class that none of the lines has. */
function freshNames(spelling: Spelling, lines: readonly string[]): (name: string) => string {
  const highest = new Map<string, number>();
  const parts = (name: string): [kind: string, number: number] => {
    const [kind = name] = /^\D+/.exec(name) ?? [];
    return [kind, Number(name.slice(kind.length))];
  };
  for (const line of lines) {
    for (const { name } of namesIn(spelling, line)) {
      const [kind, number] = parts(name);
      if (number > (highest.get(kind) ?? -1)) highest.set(kind, number);
    }
  }
  return (name) => {
    const [kind, number] = parts(name);
    // A label has two numbers, and a place of its own.
    if (Number.isNaN(number)) return name;
    const next = (highest.get(kind) ?? 0) + 1;
    highest.set(kind, next);
    return `${kind}${next}`;
  };
}

/** Offset behind the first operand, which is the result of most instructions. */
function firstOperand(line: string): number {
  const start = /^\s*(?:@\S+\s+)?\S+\s+/.exec(line)?.[0].length ?? 0;
  const rest = line.slice(start);
  // A memory operand is read, also in the first place.
  if (rest.startsWith('[')) return start;
  const end = rest.startsWith('{') ? rest.indexOf('}') : rest.indexOf(',');
  return end < 0 ? line.length : start + end;
}

/** Gives a name its partner, unless that one belongs to another already. */
function bind(forward: Map<string, string>, taken: Set<string>, mine: string, theirs: string) {
  if (taken.has(theirs)) return;
  forward.set(mine, theirs);
  taken.add(theirs);
}

function replaceNames(
  line: string,
  places: readonly { name: string; at: number }[],
  names: readonly string[],
): string {
  let out = '';
  let from = 0;
  places.forEach(({ name, at }, i) => {
    out += line.slice(from, at) + names[i]!;
    from = at + name.length;
  });
  return out + line.slice(from);
}
