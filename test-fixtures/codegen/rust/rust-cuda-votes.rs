//! Barriers that reduce, matches and votes of `cuda_std`: what the threads of a block and of a warp tell each other.
//@ cpu: sm_75
#![cfg_attr(target_arch = "nvptx64", no_std)]
use cuda_std::prelude::*;
use cuda_std::{thread, warp, shared};
use cuda_std::warp::WarpReductionOp;
// CHECK-LABEL: .entry votes(
// CHECK: bar.red.popc.u32 [[COUNT:%r[0-9]+]], 0, %p{{[0-9]+}};
// CHECK-NEXT: st.global.b32 [{{%rd[0-9]+}}], [[COUNT]];
// CHECK: bar.red.and.pred [[ALL:%p[0-9]+]], 0, %p{{[0-9]+}};
// CHECK-NEXT: selp.b32 %r{{[0-9]+}}, 1, 0, [[ALL]];
// CHECK: bar.red.or.pred
// CHECK: match.any.sync.b32
// CHECK: match.any.sync.b64
// CHECK: match.all.sync.b32 %r{{[0-9]+}}|p,
// CHECK: match.all.sync.b64 %r{{[0-9]+}}|p,
#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn votes(v: &[u32], out: *mut [u32; 8]) {
    let i = thread::index_1d() as usize;
    let x = v[i];
    let lane = warp::lane_id();
    let o = &mut *out.add(i);
    o[0] = thread::sync_threads_count((x == 2) as u32);
    o[1] = thread::sync_threads_and((x < 4) as u32 * 7) << 8 | thread::sync_threads_or((x == 4 && i > 100) as u32) << 4 | (thread::sync_threads_and((x < 5) as u32) != 0) as u32;
    o[2] = warp::warp_match_any(u32::MAX, x);
    o[3] = warp::warp_match_any(u32::MAX, (x as u64) << 33 | 1) ^ warp::warp_match_any(u32::MAX, x as f64 + 0.5);
    o[4] = warp::warp_match_all(u32::MAX, x).unwrap_or(7) + warp::warp_match_all(u32::MAX, (x / 100) as i64 - 5).map_or(0, |m| m.count_ones());
    o[5] = warp::warp_vote_ballot(u32::MAX, x & 1 == 1) ^ (warp::warp_vote_all(u32::MAX, x < 5) as u32) << 2 ^ warp::warp_vote_any(u32::MAX, x == 4 && lane == 3) as u32;
    let (down, inside) = warp::warp_shuffle_down(u32::MAX, (x as u64) << 40 | i as u64, 3, 16);
    o[6] = (down >> 40) as u32 * 1000 + (down as u32) + inside as u32 * 100000;
    let (b, _) = warp::warp_shuffle_xor(u32::MAX, x as u8, 5, 32);
    let (f, _) = warp::warp_shuffle_idx(u32::MAX, x as f32 * 1.5, lane / 2, 32);
    o[7] = b as u32 + f.to_bits();
}
// CHECK-LABEL: .entry until_done(
// CHECK: bar.red.or.pred [[AGAIN:%p[0-9]+]], 0,
// CHECK-NEXT: @{{!?}}[[AGAIN]] bra
/// Halves the values until all are small; the whole block goes on as long as one thread has work.
#[kernel]
pub unsafe fn until_done(v: *mut u32, rounds: *mut u32) {
    #[address_space(shared)]
    static mut LEFT: [core::mem::MaybeUninit<u32>; 64] = [const { core::mem::MaybeUninit::uninit() }; 64];
    let t = thread::thread_idx_x() as usize;
    LEFT[t].write(*v.add(t));
    let mut n = 0;
    while thread::sync_threads_or((LEFT[t].assume_init() > 1000) as u32) != 0 {
        let near = LEFT[(t + 1) % 64].assume_init();
        thread::sync_threads();
        LEFT[t].write(LEFT[t].assume_init() / 2 ^ near & 1);
        n += 1;
    }
    *v.add(t) = LEFT[t].assume_init();
    *rounds.add(t) = n;
}
