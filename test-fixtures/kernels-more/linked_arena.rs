//! Linked structures in an arena of raw memory: NonNull links, a treap by priorities, an LRU list, Option<NonNull> niches.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
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

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::cell::Cell;
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ptr::NonNull;

struct Arena<T, const N: usize> {
    slots: [MaybeUninit<T>; N],
    used: Cell<usize>,
}

impl<T, const N: usize> Arena<T, N> {
    fn new() -> Self {
        Arena {
            slots: [const { MaybeUninit::uninit() }; N],
            used: Cell::new(0),
        }
    }
    fn alloc(&self, value: T) -> Option<NonNull<T>> {
        let at = self.used.get();
        let slot = self.slots.get(at)?;
        self.used.set(at + 1);
        let slot = slot.as_ptr() as *mut T;
        unsafe { slot.write(value) };
        NonNull::new(slot)
    }
    fn index_of(&self, node: NonNull<T>) -> usize {
        unsafe {
            node.as_ptr()
                .cast_const()
                .offset_from(self.slots.as_ptr().cast()) as usize
        }
    }
}

type Link<T> = Option<NonNull<T>>;

struct Node {
    key: i32,
    priority: u32,
    count: u32,
    left: Link<Node>,
    right: Link<Node>,
}

struct Treap<'a, const N: usize> {
    arena: &'a Arena<Node, N>,
    root: Link<Node>,
    _own: PhantomData<&'a mut Node>,
}

unsafe fn rotate(link: &mut Link<Node>, left: bool) {
    let Some(mut top) = link.take() else { return };
    let top_ref = unsafe { top.as_mut() };
    let child = if left {
        top_ref.right.take()
    } else {
        top_ref.left.take()
    };
    let mut child = child.expect("a child to rotate up");
    let child_ref = unsafe { child.as_mut() };
    if left {
        top_ref.right = core::mem::replace(&mut child_ref.left, Some(top));
    } else {
        top_ref.left = core::mem::replace(&mut child_ref.right, Some(top));
    }
    *link = Some(child);
}

impl<'a, const N: usize> Treap<'a, N> {
    fn new(arena: &'a Arena<Node, N>) -> Self {
        Treap {
            arena,
            root: None,
            _own: PhantomData,
        }
    }

    fn insert(&mut self, key: i32) -> Option<u32> {
        fn go<const N: usize>(
            arena: &Arena<Node, N>,
            link: &mut Link<Node>,
            key: i32,
        ) -> Option<u32> {
            let Some(node) = link else {
                let priority = (key as u32).wrapping_mul(0x9e37_79b9) ^ 0x5bd1;
                *link = Some(arena.alloc(Node {
                    key,
                    priority,
                    count: 1,
                    left: None,
                    right: None,
                })?);
                return Some(1);
            };
            let node = unsafe { node.as_mut() };
            let mine = node.priority;
            let above =
                |child: &Link<Node>| child.is_some_and(|c| unsafe { c.as_ref() }.priority > mine);
            if key == node.key {
                node.count += 1;
                Some(node.count)
            } else if key < node.key {
                let found = go(arena, &mut node.left, key)?;
                if above(&node.left) {
                    unsafe { rotate(link, false) };
                }
                Some(found)
            } else {
                let found = go(arena, &mut node.right, key)?;
                if above(&node.right) {
                    unsafe { rotate(link, true) };
                }
                Some(found)
            }
        }
        go(self.arena, &mut self.root, key)
    }

    fn depth(link: Link<Node>) -> u32 {
        link.map_or(0, |n| unsafe {
            1 + Self::depth(n.as_ref().left).max(Self::depth(n.as_ref().right))
        })
    }

    fn walk(&self, mut f: impl FnMut(&Node)) {
        let mut stack = [None; N];
        let (mut len, mut at) = (0, self.root);
        loop {
            while let Some(node) = at {
                stack[len] = at;
                len += 1;
                at = unsafe { node.as_ref() }.left;
            }
            let Some(top) = len.checked_sub(1) else { break };
            len = top;
            let node = unsafe { stack[len].unwrap().as_ref() };
            f(node);
            at = node.right;
        }
    }
}

struct Entry {
    page: u8,
    prev: *mut Entry,
    next: *mut Entry,
}

/// Hits of a cache that forgets the page used longest ago.
fn lru(pages: impl Iterator<Item = u8>, room: usize) -> (u32, u8) {
    let mut entries: [Entry; 5] = core::array::from_fn(|_| Entry {
        page: 255,
        prev: core::ptr::null_mut(),
        next: core::ptr::null_mut(),
    });
    let base = entries.as_mut_ptr();
    let room = room.clamp(1, 4);
    let head = unsafe { base.add(room) };
    for i in 0..=room {
        unsafe {
            let e = &mut *base.add(i);
            e.next = base.add((i + 1) % (room + 1));
            e.prev = base.add((i + room) % (room + 1));
        }
    }
    let mut hits = 0;
    for page in pages {
        unsafe {
            let mut at = (*head).next;
            while !core::ptr::eq(at, head) && (*at).page != page {
                at = (*at).next;
            }
            if at == head {
                at = (*head).prev;
                (*at).page = page;
            } else {
                hits += 1;
            }
            let Entry { prev, next, .. } = *at;
            (*prev).next = next;
            (*next).prev = prev;
            let first = (*head).next;
            (*at).prev = head;
            (*at).next = first;
            (*first).prev = at;
            (*head).next = at;
        }
    }
    (hits, unsafe { (*(*head).next).page })
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn treaps(
    keys: *const i32,
    per: usize,
    n: usize,
    out: *mut [i32; 6],
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n {
        return;
    }
    let keys = unsafe { core::slice::from_raw_parts(keys.add(i * per), per) };
    let arena = Arena::<Node, 12>::new();
    let mut treap = Treap::new(&arena);
    let refused = keys.iter().filter(|&&k| treap.insert(k).is_none()).count();
    let (mut hash, mut last, mut sorted) = (0i32, i32::MIN, true);
    treap.walk(|node| {
        hash = hash
            .wrapping_mul(31)
            .wrapping_add(node.key * node.count as i32);
        sorted &= last < node.key;
        last = node.key;
    });
    let root = treap.root.map_or(99, |r| arena.index_of(r));
    let (hits, front) = lru(keys.iter().map(|&k| (k & 7) as u8), 1 + i % 4);
    let row = [
        refused as i32,
        hash,
        sorted as i32,
        Treap::<12>::depth(treap.root) as i32 * 100 + arena.used.get() as i32,
        root as i32,
        hits as i32 * 256 + front as i32,
    ];
    unsafe { out.add(i).write(row) };
}
