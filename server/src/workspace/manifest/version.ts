/**
 * Versions and requirements as Cargo reads them (The Cargo Book, "Specifying Dependencies"): a bare
 * version is a caret requirement, commas mean "and".
 */

export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** Identifiers of a pre-release; empty for releases. */
  readonly pre: readonly string[];
}

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

export function parseVersion(text: string): Version | undefined {
  const found = VERSION.exec(text.trim());
  if (!found) return undefined;
  const [, major, minor, patch, pre] = found;
  return {
    major: Number(major),
    minor: Number(minor),
    patch: Number(patch),
    pre: pre?.split('.') ?? [],
  };
}

/** Order of precedence (semver.org, section 11): negative when `a` comes first. */
function compareVersions(a: Version, b: Version): number {
  const numbers = a.major - b.major || a.minor - b.minor || a.patch - b.patch;
  if (numbers !== 0) return numbers;
  if (a.pre.length === 0 || b.pre.length === 0) return b.pre.length - a.pre.length;
  for (let i = 0; i < Math.max(a.pre.length, b.pre.length); i++) {
    const [x, y] = [a.pre[i], b.pre[i]];
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    const order = compareIdentifiers(x, y);
    if (order !== 0) return order;
  }
  return 0;
}

function compareIdentifiers(x: string, y: string): number {
  const [isX, isY] = [/^\d+$/.test(x), /^\d+$/.test(y)];
  if (isX && isY) return Number(x) - Number(y);
  if (isX !== isY) return isX ? -1 : 1;
  return x < y ? -1 : x > y ? 1 : 0;
}

interface Comparator {
  readonly op: string;
  readonly major: number;
  readonly minor: number | undefined;
  readonly patch: number | undefined;
  readonly pre: readonly string[];
}

const COMPARATOR =
  /^(\^|~|=|>=|<=|>|<)?\s*v?(\d+)(?:\.(\d+|[*xX])(?:\.(\d+|[*xX])(?:-([\w.-]+))?)?)?(?:\+[\w.-]+)?$/;

/** Does the version fulfil the requirement? One that cannot be read is fulfilled by nothing. */
export function satisfies(version: Version, requirement: string): boolean {
  const parts = requirement
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const comparators: Comparator[] = [];
  for (const part of parts) {
    if (/^[*xX]$/.test(part)) continue;
    const found = COMPARATOR.exec(part);
    if (!found) return false;
    const [, op, major, minor, patch, pre] = found;
    const number = (text: string | undefined): number | undefined =>
      text === undefined || /^[*xX]$/.test(text) ? undefined : Number(text);
    const wild = [minor, patch].some((text) => text !== undefined && /^[*xX]$/.test(text));
    comparators.push({
      op: op ?? (wild ? '=' : '^'),
      major: Number(major),
      minor: number(minor),
      patch: number(patch),
      pre: pre?.split('.') ?? [],
    });
  }
  if (!comparators.every((c) => fits(version, c))) return false;
  // A pre-release is taken only when it was asked for by its own three numbers.
  const asked = (c: Comparator): boolean =>
    c.pre.length > 0 &&
    c.major === version.major &&
    c.minor === version.minor &&
    c.patch === version.patch;
  return version.pre.length === 0 || comparators.some(asked);
}

/** The smallest version that the comparator's numbers stand for. */
function floor(c: Comparator): Version {
  return { major: c.major, minor: c.minor ?? 0, patch: c.patch ?? 0, pre: c.pre };
}

/** The smallest version behind all those with the comparator's numbers. */
function ceiling(c: Comparator): Version {
  if (c.minor === undefined) return { major: c.major + 1, minor: 0, patch: 0, pre: [] };
  if (c.patch === undefined) return { major: c.major, minor: c.minor + 1, patch: 0, pre: [] };
  return { major: c.major, minor: c.minor, patch: c.patch + 1, pre: [] };
}

/** The first version that a caret requirement no longer takes. */
function caretEnd(c: Comparator): Version {
  if (c.major > 0 || c.minor === undefined)
    return { major: c.major + 1, minor: 0, patch: 0, pre: [] };
  if (c.minor > 0 || c.patch === undefined)
    return { major: 0, minor: c.minor + 1, patch: 0, pre: [] };
  return { major: 0, minor: 0, patch: c.patch + 1, pre: [] };
}

function fits(version: Version, c: Comparator): boolean {
  const from = compareVersions(version, floor(c));
  const complete = c.patch !== undefined;
  switch (c.op) {
    case '=':
      return complete ? from === 0 : from >= 0 && compareVersions(version, ceiling(c)) < 0;
    case '>':
      return complete ? from > 0 : compareVersions(version, ceiling(c)) >= 0;
    case '>=':
      return from >= 0;
    case '<':
      return from < 0;
    case '<=':
      return complete ? from <= 0 : compareVersions(version, ceiling(c)) < 0;
    case '~':
      return from >= 0 && compareVersions(version, tildeEnd(c)) < 0;
    default:
      return from >= 0 && compareVersions(version, caretEnd(c)) < 0;
  }
}

function tildeEnd(c: Comparator): Version {
  if (c.minor === undefined) return { major: c.major + 1, minor: 0, patch: 0, pre: [] };
  return { major: c.major, minor: c.minor + 1, patch: 0, pre: [] };
}

/** The highest of the versions that fulfils the requirement. */
export function highest<T>(
  list: readonly T[],
  versionOf: (item: T) => Version | undefined,
  requirement: string,
): T | undefined {
  let best: { readonly item: T; readonly version: Version } | undefined;
  for (const item of list) {
    const version = versionOf(item);
    if (version === undefined || !satisfies(version, requirement)) continue;
    if (best === undefined || compareVersions(version, best.version) > 0) best = { item, version };
  }
  return best?.item;
}
