//! Reading, writing and their errors.

use crate::error;
use crate::host;
use core::boxed::Box;
use core::fmt::{self, Arguments, Debug, Display, Formatter};
use core::string::{String, ToString};
use core::vec::Vec;

pub mod prelude {
    pub use super::{BufRead, Read, Seek, Write};
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    NotFound,
    PermissionDenied,
    AlreadyExists,
    WouldBlock,
    InvalidInput,
    InvalidData,
    TimedOut,
    WriteZero,
    Interrupted,
    Unsupported,
    UnexpectedEof,
    OutOfMemory,
    Other,
}
impl ErrorKind {
    fn words(self) -> &'static str {
        match self {
            ErrorKind::NotFound => "entity not found",
            ErrorKind::PermissionDenied => "permission denied",
            ErrorKind::AlreadyExists => "entity already exists",
            ErrorKind::WouldBlock => "operation would block",
            ErrorKind::InvalidInput => "invalid input parameter",
            ErrorKind::InvalidData => "invalid data",
            ErrorKind::TimedOut => "timed out",
            ErrorKind::WriteZero => "write zero",
            ErrorKind::Interrupted => "operation interrupted",
            ErrorKind::Unsupported => "unsupported",
            ErrorKind::UnexpectedEof => "unexpected end of file",
            ErrorKind::OutOfMemory => "out of memory",
            ErrorKind::Other => "other error",
        }
    }
}
impl Display for ErrorKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

pub struct Error {
    kind: ErrorKind,
    inner: Option<Box<dyn error::Error + Send + Sync>>,
}
pub type Result<T> = core::result::Result<T, Error>;

impl Error {
    pub fn new<E: Into<Box<dyn error::Error + Send + Sync>>>(kind: ErrorKind, error: E) -> Error {
        Error { kind, inner: Some(error.into()) }
    }
    pub fn other<E: Into<Box<dyn error::Error + Send + Sync>>>(error: E) -> Error {
        Error::new(ErrorKind::Other, error)
    }
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }
    pub fn raw_os_error(&self) -> Option<i32> {
        None
    }
    pub fn get_ref(&self) -> Option<&(dyn error::Error + Send + Sync + 'static)> {
        self.inner.as_deref()
    }
    pub fn into_inner(self) -> Option<Box<dyn error::Error + Send + Sync>> {
        self.inner
    }
}
impl From<ErrorKind> for Error {
    fn from(kind: ErrorKind) -> Error {
        Error { kind, inner: None }
    }
}
impl Debug for Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.inner {
            None => f.debug_tuple("Kind").field(&self.kind).finish(),
            Some(inner) => f.debug_struct("Custom").field("kind", &self.kind).field("error", inner).finish(),
        }
    }
}
impl Display for Error {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.inner {
            None => f.write_str(self.kind.words()),
            Some(inner) => Display::fmt(inner, f),
        }
    }
}
impl error::Error for Error {}

pub trait Write {
    fn write(&mut self, bytes: &[u8]) -> Result<usize>;
    fn flush(&mut self) -> Result<()>;
    fn write_all(&mut self, bytes: &[u8]) -> Result<()> {
        let mut rest = bytes;
        while !rest.is_empty() {
            match self.write(rest)? {
                0 => return Err(Error::from(ErrorKind::WriteZero)),
                count => rest = &rest[count..],
            }
        }
        Ok(())
    }
    fn write_fmt(&mut self, args: Arguments<'_>) -> Result<()> {
        let text = core::fmt::format(args);
        self.write_all(text.as_bytes())
    }
    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }
}
impl<W: Write + ?Sized> Write for &mut W {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        (**self).write(bytes)
    }
    fn flush(&mut self) -> Result<()> {
        (**self).flush()
    }
}
impl<W: Write + ?Sized> Write for Box<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        (**self).write(bytes)
    }
    fn flush(&mut self) -> Result<()> {
        (**self).flush()
    }
}
impl Write for Vec<u8> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

