/**
 * What somebody does to the files of a project, at random: tokens come, go and change, lines and
 * items are pasted, moved and doubled, comments that say how a kernel is launched, attributes,
 * macros and manifests change. Much of it is taken back soon, so that the project stays one that
 * compiles most of the time.
 */
import { EditedText } from '../../kit/long-life.ts';
import type { Random } from '../random.ts';

/** Files that a project has after an edit; undefined: there is no such file any more. */
export type Change = ReadonlyMap<string, string | undefined>;

/** Settings of the engine that an edit may change too. */
export interface Choice {
  readonly features: readonly string[] | undefined;
  readonly level: 'error' | 'off' | 'on' | undefined;
}

/** What is in front of the user. */
export interface State {
  readonly files: ReadonlyMap<string, string>;
  readonly choice: Choice;
}

const MOST_BYTES = 24_000;

/** Tokens as an editor's user sees them. */
const TOKEN = /\w+|"[^"\n]*"|'\w+|::|->|=>|==|!=|<=|>=|&&|\|\||[^\s\w]/g;

/** The next state; the same object when the edit came to nothing. */
export class Editor {
  state: State;
  private readonly random: Random;
  private readonly before: State[] = [];
  private made = 0;
  private readonly others: readonly string[];

  /** @param others texts that something may be pasted from */
  constructor(files: ReadonlyMap<string, string>, others: readonly string[], random: Random) {
    this.state = { files, choice: { features: undefined, level: undefined } };
    this.random = random;
    this.others = others;
  }

  step(): void {
    const { random, before } = this;
    if (before.length > 0 && (random.chance(50) || before.length > 12)) {
      this.state = before.pop()!;
      return;
    }
    const next = this.edited();
    if (next === this.state) return;
    before.push(this.state);
    this.state = next;
  }

  private edited(): State {
    const { random, state } = this;
    this.made++;
    if (random.chance(3)) return { ...state, choice: this.otherChoice() };
    const path = this.pickFile();
    const text = state.files.get(path)!;
    const next = path.endsWith('.rs') ? this.rust(text) : this.config(text);
    if (next === text || next.length > MOST_BYTES) return state;
    const files = new Map(state.files);
    if (next === '' && random.chance(50)) files.delete(path);
    else files.set(path, next);
    return { ...state, files };
  }

  /** Mostly the same file for a while, as somebody works. */
  private last: string | undefined;
  private pickFile(): string {
    const paths = [...this.state.files.keys()];
    if (this.last === undefined || !this.state.files.has(this.last) || this.random.chance(30))
      this.last = this.random.pick(paths);
    return this.last;
  }

  private otherChoice(): Choice {
    const { random } = this;
    return {
      features: random.pick([undefined, [], ['wide'], ['default', 'quick']]),
      level: random.pick([undefined, undefined, 'error', 'off', 'on'] as const),
    };
  }

