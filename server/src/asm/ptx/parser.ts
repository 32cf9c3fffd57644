/**
 * Tolerant parser of PTX text: `parsePtx` always returns a module and the list of what it could not
 * read. After an error it goes on behind the next semicolon or at the next brace, so that one
 * broken line costs one statement. Names are not resolved here.
 */
import { append } from '../../base/index.ts';
import type {
  PtxBlock,
  PtxDirective,
  PtxError,
  PtxFile,
  PtxFunction,
  PtxInstruction,
  PtxItem,
  PtxLinkage,
  PtxLoc,
  PtxModule,
  PtxOperand,
  PtxSpan,
  PtxStatement,
  PtxSymbol,
  PtxVariable,
} from './ast.ts';
import { PtxCursor } from './cursor.ts';
import { parseDirective, parseVariables, spaceOf } from './declarations.ts';
import { type PtxTokens, Tok } from './lexer.ts';
import { moveInstruction } from './move.ts';
import {
  isIntegerWord,
  parseNameOffset,
  parseOperand,
  parseOperandList,
  parseSymbol,
  unquote,
} from './operands.ts';
import { PtxPlaced, placedAlone } from './placed.ts';
import { parseLegacyDwarf, parseSection } from './sections.ts';
import { PtxTemplates } from './templates.ts';

const AT = 64;
const BANG = 33;
const COLON = 58;
const COMMA = 44;
const SEMICOLON = 59;
const OPEN_PAREN = 40;
const CLOSE_PAREN = 41;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

const NO_STATEMENT = '`;` ends nothing here';
const LINKAGES: ReadonlySet<string> = new Set(['visible', 'extern', 'weak', 'common']);
const MAX_BLOCKS = 100;

export interface PtxParse {
  readonly module: PtxModule;
  readonly errors: readonly PtxError[];
  /** What is known of instructions by their text, for the next texts. */
  readonly templates: PtxTemplates;
}

/** Parses a whole module, with what is known from other texts. Never throws. */
export function parsePtx(text: string, templates: PtxTemplates = new PtxTemplates()): PtxParse {
  const c = new PtxCursor(text, templates);
  const items: PtxItem[] = [];
  while (c.kind() !== Tok.Eof) {
    const before = c.at;
    parseItem(c, items);
    if (c.at === before) {
      c.error('expected a directive');
      c.bump();
    }
  }
  const comments = commentsOf(c.tokens);
  return { module: collect(text, items, comments), errors: c.errors, templates };
}

/** Templates of earlier texts that are kept, for each one that this text has had. */
const MOST_OLD = 4;

/**
 * What a text's tree says about instructions, for the text after it; nothing when it is too much.
 */
export function keptTemplates({ module, templates }: PtxParse): PtxTemplates {
  const most = MOST_OLD * (module.text.length / LINE_LENGTH) + 1000;
  return templates.size > most ? new PtxTemplates() : templates;
}

/** Characters of a line, about. */
const LINE_LENGTH = 30;

/** Statements of a body, by themselves. */
export interface PtxStatements {
  readonly body: readonly PtxStatement[];
  readonly errors: readonly PtxError[];
  readonly comments: readonly PtxSpan[];
}

/**
 * Parses a part of a body. Undefined for a part that is no whole number of statements: one that
 * closes a brace it has not opened, or in which the next function begins.
 */
export function parseStatements(text: string, templates: PtxTemplates): PtxStatements | undefined {
  const c = new PtxCursor(text, templates);
  const body: PtxStatement[] = [];
  while (c.kind() !== Tok.Eof) {
    const before = c.at;
    if (c.kind() === CLOSE_BRACE || (c.kind() === Tok.Dot && startsFunction(c))) return undefined;
    if (c.kind() === OPEN_BRACE) body.push(parseBlock(c, 1));
    else parseStatement(c, body);
    if (c.at === before) {
      c.error('expected a statement');
      c.bump();
    }
  }
  return { body, errors: c.errors, comments: commentsOf(c.tokens) };
}

