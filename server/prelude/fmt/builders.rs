//! The helpers of `Debug` implementations: names, fields and entries, on one line or (`{:#?}`) one line each.

use super::{Debug, Formatter, Result, Write};

/// Indents every line that goes through it.
struct Indented<'a> {
    to: &'a mut dyn Write,
    at_start: bool,
}

impl Write for Indented<'_> {
    #[inline(never)]
    fn write_str(&mut self, s: &str) -> Result {
        let mut from = 0;
        while from < s.len() {
            let mut end = from;
            while end < s.len() && s.as_bytes()[end] != b'\n' {
                end += 1;
            }
            if end < s.len() {
                end += 1;
            }
            if self.at_start {
                self.to.write_str("    ")?;
            }
            self.to.write_str(&s[from..end])?;
            self.at_start = s.as_bytes()[end - 1] == b'\n';
            from = end;
        }
        Ok(())
    }
}

/// Runs `write` with a formatter that indents.
fn indented(
    f: &mut Formatter<'_>,
    at_start: bool,
    write: impl FnOnce(&mut Formatter<'_>) -> Result,
) -> (bool, Result) {
    let options = f.options;
    let mut to = Indented { to: &mut *f.buf, at_start };
    let result = write(&mut Formatter::new(&mut to, options));
    (to.at_start, result)
}

/// What builders of named and unnamed fields share.
macro_rules! field_builders {
    ($($Builder:ident $start:ident;)*) => { $(
        pub struct $Builder<'a, 'b: 'a> {
            f: &'a mut Formatter<'b>,
            result: Result,
            fields: usize,
            no_name: bool,
        }
        impl<'b> Formatter<'b> {
            #[inline(never)]
            pub fn $start<'a>(&'a mut self, name: &str) -> $Builder<'a, 'b> {
                let result = self.write_str(name);
                $Builder { f: self, result, fields: 0, no_name: name.is_empty() }
            }
        }
    )* };
}
field_builders! { DebugStruct debug_struct; DebugTuple debug_tuple; }

