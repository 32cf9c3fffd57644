/**
 * How many blocks of a launch are on the GPU at once: those that its units have room for. Blocks
 * beyond that start when others have ended, so waiting for one of them is waiting for ever.
 */
import { greatest } from '../base/index.ts';
import { type OccupancyUse, TARGETS } from '../targets/index.ts';
import { StallTimes } from './stalls.ts';

/**
 * Multiprocessors or compute units of the largest product with a processor, as its vendor's
 * datasheet has it: what does not fit there fits nowhere.
 */
const UNITS: Readonly<Record<string, number>> = {
  // NVIDIA: V100, Xavier, Titan RTX, A100, A40, Orin, L40S, H200, B200, B300, Thor, RTX PRO 6000.
  sm_70: 80,
  sm_72: 8,
  sm_75: 72,
  sm_80: 108,
  sm_86: 84,
  sm_87: 16,
  sm_89: 142,
  sm_90: 132,
  sm_100: 148,
  sm_103: 160,
  sm_110: 20,
  sm_120: 188,
  sm_121: 48,
  // AMD: Vega 64, MI50 and MI60, MI100, MI250, MI300X, MI355X, RX 6900 XT, RX 7900 XTX, RX 9070 XT.
  gfx900: 64,
  gfx906: 64,
  gfx908: 120,
  gfx90a: 110,
  gfx942: 304,
  gfx950: 256,
  gfx1030: 80,
  gfx1100: 96,
  gfx1201: 64,
};

/** The fewest registers that a kernel can take, so that they never limit what is certain. */
const REGISTERS = 16;
/** Blocks that a unit has room for at most, of processors without figures. */
const GROUPS = 32;

/** Units of the largest GPU of a vendor: what does not fit there fits nowhere. */
function largest(vendor: RegExp): number {
  return greatest(Object.entries(UNITS).map(([cpu, units]) => (vendor.test(cpu) ? units : 0)));
}

/**
 * Blocks that are resident at once at most, on the largest GPU with a processor. Registers are the
 * fewest possible where they are not known.
 */
export function residentBlocks(
  { name, cpu }: { readonly name: 'ptx' | 'amdgcn'; readonly cpu: string },
  { threads, workgroupBytes, ...known }: Omit<OccupancyUse, 'registers'> & Partial<OccupancyUse>,
): number {
  const isPtx = name === 'ptx';
  const units = UNITS[isPtx ? cpu.replace(/[af]$/, '') : cpu] ?? largest(isPtx ? /^sm/ : /^gfx/);
  const model = TARGETS[name]?.occupancy(cpu);
  if (model === undefined) return units * GROUPS;
  const { groups } = model.of({ registers: REGISTERS, ...known, threads, workgroupBytes });
  // Two compute units of AMD's newer chips make one unit of workgroup memory.
  return Math.max(1, Math.floor((units * groups) / (model.unit === 'WGP' ? 2 : 1)));
}

/** Why a cooperative launch is refused: more blocks than are resident at once. */
export function cooperativeProblem(blocks: number, room: number, cpu: string): string | undefined {
  if (blocks <= room) return undefined;
  return `a cooperative launch of ${blocks} blocks: ${cpu} has room for ${room} of them`;
}

/** Blocks that take turns at first: more cost memory and time where none waits for another. */
const FIRST = 256;

/** Which blocks of a launch are there, up to what the GPU has room for. */
export class Room {
  private readonly most: number;
  private readonly total: number;
  private readonly together: number;
  private limit: number;
  private next = 0;
  private starting = 1;
  private readonly times = new StallTimes();

  /**
   * @param most blocks that are resident at once at most
   * @param total blocks of the launch
   * @param together blocks that start together: those of a cluster
   */
  constructor(most: number, total: number, together = 1) {
    this.most = most;
    this.total = total;
    this.together = together;
    this.limit = Math.min(FIRST, most);
  }

  /** Blocks that have not started. */
  get pending(): number {
    return this.total - this.next;
  }

  /** Starts blocks beside `resident` others: the numbers of the first one of each cluster. */
  start(resident: number): number[] {
    const out: number[] = [];
    while (out.length < this.starting && !this.isFull(resident + out.length * this.together)) {
      out.push(this.next);
      this.next += this.together;
    }
    return out;
  }

  /**
   * The resident blocks have had a turn. Where all of them wait for others, twice as many start the
   * next time.
   */
  turnOver(isWaiting: boolean): void {
    this.starting = isWaiting ? 2 * this.starting : 1;
  }

  /** May no other block start beside those that are there? One cluster may, however large. */
  isFull(resident: number): boolean {
    return this.pending <= 0 || (resident > 0 && resident + this.together > this.limit);
  }

  /** All that are there wait for others: more may start. False where the GPU has no more room. */
  grow(): boolean {
    if (this.pending <= 0 || this.limit >= this.most) return false;
    this.limit = Math.min(this.most, 2 * this.limit);
    this.times.again();
    return true;
  }

  /** As `StallTimes.at`; 0 while others may start. */
  budget(resident: number, steps: number, spinning: number): number {
    return this.isFull(resident) ? this.times.at(steps, spinning) : 0;
  }
}
