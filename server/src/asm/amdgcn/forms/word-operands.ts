/**
 * Operands with words of their own: counters of waits, hardware registers, messages, targets of
 * exports and branches.
 */
import { nearest } from '../../../base/index.ts';
import type { AmdgcnArg, AmdgcnOperand, AmdgcnWord } from '../ast.ts';
import type { MatchContext } from './context.ts';
import type { AmdgcnGpu } from './gpus.ts';

export const WORD_OPERANDS: ReadonlySet<string> = new Set([
  'imm16',
  'imm',
  'smoff',
  'label',
  'waitcnt',
  'depctr',
  'delay',
  'hwreg',
  'sendmsg',
  'gpridx',
  'barrier',
  'interpslot',
  'attr',
  'attrchan',
  'exptgt',
]);

/** Names by the processors that have them: `9-10` generations, `cdna3`, `1030-11`, `12`, `1250`. */
const MESSAGES: Readonly<Record<string, string>> = {
  '9-12': 'MSG_INTERRUPT MSG_GS_ALLOC_REQ MSG_SYSMSG',
  '9-10':
    'MSG_GS MSG_GS_DONE MSG_SAVEWAVE MSG_ORDERED_PS_DONE MSG_EARLY_PRIM_DEALLOC MSG_GET_DOORBELL',
  '9-11': 'MSG_STALL_WAVE_GEN MSG_HALT_WAVES',
  '10': 'MSG_GET_DDID',
  '11-12':
    'MSG_HS_TESSFACTOR MSG_DEALLOC_VGPRS MSG_RTN_GET_DOORBELL MSG_RTN_GET_DDID MSG_RTN_GET_TMA ' +
    'MSG_RTN_GET_REALTIME MSG_RTN_SAVE_WAVE MSG_RTN_GET_TBA MSG_RTN_GET_TBA_TO_PC',
  '12': 'MSG_RTN_GET_SE_AID_ID',
  '1250': 'MSG_SAVEWAVE_HAS_TDM MSG_RTN_GET_CLUSTER_BARRIER_STATE',
};

const HARDWARE: Readonly<Record<string, string>> = {
  '9-12': 'HW_REG_MODE HW_REG_STATUS HW_REG_GPR_ALLOC HW_REG_LDS_ALLOC HW_REG_IB_STS',
  '9-11': 'HW_REG_TRAPSTS HW_REG_SH_MEM_BASES',
  '9-10': 'HW_REG_HW_ID HW_REG_TBA_LO HW_REG_TBA_HI HW_REG_TMA_LO HW_REG_TMA_HI',
  '10-12': 'HW_REG_HW_ID1 HW_REG_HW_ID2',
  '10-11': 'HW_REG_FLAT_SCR_LO HW_REG_FLAT_SCR_HI',
  '10': 'HW_REG_POPS_PACKER',
  '1010': 'HW_REG_XNACK_MASK',
  '1030-11': 'HW_REG_SHADER_CYCLES',
  '11-12': 'HW_REG_PERF_SNAPSHOT_PC_LO HW_REG_PERF_SNAPSHOT_PC_HI HW_REG_PERF_SNAPSHOT_DATA',
  '12':
    'HW_REG_WAVE_MODE HW_REG_WAVE_STATUS HW_REG_WAVE_STATE_PRIV HW_REG_STATE_PRIV ' +
    'HW_REG_WAVE_GPR_ALLOC HW_REG_WAVE_LDS_ALLOC HW_REG_PERF_SNAPSHOT_DATA1 ' +
    'HW_REG_PERF_SNAPSHOT_DATA2 HW_REG_WAVE_EXCP_FLAG_PRIV HW_REG_EXCP_FLAG_PRIV ' +
    'HW_REG_WAVE_EXCP_FLAG_USER HW_REG_EXCP_FLAG_USER HW_REG_WAVE_TRAP_CTRL HW_REG_TRAP_CTRL ' +
    'HW_REG_WAVE_SCRATCH_BASE_LO HW_REG_SCRATCH_BASE_LO HW_REG_WAVE_SCRATCH_BASE_HI ' +
    'HW_REG_SCRATCH_BASE_HI HW_REG_WAVE_HW_ID1 HW_REG_WAVE_HW_ID2 HW_REG_WAVE_SCHED_MODE ' +
    'HW_REG_SHADER_CYCLES_LO HW_REG_SHADER_CYCLES_HI HW_REG_WAVE_DVGPR_ALLOC_LO ' +
    'HW_REG_DVGPR_ALLOC_LO HW_REG_WAVE_DVGPR_ALLOC_HI HW_REG_DVGPR_ALLOC_HI',
  '1250': 'HW_REG_IB_STS2 HW_REG_XNACK_STATE_PRIV HW_REG_XNACK_MASK',
  cdna3:
    'HW_REG_XCC_ID HW_REG_SQ_PERF_SNAPSHOT_DATA HW_REG_SQ_PERF_SNAPSHOT_DATA1 ' +
    'HW_REG_SQ_PERF_SNAPSHOT_PC_LO HW_REG_SQ_PERF_SNAPSHOT_PC_HI',
};

