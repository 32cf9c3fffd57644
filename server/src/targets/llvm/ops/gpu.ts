/** Indices, sizes, barriers, intrinsics of one machine and inline assembly. */
import { type Inst, isPtr, type MirType } from '../../../mir/index.ts';
import { bareName } from '../../amdgcn/index.ts';
import { findIntrinsic, type IntrinsicRow, LLVM_NAMES } from '../../ptx/index.ts';
import type { FuncPrinter, Rule } from '../func-printer.ts';
import { AMD_INTRINSICS } from '../intrinsics-amdgcn.ts';
import { amdAsm } from './amd-asm.ts';
import { asmTemplate, quotedAsm } from './asm-text.ts';
import { resultType } from './control.ts';
import { namedCall } from './named-call.ts';

/** One machine's ways. */
interface Machine {
  readonly threadId: Rule;
  readonly workgroupId: Rule;
  readonly workgroupSize: Rule;
  readonly gridSize: Rule;
  readonly dispatchPtr: Rule;
  readonly implicitArgs: Rule;
  readonly barrier: Rule;
  readonly intrinsic: Rule;
  readonly asm: Rule;
}

/** A special register of one dimension. */
const register =
  (prefix: string): Rule =>
  (p, { results: [r], attrs }) =>
    p.assign(r!, p.intrinsic(`${prefix}.${attrs.dim ?? 'x'}`, 'i32', []));

const BARRIER = 'llvm.nvvm.barrier.cta.sync.aligned.all';

const nvidia: Machine = {
  threadId: register('llvm.nvvm.read.ptx.sreg.tid'),
  workgroupId: register('llvm.nvvm.read.ptx.sreg.ctaid'),
  workgroupSize: register('llvm.nvvm.read.ptx.sreg.ntid'),
  gridSize: register('llvm.nvvm.read.ptx.sreg.nctaid'),
  implicitArgs: (p) => p.unsupported('implicit arguments: NVIDIA has none'),
  dispatchPtr: (p) => p.unsupported('a dispatch packet: NVIDIA has none'),
  barrier: (p) => p.statement(p.intrinsic(BARRIER, 'void', ['i32 0'])),
  intrinsic: (p, inst) => {
    const symbol = inst.attrs.symbol!;
    if (inst.attrs.llvm !== undefined) return namedCall(p, inst, inst.attrs.llvm);
    const row = findIntrinsic(symbol);
    if (row === undefined) return p.unsupported(`intrinsic ${symbol}`);
    const name = Object.keys(LLVM_NAMES).find(
      (one) => LLVM_NAMES[one] === (LLVM_NAMES[symbol] ?? symbol),
    );
    if (name === undefined) asmOfRow(p, inst, row);
    else defineCall(p, inst, name, []);
  },
  asm: (p, inst) => {
    const text = asmTemplate(
      String(inst.attrs.imm?.[0] ?? ''),
      [...inst.results, ...inst.args].map((_, i) => i),
    );
    asm(p, inst, text, true);
  },
};

/**
 * The dispatch packet holds three halfwords of workgroup sizes at 4 and three words of grid sizes
 * at 12 (HSA 1.2, 2.9).
 */
function packetField(p: FuncPrinter, type: string, offset: number): string {
  const packet = p.temp(p.intrinsic('llvm.amdgcn.dispatch.ptr', 'ptr addrspace(4)', []));
  const place = p.temp(`getelementptr inbounds i8, ptr addrspace(4) ${packet}, i64 ${offset}`);
  const align = type === 'i16' ? 2 : 4;
  return p.temp(`load ${type}, ptr addrspace(4) ${place}, align ${align}, !invariant.load !0`);
}

const DIM = { x: 0, y: 1, z: 2 } as const;

function packetSize(p: FuncPrinter, { attrs }: Inst): string {
  const half = packetField(p, 'i16', 4 + 2 * DIM[attrs.dim ?? 'x']);
  return `zext i16 ${half} to i32`;
}

