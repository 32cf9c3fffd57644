//! The value of `None` for enums of all widths: after the 0 and 1 of a byte it is 2, of anything wider -1.
use core::mem::*;
#[repr(u8)] enum E0 { V0 = 0 }
#[repr(u8)] enum E1 { V0 = 0, V1 = 1 }
#[repr(u8)] enum E2 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(u8)] enum E3 { V0 = 1 }
#[repr(u8)] enum E4 { V0 = 2, V1 = 3 }
#[repr(u16)] enum E5 { V0 = 0 }
#[repr(u16)] enum E6 { V0 = 0, V1 = 1 }
#[repr(u16)] enum E7 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(u16)] enum E8 { V0 = 1 }
#[repr(u16)] enum E9 { V0 = 2, V1 = 3 }
#[repr(u32)] enum E10 { V0 = 0 }
#[repr(u32)] enum E11 { V0 = 0, V1 = 1 }
#[repr(u32)] enum E12 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(u32)] enum E13 { V0 = 1 }
#[repr(u32)] enum E14 { V0 = 2, V1 = 3 }
#[repr(u64)] enum E15 { V0 = 0 }
#[repr(u64)] enum E16 { V0 = 0, V1 = 1 }
#[repr(u64)] enum E17 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(u64)] enum E18 { V0 = 1 }
#[repr(u64)] enum E19 { V0 = 2, V1 = 3 }
#[repr(u128)] enum E20 { V0 = 0 }
#[repr(u128)] enum E21 { V0 = 0, V1 = 1 }
#[repr(u128)] enum E22 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(u128)] enum E23 { V0 = 1 }
#[repr(u128)] enum E24 { V0 = 2, V1 = 3 }
#[repr(i8)] enum E25 { V0 = 0 }
#[repr(i8)] enum E26 { V0 = 0, V1 = 1 }
#[repr(i8)] enum E27 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(i8)] enum E28 { V0 = 1 }
#[repr(i8)] enum E29 { V0 = 2, V1 = 3 }
#[repr(i8)] enum E30 { V0 = -1, V1 = 0 }
#[repr(i8)] enum E31 { V0 = -1, V1 = 0, V2 = 1 }
#[repr(i8)] enum E32 { V0 = -2, V1 = -1 }
#[repr(i16)] enum E33 { V0 = 0 }
#[repr(i16)] enum E34 { V0 = 0, V1 = 1 }
#[repr(i16)] enum E35 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(i16)] enum E36 { V0 = 1 }
#[repr(i16)] enum E37 { V0 = 2, V1 = 3 }
#[repr(i16)] enum E38 { V0 = -1, V1 = 0 }
#[repr(i16)] enum E39 { V0 = -1, V1 = 0, V2 = 1 }
#[repr(i16)] enum E40 { V0 = -2, V1 = -1 }
#[repr(i32)] enum E41 { V0 = 0 }
#[repr(i32)] enum E42 { V0 = 0, V1 = 1 }
#[repr(i32)] enum E43 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(i32)] enum E44 { V0 = 1 }
#[repr(i32)] enum E45 { V0 = 2, V1 = 3 }
#[repr(i32)] enum E46 { V0 = -1, V1 = 0 }
#[repr(i32)] enum E47 { V0 = -1, V1 = 0, V2 = 1 }
#[repr(i32)] enum E48 { V0 = -2, V1 = -1 }
#[repr(i64)] enum E49 { V0 = 0 }
#[repr(i64)] enum E50 { V0 = 0, V1 = 1 }
#[repr(i64)] enum E51 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(i64)] enum E52 { V0 = 1 }
#[repr(i64)] enum E53 { V0 = 2, V1 = 3 }
#[repr(i64)] enum E54 { V0 = -1, V1 = 0 }
#[repr(i64)] enum E55 { V0 = -1, V1 = 0, V2 = 1 }
#[repr(i64)] enum E56 { V0 = -2, V1 = -1 }
#[repr(i128)] enum E57 { V0 = 0 }
#[repr(i128)] enum E58 { V0 = 0, V1 = 1 }
#[repr(i128)] enum E59 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(i128)] enum E60 { V0 = 1 }
#[repr(i128)] enum E61 { V0 = 2, V1 = 3 }
#[repr(i128)] enum E62 { V0 = -1, V1 = 0 }
#[repr(i128)] enum E63 { V0 = -1, V1 = 0, V2 = 1 }
#[repr(i128)] enum E64 { V0 = -2, V1 = -1 }
#[repr(usize)] enum E65 { V0 = 0 }
#[repr(usize)] enum E66 { V0 = 0, V1 = 1 }
#[repr(usize)] enum E67 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(usize)] enum E68 { V0 = 1 }
#[repr(usize)] enum E69 { V0 = 2, V1 = 3 }
#[repr(isize)] enum E70 { V0 = 0 }
#[repr(isize)] enum E71 { V0 = 0, V1 = 1 }
#[repr(isize)] enum E72 { V0 = 0, V1 = 1, V2 = 2 }
#[repr(isize)] enum E73 { V0 = 1 }
#[repr(isize)] enum E74 { V0 = 2, V1 = 3 }
#[repr(isize)] enum E75 { V0 = -1, V1 = 0 }
#[repr(isize)] enum E76 { V0 = -1, V1 = 0, V2 = 1 }
#[repr(isize)] enum E77 { V0 = -2, V1 = -1 }
pub fn test(input: &[u64], out: &mut Out) {
    out.word(unsafe { transmute_copy::<Option<E0>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E0>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E0>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E1>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E1>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E1>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E2>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E2>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E2>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E3>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E3>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E3>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E4>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E4>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E4>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E5>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E5>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E5>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E6>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E6>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E6>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E7>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E7>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E7>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E8>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E8>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E8>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E9>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E9>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E9>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E10>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E10>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E10>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E11>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E11>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E11>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E12>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E12>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E12>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E13>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E13>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E13>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E14>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E14>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E14>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E15>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E15>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E15>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E16>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E16>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E16>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E17>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E17>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E17>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E18>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E18>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E18>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E19>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E19>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E19>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E20>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E20>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E20>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E21>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E21>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E21>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E22>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E22>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E22>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E23>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E23>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E23>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E24>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E24>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E24>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E25>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E25>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E25>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E26>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E26>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E26>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E27>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E27>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E27>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E28>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E28>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E28>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E29>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E29>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E29>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E30>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E30>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E30>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E31>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E31>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E31>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E32>, u8>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E32>>, u8>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E32>>>, u8>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E33>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E33>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E33>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E34>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E34>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E34>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E35>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E35>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E35>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E36>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E36>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E36>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E37>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E37>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E37>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E38>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E38>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E38>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E39>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E39>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E39>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E40>, u16>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E40>>, u16>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E40>>>, u16>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E41>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E41>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E41>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E42>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E42>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E42>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E43>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E43>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E43>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E44>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E44>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E44>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E45>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E45>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E45>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E46>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E46>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E46>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E47>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E47>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E47>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E48>, u32>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E48>>, u32>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E48>>>, u32>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E49>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E49>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E49>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E50>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E50>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E50>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E51>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E51>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E51>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E52>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E52>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E52>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E53>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E53>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E53>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E54>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E54>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E54>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E55>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E55>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E55>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E56>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E56>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E56>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E57>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E57>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E57>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E58>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E58>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E58>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E59>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E59>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E59>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E60>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E60>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E60>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E61>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E61>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E61>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E62>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E62>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E62>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E63>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E63>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E63>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E64>, u128>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E64>>, u128>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E64>>>, u128>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E65>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E65>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E65>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E66>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E66>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E66>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E67>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E67>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E67>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E68>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E68>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E68>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E69>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E69>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E69>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E70>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E70>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E70>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E71>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E71>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E71>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E72>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E72>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E72>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E73>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E73>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E73>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E74>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E74>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E74>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E75>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E75>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E75>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E76>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E76>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E76>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(unsafe { transmute_copy::<Option<E77>, u64>(&None) } as u64 ^ (unsafe { transmute_copy::<Option<Option<E77>>, u64>(&None) } as u64).rotate_left(16) ^ (unsafe { transmute_copy::<Option<Option<Option<E77>>>, u64>(&None) } as u64).rotate_left(32));
    out.word(input[0]);
}

//@ expect: fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 200fe0001 fd000200fe 200010000 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 2fffe0001 fffd0002fffe 200010000 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 fffdfffe0001 fffffffdfffdfffe 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 1
//@ expect: fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 200fe0001 fd000200fe 200010000 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 2fffe0001 fffd0002fffe 200010000 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 fffdfffe0001 fffffffdfffdfffe 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 e220a8397b1dcdaf
//@ expect: fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 200fe0001 fd000200fe 200010000 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 2fffe0001 fffd0002fffe 200010000 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 fffdfffe0001 fffffffdfffdfffe 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 0
//@ expect: fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 200fe0001 fd000200fe 200010000 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 2fffe0001 fffd0002fffe 200010000 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 fffdfffe0001 fffffffdfffdfffe 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 690ed476743aae49
//@ expect: fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 200fe0001 fd000200fe 200010000 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 2fffe0001 fffd0002fffe 200010000 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 fffdfffe0001 fffffffdfffdfffe 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 8000000000000003
//@ expect: fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 200fe0001 fd000200fe 200010000 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 2fffe0001 fffd0002fffe 200010000 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 fffdfffe0001 fffffffdfffdfffe 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 2
//@ expect: fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 200fe0001 fd000200fe 200010000 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 2fffe0001 fffd0002fffe 200010000 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 fffdfffe0001 fffffffdfffdfffe 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 12f6436ac376cc66
//@ expect: fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fe000100ff fe00ff0002 fd00fe00ff ff00020000 ff00000001 200fe0001 fd000200fe 200010000 fffe0001ffff 2fffeffff fffdfffeffff fffeffff0000 ffff00000001 2fffe0001 fffd0002fffe 200010000 fffffffefffeffff fffd0001ffff ffff00020001ffff ffff0001ffff0000 ffffffff00000001 fffdfffe0001 fffffffdfffdfffe 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe 100010000 200010000 fffffffdfffeffff 100000000 fffffffffffffffe fffffffdfffefffe 200020001 200010000 80
