/** What operations of a warp or wave give to the lanes that take part. */
import { foldOp, type Inst } from '../mir/index.ts';
import type { AsmWave } from './asm-waves.ts';

/** A lane that takes part, with its operands and, afterwards, its results. */
export interface Lane {
  readonly lane: number;
  readonly args: readonly bigint[];
  results: readonly bigint[];
}

/** A lane asks for one that does not take part. */
export type MissingLane = (lane: Lane, asked: number) => void;

type Operation = (lanes: readonly Lane[], missing: MissingLane) => void;

const bit = (lane: number): bigint => 1n << BigInt(lane);
const maskOf = (lanes: readonly Lane[], test: (lane: Lane) => boolean): bigint =>
  lanes.reduce((mask, lane) => (test(lane) ? mask | bit(lane.lane) : mask), 0n);

/** The lane that a shuffle reads (PTX ISA, `shfl.sync`); undefined for its own. */
function shuffled(mode: string, lane: number, by: number, clamp: number): number | undefined {
  const segment = (clamp >> 8) & 31;
  const limit = clamp & 31;
  const most = (lane & segment) | (limit & ~segment);
  const least = lane & segment;
  switch (mode) {
    case 'up':
      return lane - by >= most ? lane - by : undefined;
    case 'down':
      return lane + by <= most ? lane + by : undefined;
    case 'bfly':
      return (lane ^ by) <= most ? lane ^ by : undefined;
    default: {
      const from = least | (by & ~segment);
      return from <= most ? from : undefined;
    }
  }
}

/** The second result is the predicate that the lane is inside. */
const shuffle =
  (mode: string): Operation =>
  (lanes, missing) => {
    const byLane = new Map(lanes.map((one) => [one.lane, one]));
    for (const one of lanes) {
      const by = Number(one.args[2]! & 31n);
      const from = shuffled(mode, one.lane, by, Number(one.args[3]! & 0xffffn));
      const source = byLane.get(from ?? one.lane);
      if (source === undefined) missing(one, from!);
      one.results = [(source ?? one).args[1]!, from === undefined ? 0n : 1n];
    }
  };

const all =
  (result: (lanes: readonly Lane[]) => bigint): Operation =>
  (lanes) => {
    const value = result(lanes);
    for (const one of lanes) one.results = [value];
  };

const reduce = (op: Parameters<typeof foldOp>[0]): Operation =>
  all((lanes) =>
    lanes.map(({ args }) => args[1]!).reduce((a, b) => foldOp(op, 'i32', 'i32', [a, b])![0]!),
  );

/** The second result is the predicate that all values are equal. */
const matchAll: Operation = (lanes) => {
  const isSame = lanes.every(({ args }) => args[1] === lanes[0]!.args[1]);
  const mask = isSame ? maskOf(lanes, () => true) : 0n;
  for (const one of lanes) one.results = [mask, isSame ? 1n : 0n];
};

/** The first lane is elected. */
const elect: Operation = (lanes) => {
  const [first] = lanes;
  for (const one of lanes) one.results = [BigInt(first!.lane), one === first ? 1n : 0n];
};

const match: Operation = (lanes) => {
  for (const one of lanes) one.results = [maskOf(lanes, ({ args }) => args[1] === one.args[1])];
};

const ballot = all((lanes) => maskOf(lanes, ({ args }) => args[0] === 1n));

const readLane: Operation = (lanes, missing) => {
  const byLane = new Map(lanes.map((one) => [one.lane, one]));
  for (const one of lanes) {
    const from = Number(one.args[1]! & 63n);
    const source = byLane.get(from);
    if (source === undefined) missing(one, from);
    one.results = [(source ?? one).args[0]!];
  }
};

const truth = (lane: Lane): boolean => lane.args[1] === 1n;

