/**
 * What somebody at a keyboard does to a Rust text, at random: numbers, operators and names change,
 * statements and items come and go, nonsense is typed. Most of it is taken back soon, so that the
 * text stays one that compiles most of the time. And all that an engine says about a crate, as one
 * text: for comparing an old engine with a fresh one.
 */
import type { Diagnostic } from '../../src/diag/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import type { Random } from '../fuzz/random.ts';

const WORDS = ['fn', '{', '}', '(', ')', ';', '"', "'", '/*', '//', 'let x =', '|', '#[', '::<'];
const VALUES = ['1', '0.5', '(0..4).map(|v| v + 1).sum::<u32>()', '[1u8; 3].len()', 'Some(2i64)'];
const TYPES = ['u32', '&[f32]', '*mut u64', 'impl Fn(u32) -> u32', 'other'];
const OPERATORS = [' + ', ' - ', ' * '];
/** A text that is longer loses lines, a shorter one gains some. */
const DRIFT = 40;

/** A text under edits, each with the way back. */
export class EditedText {
  text: string;
  private readonly lines: number;
  private readonly random: Random;
  private readonly before: string[] = [];
  private made = 0;

  constructor(text: string, random: Random) {
    this.text = text;
    this.lines = text.split('\n').length;
    this.random = random;
  }

  /** One edit, or the last one taken back. */
  step(): void {
    const { random } = this;
    if (this.before.length > 0 && random.chance(60)) {
      this.text = this.before.pop()!;
      return;
    }
    const next = this.edited();
    if (next === this.text) return;
    this.before.push(this.text);
    this.text = next;
  }

  /** Takes everything back that is still there. */
  undoAll(): void {
    if (this.before.length > 0) this.text = this.before[0]!;
    this.before.length = 0;
  }

  private edited(): string {
    const n = this.made++;
    const { random, text } = this;
    const drift = text.split('\n').length - this.lines;
    return random.weighted<() => string>([
      [30, () => this.replaceOne(/\b\d+\b/g, `${random.below(100)}`)],
      [15, () => this.replaceOne(/ [+*-] /g, random.pick(OPERATORS))],
      [10, () => this.replaceOne(/\b[a-z]\w+\b/g, random.chance(50) ? 'other' : `name_${n}`)],
      [15, () => this.afterLine(/^ {4,}.*;$/, `    let _v${n} = ${random.pick(VALUES)};`)],
      [drift > DRIFT ? 0 : 5, () => this.afterLine(/^}$/, item(n))],
      [drift > DRIFT ? 0 : 6, () => this.afterLine(/^ {0,4}}$/, random.pick(loose(n)))],
      [6, () => this.replaceOne(/\bfn \w+\(/g, `fn ${random.pick(['load', `made${n}`])}(`)],
      [6, () => this.replaceOne(/(?<=\bfn \w+\()/g, `_p${n}: ${random.pick(TYPES)}, `)],
      [3, () => this.replaceOne(/(?<=[;}]\n\s*)(?:pub )?(?=(?:unsafe )?(?:fn|const) )/g, 'pub ')],
      [drift > DRIFT ? 30 : 5, () => this.deleteLine()],
      [5, () => this.duplicateLine()],
      [8, () => this.splice(0, random.pick(WORDS))],
      [7, () => this.splice(random.between(1, 12), '')],
    ])();
  }

  private replaceOne(pattern: RegExp, by: string): string {
    const found = [...this.text.matchAll(pattern)];
    if (found.length === 0) return this.text;
    const { index, 0: word } = this.random.pick(found);
    return this.text.slice(0, index) + by + this.text.slice(index + word.length);
  }

  private afterLine(pattern: RegExp, line: string): string {
    const lines = this.text.split('\n');
    const places = lines.flatMap((l, i) => (pattern.test(l) ? [i] : []));
    if (places.length > 0) lines.splice(this.random.pick(places) + 1, 0, line);
    return lines.join('\n');
  }

  private deleteLine(): string {
    const lines = this.text.split('\n');
    lines.splice(this.random.below(lines.length), 1);
    return lines.join('\n');
  }

  private duplicateLine(): string {
    const lines = this.text.split('\n');
    const at = this.random.below(lines.length);
    lines.splice(at, 0, lines[at]!);
    return lines.join('\n');
  }

  private splice(remove: number, insert: string): string {
    const at = this.random.below(this.text.length);
    return this.text.slice(0, at) + insert + this.text.slice(at + remove);
  }
}

/** An item that is used by nobody but has types and a closure of its own. */
function item(n: number): string {
  return `
#[derive(Clone, Copy)]
pub struct Extra${n}<T> {
    value: T,
}
impl<T: Copy> Extra${n}<T> {
    pub fn twice(self, f: impl Fn(T) -> T) -> T {
        f(f(self.value))
    }
}
pub fn extra${n}(x: u32) -> u32 {
    Extra${n} { value: x }.twice(|v| v ^ ${n})
}`;
}

/** Items that somebody else may have been waiting for, or has under the same name already. */
function loose(n: number): string[] {
  return [
    `fn made${n - 3}(x: u32) -> u32 { other(x) + ${n} }`,
    `pub fn other(x: u32) -> u32 { x ^ ${n} }`,
    `const other: usize = ${n};`,
    `pub const name_${n - 2}: u32 = 3 * ${n};`,
    `const fn name_${n - 1}(x: u32) -> u32 { x }`,
    `#[inline] fn load() -> impl Fn(u32) -> u32 { |x| x + ${n} }`,
    `#[no_mangle] pub unsafe extern "gpu-kernel" fn made${n}(p: *mut u32) { *p = other(${n}) }`,
    `fn half${n}(`,
    `macro_rules! name_${n - 1} { () => { other(3) } }`,
  ];
}

/** Real kernels, each file as a module, until there are so many lines. */
export function manyKernels(files: readonly (readonly [string, string])[], lines: number): string {
  let out = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu, core_intrinsics, gpu_intrinsics)]
`;
  for (const [name, text] of files) {
    if (out.split('\n').length >= lines) break;
    const body = text
      .replace(/^\/\/!.*\n/gm, '')
      .replace(/^#!\[(?:[^[\]]|\[[^\]]*\])*\]\n/gm, '')
      .replace(/ *#\[panic_handler\]\n *fn panic[^{]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\n/g, '')
      .replaceAll('crate::', `crate::${name}::`);
    out += `pub mod ${name} {\n${body.trim()}\n}\n`;
  }
  return out;
}

/**
 * Findings, kernels, problems and previews. Files are named by path, since ids count in the order
 * of asking.
 */
export function answersOf(engine: Engine, root: string): string {
  const plain = (value: unknown): unknown =>
    JSON.stringify(value, (key, at: unknown) => (key === 'file' ? engine.path(at as never) : at));
  const found: readonly Diagnostic[] = engine.diagnostics(root);
  return [
    ...found.map(plain),
    ...engine.kernels(root).map(plain),
    ...engine.check(root, 'ptx').map(plain),
    plain(engine.emit(root, 'ptx', { lineInfo: true })),
    plain(engine.emit(root, 'amdgcn')),
  ].join('\n');
}