function covers(range: string, gpu: AmdgcnGpu): boolean {
  if (range === 'cdna3') return gpu.cdna3;
  if (range === '1250') return gpu.gfx1250;
  if (range === '1010') return gpu.major === 10 && gpu.column !== '1030';
  if (range === '1030-11') return gpu.column === '1030' || gpu.major === 11;
  const [first, last = first] = range.split('-').map(Number);
  return gpu.major >= first! && gpu.major <= last!;
}

/** Names of a table that a processor has; undefined for a name no processor has. */
function known(
  table: Readonly<Record<string, string>>,
  name: string,
  gpu: AmdgcnGpu,
): boolean | undefined {
  let somewhere: boolean | undefined;
  for (const [range, names] of Object.entries(table)) {
    if (!names.split(' ').includes(name)) continue;
    if (covers(range, gpu)) return true;
    somewhere = false;
  }
  return somewhere;
}

/** Words that can stand where the token does, for completion and suggestions. */
export function wordsOf(token: string, gpu: AmdgcnGpu): readonly string[] {
  const of = (table: Readonly<Record<string, string>>): string[] =>
    Object.entries(table).flatMap(([range, names]) => (covers(range, gpu) ? names.split(' ') : []));
  switch (token) {
    case 'hwreg':
      return of(HARDWARE);
    case 'sendmsg':
      return of(MESSAGES);
    case 'waitcnt':
      return ['vmcnt', 'lgkmcnt', 'expcnt'];
    case 'delay':
      return ['instid0', 'instskip', 'instid1'];
    case 'depctr':
      return Object.keys(DEPENDENCIES);
    default:
      return [];
  }
}

const DEPENDENCIES: Readonly<Record<string, number>> = {
  depctr_hold_cnt: 1,
  depctr_sa_sdst: 1,
  depctr_va_vdst: 15,
  depctr_va_sdst: 7,
  depctr_va_ssrc: 1,
  depctr_va_vcc: 1,
  depctr_vm_vsrc: 7,
};

const SKIPS = new Set(['SAME', 'NEXT', 'SKIP_1', 'SKIP_2', 'SKIP_3', 'SKIP_4']);
const DELAYS = new Set([
  'NO_DEP',
  'VALU_DEP_1',
  'VALU_DEP_2',
  'VALU_DEP_3',
  'VALU_DEP_4',
  'TRANS32_DEP_1',
  'TRANS32_DEP_2',
  'TRANS32_DEP_3',
  'FMA_ACCUM_CYCLE_1',
  'SALU_CYCLE_1',
  'SALU_CYCLE_2',
  'SALU_CYCLE_3',
]);

