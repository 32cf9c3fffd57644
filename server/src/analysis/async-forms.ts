/**
 * Copies that run beside the threads, barriers in memory and fences of proxies, as texts of inline
 * PTX: what each statement asks for. LLVM's intrinsics for them are made the same statements.
 */
import { BULK_OPERATIONS, type BulkOperation } from '../base/index.ts';
import type { Inst } from '../mir/index.ts';
import { asmStatements } from './asm-statements.ts';

/** An operand: a result or argument by its number in the text, a number, or a name in the text. */
export type AsyncOperand =
  | { readonly kind: 'operand'; readonly at: number }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'name'; readonly name: string };

export interface AsyncAddress {
  readonly base: AsyncOperand;
  readonly offset: bigint;
}

/** One statement. Sources: PTX ISA, "Data Movement", "mbarrier", "Proxies". */
export type AsyncStatement =
  /** `cp.async`: `read` bytes of the source, zeros behind them. */
  | {
      readonly kind: 'copy';
      readonly to: AsyncAddress;
      readonly from: AsyncAddress;
      readonly bytes: AsyncOperand;
      readonly read?: AsyncOperand;
    }
  /**
   * `cp.async.bulk`; with a barrier the bytes are reported there. `mask`: to the same places of
   * these blocks of the cluster.
   */
  | {
      readonly kind: 'bulk';
      readonly to: AsyncAddress;
      readonly from: AsyncAddress;
      readonly bytes: AsyncOperand;
      readonly barrier?: AsyncAddress;
      readonly mask?: AsyncOperand;
    }
  /**
   * `cp.async.bulk.tensor` into shared memory when there is a barrier, else out of it; with an
   * operation the tensor is combined with what comes.
   */
  | {
      readonly kind: 'tensor';
      readonly shared: AsyncAddress;
      readonly map: AsyncAddress;
      readonly coords: readonly AsyncOperand[];
      readonly barrier?: AsyncAddress;
      readonly mask?: AsyncOperand;
      readonly operation?: BulkOperation;
    }
  /** `cp.reduce.async.bulk`. */
  | {
      readonly kind: 'reduce';
      readonly to: AsyncAddress;
      readonly from: AsyncAddress;
      readonly bytes: AsyncOperand;
      readonly operation: BulkOperation;
      readonly type: string;
      readonly barrier?: AsyncAddress;
    }
  /** `st.async`: values of `size` bytes each, whose bytes are reported at a barrier. */
  | {
      readonly kind: 'put';
      readonly to: AsyncAddress;
      readonly values: readonly AsyncOperand[];
      readonly size: number;
      readonly barrier: AsyncAddress;
      /** `red.async`: combines its value of a type with what is there. */
      readonly operation?: BulkOperation;
      readonly type?: string;
    }
  /** The place of another block of the cluster, or the rank of the block whose place it is. */
  | {
      readonly kind: 'mapa';
      readonly to: AsyncOperand;
      readonly from: AsyncOperand;
      readonly rank: AsyncOperand;
      readonly isShort: boolean;
    }
  | { readonly kind: 'rank'; readonly to: AsyncOperand; readonly from: AsyncOperand }
  /** Plain loads and stores in texts that do more. */
  | {
      readonly kind: 'load';
      readonly to: AsyncOperand;
      readonly from: AsyncAddress;
      readonly size: number;
      readonly isSigned: boolean;
    }
  | {
      readonly kind: 'store';
      readonly to: AsyncAddress;
      readonly value: AsyncOperand;
      readonly size: number;
    }
  | { readonly kind: 'commit'; readonly isBulk: boolean }
  /** Waits until at most `pending` groups are under way, or, `isRead`, still read. */
  | {
      readonly kind: 'wait';
      readonly isBulk: boolean;
      readonly isRead: boolean;
      readonly pending: AsyncOperand | 'none';
    }
  | { readonly kind: 'copies-arrive'; readonly barrier: AsyncAddress; readonly counts: boolean }
  | { readonly kind: 'init'; readonly barrier: AsyncAddress; readonly count: AsyncOperand }
  | { readonly kind: 'inval'; readonly barrier: AsyncAddress }
  | {
      readonly kind: 'arrive';
      readonly barrier: AsyncAddress;
      readonly drops: boolean;
      readonly releases: boolean;
      readonly count?: AsyncOperand;
      readonly bytes?: AsyncOperand;
      readonly result?: AsyncOperand;
    }
  | {
      readonly kind: 'expect';
      readonly barrier: AsyncAddress;
      readonly bytes: AsyncOperand;
      readonly sign: 1 | -1;
    }
  | {
      readonly kind: 'test';
      readonly barrier: AsyncAddress;
      readonly state: AsyncOperand;
      readonly isParity: boolean;
      readonly acquires: boolean;
      readonly result: AsyncOperand;
    }
  | { readonly kind: 'pending'; readonly state: AsyncOperand; readonly result: AsyncOperand }
  | { readonly kind: 'proxy-fence' }
  | { readonly kind: 'nothing' }
  /** A value that goes on as it is, or its low half. */
  | {
      readonly kind: 'move';
      readonly from: AsyncOperand;
      readonly to: AsyncOperand;
      readonly isLow: boolean;
      /** From an offset in shared memory to a generic address. */
      readonly isGeneric?: boolean;
    }
  | {
      readonly kind: 'select';
      readonly to: AsyncOperand;
      readonly values: readonly [AsyncOperand, AsyncOperand];
      readonly by: AsyncOperand;
    };

