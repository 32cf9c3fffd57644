//! Range types. Iteration over them is in `iter::range`, slicing by them in `slice::index`.

#[lang = "Range"]
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Range<Idx> {
    pub start: Idx,
    pub end: Idx,
}

#[lang = "RangeFrom"]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RangeFrom<Idx> {
    pub start: Idx,
}

#[lang = "RangeTo"]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RangeTo<Idx> {
    pub end: Idx,
}

#[lang = "RangeFull"]
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct RangeFull;

#[lang = "RangeToInclusive"]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RangeToInclusive<Idx> {
    pub end: Idx,
}

#[lang = "RangeInclusive"]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RangeInclusive<Idx> {
    pub(crate) start: Idx,
    pub(crate) end: Idx,
    /// The last value has been given out.
    pub(crate) exhausted: bool,
}

/// What `a..=b` calls. Not the method: lang items do not stand in impls.
#[lang = "range_inclusive_new"]
#[inline]
const fn range_inclusive<Idx>(start: Idx, end: Idx) -> RangeInclusive<Idx> {
    RangeInclusive { start, end, exhausted: false }
}

impl<Idx> RangeInclusive<Idx> {
    #[inline]
    pub const fn new(start: Idx, end: Idx) -> Self {
        RangeInclusive { start, end, exhausted: false }
    }
    pub const fn start(&self) -> &Idx {
        &self.start
    }
    pub const fn end(&self) -> &Idx {
        &self.end
    }
    pub fn into_inner(self) -> (Idx, Idx) {
        (self.start, self.end)
    }
}

impl<Idx: PartialOrd<Idx>> Range<Idx> {
    pub fn contains<U: ?Sized + PartialOrd<Idx>>(&self, item: &U) -> bool
    where
        Idx: PartialOrd<U>,
    {
        self.start <= *item && *item < self.end
    }
    pub fn is_empty(&self) -> bool {
        !(self.start < self.end)
    }
}

impl<Idx: PartialOrd<Idx>> RangeInclusive<Idx> {
    pub fn contains<U: ?Sized + PartialOrd<Idx>>(&self, item: &U) -> bool
    where
        Idx: PartialOrd<U>,
    {
        self.start <= *item && if self.exhausted { *item < self.end } else { *item <= self.end }
    }
    pub fn is_empty(&self) -> bool {
        self.exhausted || !(self.start <= self.end)
    }
}

impl<Idx: PartialOrd<Idx>> RangeFrom<Idx> {
    pub fn contains<U: ?Sized + PartialOrd<Idx>>(&self, item: &U) -> bool
    where
        Idx: PartialOrd<U>,
    {
        self.start <= *item
    }
}

impl<Idx: PartialOrd<Idx>> RangeTo<Idx> {
    pub fn contains<U: ?Sized + PartialOrd<Idx>>(&self, item: &U) -> bool
    where
        Idx: PartialOrd<U>,
    {
        *item < self.end
    }
}

