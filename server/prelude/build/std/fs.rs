//! Files: those of the package can be read, those that are written stay in memory.

use crate::ffi::{OsStr, OsString};
use crate::host;
use crate::io::{self, Error, ErrorKind, Read, Seek, SeekFrom, Write};
use crate::path::{Path, PathBuf};
use core::string::String;
use core::vec::{self, Vec};

fn missing<T>() -> io::Result<T> {
    Err(Error::from(ErrorKind::NotFound))
}
fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    match host::ask("read", path.str().as_bytes(), &[]) {
        Some(bytes) => Ok(bytes),
        None => missing(),
    }
}

/// A file; what is written to it appears at once.
#[derive(Debug)]
pub struct File {
    path: PathBuf,
    content: Vec<u8>,
    at: usize,
    /// What the evaluator calls it; negative where it is only read.
    number: i64,
}

impl File {
    pub fn open<P: AsRef<Path>>(path: P) -> io::Result<File> {
        let path = path.as_ref();
        let content = bytes_of(path)?;
        Ok(File { path: path.to_path_buf(), content, at: 0, number: -1 })
    }
    pub fn create<P: AsRef<Path>>(path: P) -> io::Result<File> {
        File::written(path.as_ref(), "create")
    }
    fn written(path: &Path, way: &str) -> io::Result<File> {
        let number = host::status(way, path.str().as_bytes(), &[]);
        Ok(File { path: path.to_path_buf(), content: Vec::new(), at: 0, number })
    }
    pub fn create_new<P: AsRef<Path>>(path: P) -> io::Result<File> {
        if path.as_ref().exists() {
            return Err(Error::from(ErrorKind::AlreadyExists));
        }
        File::create(path)
    }
    pub fn options() -> OpenOptions {
        OpenOptions::new()
    }
    pub fn metadata(&self) -> io::Result<Metadata> {
        metadata(&self.path)
    }
    pub fn sync_all(&self) -> io::Result<()> {
        Ok(())
    }
    pub fn sync_data(&self) -> io::Result<()> {
        Ok(())
    }
}
impl Read for File {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let rest = &self.content[self.at..];
        let count = if rest.len() < to.len() { rest.len() } else { to.len() };
        to[..count].copy_from_slice(&rest[..count]);
        self.at += count;
        Ok(count)
    }
}
impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.number < 0 {
            return Err(Error::from(ErrorKind::PermissionDenied));
        }
        host::append(self.number, bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
impl Read for &File {
    fn read(&mut self, _to: &mut [u8]) -> io::Result<usize> {
        host::refuse("`Read` of `&File`")
    }
}
impl Write for &File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        host::append(self.number, bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
impl Seek for File {
    fn seek(&mut self, _to: SeekFrom) -> io::Result<u64> {
        host::refuse("`Seek` of `File`")
    }
}

#[derive(Clone, Debug)]
pub struct OpenOptions {
    write: bool,
    append: bool,
    truncate: bool,
    create: bool,
    create_new: bool,
}
impl OpenOptions {
    pub fn new() -> OpenOptions {
        OpenOptions { write: false, append: false, truncate: false, create: false, create_new: false }
    }
    pub fn read(&mut self, _on: bool) -> &mut OpenOptions {
        self
    }
    pub fn write(&mut self, on: bool) -> &mut OpenOptions {
        self.write = on;
        self
    }
    pub fn append(&mut self, on: bool) -> &mut OpenOptions {
        self.append = on;
        self
    }
    pub fn truncate(&mut self, on: bool) -> &mut OpenOptions {
        self.truncate = on;
        self
    }
    pub fn create(&mut self, on: bool) -> &mut OpenOptions {
        self.create = on;
        self
    }
    pub fn create_new(&mut self, on: bool) -> &mut OpenOptions {
        self.create_new = on;
        self
    }
    pub fn open<P: AsRef<Path>>(&self, path: P) -> io::Result<File> {
        let path = path.as_ref();
        if !self.write && !self.append {
            return File::open(path);
        }
        let exists = path.exists();
        if exists && self.create_new {
            return Err(Error::from(ErrorKind::AlreadyExists));
        }
        if !exists && !self.create && !self.create_new {
            return missing();
        }
        if exists && !self.truncate && !self.append {
            host::refuse("overwriting parts of a file")
        }
        File::written(path, if self.truncate { "create" } else { "open" })
    }
}

pub fn read<P: AsRef<Path>>(path: P) -> io::Result<Vec<u8>> {
    bytes_of(path.as_ref())
}
pub fn read_to_string<P: AsRef<Path>>(path: P) -> io::Result<String> {
    String::from_utf8(bytes_of(path.as_ref())?).map_err(|_| Error::from(ErrorKind::InvalidData))
}
pub fn write<P: AsRef<Path>, C: AsRef<[u8]>>(path: P, content: C) -> io::Result<()> {
    let path = path.as_ref().str().as_bytes();
    if host::status("write", path, content.as_ref()) < 0 {
        return Err(Error::from(ErrorKind::PermissionDenied));
    }
    Ok(())
}
pub fn copy<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> io::Result<u64> {
    let content = bytes_of(from.as_ref())?;
    write(to, &content)?;
    Ok(content.len() as u64)
}
pub fn rename<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> io::Result<()> {
    copy(&from, to)?;
    remove_file(from)
}
pub fn remove_file<P: AsRef<Path>>(path: P) -> io::Result<()> {
    if host::status("remove", path.as_ref().str().as_bytes(), &[]) < 0 { missing() } else { Ok(()) }
}
pub fn create_dir<P: AsRef<Path>>(path: P) -> io::Result<()> {
    create_dir_all(path)
}
pub fn create_dir_all<P: AsRef<Path>>(path: P) -> io::Result<()> {
    host::status("folder", path.as_ref().str().as_bytes(), &[]);
    Ok(())
}
pub fn remove_dir_all<P: AsRef<Path>>(_path: P) -> io::Result<()> {
    host::refuse("`std::fs::remove_dir_all`")
}
pub fn canonicalize<P: AsRef<Path>>(path: P) -> io::Result<PathBuf> {
    let path = path.as_ref();
    if !path.exists() {
        return missing();
    }
    let mut out = crate::env::current_dir()?;
    out.push(path);
    let mut plain = PathBuf::new();
    for part in out.components() {
        match part {
            crate::path::Component::ParentDir => {
                plain.pop();
            }
            crate::path::Component::CurDir => {}
            other => plain.push(other),
        }
    }
    Ok(plain)
}

#[derive(Clone, Debug)]
pub struct Metadata {
    is_dir: bool,
    len: u64,
}
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permissions(());
impl Permissions {
    pub fn readonly(&self) -> bool {
        false
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileType {
    is_dir: bool,
}
impl FileType {
    pub fn is_dir(&self) -> bool {
        self.is_dir
    }
    pub fn is_file(&self) -> bool {
        !self.is_dir
    }
    pub fn is_symlink(&self) -> bool {
        false
    }
}
impl Metadata {
    pub fn is_dir(&self) -> bool {
        self.is_dir
    }
    pub fn is_file(&self) -> bool {
        !self.is_dir
    }
    pub fn len(&self) -> u64 {
        self.len
    }
    pub fn file_type(&self) -> FileType {
        FileType { is_dir: self.is_dir }
    }
    pub fn permissions(&self) -> Permissions {
        Permissions(())
    }
}
pub fn exists<P: AsRef<Path>>(path: P) -> io::Result<bool> {
    Ok(path.as_ref().exists())
}
pub fn metadata<P: AsRef<Path>>(path: P) -> io::Result<Metadata> {
    let path = path.as_ref().str().as_bytes();
    match host::status("kind", path, &[]) {
        0 => Ok(Metadata { is_dir: true, len: 0 }),
        1 => Ok(Metadata { is_dir: false, len: host::ask("read", path, &[]).map_or(0, |bytes| bytes.len() as u64) }),
        _ => missing(),
    }
}

pub struct DirEntry {
    folder: PathBuf,
    name: OsString,
}
impl DirEntry {
    pub fn path(&self) -> PathBuf {
        self.folder.join(&self.name)
    }
    pub fn file_name(&self) -> OsString {
        self.name.clone()
    }
    pub fn metadata(&self) -> io::Result<Metadata> {
        metadata(self.path())
    }
    pub fn file_type(&self) -> io::Result<FileType> {
        self.metadata().map(|found| found.file_type())
    }
}
pub struct ReadDir {
    folder: PathBuf,
    rest: vec::IntoIter<OsString>,
}
impl Iterator for ReadDir {
    type Item = io::Result<DirEntry>;
    fn next(&mut self) -> Option<io::Result<DirEntry>> {
        let folder = self.folder.clone();
        self.rest.next().map(|name| Ok(DirEntry { folder, name }))
    }
}
/// The names come in order, so that what a script makes of them is always the same.
pub fn read_dir<P: AsRef<Path>>(path: P) -> io::Result<ReadDir> {
    let folder = path.as_ref().to_path_buf();
    match host::text("list", folder.str()) {
        None => missing(),
        Some(names) => {
            let mut all = Vec::new();
            for name in names.split('\0') {
                if !name.is_empty() {
                    all.push(OsStr::of(name).to_os_string());
                }
            }
            Ok(ReadDir { folder, rest: all.into_iter() })
        }
    }
}
