/** Texts of targets as rows: where control goes, and from which arguments addresses come. */
import {
  type AmdgcnOperand,
  amdgcnFunctions,
  eachStatement,
  type PtxInstruction,
  parseAmdgcn,
  parsePtx,
  ptxEffects,
} from '../asm/index.ts';

/** An instruction. */
export interface TextRow {
  /** Zero-based. */
  readonly line: number;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** Arguments of the kernel and variables that it names. */
  readonly names: readonly string[];
  readonly writesMemory: boolean;
  /** Its result comes from memory that threads write. */
  readonly readsMemory: boolean;
  /** Undefined where the text does not say it. */
  readonly space: 'global' | 'shared' | undefined;
  readonly goesTo: readonly string[];
  readonly falls: boolean;
}

/** A function: its instructions, and the number of that behind each label. */
export interface TextFunction {
  readonly rows: readonly TextRow[];
  readonly labels: ReadonlyMap<string, number>;
}

/** The functions of a text, without what it cannot be made of. */
export function textFunctions(target: 'ptx' | 'amdgcn', text: string): readonly TextFunction[] {
  return target === 'ptx' ? ptxFunctions(text) : amdFunctions(text);
}

function ptxFunctions(text: string): TextFunction[] {
  const { module } = parsePtx(text);
  return module.functions.flatMap((fn): TextFunction[] => {
    if (fn.body === undefined) return [];
    const rows: TextRow[] = [];
    const labels = new Map<string, number>();
    eachStatement(fn.body.body, (s) => {
      if (s.kind === 'label') labels.set(s.name, rows.length);
      else if (s.kind === 'instr') rows.push(ptxRow(s));
    });
    return [{ rows, labels }];
  });
}

function ptxRow(i: PtxInstruction): TextRow {
  const { opcode, modifiers } = i;
  const { reads, writes } = ptxEffects(i);
  const names = reads.map(({ name }) => name);
  const isBranch = opcode === 'bra';
  const isParam = modifiers.includes('param');
  const space = modifiers.some((m) => m.startsWith('shared'))
    ? 'shared'
    : modifiers.includes('global')
      ? 'global'
      : undefined;
  return {
    line: i.line,
    reads: names.filter((name) => name.startsWith('%')),
    writes: writes.map(({ name }) => name),
    names: isBranch
      ? []
      : names.filter((name) => !name.startsWith('%')).map((n) => argumentOf(i, n)),
    writesMemory: !isParam && /^(?:st|atom|red)$/.test(opcode) && !modifiers.includes('local'),
    readsMemory: !isParam && /^(?:ld|ldu|atom)$/.test(opcode),
    space,
    goesTo: isBranch ? names.filter((name) => !name.startsWith('%')) : [],
    falls: i.guard !== undefined || !/^(?:bra|ret|exit|trap)$/.test(opcode),
  };
}

/** `k_param_0+8`: a place in an argument. */
function argumentOf({ operands }: PtxInstruction, name: string): string {
  for (const o of operands)
    if (o.kind === 'addr' && o.items.some((one) => one.kind === 'sym' && one.name === name))
      return `${name}+${o.offset}`;
  return name;
}

function amdFunctions(text: string): TextFunction[] {
  const { module } = parseAmdgcn(text);
  return amdgcnFunctions(module).map(({ first, end }) => {
    const rows: TextRow[] = [];
    const labels = new Map<string, number>();
    for (let at = first; at < end; at++) {
      const s = module.statements[at]!;
      if (s.kind === 'label') labels.set(s.name, rows.length);
      else if (s.kind === 'instr') rows.push(amdRow(s.name, s.operands, s.line));
    }
    return { rows, labels };
  });
}

function unitsOf(o: AmdgcnOperand | undefined): string[] {
  if (o?.kind !== 'reg') return [];
  if (o.file !== 'v' && o.file !== 's' && o.file !== 'a') return [o.name];
  return Array.from({ length: o.count }, (_, i) => `${o.file}${o.index + i}`);
}

