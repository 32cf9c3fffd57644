//! Paths with forward slashes.

use crate::error::Error;
use crate::ffi::{OsStr, OsString};
use crate::fs;
use crate::io;
use core::borrow::{Borrow, Cow, ToOwned};
use core::cmp::Ordering;
use core::convert::Infallible;
use core::fmt::{self, Debug, Formatter};
use core::hash::{Hash, Hasher};
use core::iter::FromIterator;
use core::ops::Deref;
use core::str::FromStr;
use core::string::String;
use core::vec::{self, Vec};

pub const MAIN_SEPARATOR: char = '/';
pub const MAIN_SEPARATOR_STR: &str = "/";
pub fn is_separator(c: char) -> bool {
    c == '/'
}

#[repr(transparent)]
pub struct Path {
    text: OsStr,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Component<'a> {
    RootDir,
    CurDir,
    ParentDir,
    Normal(&'a OsStr),
}
impl<'a> Component<'a> {
    pub fn as_os_str(self) -> &'a OsStr {
        match self {
            Component::RootDir => OsStr::of("/"),
            Component::CurDir => OsStr::of("."),
            Component::ParentDir => OsStr::of(".."),
            Component::Normal(name) => name,
        }
    }
}
impl AsRef<OsStr> for Component<'_> {
    fn as_ref(&self) -> &OsStr {
        self.as_os_str()
    }
}
impl AsRef<Path> for Component<'_> {
    fn as_ref(&self) -> &Path {
        Path::of(self.as_os_str().as_str())
    }
}

#[derive(Clone)]
pub struct Components<'a> {
    rest: vec::IntoIter<Component<'a>>,
}
impl<'a> Components<'a> {
    pub fn as_path(&self) -> &'a Path {
        crate::host::refuse("`Components::as_path`")
    }
}
impl<'a> Iterator for Components<'a> {
    type Item = Component<'a>;
    fn next(&mut self) -> Option<Component<'a>> {
        self.rest.next()
    }
}
impl<'a> DoubleEndedIterator for Components<'a> {
    fn next_back(&mut self) -> Option<Component<'a>> {
        self.rest.next_back()
    }
}
pub struct Iter<'a> {
    rest: Components<'a>,
}
impl<'a> Iterator for Iter<'a> {
    type Item = &'a OsStr;
    fn next(&mut self) -> Option<&'a OsStr> {
        self.rest.next().map(Component::as_os_str)
    }
}
pub struct Ancestors<'a> {
    next: Option<&'a Path>,
}
impl<'a> Iterator for Ancestors<'a> {
    type Item = &'a Path;
    fn next(&mut self) -> Option<&'a Path> {
        let next = self.next;
        self.next = next.and_then(Path::parent);
        next
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StripPrefixError(());
impl fmt::Display for StripPrefixError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("prefix not found")
    }
}
impl Error for StripPrefixError {}

pub struct Display<'a> {
    path: &'a Path,
}
impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.path.str(), f)
    }
}
impl Debug for Display<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(self.path.str(), f)
    }
}

