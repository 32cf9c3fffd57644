//! Decoder of a small LZ format, one stream for each thread: readers with Result, copy_within, error enums with From.

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

use core::num::TryFromIntError;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Error {
    Truncated { need: usize, have: usize },
    BadDistance(u16),
    Overflow,
    Number(NumberError),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NumberError {
    TooLong,
    Range,
}

impl From<NumberError> for Error {
    fn from(e: NumberError) -> Self {
        Error::Number(e)
    }
}
impl From<TryFromIntError> for NumberError {
    fn from(_: TryFromIntError) -> Self {
        NumberError::Range
    }
}

impl Error {
    const fn code(&self) -> i32 {
        match *self {
            Self::Truncated { need, have } => -(1000 + 10 * need as i32 + have as i32),
            Self::BadDistance(d) => -2000 - d as i32,
            Self::Overflow => -3,
            Self::Number(NumberError::TooLong) => -4,
            Self::Number(NumberError::Range) => -5,
        }
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Result<u8, Error> {
        let (&first, rest) = self
            .rest
            .split_first()
            .ok_or(Error::Truncated { need: 1, have: 0 })?;
        self.rest = rest;
        Ok(first)
    }
    fn take(&mut self, n: usize) -> Result<&'a [u8], Error> {
        let Some((head, tail)) = self.rest.split_at_checked(n) else {
            return Err(Error::Truncated {
                need: n,
                have: self.rest.len(),
            });
        };
        self.rest = tail;
        Ok(head)
    }
    fn array<const N: usize>(&mut self) -> Result<[u8; N], Error> {
        let (head, tail) = self.rest.split_first_chunk().ok_or(Error::Truncated {
            need: N,
            have: self.rest.len(),
        })?;
        self.rest = tail;
        Ok(*head)
    }
    /// Seven bits in each byte, low ones first.
    fn varint(&mut self) -> Result<usize, Error> {
        let mut value = 0u64;
        for shift in (0..64).step_by(7) {
            let b = self.byte()?;
            value |= u64::from(b & 0x7f) << shift;
            if b < 0x80 {
                let small = u16::try_from(value).map_err(NumberError::from)?;
                return Ok(small.into());
            }
            if shift >= 28 {
                Err(NumberError::TooLong)?;
            }
        }
        unreachable!()
    }
}

struct Sink<'a> {
    bytes: &'a mut [u8],
    len: usize,
}

impl Sink<'_> {
    fn reserve(&mut self, n: usize) -> Result<&mut [u8], Error> {
        let end = self
            .len
            .checked_add(n)
            .filter(|&end| end <= self.bytes.len())
            .ok_or(Error::Overflow)?;
        let room = &mut self.bytes[self.len..end];
        self.len = end;
        Ok(room)
    }
    fn copy(&mut self, distance: u16, n: usize) -> Result<(), Error> {
        let at = self.len;
        let d = distance as usize;
        let from = match d {
            0 => None,
            _ => at.checked_sub(d),
        }
        .ok_or(Error::BadDistance(distance))?;
        self.reserve(n)?;
        if d >= n {
            self.bytes.copy_within(from..from + n, at);
        } else {
            for k in 0..n {
                self.bytes[at + k] = self.bytes[from + k];
            }
        }
        Ok(())
    }
}

enum Command {
    Literals(usize),
    Match { distance: u16, len: usize },
    Fill(u8, usize),
    End,
}

impl Command {
    fn read(r: &mut Reader<'_>) -> Result<Self, Error> {
        Ok(match r.byte()? {
            0 => Command::End,
            tag @ 1..=0x3f => Command::Literals(tag.into()),
            0x40 => Command::Literals(r.varint()? + 0x40),
            tag @ 0x41..0x80 => Command::Match {
                distance: r.byte()?.into(),
                len: (tag & 0x3f) as usize + 2,
            },
            0x80 => Command::Fill(r.byte()?, r.varint()?),
            tag => {
                let distance = u16::from_le_bytes(r.array()?);
                Command::Match {
                    distance,
                    len: usize::from(tag) - 0x80,
                }
            }
        })
    }
}

fn decode(src: &[u8], dst: &mut [u8]) -> Result<usize, (Error, usize)> {
    let mut reader = Reader { rest: src };
    let mut sink = Sink { bytes: dst, len: 0 };
    let mut step = || -> Result<bool, Error> {
        match Command::read(&mut reader)? {
            Command::End => return Ok(false),
            Command::Literals(n) => {
                let from = reader.take(n)?;
                sink.reserve(n)?.copy_from_slice(from);
            }
            Command::Match { distance, len } => sink.copy(distance, len)?,
            Command::Fill(b, n) => sink.reserve(n)?.fill(b),
        }
        Ok(true)
    };
    let outcome = loop {
        match step() {
            Ok(true) => continue,
            Ok(false) => break Ok(()),
            Err(e) => break Err(e),
        }
    };
    let len = sink.len;
    outcome.map(|()| len).map_err(|e| (e, len))
}

const ROOM: usize = 48;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn lz_decode(
    src: *const u8,
    starts: *const u16,
    n: usize,
    dst: *mut u8,
    status: *mut i32,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n {
        return;
    }
    let starts = unsafe { core::slice::from_raw_parts(starts, n + 1) };
    let [from, to] = [starts[i], starts[i + 1]].map(usize::from);
    let src = unsafe { core::slice::from_raw_parts(src.add(from), to - from) };
    let dst = unsafe { core::slice::from_raw_parts_mut(dst.add(i * ROOM), ROOM) };
    let code = match decode(src, dst) {
        Ok(len) => len as i32,
        Err((e, len)) => e.code() * 100 - len as i32,
    };
    unsafe { *status.add(i) = code };
}
