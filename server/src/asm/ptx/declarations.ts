/**
 * Declarations: registers, variables and parameters with all their attributes, and directives whose
 * arguments are plain words and numbers.
 */
import { append } from '../../base/index.ts';
import type { PtxDirective, PtxInit, PtxLinkage, PtxSpace, PtxVariable } from './ast.ts';
import type { PtxCursor } from './cursor.ts';
import { Tok } from './lexer.ts';
import { isIntegerWord, parseInit, unquote } from './operands.ts';

const COMMA = 44;
const SEMICOLON = 59;

const SPACES: ReadonlySet<string> = new Set([
  'reg',
  'sreg',
  'const',
  'global',
  'local',
  'param',
  'shared',
  'tex',
]);

/** The space a dotted word names, `.shared::cta` included; undefined for any other word. */
export function spaceOf(dotted: string): PtxSpace | undefined {
  const name = dotted.startsWith('shared::') ? 'shared' : dotted;
  return SPACES.has(name) ? (name as PtxSpace) : undefined;
}

/** A number as a declaration has it: no expression. Undefined, and reported, when there is none. */
function parseCount(c: PtxCursor): number | undefined {
  if (c.kind() !== Tok.Number || !isIntegerWord(c.word())) {
    c.error('expected a number');
    return undefined;
  }
  const word = c.word().replace(/U$/, '');
  c.bump();
  return Number(/^0[0-7]+$/.test(word) ? `0o${word.slice(1)}` : word);
}

/**
 * `.shared .align 4 .b8 name[16] = {..}, other;` with the cursor at the space. Without `single` it
 * reads all names up to the semicolon; with it (a parameter list) exactly one, which may lack a
 * name.
 */
export function parseVariables(
  c: PtxCursor,
  linkage: readonly PtxLinkage[],
  from: number,
  single = false,
): PtxVariable[] {
  const space = spaceOf(c.word().slice(1)) ?? 'param';
  c.bump();
  const head = parseType(c);
  const out: PtxVariable[] = [];
  for (;;) {
    const nameAt = c.at;
    let name = '';
    if (c.kind() === Tok.Word) {
      name = c.word();
      c.bump();
    } else if (!single && (out.length > 0 || c.kind() !== SEMICOLON)) {
      c.error('expected a name');
    }
    const nameSpan = name === '' ? c.here() : c.spanFrom(nameAt);
    const count = single ? undefined : parseRange(c);
    const dims = parseDims(c);
    let init: PtxInit | undefined;
    if (!single && c.eat(61 /* = */)) init = parseInit(c);
    out.push({
      kind: 'var',
      space,
      linkage,
      ...head,
      name,
      nameSpan,
      ...(count === undefined ? {} : { count }),
      dims,
      ...(init === undefined ? {} : { init }),
      ...c.spanFrom(out.length === 0 ? from : nameAt),
    });
    if (single || !c.eat(COMMA)) return out;
  }
}

interface TypeHead {
  readonly type: string;
  readonly vector: number;
  readonly align?: number;
  readonly pointer?: { readonly space: string; readonly align: number };
  readonly attributes: readonly string[];
}

/** A word that is a type rather than an attribute of a declaration. */
const KNOWN_TYPE = /^(?:[busf]\d|pred$|tf32$|bf16|\w+ref$)/;
const POINTED: ReadonlySet<string> = new Set(['const', 'global', 'local', 'shared']);

