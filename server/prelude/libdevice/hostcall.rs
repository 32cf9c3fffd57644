//! What OCKL asks of the host: printing, calls of host functions, memory. A wave puts a packet on a stack in a buffer that
//! HIP's runtime gives every kernel that wants one (the hidden argument `hidden_hostcall_buffer`), rings, and waits for the
//! answer; each work item has eight words in it. The form of buffer and messages is that of HIP's runtime, ROCm 5 to 7
//! (`devhostcall.cpp`, `devhcmessages.cpp`); memory is asked of the host piece by piece, where OCKL cuts small pieces itself.

use crate::arch::amdgpu::{ballot, mbcnt_hi, mbcnt_lo, readfirstlane_u32, readfirstlane_u64, s_sleep};
use crate::intrinsics::gpu::amdgpu_dispatch_ptr;
use crate::sync::atomic::{AtomicU32, AtomicU64, Ordering};

unsafe extern "unadjusted" {
    #[link_name = "llvm.amdgcn.implicitarg.ptr"]
    fn implicit_args() -> *const u8;
    #[link_name = "llvm.amdgcn.s.sendmsg"]
    fn send_message(message: u32, word: u32);
}

/// What the packets are for.
const FUNCTION_CALL: u32 = 1;
const PRINT: u32 = 2;
const MEMORY: u32 = 3;

#[repr(C)]
struct Header {
    next: AtomicU64,
    active: u64,
    service: u32,
    /// Lowest bit: the host has yet to answer.
    control: AtomicU32,
}

#[repr(C)]
struct Signal {
    kind: u64,
    value: AtomicU64,
    mailbox: *const AtomicU64,
    event: u32,
}

#[repr(C)]
struct Buffer {
    headers: *mut Header,
    payloads: *mut [[u64; 8]; 64],
    doorbell: *const Signal,
    free: AtomicU64,
    ready: AtomicU64,
    /// The bits of a packet's number that are its place; those above tell its uses apart.
    places: u64,
}

unsafe fn header(buffer: &Buffer, packet: u64) -> *mut Header {
    unsafe { buffer.headers.add((packet & buffer.places) as usize) }
}

unsafe fn take(buffer: &Buffer) -> u64 {
    let mut top = buffer.free.load(Ordering::Acquire);
    loop {
        let next = unsafe { (*header(buffer, top)).next.load(Ordering::Relaxed) };
        match buffer.free.compare_exchange(top, next, Ordering::Acquire, Ordering::Relaxed) {
            Ok(_) => return top,
            Err(other) => top = other,
        }
        s_sleep::<1>();
    }
}

unsafe fn put(buffer: &Buffer, stack: &AtomicU64, packet: u64) {
    let mut top = stack.load(Ordering::Relaxed);
    loop {
        unsafe { (*header(buffer, packet)).next.store(top, Ordering::Relaxed) };
        match stack.compare_exchange(top, packet, Ordering::Release, Ordering::Relaxed) {
            Ok(_) => return,
            Err(other) => top = other,
        }
        s_sleep::<1>();
    }
}

unsafe fn ring(buffer: &Buffer) {
    unsafe {
        let signal = &*buffer.doorbell;
        signal.value.fetch_add(1, Ordering::Release);
        if !signal.mailbox.is_null() {
            (*signal.mailbox).store(signal.event as u64, Ordering::Release);
            send_message(1, readfirstlane_u32(signal.event) & 0xff);
        }
    }
}

/// Asks the host for a service with eight words; gives the first two of the answer.
#[inline(never)]
unsafe fn ask(service: u32, words: [u64; 8]) -> (u64, u64) {
    unsafe {
        // "hidden_hostcall_buffer" of the implicit arguments.
        let buffer = &**(implicit_args().add(80) as *const *const Buffer);
        let me = mbcnt_hi(!0, mbcnt_lo(!0, 0));
        let leads = me == readfirstlane_u32(me);
        let mut packet = 0;
        if leads {
            packet = take(buffer);
        }
        let packet = readfirstlane_u64(packet);
        let header = header(buffer, packet);
        let mine = &raw mut (*buffer.payloads.add((packet & buffer.places) as usize))[me as usize];
        let active = ballot(true);
        if leads {
            (*header).service = service;
            (*header).active = active;
            (*header).control.store(1, Ordering::Relaxed);
        }
        *mine = words;
        if leads {
            put(buffer, &buffer.ready, packet);
            ring(buffer);
        }
        loop {
            let mut waits = 1;
            if leads {
                waits = (*header).control.load(Ordering::Acquire) & 1;
            }
            // All work items look, so that none reads its answer before the first has seen it.
            if readfirstlane_u32(waits) == 0 {
                break;
            }
            s_sleep::<1>();
        }
        let answer = (mine.cast::<u64>().read_volatile(), mine.cast::<u64>().add(1).read_volatile());
        if leads {
            let again = packet + buffer.places + 1;
            put(buffer, &buffer.free, if again == 0 { buffer.places + 1 } else { again });
        }
        answer
    }
}

/// Flags of a message's first word; the number of words stands from bit 5 on, the host's number of the message from bit 8.
const BEGINS: u64 = 1;
const ENDS: u64 = 2;

unsafe fn append(message: u64, count: u32, words: [u64; 7]) -> u64 {
    let [a, b, c, d, e, f, g] = words;
    let head = (message & !0xe0) | ((count as u64) << 5);
    unsafe { ask(PRINT, [head, a, b, c, d, e, f, g]).0 }
}