impl<Idx: PartialOrd<Idx>> RangeToInclusive<Idx> {
    pub fn contains<U: ?Sized + PartialOrd<Idx>>(&self, item: &U) -> bool
    where
        Idx: PartialOrd<U>,
    {
        *item <= self.end
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound<T> {
    Included(T),
    Excluded(T),
    Unbounded,
}

impl<'a, T: Clone> Bound<&'a T> {
    pub fn cloned(self) -> Bound<T> {
        match self {
            Bound::Unbounded => Bound::Unbounded,
            Bound::Included(x) => Bound::Included(x.clone()),
            Bound::Excluded(x) => Bound::Excluded(x.clone()),
        }
    }
}

pub trait RangeBounds<T: ?Sized> {
    fn start_bound(&self) -> Bound<&T>;
    fn end_bound(&self) -> Bound<&T>;
    fn contains<U: ?Sized + PartialOrd<T>>(&self, item: &U) -> bool
    where
        T: PartialOrd<U>,
    {
        (match self.start_bound() {
            Bound::Included(start) => *start <= *item,
            Bound::Excluded(start) => *start < *item,
            Bound::Unbounded => true,
        }) && (match self.end_bound() {
            Bound::Included(end) => *item <= *end,
            Bound::Excluded(end) => *item < *end,
            Bound::Unbounded => true,
        })
    }
}

macro_rules! range_bounds {
    ($($R:ty, $self:ident => $start:expr, $end:expr;)*) => { $(
        impl<T> RangeBounds<T> for $R {
            fn start_bound(&$self) -> Bound<&T> { $start }
            fn end_bound(&$self) -> Bound<&T> { $end }
        }
    )* };
}

range_bounds! {
    RangeFull, self => Bound::Unbounded, Bound::Unbounded;
    Range<T>, self => Bound::Included(&self.start), Bound::Excluded(&self.end);
    RangeFrom<T>, self => Bound::Included(&self.start), Bound::Unbounded;
    RangeTo<T>, self => Bound::Unbounded, Bound::Excluded(&self.end);
    RangeToInclusive<T>, self => Bound::Unbounded, Bound::Included(&self.end);
    RangeInclusive<T>, self => Bound::Included(&self.start),
        if self.exhausted { Bound::Excluded(&self.end) } else { Bound::Included(&self.end) };
    (Bound<T>, Bound<T>), self => self.0.as_ref_bound(), self.1.as_ref_bound();
}

impl<'a, T> RangeBounds<T> for Range<&'a T> {
    fn start_bound(&self) -> Bound<&T> {
        Bound::Included(self.start)
    }
    fn end_bound(&self) -> Bound<&T> {
        Bound::Excluded(self.end)
    }
}
impl<'a, T> RangeBounds<T> for RangeInclusive<&'a T> {
    fn start_bound(&self) -> Bound<&T> {
        Bound::Included(self.start)
    }
    fn end_bound(&self) -> Bound<&T> {
        Bound::Included(self.end)
    }
}
impl<'a, T> RangeBounds<T> for RangeFrom<&'a T> {
    fn start_bound(&self) -> Bound<&T> {
        Bound::Included(self.start)
    }
    fn end_bound(&self) -> Bound<&T> {
        Bound::Unbounded
    }
}
impl<'a, T> RangeBounds<T> for RangeTo<&'a T> {
    fn start_bound(&self) -> Bound<&T> {
        Bound::Unbounded
    }
    fn end_bound(&self) -> Bound<&T> {
        Bound::Excluded(self.end)
    }
}
impl<'a, T> RangeBounds<T> for RangeToInclusive<&'a T> {
    fn start_bound(&self) -> Bound<&T> {
        Bound::Unbounded
    }
    fn end_bound(&self) -> Bound<&T> {
        Bound::Included(self.end)
    }
}
impl<'a, T: ?Sized + 'a> RangeBounds<T> for (Bound<&'a T>, Bound<&'a T>) {
    fn start_bound(&self) -> Bound<&T> {
        self.0
    }
    fn end_bound(&self) -> Bound<&T> {
        self.1
    }
}

impl<'a, T: Copy> Bound<&'a T> {
    pub fn copied(self) -> Bound<T> {
        match self {
            Bound::Unbounded => Bound::Unbounded,
            Bound::Included(x) => Bound::Included(*x),
            Bound::Excluded(x) => Bound::Excluded(*x),
        }
    }
}

impl<T> Bound<T> {
    pub fn as_mut(&mut self) -> Bound<&mut T> {
        match *self {
            Bound::Included(ref mut x) => Bound::Included(x),
            Bound::Excluded(ref mut x) => Bound::Excluded(x),
            Bound::Unbounded => Bound::Unbounded,
        }
    }
    fn as_ref_bound(&self) -> Bound<&T> {
        match *self {
            Bound::Included(ref x) => Bound::Included(x),
            Bound::Excluded(ref x) => Bound::Excluded(x),
            Bound::Unbounded => Bound::Unbounded,
        }
    }
    pub fn as_ref(&self) -> Bound<&T> {
        self.as_ref_bound()
    }
    pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Bound<U> {
        match self {
            Bound::Unbounded => Bound::Unbounded,
            Bound::Included(x) => Bound::Included(f(x)),
            Bound::Excluded(x) => Bound::Excluded(f(x)),
        }
    }
}
