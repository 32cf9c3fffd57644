/**
 * Accesses to workgroup memory that instructions of a target make, in the shape of those of MIR:
 * which operand is the address, how many bytes, who makes them. PTX ISA: "ldmatrix", "stmatrix",
 * "mbarrier", "cp.async", "cp.async.bulk", "tcgen05.alloc", "tcgen05.commit",
 * and what names them in LLVM. The forms of copies and barriers are those that a run executes.
 */
import { defInst, type Inst, type Value } from '../mir/index.ts';
import { asmStatements } from './asm-statements.ts';
import {
  type AsyncAddress,
  type AsyncOperand,
  type AsyncStatement,
  asyncOf,
} from './async-forms.ts';
import type { MemoryAccess } from './memory-access.ts';

/** An access of an instruction of a target. */
export interface TargetAccess extends MemoryAccess {
  /** Bytes from the operand to where it begins. */
  readonly offset: number;
}

/** Memory of a workgroup has no more bytes: so many a copy of unknown size accesses at most. */
export const MOST_BYTES = 232_448;

/** An `mbarrier` object, and the address of a row that one lane gives to `ldmatrix`. */
const BARRIER = 8;
const ROW = 16;

type Kind = Partial<MemoryAccess>;
const READS: Kind = { reads: true };
const WRITES: Kind = { writes: true };
/** Of an `mbarrier` object: what makes it, and what uses it. */
const MAKES: Kind = { writes: true, barrier: true };
const USES: Kind = { reads: true, writes: true, atomic: true, barrier: true };

/**
 * The accesses that an instruction makes to workgroup memory whose address it is given; undefined
 * where that is not known.
 */
export function targetAccesses(inst: Inst): readonly TargetAccess[] | undefined {
  if (inst.op !== 'gpu.asm' && inst.op !== 'gpu.intrinsic') return undefined;
  const statements = asyncOf(inst);
  if (statements !== undefined) return ofStatements(inst, statements);
  return ofName(inst) ?? ofText(inst);
}

/** The operand whose address, in another form, is the only result of a text. */
export function movedAddress(inst: Inst): Value | undefined {
  if (inst.op !== 'gpu.asm' || inst.results.length !== 1) return undefined;
  const statements = asyncOf(inst);
  if (statements?.every(({ kind }) => kind === 'move') !== true) return undefined;
  const found = new Sources(inst, statements).of({ kind: 'operand', at: 0 });
  return typeof found === 'object' ? found : undefined;
}

/** Likewise, of an address that is made that of the same place in another block of the cluster. */
export function remoteAddress(inst: Inst): Value | undefined {
  if (inst.results.length !== 1) return undefined;
  const statements = asyncOf(inst);
  if (statements?.some(({ kind }) => kind === 'mapa') !== true) return undefined;
  if (!statements.every(({ kind }) => kind === 'move' || kind === 'mapa')) return undefined;
  const sources = new Sources(inst, statements);
  const result = { kind: 'operand', at: 0 } as const;
  const found = sources.of(result);
  return typeof found === 'object' && sources.isRemote(result) ? found : undefined;
}

/** What an operand of a statement of an instruction is: a value, or a number. */
export function operandIn(inst: Inst, operand: AsyncOperand): Value | bigint | undefined {
  const statements = asyncOf(inst);
  return statements && new Sources(inst, statements).of(operand);
}

/** What the registers and results of a text hold: operands of the instruction, and numbers. */
class Sources {
  private readonly inst: Inst;
  private readonly names = new Map<string, Value | bigint | undefined>();
  /** Those that hold addresses in other blocks. */
  private readonly remote = new Set<string>();

  constructor(inst: Inst, statements: readonly AsyncStatement[]) {
    this.inst = inst;
    for (const one of statements) {
      if (one.kind !== 'move' && one.kind !== 'mapa') continue;
      const to = nameOf(one.to);
      const isRemote = one.kind === 'mapa' || this.isRemote(one.from);
      this.names.set(to, this.of(one.from));
      if (isRemote) this.remote.add(to);
      else this.remote.delete(to);
    }
  }

