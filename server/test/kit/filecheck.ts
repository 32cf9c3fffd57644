/**
 * LLVM's FileCheck, the part that fixtures use: expectations in comments (`//` or `;`) are matched
 * in order against a text.
 *
 *   // CHECK: add.s32           next match anywhere below     // CHECK-NEXT: on the very next line
 *   // CHECK-SAME: further right on the same line             // CHECK-NOT: nowhere before the next match
 *   // CHECK-DAG: a group in any order                        // CHECK-LABEL: cuts the text into sections
 *   {{regex}}   [[NAME:regex]] defines   [[NAME]] uses (names without `$` are forgotten at a label)
 *
 * Runs of blanks count as one. Other prefixes than CHECK select lines for one target
 * (`SM80-NEXT:`).
 */
import assert from 'node:assert/strict';

type Kind = 'plain' | 'next' | 'same' | 'not' | 'dag' | 'label';

interface Check {
  readonly kind: Kind;
  readonly pattern: string;
  /** One-based line in the text that holds the checks. */
  readonly line: number;
  readonly source: string;
}

export interface FileCheckOptions {
  /** Default: `CHECK`. */
  readonly prefixes?: readonly string[];
  /** Named in failures. */
  readonly name?: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  '': 'plain',
  '-NEXT': 'next',
  '-SAME': 'same',
  '-NOT': 'not',
  '-DAG': 'dag',
  '-LABEL': 'label',
};

/**
 * Matches `text` against the check comments in `checks`. Throws an AssertionError that names line
 * and reason.
 */
export function fileCheck(text: string, checks: string, options: FileCheckOptions = {}): void {
  const prefixes = options.prefixes ?? ['CHECK'];
  const list = readChecks(checks, prefixes);
  const name = options.name ?? 'checks';
  assert.ok(list.length > 0, `${name}: no lines with prefix ${prefixes.join(', ')}`);
  new Matcher(text, name).run(list);
}

function readChecks(source: string, prefixes: readonly string[]): Check[] {
  const names = prefixes.map((p) => p.replace(/[^\w-]/g, '\\$&')).join('|');
  const line = new RegExp(`(?://|;|#)\\s*(?:${names})(-NEXT|-SAME|-NOT|-DAG|-LABEL|):(.*)$`);
  return source.split('\n').flatMap((text, index) => {
    const found = line.exec(text);
    if (!found) return [];
    const kind = KINDS[found[1]!]!;
    return [{ kind, pattern: found[2]!.trim(), line: index + 1, source: text.trim() }];
  });
}

interface Range {
  readonly start: number;
  readonly end: number;
}

class Matcher {
  private readonly text: string;
  private readonly name: string;
  private readonly vars = new Map<string, string>();
  /** Matching goes on from here. */
  private at = 0;
  /** The section under a label ends here. */
  private limit: number;

  constructor(text: string, name: string) {
    this.text = text.replace(/[ \t]+/g, ' ');
    this.name = name;
    this.limit = this.text.length;
  }

  run(checks: readonly Check[]): void {
    const sections = this.findSections(checks);
    for (const section of sections) {
      this.at = section.start;
      this.limit = section.end;
      if (section.isLabel)
        for (const key of this.vars.keys()) if (!key.startsWith('$')) this.vars.delete(key);
      this.runSection(section.checks);
    }
  }

  /**
   * Labels are matched first, so that a missing line is reported in its own function and not
   * swallowed by the next.
   */
  private findSections(
    checks: readonly Check[],
  ): (Range & { checks: Check[]; isLabel: boolean })[] {
    const out: { start: number; end: number; checks: Check[]; isLabel: boolean }[] = [];
    out.push({ start: 0, end: this.text.length, checks: [], isLabel: false });
    for (const check of checks) {
      if (check.kind !== 'label') {
        out.at(-1)!.checks.push(check);
        continue;
      }
      const found = this.find(check, out.at(-1)!.start, this.text.length);
      if (!found) this.fail(check, out.at(-1)!.start, 'label not found');
      out.at(-1)!.end = found.start;
      out.push({ start: found.end, end: this.text.length, checks: [], isLabel: true });
    }
    return out;
  }

