/**
 * Errors of the programs and drivers around a kernel, by their words: what causes them in Rust, and
 * what to do. A row is one mistake; the first that matches a line counts. Texts are those of ptxas
 * 11 to 13, rustc 1.8x and 1.9x, LLVM 18 to 22, lld, the CUDA driver and runtime, and HIP.
 */

/** Who says it. */
export type ErrorSource = 'ptxas' | 'rustc' | 'LLVM' | 'linker' | 'CUDA driver' | 'HIP';

export interface ErrorRow {
  readonly source: ErrorSource;
  /** Named groups are quoted in the texts as `{name}`: `symbol`, `cpu`, `bytes`, `most`. */
  readonly pattern: RegExp;
  readonly cause: string;
  readonly remedy: string;
  /** Rules of ours that report the same before the program does. */
  readonly rules?: readonly string[];
  /** The mistake shows when kernels run: `run` finds the thread and the value. */
  readonly atRunTime?: true;
}

/** `'name'` or `name`, as the programs quote. */
const NAME = String.raw`['"\x60]?(?<symbol>[\w.$<>:]+)['"\x60]?`;

const row = (
  source: ErrorSource,
  pattern: string,
  cause: string,
  remedy: string,
  more: Pick<ErrorRow, 'rules' | 'atRunTime'> = {},
): ErrorRow => ({ source, pattern: new RegExp(pattern, 'i'), cause, remedy, ...more });