impl<'a, 'b: 'a> DebugStruct<'a, 'b> {
    #[inline(never)]
    pub fn field(&mut self, name: &str, value: &dyn Debug) -> &mut Self {
        self.field_with(name, |f| value.fmt(f))
    }
    pub fn field_with<F>(&mut self, name: &str, value: F) -> &mut Self
    where
        F: FnOnce(&mut Formatter<'_>) -> Result,
    {
        if self.result.is_ok() {
            self.result = self.write_field(name, value);
        }
        self.fields += 1;
        self
    }
    fn write_field<F>(&mut self, name: &str, value: F) -> Result
    where
        F: FnOnce(&mut Formatter<'_>) -> Result,
    {
        if self.f.alternate() {
            if self.fields == 0 {
                self.f.write_str(" {\n")?;
            }
            return indented(self.f, true, |f| {
                f.write_str(name)?;
                f.write_str(": ")?;
                value(f)?;
                f.write_str(",\n")
            })
            .1;
        }
        self.f.write_str(if self.fields == 0 { " { " } else { ", " })?;
        self.f.write_str(name)?;
        self.f.write_str(": ")?;
        value(self.f)
    }
    #[inline(never)]
    pub fn finish_non_exhaustive(&mut self) -> Result {
        self.result?;
        self.result = if self.fields == 0 {
            self.f.write_str(" { .. }")
        } else if self.f.alternate() {
            self.f.write_str("    ..\n}")
        } else {
            self.f.write_str(", .. }")
        };
        self.result
    }
    #[inline(never)]
    pub fn finish(&mut self) -> Result {
        if self.fields > 0 && self.result.is_ok() {
            self.result = self.f.write_str(if self.f.alternate() { "}" } else { " }" });
        }
        self.result
    }
}

impl<'a, 'b: 'a> DebugTuple<'a, 'b> {
    #[inline(never)]
    pub fn field(&mut self, value: &dyn Debug) -> &mut Self {
        self.field_with(|f| value.fmt(f))
    }
    pub fn field_with<F>(&mut self, value: F) -> &mut Self
    where
        F: FnOnce(&mut Formatter<'_>) -> Result,
    {
        if self.result.is_ok() {
            self.result = self.write_field(value);
        }
        self.fields += 1;
        self
    }
    fn write_field<F>(&mut self, value: F) -> Result
    where
        F: FnOnce(&mut Formatter<'_>) -> Result,
    {
        if self.f.alternate() {
            if self.fields == 0 {
                self.f.write_str("(\n")?;
            }
            return indented(self.f, true, |f| {
                value(f)?;
                f.write_str(",\n")
            })
            .1;
        }
        self.f.write_str(if self.fields == 0 { "(" } else { ", " })?;
        value(self.f)
    }
    #[inline(never)]
    pub fn finish_non_exhaustive(&mut self) -> Result {
        self.result?;
        self.result = if self.fields == 0 {
            self.f.write_str("(..)")
        } else if self.f.alternate() {
            self.f.write_str("    ..\n)")
        } else {
            self.f.write_str(", ..)")
        };
        self.result
    }
    #[inline(never)]
    pub fn finish(&mut self) -> Result {
        if self.fields > 0 && self.result.is_ok() {
            // A tuple of one field without a name needs its comma.
            if self.fields == 1 && self.no_name && !self.f.alternate() {
                self.result = self.f.write_str(",");
                self.result?;
            }
            self.result = self.f.write_str(")");
        }
        self.result
    }
}

/// Lists, sets and maps: entries between brackets.
struct Entries<'a, 'b: 'a> {
    f: &'a mut Formatter<'b>,
    result: Result,
    has_entries: bool,
}

impl<'a, 'b: 'a> Entries<'a, 'b> {
    fn new(f: &'a mut Formatter<'b>, open: &str) -> Self {
        let result = f.write_str(open);
        Entries { f, result, has_entries: false }
    }
    #[inline(never)]
    fn entry(&mut self, value: impl FnOnce(&mut Formatter<'_>) -> Result) {
        if self.result.is_ok() {
            self.result = self.write_entry(value);
        }
        self.has_entries = true;
    }
    fn write_entry(&mut self, value: impl FnOnce(&mut Formatter<'_>) -> Result) -> Result {
        if self.f.alternate() {
            if !self.has_entries {
                self.f.write_str("\n")?;
            }
            return indented(self.f, true, |f| {
                value(f)?;
                f.write_str(",\n")
            })
            .1;
        }
        if self.has_entries {
            self.f.write_str(", ")?;
        }
        value(self.f)
    }
    #[inline(never)]
    fn finish(&mut self, close: &str) -> Result {
        self.result?;
        self.result = self.f.write_str(close);
        self.result
    }
    #[inline(never)]
    fn finish_non_exhaustive(&mut self, close: &str) -> Result {
        self.result?;
        self.result = match (self.has_entries, self.f.alternate()) {
            (false, _) => self.f.write_str(".."),
            (true, false) => self.f.write_str(", .."),
            (true, true) => self.f.write_str("    ..\n"),
        };
        self.finish(close)
    }
}

macro_rules! entry_builders {
    ($($Builder:ident $start:ident $open:literal $close:literal;)*) => { $(
        pub struct $Builder<'a, 'b: 'a> {
            entries: Entries<'a, 'b>,
        }
        impl<'b> Formatter<'b> {
            #[inline(never)]
            pub fn $start<'a>(&'a mut self) -> $Builder<'a, 'b> {
                $Builder { entries: Entries::new(self, $open) }
            }
        }
        impl<'a, 'b: 'a> $Builder<'a, 'b> {
            #[inline(never)]
            pub fn entry(&mut self, value: &dyn Debug) -> &mut Self {
                self.entries.entry(|f| value.fmt(f));
                self
            }
            pub fn entry_with<F>(&mut self, value: F) -> &mut Self
            where
                F: FnOnce(&mut Formatter<'_>) -> Result,
            {
                self.entries.entry(value);
                self
            }
            pub fn entries<D: Debug, I: IntoIterator<Item = D>>(&mut self, entries: I) -> &mut Self {
                for entry in entries {
                    self.entry(&entry);
                }
                self
            }
            #[inline(never)]
            pub fn finish_non_exhaustive(&mut self) -> Result {
                self.entries.finish_non_exhaustive($close)
            }
            #[inline(never)]
            pub fn finish(&mut self) -> Result {
                self.entries.finish($close)
            }
        }
    )* };
}
entry_builders! { DebugList debug_list "[" "]"; DebugSet debug_set "{" "}"; }

