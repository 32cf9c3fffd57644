//! `ptr::swap` of places that overlap, small and large: both are read before one is written.
fn swapped<const N: usize>(bytes: &mut [u8; 80], by: usize) {
    let at = bytes.as_mut_ptr();
    unsafe { core::ptr::swap(at.cast::<[u8; N]>(), at.add(by).cast::<[u8; N]>()) }
}
pub fn test(input: &[u64], out: &mut Out) {
    let by = (input[0] % 7) as usize;
    let mut bytes: [u8; 80] = core::array::from_fn(|i| i as u8 ^ input[1] as u8);
    swapped::<4>(&mut bytes, by);
    swapped::<32>(&mut bytes, by + 1);
    swapped::<40>(&mut bytes, by);
    for word in bytes.chunks(8) {
        out.put(word.iter().fold(0u64, |s, &b| s << 8 | b as u64));
    }
}

//@ expect: 3000302030001 704050a0b08090e f0c0d1213101116 1714151a1b18191e 1f1c1d2021262724 252b28292e2f2c2d 3233303136373435 3a3b38393e3f3c3d 4243404146474445 4a4b48494e4f4c4d
//@ expect: f7f6f5f6f7f6f7f4 f5f6f7f2f3fcfdfe fff8f9fafbe4e5e6 e7e0e1e2e3ecedee efe8e9eaebd7d0d1 d2d3dedfd8d9dadb c4c5c6c7c0c1c2c3 cccdcecfc8c9cacb b4b5b6b7b0b1b2b3 bcbdbebfb8b9babb
//@ expect: 1000302050407 609080b0a0d0c0f e11101312151417 1619181b1a1d1c1f 1e20232225242726 29282b2a2d2c2f2e 3130333235343736 39383b3a3d3c3f3e 4140434245444746 49484b4a4d4c4f4e
//@ expect: 100010203040506 708090a0b0c0d0e f10111213141516 1718191a1b1c1d1e 1f21222324252627 28292a2b2c2d2e2f 3031323334353637 38393a3b3c3d3e3f 4041424344454647 48494a4b4c4d4e4f
//@ expect: 70a0b080f0c0d06 70a0b08090e0f0c d06070405020300 11e1f1c1d1a1b18 1916171415121310 112b282922232021 3e3f3c3d3a3b3839 3637343532333031 4e4f4c4d4a4b4849 4647444542434041
//@ expect: ebeae9eaebeaebe8 e9eaebeeefe0e1e2 e3e4e5e6e7f8f9fa fbfcfdfefff0f1f2 f3f4f5f6f7cbcccd cecfc2c3c4c5c6c7 d8d9dadbdcdddedf d0d1d2d3d4d5d6d7 a8a9aaabacadaeaf a0a1a2a3a4a5a6a7
//@ expect: f3f8f9f6f7fafffc fdf4f5f2f3f8f9f6 f7fafbfefffcfdf4 f5f2f3f0f1eeefec edeaebe8e9e6e7e4 e5e2e3e0e1d9d0d1 cecfcccdcacbc8c9 c6c7c4c5c2c3c0c1 bebfbcbdbabbb8b9 b6b7b4b5b2b3b0b1
//@ expect: a0b080b0a0b0a09 80b0a0f0e010003 20504070619181b 1a1d1c1f1e111013 12151417162a2d2c 2f2e232225242726 39383b3a3d3c3f3e 3130333235343736 49484b4a4d4c4f4e 4140434245444746