const amd: Machine = {
  threadId: register('llvm.amdgcn.workitem.id'),
  workgroupId: register('llvm.amdgcn.workgroup.id'),
  workgroupSize: (p, inst) => p.assign(inst.results[0], packetSize(p, inst)),
  gridSize: (p, inst) => {
    const size = p.temp(packetSize(p, inst));
    const threads = packetField(p, 'i32', 12 + 4 * DIM[inst.attrs.dim ?? 'x']);
    const less = p.temp(`add i32 ${size}, -1`);
    const sum = p.temp(`add i32 ${threads}, ${less}`);
    p.assign(inst.results[0], `udiv i32 ${sum}, ${size}`);
  },
  implicitArgs: (p, { results: [r] }) =>
    p.assign(r!, p.intrinsic('llvm.amdgcn.implicitarg.ptr', 'ptr addrspace(4)', [])),
  dispatchPtr: (p, { results: [r] }) =>
    p.assign(r!, p.intrinsic('llvm.amdgcn.dispatch.ptr', 'ptr addrspace(4)', [])),
  barrier: (p) => {
    p.statement('fence syncscope("workgroup") release');
    p.statement(p.intrinsic('llvm.amdgcn.s.barrier', 'void', []));
    p.statement('fence syncscope("workgroup") acquire');
  },
  intrinsic: (p, inst) => {
    const symbol = inst.attrs.symbol!;
    if (inst.attrs.llvm !== undefined) return namedCall(p, inst, inst.attrs.llvm);
    const row = AMD_INTRINSICS[bareName(symbol)];
    const name = row?.name ?? (symbol.startsWith('llvm.amdgcn.') ? symbol : undefined);
    if (name === undefined) return p.unsupported(`intrinsic ${symbol}`);
    const imms = inst.attrs.imm ?? [];
    const types = row?.imms ?? imms.map(() => 'i32');
    defineCall(
      p,
      inst,
      name,
      types.map((type, i) => `${type} ${type === 'i1' ? Boolean(imms[i]) : String(imms[i] ?? 0)}`),
    );
  },
  asm: amdAsm,
};

/** Calls an intrinsic of LLVM with the operands and immediates of ours. */
function defineCall(p: FuncPrinter, inst: Inst, name: string, imms: readonly string[]): void {
  const type = resultType(
    inst.results.map((r) => r.type),
    (one) => p.type(one),
  );
  const text = p.intrinsic(name, type, [...inst.args.map((arg) => p.typed(arg)), ...imms]);
  const [result] = inst.results;
  if (result === undefined) p.statement(text);
  else p.assign(result, text);
}

/** Constraint letters of inline assembly for NVIDIA, by register type. */
const LETTERS: Readonly<Record<string, string>> = {
  i1: 'b',
  i8: 'h',
  i16: 'h',
  i32: 'r',
  i64: 'l',
  i128: 'q',
  f16: 'h',
  f32: 'f',
  f64: 'd',
};

const letter = (type: MirType): string => (isPtr(type) ? 'l' : LETTERS[type]!);

/** An instruction that LLVM has no intrinsic for, as the text of our table. */
function asmOfRow(p: FuncPrinter, inst: Inst, row: IntrinsicRow): void {
  const temps = (row.temps ?? []).map(
    (type, i) => `.reg .${type === 'f16' ? 'b16' : type} %t${i};`,
  );
  const imms = inst.attrs.imm ?? [];
  const count = inst.args.length + inst.results.length;
  const lines = row.code.map((line) =>
    `${line};`.replace(/\$(\d+)/g, (all, index: string) =>
      Number(index) < count ? all : String(imms[Number(index) - count] ?? 0),
    ),
  );
  const text = temps.length === 0 ? lines.join(' ') : `{ ${[...temps, ...lines].join(' ')} }`;
  asm(p, inst, text, row.pure !== true);
}

