//! Descriptors of products and of matrices in shared memory: their fields' places are those of the
//! PTX manual, "Instruction descriptor" and "Shared memory descriptor" of tcgen05.

/// Type of the factors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Tcgen05ElementType {
    F16 = 0,
    BF16 = 1,
    TF32 = 2,
}

/// Type of the sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Tcgen05AccumulatorType {
    F16 = 0,
    F32 = 1,
}

/// Rows and columns of the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tcgen05MmaShape {
    pub m: u32,
    pub n: u32,
}

macro_rules! shapes {
    ($($name:ident = $m:literal x $n:literal)*) => {
        impl Tcgen05MmaShape {
            $(pub const $name: Self = Tcgen05MmaShape { m: $m, n: $n };)*
        }
    };
}

shapes! {
    M32_N64 = 32 x 64
    M32_N128 = 32 x 128
    M32_N256 = 32 x 256
    M64_N64 = 64 x 64
    M64_N128 = 64 x 128
    M64_N256 = 64 x 256
    M128_N64 = 128 x 64
    M128_N128 = 128 x 128
    M128_N256 = 128 x 256
    M256_N64 = 256 x 64
    M256_N128 = 256 x 128
    M256_N256 = 256 x 256
}

/// What a product is of.
#[repr(transparent)]
#[derive(Clone, Copy, Debug)]
pub struct Tcgen05InstructionDescriptor {
    raw: u32,
}

impl Tcgen05InstructionDescriptor {
    #[inline(always)]
    pub const fn builder() -> Tcgen05InstructionDescriptorBuilder {
        Tcgen05InstructionDescriptorBuilder::new()
    }

    #[inline(always)]
    pub const fn new_f16() -> Self {
        Self::builder().build()
    }

    #[inline(always)]
    pub const fn new_bf16() -> Self {
        Self::builder().element_type(Tcgen05ElementType::BF16).build()
    }

    #[inline(always)]
    pub const fn new_tf32() -> Self {
        Self::builder().element_type(Tcgen05ElementType::TF32).build()
    }

    #[inline(always)]
    pub const fn from_raw(raw: u32) -> Self {
        Tcgen05InstructionDescriptor { raw }
    }

    #[inline(always)]
    pub const fn raw(self) -> u32 {
        self.raw
    }
}

/// Makes an instruction descriptor; 128x256 of `f16` with sums of `f32` unless told otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Tcgen05InstructionDescriptorBuilder {
    raw: u32,
}

impl Default for Tcgen05InstructionDescriptorBuilder {
    fn default() -> Self {
        Self::new()
    }
}

