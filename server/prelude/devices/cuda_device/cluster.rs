//! Clusters: blocks that see each other's shared memory (sm_90).

use crate::ptx::{plain_instructions, shared_offset, special_registers};

special_registers! {
    /// `%cluster_ctaid.x`
    pub fn cluster_ctaidX = "cluster_ctaid.x";
    /// `%cluster_ctaid.y`
    pub fn cluster_ctaidY = "cluster_ctaid.y";
    /// `%cluster_ctaid.z`
    pub fn cluster_ctaidZ = "cluster_ctaid.z";
    /// `%cluster_nctaid.x`
    pub fn cluster_nctaidX = "cluster_nctaid.x";
    /// `%cluster_nctaid.y`
    pub fn cluster_nctaidY = "cluster_nctaid.y";
    /// `%cluster_nctaid.z`
    pub fn cluster_nctaidZ = "cluster_nctaid.z";
    fn __cluster_idxX = "clusterid.x";
    fn __cluster_idxY = "clusterid.y";
    fn __cluster_idxZ = "clusterid.z";
    fn __cluster_grid_dimX = "nclusterid.x";
    fn __cluster_grid_dimY = "nclusterid.y";
    fn __cluster_grid_dimZ = "nclusterid.z";
}

plain_instructions! {
    /// Arrives at the cluster's barrier.
    pub [unsafe] fn barrier_cluster_arrive = "barrier.cluster.arrive;";
    /// The same, by all threads of the warp together.
    pub [unsafe] fn barrier_cluster_arrive_aligned = "barrier.cluster.arrive.aligned;";
    /// Arrives at the cluster's barrier, without ordering memory.
    pub [unsafe] fn barrier_cluster_arrive_relaxed = "barrier.cluster.arrive.relaxed;";
    /// The same, by all threads of the warp together.
    pub [unsafe] fn barrier_cluster_arrive_relaxed_aligned =
        "barrier.cluster.arrive.relaxed.aligned;";
    /// Waits at the cluster's barrier.
    pub [unsafe] fn barrier_cluster_wait = "barrier.cluster.wait;";
    /// The same, by all threads of the warp together.
    pub [unsafe] fn barrier_cluster_wait_aligned = "barrier.cluster.wait.aligned;";
}

/// All threads of the cluster wait for each other.
#[inline(always)]
pub fn cluster_sync() {
    unsafe {
        barrier_cluster_arrive_aligned();
        barrier_cluster_wait_aligned();
    }
}

/// The number of the cluster in the grid.
#[inline(always)]
pub fn cluster_idx() -> u32 {
    (__cluster_idxZ() * __cluster_grid_dimY() + __cluster_idxY()) * __cluster_grid_dimX() + __cluster_idxX()
}

/// How many clusters the grid has.
#[inline(always)]
pub fn num_clusters() -> u32 {
    __cluster_grid_dimX() * __cluster_grid_dimY() * __cluster_grid_dimZ()
}

/// The number of the block in its cluster.
#[inline(always)]
pub fn block_rank() -> u32 {
    (cluster_ctaidZ() * cluster_nctaidY() + cluster_ctaidY()) * cluster_nctaidX() + cluster_ctaidX()
}

/// How many blocks the cluster has.
#[inline(always)]
pub fn cluster_size() -> u32 {
    cluster_nctaidX() * cluster_nctaidY() * cluster_nctaidZ()
}

/// The generic address that a place in shared memory has in another block of the cluster.
#[inline(always)]
fn mapped(local: u64, target_rank: u32) -> u64 {
    let address: u64;
    unsafe {
        core::arch::asm!(
            "{{ .reg .u64 a; cvta.to.shared.u64 a, {1};",
            "mapa.shared::cluster.u64 a, a, {2};",
            "cvta.shared::cluster.u64 {0}, a; }}",
            out(reg64) address,
            in(reg64) local,
            in(reg32) target_rank,
        );
    }
    address
}

/// A place in shared memory, as another block of the cluster has it.
///
/// # Safety
/// The pointer leads into shared memory, and the block exists.
#[inline(always)]
pub unsafe fn map_shared_rank<T>(local_ptr: *const T, target_rank: u32) -> *const T {
    mapped(local_ptr as u64, target_rank) as *const T
}

/// The same for writing.
///
/// # Safety
/// The pointer leads into shared memory, and the block exists.
#[inline(always)]
pub unsafe fn map_shared_rank_mut<T>(local_ptr: *mut T, target_rank: u32) -> *mut T {
    mapped(local_ptr as u64, target_rank) as *mut T
}

/// Reads a place in the shared memory of another block of the cluster.
///
/// # Safety
/// The pointer leads into shared memory, and the block exists and has written there.
#[inline(always)]
pub unsafe fn dsmem_read_u32(local_ptr: *const u32, target_rank: u32) -> u32 {
    let value: u32;
    unsafe {
        core::arch::asm!(
            "{{ .reg .u32 a; mapa.shared::cluster.u32 a, {1}, {2};",
            "ld.shared::cluster.u32 {0}, [a]; }}",
            out(reg32) value,
            in(reg32) shared_offset(local_ptr),
            in(reg32) target_rank,
        );
    }
    value
}