  private runSection(checks: readonly Check[]): void {
    let nots: Check[] = [];
    for (let i = 0; i < checks.length; i += 1) {
      const check = checks[i]!;
      if (check.kind === 'not') {
        nots.push(check);
        continue;
      }
      const before = this.at;
      if (check.kind === 'dag') {
        const group = [check];
        while (checks[i + 1]?.kind === 'dag') {
          i += 1;
          group.push(checks[i]!);
        }
        const first = this.matchGroup(group);
        this.checkNots(nots, before, first);
      } else {
        const found = this.matchOne(check);
        this.checkNots(nots, before, found.start);
        this.at = found.end;
      }
      nots = [];
    }
    this.checkNots(nots, this.at, this.limit);
  }

  private matchOne(check: Check): Range {
    const lineEnd = this.lineEnd(this.at);
    if (check.kind === 'same') {
      const found = this.find(check, this.at, lineEnd);
      return found ?? this.fail(check, this.at, 'not on the same line');
    }
    if (check.kind === 'next') {
      const start = Math.min(lineEnd + 1, this.limit);
      const found = this.find(check, start, Math.min(this.lineEnd(start), this.limit));
      return found ?? this.fail(check, start, 'not on the next line');
    }
    return this.find(check, this.at, this.limit) ?? this.fail(check, this.at, 'not found');
  }

  /** Matches may come in any order but not overlap. Returns the start of the first of them. */
  private matchGroup(group: readonly Check[]): number {
    const taken: Range[] = [];
    for (const check of group) {
      let from = this.at;
      for (;;) {
        const found =
          this.find(check, from, this.limit) ?? this.fail(check, this.at, 'not found in its group');
        const clash = taken.find((t) => found.start < t.end && t.start < found.end);
        if (!clash) {
          taken.push(found);
          break;
        }
        from = clash.end;
      }
    }
    this.at = Math.max(...taken.map((t) => t.end));
    return Math.min(...taken.map((t) => t.start));
  }

  private checkNots(nots: readonly Check[], from: number, to: number): void {
    for (const check of nots) {
      const found = this.find(check, from, to);
      if (found) this.fail(check, found.start, 'must not occur');
    }
  }

  private find(check: Check, from: number, to: number): Range | undefined {
    const defined: string[] = [];
    const regex = new RegExp(this.compile(check, defined), 'gm');
    regex.lastIndex = from;
    const found = regex.exec(this.text.slice(0, to));
    if (!found) return undefined;
    if (check.kind === 'not') defined.length = 0;
    for (const [i, name] of defined.entries()) this.vars.set(name, found[i + 1]!);
    return { start: found.index, end: found.index + found[0].length };
  }

  /** Turns a pattern into a regular expression; names defined in it become groups, in order. */
  private compile(check: Check, defined: string[]): string {
    const piece = /\{\{(.*?)\}\}|\[\[(\$?\w+)(?::(.*?))?\]\](?!\])/g;
    let out = '';
    let at = 0;
    for (let m = piece.exec(check.pattern); m; m = piece.exec(check.pattern)) {
      out += literal(check.pattern.slice(at, m.index));
      at = m.index + m[0].length;
      if (m[1] !== undefined) out += `(?:${noGroups(m[1])})`;
      else if (m[3] !== undefined) {
        out += `(${noGroups(m[3])})`;
        defined.push(m[2]!);
      } else if (defined.includes(m[2]!)) out += `(?:\\${defined.indexOf(m[2]!) + 1})`;
      else
        out += literal(
          this.vars.get(m[2]!) ?? this.fail(check, this.at, `[[${m[2]}]] is not defined`),
        );
    }
    return out + literal(check.pattern.slice(at));
  }

  private lineEnd(from: number): number {
    const end = this.text.indexOf('\n', from);
    return end < 0 ? this.text.length : end;
  }

  private fail(check: Check, at: number, reason: string): never {
    const start = this.text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    const shown = this.text.slice(start).split('\n').slice(0, 12).join('\n  | ');
    assert.fail(
      `${this.name}:${check.line}: ${reason}: ${check.source}\nsearching from here:\n  | ${shown}`,
    );
  }
}

function literal(text: string): string {
  return text.replace(/[ \t]+/g, ' ').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Groups inside a user's regex must not shift the numbers of the names. */
function noGroups(regex: string): string {
  return regex.replace(/(^|[^\\])\((?!\?)/g, '$1(?:');
}