pub trait Read {
    fn read(&mut self, to: &mut [u8]) -> Result<usize>;
    fn read_to_end(&mut self, to: &mut Vec<u8>) -> Result<usize> {
        let mut part = [0u8; 512];
        let mut all = 0;
        loop {
            match self.read(&mut part)? {
                0 => return Ok(all),
                count => {
                    to.extend_from_slice(&part[..count]);
                    all += count;
                }
            }
        }
    }
    fn read_to_string(&mut self, to: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        let count = self.read_to_end(&mut bytes)?;
        match core::str::from_utf8(&bytes) {
            Ok(text) => {
                to.push_str(text);
                Ok(count)
            }
            Err(_) => Err(Error::new(ErrorKind::InvalidData, "stream did not contain valid UTF-8")),
        }
    }
    fn read_exact(&mut self, to: &mut [u8]) -> Result<()> {
        let mut at = 0;
        while at < to.len() {
            match self.read(&mut to[at..])? {
                0 => return Err(Error::from(ErrorKind::UnexpectedEof)),
                count => at += count,
            }
        }
        Ok(())
    }
    fn by_ref(&mut self) -> &mut Self
    where
        Self: Sized,
    {
        self
    }
}
impl<R: Read + ?Sized> Read for &mut R {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        (**self).read(to)
    }
}
impl<R: Read + ?Sized> Read for Box<R> {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        (**self).read(to)
    }
}
impl Read for &[u8] {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        let count = if self.len() < to.len() { self.len() } else { to.len() };
        let (now, later) = self.split_at(count);
        to[..count].copy_from_slice(now);
        *self = later;
        Ok(count)
    }
}
pub fn read_to_string<R: Read>(mut reader: R) -> Result<String> {
    let mut text = String::new();
    reader.read_to_string(&mut text)?;
    Ok(text)
}
pub fn copy<R: Read + ?Sized, W: Write + ?Sized>(from: &mut R, to: &mut W) -> Result<u64> {
    let mut bytes = Vec::new();
    from.read_to_end(&mut bytes)?;
    to.write_all(&bytes)?;
    Ok(bytes.len() as u64)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekFrom {
    Start(u64),
    End(i64),
    Current(i64),
}
pub trait Seek {
    fn seek(&mut self, to: SeekFrom) -> Result<u64>;
}

pub trait BufRead: Read {
    fn read_until(&mut self, end: u8, to: &mut Vec<u8>) -> Result<usize> {
        let mut count = 0;
        let mut one = [0u8; 1];
        while self.read(&mut one)? == 1 {
            to.push(one[0]);
            count += 1;
            if one[0] == end {
                break;
            }
        }
        Ok(count)
    }
    fn read_line(&mut self, to: &mut String) -> Result<usize> {
        let mut bytes = Vec::new();
        let count = self.read_until(b'\n', &mut bytes)?;
        match core::str::from_utf8(&bytes) {
            Ok(text) => {
                to.push_str(text);
                Ok(count)
            }
            Err(_) => Err(Error::new(ErrorKind::InvalidData, "stream did not contain valid UTF-8")),
        }
    }
    fn lines(self) -> Lines<Self>
    where
        Self: Sized,
    {
        Lines { reader: self }
    }
}
impl BufRead for &[u8] {}
#[derive(Debug)]
pub struct Lines<R> {
    reader: R,
}
impl<R: BufRead> Iterator for Lines<R> {
    type Item = Result<String>;
    fn next(&mut self) -> Option<Result<String>> {
        let mut line = String::new();
        match self.reader.read_line(&mut line) {
            Ok(0) => None,
            Ok(_) => {
                if line.ends_with('\n') {
                    line.pop();
                    if line.ends_with('\r') {
                        line.pop();
                    }
                }
                Some(Ok(line))
            }
            Err(error) => Some(Err(error)),
        }
    }
}

#[derive(Debug)]
pub struct BufReader<R> {
    inner: R,
}
impl<R: Read> BufReader<R> {
    pub fn new(inner: R) -> BufReader<R> {
        BufReader { inner }
    }
    pub fn into_inner(self) -> R {
        self.inner
    }
}
impl<R: Read> Read for BufReader<R> {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        self.inner.read(to)
    }
}
impl<R: Read> BufRead for BufReader<R> {}