function operandOf(text: string): AsyncOperand | undefined {
  const word = text.trim();
  const at = /^\{(\d+)(?::\w*)?\}$/.exec(word)?.[1];
  if (at !== undefined) return { kind: 'operand', at: Number(at) };
  if (/^(?:0x[0-9a-f]+|\d+)U?$/i.test(word))
    return { kind: 'number', value: BigInt(word.replace(/U$/i, '')) };
  return /^[%$_a-zA-Z][\w$%]*$/.test(word) ? { kind: 'name', name: word } : undefined;
}

function addressOf(text: string): AsyncAddress | undefined {
  const [, inner = '', by = '0'] = /^\[\s*([^\s+\]]+)\s*(?:\+\s*(\d+)\s*)?\]$/.exec(text) ?? [];
  const base = operandOf(inner);
  return base && { base, offset: BigInt(by) };
}

/** Operands separated by commas outside of brackets. */
function listOf(text: string): string[] {
  const out: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at <= text.length; at++) {
    const char = text[at];
    if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    if (at < text.length && (char !== ',' || depth > 0)) continue;
    out.push(text.slice(start, at).trim());
    start = at + 1;
  }
  return out.filter((one) => one !== '');
}

/** The elements of a vector, or the one value. */
function elementsOf(text: string): readonly (AsyncOperand | undefined)[] {
  const isVector = text.startsWith('{') && text.endsWith('}') && !/^\{\d+(?::\w*)?\}$/.test(text);
  const inner = isVector ? text.slice(1, -1) : text;
  return listOf(inner).map(operandOf);
}

/** `[map, {x, y}]`: a tensor map, and as many coordinates as the copy has dimensions. */
function tensorOf(text: string | undefined, dims: string | undefined) {
  const [map = '', list = ''] = listOf(/^\[([\s\S]*)\]$/.exec(text ?? '')?.[1] ?? '');
  // Braces are doubled in the texts of Rust.
  const [, inner = ''] = /^\{\{([\s\S]*)\}\}$/.exec(list) ?? /^\{([\s\S]*)\}$/.exec(list) ?? [];
  const coords = listOf(inner).map(operandOf);
  const isRight = coords.length === Number(dims);
  return { map: addressOf(`[${map}]`), coords: isRight ? coords : undefined };
}

