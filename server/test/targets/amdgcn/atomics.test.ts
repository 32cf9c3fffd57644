/**
 * Atomic operations as AMDGCN: every operation, width, ordering, scope and memory has the
 * instructions, waits and cache control of LLVM's text for the same operation.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { parseMir } from '../../../src/mir/index.ts';
import { requireTool, sampled } from '../../kit/index.ts';
import { CPUS, emit } from './kit.ts';

const ORDERINGS = {
  relaxed: 'monotonic',
  acquire: 'acquire',
  release: 'release',
  acqrel: 'acq_rel',
  seqcst: 'seq_cst',
} as const;
const SCOPES = {
  system: '',
  device: 'syncscope("agent") ',
  workgroup: 'syncscope("workgroup") ',
  wave: 'syncscope("wavefront") ',
} as const;
/** Memories, and LLVM's numbers of their address spaces. */
const MEMORIES = { global: 1, workgroup: 3, flat: 0 } as const;
const RMW = {
  xchg: 'xchg',
  add: 'add',
  sub: 'sub',
  and: 'and',
  or: 'or',
  xor: 'xor',
  smax: 'max',
  smin: 'min',
  umax: 'umax',
  umin: 'umin',
  nand: 'nand',
} as const;

const EVERYWHERE: ReadonlySet<string> = new Set(['xchg', 'add', 'and', 'umax', 'nand']);

interface Row {
  readonly name: string;
  readonly mir: string;
  readonly llvm: string;
}

const MIR_POINTERS = {
  global: '  %p: ptr.global = global.addr @P\n',
  workgroup: '  %p: ptr.workgroup = global.addr @L\n',
  flat: '  %p: ptr = mem.load %q align=8\n',
};
const MIR_GLOBALS = `global @P global size=256 align=8 mutable
global @Q global size=256 align=8 mutable
global @L workgroup size=8 align=8 mutable
`;
const LLVM_GLOBALS = `target triple = "amdgcn-amd-amdhsa"
@P = internal addrspace(1) global [32 x i64] zeroinitializer, align 8
@Q = internal addrspace(1) global [32 x i64] zeroinitializer, align 8
@L = internal addrspace(3) global [1 x i64] undef, align 8
!0 = !{}
`;

type Ordering = keyof typeof ORDERINGS;

function rows(): Row[] {
  const out: Row[] = [];
  for (const [memory, space] of Object.entries(MEMORIES))
    for (const width of [8, 16, 32, 64])
      for (const [scope, sync] of Object.entries(SCOPES))
        for (const [ordering, order] of Object.entries(ORDERINGS))
          out.push(...rowsOf(width, { memory, space, scope, sync, order }, ordering as Ordering));
  return out;
}

/** Where and how, in our names and LLVM's: its address space, scope and ordering. */
interface Access {
  readonly memory: string;
  readonly space: number;
  readonly scope: string;
  readonly sync: string;
  readonly order: string;
}

function rowsOf(width: number, access: Access, ordering: Ordering): Row[] {
  const { memory, space, scope, sync, order } = access;
  const out: Row[] = [];
  const type = `i${width}`;
  const align = width / 8;
  const how = (more: string): string => `ordering=${ordering}${more} scope=${scope} align=${align}`;
  const pointer = `ptr addrspace(${space})`;
  const add = (what: string, mir: string, llvm: string): void => {
    const name = `${what}_${memory}_${width}_${scope}_${ordering}`;
    const kept = what === 'store' ? '' : `  mem.store %r, %q align=${align}\n`;
    const keep = what === 'store' ? '' : `  store ${type} %r, ptr addrspace(1) @Q\n`;
    out.push({
      name,
      mir: `func kernel @${name}() {
entry:
  %t: i32 = gpu.thread.id x
  %v: ${type} = ${width === 32 ? 'copy' : width === 64 ? 'int.zext' : 'int.trunc'} %t
  %q: ptr.global = global.addr @Q
${MIR_POINTERS[memory as keyof typeof MEMORIES]}  mem.store %t, %q align=4
  ${mir.replaceAll('%v', width === 32 ? '%t' : '%v').replaceAll('%c', width === 32 ? '%t' : '%v')}
${kept}  ret
}
`.replace(/^ {2}%v: i32.*\n/m, ''),
      llvm: `define amdgpu_kernel void @${name}() {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = ${width === 32 ? 'add i32 %t, 0' : `${width === 64 ? 'zext' : 'trunc'} i32 %t to ${type}`}
${memory === 'flat' ? '  %p = load ptr, ptr addrspace(1) @Q\n' : ''}  store i32 %t, ptr addrspace(1) @Q
  ${llvm.replaceAll('%c', '%v').replaceAll('%p', memory === 'flat' ? '%p' : memory === 'global' ? '@P' : '@L')}
${keep}  ret void
}
`,
    });
  };
  if (ordering !== 'release' && ordering !== 'acqrel')
    add(
      'load',
      `%r: ${type} = atomic.load %p ${how('')}`,
      `%r = load atomic ${type}, ${pointer} %p ${sync}${order}, align ${align}`,
    );
  if (ordering !== 'acquire' && ordering !== 'acqrel')
    add(
      'store',
      `atomic.store %v, %p ${how('')}`,
      `store atomic ${type} %v, ${pointer} %p ${sync}${order}, align ${align}`,
    );
  // Which operation it is has no say in ordering and scope: some are compared with all of those.
  const every = ordering === 'acqrel' && scope === 'system';
  for (const [kind, llvm] of Object.entries(RMW))
    if (every || EVERYWHERE.has(kind))
      add(
        kind,
        `%r: ${type} = atomic.rmw ${kind} %p, %v ${how('')}`,
        `%r = atomicrmw ${llvm} ${pointer} %p, ${type} %v ${sync}${order}`,
      );
  for (const failure of ['relaxed', 'acquire', 'seqcst'] as const)
    add(
      `cas_${failure}`,
      `%r: ${type}, %ok: i1 = atomic.cmpxchg %p, %c, %v ${how(` failure=${failure}`)}`,
      `%s = cmpxchg ${pointer} %p, ${type} %c, ${type} %v ${sync}${order} ${ORDERINGS[failure]}
  %r = extractvalue { ${type}, i1 } %s, 0`,
    );
  return out;
}

