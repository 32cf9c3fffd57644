/**
 * MIR as text. `parseMir` reads it back: printing what was parsed from a printed text gives the
 * same text.
 *
 * Values are `%name` when their hint is unique in the function, `%name.id` when it is not, `%id`
 * without a hint. Blocks are `name`, `name.id` or `b<id>` by the same rule.
 */
import { ATTR_FORMS, BARE_NAME } from './attr-forms.ts';
import type { AttrName } from './define-ops.ts';
import type {
  Block,
  DebugScope,
  Edge,
  Func,
  Global,
  Inst,
  Module,
  ParamDecl,
  SourceLoc,
  Value,
} from './function.ts';
import { OPS } from './ops.ts';
import { FLOAT_FORMATS, floatToNumber, isNanBits, numberToFloat } from './semantics/float-bits.ts';
import { bitWidth, byteSize, isFloat, type MirType } from './types.ts';

export interface PrintOptions {
  /** Also print where instructions come from: `!loc file:start-end "function"`. */
  readonly locs?: boolean;
}

export function printModule(module: Module, options: PrintOptions = {}): string {
  const parts: string[] = [];
  if (module.name !== '') parts.push(`module ${JSON.stringify(module.name)}\n`);
  if (module.asm.length > 0)
    parts.push(module.asm.map(({ text }) => `asm ${JSON.stringify(text)}\n`).join(''));
  const globals = [...module.globals.values()].map((global) => `${printGlobal(global, options)}\n`);
  if (globals.length > 0) parts.push(globals.join(''));
  for (const fn of module.funcs.values()) parts.push(printFunc(fn, options));
  const types = Object.entries(module.types ?? {}).map(
    ([key, view]) => `type ${JSON.stringify(key)} ${JSON.stringify(JSON.stringify(view))}\n`,
  );
  if (types.length > 0) parts.push(types.join(''));
  return parts.join('\n');
}

export function printGlobal(global: Global, options: PrintOptions = {}): string {
  let out = `global ${symbol(global.name)} ${global.space} size=${global.size} align=${global.align}`;
  if (global.mutable) out += ' mutable';
  if (global.unplaced) out += ' unplaced';
  if (global.launchSized) out += ' launch_sized';
  if (global.exported) out += ' exported';
  if (global.external) out += ' external';
  if (global.display !== undefined) out += ` display=${JSON.stringify(global.display)}`;
  if (global.type !== undefined) out += ` type=${JSON.stringify(global.type)}`;
  if (options.locs && global.span) out += ` !span ${spanText(global.span)}`;
  if (global.init !== undefined) out += ` = x"${hex(global.init)}"`;
  if (global.relocs.length > 0) {
    const relocs = global.relocs.map((r) => `${r.offset}: ${symbol(r.symbol)} + ${r.addend}`);
    out += ` relocs [${relocs.join(', ')}]`;
  }
  return out;
}

export function printFunc(fn: Func, options: PrintOptions = {}): string {
  const names = nameFunc(fn);
  let out = `func ${fn.kind} ${symbol(fn.name)}(${printParams(fn)})`;
  if (fn.results.length > 0) out += ` -> ${fn.results.join(', ')}`;
  if (fn.noreturn) out += ' noreturn';
  if (fn.inline) out += ` inline=${fn.inline}`;
  if (fn.launchBounds?.maxThreads !== undefined)
    out += ` max_threads=${fn.launchBounds.maxThreads}`;
  if (fn.launchBounds?.minBlocks !== undefined) out += ` min_blocks=${fn.launchBounds.minBlocks}`;
  for (const key of ['block', 'cluster'] as const) {
    const shape = fn.launchBounds?.[key];
    if (shape !== undefined) out += ` ${key}=${shape.join(', ')}`;
  }
  if (fn.display !== fn.name) out += ` display=${JSON.stringify(fn.display)}`;
  if (options.locs && fn.span) out += ` !span ${spanText(fn.span)}`;
  if (fn.blocks.length === 0) return `${out}\n`;
  out += ' {\n';
  const scopes = options.locs ? scopesOf(fn) : new Map<DebugScope, number>();
  out += varsText(fn, scopes);
  for (const block of fn.blocks) {
    const params = block.params.map((p) => `${names.values[p.id]}: ${p.type}`).join(', ');
    out += `${names.blocks[block.id]}${params === '' ? '' : `(${params})`}:\n`;
    for (const inst of block.insts) out += `  ${instText(inst, names, options, scopes)}\n`;
  }
  return `${out}}\n`;
}