  private rust(text: string): string {
    const { random } = this;
    const n = this.made;
    return random.weighted<() => string>([
      [25, () => this.typed(text)],
      [16, () => this.token(text)],
      [8, () => this.number(text)],
      [6, () => this.moveItem(text)],
      [6, () => this.paste(text)],
      [5, () => this.launch(text)],
      [5, () => this.attribute(text)],
      [8, () => this.insertAfter(text, /^ {2,}.*;$/, random.pick(statements(n)))],
      [8, () => this.insertAfter(text, /^ {0,4}\}$/, random.pick(items(n)))],
      [4, () => this.insertAfter(text, /^$|^use /, random.pick(items(n)))],
      [5, () => this.name(text)],
      [3, () => this.comment(text)],
    ])();
  }

  private typed(text: string): string {
    const one = new EditedText(text, this.random);
    one.step();
    return one.text;
  }

  private tokensOf(text: string): RegExpExecArray[] {
    return [...text.matchAll(TOKEN)];
  }

  /** One token goes, comes twice, or is another one of the text. */
  private token(text: string): string {
    const tokens = this.tokensOf(text);
    if (tokens.length === 0) return text;
    const { random } = this;
    const { index, 0: word } = random.pick(tokens);
    const by = random.weighted([
      [3, () => ''],
      [1, () => `${word} ${word}`],
      [3, () => random.pick(tokens)[0]],
    ])();
    return text.slice(0, index) + by + text.slice(index + word.length);
  }

  private number(text: string): string {
    const found = [...text.matchAll(/\b\d+\b/g)];
    if (found.length === 0) return text;
    const { index, 0: word } = this.random.pick(found);
    const by = this.random.pick(['0', '1', '2', '3', '32', '64', '128', '1024', '-1']);
    return text.slice(0, index) + by + text.slice(index + word.length);
  }

  /** A name is another one everywhere: a rename. */
  private name(text: string): string {
    const found = [
      ...text.matchAll(/\b(?:fn|struct|const|static|trait|mod|enum|macro_rules!)\s+(\w+)/g),
    ];
    if (found.length === 0) return text;
    const name = this.random.pick(found)[1]!;
    const by = this.random.pick([`${name}_${this.made}`, this.random.pick(found)[1]!]);
    const all = new RegExp(`\\b${name}\\b`, this.random.chance(70) ? 'g' : '');
    return text.replace(all, by);
  }

  /**
   * Something between two braces at the beginning of a line is put before or behind another one, or
   * comes twice.
   */
  private moveItem(text: string): string {
    const { random } = this;
    const found = [
      ...text.matchAll(/(?:^[ \t]*(?:#\[|\/\/).*\n)*^(?![ }])\S.*\{\n(?:.*\n)*?^\}\n/gm),
    ];
    if (found.length === 0) return text;
    const { index, 0: item } = random.pick(found);
    const without = random.chance(80)
      ? text.slice(0, index) + text.slice(index + item.length)
      : text;
    const places = [...without.matchAll(/^\}\n/gm)].map((m) => m.index + 2);
    const at = random.pick([0, without.length, ...places]);
    return without.slice(0, at) + item + without.slice(at);
  }

  /** Some lines of this text or another one. */
  private paste(text: string): string {
    const { random } = this;
    const from = random.chance(60) ? text : random.pick(this.others);
    const lines = from.split('\n');
    const start = random.below(lines.length);
    const piece = lines.slice(start, start + random.between(1, 12));
    const own = text.split('\n');
    const at = random.below(own.length);
    return own.toSpliced(at, random.chance(30) ? piece.length : 0, ...piece).join('\n');
  }

  /** How a kernel is launched, in the comment above it, or what is allowed. */
  private launch(text: string): string {
    const { random } = this;
    const block = random.pick(['32', '64', '128', '[32, 1, 1]', '[16, 16, 1]', '1024', '0']);
    const mem = random.pick(['0', '128', '4096', '0x100']);
    const line = random.pick([
      `// warplens: launch(block = ${block})`,
      `// warplens: launch(workgroup_mem = ${mem}, block = ${block})`,
      `// warplens: launch(workgroup_mem = ${mem})`,
      '// warplens: allow(divergent-barrier)',
      '// warplens: allow(workgroup-race)',
    ]);
    const said = /^[ \t]*\/\/ warplens: .*$/m.exec(text);
    if (said !== null && random.chance(60))
      return text.replace(said[0], random.chance(25) ? '' : line);
    const kernels = [
      ...text.matchAll(/^[ \t]*(?:#\[.*\][ \t]*)*(?:pub )?(?:unsafe )?(?:extern "[\w-]+" )?fn /gm),
    ];
    if (kernels.length === 0) return text;
    const { index } = random.pick(kernels);
    return `${text.slice(0, index)}${line}\n${text.slice(index)}`;
  }

  private attribute(text: string): string {
    const { random } = this;
    const found = [...text.matchAll(/#!?\[[^\]\n]*\]\n?/g)];
    if (found.length > 0 && random.chance(50)) {
      const { index, 0: attr } = random.pick(found);
      return text.slice(0, index) + text.slice(index + attr.length);
    }
    const places = [
      ...text.matchAll(/^[ \t]*(?=(?:pub )?(?:unsafe )?(?:fn|struct|impl|mod|const|trait) )/gm),
    ];
    if (places.length === 0) return text;
    const { index } = random.pick(places);
    const attr = random.pick([
      '#[inline(never)]',
      '#[inline(always)]',
      '#[cfg(feature = "wide")]',
      '#[cfg(target_arch = "nvptx64")]',
      '#[cfg(test)]',
      '#[derive(Clone, Copy)]',
      '#[repr(C)]',
      '#[no_mangle]',
      '#[track_caller]',
      '#[allow(divergent_barrier)]',
      `#[export_name = "name${this.made}"]`,
    ]);
    return `${text.slice(0, index)}${attr}\n${text.slice(index)}`;
  }

  private comment(text: string): string {
    const lines = text.split('\n');
    const at = this.random.below(lines.length);
    const line = this.random.pick([
      '',
      '// a comment',
      '/// says something',
      `    // ${lines[at]}`,
    ]);
    return lines.toSpliced(at, 0, line).join('\n');
  }

  private insertAfter(text: string, pattern: RegExp, what: string): string {
    const lines = text.split('\n');
    const places = lines.flatMap((l, i) => (pattern.test(l) ? [i] : []));
    if (places.length === 0) return text;
    return lines.toSpliced(this.random.pick(places) + 1, 0, what).join('\n');
  }

  /** A manifest, `warplens.toml`, or another text that is no Rust. */
  private config(text: string): string {
    const { random } = this;
    const lines = text.split('\n');
    const at = random.below(lines.length);
    return random.weighted<() => string>([
      [4, () => lines.toSpliced(at, 1).join('\n')],
      [1, () => lines.toSpliced(at, 0, lines[at]!).join('\n')],
      [
        2,
        () =>
          text.replace(/edition = "\d+"/, `edition = "${random.pick(['2018', '2021', '2024'])}"`),
      ],
      [
        2,
        () =>
          text.replace(/^\[features\]$/m, `[features]\nextra${this.made} = []\ndefault = ["wide"]`),
      ],
      [2, () => this.token(text)],
      [1, () => this.number(text)],
    ])();
  }
}

/** Statements that reach further than they look: closures, items, constants, places of the text. */
function statements(n: number): string[] {
  return [
    `    let _f${n} = |v: u32| v.wrapping_mul(${n});`,
    `    let _n${n} = [1i16, 2].map(|v| v as f32 + ${n}.0).len();`,
    `    const C${n}: usize = { const fn twice(x: usize) -> usize { x * 2 } twice(${n}) };`,
    `    fn inner${n}<T: Copy>(x: T) -> [T; 2] { [x, x] } let _ = inner${n}(${n}u8);`,
    `    struct In${n}(u32); impl In${n} { fn get(&self) -> u32 { self.0 } } let _ = In${n}(3).get();`,
    `    macro_rules! m${n} { ($e:expr) => { $e + ${n} } } let _ = m${n}!(1);`,
    `    let _line = line!() + column!();`,
    `    let _t = core::mem::size_of::<[u64; ${n % 7}]>();`,
    `    let _s = (0..${n % 9}u32).filter(|x| x % 2 == 0).map(|x| x + 1).sum::<u32>();`,
    `    assert!(${n} > 0, "never");`,
    `    let _o${n} = Own${n % 3} { x: ${n}, y: 2.0 }.clone().x;`,
    `    let _m${n} = max(${n}, least${n % 2}(1, 2));`,
    `    let _z${n} = core::mem::size_of::<Way${n % 3}>() + size_of_val(&Own${n % 3} { x: 1, y: 0.5 });`,
    `    static S${n}: [u8; 3] = [${n % 200}; 3]; let _ = S${n}[1];`,
  ];
}

/** Items that something else may wait for. */
function items(n: number): string[] {
  return [
    `pub trait Tr${n % 3} { const N: u32; fn name(&self) -> u32 { Self::N } }`,
    `macro_rules! mk${n % 3} { ($t:ty, $n:expr) => { impl Tr${n % 3} for $t { const N: u32 = $n; } } }`,
    `fn holder${n}() { mk${n % 3}!(u32, ${n}); }`,
    `impl Tr${n % 3} for u8 { const N: u32 = ${n}; }`,
    `const SIZE: usize = ${n};`,
    `pub struct Pair<T>(T, [T; SIZE]);`,
    `impl<T: Copy> Pair<T> { pub const fn first(&self) -> T { self.0 } }`,
    `const fn next(x: usize) -> usize { x + ${n} }`,
    `enum Kind${n % 3} { A = ${n % 5}, B(u32), C { x: u8 } }`,
    `use core::ops::Add;`,
    `type Word = u${n % 2 === 0 ? 32 : 64};`,
    `fn hidden(x: u32) -> impl Fn(u32) -> u32 { move |y| x + y + ${n} }`,
    `#[no_mangle] pub unsafe extern "gpu-kernel" fn kernel${n % 4}(p: *mut u32, n: u32) { *p = <u32 as Tr${n % 3}>::N + hidden(n)(SIZE as u32) }`,
    `#[no_mangle] pub unsafe extern "gpu-kernel" fn words${n % 2}(p: *mut Word) { *p = next(SIZE) as Word }`,
    `mod inner${n % 2} { pub fn other(x: u32) -> u32 { super::next(x as usize) as u32 } pub use super::*; }`,
    `static mut COUNT: u32 = ${n};`,
    `#[derive(Clone, Copy, PartialEq, Default)] pub struct Own${n % 3} { x: u32, y: f32 }`,
    `struct Own${n % 3}<T = u32>(T);`,
    `#[derive(Clone, Debug)]\nenum Way${n % 3} { Left = ${n % 5}, Right }`,
    `type Way${n % 3} = [Own${n % 2}; SIZE];`,
    `use core::cmp::{max, min as least${n % 2}};`,
    `use core::mem::size_of_val;`,
    `use core::fmt::Write;`,
    `pub use core::cmp::Ordering as Own${n % 3};`,
    `use self::inner${n % 2}::other as least${n % 2};`,
    `use no::such::{thing${n % 3}, least${n % 2}};`,
  ];
}
