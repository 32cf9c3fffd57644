/**
 * What a kernel file computes on the host: the same text built by rustc natively, one thread of the
 * system for each thread of the grid, and the launches of its spec run one after the other. Used to
 * write a spec's expectations and to check them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BufferContents,
  expandLaunch,
  type Launch,
  type LaunchSpec,
} from '../../src/emulate/index.ts';
import { PATIENCE, readRepo } from '../kit/index.ts';

/** A spec as the corpus has it; `host_stub` names the style of the file's `mod gpu`. */
export interface KernelCase extends LaunchSpec {
  readonly host_stub: string;
}

const HOST = 'test-fixtures/kernels-host/host.rs';

/** The functions that each style of `mod gpu` offers. */
const STUBS: Readonly<Record<string, (what: string) => string>> = {
  '1d': (what) => `pub fn ${what}() -> usize { super::host_gpu::${what}().0 as usize }`,
  u32: (what) => `pub fn ${what}() -> u32 { super::host_gpu::${what}().0 }`,
  xyz: (what) =>
    ['x', 'y', 'z']
      .map((axis, i) => `pub fn ${what}_${axis}() -> u32 { super::host_gpu::${what}().${i} }`)
      .join(' '),
  dim3: (what) =>
    `pub fn ${what}() -> Dim3 { let (x, y, z) = super::host_gpu::${what}(); Dim3 { x: x as usize, y: y as usize, z: z as usize } }`,
};

/** What lanes of a warp of 32 tell each other; all of them call together. */
const WARP = `
  pub fn lane() -> u32 { super::host_gpu::lane() }
  pub fn shuffle(v: u32, from: u32) -> u32 {
    let seen = super::host_gpu::show(v as u64);
    seen[from as usize % 32] as u32
  }
  pub fn shuffle_xor(v: u32, mask: u32) -> u32 { shuffle(v, lane() ^ mask) }
  pub fn shuffle_up(v: u32, by: u32) -> u32 { shuffle(v, if lane() < by { lane() } else { lane() - by }) }
  pub fn shuffle_down(v: u32, by: u32) -> u32 { shuffle(v, if lane() + by < 32 { lane() + by } else { lane() }) }
  pub fn match_any(v: u32) -> u32 {
    let seen = super::host_gpu::show(v as u64);
    seen.iter().enumerate().map(|(i, s)| ((*s == v as u64) as u32) << i).sum()
  }
  pub fn ballot(v: bool) -> u32 {
    let seen = super::host_gpu::show(v as u64);
    seen.iter().enumerate().map(|(i, s)| (*s as u32) << i).sum()
  }`;

function hostModule(style: string): string {
  const stub = STUBS[style];
  if (!stub) throw new Error(`there is no style ${style}`);
  const functions = ['thread_idx', 'block_idx', 'block_dim', 'grid_dim'].map(stub);
  const dim3 =
    style === 'dim3'
      ? '#[derive(Clone, Copy)] pub struct Dim3 { pub x: usize, pub y: usize, pub z: usize }'
      : '';
  return `#[allow(dead_code)] mod gpu { ${dim3} ${functions.join(' ')} ${WARP}
    pub fn barrier() { super::host_gpu::barrier() }
    pub fn workgroup_mem<T>() -> *mut T { super::host_gpu::workgroup_mem() as *mut T } }`;
}

/** The call of one launch; arguments are read from the bytes of their values. */
function callOf(launch: Launch): string {
  const list = (values: readonly number[]): string =>
    `(${[0, 1, 2].map((i) => values[i] ?? 1).join(', ')})`;
  const args = launch.args.map((_, i) => `host_gpu::argument(&host, ${i})`).join(', ');
  return `{ let host = host_gpu::Launch::read(&mut input);
    host_gpu::run(${list(launch.grid)}, ${list(launch.block)}, ${launch.workgroup_mem ?? 0}, || unsafe { ${launch.kernel}(${args}) });
    host.write(&mut output); }`;
}

/** Final contents of the buffers of each launch. Throws rustc's words, or what the program said. */
export function runNatively(
  rustc: string,
  text: string,
  spec: KernelCase,
  options: { readonly debugAssertions?: boolean } = {},
): BufferContents[] {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-'));
  try {
    const program = join(folder, 'main');
    const source = join(folder, 'main.rs');
    const body = text
      .replaceAll('extern "gpu-kernel" fn', 'extern "C" fn')
      .replaceAll('#[unsafe(no_mangle)]', '#[inline(never)]');
    const main = `fn main() { let mut input = std::io::stdin().lock(); let mut output = std::io::stdout().lock();
      ${spec.launches.map(callOf).join('\n')} }`;
    writeFileSync(
      source,
      `${body}\n${hostModule(spec.host_stub)}\nmod host_gpu {\n${readRepo(HOST)}\n}\n${main}\n`,
    );
    const checks = options.debugAssertions === true ? 'on' : 'off';
    execFileSync(
      rustc,
      [
        '--edition=2024',
        '-Copt-level=1',
        '-Cdebuginfo=0',
        `-Cdebug-assertions=${checks}`,
        `-Coverflow-checks=${checks}`,
        '-Awarnings',
        '-o',
        program,
        source,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 1 << 26 },
    );
    return runLaunches(program, spec);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Each launch on its own start: what an earlier launch left is known by then. */
function runLaunches(program: string, spec: KernelCase): BufferContents[] {
  // A launch may start with what an earlier one left, so inputs are given as far as they are known
  // and the program is run again.
  const done: Map<string, Uint8Array>[] = [];
  for (let count = 1; count <= spec.launches.length; count++) {
    const isLast = count === spec.launches.length;
    const needsEarlier = spec.launches[count]?.args.some(
      (arg) => 'buffer' in arg && arg.init?.gen === 'from',
    );
    if (!isLast && needsEarlier !== true) continue;
    const launches = spec.launches.map((launch, index) =>
      expandLaunch(
        launch,
        index,
        (k, name) => done[k]?.get(name) ?? new Uint8Array(sizeIn(spec, k, name)),
      ),
    );
    const parts = launches.flatMap((launch) => [
      words(launch.args.length),
      ...launch.args.flatMap((arg) => [
        words(arg.kind === 'buffer' ? 1 : 0, arg.bytes.length),
        Buffer.from(arg.bytes),
      ]),
    ]);
    const out = execFileSync(program, {
      input: Buffer.concat(parts),
      maxBuffer: 1 << 28,
      timeout: PATIENCE,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let at = 0;
    done.length = 0;
    for (const launch of launches) {
      const mine = new Map<string, Uint8Array>();
      for (const arg of launch.args) {
        if (arg.kind !== 'buffer') continue;
        mine.set(arg.name, new Uint8Array(out.subarray(at, at + arg.bytes.length)));
        at += arg.bytes.length;
      }
      done.push(mine);
    }
  }
  return done;
}

/** Bytes of a buffer whose contents are not known yet. */
function sizeIn(spec: KernelCase, launch: number, name: string): number {
  const arg = spec.launches[launch]?.args.find((a) => a.name === name);
  if (!arg || !('buffer' in arg)) throw new Error(`launch ${launch} has no buffer ${name}`);
  return expandLaunch(
    {
      ...spec.launches[launch]!,
      args: [{ name, buffer: arg.buffer, length: arg.length, role: 'out' }],
    },
    0,
    () => undefined,
  ).args[0]!.bytes.length;
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [i, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), i * 8);
  return bytes;
}
