/**
 * Atomic cells of every width used by one thread: each operation with each ordering that it takes,
 * loops of compare-and-exchange, cells behind references, in arrays and statics, and what every
 * operation gives back.
 */
import { line, nested } from '../program.ts';
import { U64 } from '../types.ts';
import { callable, type Feature, hole, type Named } from './kit.ts';

const ANY = ['Relaxed', 'Acquire', 'Release', 'AcqRel', 'SeqCst'] as const;
const LOADS = ['Relaxed', 'Acquire', 'SeqCst'] as const;
const STORES = ['Relaxed', 'Release', 'SeqCst'] as const;
const WIDTHS = ['U8', 'I8', 'U16', 'I16', 'U32', 'I32', 'U64', 'I64', 'Usize', 'Isize'] as const;

export const atomics: Feature = (world) => {
  const { random } = world;
  const x: Named = ['x', U64];
  const cells = Array.from({ length: random.between(1, 4) }, (_, i) => ({
    name: `c${i}`,
    of: random.pick(WIDTHS),
  }));
  const any = (): string => random.pick(ANY);
  const value = (of: string): string =>
    `(${hole(world, [x], U64, 1)}) as ${of === 'Usize' || of === 'Isize' ? of.toLowerCase() : of.toLowerCase()}`;
  const step = (): string => {
    const { name, of } = random.pick(cells);
    const cell = random.pick([name, `(&${name})`, `[&${name}, &${name}][(x % 2) as usize]`]);
    const swap = (weak: string): string =>
      `${cell}.compare_exchange${weak}(${random.pick([`${cell}.load(Relaxed)`, value(of)])}, ${value(of)}, ${any()}, ${random.pick(LOADS)})`;
    return random.pick([
      () =>
        `note(h, ${cell}.fetch_${random.pick(['add', 'sub', 'and', 'nand', 'or', 'xor', 'max', 'min'])}(${value(of)}, ${any()}) as u64);`,
      () => `note(h, ${cell}.swap(${value(of)}, ${any()}) as u64);`,
      () => `note(h, ${cell}.load(${random.pick(LOADS)}) as u64);`,
      () => `${cell}.store(${value(of)}, ${random.pick(STORES)});`,
      () => `match ${swap('')} { Ok(v) => note(h, v as u64), Err(v) => note(h, !(v as u64)) }`,
      () =>
        `let mut old = ${cell}.load(Relaxed); loop { let new = old.wrapping_mul(3) ^ (${value(of)}); match ${cell}.compare_exchange_weak(old, new, ${any()}, ${random.pick(LOADS)}) { Ok(v) => { note(h, v as u64); break; } Err(v) => old = v } }`,
      () =>
        `note(h, ${cell}.fetch_update(${any()}, ${random.pick(LOADS)}, |v| if (v as u64) % ${random.between(2, 4)} == 0 { None } else { Some(v.wrapping_add(${value(of)})) }).map_or_else(|v| !(v as u64), |v| v as u64));`,
      () => `fence(${random.pick(['Acquire', 'Release', 'AcqRel', 'SeqCst'])});`,
      () =>
        `note(h, flag.${random.pick(['fetch_and', 'fetch_or', 'fetch_xor', 'fetch_nand', 'swap'])}(x % ${random.between(2, 5)} == 1, ${any()}) as u64);`,
      () =>
        `note(h, flag.compare_exchange(true, x % 3 == 0, ${any()}, ${random.pick(LOADS)}).is_ok() as u64);`,
      () =>
        `let p = at.swap(if x % 2 == 0 { &raw mut words[1] } else { &raw mut words[2] }, ${any()}); note(h, unsafe { *p }); unsafe { *at.load(${random.pick(LOADS)}) ^= x; }`,
      () =>
        `note(h, GLOBAL.fetch_${random.pick(['add', 'xor'])}(0, ${any()}) as u64); note(h, local.0[(x % 3) as usize].fetch_add(${random.between(1, 9)}, ${any()}) as u64);`,
      () => `if x % 3 != 1 { *${name}.get_mut() = ${value(of)}; }`,
    ])();
  };
  return [
    line('use core::sync::atomic::{*, Ordering::*};'),
    line(`static GLOBAL: AtomicU32 = AtomicU32::new(${random.between(1, 99)});`),
    line('struct Local([AtomicU16; 3]);'),
    line('fn note(h: &core::cell::Cell<u64>, x: u64) { h.set(h.get().rotate_left(7) ^ x); }'),
    callable(world, [x], U64, [
      line('let h = &core::cell::Cell::new(x);'),
      ...cells.map(({ name, of }) => line(`let mut ${name} = Atomic${of}::new(${value(of)});`)),
      line(
        'let flag = AtomicBool::new(x % 5 == 2); let mut words = [x, 5, 7]; let at = AtomicPtr::new(&raw mut words[0]); let local = Local([const { AtomicU16::new(3) }; 3]);',
      ),
      ...Array.from({ length: random.between(4, 12) }, () => nested('', [line(step())])),
      ...cells.map(({ name }) => line(`note(h, ${name}.into_inner() as u64);`)),
      line(
        'note(h, flag.into_inner() as u64); note(h, words[0] ^ words[1] ^ words[2]); let [a, b, c] = local.0; note(h, a.into_inner() as u64 ^ b.into_inner() as u64 ^ c.into_inner() as u64);',
      ),
      line('h.get()'),
    ]),
  ];
};