function amdRow(name: string, operands: readonly AmdgcnOperand[], line: number): TextRow {
  const isStore =
    /^(?:global|flat|buffer)_(?:store|atomic)|^ds_(?:write|store|add|sub|min|max|and|or|xor|inc|dec|cmp|wrxchg|storexchg)/.test(
      name,
    );
  const isLoad = /^(?:global|flat|buffer)_(?:load|atomic)|^ds_(?:read|load|.*_rtn)/.test(name);
  const isScalarLoad = /^s_(?:buffer_)?load/.test(name);
  const target = operands.find((o) => o.kind === 'expr');
  const label =
    target?.kind === 'expr' && target.expr.kind === 'sym' ? target.expr.name : undefined;
  const isBranch = /^s_c?branch/.test(name);
  const isStoreOnly = isStore && !isLoad;
  const offset = operands[2]?.kind === 'int' ? operands[2].value : 0n;
  return {
    line,
    reads: operands.slice(isStoreOnly ? 0 : 1).flatMap(unitsOf),
    writes: isStoreOnly || isBranch ? [] : unitsOf(operands[0]),
    names: isScalarLoad ? [`argument ${offset}`] : [],
    writesMemory: isStore,
    readsMemory: isLoad,
    space: name.startsWith('ds_') ? 'shared' : name.startsWith('global_') ? 'global' : undefined,
    goesTo: isBranch && label !== undefined ? [label] : [],
    falls: !/^s_(?:branch|endpgm|setpc|trap)/.test(name),
  };
}

/** Instructions that an instruction can be followed by, sooner or later; itself only in a loop. */
export function reachedFrom({ rows, labels }: TextFunction, from: number): ReadonlySet<number> {
  const seen = new Set<number>();
  const work = [from];
  for (let at = work.pop(); at !== undefined; at = work.pop()) {
    const row = rows[at];
    if (row === undefined) continue;
    const next = row.goesTo.flatMap((label) => labels.get(label) ?? []);
    if (row.falls) next.push(at + 1);
    for (const one of next) {
      if (seen.has(one) || one >= rows.length) continue;
      seen.add(one);
      work.push(one);
    }
  }
  return seen;
}

/** Registers that are followed at most. */
const MOST_STEPS = 256;

/**
 * Arguments and variables from which the operands of an instruction come: the write that is nearest
 * in front of each read counts, or the last of all in a loop.
 */
export function sourcesOf({ rows }: TextFunction, at: number): ReadonlySet<string> {
  const out = new Set<string>(rows[at]!.names);
  const seen = new Set<string>();
  const work = rows[at]!.reads.map((register) => ({ register, at }));
  for (let steps = 0; work.length > 0 && steps < MOST_STEPS; steps++) {
    const { register, at: use } = work.pop()!;
    const def = writeOf(rows, register, use);
    const key = `${register} ${def}`;
    if (def === undefined || seen.has(key)) continue;
    seen.add(key);
    const row = rows[def]!;
    for (const name of row.names)
      out.add(name.startsWith('argument ') ? `${name}+${wordOf(row, register)}` : name);
    if (row.readsMemory || row.names.length > 0) continue;
    for (const one of row.reads) work.push({ register: one, at: def });
  }
  return out;
}

/** Which pair of words of a load a register has. */
function wordOf({ writes }: TextRow, register: string): number {
  return Math.floor(writes.indexOf(register) / 2);
}

function writeOf(rows: readonly TextRow[], register: string, use: number): number | undefined {
  for (let at = use - 1; at >= 0; at--) if (rows[at]!.writes.includes(register)) return at;
  for (let at = rows.length - 1; at >= use; at--)
    if (rows[at]!.writes.includes(register)) return at;
  return undefined;
}

/** Writes of memory that lead where a read does: their rows. */
export function writersFor(fn: TextFunction, read: number): readonly number[] {
  const { rows } = fn;
  const own = sourcesOf(fn, read);
  const { space } = rows[read]!;
  return rows.flatMap((row, at) => {
    if (!row.writesMemory || at === read) return [];
    if (space !== undefined && row.space !== undefined && space !== row.space) return [];
    const from = sourcesOf(fn, at);
    const isSame = own.size === 0 && from.size === 0;
    return isSame || [...from].some((one) => own.has(one)) ? [at] : [];
  });
}
