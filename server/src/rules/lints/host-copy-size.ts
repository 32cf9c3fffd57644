/** Copies of the driver whose size is a number of elements. */
import type { Span } from '../../base/index.ts';
import { bad, defineRule, fixed, good } from '../define-rule.ts';

interface Data {
  readonly name: string;
  readonly of: string;
  readonly bytes: number;
  readonly span: Span;
}

export const hostCopySize = defineRule<Data>({
  name: 'host-copy-size',
  severity: 'warning',
  since: '0.1',
  title: 'a copy between host and device takes a number of elements for a number of bytes',
  what: ({ name, of, bytes }) =>
    `\`${name}\` copies bytes: \`${of}\` has that many elements of ${bytes} bytes each`,
  why: 'the functions of the drivers know no types; a size in elements copies the first part of the data alone, and the kernel reads what was in the rest',
  help: 'multiply by the size of an element, or take `size_of_val`',
  safety: 'suggestion',
  run(_, report) {
    return {
      hostFn({ reads }) {
        for (const read of reads) {
          if (read.kind !== 'copy') continue;
          const { name, size, sizeSpan: span, host } = read;
          const { counts } = size;
          if (counts === undefined || counts.bytes < 2 || counts.of !== host.addressOf) continue;
          report({ span, data: { name, of: counts.of, bytes: counts.bytes, span } });
        }
      },
    };
  },
  fix(ctx, { of, span }) {
    const text = ctx.text(span.file).slice(span.start, span.end);
    const cast = / as \w+$/.exec(text)?.[0] ?? '';
    const newText = `std::mem::size_of_val(&${of}[..])${cast}`;
    return { title: `Copy all bytes of \`${of}\``, edits: [{ span, newText }] };
  },
  examples: [
    bad(`
      use cuda_std::prelude::*;
      use cudarc::driver::sys::*;
      use std::{ffi::c_void, ptr::null_mut};

      #[kernel]
      pub unsafe fn clear(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) = 0.0;
          }
      }

      pub unsafe fn run(f: CUfunction, stream: CUstream, mut to: CUdeviceptr, data: &[f32]) {
          cuMemcpyHtoD_v2(to, data.as_ptr().cast(), data.len());
                                                  //^^^^^^^^^^
          let mut n = data.len();
          let mut args = [&mut to as *mut _ as *mut c_void, &mut n as *mut _ as *mut c_void];
          cuLaunchKernel(f, 16, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), null_mut());
      }
    `),
    fixed(
      `
      use cuda_std::prelude::*;
      use cudarc::driver::sys::*;
      use std::{ffi::c_void, ptr::null_mut};

      #[kernel]
      pub unsafe fn clear(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) = 0.0;
          }
      }

      pub unsafe fn run(f: CUfunction, stream: CUstream, mut to: CUdeviceptr, data: &[f32]) {
          cuMemcpyHtoD_v2(to, data.as_ptr().cast(), data.len());
          let mut n = data.len();
          let mut args = [&mut to as *mut _ as *mut c_void, &mut n as *mut _ as *mut c_void];
          cuLaunchKernel(f, 16, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), null_mut());
      }
    `,
      `
      use cuda_std::prelude::*;
      use cudarc::driver::sys::*;
      use std::{ffi::c_void, ptr::null_mut};

      #[kernel]
      pub unsafe fn clear(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) = 0.0;
          }
      }

      pub unsafe fn run(f: CUfunction, stream: CUstream, mut to: CUdeviceptr, data: &[f32]) {
          cuMemcpyHtoD_v2(to, data.as_ptr().cast(), std::mem::size_of_val(&data[..]));
          let mut n = data.len();
          let mut args = [&mut to as *mut _ as *mut c_void, &mut n as *mut _ as *mut c_void];
          cuLaunchKernel(f, 16, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), null_mut());
      }
    `,
    ),
    good(`
      use cuda_std::prelude::*;
      use cudarc::driver::sys::*;
      use std::{ffi::c_void, ptr::null_mut};

      #[kernel]
      pub unsafe fn clear(x: *mut f32, n: usize) {
          let i = thread::index_1d() as usize;
          if i < n {
              *x.add(i) = 0.0;
          }
      }

      pub unsafe fn run(f: CUfunction, stream: CUstream, mut to: CUdeviceptr, data: &[f32]) {
          cuMemcpyHtoD_v2(to, data.as_ptr().cast(), std::mem::size_of_val(data));
          let mut n = data.len();
          let mut args = [&mut to as *mut _ as *mut c_void, &mut n as *mut _ as *mut c_void];
          cuLaunchKernel(f, 16, 1, 1, 256, 1, 1, 0, stream, args.as_mut_ptr(), null_mut());
      }
    `),
  ],
});
