//! Parts of slices and ends of ranges that are reached without a loop: `nth`, `nth_back`, `last`, `count`, `skip`.

fn sum<'a>(part: Option<&'a [u32]>) -> u64 {
    part.map_or(999, |p| p.iter().fold(p.len() as u64, |s, x| s * 31 + u64::from(*x)))
}

fn walk<'a, I>(out: &mut Out, n: usize, parts: impl Fn() -> I)
where
    I: DoubleEndedIterator<Item = &'a [u32]> + ExactSizeIterator,
{
    out.put(parts().count() as u64);
    out.put(sum(parts().last()));
    let mut all = parts();
    out.put(sum(all.nth(n)));
    out.put(all.len() as u64);
    out.put(sum(all.nth_back(n / 2)));
    out.put(all.len() as u64);
    out.put(sum(all.nth_back(1)));
    out.put(sum(all.next()));
    out.put(sum(all.nth_back(usize::MAX)));
    out.put(sum(all.next()));
    let mut all = parts();
    out.put((sum(all.nth(usize::MAX)), all.len() as u64));
    out.put(sum(parts().rev().skip(n).step_by(2).last()));
}

pub fn test(input: &[u64], out: &mut Out) {
    let data: [u32; 23] = core::array::from_fn(|i| (input[i % 16] as u32).wrapping_mul(i as u32 + 1));
    let len = 23 - (input[1] % 4) as usize;
    let v = &data[..len];
    let n = (input[0] % 5) as usize;
    let size = 3 + (input[2] % 3) as usize;
    walk(out, n, || v.chunks(size));
    walk(out, n, || v.chunks_exact(size));
    walk(out, n, || v.rchunks(size));
    walk(out, n, || v.rchunks_exact(size));
    walk(out, n, || v.windows(size));
    walk(out, n, || v.array_windows::<4>().map(|w| &w[..]));
    let mut copy = data;
    out.put(sum(copy[..len].chunks_mut(size).nth(n).map(|p| &*p)));
    out.put(sum(copy.rchunks_mut(size).nth_back(n).map(|p| &*p)));
    let mut parts = copy[..len].chunks_exact_mut(size);
    parts.nth_back(n).map(|p| p[0] = 7);
    parts.nth(n / 2).map(|p| p[1] = 8);
    out.put(parts.len() as u64);
    let mut parts = copy[..len].rchunks_exact_mut(size);
    parts.nth(n).map(|p| p[0] += 1);
    parts.nth_back(1).map(|p| p[2] += 1);
    out.put(parts.last().map_or(0, |p| u64::from(p[0])));
    let mut parts = copy.chunks_mut(size);
    parts.nth_back(n).map(|p| p.reverse());
    out.put(parts.nth(1).map_or(0, |p| p.len() as u64));
    out.put(copy.iter().fold(0u64, |s, x| s.wrapping_mul(33) ^ u64::from(*x)));

    let (a, b) = (input[3] as i16, input[4] as i16);
    out.put((a..b).count() as u64);
    out.put((a..=b).count() as u64);
    let mut range = a..b;
    out.put(range.by_ref().skip(n).next().map(|x| x as u64));
    out.put(range.by_ref().rev().skip(2 * n).next().map(|x| x as u64));
    out.put((range.start as u64, range.end as u64));
    let mut range = a..=b;
    out.put((range.nth_back(n).map(|x| x as u64), range.nth_back(0).map(|x| x as u64)));
    out.put((range.nth_back(40000).map(|x| x as u64), range.is_empty()));
    out.put((b'a'..=b'e').nth_back(n).map(|x| x as u64));
    out.put((1u8..200).skip(250).next().map(|x| x as u64));
}