function commentsOf({ comments }: PtxTokens): PtxSpan[] {
  const out: PtxSpan[] = [];
  for (let i = 0; i + 2 < comments.length; i += 3) {
    out.push({ start: comments[i]!, end: comments[i + 1]!, line: comments[i + 2]! });
  }
  return out;
}

function collect(text: string, items: PtxItem[], comments: PtxSpan[]): PtxModule {
  const functions: PtxFunction[] = [];
  const variables: PtxVariable[] = [];
  const files = new Map<number, PtxFile>();
  let version = 0;
  let targets: string[] = [];
  let addressSize = 64;
  for (const item of items) {
    if (item.kind === 'function') functions.push(item);
    else if (item.kind === 'var') variables.push(item);
    else if (item.kind === 'file') files.set(item.index, item);
    else if (item.kind === 'directive') {
      if (item.name === 'version') version = versionNumber(String(item.args[0] ?? ''));
      else if (item.name === 'target') targets = item.args.map(String);
      else if (item.name === 'address_size' && item.args[0] === 32) addressSize = 32;
    }
  }
  return { text, items, functions, variables, files, version, targets, addressSize, comments };
}

/** `8.7` is 87. */
function versionNumber(text: string): number {
  const [major = '', minor = ''] = text.split('.');
  const value = Number(major) * 10 + Number(minor || 0);
  return Number.isFinite(value) ? value : 0;
}

function parseItem(c: PtxCursor, items: PtxItem[]): void {
  const from = c.at;
  if (c.kind() === SEMICOLON || c.kind() === CLOSE_BRACE) {
    c.error(c.kind() === CLOSE_BRACE ? '`}` without `{`' : NO_STATEMENT);
    c.bump();
    return;
  }
  if (c.kind() === AT && c.kind(1) === AT) {
    items.push(parseLegacyDwarf(c));
    return;
  }
  if (c.kind() === Tok.Word && c.kind(1) === COLON) {
    items.push(parseLabel(c));
    return;
  }
  if (c.kind() !== Tok.Dot) {
    c.error('expected a directive');
    skipStatement(c);
    return;
  }
  parseDeclared(c, items, from);
}

/** What begins with a dotted word. */
function parseDeclared(c: PtxCursor, items: PtxItem[], from: number): void {
  const attributes = c.isDot('attribute') ? parseAttributeDirective(c).args : [];
  const linkage = parseLinkage(c);
  const word = c.kind() === Tok.Dot ? c.word().slice(1) : '';
  if (linkage.includes('common') && (word === 'func' || word === 'entry'))
    c.error('`.common` is for variables in `.global` memory');
  if (word === 'func' || word === 'entry') items.push(parseFunction(c, linkage, from));
  else if (spaceOf(word)) {
    for (const v of parseVariables(c, linkage, from))
      items.push(
        attributes.length > 0
          ? { ...v, attributes: attributes.map((word) => String(word).replace(/^\./, '')) }
          : v,
      );
    endStatement(c);
  } else if (word === 'file') items.push(parseFile(c));
  else if (word === 'loc') items.push(parseLoc(c));
  else if (word === 'section') items.push(parseSection(c));
  else if (word === 'alias') items.push(parseAlias(c));
  else if (word !== '') items.push(parseDirective(c));
  else {
    c.error('expected a declaration');
    skipStatement(c);
  }
}

/** One of `.visible`, `.extern`, `.weak`, `.common`. */
function parseLinkage(c: PtxCursor): PtxLinkage[] {
  const linkage: PtxLinkage[] = [];
  while (c.kind() === Tok.Dot && LINKAGES.has(c.word().slice(1))) {
    if (linkage.length > 0) c.error(`\`.${linkage[0]}\` and \`${c.word()}\` exclude each other`);
    linkage.push(c.word().slice(1) as PtxLinkage);
    c.bump();
  }
  return linkage;
}

function parseLabel(c: PtxCursor): PtxStatement & { kind: 'label' } {
  const from = c.at;
  const name = c.word();
  c.bump();
  c.bump();
  return { kind: 'label', name, ...c.spanFrom(from) };
}

