//! Characters from UTF-16.

/// Units of UTF-16 as characters; a surrogate without its other half is an error.
#[derive(Clone, Debug)]
pub struct DecodeUtf16<I: Iterator<Item = u16>> {
    iter: I,
    /// Read in vain as the second half of a pair.
    waiting: Option<u16>,
}

/// A surrogate that stands alone.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DecodeUtf16Error {
    code: u16,
}

impl DecodeUtf16Error {
    pub fn unpaired_surrogate(&self) -> u16 {
        self.code
    }
}

#[inline]
pub fn decode_utf16<I: IntoIterator<Item = u16>>(iter: I) -> DecodeUtf16<I::IntoIter> {
    DecodeUtf16 { iter: iter.into_iter(), waiting: None }
}

impl<I: Iterator<Item = u16>> Iterator for DecodeUtf16<I> {
    type Item = Result<char, DecodeUtf16Error>;
    fn next(&mut self) -> Option<Result<char, DecodeUtf16Error>> {
        let first = match self.waiting.take() {
            Some(unit) => unit,
            None => self.iter.next()?,
        };
        if first & 0xF800 != 0xD800 {
            return Some(Ok(unsafe { char::from_u32_unchecked(first as u32) }));
        }
        if first >= 0xDC00 {
            return Some(Err(DecodeUtf16Error { code: first }));
        }
        let Some(second) = self.iter.next() else {
            return Some(Err(DecodeUtf16Error { code: first }));
        };
        if second & 0xFC00 != 0xDC00 {
            self.waiting = Some(second);
            return Some(Err(DecodeUtf16Error { code: first }));
        }
        let code = 0x1_0000 + (((first & 0x3FF) as u32) << 10 | (second & 0x3FF) as u32);
        Some(Ok(unsafe { char::from_u32_unchecked(code) }))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        let (low, high) = self.iter.size_hint();
        // What waits gives a character of its own unless it begins a pair.
        let is_alone = matches!(self.waiting, Some(unit) if unit & 0xF800 != 0xD800 || high == Some(0));
        let more = self.waiting.is_some() as usize;
        (low.div_ceil(2) + is_alone as usize, high.and_then(|high| high.checked_add(more)))
    }
}
