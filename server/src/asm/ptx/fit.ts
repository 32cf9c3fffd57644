/**
 * Which version of PTX a text needs on a target, and which of its instructions the target lacks.
 * Names are compared with the tables first; the text is parsed only where a name has forms of
 * several ages.
 */
import { greatest, smallest } from '../../base/index.ts';
import { environmentOf, isAvailable, type PtxEnvironment, targetSince } from './availability.ts';
import { checkPtx } from './check.ts';
import { readPtxName } from './isa/forms/match.ts';
import type { PtxSince } from './isa/forms/notation.ts';
import { findPtxSpecial } from './isa/special.ts';
import { parsePtx } from './parser.ts';

/** An instruction that a target does not have. */
export interface PtxLack {
  /** Its name with modifiers. */
  readonly name: string;
  /** Line of the text, from 0. */
  readonly line: number;
  /** What has it, in words: `sm_80`, `sm_90a`. */
  readonly needs: string;
}

/** A text on a target. */
export interface PtxFit {
  /** The least version of PTX, times ten, that has the target and the instructions. */
  readonly version: number;
  /** What no version has on the target. */
  readonly lacks: readonly PtxLack[];
}

/** Newer than all versions that the tables know. */
const ANY_VERSION = 999;

/** An instruction in a line: behind a guard, a brace or a label, also several in one line. */
const NAME = /(?:^|[;{}:]|@!?%?\w+(?!\w))\s*([a-z]\w{0,60}(?:\.[\w:]{1,40}){0,16})(?=[\s;])/g;
const SPECIAL = /%[a-z]\w*/g;

/** The alternatives of a name: one of the lists, all of whose needs are met. */
type Alternatives = readonly (readonly PtxSince[])[];

/** What a text's instructions need, each name once; a name that no table knows needs nothing. */
function needsIn(text: string): ReadonlyMap<string, Alternatives> {
  const needs = new Map<string, Alternatives>();
  const add = (name: string, find: () => Alternatives): void => {
    if (!needs.has(name)) needs.set(name, find());
  };
  for (const line of text.split('\n')) {
    const code = line.includes('//') ? line.slice(0, line.indexOf('//')) : line;
    for (const [, name] of code.matchAll(NAME))
      add(name!, () => {
        const [opcode = '', ...modifiers] = name!.split('.');
        return readPtxName(opcode, modifiers).matches.map(({ since }) => since);
      });
    if (!code.includes('%')) continue;
    for (const [name] of code.matchAll(SPECIAL))
      add(name, () => {
        const row = findPtxSpecial(name);
        return row === undefined ? [] : [[{ ptx: row.ptx, sm: String(row.sm) }]];
      });
  }
  for (const [name, alternatives] of needs) if (alternatives.length === 0) needs.delete(name);
  return needs;
}

const has = (since: readonly PtxSince[], env: PtxEnvironment): boolean =>
  since.every((one) => isAvailable(one, env));

/** The text with another version and target in its header; its lines stay. */
function withHeader(text: string, version: number, target: string): string {
  return text
    .replace(/^\.version .*/m, `.version ${Math.floor(version / 10)}.${version % 10}`)
    .replace(/^\.target .*/m, `.target ${target}`);
}

/** A module's text, to be compared with targets such as `sm_80`. */
export function ptxFits(text: string): (target: string) => PtxFit {
  const needs = needsIn(text);
  return (target) => fitNames(text, needs, target);
}

function fitNames(text: string, needs: ReadonlyMap<string, Alternatives>, target: string): PtxFit {
  let version = targetSince(target) ?? 0;
  const envAt = (at: number): PtxEnvironment => environmentOf(at, [target]);
  let ambiguous = false;
  const newest = envAt(ANY_VERSION);
  for (const alternatives of needs.values()) {
    const there = alternatives.filter((since) => has(since, newest));
    if (there.length < alternatives.length) ambiguous = true;
    if (there.length === 0) continue;
    const least = there.map((since) =>
      greatest(
        since.map(({ ptx }) => ptx),
        0,
      ),
    );
    if (new Set(least).size > 1 && greatest(least) > version) ambiguous = true;
    version = Math.max(version, smallest(least));
  }
  return ambiguous ? fitParsed(text, target, version) : { version, lacks: [] };
}

/** By the forms that operands choose. */
function fitParsed(text: string, target: string, from: number): PtxFit {
  let version = from;
  for (;;) {
    const { module } = parsePtx(withHeader(text, version, target));
    const found = checkPtx(module).filter(({ code }) => code === 'not-available');
    const later = found.flatMap(({ need }) =>
      need?.target === undefined && need?.version !== undefined ? [need.version] : [],
    );
    const next = greatest(later, version);
    if (next === version) {
      const lacks = found.map(({ line, message, need }) => ({
        name: /`([^`]*)`/.exec(message)?.[1] ?? '',
        line,
        needs: need?.target ?? message.replace(/^.*? requires /, '').replace(/, the module .*/, ''),
      }));
      return { version, lacks };
    }
    version = next;
  }
}