/// The eight bytes of a text from a place on, with zeros behind its end.
unsafe fn word_of(text: *const u8, length: u64, at: u64) -> u64 {
    let mut word = 0;
    let mut byte = 0;
    while byte < 8 && at + byte < length {
        word |= unsafe { (*text.add((at + byte) as usize) as u64) << (8 * byte) };
        byte += 1;
    }
    word
}

/// Appends words and then `length` bytes of a text, filled up with zeros to `whole` bytes and then to whole words.
unsafe fn append_text(message: u64, head: &[u64], text: *const u8, length: u64, whole: u64, is_last: bool) -> u64 {
    let mut message = message & !ENDS;
    let mut given = 0;
    let mut at = 0;
    loop {
        let mut words = [0; 7];
        let mut count = 0;
        while count < 7 && (given < head.len() || at < whole) {
            if given < head.len() {
                words[count] = head[given];
                given += 1;
            } else {
                words[count] = unsafe { word_of(text, length, at) };
                at += 8;
            }
            count += 1;
        }
        let ends = given == head.len() && at >= whole;
        if ends && is_last {
            message |= ENDS;
        }
        message = unsafe { append(message, count as u32, words) };
        if ends {
            return message;
        }
    }
}

pub fn __ockl_fprintf_stdout_begin() -> u64 {
    unsafe { append(BEGINS, 1, [0; 7]) }
}

pub fn __ockl_fprintf_stderr_begin() -> u64 {
    unsafe { append(BEGINS, 1, [1, 0, 0, 0, 0, 0, 0]) }
}

pub fn __ockl_printf_begin(_: u64) -> u64 {
    __ockl_fprintf_stdout_begin()
}

pub unsafe fn __ockl_fprintf_append_args(
    message: u64,
    count: u32,
    a: u64,
    b: u64,
    c: u64,
    d: u64,
    e: u64,
    f: u64,
    g: u64,
    is_last: u32,
) -> u64 {
    let ends = if is_last != 0 { ENDS } else { 0 };
    unsafe { append(message | ends, count, [a, b, c, d, e, f, g]) }
}

pub unsafe fn __ockl_printf_append_args(
    message: u64,
    count: u32,
    a: u64,
    b: u64,
    c: u64,
    d: u64,
    e: u64,
    f: u64,
    g: u64,
    is_last: u32,
) -> u64 {
    unsafe { __ockl_fprintf_append_args(message, count, a, b, c, d, e, f, g, is_last) }
}

pub unsafe fn __ockl_fprintf_append_string_n(message: u64, text: *const u8, length: u64, is_last: u32) -> u64 {
    if text.is_null() {
        return unsafe { __ockl_fprintf_append_args(message, 1, 0, 0, 0, 0, 0, 0, 0, is_last) };
    }
    unsafe { append_text(message, &[], text, length, length, is_last != 0) }
}

pub unsafe fn __ockl_printf_append_string_n(message: u64, text: *const u8, length: u64, is_last: u32) -> u64 {
    unsafe { __ockl_fprintf_append_string_n(message, text, length, is_last) }
}

pub unsafe fn __ockl_call_host_function(
    function: u64,
    a: u64,
    b: u64,
    c: u64,
    d: u64,
    e: u64,
    f: u64,
    g: u64,
) -> u128 {
    let (low, high) = unsafe { ask(FUNCTION_CALL, [function, a, b, c, d, e, f, g]) };
    low as u128 | (high as u128) << 64
}

pub unsafe fn __ockl_hostcall_preview(
    service: u32,
    a: u64,
    b: u64,
    c: u64,
    d: u64,
    e: u64,
    f: u64,
    g: u64,
    h: u64,
) -> u128 {
    let (low, high) = unsafe { ask(service, [a, b, c, d, e, f, g, h]) };
    low as u128 | (high as u128) << 64
}

/// Memory of so many bytes where `address` is zero; else that memory goes back.
pub unsafe fn __ockl_devmem_request(address: u64, size: u64) -> u64 {
    unsafe { ask(MEMORY, [address, size, 0, 0, 0, 0, 0, 0]).0 }
}

pub unsafe fn __ockl_dm_alloc(size: u64) -> u64 {
    if size == 0 { 0 } else { unsafe { __ockl_devmem_request(0, size) } }
}

pub unsafe fn __ockl_dm_dealloc(address: u64) {
    if address != 0 {
        unsafe { __ockl_devmem_request(address, 0) };
    }
}

// What `amdgpu-device-libs` brings in HIP: `malloc`, `free` and `printf("%.*s", ...)` there, and addresses.

pub unsafe fn __amdgpu_util_alloc(size: u64) -> *mut core::ffi::c_void {
    unsafe { __ockl_dm_alloc(size) as *mut core::ffi::c_void }
}

pub unsafe fn __amdgpu_util_dealloc(address: *mut core::ffi::c_void) {
    unsafe { __ockl_dm_dealloc(address as u64) };
}

pub unsafe fn __amdgpu_util_print_stdout(text: *const core::ffi::c_char, size: core::ffi::c_int) {
    unsafe {
        // One message: to standard output, the format, its two arguments.
        let format = u64::from_le_bytes(*b"%.*s\0\0\0\0");
        let length = size as u32 as u64;
        append_text(BEGINS, &[0, format, length], text.cast(), length, length + 1, true);
    }
}

pub fn __amdgpu_util_kernarg_segment_ptr() -> *const core::ffi::c_void {
    // Its place in the dispatch packet.
    unsafe { *(amdgpu_dispatch_ptr() as *const u8).add(40).cast() }
}

pub fn __amdgpu_util_implicitarg_ptr() -> *const core::ffi::c_void {
    unsafe { implicit_args().cast() }
}
