//! Orders of shared memory that keep columns out of one bank.

pub const BANKS: usize = 32;
pub const BANK_WIDTH_BYTES: usize = 4;
pub const WARP_LANES: usize = 32;

/// `B` bits from bit `S` on are mixed into those from bit `M` on.
pub struct Swizzle<const B: usize, const M: usize, const S: usize>;

impl<const B: usize, const M: usize, const S: usize> Swizzle<B, M, S> {
    const BITS_LIE_APART: () = assert!(M + B <= S, "Swizzle<B, M, S> requires M + B <= S");

    pub const BITS: usize = B;
    pub const SPREAD: usize = 1 << B;

    #[inline(always)]
    pub const fn apply(offset: usize) -> usize {
        let () = Self::BITS_LIE_APART;
        offset ^ (((offset >> S) & ((1 << B) - 1)) << M)
    }

    /// The same operation: applied twice it gives what was there.
    #[inline(always)]
    pub const fn undo(offset: usize) -> usize {
        Self::apply(offset)
    }
}

/// The bank that an element lies in.
#[inline(always)]
pub const fn bank_of(elem_offset: usize, elem_size: usize) -> usize {
    (elem_offset * elem_size / BANK_WIDTH_BYTES) % BANKS
}

const fn uses(offsets: &[usize; WARP_LANES], elem_size: usize) -> [usize; BANKS] {
    let mut uses = [0; BANKS];
    let mut lane = 0;
    while lane < WARP_LANES {
        uses[bank_of(offsets[lane], elem_size)] += 1;
        lane += 1;
    }
    uses
}

/// The most lanes that meet in one bank.
pub const fn conflict_degree(offsets: &[usize; WARP_LANES], elem_size: usize) -> usize {
    let uses = uses(offsets, elem_size);
    let (mut most, mut bank) = (0, 0);
    while bank < BANKS {
        if uses[bank] > most {
            most = uses[bank];
        }
        bank += 1;
    }
    most
}

/// How many banks the lanes reach.
pub const fn banks_used(offsets: &[usize; WARP_LANES], elem_size: usize) -> usize {
    let uses = uses(offsets, elem_size);
    let (mut count, mut bank) = (0, 0);
    while bank < BANKS {
        if uses[bank] > 0 {
            count += 1;
        }
        bank += 1;
    }
    count
}

/// Offsets of a warp that walks down a column.
pub const fn column_offsets(row_stride_elems: usize, col: usize) -> [usize; WARP_LANES] {
    let mut out = [0; WARP_LANES];
    let mut lane = 0;
    while lane < WARP_LANES {
        out[lane] = lane * row_stride_elems + col;
        lane += 1;
    }
    out
}

/// Offsets of a warp that walks along a row.
pub const fn row_offsets(row: usize, row_stride_elems: usize) -> [usize; WARP_LANES] {
    let mut out = [0; WARP_LANES];
    let mut lane = 0;
    while lane < WARP_LANES {
        out[lane] = row * row_stride_elems + lane;
        lane += 1;
    }
    out
}
