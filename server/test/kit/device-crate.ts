/**
 * Ordinary device code of any length: structs, generics, closures, iterators, matches, and a kernel
 * every fifty lines. Nothing of it depends on chance.
 */

const HEAD = `use core::arch::nvptx::*;

fn index() -> usize {
    unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize }
}
`;

/** What stands at the top of the crate's root. */
export const DEVICE_CRATE_ATTRS = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
`;

/** About 50 lines; `n` makes the names unique. */
export const devicePart = (n: number): string => `
#[derive(Clone, Copy, PartialEq)]
pub struct Cell${n} {
    value: f32,
    weight: u32,
}

impl Cell${n} {
    fn blend(self, other: Cell${n}, t: f32) -> Cell${n} {
        let value = self.value * (1.0 - t) + other.value * t;
        Cell${n} { value, weight: self.weight.max(other.weight) }
    }
}

#[derive(Clone, Copy)]
enum Step${n} {
    Keep,
    Add(f32),
    Scale { by: f32, times: u32 },
}

fn apply${n}(step: Step${n}, x: f32) -> f32 {
    match step {
        Step${n}::Keep => x,
        Step${n}::Add(d) => x + d,
        Step${n}::Scale { by, times } => (0..times).fold(x, |acc, _| acc * by),
    }
}

fn mean${n}(data: &[Cell${n}]) -> Option<f32> {
    if data.is_empty() {
        return None;
    }
    let sum: f32 = data.iter().map(|c| c.value).sum();
    Some(sum / data.len() as f32)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn kernel${n}(data: *mut Cell${n}, n: usize, out: *mut f32) {
    let i = index();
    if i >= n {
        return;
    }
    let cells = unsafe { core::slice::from_raw_parts(data, n) };
    let left = cells[i.saturating_sub(1)];
    let mixed = cells[i].blend(left, 0.25);
    let step = if mixed.weight > 3 { Step${n}::Scale { by: 0.5, times: mixed.weight % 4 } } else { Step${n}::Add(1.0) };
    unsafe { *out.add(i) = apply${n}(step, mixed.value) + mean${n}(cells).unwrap_or(0.0) };
}
`;

/** One file with about so many lines; the parts' numbers begin at `first`. */
export function deviceFile(lines: number, first = 0): { text: string; next: number } {
  let text = HEAD;
  let count = text.split('\n').length;
  let next = first;
  for (; count < lines; next++) {
    const part = devicePart(next);
    text += part;
    count += part.split('\n').length - 1;
  }
  return { text, next };
}

/** A crate of several files, by path below its folder, the root first. */
export function deviceCrate(files: number, linesEach: number): [path: string, text: string][] {
  const out: [string, string][] = [];
  let root = DEVICE_CRATE_ATTRS;
  let at = 0;
  for (let n = 0; n < files; n++) {
    const { text, next } = deviceFile(linesEach, at);
    at = next;
    root += `pub mod part${n};\n`;
    out.push([`src/part${n}.rs`, text]);
  }
  const manifest = '[package]\nname = "large"\nversion = "0.1.0"\nedition = "2021"\n';
  return [['src/lib.rs', root], ['Cargo.toml', manifest], ...out];
}
