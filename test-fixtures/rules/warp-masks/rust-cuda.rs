use cuda_std::prelude::*;
use cuda_std::warp;

#[kernel]
pub unsafe fn sum(data: *mut u32) {
    let lane = warp::lane_id();
    let (a, _) = warp::warp_shuffle_xor(0xffff_fffe, *data, 1, 32);
               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[warp-sync-mask]: lane 0
    let (b, _) = warp::warp_shuffle_down(u32::MAX, *data, 1, 32);
    let c = if lane > 0 { warp::warp_vote_ballot(!1, a > b) } else { 0 };
    *data = a + b + c;
}
