//! What the evaluator of build scripts does for them. Texts go there as addresses and lengths; an answer is kept there
//! until it is taken.

use core::alloc::{GlobalAlloc, Layout};
use core::string::String;
use core::vec::Vec;

unsafe extern "C" {
    /// Does what `verb` says with two texts. A negative number says that there is no answer, others are its length.
    fn __build_ask(verb: *const u8, verb_len: usize, a: *const u8, a_len: usize, b: *const u8, b_len: usize) -> i64;
    /// Copies the last answer.
    fn __build_take(to: *mut u8);
    /// Appends to a file that was opened.
    fn __build_append(file: i64, bytes: *const u8, len: usize);
    fn __build_alloc(size: usize, align: usize) -> *mut u8;
    fn __build_dealloc(ptr: *mut u8);
}

struct Heap;

unsafe impl GlobalAlloc for Heap {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        unsafe { __build_alloc(layout.size(), layout.align()) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, _layout: Layout) {
        unsafe { __build_dealloc(ptr) }
    }
}

#[global_allocator]
static HEAP: Heap = Heap;

/// More of a file, by the number that `create` and `open` gave.
pub fn append(file: i64, bytes: &[u8]) {
    unsafe { __build_append(file, bytes.as_ptr(), bytes.len()) }
}

/// The status of a question.
pub fn status(verb: &str, a: &[u8], b: &[u8]) -> i64 {
    unsafe { __build_ask(verb.as_ptr(), verb.len(), a.as_ptr(), a.len(), b.as_ptr(), b.len()) }
}

/// The answer's bytes.
pub fn ask(verb: &str, a: &[u8], b: &[u8]) -> Option<Vec<u8>> {
    let len = status(verb, a, b);
    if len < 0 {
        return None;
    }
    let mut bytes = Vec::new();
    bytes.resize(len as usize, 0u8);
    if len > 0 {
        unsafe { __build_take(bytes.as_mut_ptr()) };
    }
    Some(bytes)
}

pub fn text(verb: &str, a: &str) -> Option<String> {
    ask(verb, a.as_bytes(), &[]).map(|bytes| unsafe { String::from_utf8_unchecked(bytes) })
}

/// The script asks for something that it cannot have here, and ends.
pub fn refuse(what: &str) -> ! {
    status("refuse", what.as_bytes(), &[]);
    loop {}
}

pub fn exit(code: i32) -> ! {
    status(if code == 0 { "exit" } else { "fail" }, &[], &[]);
    loop {}
}