/// Hands on at once: the files are in memory.
#[derive(Debug)]
pub struct BufWriter<W: Write> {
    inner: W,
}
pub type LineWriter<W> = BufWriter<W>;
impl<W: Write> BufWriter<W> {
    pub fn new(inner: W) -> BufWriter<W> {
        BufWriter { inner }
    }
    pub fn with_capacity(_room: usize, inner: W) -> BufWriter<W> {
        BufWriter { inner }
    }
    pub fn get_ref(&self) -> &W {
        &self.inner
    }
    pub fn get_mut(&mut self) -> &mut W {
        &mut self.inner
    }
    pub fn into_inner(self) -> Result<W> {
        Ok(self.inner)
    }
}
impl<W: Write> Write for BufWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        self.inner.write(bytes)
    }
    fn flush(&mut self) -> Result<()> {
        self.inner.flush()
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cursor<T> {
    inner: T,
    at: u64,
}
impl<T> Cursor<T> {
    pub fn new(inner: T) -> Cursor<T> {
        Cursor { inner, at: 0 }
    }
    pub fn into_inner(self) -> T {
        self.inner
    }
    pub fn get_ref(&self) -> &T {
        &self.inner
    }
    pub fn position(&self) -> u64 {
        self.at
    }
}
impl<T: AsRef<[u8]>> Read for Cursor<T> {
    fn read(&mut self, to: &mut [u8]) -> Result<usize> {
        let mut rest = &self.inner.as_ref()[self.at as usize..];
        let count = rest.read(to)?;
        self.at += count as u64;
        Ok(count)
    }
}
impl<T: AsRef<[u8]>> BufRead for Cursor<T> {}
impl Write for Cursor<Vec<u8>> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        let at = self.at as usize;
        let kept = self.inner.len();
        for (i, byte) in bytes.iter().enumerate() {
            if at + i < kept {
                self.inner[at + i] = *byte;
            } else {
                self.inner.push(*byte);
            }
        }
        self.at += bytes.len() as u64;
        Ok(bytes.len())
    }
    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}

#[doc(hidden)]
pub fn print_out(args: Arguments<'_>) {
    host::status("out", core::fmt::format(args).as_bytes(), &[]);
}
#[doc(hidden)]
pub fn print_err(args: Arguments<'_>) {
    host::status("err", core::fmt::format(args).as_bytes(), &[]);
}

macro_rules! streams {
    ($($make:ident $T:ident $Lock:ident $verb:literal)*) => { $(
        #[derive(Debug)]
        pub struct $T(());
        #[derive(Debug)]
        pub struct $Lock(());
        pub fn $make() -> $T {
            $T(())
        }
        impl $T {
            pub fn lock(&self) -> $Lock {
                $Lock(())
            }
        }
        streams!(@write $T $verb);
        streams!(@write $Lock $verb);
    )* };
    (@write $T:ident $verb:literal) => {
        impl Write for $T {
            fn write(&mut self, bytes: &[u8]) -> Result<usize> {
                host::status($verb, bytes, &[]);
                Ok(bytes.len())
            }
            fn flush(&mut self) -> Result<()> {
                Ok(())
            }
        }
    };
}
streams! { stdout Stdout StdoutLock "out" stderr Stderr StderrLock "err" }

#[derive(Debug)]
pub struct Stdin(());
pub fn stdin() -> Stdin {
    host::refuse("`std::io::stdin`")
}
#[derive(Debug, Clone, Copy, Default)]
pub struct Sink(());
pub fn sink() -> Sink {
    Sink(())
}
impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        Ok(bytes.len())
    }
    fn flush(&mut self) -> Result<()> {
        Ok(())
    }
}