function asm(p: FuncPrinter, inst: Inst, text: string, effects: boolean): void {
  const { args, results } = inst;
  const constraints = [
    ...results.map((r) => `=${letter(r.type)}`),
    ...args.map((a) => letter(a.type)),
    ...(effects ? ['~{memory}'] : []),
  ].join(',');
  const type =
    results.length > 2
      ? `{ ${results.map((r) => p.type(r.type)).join(', ')} }`
      : resultType(
          results.map((r) => r.type),
          (one) => p.type(one),
        );
  const call = `call ${type} asm ${effects ? 'sideeffect ' : ''}"${quotedAsm(text)}", "${constraints}"(${args
    .map((arg) => p.typed(arg))
    .join(', ')})`;
  const [only] = results;
  if (only === undefined) p.statement(call);
  else if (results.length === 1) p.assign(only, call);
  else {
    const made = p.temp(call);
    results.forEach((result, i) => {
      p.assign(result, `extractvalue ${type} ${made}, ${i}`);
    });
  }
}

/** What a thread is asked on the host comes from who runs it. */
const asked =
  (what: string): Rule =>
  (p, { results: [r], attrs }) => {
    const name = `warplens_${what}_${attrs.dim ?? 'x'}`;
    p.env.declare(`declare i32 @${name}()`);
    p.assign(r!, `call i32 @${name}()`);
  };

const host: Machine = {
  threadId: asked('thread_id'),
  workgroupId: asked('workgroup_id'),
  workgroupSize: asked('workgroup_size'),
  gridSize: asked('grid_size'),
  dispatchPtr: (p) => p.unsupported('a dispatch packet: the host has none'),
  implicitArgs: (p) => p.unsupported('implicit arguments: the host has none'),
  barrier: (p) => {
    p.env.declare('declare void @warplens_barrier()');
    p.statement('call void @warplens_barrier()');
  },
  intrinsic: (p, { attrs }) => p.unsupported(`intrinsic ${attrs.symbol!} on the host`),
  asm: (p) => p.unsupported('inline assembly of a GPU on the host'),
};

/** `llvm.spv.*` gives 64 bits. */
const builtin =
  (name: string): Rule =>
  (p, { results: [r], attrs }) => {
    const index = `i32 ${DIM[attrs.dim ?? 'x']}`;
    const wide = p.temp(p.intrinsic(`llvm.spv.${name}.i64`, 'i64', [index]));
    p.assign(r!, `trunc i64 ${wide} to i32`);
  };

const spirv: Machine = {
  threadId: builtin('thread.id.in.group'),
  workgroupId: builtin('group.id'),
  workgroupSize: builtin('workgroup.size'),
  gridSize: builtin('num.workgroups'),
  dispatchPtr: (p) => p.unsupported('a dispatch packet: SPIR-V has none'),
  implicitArgs: (p) => p.unsupported('implicit arguments: SPIR-V has none'),
  barrier: (p) => {
    const name = '_Z22__spirv_ControlBarrieriii';
    p.env.declare(`declare spir_func void @${name}(i32, i32, i32) convergent`);
    // Scope workgroup for both, and memory of the workgroup, sequentially consistent.
    p.statement(`call spir_func void @${name}(i32 2, i32 2, i32 272)`);
  },
  intrinsic: (p, { attrs }) => p.unsupported(`intrinsic ${attrs.symbol!} in SPIR-V`),
  asm: (p) => p.unsupported('inline assembly of a GPU in SPIR-V'),
};

const MACHINES = { nvptx64: nvidia, amdgcn: amd, x86_64: host, spirv64: spirv } as const;

const by =
  (name: keyof Machine): Rule =>
  (p, inst) =>
    MACHINES[p.flavour.arch][name](p, inst);

export const GPU_RULES = {
  'gpu.thread.id': by('threadId'),
  'gpu.workgroup.id': by('workgroupId'),
  'gpu.workgroup.size': by('workgroupSize'),
  'gpu.grid.size': by('gridSize'),
  'gpu.dispatch.ptr': by('dispatchPtr'),
  'gpu.implicit.args': by('implicitArgs'),
  'gpu.barrier': by('barrier'),
  'gpu.intrinsic': by('intrinsic'),
  'gpu.compute': by('intrinsic'),
  'gpu.asm': by('asm'),
} satisfies Readonly<Record<string, Rule>>;
