/**
 * Runs kernels on this machine's processor: our LLVM IR for x86-64, compiled by clang with a driver
 * in C that has a thread for each thread of a workgroup. What other compilers made of the same
 * kernels is what the specs expect.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BufferArgument,
  buffersOf,
  checkExpected,
  type ExpandedLaunch,
  expandLaunch,
  type LaunchSpec,
  placeAddresses,
} from '../../../src/emulate/index.ts';

/** What is written in C around a kernel. */
const RUNTIME = `#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static __thread uint32_t thread[3];
static uint32_t group[3];
static uint32_t block[3], grid[3];
static pthread_barrier_t wait;
_Alignas(256) unsigned char gpu_launch_sized_workgroup_mem[1 << 20];
#define ASKED(what, from) \\
  uint32_t warplens_##what##_x(void) { return from[0]; } \\
  uint32_t warplens_##what##_y(void) { return from[1]; } \\
  uint32_t warplens_##what##_z(void) { return from[2]; }
ASKED(thread_id, thread)
ASKED(workgroup_id, group)
ASKED(workgroup_size, block)
ASKED(grid_size, grid)
void warplens_barrier(void) { pthread_barrier_wait(&wait); }
`;

const C_TYPES: Readonly<Record<string, string>> = {
  i1: '_Bool',
  i8: 'uint8_t',
  i16: 'uint16_t',
  i32: 'uint32_t',
  i64: 'uint64_t',
  i128: 'unsigned __int128',
  float: 'float',
  double: 'double',
  half: '_Float16',
  ptr: 'void *',
};

/** Parameters of a kernel as its IR has them: C's types; those in memory as pointers. */
function paramsOf(ir: string, kernel: string): readonly { type: string; byRef: boolean }[] {
  const head = new RegExp(`^define dso_local void @${kernel}\\((.*)\\) convergent`, 'm').exec(ir);
  if (head === null) throw new Error(`no kernel ${kernel}`);
  if (head[1] === '') return [];
  return head[1]!.split(/, (?=[a-z])/).map((param) => ({
    type: C_TYPES[param.split(' ')[0]!]!,
    byRef: param.includes('byref('),
  }));
}

/** Bytes of an argument as an array of C. */
function bytesOf(name: string, bytes: Uint8Array): string {
  return `static _Alignas(64) unsigned char ${name}[] = {${[...bytes].join(',') || '0'}};\n`;
}

function driver(ir: string, launch: ExpandedLaunch): string {
  const params = paramsOf(ir, launch.kernel);
  const buffers = buffersOf(launch);
  const names = new Map<BufferArgument, string>(buffers.map((one, at) => [one, `buffer${at}`]));
  let text = RUNTIME;
  for (const [buffer, name] of names) text += bytesOf(name, buffer.bytes);
  const values: string[] = [];
  let fill = '';
  for (const [at, arg] of launch.args.entries()) {
    if (arg.kind === 'buffer') {
      values.push(names.get(arg)!);
      continue;
    }
    const name = `value${at}`;
    text += bytesOf(
      name,
      placeAddresses(arg, () => 0n),
    );
    for (const { offset, buffer } of arg.addresses) {
      const to = names.get(buffers.find((one) => one.name === buffer)!)!;
      fill += `  { uint64_t at = (uint64_t)${to}; memcpy(${name} + ${offset}, &at, 8); }\n`;
    }
    const param = params[at]!;
    values.push(param.byRef ? name : `*(${param.type} *)${name}`);
  }
  const types = params.map(({ type }) => type).join(', ') || 'void';
  const { grid, block } = launch;
  const count = block[0] * block[1] * block[2];
  return `${text}void ${launch.kernel}(${types});
static void *run(void *number) {
  uint32_t at = (uint32_t)(uintptr_t)number;
  thread[0] = at % block[0];
  thread[1] = at / block[0] % block[1];
  thread[2] = at / block[0] / block[1];
  ${launch.kernel}(${values.join(', ')});
  return 0;
}
int main(void) {
  static pthread_t threads[1024];
  pthread_attr_t attr;
  pthread_attr_init(&attr);
  pthread_attr_setstacksize(&attr, 1 << 18);
  memcpy(block, (uint32_t[]){${block.join(',')}}, 12);
  memcpy(grid, (uint32_t[]){${grid.join(',')}}, 12);
${fill}  for (group[2] = 0; group[2] < ${grid[2]}; group[2]++)
  for (group[1] = 0; group[1] < ${grid[1]}; group[1]++)
  for (group[0] = 0; group[0] < ${grid[0]}; group[0]++) {
    pthread_barrier_init(&wait, 0, ${count});
    for (uintptr_t i = 0; i < ${count}; i++)
      if (pthread_create(&threads[i], &attr, run, (void *)i)) abort();
    for (int i = 0; i < ${count}; i++) pthread_join(threads[i], 0);
    pthread_barrier_destroy(&wait);
  }
${[...names].map(([buffer, name]) => `  fwrite(${name}, 1, ${buffer.bytes.length}, stdout);`).join('\n')}
  return 0;
}
`;
}

/** What differs from the expected results; empty when all is as expected. */
export function runNative(
  clang: string,
  ir: string,
  spec: LaunchSpec,
  level: string,
): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'warplens-native-'));
  const out: string[] = [];
  try {
    writeFileSync(join(folder, 'kernel.ll'), ir);
    const earlier: ReadonlyMap<string, Uint8Array>[] = [];
    for (const [index, one] of spec.launches.entries()) {
      const launch = expandLaunch(one, index, (at, name) => earlier[at]?.get(name));
      writeFileSync(join(folder, 'main.c'), driver(ir, launch));
      const flags = ['-w', '-O1', 'main.c', '-c', '-o', 'main.o'];
      const compile = (args: readonly string[]): void => {
        const { status, stderr } = spawnSync(clang, args, { cwd: folder, encoding: 'utf8' });
        if (status !== 0) throw new Error(stderr.slice(0, 1000));
      };
      compile(flags);
      compile([
        '-w',
        level,
        '-ffp-contract=off',
        'kernel.ll',
        'main.o',
        '-pthread',
        '-lm',
        '-o',
        'run',
      ]);
      const { status, signal, stdout } = spawnSync(join(folder, 'run'), [], {
        maxBuffer: 1 << 28,
        timeout: 60_000,
      });
      if (status !== 0) throw new Error(`the program ended with ${signal ?? status}`);
      const contents = new Map<string, Uint8Array>();
      let at = 0;
      for (const { name, bytes } of buffersOf(launch)) {
        contents.set(name, new Uint8Array(stdout.subarray(at, at + bytes.length)));
        at += bytes.length;
      }
      earlier.push(contents);
      out.push(...checkExpected(launch, contents, one).map((found) => JSON.stringify(found)));
    }
    return out;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
