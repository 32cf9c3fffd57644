//! Ending a script, and the one program that it may run: the compiler, as far as it is asked for its version or whether a
//! text compiles.

use crate::ffi::{OsStr, OsString};
use crate::host;
use crate::io;
use crate::path::Path;
use core::fmt;
use core::string::String;
use core::vec::Vec;

pub fn exit(code: i32) -> ! {
    host::exit(code)
}
pub fn abort() -> ! {
    host::exit(134)
}
pub fn id() -> u32 {
    1
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExitCode(u8);
impl ExitCode {
    pub const SUCCESS: ExitCode = ExitCode(0);
    pub const FAILURE: ExitCode = ExitCode(1);
}
impl From<u8> for ExitCode {
    fn from(code: u8) -> ExitCode {
        ExitCode(code)
    }
}

/// What `main` may give.
pub trait Termination {
    fn report(self) -> ExitCode;
}
impl Termination for () {
    fn report(self) -> ExitCode {
        ExitCode::SUCCESS
    }
}
impl Termination for ! {
    fn report(self) -> ExitCode {
        self
    }
}
impl Termination for ExitCode {
    fn report(self) -> ExitCode {
        self
    }
}
impl<T: Termination, E: fmt::Debug> Termination for Result<T, E> {
    fn report(self) -> ExitCode {
        match self {
            Ok(value) => value.report(),
            Err(error) => {
                crate::eprintln!("Error: {:?}", error);
                ExitCode::FAILURE
            }
        }
    }
}
/// Where a script begins: its `main`, and what becomes of its result.
#[doc(hidden)]
pub fn start<T: Termination>(main: fn() -> T) {
    let ExitCode(code) = main().report();
    if code != 0 {
        host::exit(code as i32)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExitStatus(i32);
impl ExitStatus {
    pub fn success(&self) -> bool {
        self.0 == 0
    }
    pub fn code(&self) -> Option<i32> {
        Some(self.0)
    }
}
impl fmt::Display for ExitStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "exit status: {}", self.0)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output {
    pub status: ExitStatus,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
}

#[derive(Debug)]
pub struct Stdio;
impl Stdio {
    pub fn piped() -> Stdio {
        Stdio
    }
    pub fn null() -> Stdio {
        Stdio
    }
    pub fn inherit() -> Stdio {
        Stdio
    }
}

#[derive(Debug)]
pub struct Command {
    program: OsString,
    args: Vec<OsString>,
}

impl Command {
    pub fn new<S: AsRef<OsStr>>(program: S) -> Command {
        Command { program: program.as_ref().to_os_string(), args: Vec::new() }
    }
    pub fn arg<S: AsRef<OsStr>>(&mut self, arg: S) -> &mut Command {
        self.args.push(arg.as_ref().to_os_string());
        self
    }
    pub fn args<I: IntoIterator<Item = S>, S: AsRef<OsStr>>(&mut self, args: I) -> &mut Command {
        for arg in args {
            self.arg(arg);
        }
        self
    }
    pub fn env<K: AsRef<OsStr>, V: AsRef<OsStr>>(&mut self, _key: K, _value: V) -> &mut Command {
        self
    }
    pub fn env_remove<K: AsRef<OsStr>>(&mut self, _key: K) -> &mut Command {
        self
    }
    pub fn env_clear(&mut self) -> &mut Command {
        self
    }
    pub fn current_dir<P: AsRef<Path>>(&mut self, _dir: P) -> &mut Command {
        self
    }
    pub fn stdin<T: Into<Stdio>>(&mut self, _way: T) -> &mut Command {
        self
    }
    pub fn stdout<T: Into<Stdio>>(&mut self, _way: T) -> &mut Command {
        self
    }
    pub fn stderr<T: Into<Stdio>>(&mut self, _way: T) -> &mut Command {
        self
    }
    pub fn get_program(&self) -> &OsStr {
        &self.program
    }
    fn line(&self) -> String {
        let mut line = String::from(self.program.as_str());
        for arg in &self.args {
            line.push('\0');
            line.push_str(arg.as_str());
        }
        line
    }
    fn run(&mut self, input: &[u8]) -> io::Result<Output> {
        match host::ask("run", self.line().as_bytes(), input) {
            None => Err(io::Error::from(io::ErrorKind::NotFound)),
            Some(mut bytes) => {
                // The first byte is the status.
                let status = ExitStatus(bytes.remove(0) as i32);
                Ok(Output { status, stdout: bytes, stderr: Vec::new() })
            }
        }
    }
    pub fn output(&mut self) -> io::Result<Output> {
        self.run(&[])
    }
    pub fn status(&mut self) -> io::Result<ExitStatus> {
        self.run(&[]).map(|output| output.status)
    }
    pub fn spawn(&mut self) -> io::Result<Child> {
        let command = Command { program: self.program.clone(), args: self.args.clone() };
        let given = core::rc::Rc::new(core::cell::RefCell::new(Vec::new()));
        Ok(Child { stdin: Some(ChildStdin { given: given.clone() }), stdout: None, stderr: None, command, given })
    }
}

type Given = core::rc::Rc<core::cell::RefCell<Vec<u8>>>;

/// A process whose input is being written; it runs when somebody waits for it.
pub struct Child {
    pub stdin: Option<ChildStdin>,
    pub stdout: Option<ChildStdout>,
    pub stderr: Option<ChildStderr>,
    command: Command,
    given: Given,
}
impl Child {
    pub fn wait(&mut self) -> io::Result<ExitStatus> {
        let input = self.given.borrow().clone();
        self.command.run(&input).map(|output| output.status)
    }
    pub fn wait_with_output(mut self) -> io::Result<Output> {
        let input = self.given.borrow().clone();
        self.command.run(&input)
    }
    pub fn kill(&mut self) -> io::Result<()> {
        Ok(())
    }
}
pub struct ChildStdin {
    given: Given,
}
impl io::Write for ChildStdin {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.given.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
pub struct ChildStdout;
pub struct ChildStderr;
