/**
 * What the model of time has to know of a GPU: one row for each that a product is known by. Counts
 * of units, clocks and bandwidths are those of the vendors' data sheets, of one product for each
 * architecture. Latencies are measured ones, rounded: NVIDIA by Jia et al., "Dissecting the NVIDIA
 * Volta GPU Architecture via Microbenchmarking" (2018) and its successors for Ampere and Hopper,
 * AMD by Chips and Cheese. docs/profiling.md says how they are used.
 */

export interface GpuRow {
  readonly product: string;
  /** SMs, compute units. */
  readonly units: number;
  readonly megahertz: number;
  /** Of the memory. */
  readonly gigabytesPerSecond: number;
  /** Bytes that the second-level cache gives in a cycle, to all units together. */
  readonly cacheBytes: number;
  /** Schedulers of a unit, each of which issues one instruction in a cycle. */
  readonly schedulers: number;
  /** Lanes of single and double precision that a unit computes in a cycle. */
  readonly f32: number;
  readonly f64: number;
  /** Warps that fit on a unit at most. */
  readonly warps: number;
  /** Cycles until the result of arithmetic, workgroup memory, cache and memory can be used. */
  readonly latency: {
    readonly arithmetic: number;
    readonly shared: number;
    readonly cache: number;
    readonly memory: number;
  };
}

const VOLTA = { arithmetic: 4, shared: 23, cache: 200, memory: 480 } as const;
const HOPPER = { arithmetic: 4, shared: 30, cache: 260, memory: 600 } as const;
const CDNA = { arithmetic: 4, shared: 64, cache: 300, memory: 700 } as const;
const RDNA = { arithmetic: 5, shared: 50, cache: 250, memory: 600 } as const;

type Sizes = Omit<GpuRow, 'latency'>;

function row(latency: GpuRow['latency'], sizes: Sizes): GpuRow {
  return { ...sizes, latency };
}

// biome-ignore lint/complexity/useMaxParams: a row of a table
function nvidia(
  product: string,
  units: number,
  megahertz: number,
  gigabytesPerSecond: number,
  f32: number,
  f64: number,
  warps: number,
  latency: GpuRow['latency'] = VOLTA,
): GpuRow {
  // Slices of the cache give 64 bytes a cycle to every other SM, about.
  const cacheBytes = units * 32;
  const sizes = { product, units, megahertz, gigabytesPerSecond, f32, f64, warps };
  return row(latency, { ...sizes, cacheBytes, schedulers: 4 });
}

// biome-ignore lint/complexity/useMaxParams: a row of a table
function amd(
  product: string,
  units: number,
  megahertz: number,
  gigabytesPerSecond: number,
  f32: number,
  f64: number,
  warps: number,
  latency: GpuRow['latency'],
): GpuRow {
  const sizes = { product, units, megahertz, gigabytesPerSecond, f32, f64, warps };
  return row(latency, { ...sizes, cacheBytes: units * 64, schedulers: latency === CDNA ? 4 : 2 });
}

const ROWS: Readonly<Record<string, GpuRow>> = {
  sm_60: nvidia('Tesla P100', 56, 1480, 732, 64, 32, 64),
  sm_61: nvidia('GeForce GTX 1080 Ti', 28, 1582, 484, 128, 4, 64),
  sm_70: nvidia('Tesla V100', 80, 1530, 900, 64, 32, 64),
  sm_75: nvidia('Tesla T4', 40, 1590, 320, 64, 2, 32),
  sm_80: nvidia('A100', 108, 1410, 1555, 64, 32, 64),
  sm_86: nvidia('GeForce RTX 3090', 82, 1695, 936, 128, 2, 48),
  sm_87: nvidia('Jetson AGX Orin', 16, 1300, 205, 128, 2, 48),
  sm_89: nvidia('GeForce RTX 4090', 128, 2520, 1008, 128, 2, 48),
  sm_90: nvidia('H100 SXM', 132, 1830, 3350, 128, 64, 64, HOPPER),
  sm_100: nvidia('B200', 148, 1965, 8000, 128, 64, 64, HOPPER),
  sm_120: nvidia('GeForce RTX 5090', 170, 2407, 1792, 128, 2, 48, HOPPER),
  gfx900: amd('Radeon RX Vega 64', 64, 1546, 484, 64, 4, 40, CDNA),
  gfx906: amd('Instinct MI50', 60, 1725, 1024, 64, 32, 40, CDNA),
  gfx908: amd('Instinct MI100', 120, 1502, 1229, 64, 32, 40, CDNA),
  gfx90a: amd('Instinct MI210', 104, 1700, 1638, 64, 64, 32, CDNA),
  gfx942: amd('Instinct MI300X', 304, 2100, 5300, 128, 64, 32, CDNA),
  gfx950: amd('Instinct MI355X', 256, 2400, 8000, 128, 64, 32, CDNA),
  gfx1030: amd('Radeon RX 6900 XT', 80, 2250, 512, 64, 4, 40, RDNA),
  gfx1100: amd('Radeon RX 7900 XTX', 96, 2500, 960, 128, 4, 32, RDNA),
  gfx1101: amd('Radeon RX 7800 XT', 60, 2430, 624, 128, 4, 32, RDNA),
  gfx1102: amd('Radeon RX 7600', 32, 2655, 288, 128, 4, 32, RDNA),
  gfx1151: amd('Radeon 8060S', 40, 2900, 256, 128, 4, 32, RDNA),
  gfx1200: amd('Radeon RX 9060 XT', 32, 3130, 320, 128, 4, 32, RDNA),
  gfx1201: amd('Radeon RX 9070 XT', 64, 2970, 640, 128, 4, 32, RDNA),
};

/** The row of a GPU as compilers name it; undefined where no product is in the table. */
export function gpuRow(cpu: string): GpuRow | undefined {
  const name = cpu.replace(/^(sm_\d+)[af]$/, '$1');
  return Object.hasOwn(ROWS, name) ? ROWS[name] : undefined;
}
