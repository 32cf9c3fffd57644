/**
 * Programs for a group of threads: phases with a barrier after each. In a phase a thread reads what
 * others left before the last barrier, writes its own word, and changes shared and global cells by
 * atomic operations whose order does not matter. Natively the threads of a phase run one after the
 * other, which must give the same.
 */
import { expr, literal } from './expressions.ts';
import { scalarItems, scopeOf } from './items.ts';
import { line, type Node, nested, render, valued } from './program.ts';
import { type Variable, type World, withVariables } from './scope.ts';
import { statements } from './statements.ts';
import { BOOL, scalarType, show, U32, U64, USIZE } from './types.ts';

/** Numbers of threads: less than a wave, whole waves, and ends of waves. */
const LANES = [16, 24, 32, 33, 64, 70, 96];

/** Operations of the shared cells; each cell knows one. */
const OPERATIONS = ['add', 'xor', 'or', 'and', 'max', 'min'];

export function groupProgram(world: World): readonly Node[] {
  const { random } = world;
  const nodes: Node[] = [...scalarItems(world)];
  const state = Array.from(
    { length: random.between(1, 4) },
    (_, i): Variable => ({
      name: `l${i}`,
      type: scalarType(random),
      mutable: true,
    }),
  );
  const phases = Array.from({ length: random.between(1, 3) }, (_, i) => `phase${i}`);
  nodes.push(
    line(`pub const LANES: usize = ${random.pick(LANES)};`),
    line(
      `#[derive(Clone, Copy)] pub struct Lane { ${state.map((v) => `${v.name}: ${show(v.type)}`).join(', ')} }`,
    ),
    start(world, state),
    ...phases.map((name) => phase(world, name, state)),
    schedule(world, phases),
    line(
      `fn lane_word(lane: &Lane) -> u64 { let mut w = [0u64; 24]; let mut o = Out::new(w.as_mut_ptr()); ${state.map((v) => `o.put(lane.${v.name});`).join(' ')} o.finish(); w.iter().fold(7, |h: u64, x| h.wrapping_mul(31) ^ x) }`,
    ),
    ...DRIVERS,
  );
  return nodes;
}

const THREAD: readonly Variable[] = [
  { name: 'tid', type: USIZE, mutable: false },
  { name: 'id', type: U32, mutable: false },
  { name: 'in0', type: U64, mutable: false },
  { name: 'in1', type: U64, mutable: false },
];

const OPENING: readonly Node[] = [
  line('let id = tid as u32; let (in0, in1) = (input[0], input[1] % 40); let _ = (id, in0, in1);'),
];

function start(world: World, state: readonly Variable[]): Node {
  const scope = withVariables(scopeOf(world, { depth: 2 }), THREAD);
  const fields = state.map((v) => `${v.name}: ${expr(scope, v.type)}`);
  return nested('fn start(tid: usize, input: &[u64]) -> Lane', [
    ...OPENING,
    line(`Lane { ${fields.join(', ')} }`),
  ]);
}

/** A thread's part of one phase. */
function phase(world: World, name: string, state: readonly Variable[]): Node {
  const { random } = world;
  const seen: Variable[] = [
    { name: 'next', type: U64, mutable: false },
    { name: 'other', type: U64, mutable: false },
  ];
  const scope = withVariables(scopeOf(world, { times: 8 }), [...THREAD, ...seen, ...state]);
  const block = statements(scope, random.between(1, 4));
  const inside = { ...block.scope, depth: 2 };
  const atomics = Array.from({ length: random.between(0, 3) }, () => {
    const cell = expr({ ...inside, depth: 1 }, USIZE);
    const what = random.pick(OPERATIONS);
    const at = `(${cell} % 2) * 6 + ${OPERATIONS.indexOf(what)}`;
    const call = random.chance(70)
      ? `core::sync::atomic::AtomicU32::from_ptr(cells.add(${at})).fetch_${what}(${expr(inside, U32)}, core::sync::atomic::Ordering::Relaxed)`
      : `core::sync::atomic::AtomicU64::from_ptr(global.add(${at})).fetch_${what}(${expr(inside, U64)}, core::sync::atomic::Ordering::Relaxed)`;
    const text = `unsafe { ${call}; }`;
    return random.chance(50) ? nested(`if ${expr(inside, BOOL)}`, [line(text)]) : line(text);
  });
  const save = state.map((v) => v.name).join(', ');
  return nested(
    `fn ${name}(tid: usize, lane: &mut Lane, from: *const u64, to: *mut u64, cells: *mut u32, global: *mut u64, input: &[u64])`,
    [
      ...OPENING,
      line(`let Lane { ${state.map((v) => `mut ${v.name}`).join(', ')} } = *lane;`),
      line(
        `let next = unsafe { *from.add((tid + ${random.between(1, 9)}) % LANES) }; let other = unsafe { *from.add((next as usize) % LANES) };`,
      ),
      ...block.nodes,
      ...atomics,
      line('let _ = (cells, global);'),
      nested('unsafe', [
        valued(
          '*to.add(tid) = next.rotate_left(9) ^ tid as u64 ^ ',
          expr(inside, U64),
          literal(scope, U64),
          ';',
        ),
      ]),
      line(`*lane = Lane { ${save} };`),
    ],
  );
}

