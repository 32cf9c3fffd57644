/** A kernel to look at, in a new file that is never saved by itself: for the first steps. */
import { window, workspace } from 'vscode';

const EXAMPLE = `//! A kernel to play with. Click PTX or AMDGCN above it; nothing needs to be installed.
//! Change a line and watch the code beside it change.

#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]

use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x};

/// y = alpha * x + y, one element for each thread.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(n: u32, alpha: f32, x: *const f32, y: *mut f32) {
    unsafe {
        let i = _block_idx_x() as u32 * _block_dim_x() as u32 + _thread_idx_x() as u32;
        if i < n {
            let k = i as usize;
            *y.add(k) = alpha * *x.add(k) + *y.add(k);
        }
    }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
`;

export async function openExample(): Promise<void> {
  const document = await workspace.openTextDocument({ language: 'rust', content: EXAMPLE });
  await window.showTextDocument(document);
}