/** The scopes and variables of a function, a line each. */
function varsText(fn: Func, scopes: ReadonlyMap<DebugScope, number>): string {
  let out = '';
  for (const [scope, number] of scopes) {
    const parent = scope.parent === undefined ? '' : ` parent=${scopes.get(scope.parent)}`;
    out += `  scope ${number}${parent} ${spanText(scope.span)}\n`;
  }
  for (const [index, { name, type, arg, loc }] of fn.vars.entries()) {
    out += `  var ${index} ${JSON.stringify(name)} type=${JSON.stringify(type)}`;
    if (arg !== undefined) out += ` arg=${arg}`;
    const withLoc = scopes.size > 0 && loc !== undefined;
    out += withLoc ? ` !loc ${locText(loc, scopes)}\n` : '\n';
  }
  return out;
}

/** How values and blocks of one function are called in the text, by id. */
export interface FuncNames {
  readonly values: string[];
  readonly blocks: string[];
}

export function nameFunc(fn: Func): FuncNames {
  const values: string[] = [];
  const seen = new Map<string, number>();
  const visit = (value: Value): void => {
    const hint = hintOf(value.name);
    if (hint !== '') seen.set(hint, (seen.get(hint) ?? 0) + 1);
  };
  const name = (value: Value): void => {
    const hint = hintOf(value.name);
    values[value.id] =
      hint === '' ? `%${value.id}` : seen.get(hint) === 1 ? `%${hint}` : `%${hint}.${value.id}`;
  };
  eachValue(fn, visit);
  eachValue(fn, name);
  const blocks: string[] = [];
  const seenBlocks = new Map<string, number>();
  for (const block of fn.blocks) {
    const hint = hintOf(block.name);
    if (hint !== '') seenBlocks.set(hint, (seenBlocks.get(hint) ?? 0) + 1);
  }
  for (const block of fn.blocks) {
    const hint = hintOf(block.name);
    const plain = hint !== '' && seenBlocks.get(hint) === 1 && !/^b\d+$/.test(hint);
    blocks[block.id] = hint === '' ? `b${block.id}` : plain ? hint : `${hint}.${block.id}`;
  }
  return { values, blocks };
}

function eachValue(fn: Func, visit: (value: Value) => void): void {
  for (const block of fn.blocks) {
    for (const param of block.params) visit(param);
    for (const inst of block.insts) for (const result of inst.results) visit(result);
  }
}

/** A hint as an identifier that is not a number: `self.0` becomes `self_0`. */
function hintOf(name: string | undefined): string {
  if (name === undefined || name === '') return '';
  const clean = name.replace(/\W/g, '_');
  return /^\d/.test(clean) ? `_${clean}` : clean;
}

function printParams(fn: Func): string {
  if (fn.paramDecls.length === 0) return fn.params.join(', ');
  return fn.paramDecls.map((decl, i) => paramDecl(decl, fn.params[i])).join(', ');
}

function paramDecl(decl: ParamDecl, type: MirType | undefined): string {
  let out = `${BARE_NAME.test(decl.name) ? decl.name : JSON.stringify(decl.name)}: ${decl.type}`;
  if (decl.pass !== 'scalar') out += ` ${decl.pass}`;
  if (decl.size !== byteSize(decl.type)) out += ` size=${decl.size}`;
  if (decl.align !== byteSize(decl.type)) out += ` align=${decl.align}`;
  if (decl.pointeeAlign !== undefined) out += ` pointee_align=${decl.pointeeAlign}`;
  if (type !== undefined && type !== decl.type) out += ` as=${type}`;
  if (decl.display !== undefined) out += ` display=${JSON.stringify(decl.display)}`;
  return out;
}

function instText(
  inst: Inst,
  names: FuncNames,
  options: PrintOptions,
  scopes: ReadonlyMap<DebugScope, number>,
): string {
  const value = (v: Value): string => names.values[v.id] ?? `%${v.id}`;
  let out = '';
  if (inst.results.length > 0) {
    out = `${inst.results.map((r) => `${value(r)}: ${r.type}`).join(', ')} = `;
  }
  out += inst.op;
  const { attrs } = inst;
  if (attrs.bits !== undefined) out += ` ${bitsText(attrs.bits, inst.results[0]?.type ?? 'i64')}`;
  if (attrs.pred !== undefined) out += ` ${attrs.pred}`;
  if (attrs.rmw !== undefined) out += ` ${attrs.rmw}`;
  if (attrs.dim !== undefined) out += ` ${attrs.dim}`;
  if (attrs.symbol !== undefined) out += ` ${symbol(attrs.symbol)}`;
  const args = inst.args.map(value);
  if (attrs.symbol !== undefined && OPS[inst.op].variadic) out += `(${args.join(', ')})`;
  else if (args.length > 0) out += ` ${args.join(', ')}`;
  if (inst.targets !== undefined) out += targetsText(inst, inst.targets, names);
  for (const name of TRAILING) {
    const attr = attrs[name];
    if (attr === undefined || attr === false) continue;
    out += ` ${trailing(name, attr)}`;
  }
  if (options.locs && inst.loc !== undefined) out += ` !loc ${locText(inst.loc, scopes)}`;
  return out;
}

