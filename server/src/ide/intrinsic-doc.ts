/** The shape of the tables of intrinsics. */

/** What there is to say about one intrinsic. */
export interface IntrinsicDoc {
  readonly what: string;
  /** The PTX instruction it becomes; tests compare it with what comes out. */
  readonly ptx?: string;
  /** The AMDGCN instruction it becomes. */
  readonly amdgcn?: string;
  /** As Rust declares it. */
  readonly signature?: string;
  /** The module of `core::arch` it is in; absent for intrinsics of all GPUs. */
  readonly library?: 'nvptx' | 'amdgpu';
  readonly cuda?: string;
  /** When it differs from CUDA's. */
  readonly hip?: string;
  readonly opencl?: string;
  /** The same in `core::arch::amdgpu`, or in `core::arch::nvptx`. */
  readonly other?: string;
  readonly note?: string;
  /** An ordinary word elsewhere: answered behind this module only. */
  readonly module?: 'nvptx' | 'amdgpu';
}
