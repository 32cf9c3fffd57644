/**
 * What MLIR's definitions say of an operation, from one line of a table:
 *
 *     name (operand:type, some*:type, maybe?:type) -> (result:type) {attribute?:kind} <region, one!>
 *       [successor] | traits := form
 *
 * Types are short words of `constraints.ts`, or MLIR's own words in quotes. A `!` behind a region
 * asks for exactly one block. In forms `'word` stands for itself, `$name` for an operand,
 * an attribute, a region or a successor, `T:name` for its type, `F:a:b` for a type of functions
 * from the types of `a` to those of `b`, `dict` for the attributes that are left, `( ... )?` for
 * what is there when its part with `^` is, `@Name ( ... )` for what `form-parts.ts` reads.
 * Source: MLIR 22's operation definitions.
 */

/** How many values a name stands for: one, any number, none or one, or groups of any number. */
export type Count = '' | '*' | '?' | '**';

export interface ValueFact {
  readonly name: string;
  readonly count: Count;
  /** A short word, or MLIR's words. */
  readonly type: string;
}

export interface AttributeFact {
  readonly name: string;
  readonly optional: boolean;
  readonly kind: string;
}

export interface RegionFact {
  readonly name: string;
  readonly many: boolean;
  /** Exactly one block. */
  readonly single: boolean;
}

export interface OpFacts {
  readonly name: string;
  readonly operands: readonly ValueFact[];
  readonly results: readonly ValueFact[];
  readonly attributes: readonly AttributeFact[];
  readonly regions: readonly RegionFact[];
  readonly successors: readonly { readonly name: string; readonly many: boolean }[];
  readonly traits: readonly string[];
  /** Undefined for operations whose form nothing here describes. */
  readonly form: readonly FormPart[] | undefined;
}

/** A part of a form. */
export type FormPart =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'type'; readonly of: string }
  | { readonly kind: 'function'; readonly from: string; readonly to: string }
  | { readonly kind: 'dict'; readonly keyword: boolean }
  | { readonly kind: 'custom'; readonly name: string; readonly args: readonly string[] }
  | {
      readonly kind: 'group';
      readonly parts: readonly FormPart[];
      readonly other: readonly FormPart[];
    }
  | { readonly kind: 'any-of'; readonly parts: readonly (readonly FormPart[])[] };

const HEAD = /^(\S+) \((.*?)\) -> \((.*?)\)(?: \{(.*?)\})?(?: <(.*?)>)?(?: \[(.*?)\])?$/;

/** Items between commas; commas in quotes are none. */
function items(text: string | undefined): string[] {
  return text === undefined || text === ''
    ? []
    : (text.match(/(?:"[^"]*"|[^,"])+/g) ?? []).map((one) => one.trim());
}

function valueFact(item: string): ValueFact {
  const colon = item.indexOf(':');
  const [, name, count] = /^(.*?)(\*\*|\*|\?)?$/.exec(item.slice(0, colon))!;
  return {
    name: name!,
    count: (count ?? '') as Count,
    type: item.slice(colon + 1).replaceAll('"', ''),
  };
}

function attributeFact(item: string): AttributeFact {
  const colon = item.indexOf(':');
  const name = item.slice(0, colon);
  const optional = name.endsWith('?');
  return {
    name: optional ? name.slice(0, -1) : name,
    optional,
    kind: item.slice(colon + 1).replaceAll('"', ''),
  };
}

/** Throws on a line that is not of the notation. */
export function parseFacts(dialect: string, line: string): OpFacts {
  const [rest, form] = splitAt(line, ' := ');
  const [head, traits] = splitAt(rest, ' | ');
  // Types in quotes may have brackets.
  const quoted: string[] = [];
  const plain = head.replace(/"[^"]*"/g, (text) => `"${quoted.push(text) - 1}"`);
  const found = HEAD.exec(plain);
  if (found === null) throw new Error(`no row: ${line}`);
  const back = (text: string | undefined): string | undefined =>
    text?.replace(/"(\d+)"/g, (_, at: string) => quoted[Number(at)]!);
  const [, name, operands, results, attributes, regions, successors] = found;
  return {
    name: `${dialect}.${name}`,
    operands: items(back(operands)).map(valueFact),
    results: items(back(results)).map(valueFact),
    attributes: items(back(attributes)).map(attributeFact),
    regions: items(regions).map((item) => ({
      name: item.replace(/[*!]/g, ''),
      many: item.includes('*'),
      single: item.includes('!'),
    })),
    successors: items(successors).map((item) => ({
      name: item.replace('*', ''),
      many: item.endsWith('*'),
    })),
    traits: traits === undefined ? [] : traits.split(' '),
    form: form === undefined ? undefined : parseForm(form.split(' ').filter((part) => part !== '')),
  };
}

function splitAt(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + mark.length)];
}

function parseForm(tokens: readonly string[]): FormPart[] {
  return new FormReading(tokens).sequence([]);
}

class FormReading {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  sequence(ends: readonly string[]): FormPart[] {
    const out: FormPart[] = [];
    while (this.at < this.tokens.length && !ends.includes(this.tokens[this.at]!))
      out.push(this.part());
    return out;
  }

  private part(): FormPart {
    const token = this.tokens[this.at++]!;
    const bare = token.endsWith('^') ? token.slice(0, -1) : token;
    if (token.startsWith("'")) return { kind: 'word', text: token.slice(1) };
    if (bare.startsWith('$')) return { kind: 'name', name: bare.slice(1) };
    if (bare.startsWith('T:')) return { kind: 'type', of: bare.slice(2) };
    if (bare.startsWith('F:')) {
      const [, from, to] = bare.split(':');
      return { kind: 'function', from: from!, to: to! };
    }
    if (bare.startsWith('@')) return { kind: 'custom', name: bare.slice(1), args: this.args() };
    switch (bare) {
      case '(':
        return this.group();
      case 'oilist':
        return this.list();
      case 'dict':
      case 'dict+':
      case 'props':
        return { kind: 'dict', keyword: bare === 'dict+' };
      default:
        return { kind: 'name', name: bare };
    }
  }

  private args(): string[] {
    const out: string[] = [];
    if (this.tokens[this.at] !== '(') return out;
    for (this.at++; !this.tokens[this.at]!.startsWith(')'); this.at++)
      if (this.tokens[this.at] !== ',') out.push(this.tokens[this.at]!);
    this.at++;
    return out;
  }

  /** `( ... )?` or `( ... ) : ( ... )?` */
  private group(): FormPart {
    const parts = this.sequence([')?', ')']);
    if (this.tokens[this.at++] !== ')') return { kind: 'group', parts, other: [] };
    this.at += 2;
    const other = this.sequence([')?']);
    this.at++;
    return { kind: 'group', parts, other };
  }

  private list(): FormPart {
    this.at++;
    const parts: FormPart[][] = [];
    do parts.push(this.sequence(['|', ')']));
    while (this.tokens[this.at++] !== ')');
    return { kind: 'any-of', parts };
  }
}

/** Does a trait of the row have this name? */
export function hasTrait(facts: OpFacts, trait: string): boolean {
  return facts.traits.includes(trait);
}