const TRAILING = (Object.keys(ATTR_FORMS) as AttrName[]).filter(
  (name) => !ATTR_FORMS[name].startsWith('lead') && ATTR_FORMS[name] !== 'with-targets',
);

function trailing(name: AttrName, attr: unknown): string {
  switch (ATTR_FORMS[name]) {
    case 'flag':
      return name;
    case 'string':
      return `${name}=${JSON.stringify(attr)}`;
    case 'list':
      return `${name}=[${(attr as readonly unknown[]).map(immText).join(', ')}]`;
    default:
      return `${name}=${attr}`;
  }
}

function immText(imm: unknown): string {
  if (typeof imm === 'string') return JSON.stringify(imm);
  return typeof imm === 'bigint' ? `${imm}n` : String(imm);
}

function targetsText(inst: Inst, targets: readonly Edge[], names: FuncNames): string {
  const cases = inst.attrs.cases;
  const type = inst.args[0]?.type ?? 'i64';
  let out = inst.args.length > 0 ? ',' : '';
  targets.forEach((edge, i) => {
    if (i > 0) out += ',';
    if (cases !== undefined && i > 0) out += ` ${bitsText(cases[i - 1] ?? 0n, type)}:`;
    out += ` ${blockName(edge.block, names)}`;
    if (edge.args.length > 0)
      out += `(${edge.args.map((a) => names.values[a.id] ?? `%${a.id}`).join(', ')})`;
  });
  return out;
}

function blockName(block: Block, names: FuncNames): string {
  return names.blocks[block.id] ?? `b${block.id}`;
}

/**
 * Integers read best signed; floats as the shortest decimal that gives the same bits, else as the
 * pattern.
 */
export function bitsText(bits: bigint, type: MirType): string {
  if (!isFloat(type)) return String(type === 'i1' ? bits : BigInt.asIntN(bitWidth(type), bits));
  const pattern = `0x${bits.toString(16).padStart(FLOAT_FORMATS[type].bits / 4, '0')}`;
  const x = floatToNumber(bits, type);
  if (isNanBits(bits, type) || !Number.isFinite(x)) return pattern;
  for (const digits of type === 'f64' ? [17] : [3, 6, 9]) {
    const text = type === 'f64' ? (Object.is(x, -0) ? '-0' : String(x)) : decimal(x, digits);
    if (numberToFloat(Number(text), type) === bits) return /[.e]/.test(text) ? text : `${text}.0`;
  }
  return pattern;
}

function decimal(x: number, digits: number): string {
  return Object.is(x, -0) ? '-0' : String(Number(x.toPrecision(digits)));
}

function symbol(name: string): string {
  return BARE_NAME.test(name) ? `@${name}` : `@${JSON.stringify(name)}`;
}

function hex(bytes: Uint8Array): string {
  let out = '';
  for (const byte of bytes) out += (byte < 16 ? '0' : '') + byte.toString(16);
  return out;
}

function spanText(span: { file: number; start: number; end: number }): string {
  return `${span.file}:${span.start}-${span.end}`;
}

function locText(loc: SourceLoc, scopes: ReadonlyMap<DebugScope, number>): string {
  const scope = loc.scope === undefined ? '' : ` in ${scopes.get(loc.scope)}`;
  const own = `${spanText(loc.span)} ${JSON.stringify(loc.fn)}${scope}`;
  return loc.inlinedAt === undefined ? own : `${own} at ${locText(loc.inlinedAt, scopes)}`;
}

/** Numbers for the scopes of a function's locations, parents first. */
function scopesOf(fn: Func): Map<DebugScope, number> {
  const out = new Map<DebugScope, number>();
  const enter = (scope: DebugScope | undefined): void => {
    if (scope === undefined || out.has(scope)) return;
    enter(scope.parent);
    out.set(scope, out.size);
  };
  const visit = (loc: SourceLoc | undefined): void => {
    for (let at = loc; at !== undefined; at = at.inlinedAt) enter(at.scope);
  };
  for (const { loc } of fn.vars) visit(loc);
  for (const { insts } of fn.blocks) for (const { loc } of insts) visit(loc);
  return out;
}
