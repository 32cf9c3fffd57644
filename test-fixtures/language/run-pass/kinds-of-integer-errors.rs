//! What a conversion between integers reports says on which side the value is outside.
//@ edition: 2021
use std::num::NonZero;

fn main() {
    assert!(u8::try_from(-1i8) == u8::try_from(-300i32).map(|_| 0));
    assert!(u8::try_from(-1i8) != u8::try_from(300i32));
    assert!(i8::try_from(200u8) == i8::try_from(u128::MAX));
    assert!(u128::try_from(-1i64).is_err() && u128::try_from(1i64) == Ok(1));
    let zero = NonZero::<u8>::try_from(0u8).unwrap_err();
    assert!(zero != u8::try_from(300u32).unwrap_err());
    assert_eq!(size_of::<Result<u8, std::num::TryFromIntError>>(), 2);
}
