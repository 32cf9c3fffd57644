//! Twenty shapes of control flow around barriers: in ten of them all threads meet, in ten not.
#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
unsafe fn t() -> u32 { unsafe { _thread_idx_x() as u32 } }
unsafe fn bar() { unsafe { _syncthreads() } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn strided_in_constant(o: *mut f32, n: u32) { unsafe {
  let mut k = 0; while k < 8 { let mut i = t(); while i < n { *o.add(i as usize) = 1.0; i += 64; } bar(); k += 1; } }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn uniform_count(o: *mut f32, n: u32) { unsafe {
  let mut k = 0; while k < n { if t() < k { *o.add(t() as usize) = 1.0; } bar(); k += 1; } }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn behind_both_arms(o: *mut f32) { unsafe {
  if t() & 1 == 0 { *o.add(t() as usize) = 1.0; } else { *o.add(t() as usize) = 2.0; } bar(); *o = 1.0; }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn by_block(o: *mut f32) { unsafe {
  if _block_idx_x() == 0 { bar(); } *o = 1.0; }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn behind_strided(o: *mut f32, n: u32) { unsafe {
  let mut i = t(); while i < n { *o.add(i as usize) = 1.0; i += 64; } bar(); *o = 2.0; }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn halving(o: *mut f32) { unsafe {
  let mut s = 32; while s > 0 { if t() < s { *o.add(t() as usize) += *o.add((t() + s) as usize); } bar(); s >>= 1; } }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn breaks_together(o: *mut f32, n: u32) { unsafe {
  let mut k = 0; loop { if k >= n { break; } let mut i = t(); while i < k { *o.add(i as usize) = 1.0; i += 3; } bar(); k += 1; } }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn continues_behind(o: *mut f32, n: u32) { unsafe {
  let mut k = 0; while k < n { k += 1; bar(); if t() > k { continue; } *o.add(t() as usize) = 1.0; } }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn half_of_a_warp(o: *mut f32) { unsafe {
  if t() < 16 { bar(); } *o = 1.0; }} //~ error[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn in_strided(o: *mut f32, n: u32) { unsafe {
  let mut i = t(); while i < n { *o.add(i as usize) = 1.0; bar(); i += 64; } }} //~ info[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn behind_guard(o: *mut f32, n: u32) { unsafe {
  if t() >= n { return; } *o.add(t() as usize) = 1.0; bar(); *o = 2.0; }} //~ info[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn breaks_apart(o: *mut f32, n: u32) { unsafe {
  let mut k = 0; while k < n { if t() == k { break; } bar(); k += 1; } *o = 1.0; }} //~ info[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn counts_to_its_index(o: *mut f32) { unsafe {
  let mut k = 0; while k < t() { bar(); k += 1; } *o = 1.0; }} //~ info[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one_arm(o: *mut f32) { unsafe {
  match t() % 3 { 0 => { bar(); *o = 1.0; } 1 => { *o.add(1) = 1.0; } _ => {} } }} //~ warning[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn continues_in_front(o: *mut f32, n: u32) { unsafe {
  let mut k = 0; while k < 4 { if t() & 1 == 0 { k += 1; continue; } bar(); k += 1; } *o = n as f32; }} //~ warning[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn by_its_word(o: *mut f32, n: *const u32) { unsafe {
  if *n.add(t() as usize) > 3 { bar(); } *o = 1.0; }} //~ info[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn one_word_for_all(o: *mut f32, n: *const u32) { unsafe {
  if *n > 3 { bar(); } *o = 1.0; }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn strided_in_nested(o: *mut f32) { unsafe {
  let mut a = 0; while a < 3 { let mut b = 0; while b < 5 { let mut i = t(); while i < 100 { *o.add(i as usize) = 1.0; i += 32; } bar(); b += 1; } bar(); a += 1; } }}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn counts_by_warp(o: *mut f32) { unsafe {
  let mut k = t() / 32; while k < 4 { bar(); k += 1; } *o = 1.0; }} //~ info[divergent-barrier]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn in_a_closure(o: *mut f32) { unsafe {
  let f = |x: u32| { if x > 5 { bar(); } }; f(t()); *o = 1.0; }} //~ error[divergent-barrier]
