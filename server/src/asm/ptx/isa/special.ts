/** Special registers (PTX ISA 10): read-only registers with a fixed meaning. */

export interface PtxSpecialRow {
  /** With `*` for a number: `%envreg*`. */
  readonly name: string;
  /** Type when read: `u32`, or `v4.u32` for one with components x, y, z. */
  readonly type: string;
  readonly ptx: number;
  readonly sm: number;
  readonly doc: string;
}

const row = (name: string, type: string, doc: string, ptx = 10, sm = 0): PtxSpecialRow => ({
  name,
  type,
  ptx,
  sm,
  doc,
});

export const ptxSpecialRegisters: readonly PtxSpecialRow[] = [
  row('%tid', 'v4.u32', 'Index of the thread in its block, in x, y and z.'),
  row('%ntid', 'v4.u32', 'Threads of a block in x, y and z.'),
  row('%laneid', 'u32', 'Number of the lane in its warp, 0 to 31.', 13),
  row(
    '%warpid',
    'u32',
    'Number of the warp in its block. It may change while a thread runs; compute it from `%tid` instead.',
    13,
  ),
  row('%nwarpid', 'u32', 'Largest number of warps a multiprocessor may hold.', 20, 20),
  row('%ctaid', 'v4.u32', 'Index of the block in the grid, in x, y and z.'),
  row('%nctaid', 'v4.u32', 'Blocks of the grid in x, y and z.'),
  row('%smid', 'u32', 'Number of the multiprocessor. It may change when the thread is moved.', 13),
  row(
    '%nsmid',
    'u32',
    'Upper bound of multiprocessor numbers; they need not be contiguous.',
    20,
    20,
  ),
  row('%gridid', 'u64', 'Number of the grid launch, for debuggers.', 10),
  row('%is_explicit_cluster', 'pred', 'Whether the launch asked for clusters.', 78, 90),
  row('%clusterid', 'v4.u32', 'Index of the cluster in the grid.', 78, 90),
  row('%nclusterid', 'v4.u32', 'Clusters of the grid.', 78, 90),
  row('%cluster_ctaid', 'v4.u32', 'Index of the block in its cluster.', 78, 90),
  row('%cluster_nctaid', 'v4.u32', 'Blocks of a cluster.', 78, 90),
  row('%cluster_ctarank', 'u32', 'Linear index of the block in its cluster.', 78, 90),
  row('%cluster_nctarank', 'u32', 'Number of blocks of a cluster.', 78, 90),
  row('%lanemask_eq', 'u32', "Mask with only this lane's bit.", 20, 20),
  row('%lanemask_le', 'u32', 'Mask of this lane and all below.', 20, 20),
  row('%lanemask_lt', 'u32', 'Mask of all lanes below this one.', 20, 20),
  row('%lanemask_ge', 'u32', 'Mask of this lane and all above.', 20, 20),
  row('%lanemask_gt', 'u32', 'Mask of all lanes above this one.', 20, 20),
  row('%clock', 'u32', 'Low word of a cycle counter.'),
  row('%clock_hi', 'u32', 'High word of the cycle counter.', 50, 20),
  row('%clock64', 'u64', 'Cycle counter.', 20, 20),
  row('%pm*', 'u32', 'Performance monitor counter.', 13),
  row('%pm*_64', 'u64', 'Performance monitor counter of 64 bits.', 40, 50),
  row('%envreg*', 'b32', 'Environment register, 0 to 31, filled by the driver.', 21),
  row(
    '%globaltimer',
    'u64',
    'Nanoseconds of a global clock, whose step is much longer than a nanosecond.',
    31,
    30,
  ),
  row('%globaltimer_lo', 'u32', 'Low word of the global clock.', 31, 30),
  row('%globaltimer_hi', 'u32', 'High word of the global clock.', 31, 30),
  row(
    '%reserved_smem_offset_begin',
    'b32',
    'Start of the shared memory that the system keeps for itself.',
    76,
    80,
  ),
  row(
    '%reserved_smem_offset_end',
    'b32',
    'End of the shared memory that the system keeps for itself.',
    76,
    80,
  ),
  row(
    '%reserved_smem_offset_cap',
    'b32',
    'Size of the shared memory that the system keeps for itself.',
    76,
    80,
  ),
  row(
    '%reserved_smem_offset_*',
    'b32',
    'Offset within the shared memory that the system keeps for itself.',
    76,
    80,
  ),
  row(
    '%total_smem_size',
    'u32',
    'Bytes of shared memory of the block, fixed and launch-sized together.',
    41,
    20,
  ),
  row(
    '%aggr_smem_size',
    'u32',
    "Bytes of shared memory of the block, the system's part included.",
    81,
    90,
  ),
  row('%dynamic_smem_size', 'u32', 'Bytes of shared memory that the launch asked for.', 41, 20),
  row('%current_graph_exec', 'u64', 'Identifier of the graph that runs, 0 outside graphs.', 80, 50),
];

const exact = new Map(
  ptxSpecialRegisters.filter((r) => !r.name.includes('*')).map((r) => [r.name, r]),
);
const patterns = ptxSpecialRegisters
  .filter((r) => r.name.includes('*'))
  .map((r) => ({ row: r, pattern: new RegExp(`^${r.name.replace('*', '\\d+')}$`) }));

/** The row of a special register's name, without its component. */
export function findPtxSpecial(name: string): PtxSpecialRow | undefined {
  const found = exact.get(name);
  if (found || !name.startsWith('%')) return found;
  return patterns.find((p) => p.pattern.test(name))?.row;
}