//@ expect: 7 23d2f 19c58 5 23d2f 4 3f023 21d1f 3e7 3e7 3e7 0 19c58 7 23d2f 19c58 5 23d2f 4 3f023 21d1f 3e7 3e7 3e7 0 19c58 7 16163 52050 5 16163 4 21d1f 3f023 3e7 3e7 3e7 0 52050 7 16163 52050 5 16163 4 21d1f 3f023 3e7 3e7 3e7 0 52050 13 23d2f 16d48 11 23d2f 10 1a183 180ef 3e7 3e7 3e7 0 16d48 12 499b72 3a5352 10 499b72 f ad016a 3cb496 3e7 3e7 3e7 0 38e28e 19c58 180ef 4 31 3 44de0a0d31b70e75 1 2 440 440 5 5 5033 4 440 440 1 5033 64 440
//@ expect: 6 2a06d4731af 3904affaa540 5 2a06d4731af 4 313403343590 4812d29ec2b2 3e7 3e7 3e7 0 4812d29ec2b2 5 15e78a5e9b60 3904affaa540 4 15e78a5e9b60 3 24f877fe034a 4812d29ec2b2 3e7 3e7 3e7 0 3904affaa540 6 1d6d5e4fc11 6ece16bd3626 5 1d6d5e4fc11 4 223e745ad6a6 3474fffb70e8 3e7 3e7 3e7 0 3474fffb70e8 5 5dc883005bc6 6ece16bd3626 4 5dc883005bc6 3 1ed1b8b00520 3474fffb70e8 3e7 3e7 3e7 0 6ece16bd3626 14 6ece16bd3626 3904affaa540 13 6ece16bd3626 12 2d3405841bc0 20a2e9f7e720 3e7 3e7 3e7 0 20a2e9f7e720 14 6ece16bd3626 3904affaa540 13 6ece16bd3626 12 2d3405841bc0 20a2e9f7e720 3e7 3e7 3e7 0 20a2e9f7e720 3904affaa540 1d6d5e4fc11 3 404e7388 4 c63115f49edecfbe f2af f2b0 5033 ffffffffffff81ec 5033 749a ffffffffffff81ed 749a 5033 749b 5033 749a 5033 ffffffffffffd859 0 5033 65 440
//@ expect: 8 b1f 100015d58 7 b1f 6 3c10000e50f 1f00015f82 3e7 3e7 3e7 0 1f00015f82 7 3c2000115b5 100015d58 6 3c2000115b5 5 3c10001e517 1f00015f82 3e7 3e7 3e7 0 100015d58 8 1f 1f00016592 7 1f 6 3c10001ae51 100015f38 3e7 3e7 3e7 0 100015f38 7 1f00016442 1f00016592 6 1f00016442 5 3c10001402c 100015f38 3e7 3e7 3e7 0 1f00016592 14 1f00016592 100015d58 13 1f00016592 12 1f00019e62 1f00016442 3e7 3e7 3e7 0 1f00016442 13 747e002fc36c 1f00386529 12 747e002fc36c 11 1f00389f49 3c200393b7a 3e7 3e7 3e7 0 1f00386529 100015d58 784 5 fffffff8 3 b476460da58ee1f 0 0 440 440 0 ffffffffffffffff 440 440 440 1 5033 65 440
//@ expect: 6 37d6ccd6 34d65561a639 5 37d6ccd6 4 174d91018c6b 1f5c49cbab 3e7 3e7 3e7 0 1f5c49cbab 5 53985303e499 34d65561a639 4 53985303e499 3 2774fc36ac0 1f5c49cbab 3e7 3e7 3e7 0 34d65561a639 6 1b450499d8c 66469e8a769 5 1b450499d8c 4 74735d916730 48f1bb689d53 3e7 3e7 3e7 0 48f1bb689d53 5 471ad1b3fa19 66469e8a769 4 471ad1b3fa19 3 c06b636d45 48f1bb689d53 3e7 3e7 3e7 0 66469e8a769 14 66469e8a769 34d65561a639 13 66469e8a769 12 1b41f4062 12f0ffbf92 3e7 3e7 3e7 0 12f0ffbf92 14 66469e8a769 34d65561a639 13 66469e8a769 12 1b41f4062 12f0ffbf92 3e7 3e7 3e7 0 12f0ffbf92 34d65561a639 1b450499d8c 3 48 4 fe3f731979b2c189 0 0 440 440 5eb1 fc 440 440 440 1 5033 65 440
//@ expect: 7 274ddeb28b3 3c11903c6f8 5 274ddeb28b3 4 1e123a7b742 9bd6b92 3e7 3e7 3e7 0 3c11903c6f8 7 274ddeb28b3 3c11903c6f8 5 274ddeb28b3 4 1e123a7b742 9bd6b92 3e7 3e7 3e7 0 3c11903c6f8 7 bad63f8d 1dc66 5 bad63f8d 4 9bd6b92 1e123a7b742 3e7 3e7 3e7 0 1dc66 7 bad63f8d 1dc66 5 bad63f8d 4 9bd6b92 1e123a7b742 3e7 3e7 3e7 0 1dc66 13 274ddeb28b3 179fc76b88 11 274ddeb28b3 10 9f46230d 2dc58f06253 3e7 3e7 3e7 0 179fc76b88 12 274de94b71e 2dc59341d9e 10 274de94b71e f 9f8bafd4 58aede2c7376 3e7 3e7 3e7 0 179fffc98c 3c11903c6f8 2dc58f06253 4 e 3 d062b630cc86129b 23 24 5033 ffffffffffffffff 5033 1e 0 1e 5033 20 5033 1f 440 1 5033 64 440
//@ expect: 6 1588471523d 565948579 3 298fe779ecf 1 3e7 3e7 3e7 3e7 3e7 0 6dae60d947a4 5 298fe779ecf 565948579 2 3063fa390b8 0 3e7 3e7 3e7 3e7 3e7 0 18a38e9413f 6 cb782f0d2 18fcbc3ec0 3 389be5f0e64 1 3e7 3e7 3e7 3e7 3e7 0 1574a84379 5 389be5f0e64 18fcbc3ec0 2 2ae37821719f 0 3e7 3e7 3e7 3e7 3e7 0 158855e2794 14 158855e2794 1d37e865f2 11 b1d52bd22 f 298fe779ecf 389be5f0e64 3e7 3e7 3e7 0 2fbdcecf5c4c 14 158855e2794 1d37e865f2 11 b1d52bd22 f 298fe779ecf 389be5f0e64 3e7 3e7 3e7 0 2fbdcecf5c4c 565948579 2ae37821719f 0 0 4 5d7b2b959acced79 0 0 440 440 ffffffffffffeea1 ffffffffffffeea1 440 440 440 1 5033 63 440
//@ expect: 5 150a ef6ea1a29fd 3 150a 2 e1aa6864fce7b 3e7 3e7 3e7 3e7 0 ef6ea1a29fd 4 e198e9a5d7010 ef6ea1a29fd 2 e198e9a5d7010 1 3e7 3e7 3e7 3e7 3e7 0 b36df437e09d1 5 c376cc85 618b6106e865 3 c376cc85 2 1cfe6074b8a93 3e7 3e7 3e7 3e7 0 618b6106e865 4 e194e6b553ffb 618b6106e865 2 e194e6b553ffb 1 3e7 3e7 3e7 3e7 3e7 0 e43e658f890b1 11 e43e658f890b1 e194e6b553ffb f e43e658f890b1 e 747005cc4237 37df1ed7d4db 3e7 3e7 3e7 0 e194e6b553ffb 12 746b6af7f3d4 746de2600354 10 746b6af7f3d4 f 746ff119bcbf 1cd633dc0e8 3e7 3e7 3e7 0 5c9bd8d4f0e9 ef6ea1a29fd 6c40483dbecd4 1 0 5 c898357233d8edf9 0 0 440 440 ff ff 440 440 440 1 5033 64 440
//@ expect: 5 5b58d87f e1790411b19a3 1 3e7 0 3e7 3e7 3e7 3e7 3e7 0 ce6b34105d11a 4 e1790411b19a3 e1790411b19a3 0 3e7 0 3e7 3e7 3e7 3e7 3e7 0 afae65d786 5 1714 2935f7cfce298 1 3e7 0 3e7 3e7 3e7 3e7 3e7 0 e19c61128b3ee 4 2935f7cfce298 2935f7cfce298 0 3e7 0 3e7 3e7 3e7 3e7 3e7 0 391bdecc8940 12 391bdecc8940 36fd42ef714 e 1d818ec4356 c 8852b47f09b5c 6a89f7e918e5 3e7 3e7 3e7 0 afae65d786 13 391bcd91cc87 1c61a0d7ab f 1d798d49dbf d 745f7dea8638 36fcb35fff1 3e7 3e7 3e7 0 af9f0a39ef e1790411b19a3 465c4054dd70 0 0 0 5c0331fdf11a2042 14 15 5033 6 5033 10 7 10 5033 14 5033 13 440 1 5033 62 440