/** Operations by the name of the intrinsic. */
const WAVE_OPERATIONS: Readonly<Record<string, Operation>> = {
  'nvptx.shfl.sync.idx': shuffle('idx'),
  'nvptx.shfl.sync.up': shuffle('up'),
  'nvptx.shfl.sync.down': shuffle('down'),
  'nvptx.shfl.sync.bfly': shuffle('bfly'),
  'nvptx.vote.sync.any': all((lanes) => (lanes.some(truth) ? 1n : 0n)),
  'nvptx.vote.sync.all': all((lanes) => (lanes.every(truth) ? 1n : 0n)),
  'nvptx.vote.sync.uni': all((lanes) =>
    lanes.every((one) => truth(one) === truth(lanes[0]!)) ? 1n : 0n,
  ),
  'nvptx.vote.sync.ballot': all((lanes) => maskOf(lanes, truth)),
  'nvptx.match.any.sync': match,
  'nvptx.match.any.sync.i64': match,
  'nvptx.redux.sync.add': reduce('int.add'),
  'nvptx.redux.sync.and': reduce('int.and'),
  'nvptx.redux.sync.or': reduce('int.or'),
  'nvptx.redux.sync.xor': reduce('int.xor'),
  'nvptx.redux.sync.umin': reduce('int.umin'),
  'nvptx.redux.sync.umax': reduce('int.umax'),
  'nvptx.redux.sync.smin': reduce('int.smin'),
  'nvptx.redux.sync.smax': reduce('int.smax'),
  'nvptx.bar.warp.sync': (lanes) => {
    for (const one of lanes) one.results = [];
  },
  'nvptx.activemask': all((lanes) => maskOf(lanes, () => true)),
  'amdgcn.ballot': ballot,
  'amdgcn.ballot.i32': ballot,
  'amdgcn.ballot.i64': ballot,
  'amdgcn.readfirstlane': all((lanes) => lanes[0]!.args[0]!),
  'amdgcn.readfirstlane_u64': all((lanes) => lanes[0]!.args[0]!),
  'amdgcn.readfirstlane_u32': all((lanes) => lanes[0]!.args[0]!),
  'amdgcn.readlane': readLane,
  'amdgcn.readlane_u32': readLane,
  'amdgcn.readlane_u64': readLane,
  'amdgcn.ds_bpermute': (lanes) => {
    const byLane = new Map(lanes.map((one) => [one.lane, one]));
    for (const one of lanes) {
      // Lanes that are not active give 0.
      const from = Number((one.args[0]! >> 2n) & 63n);
      one.results = [byLane.get(from)?.args[1] ?? 0n];
    }
  },
};

/** Operations of inline PTX by their names without types, with the operands of the intrinsics. */
function asmOperation(name: string): Operation | undefined {
  const [head, , mode = '', type = ''] = name.split('.');
  if (head === 'shfl') return WAVE_OPERATIONS[`nvptx.shfl.sync.${mode}`];
  if (head === 'vote') return WAVE_OPERATIONS[`nvptx.vote.sync.${mode}`];
  if (head === 'redux') {
    const sign = mode === 'min' || mode === 'max' ? type.slice(0, 1) : '';
    return WAVE_OPERATIONS[`nvptx.redux.sync.${sign}${mode}`];
  }
  if (name.startsWith('match.any')) return match;
  if (name.startsWith('match.all')) return matchAll;
  if (name.startsWith('activemask')) return WAVE_OPERATIONS['nvptx.activemask'];
  if (name.startsWith('elect')) return elect;
  return head === 'bar' || head === 'barrier' ? WAVE_OPERATIONS['nvptx.bar.warp.sync'] : undefined;
}

/** Operands of inline PTX in the order of the intrinsics: the mask, which is last, comes first. */
function asmLanes(lanes: readonly Lane[], { operands }: AsmWave): Lane[] {
  return lanes.map(({ lane, args }) => {
    const values = operands.map((one) => (typeof one === 'bigint' ? one : args[one.arg]!));
    return { lane, args: [values.at(-1) ?? 0n, ...values.slice(0, -1)], results: [] };
  });
}

/**
 * Performs an operation of a warp or wave, `asm` when it is located in inline assembly; false when
 * its meaning is not known here.
 */
export function performWave(
  inst: Inst,
  asm: AsmWave | undefined,
  lanes: readonly Lane[],
  missing: MissingLane,
): boolean {
  if (asm === undefined) {
    const operation = WAVE_OPERATIONS[inst.attrs.symbol ?? ''];
    operation?.(lanes, missing);
    return operation !== undefined;
  }
  const operation = asmOperation(asm.operation);
  const own = operation === undefined ? [] : asmLanes(lanes, asm);
  operation?.(own, (lane, asked) => missing(lanes[own.indexOf(lane)]!, asked));
  if (operation === undefined || !asm.isAll) return false;
  own.forEach(({ results }, i) => {
    lanes[i]!.results = inst.results.map((_, k) => {
      if (k === asm.result) return results[0]!;
      // What a vote gives is its predicate.
      return k === asm.flag ? (results[1] ?? results[0]!) : 0n;
    });
  });
  return true;
}