/** Everything between the space and the name. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each word of a declaration
function parseType(c: PtxCursor): TypeHead {
  let type = '';
  let vector = 1;
  let align: number | undefined;
  let pointer: { space: string; align: number } | undefined;
  const attributes: string[] = [];
  while (c.kind() === Tok.Dot) {
    const word = c.word().slice(1);
    // The order is alignment and attributes, vector, type, and what a pointer points to.
    const late = type !== '' ? !pointer && word !== 'ptr' : vector > 1 && !KNOWN_TYPE.test(word);
    if (late && type !== '') c.error(`\`.${word}\` is not possible after the type`);
    else if (late) c.error(`expected a type after \`.v${vector}\``);
    c.bump();
    if (word === 'align') {
      const value = parseCount(c);
      if (value === undefined) continue;
      if (pointer) pointer.align = value;
      else align = value;
    } else if (word === 'ptr') {
      pointer = { space: 'generic', align: 1 };
    } else if (word === 'attribute') {
      append(attributes, parseAttribute(c));
    } else if (pointer && spaceOf(word)) {
      if (!POINTED.has(word)) c.error(`a pointer cannot point to \`.${word}\``);
      pointer.space = word;
    } else if (/^v\d+$/.test(word)) {
      if (word !== 'v2' && word !== 'v4')
        c.error(`there is no vector \`.${word}\`, only .v2 and .v4`);
      vector = Number(word.slice(1));
    } else if (spaceOf(word) && word !== 'tex') {
      // What the declaration before lacks is missing here.
      c.error(`\`.${word}\` is a second state space`);
    } else {
      type = word;
    }
  }
  if (type === '') c.error('expected a type');
  return {
    type,
    vector,
    attributes,
    ...(align === undefined ? {} : { align }),
    ...(pointer ? { pointer } : {}),
  };
}

/** `(.managed)`, `(.unified(19, 95))`: the words, arguments of one joined to it. */
function parseAttribute(c: PtxCursor): string[] {
  const out: string[] = [];
  if (!c.expect(40, '`(`')) return out;
  if (c.kind() !== Tok.Dot) c.error('expected an attribute such as `.managed`');
  let depth = 1;
  let text = '';
  while (depth > 0 && c.kind() !== Tok.Eof && c.kind() !== SEMICOLON) {
    const k = c.kind();
    if (k === 40) depth++;
    if (k === 41) depth--;
    if (depth > 0) {
      if (k === COMMA && depth === 1) {
        out.push(text);
        text = '';
      } else text += c.word();
    }
    c.bump();
  }
  out.push(text);
  return out.map((word) => word.replace(/^\./, ''));
}

/** `<10>`. */
function parseRange(c: PtxCursor): number | undefined {
  if (!c.eat(60)) return undefined;
  let count: number | undefined;
  if (c.kind() === Tok.Number) {
    count = Number(c.word().replace(/[uU]$/, ''));
    c.bump();
  } else c.error('expected a count');
  c.expect(62, '`>`');
  return count;
}

function parseDims(c: PtxCursor): (number | undefined)[] {
  const dims: (number | undefined)[] = [];
  while (c.eat(91)) {
    dims.push(c.kind() === 93 ? undefined : parseCount(c));
    if (!c.expect(93, '`]`')) break;
  }
  return dims;
}

/** Directives that stand alone on their line: no semicolon ends them. */
const ARGUMENTS_ON_LINE: ReadonlySet<string> = new Set([
  'version',
  'target',
  'address_size',
  'file',
]);

/** Directives that a semicolon ends. */
const ENDED: ReadonlySet<string> = new Set(['pragma', 'alias']);

/**
 * Any directive of words, numbers and strings. Its arguments end at a semicolon, a brace, another
 * directive, or with the line for those that take no semicolon.
 */
export function parseDirective(c: PtxCursor): PtxDirective {
  const from = c.at;
  const name = c.word().slice(1);
  const line = c.line();
  const byLine = ARGUMENTS_ON_LINE.has(name);
  let bare = false;
  c.bump();
  const args: (number | string)[] = [];
  for (;;) {
    const k = c.kind();
    const sameLine = c.line() === line;
    if (k === Tok.Number) {
      if (byLine && !sameLine) break;
      // A version is two numbers; `8.10` must not become 8.1.
      args.push(name === 'version' ? c.word() : Number(c.word().replace(/[uU]$/, '')));
    } else if (k === Tok.String) args.push(unquote(c.word()));
    else if (k === Tok.Word) {
      if (!sameLine && c.tokens.kinds[c.at - 1] !== COMMA) break;
      args.push(c.word());
      bare = true;
    } else if (k !== COMMA) break;
    c.bump();
  }
  const span = c.spanFrom(from);
  if (ENDED.has(name)) c.expect(SEMICOLON, '`;`');
  else if (!byLine) c.eat(SEMICOLON);
  return { kind: 'directive', name, args, ...(bare ? { bare } : {}), ...span };
}