export const ERROR_ROWS: readonly ErrorRow[] = [
  row(
    'ptxas',
    `unresolved extern function ${NAME}`,
    'the kernel calls `{symbol}`, which no code of the module defines: an `extern "C"` function without a body, a function of the C library that `core` asks for, or one of libdevice that was not linked',
    'define it with `#[no_mangle]`, link the bitcode that has it, or call the function of the device library in its place',
    { rules: ['device-undefined-function'] },
  ),
  row(
    'ptxas',
    `unresolved extern variable ${NAME}`,
    'the module declares `{symbol}` and does not define it: a `static` in an `extern` block',
    'define the static in the crate of the kernel',
    { rules: ['device-undefined-function'] },
  ),
  row(
    'ptxas',
    String.raw`entry function ${NAME} uses too much shared data \((?<bytes>0x[0-9a-f]+|\d+) bytes, (?<most>0x[0-9a-f]+|\d+) max`,
    'the static workgroup memory of `{symbol}` has {bytes} bytes, and a kernel may have {most}',
    'use a smaller tile, or request the memory at launch (dynamic shared memory), which may have more',
    { rules: ['workgroup-mem-limit'] },
  ),
  row(
    'ptxas',
    'uses too much (?:parameter|param) (?:space|data)',
    'the parameters of the kernel take more bytes than a launch can pass (4 KiB, 32 KiB from sm_70 with CUDA 12.1)',
    'pass large values by pointer',
  ),
  row(
    'ptxas',
    'uses too much local data|stack frame.*exceeds',
    'arrays of the thread need more private memory than there is (512 KiB)',
    'use smaller arrays, or memory that the host allocates',
  ),
  row(
    'ptxas',
    String.raw`feature ['"](?<symbol>[^'"]+)['"] requires (?:\.target )?(?<cpu>sm_\w+)`,
    'the kernel uses `{symbol}`, which GPUs before {cpu} do not have, and it is compiled for an older one',
    'compile for {cpu}: `-C target-cpu={cpu}`, or `gpu` in warplens.toml; or keep to what the older GPU has',
    { rules: ['target-cpu-unsupported', 'target-cpu-missing'] },
  ),
  row(
    'ptxas',
    String.raw`feature ['"](?<symbol>[^'"]+)['"] requires PTX ISA (?:\.version )?(?<most>[\d.]+)`,
    'the kernel uses `{symbol}`, which PTX has from version {most} on',
    'name a newer PTX version: `-C target-feature=+ptx..`',
    { rules: ['target-feature-unknown'] },
  ),
  row(
    'ptxas',
    String.raw`unsupported \.version (?<most>[\d.]+)`,
    'ptxas is older than the PTX version {most} that the compiler wrote',
    'use a newer CUDA toolkit, or an older PTX version: `-C target-feature=+ptx..`',
  ),
  row(
    'ptxas',
    String.raw`value ['"](?<cpu>sm_\w+)['"] is not defined for option`,
    'this ptxas does not know {cpu}: it is too old for it, or has dropped it',
    'name a GPU that it knows, or use another CUDA toolkit',
    { rules: ['target-cpu-unsupported'] },
  ),
  row(
    'ptxas',
    String.raw`(?:duplicate|redefinition|multiple definition).*?${NAME}\s*$`,
    'two functions or statics of the module have the symbol `{symbol}`',
    'give one of them another name: `#[unsafe(export_name = "..")]`',
    { rules: ['kernel-name-duplicate'] },
  ),
  row(
    'ptxas',
    'state space mismatch|state space incorrect',
    'an address of one memory (global, workgroup, constant) is used by an instruction for another: in `asm!`, or in a function that takes raw pointers',
    'use the instruction of the memory that the pointer leads to, or convert the address with `cvta`',
    { rules: ['asm-invalid', 'rust-cuda-address-space'] },
  ),
  row(
    'ptxas',
    'arguments mismatch for instruction|unexpected instruction types|not a name of any known instruction|modifier.*(?:required|not allowed)|illegal modifier',
    'an instruction has operands or modifiers that it does not take; compilers do not write these, so it comes from `asm!`',
    'correct the text of the `asm!`; `explain` with the instruction lists its forms',
    { rules: ['asm-invalid'] },
  ),
  row(
    'ptxas',
    `parsing error near ${NAME}|syntax error`,
    'the text is no PTX at `{symbol}`: a missing semicolon or a name of a register in `asm!`, or a symbol with characters that PTX does not have',
    'correct the text of the `asm!`, or give the function a name of letters, digits and `_`',
    { rules: ['asm-semicolon-missing', 'asm-invalid', 'kernel-name-invalid'] },
  ),
  row(
    'ptxas',
    `recursive|call graph has cycle|stack size for entry function ${NAME} cannot be statically determined`,
    'the kernel calls a function that calls itself, or one through a pointer: its stack is not known',
    'write the recursion as a loop, or set the stack limit of the context (`cuCtxSetLimit`)',
    { rules: ['device-recursion'] },
  ),
  row(
    'ptxas',
    `unknown symbol ${NAME}`,
    'the text names `{symbol}` and does not declare it',
    'in `asm!`, pass it as an operand (`sym`), or declare it in `global_asm!`',
    { rules: ['asm-invalid'] },
  ),
  row(
    'LLVM',
    String.raw`cannot select:.*?(?<symbol>\b(?:atomic\w*|llvm\.[\w.]+|intrinsic [\w.%]+|\w+::\w+|[a-z]\w*)\b)`,
    'the processor has no instruction for `{symbol}`: an atomic of a width or an intrinsic that the GPU lacks, or one of another target',
    'compile for a newer GPU (`-C target-cpu=..`), or use another operation; `check` with the same GPU names the place',
    { rules: ['target-cpu-unsupported', 'atomic-ordering-dropped'] },
  ),
  row(
    'LLVM',
    String.raw`unsupported library call operation|no libcall available for (?<symbol>\w+)`,
    'the code needs a function of the C library, such as 128-bit division, which GPUs do not have',
    'use 64-bit integers, or link a crate that defines it (`compiler_builtins` by `-Z build-std`)',
    { rules: ['build-std-missing', 'device-unsupported'] },
  ),
  row(
    'LLVM',
    String.raw`(?:local memory|LDS) (?:global )?(?:size )?\((?<bytes>\d+)\) exceeds limit \((?<most>\d+)\)(?: in function ${NAME})?`,
    'the workgroup memory (LDS) has {bytes} bytes, and the processor gives a workgroup {most}',
    'use a smaller tile, or a processor with more (160 KiB from gfx950)',
    { rules: ['workgroup-mem-limit'] },
  ),
  row(
    'LLVM',
    String.raw`(?:scratch memory|stack frame size) \((?<bytes>\d+)\) exceeds limit \((?<most>\d+)\)`,
    'private memory of a thread has {bytes} bytes, and may have {most}',
    'use smaller arrays, or memory that the host allocates',
  ),
  row(
    'LLVM',
    `unsupported (?:call to|indirect call to|indirect call).*?(?:function )?${NAME}?$|unsupported dynamic alloca`,
    'a call cannot be compiled for the GPU: a function that is not there, a call through a pointer, or a stack of unknown size',
    'define the function, or make the call direct: generics in place of `dyn` and function pointers',
    { rules: ['device-undefined-function', 'device-unsupported'] },
  ),
  row(
    'LLVM',
    "ran out of registers|inline asm.*(?:impossible|couldn't allocate)|couldn't allocate (?:input|output) reg",
    'an `asm!` needs more registers of a class than there are, or of a class that the target lacks',
    'use fewer operands or a class that the target has: `reg32`, `vgpr32`',
    { rules: ['asm-invalid'] },
  ),
  row(
    'LLVM',
    String.raw`(?:'|")?(?<cpu>[\w-]+)(?:'|")? is not a recognized processor`,
    'LLVM does not know the processor `{cpu}`',
    'name one of `warplens gpus`, or use a newer toolchain',
    { rules: ['target-cpu-unsupported'] },
  ),
  row(
    'LLVM',
    String.raw`(?:'|")?(?<symbol>[+-][\w-]+)(?:'|")? is not a recognized feature`,
    'LLVM does not know the target feature `{symbol}`',
    'remove it from `-C target-feature`, or correct its name',
    { rules: ['target-feature-unknown'] },
  ),
  row(
    'LLVM',
    'instruction not supported on this (?:GPU|subtarget)|operands are not valid for this GPU',
    'an instruction of `asm!` is one that this processor does not have',
    'use an instruction that it has; `explain` with the instruction and `cpu` tells where there are others',
    { rules: ['asm-invalid'] },
  ),
  row(
    'linker',
    `undefined (?:symbol|hidden symbol|reference)(?: to|:)? ${NAME}`,
    'the code object calls `{symbol}`, which no object defines: an `extern` function without a body, or a function of the C library such as `memcpy` that `core` was built without',
    'build `core` with the crate (`-Z build-std=core`, feature `compiler-builtins-mem`), or define the function',
    { rules: ['device-undefined-function', 'build-std-missing'] },
  ),
  row(
    'rustc',
    "can't find crate for `(?<symbol>core|std|alloc)`",
    'there is no compiled `{symbol}` for the GPU target',
    'build it: `-Z build-std=core`, or `[unstable] build-std = ["core"]` in .cargo/config.toml',
    { rules: ['build-std-missing'] },
  ),
  row(
    'rustc',
    '`#\\[panic_handler\\]` function required',
    'a crate without `std` has to say what a panic does',
    'add `#[panic_handler] fn panic(_: &core::panic::PanicInfo) -> ! { loop {} }`',
  ),
  row(
    'rustc',
    'the extern "(?<symbol>[\\w-]+)" ABI is experimental|use of unstable library feature `?(?<feature>\\w+)|E0658',
    'the crate uses something of the nightly compiler without its feature gate',
    'add `#![feature(..)]` at the head of the crate and use a nightly toolchain',
    { rules: ['feature-gate-missing'] },
  ),
  row(
    'rustc',
    '"(?<symbol>ptx-kernel|gpu-kernel|[\\w-]+)" is not a supported ABI for the current target|E0570',
    'the ABI of the kernel does not exist on the target that the crate is built for: often the host',
    'build the crate for `nvptx64-nvidia-cuda` or `amdgcn-amd-amdhsa`, or put the kernel behind `#[cfg(target_arch = "nvptx64")]`',
    { rules: ['kernel-abi-unsupported-target'] },
  ),
  row(
    'rustc',
    'target-cpu|requires explicitly specifying a cpu',
    'code for AMD GPUs is for one processor, which has to be named',
    'add `-C target-cpu=gfx942`, or the one that `rocminfo` names',
    { rules: ['target-cpu-missing'] },
  ),
  row(
    'CUDA driver',
    String.raw`CUDA_ERROR_ILLEGAL_ADDRESS|cudaErrorIllegalAddress|illegal memory access|\b(?:error|code|cuda)\D{0,12}700\b`,
    'a thread has read or written memory that is no allocation: an index past the end of a buffer, a buffer that is shorter than the kernel takes it to be, or a host pointer',
    'compare the index with the length before the access, and the length of each buffer in the launch',
    {
      rules: [
        'launch-buffer-too-short',
        'workgroup-mem-out-of-bounds',
        'launch-argument-type',
        'launch-geometry',
      ],
      atRunTime: true,
    },
  ),
  row(
    'CUDA driver',
    String.raw`CUDA_ERROR_MISALIGNED_ADDRESS|cudaErrorMisalignedAddress|misaligned address|\b(?:error|code|cuda)\D{0,12}716\b`,
    'an access at an address that is no multiple of its size: a pointer of bytes that was cast to a wider type, or a wrong offset into workgroup memory',
    'use `read_unaligned`, or align the offset',
    { rules: ['workgroup-mem-misaligned', 'workgroup-mem-offset-misaligned'], atRunTime: true },
  ),
  row(
    'CUDA driver',
    String.raw`CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES|cudaErrorLaunchOutOfResources|too many resources requested|\b(?:error|code|cuda)\D{0,12}701\b`,
    'the block has more threads than there are registers for, or asks for more workgroup memory than there is',
    'launch smaller blocks, or bound the registers with launch bounds (`maxntid`)',
    { rules: ['launch-bounds-exceeded', 'launch-workgroup-memory', 'launch-dimensions'] },
  ),
  row(
    'CUDA driver',
    'CUDA_ERROR_INVALID_VALUE|cudaErrorInvalidValue|cudaErrorInvalidConfiguration|invalid configuration argument|invalid argument',
    'a launch has sizes that no GPU takes (0, or more than 1024 threads in a block), too much dynamic shared memory without its attribute, or the wrong number of arguments',
    'check grid, block and bytes of the launch',
    { rules: ['launch-dimensions', 'launch-argument-count', 'launch-workgroup-memory'] },
  ),
  row(
    'CUDA driver',
    String.raw`CUDA_ERROR_NOT_FOUND|named symbol not found|cudaErrorSymbolNotFound|\b(?:error|code|cuda)\D{0,12}500\b`,
    'the module has no kernel of that name: it was mangled, renamed, or is in another module',
    'give the kernel a name with `#[unsafe(no_mangle)]`, and use the symbol that `list_kernels` shows',
    { rules: ['launch-unknown-kernel', 'missing_gpu_kernel_export_name'] },
  ),
  row(
    'CUDA driver',
    String.raw`CUDA_ERROR_INVALID_PTX|invalid PTX|JIT compiler|\b(?:error|code|cuda)\D{0,12}218\b`,
    'the driver could not assemble the PTX: a function that is not defined, an instruction that the GPU lacks, or wrong `asm!`',
    'check the module for the GPU of this machine; the log of the driver (`CU_JIT_ERROR_LOG_BUFFER`) has the line, which `explain` takes too',
    { rules: ['device-undefined-function', 'asm-invalid', 'target-cpu-unsupported'] },
  ),
  row(
    'CUDA driver',
    'CUDA_ERROR_UNSUPPORTED_PTX_VERSION|unsupported PTX version|unsupported toolchain',
    'the PTX version of the text is newer than the driver',
    'update the driver, or write older PTX: `-C target-feature=+ptx..`',
  ),
  row(
    'CUDA driver',
    'CUDA_ERROR_NO_BINARY_FOR_GPU|no kernel image is available',
    'the module is for other GPUs than this one: PTX of a newer GPU, or machine code of another',
    'compile for the GPU of this machine or an older one',
    { rules: ['target-cpu-unsupported'] },
  ),
  row(
    'CUDA driver',
    String.raw`CUDA_ERROR_LAUNCH_TIMEOUT|cudaErrorLaunchTimeout|launch timed out|\b(?:error|code|cuda)\D{0,12}702\b`,
    'a thread did not end: an endless loop, a lock that lanes of one warp wait for, or a barrier that not all threads reach',
    'let all threads reach each barrier, and bound loops that wait',
    { rules: ['divergent-barrier', 'named-barrier'], atRunTime: true },
  ),
  row(
    'CUDA driver',
    String.raw`CUDA_ERROR_ASSERT|device-side assert|CUDA_ERROR_LAUNCH_FAILED|unspecified launch failure|cudaErrorLaunchFailure|illegal instruction|\b(?:error|code|cuda)\D{0,12}(?:710|715|719)\b`,
    'a thread has trapped: a panic, such as an index out of bounds, an overflow or `unwrap` of `None`, or a stack that ran over',
    'run the kernel with its arguments to see the panic and the thread',
    { rules: ['panic-is-trap', 'failing-check', 'device-recursion'], atRunTime: true },
  ),
  row(
    'CUDA driver',
    'CUDA_ERROR_OUT_OF_MEMORY|cudaErrorMemoryAllocation|out of memory',
    'the GPU has not as much memory as was asked for, also for the stacks of all threads',
    'free buffers, process the data in parts, or keep less on the stack of a thread (`resources` shows it)',
  ),
  row(
    'HIP',
    'memory access fault by GPU|hipErrorIllegalAddress|page not present',
    'a wave has read or written memory that is not mapped: an index past the end of a buffer, or a host pointer',
    'compare the index with the length before the access, and the length of each buffer in the launch',
    { rules: ['launch-buffer-too-short', 'workgroup-mem-out-of-bounds'], atRunTime: true },
  ),
  row(
    'HIP',
    'hipErrorNoBinaryForGpu|no kernel image|hipErrorSharedObjectInitFailed',
    'the code object is for another processor: AMD code objects are specific to one',
    'compile for the processor that `rocminfo` names: `-C target-cpu=gfx..`',
    { rules: ['target-cpu-missing', 'target-cpu-unsupported'] },
  ),
  row(
    'HIP',
    'hipErrorNotFound|hipErrorInvalidDeviceFunction|hipErrorInvalidSymbol',
    'the code object has no kernel of that name',
    'use the symbol that `list_kernels` shows, and `#[unsafe(no_mangle)]` on the kernel',
    { rules: ['launch-unknown-kernel', 'missing_gpu_kernel_export_name'] },
  ),
  row(
    'HIP',
    'hipErrorLaunchFailure|HSA_STATUS_ERROR_EXCEPTION|hipErrorInvalidConfiguration|HSA_STATUS_ERROR_INVALID_PACKET_FORMAT|aborted with error code',
    'a wave has trapped (a panic), or the launch has sizes that the processor does not take',
    'check grid and workgroup of the launch, and run the kernel with its arguments',
    { rules: ['launch-dimensions', 'panic-is-trap', 'launch-bounds-exceeded'], atRunTime: true },
  ),
];
