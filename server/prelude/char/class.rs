//! Classes of Unicode. The small ones are complete; of the large ones only Latin-1 is here, and asking about other
//! characters panics rather than giving a wrong answer.

macro_rules! latin1_class {
    ($($(#[$doc:meta])* $name:ident: $pattern:pat,)*) => {
        impl char {
            $(
                $(#[$doc])*
                #[inline]
                pub const fn $name(self) -> bool {
                    if self > '\u{FF}' {
                        panic!("classes of characters beyond Latin-1 are not supported");
                    }
                    matches!(self, $pattern)
                }
            )*
        }
    };
}

latin1_class! {
    is_alphabetic: 'A'..='Z' | 'a'..='z' | '\u{AA}' | '\u{B5}' | '\u{BA}' | '\u{C0}'..='\u{D6}'
        | '\u{D8}'..='\u{F6}' | '\u{F8}'..='\u{FF}',
    is_lowercase: 'a'..='z' | '\u{AA}' | '\u{B5}' | '\u{BA}' | '\u{DF}'..='\u{F6}'
        | '\u{F8}'..='\u{FF}',
    is_uppercase: 'A'..='Z' | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{DE}',
    /// Digits, and the superscripts and fractions.
    is_numeric: '0'..='9' | '\u{B2}' | '\u{B3}' | '\u{B9}' | '\u{BC}'..='\u{BE}',
}

impl char {
    #[inline]
    pub const fn is_alphanumeric(self) -> bool {
        self.is_alphabetic() || self.is_numeric()
    }
    /// All characters with the property `White_Space`.
    #[inline]
    pub const fn is_whitespace(self) -> bool {
        matches!(
            self,
            '\t'..='\r' | ' ' | '\u{85}' | '\u{A0}' | '\u{1680}' | '\u{2000}'..='\u{200A}'
                | '\u{2028}' | '\u{2029}' | '\u{202F}' | '\u{205F}' | '\u{3000}'
        )
    }
    /// All characters of the category `Cc`.
    #[inline]
    pub const fn is_control(self) -> bool {
        matches!(self, '\0'..='\x1F' | '\x7F'..='\u{9F}')
    }
}