/** What is wrong with the operand; undefined when it fits. */
export function matchWordOperand(
  o: AmdgcnOperand,
  token: string,
  cx: MatchContext,
): string | undefined {
  if (o.kind === 'bogus') return 'this is not an operand';
  if (o.kind === 'word') return matchWord(o, token, cx.gpu);
  if (o.kind === 'reg' && token === 'exptgt' && o.name === 'null') return undefined;
  if (o.kind === 'reg')
    return `expected ${NAMES[token] ?? 'a constant'}, found register \`${o.name}\``;
  if (o.kind === 'float')
    return token === 'imm'
      ? undefined
      : `expected ${NAMES[token] ?? 'an integer'}, found \`${o.value}\``;
  if (token === 'smoff' && o.kind === 'int' && (o.absolute || o.negate))
    return 'an offset takes no sign changes';
  const value = o.kind === 'int' ? o.value : cx.evaluate(o);
  if (value === undefined) return matchSymbol(o, token, cx);
  return matchNumber(value, token);
}

const NAMES: Readonly<Record<string, string>> = {
  imm16: 'a 16-bit constant',
  imm: 'a constant',
  smoff: 'an offset',
  label: 'a label',
  waitcnt: 'counters',
  depctr: 'counters',
  delay: '`instid0(...)`',
  hwreg: '`hwreg(...)`',
  sendmsg: '`sendmsg(...)`',
  gpridx: '`gpr_idx(...)`',
  barrier: 'a barrier',
  interpslot: '`p10`, `p20` or `p0`',
  attr: 'an attribute',
  attrchan: 'a channel of an attribute',
  exptgt: 'a target of exports',
};

function matchSymbol(o: AmdgcnOperand, token: string, cx: MatchContext): string | undefined {
  const name = o.kind === 'expr' && o.expr.kind === 'sym' ? o.expr.name : undefined;
  if (token === 'exptgt' && name !== undefined)
    return /^(mrt[0-7]|mrtz|pos[0-4]|prim|param([12]?\d|3[01])|null|dual_src_blend[01])$/.test(name)
      ? undefined
      : `\`${name}\` is not a target of exports`;
  if (token === 'attr' && name !== undefined)
    return /^attr\d+\.[xyzw]$/.test(name) ? undefined : `\`${name}\` is not an attribute`;
  if (token === 'interpslot')
    return name !== undefined && /^p(10|20|0)$/.test(name) ? undefined : `expected ${NAMES[token]}`;
  if (token === 'label' || token === 'attr' || token === 'attrchan') return undefined;
  if (cx.mayBeKnown(o)) return undefined;
  return `expected ${NAMES[token] ?? 'a constant'}, found ${name === undefined ? 'an expression' : `\`${name}\``}`;
}

function matchNumber(value: bigint, token: string): string | undefined {
  const unsigned16 = value >= 0n && value < 65536n;
  const either16 = value >= -32768n && value < 65536n;
  switch (token) {
    case 'imm16':
    case 'label':
    case 'depctr':
      return either16 ? undefined : `\`${value}\` does not fit in 16 bits`;
    case 'hwreg':
    case 'sendmsg':
      return unsigned16 ? undefined : `\`${value}\` does not fit in 16 unsigned bits`;
    case 'gpridx':
      return value >= 0n && value < 16n ? undefined : `\`${value}\` does not fit in 4 bits`;
    case 'exptgt':
    case 'interpslot':
      return `expected ${NAMES[token]}`;
    default:
      return undefined;
  }
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each token of the table
function matchWord(o: AmdgcnWord, token: string, gpu: AmdgcnGpu): string | undefined {
  const { name, args } = o;
  switch (token) {
    case 'waitcnt': {
      const base = name.replace(/_sat$/, '');
      const limit = counterLimit(base, gpu);
      if (limit === undefined)
        return `unknown counter \`${name}\`${closest(base, ['vmcnt', 'lgkmcnt', 'expcnt'])}`;
      const [value] = args;
      if (args.length !== 1) return `\`${name}\` takes one number`;
      if (typeof value === 'number' && name === base && (value < 0 || value > limit))
        return `\`${name}\` counts to ${limit} on ${gpu.cpu}`;
      return undefined;
    }
    case 'depctr': {
      if (!Object.hasOwn(DEPENDENCIES, name))
        return `unknown counter \`${name}\`${closest(name, Object.keys(DEPENDENCIES))}`;
      const [value] = args;
      const limit = DEPENDENCIES[name]!;
      if (typeof value === 'number' && (value < 0 || value > limit))
        return `\`${name}\` counts to ${limit}`;
      return undefined;
    }
    case 'delay': {
      if (name !== 'instid0' && name !== 'instid1' && name !== 'instskip')
        return `unknown field \`${name}\`${closest(name, ['instid0', 'instid1', 'instskip'])}`;
      const value = String(args[0]);
      const values = name === 'instskip' ? SKIPS : DELAYS;
      return values.has(value)
        ? undefined
        : `unknown value \`${value}\`${closest(value, [...values])}`;
    }
    case 'hwreg':
      return name === 'hwreg'
        ? matchHardware(args, gpu)
        : `expected \`hwreg(...)\`, found \`${name}\``;
    case 'sendmsg':
      return name === 'sendmsg'
        ? matchMessage(args, gpu)
        : `expected \`sendmsg(...)\`, found \`${name}\``;
    case 'gpridx':
      return name === 'gpr_idx' ? undefined : `expected \`gpr_idx(...)\`, found \`${name}\``;
    default:
      return `expected ${NAMES[token] ?? 'a constant'}, found \`${name}\``;
  }
}

