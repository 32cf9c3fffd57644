// `let _ = place` and `&raw const` read nothing, so null and misaligned pointers are no mistake there.
use std::ptr;

#[derive(Clone, Copy)]
enum Never {
    Made(core::convert::Infallible),
}
union Made {
    unit: (),
    never: Never,
}

fn main() {
    unsafe {
        let _ = *ptr::without_provenance::<i32>(0);
        let _ = *ptr::without_provenance::<i32>(1);
        let _ = (*ptr::without_provenance::<(u8, i32)>(2)).1;
        let _ = &raw const *ptr::without_provenance::<i32>(3);
    }
    // A variant that no value has has no fields in memory either.
    let made = Made { unit: () };
    let Never::Made(_field) = unsafe { &(&made).never };
}
