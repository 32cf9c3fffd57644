//! Chains of adaptors keep their item types.
fn f(v: &[f32], n: usize) {
    let a = v.iter().sum::<f32>();
      //^ type: f32
    let b = v.iter().enumerate().last();
      //^ type: Option<(usize, &f32)>
    let c = (0..n as u64).filter(|k| k % 2 == 0).map(|k| k * k).fold(0, |s, k| s + k);
      //^ type: u64
                                //^ type: &u64
    for (i, w) in v.windows(2).enumerate().skip(1).step_by(2) {
       //^ type: usize
          //^ type: &[f32]
        let d = w[1] - w[0];
          //^ type: f32
        let _ = (i, d);
    }
    let e = v.iter().copied().reduce(f32::max);
      //^ type: Option<f32>
    let g: [u8; 3] = core::array::from_fn(|k| k as u8);
      //^ type: [u8; 3]
    let h = [1u32, 2].into_iter().zip([3i8, 4]).next().unwrap();
      //^ type: (u32, i8)
    let p = v.chunks_exact(4).all(|c| c.len() == 4);
      //^ type: bool
    let _ = (a, b, c, e, g, h, p);
}
