/** Patterns of `match`, `if let` and `matches!`: does a value match, and what do its names mean? */
import type { AnyExpr, AnyPat, Path } from '../syntax/index.ts';
import type { TypeTable } from '../views/index.ts';
import { composite, isKnown } from './composites.ts';
import { compare, EvaluationError, type Value } from './numbers.ts';

/** What patterns ask of the expressions. */
export interface PatternHost {
  readonly types: TypeTable;
  /** The value of a literal, a constant or a path. */
  value(expr: AnyExpr): Value;
  /** The number or text that a value of the program is. */
  plain(value: Value): Value;
  /** What a reference refers to; the value itself when it is none. */
  behind(value: Value): Value;
  /** A constant by its path; undefined when there is none. */
  constant(path: string): Value | undefined;
}

/** Names that a pattern has given to parts of the value. */
export type Bindings = Map<string, Value>;

/**
 * Does a value match a pattern? Its names are added to `out`.
 *
 * @throws EvaluationError for patterns that have no meaning here
 */
export function matchesPattern(
  pat: AnyPat,
  value: Value,
  host: PatternHost,
  out: Bindings,
): boolean {
  switch (pat.kind) {
    case 'WildPat':
    case 'RestPat':
      return true;
    case 'ParenPat':
      return matchesPattern(pat.pat, value, host, out);
    case 'RefPat':
      return matchesPattern(pat.pat, host.behind(value), host, out);
    case 'OrPat':
      return pat.pats.some((one) => matchesPattern(one, value, host, out));
    case 'LitPat':
      return compare('==', host.plain(host.behind(value)), host.value(pat.expr));
    case 'RangePat': {
      const found = host.plain(host.behind(value));
      const isAbove = pat.lo === undefined || compare('>=', found, host.value(pat.lo));
      const op = pat.op === '..' ? '<' : '<=';
      return isAbove && (pat.hi === undefined || compare(op, found, host.value(pat.hi)));
    }
    case 'IdentPat': {
      const { text } = pat.name;
      // A name is a constant or a variant where there is one, as `None`.
      if (pat.sub === undefined && isKnown([text], 'unit', host.types))
        return isVariant([text], value, host);
      const constant =
        pat.sub === undefined && /^[A-Z]/.test(text) ? host.constant(text) : undefined;
      if (constant !== undefined) return compare('==', host.plain(value), host.plain(constant));
      if (pat.sub !== undefined && !matchesPattern(pat.sub, value, host, out)) return false;
      out.set(text, value);
      return true;
    }
    case 'PathPat': {
      const path = namesOf(pat.path);
      if (isKnown(path, 'unit', host.types)) return isVariant(path, value, host);
      const constant = host.constant(path.join('::'));
      if (constant === undefined)
        throw new EvaluationError(`cannot find \`${path.join('::')}\` in this scope`);
      return compare('==', host.plain(value), host.plain(constant));
    }
    case 'TuplePat':
    case 'SlicePat':
      return sequence(pat.pats, partsOf(value, host), host, out);
    case 'TupleStructPat': {
      const path = namesOf(pat.path);
      known(path, 'tuple', host);
      return isVariant(path, value, host) && sequence(pat.pats, partsOf(value, host), host, out);
    }
    case 'StructPat': {
      const path = namesOf(pat.path);
      known(path, 'named', host);
      if (!isVariant(path, value, host)) return false;
      const whole = composite(host.behind(value), host.types);
      return pat.fields.every(({ name, pat: own }) => {
        const part = whole.kind === 'composite' ? whole.fields : [];
        const found = part.find((one) => one.name === name.text);
        if (found === undefined)
          throw new EvaluationError(
            `\`${path.join('::')}\` does not have a field named \`${name.text}\``,
          );
        return matchesPattern(own, found.value, host, out);
      });
    }
    default:
      throw new EvaluationError('this pattern cannot be evaluated here');
  }
}

function namesOf(path: Path): readonly string[] {
  return path.segments.map(({ name }) => name.text);
}

function known(path: readonly string[], style: 'tuple' | 'named', { types }: PatternHost): void {
  if (isKnown(path, style, types)) return;
  const what = style === 'tuple' ? 'tuple struct/variant' : 'struct, variant or union type';
  throw new EvaluationError(`cannot find ${what} \`${path.join('::')}\` in this scope`);
}

function isVariant(path: readonly string[], value: Value, host: PatternHost): boolean {
  const found = composite(host.behind(value), host.types);
  return found.kind === 'composite' && found.name === path.at(-1);
}

function partsOf(value: Value, host: PatternHost): readonly Value[] {
  const behind = host.behind(value);
  if (behind.kind === 'shown') {
    const view = host.types[behind.shown.key];
    if (view?.kind === 'struct' && view.what === 'tuple')
      return behind.shown.children().map((shown) => ({ kind: 'shown', shown }));
  }
  const found = composite(behind, host.types);
  if (found.kind === 'tuple') return found.elems;
  if (found.kind === 'composite') return found.fields.map((one) => one.value);
  if (found.kind === 'coordinates') return found.at.map((n) => ({ kind: 'int', value: BigInt(n) }));
  throw new EvaluationError('mismatched types: the value has no parts');
}

function sequence(
  pats: readonly AnyPat[],
  parts: readonly Value[],
  host: PatternHost,
  out: Bindings,
): boolean {
  const isRest = (one: AnyPat): boolean =>
    one.kind === 'RestPat' || (one.kind === 'IdentPat' && one.sub?.kind === 'RestPat');
  const rest = pats.findIndex(isRest);
  if (rest < 0)
    return (
      pats.length === parts.length &&
      pats.every((one, i) => matchesPattern(one, parts[i]!, host, out))
    );
  const behind = pats.length - rest - 1;
  if (parts.length < rest + behind) return false;
  return (
    pats.slice(0, rest).every((one, i) => matchesPattern(one, parts[i]!, host, out)) &&
    pats
      .slice(rest + 1)
      .every((one, i) => matchesPattern(one, parts[parts.length - behind + i]!, host, out))
  );
}