/** The highest value a counter of `s_waitcnt` can be waited for. */
function counterLimit(name: string, gpu: AmdgcnGpu): number | undefined {
  if (name === 'vmcnt') return 63;
  if (name === 'expcnt') return 7;
  if (name === 'lgkmcnt') return gpu.major === 9 ? 15 : 63;
  return undefined;
}

function matchHardware(args: readonly AmdgcnArg[], gpu: AmdgcnGpu): string | undefined {
  const [register, offset, size] = args;
  if (args.length !== 1 && args.length !== 3)
    return '`hwreg` takes a register, or a register, an offset and a size';
  if ([offset, size].some((arg) => typeof arg === 'string' && /^[vs]\d+$/.test(arg)))
    return 'the offset and size in `hwreg` are numbers';
  if (typeof register === 'string' && register.startsWith('HW_REG_')) {
    const here = known(HARDWARE, register, gpu);
    if (here === undefined)
      return `unknown hardware register \`${register}\`${closest(register, wordsOf('hwreg', gpu))}`;
    if (!here) return `${gpu.cpu} has no hardware register \`${register}\``;
  }
  if (typeof register === 'number' && (register < 0 || register > 63))
    return 'the number of a hardware register has 6 bits';
  if (typeof offset === 'number' && (offset < 0 || offset > 31))
    return 'the offset in a hardware register has 5 bits';
  if (typeof size === 'number' && (size < 1 || size > 32))
    return 'the size of a field is 1 to 32 bits';
  return undefined;
}

function matchMessage(args: readonly AmdgcnArg[], gpu: AmdgcnGpu): string | undefined {
  const [message] = args;
  if (typeof message === 'string' && message.startsWith('MSG_')) {
    const here = known(MESSAGES, message, gpu);
    if (here === undefined)
      return `unknown message \`${message}\`${closest(message, wordsOf('sendmsg', gpu))}`;
    if (!here) return `${gpu.cpu} has no message \`${message}\``;
  }
  return undefined;
}

/** `, did you mean ...` for a name one or two letters away; empty for none. */
export function closest(name: string, names: readonly string[]): string {
  const found = nearestWord(name, names);
  return found === undefined ? '' : `, did you mean \`${found}\`?`;
}

/** The name that was meant: in short ones, most of which differ in a letter, one edit away. */
export function nearestWord(name: string, names: Iterable<string>): string | undefined {
  return nearest(name, names, { few: 1 });
}