impl Path {
    pub fn new<S: AsRef<OsStr> + ?Sized>(s: &S) -> &Path {
        Path::of(s.as_ref().as_str())
    }
    pub(crate) fn of(text: &str) -> &Path {
        unsafe { &*(text as *const str as *const Path) }
    }
    pub(crate) fn str(&self) -> &str {
        self.text.as_str()
    }
    pub fn as_os_str(&self) -> &OsStr {
        &self.text
    }
    pub fn to_str(&self) -> Option<&str> {
        Some(self.str())
    }
    pub fn to_string_lossy(&self) -> Cow<'_, str> {
        Cow::Borrowed(self.str())
    }
    pub fn to_path_buf(&self) -> PathBuf {
        PathBuf { text: self.text.to_os_string() }
    }
    pub fn display(&self) -> Display<'_> {
        Display { path: self }
    }
    pub fn is_absolute(&self) -> bool {
        self.str().starts_with('/')
    }
    pub fn is_relative(&self) -> bool {
        !self.is_absolute()
    }
    pub fn has_root(&self) -> bool {
        self.is_absolute()
    }
    pub fn components(&self) -> Components<'_> {
        let text = self.str();
        let mut all = Vec::new();
        if text.starts_with('/') {
            all.push(Component::RootDir);
        }
        for (at, part) in text.split('/').enumerate() {
            match part {
                "" => {}
                "." => {
                    if at == 0 {
                        all.push(Component::CurDir);
                    }
                }
                ".." => all.push(Component::ParentDir),
                name => all.push(Component::Normal(OsStr::of(name))),
            }
        }
        Components { rest: all.into_iter() }
    }
    pub fn iter(&self) -> Iter<'_> {
        Iter { rest: self.components() }
    }
    /// Without what stands behind the last component.
    fn trimmed(&self) -> &str {
        let mut text = self.str();
        loop {
            if text.len() > 1 && text.ends_with('/') {
                text = &text[..text.len() - 1];
            } else if text.ends_with("/.") {
                text = &text[..text.len() - 1];
            } else {
                return text;
            }
        }
    }
    pub fn parent(&self) -> Option<&Path> {
        let text = self.trimmed();
        if text.is_empty() || text == "/" {
            return None;
        }
        match text.rfind('/') {
            None => Some(Path::of("")),
            Some(0) => Some(Path::of("/")),
            Some(at) => Some(Path::of(Path::of(&text[..at]).trimmed())),
        }
    }
    pub fn ancestors(&self) -> Ancestors<'_> {
        Ancestors { next: Some(self) }
    }
    pub fn file_name(&self) -> Option<&OsStr> {
        let text = self.trimmed();
        let name = match text.rfind('/') {
            None => text,
            Some(at) => &text[at + 1..],
        };
        if name.is_empty() || name == ".." || name == "." { None } else { Some(OsStr::of(name)) }
    }
    pub fn file_stem(&self) -> Option<&OsStr> {
        self.file_name().map(|name| OsStr::of(split_name(name.as_str()).0))
    }
    pub fn extension(&self) -> Option<&OsStr> {
        self.file_name().and_then(|name| split_name(name.as_str()).1.map(OsStr::of))
    }
    pub fn join<P: AsRef<Path>>(&self, path: P) -> PathBuf {
        let mut out = self.to_path_buf();
        out.push(path);
        out
    }
    pub fn with_file_name<S: AsRef<OsStr>>(&self, name: S) -> PathBuf {
        let mut out = self.to_path_buf();
        out.set_file_name(name);
        out
    }
    pub fn with_extension<S: AsRef<OsStr>>(&self, extension: S) -> PathBuf {
        let mut out = self.to_path_buf();
        out.set_extension(extension);
        out
    }
    pub fn starts_with<P: AsRef<Path>>(&self, base: P) -> bool {
        self.strip_prefix(base).is_ok()
    }
    pub fn ends_with<P: AsRef<Path>>(&self, end: P) -> bool {
        let mut own = self.components();
        let mut other = end.as_ref().components();
        loop {
            match (other.next_back(), own.next_back()) {
                (None, _) => return true,
                (Some(a), Some(b)) if a == b => {}
                _ => return false,
            }
        }
    }
    pub fn strip_prefix<P: AsRef<Path>>(&self, base: P) -> Result<&Path, StripPrefixError> {
        let base = base.as_ref().trimmed();
        let text = self.str();
        if base.is_empty() {
            return Ok(self);
        }
        match text.strip_prefix(base) {
            Some("") => Ok(Path::of("")),
            Some(rest) if base == "/" => Ok(Path::of(rest)),
            Some(rest) if rest.starts_with('/') => Ok(Path::of(rest.trim_start_matches('/'))),
            _ => Err(StripPrefixError(())),
        }
    }
    pub fn exists(&self) -> bool {
        fs::metadata(self).is_ok()
    }
    pub fn try_exists(&self) -> io::Result<bool> {
        Ok(self.exists())
    }
    pub fn is_file(&self) -> bool {
        fs::metadata(self).map_or(false, |found| found.is_file())
    }
    pub fn is_dir(&self) -> bool {
        fs::metadata(self).map_or(false, |found| found.is_dir())
    }
    pub fn metadata(&self) -> io::Result<fs::Metadata> {
        fs::metadata(self)
    }
    pub fn canonicalize(&self) -> io::Result<PathBuf> {
        fs::canonicalize(self)
    }
    pub fn read_dir(&self) -> io::Result<fs::ReadDir> {
        fs::read_dir(self)
    }
}

/// A name as its stem and its extension.
fn split_name(name: &str) -> (&str, Option<&str>) {
    match name.rfind('.') {
        None | Some(0) => (name, None),
        Some(at) => (&name[..at], Some(&name[at + 1..])),
    }
}

#[derive(Clone, Default)]
pub struct PathBuf {
    text: OsString,
}

impl PathBuf {
    pub const fn new() -> PathBuf {
        PathBuf { text: OsString::new() }
    }
    pub fn as_path(&self) -> &Path {
        Path::of(self.text.as_str())
    }
    pub fn push<P: AsRef<Path>>(&mut self, path: P) {
        let more = path.as_ref().str();
        let text = self.text.text_mut();
        if more.starts_with('/') {
            text.clear();
        } else if !text.is_empty() && !text.ends_with('/') {
            text.push('/');
        }
        text.push_str(more);
    }
    pub fn pop(&mut self) -> bool {
        let len = match self.as_path().parent() {
            None => return false,
            Some(above) => above.str().len(),
        };
        self.text.text_mut().truncate(len);
        true
    }
    pub fn set_file_name<S: AsRef<OsStr>>(&mut self, name: S) {
        if self.as_path().file_name().is_some() {
            self.pop();
        }
        self.push(Path::new(&name));
    }
    pub fn set_extension<S: AsRef<OsStr>>(&mut self, extension: S) -> bool {
        let stem = match self.as_path().file_stem() {
            None => return false,
            Some(stem) => String::from(stem.as_str()),
        };
        self.set_file_name(OsStr::of(&stem));
        let extension = extension.as_ref().as_str();
        if !extension.is_empty() {
            let text = self.text.text_mut();
            text.push('.');
            text.push_str(extension);
        }
        true
    }
    pub fn into_os_string(self) -> OsString {
        self.text
    }
    pub fn clear(&mut self) {
        self.text.clear();
    }
}

