//! How many elements lie before a part of a slice that is cut into parts of one size.

/// Elements of the next `n` whole parts, at most all.
#[inline]
pub(super) fn whole(len: usize, size: usize, n: usize) -> usize {
    match n.checked_mul(size) {
        Some(at) if at < len => at,
        _ => len,
    }
}

/// Elements of the last `n` parts where the very last may be short, at most all.
#[inline]
pub(super) fn short(len: usize, size: usize, n: usize) -> usize {
    if n == 0 || len == 0 {
        return 0;
    }
    let rest = len % size;
    let last = if rest == 0 { size } else { rest };
    last + whole(len - last, size, n - 1)
}
