//! Variables of the build.

use crate::error::Error;
use crate::ffi::{OsStr, OsString};
use crate::host;
use crate::io;
use crate::path::PathBuf;
use core::fmt::{self, Display, Formatter};
use core::string::String;
use core::vec::{self, Vec};

#[derive(Debug, PartialEq, Eq, Clone)]
pub enum VarError {
    NotPresent,
    NotUnicode(OsString),
}
impl Display for VarError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            VarError::NotPresent => f.write_str("environment variable not found"),
            VarError::NotUnicode(_) => f.write_str("environment variable was not valid unicode"),
        }
    }
}
impl Error for VarError {}

pub fn var<K: AsRef<OsStr>>(key: K) -> Result<String, VarError> {
    host::text("env", key.as_ref().as_str()).ok_or(VarError::NotPresent)
}
pub fn var_os<K: AsRef<OsStr>>(key: K) -> Option<OsString> {
    host::text("env", key.as_ref().as_str()).map(OsString::from)
}
pub unsafe fn set_var<K: AsRef<OsStr>, V: AsRef<OsStr>>(key: K, value: V) {
    host::status("set-env", key.as_ref().as_str().as_bytes(), value.as_ref().as_str().as_bytes());
}
pub unsafe fn remove_var<K: AsRef<OsStr>>(key: K) {
    host::status("remove-env", key.as_ref().as_str().as_bytes(), &[]);
}

/// All variables that there are, as pairs.
pub struct Vars {
    rest: vec::IntoIter<(String, String)>,
}
impl Iterator for Vars {
    type Item = (String, String);
    fn next(&mut self) -> Option<(String, String)> {
        self.rest.next()
    }
}
pub struct VarsOs {
    rest: Vars,
}
impl Iterator for VarsOs {
    type Item = (OsString, OsString);
    fn next(&mut self) -> Option<(OsString, OsString)> {
        self.rest.next().map(|(name, value)| (OsString::from(name), OsString::from(value)))
    }
}
pub fn vars() -> Vars {
    let all = host::text("all-env", "").unwrap_or_default();
    let mut pairs = Vec::new();
    for entry in all.split('\0') {
        if let Some(at) = entry.find('=') {
            pairs.push((String::from(&entry[..at]), String::from(&entry[at + 1..])));
        }
    }
    Vars { rest: pairs.into_iter() }
}
pub fn vars_os() -> VarsOs {
    VarsOs { rest: vars() }
}

pub struct Args {
    rest: vec::IntoIter<String>,
}
impl Iterator for Args {
    type Item = String;
    fn next(&mut self) -> Option<String> {
        self.rest.next()
    }
}
pub fn args() -> Args {
    let mut all = Vec::new();
    all.push(String::from("build-script-build"));
    Args { rest: all.into_iter() }
}
pub fn current_dir() -> io::Result<PathBuf> {
    Ok(PathBuf::from(host::text("env", "CARGO_MANIFEST_DIR").unwrap_or_default()))
}
pub fn temp_dir() -> PathBuf {
    host::refuse("`std::env::temp_dir`")
}
pub fn current_exe() -> io::Result<PathBuf> {
    host::refuse("`std::env::current_exe`")
}

pub mod consts {
    pub const ARCH: &str = "x86_64";
    pub const FAMILY: &str = "unix";
    pub const OS: &str = "linux";
    pub const DLL_PREFIX: &str = "lib";
    pub const DLL_SUFFIX: &str = ".so";
    pub const DLL_EXTENSION: &str = "so";
    pub const EXE_SUFFIX: &str = "";
    pub const EXE_EXTENSION: &str = "";
}