/** The opcode with its modifiers, and the operands. */
function headOf(text: string): readonly [head: string, rest: string] {
  const at = text.search(/\s/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** A statement without the label in front of it. */
function withoutLabel(text: string): string {
  const at = text.indexOf(':');
  const isLabel = at >= 0 && text[at + 1] !== ':' && /^[\w$%{}=]+$/.test(text.slice(0, at).trim());
  return isLabel ? text.slice(at + 1).trim() : text;
}

type Row = readonly [RegExp, (words: readonly string[], match: RegExpExecArray) => unknown];

const SPACE = '(?:\\.shared(?:::cta|::cluster)?)?';
const HINT = '(?:\\.L2::cache_hint)?';
const ORDER = '(?:\\.(relaxed|acquire|release))?(?:\\.(?:cta|cluster))?';

/** What is not complete, because an operand is not understood, has `undefined` in it. */
const ROWS: readonly Row[] = [
  [
    /^cp\.async\.(?:ca|cg)\.shared(?:::cta)?\.global(?:\.L2::\w+)*$/,
    ([to, from, bytes, read]) => ({
      kind: 'copy',
      to: addressOf(to ?? ''),
      from: addressOf(from ?? ''),
      bytes: operandOf(bytes ?? ''),
      ...(read !== undefined && { read: operandOf(read) }),
    }),
  ],
  [/^cp\.async\.(bulk\.)?commit_group$/, (_, [, bulk]) => ({ kind: 'commit', isBulk: !!bulk })],
  [
    /^cp\.async\.(bulk\.)?wait_(group|all)(\.read)?$/,
    ([pending], [, bulk, which, read]) => ({
      kind: 'wait',
      isBulk: !!bulk,
      isRead: !!read,
      pending: which === 'all' ? 'none' : operandOf(pending ?? ''),
    }),
  ],
  [
    new RegExp(`^cp\\.async\\.mbarrier\\.arrive(\\.noinc)?${SPACE}\\.b64$`),
    ([barrier], [, noinc]) => ({
      kind: 'copies-arrive',
      barrier: addressOf(barrier ?? ''),
      counts: !!noinc,
    }),
  ],
  [
    /^cp\.async\.bulk\.shared::(?:cta|cluster)\.(?:global|shared::cta)\.mbarrier::complete_tx::bytes(\.multicast::cluster)?(?:\.L2::cache_hint)?$/,
    ([to, from, bytes, barrier, mask], [, multicast]) => ({
      kind: 'bulk',
      to: addressOf(to ?? ''),
      from: addressOf(from ?? ''),
      bytes: operandOf(bytes ?? ''),
      barrier: addressOf(barrier ?? ''),
      ...(multicast !== undefined && { mask: operandOf(mask ?? '') }),
    }),
  ],
  [
    new RegExp(
      `^cp\\.async\\.bulk\\.tensor\\.([1-5])d\\.shared::(?:cta|cluster)\\.global(?:\\.tile)?\\.mbarrier::complete_tx::bytes(\\.multicast::cluster)?(?:\\.cta_group::1)?${HINT}$`,
    ),
    ([shared, tensor, barrier, mask], [, dims, multicast]) => ({
      kind: 'tensor',
      shared: addressOf(shared ?? ''),
      ...tensorOf(tensor, dims),
      barrier: addressOf(barrier ?? ''),
      ...(multicast !== undefined && { mask: operandOf(mask ?? '') }),
    }),
  ],
  [
    new RegExp(
      `^cp\\.(?:async|reduce\\.async)\\.bulk\\.tensor\\.([1-5])d\\.global\\.shared::cta(?:\\.(${BULK_OPERATIONS.join('|')}))?(?:\\.tile)?\\.bulk_group${HINT}$`,
    ),
    ([tensor, shared], [, dims, operation]) => ({
      kind: 'tensor',
      shared: addressOf(shared ?? ''),
      ...tensorOf(tensor, dims),
      ...(operation !== undefined && { operation }),
    }),
  ],
  [
    new RegExp(
      `^cp\\.reduce\\.async\\.bulk\\.(?:global|shared::cluster)\\.shared::cta\\.(?:bulk_group|(mbarrier)::complete_tx::bytes)${HINT}\\.(${BULK_OPERATIONS.join('|')})(?:\\.noftz)?\\.([busf]+\\d+)$`,
    ),
    ([to, from, bytes, barrier], [, reports, operation, type]) => ({
      kind: 'reduce',
      to: addressOf(to ?? ''),
      from: addressOf(from ?? ''),
      bytes: operandOf(bytes ?? ''),
      operation,
      type,
      ...(reports !== undefined && { barrier: addressOf(barrier ?? '') }),
    }),
  ],
  [
    /^cp\.async\.bulk\.prefetch\.(?:tensor\.[1-5]d\.L2\.global(?:\.tile)?|L2\.global)(?:\.L2::cache_hint)?$/,
    () => ({ kind: 'nothing' }),
  ],
  [/^prefetch(?:\.param|\.const)?\.tensormap$/, () => ({ kind: 'nothing' })],
  [
    /^st\.async(?:\.weak)?(?:\.shared::cluster)?\.mbarrier::complete_tx::bytes(?:\.v[24])?\.[busf](32|64)$/,
    ([to, values, barrier], [, bits]) => ({
      kind: 'put',
      to: addressOf(to ?? ''),
      values: elementsOf(values ?? ''),
      size: Number(bits) / 8,
      barrier: addressOf(barrier ?? ''),
    }),
  ],
  [
    new RegExp(
      `^red\\.async\\.relaxed\\.cluster(?:\\.shared::cluster)?\\.mbarrier::complete_tx::bytes(?:\\.shared::cluster)?\\.(${BULK_OPERATIONS.join('|')})\\.([bus](32|64))$`,
    ),
    ([to, value, barrier], [, operation, type, bits]) => ({
      kind: 'put',
      to: addressOf(to ?? ''),
      values: [operandOf(value ?? '')],
      size: Number(bits) / 8,
      barrier: addressOf(barrier ?? ''),
      operation,
      type,
    }),
  ],
  [
    /^mapa(?:\.shared::cluster)?\.u(32|64)$/,
    ([to, from, rank], [, bits]) => ({
      kind: 'mapa',
      to: operandOf(to ?? ''),
      from: operandOf(from ?? ''),
      rank: operandOf(rank ?? ''),
      isShort: bits === '32',
    }),
  ],
  [
    /^getctarank(?:\.shared::cluster)?\.u(?:32|64)$/,
    ([to, from]) => ({ kind: 'rank', to: operandOf(to ?? ''), from: operandOf(from ?? '') }),
  ],
  [
    /^ld(?:\.weak)?\.shared(?:::cta|::cluster)?\.([busf])(8|16|32|64)$/,
    ([to, from], [, type, bits]) => ({
      kind: 'load',
      to: operandOf(to ?? ''),
      from: addressOf(from ?? ''),
      size: Number(bits) / 8,
      isSigned: type === 's',
    }),
  ],
  [
    /^st(?:\.weak)?\.shared(?:::cta|::cluster)?\.[busf](8|16|32|64)$/,
    ([to, value], [, bits]) => ({
      kind: 'store',
      to: addressOf(to ?? ''),
      value: operandOf(value ?? ''),
      size: Number(bits) / 8,
    }),
  ],
  [
    /^cp\.async\.bulk\.global\.shared::cta\.bulk_group(?:\.L2::cache_hint)?$/,
    ([to, from, bytes]) => ({
      kind: 'bulk',
      to: addressOf(to ?? ''),
      from: addressOf(from ?? ''),
      bytes: operandOf(bytes ?? ''),
    }),
  ],
  [
    new RegExp(`^mbarrier\\.init${SPACE}\\.b64$`),
    ([barrier, count]) => ({
      kind: 'init',
      barrier: addressOf(barrier ?? ''),
      count: operandOf(count ?? ''),
    }),
  ],
  [
    new RegExp(`^mbarrier\\.inval${SPACE}\\.b64$`),
    ([barrier]) => ({ kind: 'inval', barrier: addressOf(barrier ?? '') }),
  ],
  [
    new RegExp(`^mbarrier\\.arrive(_drop)?(\\.noComplete)?(\\.expect_tx)?${ORDER}${SPACE}\\.b64$`),
    (words, [, drop, , expects, order]) => {
      const hasResult = words[0]?.startsWith('[') === false;
      const [barrier, number] = hasResult ? words.slice(1) : words;
      const result = hasResult && words[0] !== '_' ? operandOf(words[0]!) : undefined;
      return {
        kind: 'arrive',
        barrier: addressOf(barrier ?? ''),
        drops: !!drop,
        releases: order !== 'relaxed',
        ...(number !== undefined && { [expects ? 'bytes' : 'count']: operandOf(number) }),
        ...(result && { result }),
      };
    },
  ],
  [
    new RegExp(`^mbarrier\\.(expect|complete)_tx${ORDER}${SPACE}\\.b64$`),
    ([barrier, bytes], [, which]) => ({
      kind: 'expect',
      barrier: addressOf(barrier ?? ''),
      bytes: operandOf(bytes ?? ''),
      sign: which === 'expect' ? 1 : -1,
    }),
  ],
  [
    new RegExp(`^mbarrier\\.(?:test|try)_wait(\\.parity)?${ORDER}${SPACE}\\.b64$`),
    ([result, barrier, state], [, parity, order]) => ({
      kind: 'test',
      barrier: addressOf(barrier ?? ''),
      state: operandOf(state ?? ''),
      isParity: !!parity,
      acquires: order !== 'relaxed',
      result: operandOf(result ?? ''),
    }),
  ],
  [
    /^mbarrier\.pending_count\.b64$/,
    ([result, state]) => ({
      kind: 'pending',
      result: operandOf(result ?? ''),
      state: operandOf(state ?? ''),
    }),
  ],
  [/^fence\.proxy\.async(?:::generic)?(?:\.[\w:]+)*$/, () => ({ kind: 'proxy-fence' })],
  [/^fence\.mbarrier_init\.release\.cluster$/, () => ({ kind: 'nothing' })],
  [
    /^fence\.proxy\.async::generic\.acquire\.sync_restrict::shared::cluster\.cluster$/,
    () => ({ kind: 'nothing' }),
  ],
  [
    /^cvta\.shared(?:::cta|::cluster)?\.u64$/,
    ([to, from]) => ({
      kind: 'move',
      to: operandOf(to ?? ''),
      from: operandOf(from ?? ''),
      isLow: false,
      isGeneric: true,
    }),
  ],
  [
    /^(?:cvta\.to\.(?:shared(?:::cta|::cluster)?|global)\.u64|cvta\.global\.u64|mov\.[bu](?:32|64)|cvt\.u64\.u32|cvt\.u64\.u64)$/,
    ([to, from]) => ({
      kind: 'move',
      to: operandOf(to ?? ''),
      from: operandOf(from ?? ''),
      isLow: false,
    }),
  ],
  [
    /^cvt\.u32\.u64$/,
    ([to, from]) => ({
      kind: 'move',
      to: operandOf(to ?? ''),
      from: operandOf(from ?? ''),
      isLow: true,
    }),
  ],
  [
    /^selp\.[bus](?:32|64)$/,
    ([to, yes, no, by]) => ({
      kind: 'select',
      to: operandOf(to ?? ''),
      values: [operandOf(yes ?? ''), operandOf(no ?? '')],
      by: operandOf(by ?? ''),
    }),
  ],
];

function isWhole(value: unknown): boolean {
  if (value === undefined) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isWhole);
}

function statementOf(text: string): AsyncStatement | undefined {
  const [head, rest] = headOf(text);
  for (const [form, make] of ROWS) {
    const match = form.exec(head);
    if (match === null) continue;
    const made = make(listOf(rest), match);
    return isWhole(made) ? (made as AsyncStatement) : undefined;
  }
  return undefined;
}

/** Names of LLVM's intrinsics, and the statements that they are; operands by their order. */
const INTRINSICS: readonly (readonly [RegExp, (match: RegExpExecArray, inst: Inst) => string])[] = [
  [
    /^cp\.async\.(ca|cg)\.shared\.global\.(4|8|16)(\.s)?$/,
    ([, cache, bytes, fill]) =>
      `cp.async.${cache}.shared.global [{0}], [{1}], ${bytes}${fill ? ', {2}' : ''}`,
  ],
  [/^cp\.async\.(bulk\.)?commit\.group$/, ([, bulk = '']) => `cp.async.${bulk}commit_group`],
  [
    /^cp\.async\.(bulk\.)?wait\.group(\.read)?$/,
    ([, bulk = '', read = '']) => `cp.async.${bulk}wait_group${read} {0}`,
  ],
  [/^cp\.async\.wait\.all$/, () => 'cp.async.wait_all'],
  [
    /^cp\.async\.mbarrier\.arrive(\.noinc)?(?:\.shared)?$/,
    ([, noinc = '']) => `cp.async.mbarrier.arrive${noinc}.b64 [{0}]`,
  ],
  [/^mbarrier\.init(?:\.shared)?$/, () => 'mbarrier.init.b64 [{0}], {1}'],
  [/^mbarrier\.inval(?:\.shared)?$/, () => 'mbarrier.inval.b64 [{0}]'],
  [
    /^mbarrier\.arrive(\.drop)?(\.noComplete)?(?:\.shared)?$/,
    ([, drop, counted]) =>
      `mbarrier.arrive${drop ? '_drop' : ''}.b64 {0}, [{1}]${counted ? ', {2}' : ''}`,
  ],
  [/^mbarrier\.test\.wait(?:\.shared)?$/, () => 'mbarrier.test_wait.b64 {0}, [{1}], {2}'],
  [/^mbarrier\.pending\.count$/, () => 'mbarrier.pending_count.b64 {0}, {1}'],
  [
    /^cp\.async\.bulk\.shared\.cta\.to\.global$/,
    () => 'cp.async.bulk.global.shared::cta.bulk_group [{0}], [{1}], {2}',
  ],
  [
    /^cp\.async\.bulk\.global\.to\.shared\.(?:cta|cluster)$/,
    () => 'cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [{0}], [{2}], {3}, [{1}]',
  ],
  [/^mapa(?:\.shared\.cluster)?$/, () => 'mapa.u64 {0}, {1}, {2}'],
  [/^getctarank(?:\.shared\.cluster)?$/, () => 'getctarank.u64 {0}, {1}'],
  [
    /^cp\.async\.bulk\.shared\.cta\.to\.cluster$/,
    () =>
      'cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [{0}], [{2}], {3}, [{1}]',
  ],
  // Flags behind the operands say which of them count.
  [
    /^cp\.async\.bulk\.tensor\.g2s(?:\.cta)?\.tile\.([1-5])d$/,
    ([name, dims], inst) => {
      const n = Number(dims);
      const isOwn = name.includes('.cta.');
      const isMasked = !isOwn && isSet(inst, 5 + n);
      const group = isOwn ? 0n : constantOf(inst, 7 + n);
      const target = isOwn ? 'shared::cta' : 'shared::cluster';
      const words = `${isMasked ? '.multicast::cluster' : ''}${group === 2n ? '.cta_group::2' : ''}`;
      const mask = isMasked ? `, {${3 + n}}` : '';
      return `cp.async.bulk.tensor.${n}d.${target}.global.tile.mbarrier::complete_tx::bytes${words} [{0}], [{2}, ${coordinates(3, n)}], [{1}]${mask}`;
    },
  ],
  [
    /^cp\.async\.bulk\.tensor\.s2g\.tile\.([1-5])d$/,
    ([, dims]) =>
      `cp.async.bulk.tensor.${dims}d.global.shared::cta.tile.bulk_group [{1}, ${coordinates(2, Number(dims))}], [{0}]`,
  ],
  [
    /^cp\.async\.bulk\.tensor\.reduce\.(\w+)\.tile\.([1-5])d$/,
    ([, operation, dims]) =>
      `cp.reduce.async.bulk.tensor.${dims}d.global.shared::cta.${operation}.tile.bulk_group [{1}, ${coordinates(2, Number(dims))}], [{0}]`,
  ],
  [
    /^cp\.async\.bulk\.(?:tensor\.prefetch\.tile\.[1-5]d|prefetch\.L2)$/,
    () => 'cp.async.bulk.prefetch.L2.global',
  ],
  [/^fence\.proxy\.async(?:\.\w+)*$/, () => 'fence.proxy.async'],
  [/^fence\.mbarrier_init\.release\.cluster$/, () => 'fence.mbarrier_init.release.cluster'],
];

/** Operands from one on, as coordinates. */
function coordinates(from: number, count: number): string {
  return `{{${Array.from({ length: count }, (_, i) => `{${from + i}}`).join(', ')}}}`;
}

/** The number that an operand always is. */
function constantOf({ args }: Inst, at: number): bigint | undefined {
  const def = args[at]?.def;
  return def !== undefined && 'op' in def && def.op === 'const.int' ? def.attrs.bits : undefined;
}

const isSet = (inst: Inst, at: number): boolean => constantOf(inst, at) === 1n;

/** Words without which a text cannot be one of these. */
const LIKELY =
  /cp\.(?:reduce\.)?async|red\.async|tensormap|mbarrier|fence\.proxy\.async|cvta|fence\.mbarrier_init|\bmapa\b|getctarank|shared::cluster/;

/** The statements of an instruction, all of which are of these forms; undefined for others. */
export function asyncOf(inst: Inst): readonly AsyncStatement[] | undefined {
  if (inst.op !== 'gpu.asm' && inst.op !== 'gpu.intrinsic' && inst.op !== 'gpu.compute')
    return undefined;
  return statementsOf(inst);
}

function statementsOf(inst: Inst): readonly AsyncStatement[] | undefined {
  if (inst.op !== 'gpu.asm') {
    const [, name = ''] = /^(?:llvm\.nvvm|nvptx)\.(.+)$/.exec(inst.attrs.symbol ?? '') ?? [];
    for (const [form, text] of INTRINSICS) {
      const match = form.exec(name);
      const made = match && statementOf(text(match, inst));
      if (made) return [made];
    }
    return undefined;
  }
  const text = `${inst.attrs.imm?.[0] ?? ''}`;
  if (!LIKELY.test(text)) return undefined;
  const out: AsyncStatement[] = [];
  for (const one of asmStatements(text)) {
    if (one.startsWith('.reg')) continue;
    const made = statementOf(one);
    if (made === undefined) return undefined;
    out.push(made);
  }
  return out.length === 0 ? undefined : out;
}

/** Does an instruction ask whether others have come to a barrier in memory? */
export function isBarrierTest(inst: Inst): boolean {
  return asyncOf(inst)?.some(({ kind }) => kind === 'test') === true;
}

/** Does an instruction begin copies, or wait for them or others? */
export function isAsync(inst: Inst): boolean {
  return (
    asyncOf(inst)?.some(
      ({ kind }) => kind !== 'move' && kind !== 'select' && kind !== 'nothing',
    ) === true
  );
}

/** Does an instruction copy elements of a tensor, which may be single bytes? */
export function isTensorCopy(inst: Inst): boolean {
  return asyncOf(inst)?.some(({ kind }) => kind === 'tensor') === true;
}

/** A loop of inline assembly that goes on until a phase is over: its test alone. */
export function testOfLoop(inst: Inst): { readonly text: string } | undefined {
  if (inst.op !== 'gpu.asm' || inst.results.length > 0) return undefined;
  const text = `${inst.attrs.imm?.[0] ?? ''}`;
  if (!/\bbra\b/.test(text)) return undefined;
  const statements = asmStatements(text)
    .map(withoutLabel)
    .filter((one) => !/^[{}]*$/.test(one));
  const tests = statements.filter((one) => /^mbarrier\.(?:try|test)_wait/.test(one));
  const others = statements.filter(
    (one) => !/^(?:mbarrier\.(?:try|test)_wait|\.reg|(?:@!?[\w%$]+\s+)?bra\b)/.test(one),
  );
  const [test] = tests;
  if (tests.length !== 1 || others.length > 0 || test === undefined) return undefined;
  const [head, rest] = headOf(test);
  const [, ...operands] = listOf(rest);
  // The answer is a result in front of all operands.
  const shifted = operands
    .join(', ')
    .replace(/\{(\d+)(:\w*)?\}/g, (_, at: string) => `{${Number(at) + 1}}`);
  return { text: `.reg .pred p; ${head} p, ${shifted}; selp.u32 {0}, 1, 0, p;` };
}
