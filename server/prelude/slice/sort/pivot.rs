//! The element that others are compared with: a median of a few.

/// From this length on each of the three is a median itself.
const RECURSIVE: usize = 64;

/// Where the pivot of at least eight elements is.
pub(super) fn choose<T, F: FnMut(&T, &T) -> bool>(v: &[T], is_less: &mut F) -> usize {
    let eighth = v.len() / 8;
    let (a, b, c) = (0, eighth * 4, eighth * 7);
    if v.len() < RECURSIVE { median(v, a, b, c, is_less) } else { median_of_medians(v, [a, b, c], eighth, is_less) }
}

fn median_of_medians<T, F: FnMut(&T, &T) -> bool>(
    v: &[T],
    mut starts: [usize; 3],
    n: usize,
    is_less: &mut F,
) -> usize {
    if n * 8 >= RECURSIVE {
        let eighth = n / 8;
        for start in &mut starts {
            *start = median_of_medians(v, [*start, *start + eighth * 4, *start + eighth * 7], eighth, is_less);
        }
    }
    median(v, starts[0], starts[1], starts[2], is_less)
}

fn median<T, F: FnMut(&T, &T) -> bool>(v: &[T], a: usize, b: usize, c: usize, is_less: &mut F) -> usize {
    let before_b = is_less(&v[a], &v[b]);
    if before_b != is_less(&v[a], &v[c]) {
        a
    } else if is_less(&v[b], &v[c]) != before_b {
        c
    } else {
        b
    }
}