impl Deref for PathBuf {
    type Target = Path;
    fn deref(&self) -> &Path {
        self.as_path()
    }
}
impl Borrow<Path> for PathBuf {
    fn borrow(&self) -> &Path {
        self.as_path()
    }
}
impl ToOwned for Path {
    type Owned = PathBuf;
    fn to_owned(&self) -> PathBuf {
        self.to_path_buf()
    }
}
impl Debug for Path {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(self.str(), f)
    }
}
impl Debug for PathBuf {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(self.as_path(), f)
    }
}

macro_rules! as_paths {
    ($($T:ty)*) => { $(
        impl AsRef<Path> for $T {
            fn as_ref(&self) -> &Path {
                let text: &OsStr = self.as_ref();
                Path::of(text.as_str())
            }
        }
    )* };
}
as_paths! { str String OsStr OsString }
impl AsRef<Path> for Path {
    fn as_ref(&self) -> &Path {
        self
    }
}
impl AsRef<Path> for PathBuf {
    fn as_ref(&self) -> &Path {
        self.as_path()
    }
}
impl AsRef<Path> for Cow<'_, OsStr> {
    fn as_ref(&self) -> &Path {
        let text: &OsStr = self;
        Path::of(text.as_str())
    }
}
impl AsRef<OsStr> for Path {
    fn as_ref(&self) -> &OsStr {
        &self.text
    }
}
impl AsRef<OsStr> for PathBuf {
    fn as_ref(&self) -> &OsStr {
        &self.text
    }
}
impl From<String> for PathBuf {
    fn from(text: String) -> PathBuf {
        PathBuf { text: OsString::from(text) }
    }
}
impl From<OsString> for PathBuf {
    fn from(text: OsString) -> PathBuf {
        PathBuf { text }
    }
}
impl From<PathBuf> for OsString {
    fn from(path: PathBuf) -> OsString {
        path.text
    }
}
impl<T: AsRef<OsStr> + ?Sized> From<&T> for PathBuf {
    fn from(text: &T) -> PathBuf {
        PathBuf { text: text.as_ref().to_os_string() }
    }
}
impl FromStr for PathBuf {
    type Err = Infallible;
    fn from_str(text: &str) -> Result<PathBuf, Infallible> {
        Ok(PathBuf::from(text))
    }
}
impl<P: AsRef<Path>> FromIterator<P> for PathBuf {
    fn from_iter<I: IntoIterator<Item = P>>(parts: I) -> PathBuf {
        let mut out = PathBuf::new();
        for part in parts {
            out.push(part);
        }
        out
    }
}
impl<P: AsRef<Path>> Extend<P> for PathBuf {
    fn extend<I: IntoIterator<Item = P>>(&mut self, parts: I) {
        for part in parts {
            self.push(part);
        }
    }
}
impl<'a> IntoIterator for &'a Path {
    type Item = &'a OsStr;
    type IntoIter = Iter<'a>;
    fn into_iter(self) -> Iter<'a> {
        self.iter()
    }
}

impl PartialEq for Path {
    fn eq(&self, other: &Path) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Path {}
impl PartialOrd for Path {
    fn partial_cmp(&self, other: &Path) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Path {
    fn cmp(&self, other: &Path) -> Ordering {
        self.components().cmp(other.components())
    }
}
impl Hash for Path {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for part in self.components() {
            part.hash(state);
        }
    }
}
impl PartialEq for PathBuf {
    fn eq(&self, other: &PathBuf) -> bool {
        self.as_path() == other.as_path()
    }
}
impl Eq for PathBuf {}
impl PartialOrd for PathBuf {
    fn partial_cmp(&self, other: &PathBuf) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for PathBuf {
    fn cmp(&self, other: &PathBuf) -> Ordering {
        self.as_path().cmp(other.as_path())
    }
}
impl Hash for PathBuf {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_path().hash(state)
    }
}
impl PartialEq<Path> for PathBuf {
    fn eq(&self, other: &Path) -> bool {
        self.as_path() == other
    }
}
impl<'a> PartialEq<&'a Path> for PathBuf {
    fn eq(&self, other: &&'a Path) -> bool {
        self.as_path() == *other
    }
}
impl PartialEq<PathBuf> for Path {
    fn eq(&self, other: &PathBuf) -> bool {
        self == other.as_path()
    }
}