/** `.alias f, g;` */
function parseAlias(c: PtxCursor): PtxDirective {
  const directive = parseDirective(c);
  if (directive.args.length !== 2) c.error('`.alias` takes two names', directive);
  return directive;
}

function parseFunction(c: PtxCursor, linkage: readonly PtxLinkage[], from: number): PtxFunction {
  const entry = c.word() === '.entry';
  c.bump();
  const directives: PtxDirective[] = [];
  if (c.isDot('attribute')) directives.push(parseAttributeDirective(c));
  const returns = !entry && c.kind() === OPEN_PAREN ? parseParameters(c) : [];
  const nameAt = c.at;
  let name = '';
  if (c.kind() === Tok.Word) {
    name = c.word();
    c.bump();
  } else c.error(`expected the name of the ${entry ? 'kernel' : 'function'}`);
  const nameSpan = name === '' ? c.here() : c.spanFrom(nameAt);
  const params = c.kind() === OPEN_PAREN ? parseParameters(c) : [];
  while (c.kind() === Tok.Dot && !startsItem(c)) directives.push(parseFunctionDirective(c));
  let body: PtxBlock | undefined;
  if (c.kind() === OPEN_BRACE) body = parseBlock(c, 0);
  // Before the next item, or at the end, the assembler does without the semicolon.
  else if (!c.eat(SEMICOLON) && c.kind() !== Tok.Eof && !(c.kind() === Tok.Dot && startsItem(c)))
    c.error('expected `{` or `;`');
  return {
    kind: 'function',
    entry,
    linkage,
    name,
    nameSpan,
    returns,
    params,
    directives,
    ...(body ? { body } : {}),
    ...c.spanFrom(from),
  };
}

/** `.attribute(.unified(1, 2))` before a function's name. */
function parseAttributeDirective(c: PtxCursor): PtxDirective {
  const from = c.at;
  c.bump();
  const args: string[] = [];
  if (c.eat(OPEN_PAREN)) {
    for (let depth = 1; depth > 0 && c.kind() !== Tok.Eof; c.bump()) {
      if (c.kind() === OPEN_PAREN) depth++;
      else if (c.kind() === CLOSE_PAREN) depth--;
      else if (c.kind() !== COMMA) args.push(c.word());
    }
  }
  return { kind: 'directive', name: 'attribute', args, ...c.spanFrom(from) };
}

/** Words that begin the next item when a function has neither body nor semicolon. */
function startsItem(c: PtxCursor): boolean {
  const word = c.word().slice(1);
  return (
    LINKAGES.has(word) ||
    word === 'func' ||
    word === 'entry' ||
    word === 'version' ||
    word === 'file' ||
    word === 'target' ||
    word === 'address_size' ||
    word === 'alias' ||
    word === 'section' ||
    spaceOf(word) !== undefined
  );
}

/** `.maxntid 256, 1, 1` and its like: no semicolon, the next directive or the brace ends it. */
function parseFunctionDirective(c: PtxCursor): PtxDirective {
  const from = c.at;
  const name = c.word().slice(1);
  c.bump();
  const args: (number | string)[] = [];
  let bare = false;
  while (c.kind() === Tok.Number || c.kind() === Tok.String || c.kind() === Tok.Word) {
    if (c.kind() === Tok.Number) {
      if (!isIntegerWord(c.word())) c.error('expected an integer');
      args.push(Number(c.word().replace(/[uU]$/, '')));
    } else args.push(c.kind() === Tok.String ? unquote(c.word()) : c.word());
    bare ||= c.kind() === Tok.Word;
    c.bump();
    if (!c.eat(COMMA)) break;
    if (c.kind() === OPEN_BRACE || c.kind() === Tok.Dot) c.error('expected a value after `,`');
  }
  const span = c.spanFrom(from);
  // `.pragma "x";` ends with a semicolon also here; a declaration's own semicolon must stay.
  if (name === 'pragma') c.expect(SEMICOLON, '`;` after the pragma');
  return { kind: 'directive', name, args, ...(bare ? { bare } : {}), ...span };
}