/// Methods that put a value into bits of the descriptor.
macro_rules! fields {
    ($($(#[$doc:meta])* $name:ident($type:ty) = $at:literal, $mask:literal, |$value:ident| $bits:expr;)*) => { $(
        $(#[$doc])*
        #[inline(always)]
        pub const fn $name(mut self, $value: $type) -> Self {
            self.raw = self.raw & !($mask << $at) | ($bits & $mask) << $at;
            self
        }
    )* };
}

impl Tcgen05InstructionDescriptorBuilder {
    #[inline(always)]
    pub const fn new() -> Self {
        let builder = Tcgen05InstructionDescriptorBuilder { raw: 0 };
        builder.shape(Tcgen05MmaShape::M128_N256).accumulator_type(Tcgen05AccumulatorType::F32)
    }

    #[inline(always)]
    pub const fn shape(self, shape: Tcgen05MmaShape) -> Self {
        self.m(shape.m).n(shape.n)
    }

    /// Type of both factors.
    #[inline(always)]
    pub const fn element_type(self, ty: Tcgen05ElementType) -> Self {
        self.a_type(ty).b_type(ty)
    }

    fields! {
        sparse(bool) = 2, 1, |enable| enable as u32;
        accumulator_type(Tcgen05AccumulatorType) = 4, 3, |ty| ty as u32;
        a_type(Tcgen05ElementType) = 7, 7, |ty| ty as u32;
        b_type(Tcgen05ElementType) = 10, 7, |ty| ty as u32;
        negate_a(bool) = 13, 1, |enable| enable as u32;
        negate_b(bool) = 14, 1, |enable| enable as u32;
        transpose_a(bool) = 15, 1, |enable| enable as u32;
        transpose_b(bool) = 16, 1, |enable| enable as u32;
        n(u32) = 17, 0x3f, |n| n >> 3;
        m(u32) = 24, 0x1f, |m| m >> 4;
        b_reuse_shift(u8) = 30, 3, |shift| shift as u32;
    }

    #[inline(always)]
    pub const fn build(self) -> Tcgen05InstructionDescriptor {
        Tcgen05InstructionDescriptor { raw: self.raw }
    }
}

/// How rows are spread over shared memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum Tcgen05SwizzleMode {
    #[default]
    None = 0,
    Swizzle128B32BAtom = 1,
    Swizzle128B = 2,
    Swizzle64B = 4,
    Swizzle32B = 6,
}

/// A matrix in shared memory.
#[repr(transparent)]
#[derive(Clone, Copy, Debug)]
pub struct Tcgen05SmemDescriptor {
    raw: u64,
}

/// Elements of a row and rows of a core matrix.
const CORE: usize = 8;

impl Tcgen05SmemDescriptor {
    #[inline(always)]
    pub const fn builder() -> Tcgen05SmemDescriptorBuilder {
        Tcgen05SmemDescriptorBuilder::new()
    }

    /// A matrix with `m` rows, core matrices one below the other.
    #[inline(always)]
    pub const fn for_k_major(
        smem_addr: u64,
        m: usize,
        _k: usize,
        elem_bytes: usize,
        swizzle: Tcgen05SwizzleMode,
    ) -> Self {
        let core_bytes = CORE * CORE * elem_bytes;
        Self::from_bytes(smem_addr, (m / CORE * core_bytes) as u32, core_bytes as u32, swizzle)
    }

    /// A matrix with `n` columns, core matrices side by side.
    #[inline(always)]
    pub const fn for_mn_major(
        smem_addr: u64,
        n: usize,
        k: usize,
        elem_bytes: usize,
        swizzle: Tcgen05SwizzleMode,
    ) -> Self {
        Self::for_k_major(smem_addr, n, k, elem_bytes, swizzle)
    }

    #[inline(always)]
    pub const fn from_bytes(
        smem_addr: u64,
        leading_dim_bytes: u32,
        stride_bytes: u32,
        swizzle: Tcgen05SwizzleMode,
    ) -> Self {
        Self::builder()
            .address(smem_addr)
            .leading_dim_bytes(leading_dim_bytes)
            .stride_bytes(stride_bytes)
            .swizzle(swizzle)
            .build()
    }

    #[inline(always)]
    pub const fn from_raw(raw: u64) -> Self {
        Tcgen05SmemDescriptor { raw }
    }

    #[inline(always)]
    pub const fn raw(self) -> u64 {
        self.raw
    }
}

/// Makes a descriptor of a matrix.
#[derive(Clone, Copy, Debug)]
pub struct Tcgen05SmemDescriptorBuilder {
    raw: u64,
}

impl Default for Tcgen05SmemDescriptorBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl Tcgen05SmemDescriptorBuilder {
    #[inline(always)]
    pub const fn new() -> Self {
        // The descriptor's version.
        Tcgen05SmemDescriptorBuilder { raw: 1 << 46 }
    }

    fields! {
        /// Offset in shared memory.
        address(u64) = 0, 0x3fff, |addr| addr >> 4;
        leading_dim_bytes(u32) = 16, 0x3fff, |lbo| lbo as u64 >> 4;
        stride_bytes(u32) = 32, 0x3fff, |sbo| sbo as u64 >> 4;
        base_offset(u8) = 49, 7, |offset| offset as u64;
        leading_dim_absolute(bool) = 52, 1, |absolute| absolute as u64;
        swizzle(Tcgen05SwizzleMode) = 61, 7, |mode| mode as u64;
    }

    #[inline(always)]
    pub const fn build(self) -> Tcgen05SmemDescriptor {
        Tcgen05SmemDescriptor { raw: self.raw }
    }
}