pub struct DebugMap<'a, 'b: 'a> {
    f: &'a mut Formatter<'b>,
    result: Result,
    has_fields: bool,
    /// A key waits for its value.
    has_key: bool,
    at_start: bool,
}

impl<'b> Formatter<'b> {
    #[inline(never)]
    pub fn debug_map<'a>(&'a mut self) -> DebugMap<'a, 'b> {
        let result = self.write_str("{");
        DebugMap { f: self, result, has_fields: false, has_key: false, at_start: true }
    }
}

impl<'a, 'b: 'a> DebugMap<'a, 'b> {
    #[inline(never)]
    pub fn entry(&mut self, key: &dyn Debug, value: &dyn Debug) -> &mut Self {
        self.key(key).value(value)
    }
    #[inline(never)]
    pub fn key(&mut self, key: &dyn Debug) -> &mut Self {
        self.key_with(|f| key.fmt(f))
    }
    pub fn key_with<F>(&mut self, key: F) -> &mut Self
    where
        F: FnOnce(&mut Formatter<'_>) -> Result,
    {
        if self.result.is_ok() {
            if self.has_key {
                panic!("attempted to begin a new map entry without completing the previous one");
            }
            self.result = self.write_key(key);
            self.has_key = true;
        }
        self
    }
    fn write_key<F>(&mut self, key: F) -> Result
    where
        F: FnOnce(&mut Formatter<'_>) -> Result,
    {
        if self.f.alternate() {
            if !self.has_fields {
                self.f.write_str("\n")?;
            }
            let (at_start, result) = indented(self.f, true, |f| {
                key(f)?;
                f.write_str(": ")
            });
            self.at_start = at_start;
            return result;
        }
        if self.has_fields {
            self.f.write_str(", ")?;
        }
        key(self.f)?;
        self.f.write_str(": ")
    }
    #[inline(never)]
    pub fn value(&mut self, value: &dyn Debug) -> &mut Self {
        self.value_with(|f| value.fmt(f))
    }
    pub fn value_with<F>(&mut self, value: F) -> &mut Self
    where
        F: FnOnce(&mut Formatter<'_>) -> Result,
    {
        if self.result.is_ok() {
            if !self.has_key {
                panic!("attempted to format a map value before its key");
            }
            self.result = if self.f.alternate() {
                indented(self.f, self.at_start, |f| {
                    value(f)?;
                    f.write_str(",\n")
                })
                .1
            } else {
                value(self.f)
            };
            self.has_key = false;
        }
        self.has_fields = true;
        self
    }
    pub fn entries<K: Debug, V: Debug, I: IntoIterator<Item = (K, V)>>(&mut self, entries: I) -> &mut Self {
        for (key, value) in entries {
            self.entry(&key, &value);
        }
        self
    }
    #[inline(never)]
    pub fn finish_non_exhaustive(&mut self) -> Result {
        self.result?;
        self.result = match (self.has_fields, self.f.alternate()) {
            (false, _) => self.f.write_str("..}"),
            (true, false) => self.f.write_str(", ..}"),
            (true, true) => self.f.write_str("    ..\n}"),
        };
        self.result
    }
    #[inline(never)]
    pub fn finish(&mut self) -> Result {
        if self.result.is_ok() {
            if self.has_key {
                panic!("attempted to finish a map with a partial entry");
            }
            self.result = self.f.write_str("}");
        }
        self.result
    }
}