  isRemote(operand: AsyncOperand): boolean {
    return operand.kind !== 'number' && this.remote.has(nameOf(operand));
  }

  of(operand: AsyncOperand): Value | bigint | undefined {
    if (operand.kind === 'number') return operand.value;
    const count = this.inst.results.length;
    if (operand.kind === 'name' || operand.at < count) return this.names.get(nameOf(operand));
    return this.inst.args[operand.at - count];
  }
}

function nameOf(operand: AsyncOperand): string {
  if (operand.kind === 'operand') return `{${operand.at}}`;
  return operand.kind === 'name' ? operand.name : `${operand.value}`;
}

function ofStatements(
  inst: Inst,
  statements: readonly AsyncStatement[],
): readonly TargetAccess[] | undefined {
  const sources = new Sources(inst, statements);
  const out: TargetAccess[] = [];
  let isKnown = true;
  const touch = (to: AsyncAddress | undefined, bytes: AsyncOperand | number, kind: Kind): void => {
    if (to === undefined) return;
    const ptr = sources.of(to.base);
    if (typeof ptr !== 'object') {
      isKnown = false;
      return;
    }
    const size = typeof bytes === 'number' ? bytes : numberOf(sources.of(bytes));
    const more = { upTo: size === undefined, ...(sources.isRemote(to.base) && { remote: true }) };
    out.push(access(inst, ptr, size ?? MOST_BYTES, { ...kind, ...more }, to.offset));
  };
  for (const one of statements) isKnown = ofStatement(one, touch) && isKnown;
  return isKnown ? out : undefined;
}

/** False for what is not followed, such as memory of other workgroups of a cluster. */
function ofStatement(
  one: AsyncStatement,
  touch: (to: AsyncAddress | undefined, bytes: AsyncOperand | number, kind: Kind) => void,
): boolean {
  switch (one.kind) {
    case 'copy':
      touch(one.to, one.bytes, { ...WRITES, agent: 'copy' });
      return true;
    case 'bulk':
      if (one.mask !== undefined) return false;
      touch(one.to, one.bytes, { ...WRITES, agent: 'bulk' });
      touch(one.from, one.bytes, { ...READS, agent: 'bulk' });
      touch(one.barrier, BARRIER, USES);
      return true;
    case 'tensor':
      if (one.mask !== undefined) return false;
      touch(one.shared, MOST_BYTES, {
        ...(one.barrier === undefined ? READS : WRITES),
        agent: 'bulk',
        upTo: true,
      });
      touch(one.barrier, BARRIER, USES);
      return true;
    case 'copies-arrive':
    case 'arrive':
    case 'expect':
    case 'test':
      touch(one.barrier, BARRIER, USES);
      return true;
    case 'init':
    case 'inval':
      touch(one.barrier, BARRIER, MAKES);
      return true;
    case 'load':
      touch(one.from, one.size, READS);
      return true;
    case 'store':
      touch(one.to, one.size, WRITES);
      return true;
    case 'reduce':
    case 'put':
    case 'rank':
      return false;
    default:
      return true;
  }
}

/** LLVM's intrinsics that are no such statements. */
function ofName(inst: Inst): readonly TargetAccess[] | undefined {
  if (inst.op !== 'gpu.intrinsic') return undefined;
  const symbol = inst.attrs.symbol ?? '';
  const found = /^(?:llvm\.nvvm|nvptx)\.(ld|st)matrix\.sync\.aligned\.m8n8\.x[124]\b/.exec(symbol);
  const [ptr] = inst.args;
  if (found === null || ptr === undefined) return undefined;
  return [access(inst, ptr, ROW, { ...(found[1] === 'ld' ? READS : WRITES), ofWarp: true })];
}

type Row = readonly [
  RegExp,
  (match: RegExpExecArray) => readonly [at: string, bytes: number, Kind][],
];

const ATOMIC: Kind = { atomic: true };
const SCOPE = '(?:\\.(?:cta|cluster|gpu|sys))?(?:\\.shared(?:::cta)?)?';
const ADDRESS = '\\[\\s*\\{(\\d+)(?::\\w*)?\\}\\s*\\]';

