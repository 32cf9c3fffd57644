/**
 * What each module with launches has once: types and functions of LLVM's offload runtime, and how
 * the program tells it of its kernels.
 */

export const DATA_LAYOUT =
  'e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128';
export const TRIPLE = 'x86_64-unknown-linux-gnu';

/** Size of `%struct.__tgt_kernel_arguments`, and where its fields lie; in bytes. */
export const KERNEL_ARGS = {
  version: 0,
  count: 4,
  basePointers: 8,
  pointers: 16,
  sizes: 24,
  types: 32,
  names: 40,
  mappers: 48,
  tripCount: 56,
  flags: 64,
  groups: 72,
  threads: 84,
  cache: 96,
} as const;

export const TYPES: readonly string[] = [
  '%struct.ident_t = type { i32, i32, i32, i32, ptr }',
  '%struct.__tgt_offload_entry = type { i64, i16, i16, i32, ptr, ptr, i64, i64, ptr }',
  '%struct.__tgt_kernel_arguments = type { i32, i32, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, [3 x i32], [3 x i32], i32 }',
];

/** The place in the source that the runtime shows; rustc does not fill it in. */
export const IDENT = '@anon.1';

export const IDENT_LINES: readonly string[] = [
  '@anon.0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\\00", align 1',
  `${IDENT} = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @anon.0 }, align 8`,
];

const MAPPER = 'ptr, i64, i32, ptr, ptr, ptr, ptr, ptr, ptr';

/** Declarations by name. */
export const DECLARATIONS: ReadonlyMap<string, string> = new Map([
  ['__tgt_target_data_begin_mapper', `declare void @__tgt_target_data_begin_mapper(${MAPPER}) #0`],
  ['__tgt_target_kernel', 'declare i32 @__tgt_target_kernel(ptr, i64, i32, i32, ptr, ptr) #0'],
  ['__tgt_target_data_end_mapper', `declare void @__tgt_target_data_end_mapper(${MAPPER}) #0`],
  ['omp_get_num_devices', 'declare i32 @omp_get_num_devices()'],
  ['omp_get_mapped_ptr', 'declare ptr @omp_get_mapped_ptr(ptr, i32)'],
  ['core::panicking::panic_fmt', 'declare void @"core::panicking::panic_fmt"() noreturn cold'],
  ['__tgt_register_lib', 'declare void @__tgt_register_lib(ptr)'],
  ['__tgt_unregister_lib', 'declare void @__tgt_unregister_lib(ptr)'],
  ['__tgt_init_all_rtls', 'declare void @__tgt_init_all_rtls()'],
  ['atexit', 'declare i32 @atexit(ptr)'],
]);

export const REGISTRATION_CALLS: readonly string[] = [
  '__tgt_register_lib',
  '__tgt_unregister_lib',
  '__tgt_init_all_rtls',
  'atexit',
];

/** Registration before `main`, and the way back at the program's end. */
export const REGISTRATION: readonly string[] = [
  'define internal void @.omp_offloading.descriptor_reg() section ".text.startup" {',
  'entry:',
  '  call void @__tgt_register_lib(ptr @.omp_offloading.descriptor)',
  '  call void @__tgt_init_all_rtls()',
  '  %0 = call i32 @atexit(ptr @.omp_offloading.descriptor_unreg)',
  '  ret void',
  '}',
  '',
  'define internal void @.omp_offloading.descriptor_unreg() section ".text.startup" {',
  'entry:',
  '  call void @__tgt_unregister_lib(ptr @.omp_offloading.descriptor)',
  '  ret void',
  '}',
];

export const CONSTRUCTORS =
  '@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @.omp_offloading.descriptor_reg, ptr null }]';

/** The first version's descriptor, one at each launch. */
export const DESCRIPTOR_TYPE = '%struct.__tgt_bin_desc = type { i32, ptr, ptr, ptr }';

/** The descriptor as rustc leaves it: the linker's wrapper brings the one with the images. */
export const EMPTY_DESCRIPTOR =
  '@.omp_offloading.descriptor = internal constant { i32, ptr, ptr, ptr } zeroinitializer';

/**
 * The device's image as `clang-linker-wrapper` puts it into the program: its bytes, the table of
 * images, and a descriptor that leads to it.
 */
export function imageLines(image: Uint8Array): {
  readonly types: readonly string[];
  readonly globals: readonly string[];
} {
  const { length } = image;
  const name = '@.omp_offloading.device_image';
  const entries = '[0 x %struct.__tgt_offload_entry]';
  const bounds = 'ptr @__start_llvm_offload_entries, ptr @__stop_llvm_offload_entries';
  return {
    types: [
      '%__tgt_device_image = type { ptr, ptr, ptr, ptr }',
      '%__tgt_bin_desc = type { i32, ptr, ptr, ptr }',
    ],
    globals: [
      `@__start_llvm_offload_entries = external hidden constant ${entries}`,
      `@__stop_llvm_offload_entries = external hidden constant ${entries}`,
      `@__dummy.llvm_offload_entries = internal constant ${entries} zeroinitializer, section "llvm_offload_entries", align 8`,
      `${name} = internal unnamed_addr constant [${length} x i8] c"${escaped(image)}", section ".llvm.offloading", align 8`,
      `@.omp_offloading.device_images = internal unnamed_addr constant [1 x %__tgt_device_image] [%__tgt_device_image { ptr ${name}, ptr getelementptr ([${length} x i8], ptr ${name}, i64 0, i64 ${length}), ${bounds} }]`,
      `@.omp_offloading.descriptor = internal constant %__tgt_bin_desc { i32 1, ptr @.omp_offloading.device_images, ${bounds} }`,
    ],
  };
}

/** Bytes as LLVM writes a string. */
export function escaped(bytes: Uint8Array): string {
  let out = '';
  for (const byte of bytes) {
    const plain = byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c;
    out += plain
      ? String.fromCharCode(byte)
      : `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return out;
}

/** A name as LLVM writes it: in quotes where it has other characters than plain ones. */
export function quoted(name: string): string {
  return /^[-a-zA-Z$._][-a-zA-Z$._0-9]*$/.test(name)
    ? name
    : `"${escaped(new TextEncoder().encode(name))}"`;
}
