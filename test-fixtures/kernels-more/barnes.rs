//! A tree over points in an arena of indices, built by one thread and walked by all; masses by recursion without a stack.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(stdarch_nvptx, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn block_idx() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn block_dim() -> usize {
        unsafe { _block_dim_x() as usize }
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;
    use core::sync::atomic::{Ordering, fence};

    pub fn thread_idx() -> usize {
        workitem_id_x() as usize
    }
    pub fn block_idx() -> usize {
        workgroup_id_x() as usize
    }
    pub fn block_dim() -> usize {
        let size = unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) };
        size as usize
    }
    pub fn barrier() {
        fence(Ordering::Release);
        s_barrier();
        fence(Ordering::Acquire);
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::num::NonZeroU16;
use core::ops::{Add, AddAssign, Index, IndexMut, Mul, Sub};

#[derive(Clone, Copy, PartialEq, Default, Debug)]
#[repr(C)]
struct V2 {
    x: f32,
    y: f32,
}
macro_rules! lanes {
    ($($t:ident::$f:ident $op:tt),*) => { $(impl $t for V2 {
        type Output = V2;
        fn $f(self, o: V2) -> V2 { V2 { x: self.x $op o.x, y: self.y $op o.y } }
    }
    impl $t<f32> for V2 {
        type Output = V2;
        fn $f(self, o: f32) -> V2 { V2 { x: self.x $op o, y: self.y $op o } }
    })* };
}
lanes!(Add::add +, Sub::sub -, Mul::mul *);
impl AddAssign for V2 {
    fn add_assign(&mut self, o: V2) {
        *self = *self + o;
    }
}
impl V2 {
    fn dot(self, o: V2) -> f32 {
        let V2 { x, y } = self * o;
        x + y
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
struct Id(NonZeroU16);
impl Id {
    fn new(i: usize) -> Option<Id> {
        NonZeroU16::new(i as u16).map(Id)
    }
}

#[derive(Clone, Copy)]
enum Node {
    Leaf { at: V2, mass: f32 },
    Cell { center: V2, half: f32, kids: [Option<Id>; 4], sum: V2, mass: f32 },
}

const ROOM: usize = 128;
struct Tree {
    nodes: [core::mem::MaybeUninit<Node>; ROOM],
    used: usize,
    deepest: u32,
}
impl Index<Id> for Tree {
    type Output = Node;
    fn index(&self, Id(i): Id) -> &Node {
        let i = i.get() as usize;
        assert!(i < self.used);
        unsafe { self.nodes[i].assume_init_ref() }
    }
}
impl IndexMut<Id> for Tree {
    fn index_mut(&mut self, Id(i): Id) -> &mut Node {
        unsafe { self.nodes[i.get() as usize].assume_init_mut() }
    }
}

fn quadrant(center: V2, p: V2) -> usize {
    (p.x >= center.x) as usize | ((p.y >= center.y) as usize) << 1
}
fn child_center(center: V2, half: f32, q: usize) -> V2 {
    let side = |bit: bool| if bit { half / 2.0 } else { -half / 2.0 };
    center + V2 { x: side(q & 1 != 0), y: side(q & 2 != 0) }
}

impl Tree {
    fn add(&mut self, node: Node) -> Option<Id> {
        let id = Id::new(self.used).filter(|_| self.used < ROOM)?;
        self.nodes[self.used].write(node);
        self.used += 1;
        Some(id)
    }

    fn insert(&mut self, slot: Option<Id>, center: V2, half: f32, p: V2, m: f32, depth: u32) -> Option<Id> {
        self.deepest = self.deepest.max(depth);
        let Some(id) = slot else {
            return self.add(Node::Leaf { at: p, mass: m });
        };
        if let Node::Leaf { at, mass } = self[id] {
            if half < 0.01 || at == p {
                self[id] = Node::Leaf { at, mass: mass + m };
                return slot;
            }
            let cell = Node::Cell { center, half, kids: [None; 4], sum: V2::default(), mass: 0.0 };
            let old = core::mem::replace(&mut self[id], cell);
            let Node::Leaf { at, mass } = old else { unreachable!("it was a leaf") };
            self.descend(id, at, mass, depth);
        }
        self.descend(id, p, m, depth);
        slot
    }

    fn descend(&mut self, id: Id, p: V2, m: f32, depth: u32) {
        let (q, kid, center, half) = match &mut self[id] {
            &mut Node::Cell { center, half, ref kids, ref mut sum, ref mut mass } => {
                *sum += p * m;
                *mass += m;
                let q = quadrant(center, p);
                (q, kids[q], child_center(center, half, q), half / 2.0)
            }
            Node::Leaf { .. } => return,
        };
        let made = self.insert(kid, center, half, p, m, depth + 1);
        if let Node::Cell { kids, .. } = &mut self[id] {
            kids[q] = made;
        }
    }

    /// The pull on `p`, and how many nodes were looked at.
    fn pull(&self, id: Id, p: V2, seen: &mut u32) -> V2 {
        *seen += 1;
        let toward = |at: V2, mass: f32| {
            let d = at - p;
            d * (mass / (d.dot(d) + 0.25))
        };
        match self[id] {
            Node::Leaf { at, .. } if at == p => V2::default(),
            Node::Leaf { at, mass } => toward(at, mass),
            Node::Cell { half, sum, mass, center, .. }
                if { let d = center - p; 4.0 * half * half < 0.5 * d.dot(d) } =>
            {
                toward(sum * (1.0 / mass), mass)
            }
            Node::Cell { kids, .. } => {
                let mut total = V2::default();
                for kid in kids.into_iter().flatten() {
                    total += self.pull(kid, p, seen);
                }
                total
            }
        }
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn forces(points: *const [f32; 3], out: *mut V2, info: *mut u32) {
    let (t, n) = (gpu::thread_idx(), gpu::block_dim());
    let tree = unsafe { &mut *gpu::workgroup_mem::<Tree>() };
    let points = unsafe { core::slice::from_raw_parts(points, n) };
    if t == 0 {
        tree.used = 1;
        tree.deepest = 0;
        let middle = V2 { x: 8.0, y: 8.0 };
        points.iter().fold(None, |root, &[x, y, m]| {
            tree.insert(root, middle, 8.0, V2 { x, y }, 1.0 + m, 0)
        });
    }
    gpu::barrier();
    let [x, y, _] = points[t];
    let mut seen = 0;
    let force = Id::new(1).map_or(V2::default(), |root| tree.pull(root, V2 { x, y }, &mut seen));
    unsafe {
        *out.add(t) = force;
        *info.add(t) = seen << 16 | tree.deepest << 8 | tree.used as u32;
    }
}