function parseParameters(c: PtxCursor): PtxVariable[] {
  c.bump();
  const out: PtxVariable[] = [];
  while (c.kind() !== CLOSE_PAREN && c.kind() !== Tok.Eof && c.kind() !== OPEN_BRACE) {
    const before = c.at;
    if (c.kind() === Tok.Dot && spaceOf(c.word().slice(1))) {
      append(out, parseVariables(c, [], c.at, true));
      if (out[out.length - 1]?.name === '') c.error('expected the name of the parameter');
    } else if (c.kind() === Tok.Word && c.word() === '_') {
      c.bump();
    } else c.error('expected a parameter');
    if (!c.eat(COMMA) && c.kind() !== CLOSE_PAREN) {
      c.error('expected `,` or `)`');
      while (c.kind() !== COMMA && c.kind() !== CLOSE_PAREN && !endsStatement(c)) c.bump();
      c.eat(COMMA);
    } else if (c.kind() === CLOSE_PAREN && c.kind(-1) === COMMA) {
      c.error('expected a parameter after `,`');
    }
    if (c.at === before) break;
  }
  c.expect(CLOSE_PAREN, '`)`');
  return out;
}

function endsStatement(c: PtxCursor): boolean {
  const k = c.kind();
  return k === SEMICOLON || k === OPEN_BRACE || k === CLOSE_BRACE || k === Tok.Eof;
}

/** To behind the next semicolon, or up to a brace. */
function skipStatement(c: PtxCursor): void {
  c.bump();
  while (!endsStatement(c)) c.bump();
  c.eat(SEMICOLON);
}

/**
 * Takes the semicolon; when something else follows, reports it and finds the end of the statement.
 */
function endStatement(c: PtxCursor): void {
  if (c.eat(SEMICOLON)) return;
  // On a new line the semicolon was forgotten, and the next statement is whole.
  if (c.at > 0 && c.line() > c.line(-1)) {
    c.error('expected `;` behind this', { start: c.start(-1), end: c.end(-1), line: c.line(-1) });
    return;
  }
  c.error('expected `;`');
  while (!endsStatement(c)) c.bump();
  c.eat(SEMICOLON);
}

function parseBlock(c: PtxCursor, depth: number): PtxBlock {
  const from = c.at;
  c.bump();
  const body: PtxStatement[] = [];
  while (c.kind() !== CLOSE_BRACE && c.kind() !== Tok.Eof) {
    const before = c.at;
    if (c.kind() === OPEN_BRACE) {
      if (depth < MAX_BLOCKS) body.push(parseBlock(c, depth + 1));
      else {
        c.error(`nesting exceeds the limit of ${MAX_BLOCKS} levels`);
        c.bump();
      }
    } else parseStatement(c, body);
    if (c.at === before) {
      c.error('expected a statement');
      c.bump();
    }
    // A new kernel inside a body means that this one's closing brace is missing.
    if (c.kind() === Tok.Dot && startsFunction(c)) break;
  }
  c.expect(CLOSE_BRACE, '`}`');
  return { kind: 'block', body, ...c.spanFrom(from) };
}

function startsFunction(c: PtxCursor): boolean {
  let ahead = 0;
  while (c.kind(ahead) === Tok.Dot && LINKAGES.has(c.word(ahead).slice(1)) && ahead < 4) ahead++;
  if (c.kind(ahead) !== Tok.Dot) return false;
  const word = c.word(ahead);
  return word === '.func' || word === '.entry';
}

function parseStatement(c: PtxCursor, body: PtxStatement[]): void {
  const k = c.kind();
  if (k === SEMICOLON) {
    c.error(NO_STATEMENT);
    c.bump();
  } else if ((k === Tok.Word || k === AT) && parseKnown(c, body)) {
    return;
  } else if (k === Tok.Word) {
    if (c.kind(1) === COLON) parseLabelled(c, body);
    else body.push(parseInstruction(c, undefined, c.at));
  } else if (k === AT) {
    if (c.kind(1) === AT) {
      skipLine(c);
      return;
    }
    const from = c.at;
    c.bump();
    const negated = c.eat(BANG);
    if (c.kind() !== Tok.Word) {
      c.error('expected a predicate');
      skipStatement(c);
      return;
    }
    const register = parseSymbol(c);
    if (c.kind() !== Tok.Word) {
      c.error('expected an instruction');
      skipStatement(c);
      return;
    }
    body.push(parseInstruction(c, { register, negated }, from));
  } else if (k === Tok.Dot) {
    parseBodyDirective(c, body);
  } else {
    c.error('expected an instruction');
    skipStatement(c);
  }
}

