/**
 * Operations whose meaning is the target's own: intrinsics that have no code here, and inline
 * assembly. A kernel that holds nothing but the operation is emitted as the target's text, and its
 * simulator runs it for the lanes that take part.
 */
import { type RunResult, runAmdgcn, runPtx } from '../emulate/index.ts';
import {
  addBlockParam,
  Builder,
  byteSize,
  createBlock,
  createFunc,
  createModule,
  type Inst,
  type Module,
} from '../mir/index.ts';
import { TARGETS } from '../targets/index.ts';
import type { ExecuteTarget } from './api.ts';

/** Bytes of an operand or result. */
const SLOT = 16;
const KERNEL = 'operation';

/** Text that is more than a computation of the lanes. */
const MEMORY =
  /\b(?:ld|st|atom|red|cp|mbarrier|bar|barrier|ldmatrix|stmatrix|wmma|wgmma|tcgen05|tensormap|prefetch|membar|fence|call|ret|exit|trap|multimem|ds_\w+|global_\w+|flat_\w+|buffer_\w+|scratch_\w+|image_\w+|s_load\w*|s_store\w*|s_barrier\w*|s_endpgm|s_trap)\b/;
const PLACE = /%(?:n?tid|n?ctaid|n?clusterid|cluster_n?cta\w+|warpid|nwarpid)\b/;

interface Emitted {
  readonly text: string;
  readonly problem: string | undefined;
}

/** The operations of one execution that run as the target's text, each emitted once. */
export class ForeignOperations {
  private readonly target: ExecuteTarget;
  private readonly emitted = new Map<Inst, Emitted>();

  constructor(target: ExecuteTarget) {
    this.target = target;
  }

  /**
   * Results by lane, or what cannot be executed, by name. `numbers`: the lanes whose operands are
   * in `lanes`.
   */
  run(
    inst: Inst,
    lanes: readonly (readonly bigint[])[],
    numbers: readonly number[],
  ): readonly (readonly bigint[])[] | string {
    let found = this.emitted.get(inst);
    if (found === undefined) {
      found = emit(this.target, inst);
      this.emitted.set(inst, found);
    }
    return runEmitted(this.target, inst, found, lanes, numbers);
  }
}

function runEmitted(
  target: ExecuteTarget,
  inst: Inst,
  { text, problem }: Emitted,
  lanes: readonly (readonly bigint[])[],
  numbers: readonly number[],
): readonly (readonly bigint[])[] | string {
  if (problem !== undefined) return problem;
  const size = target.waveSize;
  const [inBytes, outBytes] = [SLOT * (inst.args.length + 1), SLOT * inst.results.length];
  const input = new Uint8Array(size * inBytes);
  const view = new DataView(input.buffer);
  lanes.forEach((operands, i) => {
    const at = numbers[i]! * inBytes;
    view.setUint32(at, 1, true);
    operands.forEach((bits, k) => {
      view.setBigUint64(at + SLOT * (k + 1), BigInt.asUintN(64, bits), true);
      view.setBigUint64(at + SLOT * (k + 1) + 8, BigInt.asUintN(64, bits >> 64n), true);
    });
  });
  const result = runText(target, text, input, size * Math.max(outBytes, SLOT));
  const fault = result.diagnostics.find(({ severity }) => severity === 'error');
  const bytes = result.buffers[0]?.get('out');
  if (fault !== undefined || bytes === undefined)
    return `${nameOf(inst)} (${fault?.message ?? 'no result'})`;
  const out = new DataView(bytes.buffer, bytes.byteOffset);
  return numbers.map((lane) =>
    inst.results.map(({ type }, k) => {
      const at = lane * outBytes + SLOT * k;
      const bits = out.getBigUint64(at, true) | (out.getBigUint64(at + 8, true) << 64n);
      return BigInt.asUintN(8 * byteSize(type), bits);
    }),
  );
}

function nameOf({ op, attrs }: Inst): string {
  if (op !== 'gpu.asm') return `the intrinsic \`${attrs.symbol}\``;
  const [first = ''] = `${attrs.imm?.[0] ?? ''}`.trim().split('\n');
  return `the inline assembly \`${first.trim()}\``;
}

