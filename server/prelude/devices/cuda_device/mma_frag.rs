//! Which elements of a sum of 16 rows and 8 columns a lane holds: PTX ISA, fragments of `mma.m16n8k16`.

/// Rows of the sum.
pub const ACC_ROWS: usize = 16;
/// Columns of the sum.
pub const ACC_COLS: usize = 8;
/// Elements in a lane.
pub const ACC_PER_LANE: usize = 4;
pub const WARP_LANES: usize = 32;

/// Row and column of element `j` of a lane; larger numbers wrap.
#[inline(always)]
pub const fn acc_coords(lane: usize, j: usize) -> (usize, usize) {
    let (lane, j) = (lane % WARP_LANES, j % ACC_PER_LANE);
    (lane / 4 + j / 2 * 8, lane % 4 * 2 + j % 2)
}

/// Where the element is, row by row.
#[inline(always)]
pub const fn acc_offset(lane: usize, j: usize) -> usize {
    let (row, col) = acc_coords(lane, j);
    row * ACC_COLS + col
}

/// Where the element is in a matrix whose rows have `row_stride` elements; `None` if that is too large.
#[inline(always)]
pub fn acc_matrix_offset(lane: usize, j: usize, tile_row: usize, tile_col: usize, row_stride: usize) -> Option<usize> {
    let (row, col) = acc_coords(lane, j);
    let above = row.checked_add(tile_row)?.checked_mul(row_stride)?;
    above.checked_add(col.checked_add(tile_col)?)
}

/// The lane and the number in it of an element; the reverse of `acc_offset`.
#[inline(always)]
pub const fn acc_decode(offset: usize) -> Option<(usize, usize)> {
    if offset >= ACC_ROWS * ACC_COLS {
        return None;
    }
    let (row, col) = (offset / ACC_COLS, offset % ACC_COLS);
    Some((row % 8 * 4 + col / 2, row / 8 * 2 + col % 2))
}

/// Is the element in the first `valid_rows` rows and `valid_cols` columns?
#[inline(always)]
pub const fn acc_is_valid(lane: usize, j: usize, valid_rows: usize, valid_cols: usize) -> bool {
    let (row, col) = acc_coords(lane, j);
    row < valid_rows && col < valid_cols
}

/// A bit for each element of a lane: `acc_is_valid`.
#[inline(always)]
pub const fn acc_valid_mask(lane: usize, valid_rows: usize, valid_cols: usize) -> u32 {
    let mut mask = 0;
    let mut j = 0;
    while j < ACC_PER_LANE {
        mask |= (acc_is_valid(lane, j, valid_rows, valid_cols) as u32) << j;
        j += 1;
    }
    mask
}

/// Are all elements in, or none?
#[inline(always)]
pub const fn acc_mask_is_uniform(mask: u32) -> bool {
    matches!(mask, 0 | 0b1111)
}

/// Elements of the warp that are in: all of `acc_valid_mask`.
#[inline(always)]
pub const fn acc_valid_count(valid_rows: usize, valid_cols: usize) -> usize {
    let mut count = 0;
    let mut lane = 0;
    while lane < WARP_LANES {
        count += acc_valid_mask(lane, valid_rows, valid_cols).count_ones() as usize;
        lane += 1;
    }
    count
}