/** An instruction that differs from an earlier one in its names alone. */
function parseKnown(c: PtxCursor, body: PtxStatement[]): boolean {
  const start = c.start();
  const found = c.templates.find(c.text, start);
  if (!found) return false;
  const { template, names, end, lines } = found;
  body.push(new PtxPlaced(template, names, start, c.line(), end - start));
  c.pass(end, lines);
  return true;
}

/** The names of `.branchtargets` and `.calltargets`. */
function parseTargets(c: PtxCursor): PtxSymbol[] {
  const targets: PtxSymbol[] = [];
  if (c.kind() !== Tok.Word) c.error('expected a name');
  while (c.kind() === Tok.Word) {
    const symbol = parseSymbol(c);
    if (c.eat(60)) {
      // `L<4>` stands for L0, L1, L2, L3.
      const count = c.kind() === Tok.Number ? Math.min(Number(c.word()), 65536) : 0;
      for (let i = 0; i < count; i++) targets.push({ ...symbol, name: `${symbol.name}${i}` });
      c.bump();
      c.expect(62, '`>`');
    } else targets.push(symbol);
    if (!c.eat(COMMA)) break;
  }
  return targets;
}

/** A label, alone or before `.branchtargets`, `.calltargets`, `.callprototype`. */
function parseLabelled(c: PtxCursor, body: PtxStatement[]): void {
  const from = c.at;
  const label = parseLabel(c);
  if (c.isDot('branchtargets') || c.isDot('calltargets')) {
    const directive = c.isDot('branchtargets') ? 'branchtargets' : 'calltargets';
    c.bump();
    const targets = parseTargets(c);
    endStatement(c);
    body.push({ kind: 'targets', directive, label: label.name, targets, ...c.spanFrom(from) });
  } else if (c.isDot('callprototype')) {
    c.bump();
    const returns = c.kind() === OPEN_PAREN ? parseParameters(c) : [];
    if (c.kind() !== Tok.Word || c.word() !== '_') c.error('expected `_`: a prototype has no name');
    if (c.kind() === Tok.Word) c.bump();
    const params = c.kind() === OPEN_PAREN ? parseParameters(c) : [];
    const directives: PtxDirective[] = [];
    while (c.kind() === Tok.Dot) directives.push(parseFunctionDirective(c));
    endStatement(c);
    body.push({
      kind: 'prototype',
      label: label.name,
      returns,
      params,
      directives,
      ...c.spanFrom(from),
    });
  } else body.push(label);
}

function parseBodyDirective(c: PtxCursor, body: PtxStatement[]): void {
  const word = c.word().slice(1);
  const from = c.at;
  if (word === 'loc') {
    body.push(parseLoc(c));
  } else if (LINKAGES.has(word) || spaceOf(word)) {
    const linkage = parseLinkage(c);
    if (c.kind() !== Tok.Dot || !spaceOf(c.word().slice(1))) {
      c.error('expected a declaration');
      skipStatement(c);
      return;
    }
    append(body, parseVariables(c, linkage, from));
    endStatement(c);
  } else {
    body.push(parseDirective(c));
  }
}