const SYNC = /^\s+((?:global|flat|ds|buffer)_(?!nop)\w+|s_wait_(?!alu)\w+|s_waitcnt\w*)(.*)$/;

/** Operations that the memory does not have. LLVM's first load of the loop is a scalar one. */
function isLoop(name: string): boolean {
  return (
    /^(sub|and|or|xor|[su]max|[su]min)_(global|flat)_/.test(name) ||
    name.startsWith('nand') ||
    (/_(8|16)_/.test(name) && !/^(load|store|and|or|xor)_/.test(name))
  );
}

/**
 * Loops and flat accesses are compared by atomic instructions and cache control: they have other
 * loads and stores in them, and which waits are joined depends on those.
 */
function isCompared(line: string, loop: boolean): boolean {
  if (/^(s_wait|scratch|buffer_(load|store))/.test(line)) return false;
  return !loop || !/^((global|flat)_load|ds_(read|load))/.test(line);
}

/** An instruction without registers; joint waits of gfx12 one by one, none for scalar loads. */
function partsOf(line: string): string[] {
  const match = SYNC.exec(line.replace(/;.*/, ''));
  if (match === null) return [];
  const [, name, rest] = match as unknown as [string, string, string];
  const mods = rest.replace(
    /(?<=\s)(v\d+|v\[\d+:\d+\]|s\[\d+:\d+\]|off|null)(,|(?=\s|$))|offset:\d+/g,
    '',
  );
  const joint = /^s_wait_(\w+cnt)_(\w+cnt)$/.exec(name);
  // Which half of a register a narrow load fills has nothing to do with memory.
  const plain = name
    .replace('_d16_u8', '_u8')
    .replace('_u8_d16', '_u8')
    .replace(/_(u16_)?d16(_b16)?$/, '_u16');
  const names = joint === null ? [plain] : [`s_wait_${joint[1]}`, `s_wait_${joint[2]}`];
  return names
    .filter((one) => one !== 's_wait_kmcnt' && one !== 's_wait_xcnt')
    .map((one) => `${one}${mods}`.replace(/[\s,]+/g, ' ').trim());
}

/** Per function: memory instructions, waits and cache control in order, without registers. */
function sequences(text: string): Map<string, string> {
  const out = new Map<string, string>();
  for (const [, name, body] of text.matchAll(/^(\w+):(?: *;.*)?\n([\s\S]*?)s_endpgm/gm)) {
    const found = body!.split('\n').flatMap(partsOf);
    const loose = isLoop(name!) || name!.includes('_flat_');
    const kept = loose
      ? found.filter((line) => isCompared(line, isLoop(name!)))
      : found.slice(found.findIndex((line) => !line.startsWith('s_wait')));
    out.set(name!, kept.join('; '));
  }
  return out;
}

describe('AMDGCN: atomics', function () {
  this.timeout(120_000);
  const product = rows();
  for (const [i, cpu] of CPUS.entries())
    it(`are LLVM's on ${cpu}`, function () {
      const all = sampled(product, 4, i);
      const llc = requireTool(this, 'llc');
      const { module, errors } = parseMir(all.map(({ mir }) => mir).join('') + MIR_GLOBALS);
      assert.deepEqual(errors, []);
      const ours = sequences(emit(module, cpu));
      assert.equal(ours.size, all.length);
      const input = LLVM_GLOBALS + all.map(({ llvm }) => llvm).join('');
      const theirs = sequences(
        execFileSync(llc, [`-mcpu=${cpu}`, '-o', '-'], {
          input,
          encoding: 'utf8',
          maxBuffer: 1 << 28,
        }),
      );
      const wrong = all
        .filter(({ name }) => ours.get(name) !== theirs.get(name))
        .map(({ name }) => `${name}\n  ours   ${ours.get(name)}\n  theirs ${theirs.get(name)}`);
      assert.deepEqual(wrong, []);
    });
});
