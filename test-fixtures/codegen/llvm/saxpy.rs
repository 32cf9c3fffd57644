//@ target: ptx sm_90
#![no_std]
#![feature(abi_gpu_kernel)]
pub struct Pair {
    pub a: f32,
    pub b: u64,
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scale(y: *mut f32, n: u32, pair: Pair, on: bool) {
    if on && n > 3 {
        unsafe { *y = *y * pair.a }
    }
}
// NVPTX: target triple = "nvptx64-nvidia-cuda"
// NVPTX: define ptx_kernel void @scale(ptr noundef [[Y:%[a-z.0-9]+]], i32 noundef %n, ptr byval([16 x i8]) align 8 %pair, i1 noundef zeroext %on) convergent nounwind "target-cpu"="sm_90"
// NVPTX: addrspacecast ptr [[Y]] to ptr addrspace(1)
// NVPTX: load float, ptr [[G:%[a-z.0-9]+]], align 4
// NVPTX: fmul float
// NVPTX: store float {{.*}}, ptr [[G]], align 4
// AMD: target triple = "amdgcn-amd-amdhsa"
// AMD: define amdgpu_kernel void @scale(ptr addrspace(1) noundef %y, i32 noundef %n,
// AMD: "amdgpu-flat-work-group-size"="1,1024"
// AMD: [[G:%[a-z.0-9]+]] = addrspacecast ptr addrspace(1) %y to ptr
// AMD: load float, ptr [[G]], align 4