function parseInstruction(
  c: PtxCursor,
  guard: PtxInstruction['guard'],
  from: number,
): PtxInstruction {
  const { mistakes } = c;
  const nameAt = c.at;
  const opcode = c.name();
  c.bump();
  const modifiers = c.modifiers();
  const nameSpan = c.spanFrom(nameAt);
  const call = opcode === 'call' ? parseCall(c) : undefined;
  const none = call !== undefined || (endsStatement(c) && c.kind() !== OPEN_BRACE);
  const operands = none ? [] : parseOperandList(c, SEMICOLON);
  endStatement(c);
  const span = c.spanFrom(from);
  const tree: PtxInstruction = {
    kind: 'instr',
    ...(guard ? { guard } : {}),
    opcode,
    modifiers,
    nameSpan,
    operands,
    ...(call ? { call } : {}),
    ...span,
  };
  moveInstruction(tree, -span.start, -span.line);
  const made = placedAlone(tree, span.start, span.line);
  if (c.mistakes === mistakes) c.templates.add(made.template, c.text, span.start, span.end);
  return made;
}

function parseCall(c: PtxCursor): NonNullable<PtxInstruction['call']> {
  let returns: PtxOperand[] = [];
  if (c.kind() === OPEN_PAREN) {
    returns = parseGroup(c);
    c.expect(COMMA, '`,`');
  }
  const target = parseOperand(c);
  let args: PtxOperand[] = [];
  let prototype: PtxOperand | undefined;
  if (c.eat(COMMA)) {
    if (c.kind() === OPEN_PAREN) {
      args = parseGroup(c);
      if (c.eat(COMMA)) prototype = parseOperand(c);
    } else prototype = parseOperand(c);
  }
  return { returns, target, args, ...(prototype ? { prototype } : {}) };
}

function parseGroup(c: PtxCursor): PtxOperand[] {
  c.bump();
  const list = parseOperandList(c, CLOSE_PAREN);
  c.expect(CLOSE_PAREN, '`)`');
  return list;
}

function parseFile(c: PtxCursor): PtxFile {
  const from = c.at;
  const directive = parseDirective(c);
  const { args } = directive;
  if (typeof args[0] !== 'number' || typeof args[1] !== 'string')
    c.error('`.file` takes a number and a name in quotes', directive);
  else if (args.length > 4 || args.slice(2).some((arg) => typeof arg !== 'number'))
    c.error('after its name, `.file` takes the time and the size of the file', directive);
  const index = typeof directive.args[0] === 'number' ? directive.args[0] : 0;
  const name = directive.args.find((arg) => typeof arg === 'string' && arg !== '');
  return { kind: 'file', index, name: String(name ?? ''), ...c.spanFrom(from) };
}

/**
 * `.loc 1 12 5, function_name $L__info_string0+4, inlined_at 1 3 2`, also the older form without
 * commas.
 */
function parseLoc(c: PtxCursor): PtxLoc {
  const from = c.at;
  const line = c.line();
  c.bump();
  const number = (): number => {
    if (c.kind() !== Tok.Number || c.line() !== line) {
      c.error('`.loc` takes the numbers of file, line and column', { ...c.spanFrom(from), line });
      return 0;
    }
    const value = Number(c.word());
    c.bump();
    return Number.isFinite(value) ? value : 0;
  };
  const file = number();
  const sourceLine = number();
  const column = number();
  let functionName: PtxLoc['functionName'];
  let inlinedAt: PtxLoc['inlinedAt'];
  while (c.line() === line && (c.kind() === COMMA || c.kind() === Tok.Word)) {
    if (c.eat(COMMA)) continue;
    const word = c.word();
    if (word === 'function_name') {
      c.bump();
      const name = parseNameOffset(c);
      if (name) functionName = { symbol: name.symbol.name, offset: name.offset };
    } else if (word === 'inlined_at') {
      c.bump();
      inlinedAt = { file: number(), line: number(), column: number() };
    } else break;
  }
  const span = c.spanFrom(from);
  if ((functionName === undefined) !== (inlinedAt === undefined))
    c.error('`function_name` and `inlined_at` are given together', span);
  return {
    kind: 'loc',
    file,
    sourceLine,
    column,
    ...(functionName ? { functionName } : {}),
    ...(inlinedAt ? { inlinedAt } : {}),
    ...span,
  };
}

function skipLine(c: PtxCursor): void {
  const line = c.line();
  while (c.kind() !== Tok.Eof && c.line() === line) c.bump();
}