function runText(
  target: ExecuteTarget,
  text: string,
  input: Uint8Array,
  outBytes: number,
): RunResult {
  const values = [...input];
  const spec = {
    launches: [
      {
        kernel: KERNEL,
        grid: [1],
        block: [target.waveSize],
        args: [
          {
            name: 'in',
            buffer: 'u8' as const,
            length: input.length,
            role: 'scratch' as const,
            init: { gen: 'values' as const, values },
          },
          {
            name: 'out',
            buffer: 'u8' as const,
            length: outBytes,
            role: 'scratch' as const,
            init: { gen: 'zeros' as const },
          },
        ],
      },
    ],
  };
  return target.name === 'ptx' ? runPtx(text, spec) : runAmdgcn(text, spec, { cpu: target.cpu });
}

function emit(target: ExecuteTarget, inst: Inst): Emitted {
  const problem = nameOf(inst);
  const text = inst.op === 'gpu.asm' ? `${inst.attrs.imm?.[0] ?? ''}` : (inst.attrs.symbol ?? '');
  if (inst.op === 'gpu.asm') {
    if (MEMORY.test(text)) return { text: '', problem: `${problem}, which accesses memory,` };
    if (PLACE.test(text))
      return { text: '', problem: `${problem}, which reads the thread's place,` };
  } else if (inst.args.some(({ type }) => type.startsWith('ptr')))
    return { text: '', problem: `${problem}, which accesses memory,` };
  const result = TARGETS[target.name]!.emitModule(moduleOf(inst), {
    cpu: target.cpu,
    kernels: [KERNEL],
  });
  const [first] = result.problems;
  if (first !== undefined) return { text: '', problem: `${problem} (${first.message})` };
  return { text: result.text, problem: undefined };
}

/** A kernel that performs the operation in the lanes whose record says so. */
function moduleOf(inst: Inst): Module {
  const module = createModule(KERNEL);
  const params = ['in', 'out'].map((name) => ({
    name,
    pass: 'scalar' as const,
    type: 'ptr.global' as const,
    size: 8,
    align: 8,
  }));
  const fn = createFunc(KERNEL, 'kernel', ['ptr.global', 'ptr.global'], [], params);
  module.funcs.set(KERNEL, fn);
  const entry = createBlock(fn, 'entry');
  const [input, output] = params.map(({ name }) =>
    addBlockParam(fn, entry, 'ptr.global', name),
  ) as [ReturnType<typeof addBlockParam>, ReturnType<typeof addBlockParam>];
  const b = new Builder(fn, entry);
  const lane = b.value('int.zext', [b.value('gpu.thread.id', [], 'i32', { dim: 'x' })], 'i64');
  const record = (base: typeof input, size: number) =>
    b.ptrAdd(base, b.value('int.mul', [lane, b.int('i64', size)], 'i64'));
  const from = record(input, SLOT * (inst.args.length + 1));
  const to = record(output, SLOT * inst.results.length);
  const active = b.icmp('ne', b.load('i32', from, 4), b.int('i32', 0));
  const body = b.newBlock();
  const end = b.newBlock();
  b.brIf(active, body, end);
  b.block = body;
  const operands = inst.args.map(({ type, def }, i) => {
    // What must be a constant is one here too.
    if ('op' in def && (def.op === 'const.int' || def.op === 'const.float'))
      return b.value(def.op, [], type, { bits: def.attrs.bits! });
    return b.load(type, b.ptrAdd(from, b.int('i64', SLOT * (i + 1))), byteSize(type));
  });
  const made = b.emit(
    inst.op,
    operands,
    inst.results.map(({ type }) => type),
    inst.attrs,
  );
  made.results.forEach((result, i) => {
    b.store(result, b.ptrAdd(to, b.int('i64', SLOT * i)), byteSize(result.type));
  });
  b.br(end);
  b.block = end;
  b.ret([]);
  return module;
}
