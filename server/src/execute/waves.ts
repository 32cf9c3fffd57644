/** What operations of a warp or wave give to the lanes that take part. */
import type { Inst } from '../mir/index.ts';
import { foldOp } from '../mir/index.ts';

/** A lane that takes part, with its operands and, afterwards, its results. */
export interface Lane {
  readonly lane: number;
  readonly args: readonly bigint[];
  results: readonly bigint[];
}

/** A lane asks for one that does not take part. */
export type MissingLane = (lane: Lane, asked: number) => void;

type Operation = (lanes: readonly Lane[], missing: MissingLane, inst: Inst) => void;

const bit = (lane: number): bigint => 1n << BigInt(lane);
const maskOf = (lanes: readonly Lane[], test: (lane: Lane) => boolean): bigint =>
  lanes.reduce((mask, lane) => (test(lane) ? mask | bit(lane.lane) : mask), 0n);

/** The lane that a shuffle reads (PTX ISA, `shfl.sync`), or its own. */
function shuffled(mode: string, lane: number, by: number, clamp: number): number {
  const segment = (clamp >> 8) & 31;
  const limit = clamp & 31;
  const most = (lane & segment) | (limit & ~segment);
  const least = lane & segment;
  switch (mode) {
    case 'up':
      return lane - by >= most ? lane - by : lane;
    case 'down':
      return lane + by <= most ? lane + by : lane;
    case 'bfly':
      return (lane ^ by) <= most ? lane ^ by : lane;
    default: {
      const from = least | (by & ~segment);
      return from <= most ? from : lane;
    }
  }
}

const shuffle =
  (mode: string): Operation =>
  (lanes, missing) => {
    const byLane = new Map(lanes.map((one) => [one.lane, one]));
    for (const one of lanes) {
      const from = shuffled(
        mode,
        one.lane,
        Number(one.args[2]! & 31n),
        Number(one.args[3]! & 0xffffn),
      );
      const source = byLane.get(from);
      if (source === undefined) missing(one, from);
      one.results = [(source ?? one).args[1]!];
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
export const WAVE_OPERATIONS: Readonly<Record<string, Operation>> = {
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
  'amdgcn.ds_bpermute': (lanes, _missing, inst) => {
    const byLane = new Map(lanes.map((one) => [one.lane, one]));
    void inst;
    for (const one of lanes) {
      // Lanes that are not active give 0.
      const from = Number((one.args[0]! >> 2n) & 63n);
      one.results = [byLane.get(from)?.args[1] ?? 0n];
    }
  },
};
