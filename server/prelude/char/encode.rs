//! UTF-8 and UTF-16.

impl char {
    #[inline]
    pub const fn len_utf8(self) -> usize {
        match self as u32 {
            0..=0x7F => 1,
            0x80..=0x7FF => 2,
            0x800..=0xFFFF => 3,
            _ => 4,
        }
    }
    #[inline]
    pub const fn len_utf16(self) -> usize {
        if self as u32 <= 0xFFFF { 1 } else { 2 }
    }
    /// Writes the bytes to the start of `dst`, which must be long enough.
    pub const fn encode_utf8(self, dst: &mut [u8]) -> &mut str {
        let code = self as u32;
        let len = self.len_utf8();
        assert!(len <= dst.len(), "encode_utf8: buffer does not have enough bytes");
        match len {
            1 => dst[0] = code as u8,
            2 => {
                dst[0] = 0xC0 | (code >> 6) as u8;
                dst[1] = continuation(code);
            }
            3 => {
                dst[0] = 0xE0 | (code >> 12) as u8;
                dst[1] = continuation(code >> 6);
                dst[2] = continuation(code);
            }
            _ => {
                dst[0] = 0xF0 | (code >> 18) as u8;
                dst[1] = continuation(code >> 12);
                dst[2] = continuation(code >> 6);
                dst[3] = continuation(code);
            }
        }
        unsafe { &mut *(crate::ptr::slice_from_raw_parts_mut(dst.as_mut_ptr(), len) as *mut str) }
    }
    /// Writes the units to the start of `dst`, which must be long enough.
    pub const fn encode_utf16(self, dst: &mut [u16]) -> &mut [u16] {
        let code = self as u32;
        let len = self.len_utf16();
        assert!(len <= dst.len(), "encode_utf16: buffer does not have enough bytes");
        if len == 1 {
            dst[0] = code as u16;
        } else {
            let above = code.wrapping_sub(0x10000);
            dst[0] = 0xD800 | (above >> 10) as u16;
            dst[1] = 0xDC00 | (above & 0x3FF) as u16;
        }
        unsafe { &mut *crate::ptr::slice_from_raw_parts_mut(dst.as_mut_ptr(), len) }
    }
}

/// A byte after the first one: `10` and six bits.
const fn continuation(code: u32) -> u8 {
    0x80 | (code & 0x3F) as u8
}