/** The order of the phases: loops and conditions are the same for all threads. */
function schedule(world: World, phases: readonly string[]): Node {
  const { random } = world;
  const steps = phases.map((name) => {
    const step = line(`$step!(${name});`);
    return random.pick([
      step,
      nested(`for _ in 0..${random.between(1, 3)}`, [step]),
      nested(`for r in 0..($input[2] % 4)`, [step, line('if r == 2 { break; }')]),
      nested(`if $input[3] % 2 == 0`, [step]),
      nested(`if $input[0] > $input[1]`, [step, line(`$step!(${random.pick(phases)});`)]),
    ]);
  });
  return nested('macro_rules! schedule', [
    nested(
      '($step:ident, $input:ident) =>',
      [line('{'), line(`$step!(${random.pick(phases)});`), ...steps, line('}')],
      '};',
    ),
  ]);
}

const DRIVER_PARTS: readonly Node[] = [
  line('#[cfg(any(target_arch = "nvptx64", target_arch = "amdgpu"))]'),
  nested('fn group(tid: usize, input: &[u64], out: *mut u64, shared: *mut u64)', [
    line('let (mut from, mut to) = (shared, unsafe { shared.add(LANES) });'),
    line('let cells = unsafe { shared.add(2 * LANES) } as *mut u32;'),
    line('let global = unsafe { out.add(200) };'),
    line('let mut lane = start(tid, input);'),
    line('unsafe { *from.add(tid) = lane_word(&lane); }'),
    line('if tid < 12 { unsafe { *cells.add(tid) = tid as u32; } }'),
    line('gpu::barrier();'),
    line(
      'macro_rules! step { ($f:ident) => { $f(tid, &mut lane, from, to, cells, global, input); gpu::barrier(); core::mem::swap(&mut from, &mut to); } }',
    ),
    line('schedule!(step, input);'),
    line('unsafe { *out.add(1 + tid) = lane_word(&lane).rotate_left(7) ^ *from.add(tid); }'),
    line('if tid < 12 { unsafe { *out.add(180 + tid) = *cells.add(tid) as u64; } }'),
    line('if tid == 0 { unsafe { *out = 212; } }'),
  ]),
  line('#[cfg(not(any(target_arch = "nvptx64", target_arch = "amdgpu")))]'),
  nested('pub fn test(input: &[u64], out: &mut Out)', [
    line('let mut words = [0u64; 256]; let mut shared = [0u64; 2 * LANES + 8];'),
    line('let (out_ptr, base) = (words.as_mut_ptr(), shared.as_mut_ptr());'),
    line('let (mut from, mut to) = (base, unsafe { base.add(LANES) });'),
    line('let cells = unsafe { base.add(2 * LANES) } as *mut u32;'),
    line('let global = unsafe { out_ptr.add(200) };'),
    line('let mut lanes: [Lane; LANES] = core::array::from_fn(|t| start(t, input));'),
    line('for t in 0..LANES { unsafe { *from.add(t) = lane_word(&lanes[t]); } }'),
    line('for t in 0..12 { unsafe { *cells.add(t) = t as u32; } }'),
    line(
      'macro_rules! step { ($f:ident) => { for t in 0..LANES { $f(t, &mut lanes[t], from, to, cells, global, input); } core::mem::swap(&mut from, &mut to); } }',
    ),
    line('schedule!(step, input);'),
    line(
      'for t in 0..LANES { unsafe { *out_ptr.add(1 + t) = lane_word(&lanes[t]).rotate_left(7) ^ *from.add(t); } }',
    ),
    line('for t in 0..12 { unsafe { *out_ptr.add(180 + t) = *cells.add(t) as u64; } }'),
    line('for w in &words[1..=212] { out.word(*w); }'),
  ]),
];

/** In one piece: what is left of half a driver means nothing. */
const DRIVERS: readonly Node[] = [line(render(DRIVER_PARTS).trimEnd())];
