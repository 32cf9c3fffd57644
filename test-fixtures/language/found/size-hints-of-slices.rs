//! What iterators over slices say about their length.
fn seen<I: Iterator>(mut i: I, out: &mut Out) {
    let mut all = 0u64;
    loop {
        let (low, high) = i.size_hint();
        all = all.wrapping_mul(31) + low as u64 * 7 + high.map_or(1000, |high| high as u64);
        if i.next().is_none() {
            break out.put(all);
        }
    }
}
pub fn test(input: &[u64], out: &mut Out) {
    let mut all: [u64; 9] = core::array::from_fn(|i| input[i % input.len()] % 5);
    let v = &mut all[..input[0] as usize % 10];
    out.put(v.len());
    seen(v.split(|x| *x == 2), out);
    seen(v.split_mut(|x| *x == 2), out);
    seen(v.split_inclusive(|x| *x == 2), out);
    seen(v.split_inclusive_mut(|x| *x == 2), out);
    seen(v.splitn(2, |x| *x == 2), out);
    seen(v.splitn_mut(3, |x| *x == 2), out);
    seen(v.rsplit(|x| *x == 2), out);
    seen(v.rsplit_mut(|x| *x == 2), out);
    seen(v.rsplitn(2, |x| *x == 2), out);
    seen(v.rsplitn_mut(1, |x| *x == 2), out);
    seen(v.chunk_by(|a, b| a == b), out);
    seen(v.chunk_by_mut(|a, b| a == b), out);
    seen(v.chunks(2), out);
    seen(v.rchunks(4), out);
    seen(v.chunks_exact(2), out);
    seen(v.rchunks_exact(2), out);
    seen(v.windows(3), out);
    seen(v.array_windows::<2>(), out);
    seen(v.as_chunks::<2>().0.iter(), out);
    seen(v.iter().copied().array_chunks::<2>(), out);
    seen(v.iter().skip(2).step_by(3), out);
    seen(v.iter().copied().intersperse(7), out);
    seen(v.iter().map_while(|x| (*x > 0).then_some(x)), out);
    seen(v.iter().scan(0, |_, x| Some(x)), out);
    seen(v.iter().map_windows(|[a, b]| **a + **b), out);
    seen(v.iter().peekable(), out);
    seen(v.iter().cycle().take(12), out);
    seen(v.iter().flat_map(|x| 0..*x), out);
    seen(v.iter().map(|x| [*x; 2]).flatten(), out);
    seen(v.iter().take_while(|x| **x != 3), out);
    seen(v.iter().skip_while(|x| **x != 3), out);
    seen(v.iter().filter_map(|x| x.checked_sub(1)), out);
    seen(v.iter().chain(&[1, 2]).rev().fuse(), out);
    seen(v.iter().zip(3..).enumerate().inspect(|_| ()), out);
    seen(core::iter::from_fn(|| None::<u8>), out);
    seen(core::iter::successors(Some(3u8), |x| x.checked_sub(1)), out);
    seen(core::iter::repeat_n(3, v.len()), out);
    seen(core::iter::once_with(|| 3).chain(core::iter::empty()), out);
}

//@ expect: 1 117 117 f8 f8 117 117 117 117 117 f8 f8 f8 f8 f8 0 0 0 0 0 0 0 f8 1f 1f 0 f8 3958439d4deb9230 7918 3d08 1f 1 1f b25f0 f8 3e8 39477440 f8 f8
//@ expect: 5 31c5 31c5 174 174 22c1 2682 3241 3241 22c1 f8 59af6 59af6 b25f0 3d08 3d08 3d08 b25f0 1ce1610 3d08 3d08 f8 6f672b0406cd8 5 8c1fddd 1ce1610 460feee8 3958439d4deb9230 bc2fbda77568744 efea4137b84928 8c1fddd 5 24d7c 170ea7cdbe0 460feee8 3e8 39477440 460feee8 f8
//@ expect: 0 f8 f8 0 0 f8 f8 f8 f8 f8 f8 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3d08 0 3e8 39477440 0 f8
//@ expect: 5 31c5 31c5 174 174 22c1 2682 3241 3241 22c1 f8 adc883 adc883 b25f0 3d08 3d08 3d08 b25f0 1ce1610 3d08 3d08 f8 6f672b0406cd8 5 8c1fddd 1ce1610 460feee8 3958439d4deb9230 d5ab44ed92 efea4137b84928 8c1fddd 5 1303 170ea7cdbe0 460feee8 3e8 39477440 460feee8 f8
//@ expect: 1 117 117 f8 f8 117 117 117 117 117 f8 f8 f8 f8 f8 0 0 0 0 0 0 0 f8 1f 1f 0 f8 3958439d4deb9230 7918 3d08 1f 1 1f b25f0 f8 3e8 39477440 f8 f8
//@ expect: 2 4ae77 4ae77 22c1 22c1 22c1 4ae77 4ae77 4ae77 22c1 f8 117 117 f8 f8 f8 f8 0 f8 f8 f8 0 b25f0 7a1 7a1 f8 3d08 3958439d4deb9230 38e43c79 1ce1610 7a1 2 7a1 1ce1610 3d08 3e8 39477440 3d08 f8
//@ expect: 6 35c4 35c4 31e4 31e4 22c1 26a1 35e3 35e3 22c1 f8 bbe004 bbe004 b25f0 3d08 b25f0 b25f0 1ce1610 460feee8 b25f0 b25f0 3d08 1ff79743dcc921d0 56e244 146276163 460feee8 a313b0b18 3958439d4deb9230 3218e79e3ca8f 3958439d4deb9230 a85663d ba a85663c 3315fb989c20 a313b0b18 3e8 39477440 a313b0b18 f8
//@ expect: 8 1f0 1f0 1d1 1d1 117 136 1f0 1f0 117 f8 1a6405f3 1a6405f3 1ce1610 3d08 1ce1610 1ce1610 a313b0b18 170ea7cdbe0 1ce1610 1ce1610 3d08 39604ba21c63f7c0 1b37aa8a5 662bf731384 170ea7cdbe0 3315fb989c20 3958439d4deb9230 24d22dc94c34ae49 16d463ca7152f840 8 662bf731384 34bbda6bfb efea4137b84928 3315fb989c20 3e8 39477440 3315fb989c20 f8