/** Texts of one statement each that name addresses of shared memory. */
const ROWS: readonly Row[] = [
  [
    new RegExp(
      `^(?:atom|red)(?:\\.(?:relaxed|acquire|release|acq_rel))?${SCOPE}\\.(?:add|and|or|xor|min|max|inc|dec|exch|cas)(?:\\.noftz)?\\.[busf](16|32|64)\\s[^[]*${ADDRESS}`,
    ),
    ([, bits, at = '']) => [[at, Number(bits) / 8, { ...READS, ...WRITES, ...ATOMIC }]],
  ],
  [
    new RegExp(`^ld\\.(?:relaxed|acquire)${SCOPE}\\.[busf](8|16|32|64)\\s[^[]*${ADDRESS}`),
    ([, bits, at = '']) => [[at, Number(bits) / 8, { ...READS, ...ATOMIC }]],
  ],
  [
    new RegExp(`^st\\.(?:relaxed|release)${SCOPE}\\.[busf](8|16|32|64)\\s+${ADDRESS}`),
    ([, bits, at = '']) => [[at, Number(bits) / 8, { ...WRITES, ...ATOMIC }]],
  ],
  [
    /^(ld|st)matrix\.sync\.aligned\.m8n8\.x[124](?:\.trans)?(?:\.shared(?:::cta)?)?\.b16\b.*?\[\s*\{(\d+)(?::\w*)?\}\s*\]/,
    ([, which, at = '']) => [[at, ROW, { ...(which === 'ld' ? READS : WRITES), ofWarp: true }]],
  ],
  [
    /^tcgen05\.alloc\.cta_group::[12]\.sync\.aligned(?:\.shared::cta)?\.b32\s+\[\s*\{(\d+)(?::\w*)?\}\s*\]/,
    ([, at = '']) => [[at, 4, { ...WRITES, together: true }]],
  ],
  [
    /^tcgen05\.commit\.cta_group::[12]\.mbarrier::arrive::one(?:\.shared::cluster)?\.b64\s+\[\s*\{(\d+)(?::\w*)?\}\s*\]/,
    ([, at = '']) => [[at, BARRIER, USES]],
  ],
  [
    /^clusterlaunchcontrol\.try_cancel\.async(?:\.shared::cta)?\.mbarrier::complete_tx::bytes\.b128\s+\[\s*\{(\d+)(?::\w*)?\}\s*\],\s*\[\s*\{(\d+)(?::\w*)?\}\s*\]/,
    ([, to = '', barrier = '']) => [
      [to, 16, { ...WRITES, agent: 'bulk' }],
      [barrier, BARRIER, USES],
    ],
  ],
];

function ofText(inst: Inst): readonly TargetAccess[] | undefined {
  if (inst.op !== 'gpu.asm') return undefined;
  const statements = asmStatements(`${inst.attrs.imm?.[0] ?? ''}`);
  const [only, ...more] = statements;
  if (only === undefined || more.length > 0) return undefined;
  for (const [form, make] of ROWS) {
    const match = form.exec(only);
    if (match === null) continue;
    const rows = make(match).map(([at, bytes, kind]) => {
      const ptr = inst.args[Number(at) - inst.results.length];
      return ptr && access(inst, ptr, bytes, kind);
    });
    return rows.every((row) => row !== undefined) ? rows : undefined;
  }
  return undefined;
}

function access(inst: Inst, ptr: Value, size: number, kind: Kind, offset = 0n): TargetAccess {
  return {
    inst,
    ptr,
    size,
    align: 1,
    writes: false,
    reads: false,
    atomic: false,
    volatile: false,
    stored: undefined,
    offset: Number(offset),
    ...kind,
  };
}

function numberOf(of: Value | bigint | undefined): number | undefined {
  if (typeof of !== 'object') return of === undefined ? undefined : Number(of);
  const def = defInst(of);
  return def?.op === 'const.int' ? Number(BigInt.asUintN(32, def.attrs.bits!)) : undefined;
}
