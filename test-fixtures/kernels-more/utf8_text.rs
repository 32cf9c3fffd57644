//! Text: UTF-8 validation, characters, words and numbers with str methods, hand-written decoding compared with core's.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Decode {
    Char(char, usize),
    Bad(usize),
}

fn decode(bytes: &[u8]) -> Option<Decode> {
    let (&first, rest) = bytes.split_first()?;
    let (len, init, min) = match first {
        0..=0x7f => return Some(Decode::Char(first as char, 1)),
        0xc0..=0xdf => (1, first & 0x1f, 0x80),
        0xe0..=0xef => (2, first & 0x0f, 0x800),
        0xf0..=0xf7 => (3, first & 7, 0x1_0000),
        _ => return Some(Decode::Bad(1)),
    };
    let mut code = u32::from(init);
    for i in 0..len {
        match rest.get(i) {
            Some(&b @ 0x80..=0xbf) => code = code << 6 | u32::from(b & 0x3f),
            _ => return Some(Decode::Bad(i + 1)),
        }
    }
    char::from_u32(code)
        .filter(|&c| c as u32 >= min)
        .map_or(Some(Decode::Bad(len + 1)), |c| {
            Some(Decode::Char(c, len + 1))
        })
}

struct Decoder<'a>(&'a [u8]);

impl Iterator for Decoder<'_> {
    type Item = Decode;
    fn next(&mut self) -> Option<Decode> {
        let found = decode(self.0)?;
        let (Decode::Char(_, n) | Decode::Bad(n)) = found;
        self.0 = &self.0[n..];
        Some(found)
    }
}

#[derive(Default)]
struct Stats {
    chars: u32,
    words: u32,
    longest: u32,
    sum: i64,
    upper: u32,
    hash: u32,
}

fn stats(text: &str) -> Stats {
    let mut s = Stats {
        chars: text.chars().count() as u32,
        ..Default::default()
    };
    for word in text.split_whitespace() {
        s.words += 1;
        s.longest = s.longest.max(word.chars().count() as u32);
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation() && c != '-');
        if let Ok(n) = word.parse::<i64>() {
            s.sum += n;
        } else if let Some(hex) = word
            .strip_prefix("0x")
            .and_then(|h| i64::from_str_radix(h, 16).ok())
        {
            s.sum += hex * 2;
        } else if let Some((a, b)) = word.split_once('/')
            && let (Ok(a), Ok(b)) = (a.parse::<i64>(), b.parse::<core::num::NonZeroU8>())
        {
            s.sum += a / i64::from(b.get());
        }
        s.upper += word.starts_with(|c: char| c.is_ascii_uppercase()) as u32;
    }
    for (at, c) in text.char_indices() {
        let mut buffer = [0; 4];
        let encoded = c.encode_utf8(&mut buffer);
        s.hash = s.hash.rotate_left(5) ^ c as u32 ^ (at * encoded.len()) as u32;
        if let Some(d) = c.to_digit(36) {
            s.hash = s
                .hash
                .wrapping_add(char::from_digit(35 - d, 36).map_or(0, u32::from));
        }
    }
    s
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn texts(
    bytes: *const u8,
    starts: *const u16,
    n: usize,
    out: *mut [i64; 8],
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n {
        return;
    }
    let range = unsafe { *starts.add(i) as usize..*starts.add(i + 1) as usize };
    let bytes = unsafe { core::slice::from_raw_parts(bytes.add(range.start), range.len()) };
    let (bad, own) = Decoder(bytes).fold((0, 0u32), |(bad, h), d| match d {
        Decode::Char(c, n) => (bad, h.wrapping_mul(31) ^ c as u32 ^ n as u32),
        Decode::Bad(n) => (bad + n, !h),
    });
    let mut row = [bad as i64, own as i64, 0, 0, 0, 0, 0, 0];
    match core::str::from_utf8(bytes) {
        Ok(text) => {
            let s = stats(text);
            row[2] = s.chars as i64 * 1000 + s.words as i64;
            row[3] = s.longest as i64;
            row[4] = s.sum;
            row[5] = s.upper as i64 + 10 * text.lines().count() as i64;
            row[6] = s.hash as i64;
            row[7] = text.rfind(['e', 'o']).map_or(-1, |p| p as i64)
                + 100 * text.matches("an").count() as i64;
        }
        Err(e) => {
            let (good, rest) = bytes.split_at(e.valid_up_to());
            row[2] = -1 - good.len() as i64;
            row[3] = e.error_len().map_or(-9, |n| n as i64);
            row[4] = rest
                .iter()
                .rposition(|b| b.is_ascii_digit())
                .map_or(0, |p| p as i64);
            row[5] = rest.escape_len();
            row[6] = unsafe { core::str::from_utf8_unchecked(good) }
                .bytes()
                .map(i64::from)
                .sum();
            row[7] = rest.trim_ascii().len() as i64;
        }
    }
    unsafe { *out.add(i) = row };
}

trait EscapeLen {
    fn escape_len(&self) -> i64;
}
impl EscapeLen for [u8] {
    fn escape_len(&self) -> i64 {
        self.iter()
            .map(|b| match b {
                b'\t' | b'\r' | b'\n' | b'\'' | b'"' | b'\\' => 2,
                0x20..=0x7e => 1,
                _ => 4,
            })
            .sum()
    }
}
