/** How a file writes barriers and waits: as it does elsewhere, else as its dialect does. */
import { type AnyNode, walk } from '../../../syntax/index.ts';
import type { TargetName } from '../../../workspace/index.ts';
import type { FileText } from './barrier-places.ts';

/** A statement, and what it is called in sentences. */
export interface Word {
  readonly statement: string;
  readonly what: 'barrier' | 'warp barrier' | 'wait and a barrier' | 'fence of the proxies';
  /** Where it may be put, where that is known. */
  readonly only?: 'safe' | 'unsafe';
}

type Kind = 'barrier' | 'warp' | 'wait' | 'commit' | 'proxy';

/** Calls that wait for all threads of a block, by the last part of the name. */
const BARRIERS = new Set([
  ...['_syncthreads', '__syncthreads', 'sync_threads', 'syncthreads', 's_barrier'],
  ...['workgroup_barrier', 'barrier'],
]);
/** The same for the threads of a warp; `sync` and `sync_mask` of a module `warp`. */
const WARPS = new Set(['__syncwarp', 'syncwarp', 'sync_warp', 'warp_sync', 'bar_warp_sync']);
const IN_WARP = new Set(['sync', 'sync_mask']);
/** Waits for all copies that a thread has begun. */
const WAITS = new Set(['cp_async_wait_all', 'cp_async_wait_group']);
/** Barriers that are written as assembly. */
const ASSEMBLY = /asm!\s{0,9}[({[]\s{0,9}"(?:bar\.sync 0|barrier\.sync 0|s_barrier);?"/;
const WARP_ASSEMBLY = /asm!\s{0,9}[({[]\s{0,9}"bar\.warp\.sync (?:0xffffffff|-1);?"/;
/** Fences between plain accesses and copies, by the last part of the name. */
const PROXIES = new Set(['fence_proxy_async_shared_cta', 'fence_proxy_async']);
const PROXY_ASSEMBLY = /asm!\s{0,9}[({[]\s{0,9}"fence\.proxy\.async(?:\.shared::cta)?;?"/;
const PROXY_DEFAULTS: readonly (readonly [word: RegExp, call: string])[] = [
  [/\bcuda_device\b/, 'cuda_device::barrier::fence_proxy_async_shared_cta()'],
  [/./, 'core::arch::asm!("fence.proxy.async.shared::cta;")'],
];
/** Waits that are written as assembly, by the copies that are. */
const WAIT_ASSEMBLY: readonly (readonly [copy: RegExp, call: string])[] = [
  [/"[^"]*\bcp\.async\.c[ag]\b/, 'core::arch::asm!("cp.async.wait_all;")'],
  [/"[^"]*\bcp\.async\.bulk\.[^"]*bulk_group/, 'core::arch::asm!("cp.async.bulk.wait_group 0;")'],
];
/** What begins copies has its wait beside it. */
const COMMIT = 'cp_async_commit_group';

/** By the names that a file uses. */
const DEFAULTS: readonly (readonly [word: RegExp, target: TargetName | undefined, call: string])[] =
  [
    [/\bcuda_std\b/, undefined, 'cuda_std::thread::sync_threads()'],
    [/\bcuda_device\b/, undefined, 'cuda_device::thread::sync_threads()'],
    [/\b(?:core|std)::arch::|gpu-kernel|offload/, 'ptx', 'core::arch::nvptx::_syncthreads()'],
    [/\b(?:core|std)::arch::|gpu-kernel|offload/, 'amdgcn', 'core::arch::amdgpu::s_barrier()'],
  ];

/** For the threads of a whole warp, by the names that a file uses. */
const WARP_DEFAULTS: readonly (readonly [word: RegExp, call: string])[] = [
  [/\bcuda_std\b/, 'cuda_std::warp::sync_warp(!0)'],
  [/\bcuda_device\b/, 'cuda_device::warp::sync_mask(!0)'],
  [/\bgpu-kernel\b/, 'core::arch::asm!("bar.warp.sync 0xffffffff;")'],
];

/** What a call is for that orders threads; undefined for all others. */
function kindOf(node: AnyNode, text: string): Kind | undefined {
  if (node.kind === 'MacroCall') {
    const start = text.slice(node.start, node.start + 100);
    if (WARP_ASSEMBLY.test(start)) return 'warp';
    if (PROXY_ASSEMBLY.test(start)) return 'proxy';
    return ASSEMBLY.test(start) ? 'barrier' : undefined;
  }
  if (node.kind !== 'CallExpr' || node.callee.kind !== 'PathExpr') return undefined;
  const names = node.callee.path.segments.map(({ name }) => name.text);
  const last = names.at(-1)!;
  const args = text.slice(node.callee.end, node.end);
  if (BARRIERS.has(last)) return node.args.length === 0 ? 'barrier' : undefined;
  if (last === COMMIT) return 'commit';
  if (PROXIES.has(last)) return node.args.length === 0 ? 'proxy' : undefined;
  if (WAITS.has(last)) return /^(?:::<0>)?\(0?\)$/.test(args) ? 'wait' : undefined;
  const isWarp = WARPS.has(last) || (IN_WARP.has(last) && names.at(-2) === 'warp');
  return isWarp ? 'warp' : undefined;
}

/** Of each kind the call that is written most often. */
function callsIn({ tree, text }: FileText): ReadonlyMap<Kind, string> {
  const counts = new Map<Kind, Map<string, number>>();
  walk(tree, (node) => {
    const kind = kindOf(node, text);
    if (kind === undefined) return;
    const own = counts.get(kind) ?? new Map<string, number>();
    const written = text.slice(node.start, node.end);
    const call = kind === 'commit' ? written.replace(COMMIT, 'cp_async_wait_all') : written;
    own.set(call, (own.get(call) ?? 0) + 1);
    counts.set(kind, own);
  });
  return new Map(
    [...counts].map(([kind, own]) => [kind, [...own].sort((a, b) => b[1] - a[1])[0]![0]]),
  );
}

/** Statements that order the threads of a block, the ones to try first in front. */
export function orderingWords(
  file: FileText,
  target: TargetName,
  race: { readonly isSameWave: boolean; readonly isCopy: boolean; readonly isProxy?: boolean },
): readonly Word[] {
  const own = callsIn(file);
  if (race.isProxy === true) {
    const fence = own.get('proxy') ?? PROXY_DEFAULTS.find(([word]) => word.test(file.text))?.[1];
    return fence === undefined ? [] : spelt([fence], 'fence of the proxies');
  }
  const call =
    own.get('barrier') ??
    DEFAULTS.find(
      ([word, only]) => (only === undefined || only === target) && word.test(file.text),
    )?.[2];
  const warp =
    own.get('warp') ??
    (target === 'ptx' ? WARP_DEFAULTS.find(([word]) => word.test(file.text))?.[1] : undefined);
  const wait =
    own.get('wait') ??
    own.get('commit') ??
    WAIT_ASSEMBLY.find(([copy]) => copy.test(file.text))?.[1];
  const ofWarp = warp === undefined ? [] : spelt([warp], 'warp barrier');
  return [
    ...(race.isSameWave && own.has('warp') ? ofWarp : []),
    ...(race.isCopy && wait !== undefined && call !== undefined
      ? spelt([wait, call], 'wait and a barrier')
      : []),
    ...(call === undefined ? [] : spelt([call], 'barrier')),
    ...(race.isSameWave && own.has('warp') ? [] : ofWarp),
  ];
}

/** Unsafe functions of `core::arch`, and assembly. */
const UNSAFE = /_syncthreads|s_barrier|asm!|fence_proxy|sync_warp/;

/** As a statement, and as one that may stand outside of `unsafe`. */
function spelt(calls: readonly string[], what: Word['what']): readonly Word[] {
  const plain = calls.map((call) => `${call};`).join(' ');
  const wrapped: Word = { statement: `unsafe { ${plain} }`, what, only: 'safe' };
  if (calls.some((call) => UNSAFE.test(call)))
    return [{ statement: plain, what, only: 'unsafe' }, wrapped];
  return [{ statement: plain, what }, wrapped];
}
