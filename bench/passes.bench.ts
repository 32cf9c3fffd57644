/**
 * How long the pass pipeline takes, on generated MIR in the style of unoptimised Rust: one kernel
 * that calls a chain of small functions over stack slots. Prints a table; `npx tsx
 * bench/passes.bench.ts`.
 */
import { parseMir } from '../server/src/mir/index.ts';
import { optimize, PassStats } from '../server/src/passes/index.ts';

/**
 * A kernel with `stages` inlined iterator steps; about 60 instructions each before optimisation.
 */
function source(stages: number): string {
  let out = `
func device @next(ptr) -> i64, i64 {
entry(%self: ptr):
  %slot: ptr.private = alloca size=8 align=8
  %addr: ptr = ptr.cast %slot
  mem.store %self, %addr align=8
  %s: ptr = mem.load %addr align=8
  %c8: i64 = const.int 8
  %one: i64 = const.int 1
  %zero: i64 = const.int 0
  %u: i64 = const.undef
  %endp: ptr = ptr.add %s, %c8 inbounds
  %start: i64 = mem.load %s align=8
  %end: i64 = mem.load %endp align=8
  %c: i1 = int.cmp ult %start, %end
  br.if %c, some, none
some:
  %n: i64 = int.add %start, %one
  mem.store %n, %s align=8
  ret %one, %start
none:
  ret %zero, %u
}
func device @index(ptr, i64, i64) -> ptr {
entry(%data: ptr, %len: i64, %i: i64):
  %c: i1 = int.cmp ult %i, %len
  br.if %c, ok, fail
ok:
  %four: i64 = const.int 4
  %off: i64 = int.mul %i, %four
  %p: ptr = ptr.add %data, %off inbounds
  ret %p
fail:
  trap message="index out of bounds"
}
func kernel @k(n: i64, x: ptr.global align=8, y: ptr.global align=8) {
entry(%n: i64, %x: ptr.global, %y: ptr.global):
  %xg: ptr = ptr.cast %x
  %yg: ptr = ptr.cast %y
  %tid: i32 = gpu.thread.id x
  %t: i64 = int.zext %tid
  %c8: i64 = const.int 8
`;
  for (let i = 0; i < stages; i++) {
    out += `  %it${i}.slot: ptr.private = alloca size=16 align=8
  %it${i}: ptr = ptr.cast %it${i}.slot
  mem.store %t, %it${i} align=8
  %end${i}: ptr = ptr.add %it${i}, %c8 inbounds
  mem.store %n, %end${i} align=8
  br loop${i}
loop${i}:
  %tag${i}: i64, %val${i}: i64 = call @next(%it${i})
  switch %tag${i}, bad${i}, 0: exit${i}, 1: body${i}
bad${i}:
  unreachable
body${i}:
  %xp${i}: ptr = call @index(%xg, %n, %val${i})
  %xv${i}: f32 = mem.load %xp${i} align=4
  %yp${i}: ptr = call @index(%yg, %n, %val${i})
  %yv${i}: f32 = mem.load %yp${i} align=4
  %sum${i}: f32 = float.add %xv${i}, %yv${i}
  mem.store %sum${i}, %yp${i} align=4
  br loop${i}
exit${i}:
`;
  }
  return `${out}  ret\n}\n`;
}

/** Enough for the engine to compile everything. */
const RUNS = 60;

for (const stages of [1, 10, 40, 80]) {
  const text = source(stages);
  let best = Number.POSITIVE_INFINITY;
  let stats = new PassStats();
  let after = 0;
  for (let run = 0; run < RUNS; run++) {
    const { module, errors } = parseMir(text);
    if (errors.length > 0) throw new Error(errors[0]!.message);
    const start = performance.now();
    optimize(module);
    best = Math.min(best, performance.now() - start);
    after = [...module.funcs.get('k')!.blocks].reduce((sum, b) => sum + b.insts.length, 0);
    if (run === RUNS - 1) {
      const again = parseMir(text).module;
      stats = new PassStats();
      optimize(again, { stats });
    }
  }
  console.log(
    `${stages} loops, about ${stages * 45} instructions inlined, ${after} left: ${best.toFixed(2)} ms`,
  );
  if (stages < 40) continue;
  const rows = [...stats.byName].sort((a, b) => b[1].ms - a[1].ms);
  for (const [name, row] of rows)
    console.log(`  ${name.padEnd(16)} ${row.ms.toFixed(2).padStart(7)} ms in ${row.runs} runs`);
}
