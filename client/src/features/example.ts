/** A kernel to look at, in a new file that is never saved by itself: for the first steps. */
import { Position, Range, Selection, Uri, window, workspace } from 'vscode';

const EXAMPLE = `//! A kernel to play with. Click Run, PTX or AMDGCN above it; nothing needs to be installed.
//! Change a line and watch the code beside it change.

#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, stdarch_amdgpu)]

/// Threads of a workgroup; the launch says the same.
const BLOCK: u32 = 256;

/// y = alpha * x + y, one element for each thread.
// warplens: launch(block = 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(n: u32, alpha: f32, x: *const f32, y: *mut f32) {
    let i = thread();
    if i < n {
        let k = i as usize;
        unsafe { *y.add(k) = alpha * *x.add(k) + *y.add(k) };
    }
}

/// Index of the thread in the grid.
fn thread() -> u32 {
    #[cfg(target_arch = "amdgpu")]
    use core::arch::amdgpu::{workgroup_id_x as group, workitem_id_x as item};
    #[cfg(target_arch = "nvptx64")]
    use core::arch::nvptx::{_block_idx_x as group, _thread_idx_x as item};
    unsafe { group() as u32 * BLOCK + item() as u32 }
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
`;

export async function openExample(): Promise<void> {
  const document = await workspace.openTextDocument(
    Uri.from({ scheme: 'untitled', path: 'example-kernel.rs' }),
  );
  const editor = await window.showTextDocument(document);
  // It is there already when it was opened before.
  if (document.getText() !== '') return;
  await editor.edit((edit) => edit.insert(new Position(0, 0), EXAMPLE));
  editor.selection = new Selection(0, 0, 0, 0);
  editor.revealRange(new Range(0, 0, 0, 0));
}
