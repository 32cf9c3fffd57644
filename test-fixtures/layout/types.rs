// Declarations whose layouts `types.json` holds, as rustc 1.97 gives them on a 64-bit target.
struct H0(bool, [u8; 16]);
struct H1(u8, [u8; 16]);
struct H2(u32, (bool, u8), u16);
struct H3((u8, u8, u8, bool), (u8, bool, u8));
#[repr(C)] struct H4(u8, u32, u16);
#[repr(C)] struct H5(u32);
#[repr(transparent)] struct H6(f32);
#[repr(packed)] struct H7(u8, u32);
#[repr(align(16))] struct H8(u8);
#[repr(C, packed(2))] struct H9(u8, u64, u16);
enum H10 { A, B, C }
enum H11 { A(u32), B }
enum H12 { A(&u8), B, C }
enum H13 { A(bool), B, C(u8) }
enum H14 { A(char), B, C, D }
enum H15 { A(u64), B(f64), C(f32, f32) }
enum H16 { A = 200, B = 300 }
enum H17 { A = -1, B = 5 }
enum H18 { A = -129, B = 100 }
#[repr(u8)] enum H19 { A = 1, B = 3 }
#[repr(C)] enum H20 { A, B(u64), C(u8) }
#[repr(i16)] enum H21 { A(u8), B(u32) }
#[repr(C, u8)] enum H22 { A(u8), B(u32) }
enum H23 { A(u8, bool, u32), B(u8), C(u16) }
enum H24 { A(!), B(u32) }
enum H25 { A(u32, !), B(u32), C }
enum H26 { A(!), B(!) }
enum H27 { A([u8; 8], bool), B(u32), C(u8) }
enum H28 { A((u8, bool)), B((bool, u8)), C }
union H29 { a: u32, b: f32 }
union H30 { a: u32, b: u32 }
#[repr(C)] union H31 { a: u8, b: [u16; 3] }
union H32 { a: (), b: &u8 }
enum H33 { A = 0, B = 1, C = 255 }
enum H34 { A = 1, B = 2, C = 3 }
struct H35(Option<H34>, Option<Option<bool>>);
enum H36 { Push(i32), Input, Jump(usize), Shift { left: bool, by: u32 }, Halt }
struct H37 { a: u8, b: H10, c: u16, d: u64, e: bool }
enum H38 { Only(u16, u8) }
enum H39 { A(H10, u16), B(u8), C, D }
#[repr(packed)] struct T0([i16; 2], H32, (H4,), (H36, (bool, H25,), [H35; 8],), ((H35,), i32, [H12; 2],));
struct T1([(H20, H29, H15, &str,); 8], (Option<H21>, isize, H4,), [Option<u32>; 3], H4);
enum T2 { V0(bool), V1(u16, usize) }
enum T3 { V0 = -127, V1 = 73, V2 = 75, V3 = 275, V4 = 276, V5 = 277 }
enum T4 { V0, V1(u32), V2((char, [H35; 2], f64,), usize) }
enum T5 { V0(((H31, i32, H0, H34,), Option<H8>,)), V1(*const u32, bool), V2(fn()) }
enum T6 { V0(bool) }
struct T7((H6, [H6; 2],), H4, *const u32);
struct T8(H30, (bool, H19, [H21; 6],), ((H33,), Option<bool>, isize, u16,));
enum T9 { V0(&u8), V1(u128, char) }
enum T10 { V0(H22), V1([[H16; 1]; 6], H22) }
struct T11(i128, [[H21; 1]; 3], bool);
enum T12 { V0(bool, u64, H11) }
struct T13(f32);
enum T14 { V0 = 2, V1 = 3, V2 = 4 }
enum T15 { V0(H30, &u8, ((*mut u8,), [u32; 3], u64,)), V1(u8, (T8, H16,), T13), V2([bool; 6]) }
enum T16 { V0(H33), V1([H11; 4], [i32; 1]), V2(H7) }
enum T17 { V0(i16), V1([((),); 3], T8), V2 }
struct T18(H12, bool, T11, H15);
enum T19 { V0(u64, u32), V1((Option<bool>, [bool; 8], (&u8, T16, H29, H6,),)) }
struct T20(i32, bool, Option<(H23, H35,)>, T5, [Option<bool>; 0]);
#[repr(C)] union T21 { f0: u32 }
struct T22((fn(), usize,), Option<H32>);
enum T23 { V0 = 2, V1 = 3, V2 = 4 }
enum T24 { V0(u16, (T3,)) }
union T25 { f0: f32, f1: u8 }
enum T26 { V0(*mut u8), V1(H26) }
struct T27((i8,), [&u8; 1]);
enum T28 { V0(bool, T10, isize), V1((Option<&str>, u32,), Option<Option<H16>>), V2, V3 }
enum T29 { V0 }
enum T30 { V0(([H34; 3], [T2; 4],), Option<[u64; 2]>), V1([Option<T24>; 6]) }
struct T31([u32; 3]);
enum T32 { V0([u32; 6]), V1(*const u32, Option<Option<u32>>), V2(*mut u8), V3([(); 6]) }
struct T33((&[u16], u8, &[u16],), &str, char, [[bool; 3]; 8]);
enum T34 { V0 = 257, V1 = 258, V2 = 259 }
#[repr(u8)] enum T35 { V0, V1(T20, (i64,)), V2(i64, bool) }
enum T36 { V0(*const u32), V1(bool, T2), V2(&u8), V3(H1, T22) }
struct T37((Option<T19>, H15, &u8,), (u8,), Option<[T17; 2]>, Option<u64>, [[usize; 2]; 1]);
enum T38 { V0(Option<T22>, Option<(bool, H18, T8,)>) }
struct T39(Option<Option<H25>>);
enum T40 { V0, V1(Option<u16>) }
struct T41(usize, [isize; 6], i64);
#[repr(C)] union T42 { f0: [u8; 3], f1: () }
enum T43 { V0(([bool; 4],), *mut u8), V1(Option<[u32; 1]>, T3, Option<(usize, H30, T31, bool,)>), V2(bool) }
struct T44(T17, bool, T30);
#[repr(C)] struct T45(T0, (u64, f64,), Option<u64>);
struct T46(T33);
#[repr(C)] union T47 { f0: bool, f1: [u8; 3], f2: u32 }
enum T48 { V0(u8), V1([bool; 4]), V2([Option<()>; 8]) }
enum T49 { V0(([&str; 6], bool, [u8; 8], (*mut u8, char, bool,),)), V1(i16, [T34; 1]) }
#[repr(align(8))] struct T50([T18; 2], *mut u8, i64, H30);
#[repr(C)] enum T51 { V0([(bool, T45, T7, H4,); 6]), V1(&u8), V2(Option<[T24; 0]>, (Option<i64>, H33,)), V3(i16, char, H28) }
enum T52 { V0 = 65537, V1 = 65538, V2 = 65539 }
struct T53([[T51; 2]; 6], [[H24; 1]; 6], bool);
struct T54(u128, H13, [(H15, H26,); 3]);
struct T55([char; 2], T17, (char, [T40; 8],));
struct T56([usize; 1], *const u32, Option<(T55, &u8, isize,)>);
struct T57(u16, [(bool, f32, f64,); 8], T23, (Option<char>, T1, bool, Option<u16>,), T10);
enum T58 { V0 = 50, V1 = 100, V2 = 101, V3 = 102, V4 = 104, V5 = 105 }
union T59 { f0: [u8; 3] }
struct T60((Option<char>, fn(),), isize, Option<T7>);
struct T61(((&[u16], H8,), Option<()>,), T43, *mut u8);
enum T62 { V0 = 0, V1 = 1, V2 = 2, V3 = 3, V4 = 4, V5 = 5 }
struct T63((Option<bool>,), T59, u8, [T39; 2]);
struct T64([i8; 4], u64);
enum T65 { V0(bool), V1([T21; 0]) }
struct T66(T41, T43, ((bool, isize,), i128, Option<T58>, i128,), bool, u64);
enum T67 { V0([T6; 3], u32, [T42; 8]) }
#[repr(u8)] enum T68 { V0(H18, Option<(i16, T56,)>), V1(u64, Option<i8>, char) }
struct T69(Option<*const u32>, char, char, char, i32);
#[repr(C)] enum T70 { V0(Option<(u64, T31, fn(), T67,)>), V1([T30; 8]) }
enum T71 { V0(T44), V1(T16), V2([T22; 3]) }
struct T72(char, Option<[T6; 0]>, ());
#[repr(C)] enum T73 { V0(Option<u16>, [T8; 6]) }
union T74 { f0: u32 }
struct T75(i32, char, [Option<i32>; 2]);
enum T76 { V0(T21), V1(T38) }
enum T77 { V0 = 2, V1 = 202, V2 = 203, V3 = 403, V4 = 404, V5 = 406 }
struct T78(i8);
enum T79 { V0(T72, usize), V1(bool, i128), V2(Option<Option<T2>>) }
enum T80 { V0, V1(usize), V2(&u8), V3([[T38; 6]; 3], Option<Option<T22>>) }
struct T81([H38; 0]);
enum T82 { V0((bool, (i64,),), bool), V1 }
enum T84 { V0 }
enum T85 { V0([T44; 1], (T42, T42,), Option<T25>) }
struct T86(char);
#[repr(C)] enum T87 { V0([char; 1]), V1, V2(((usize, &u8, bool, &u8,),)), V3(char) }
struct T88((u64, u128,), (Option<T76>, &str, &u8,));
enum T89 { V0, V1(i64), V2(u64, Option<T3>), V3([[char; 2]; 1]), V4([[bool; 6]; 0], u16) }
enum T90 { V0(u16, &str), V1([(H22,); 8]), V2(&u8, H33, [u64; 2]), V3(Option<(T32, T54,)>), V4(*const u32) }
enum T91 { V0(Option<H25>, Option<char>, bool) }
enum T92 { V0(Option<i8>), V1, V2(T86) }
enum T93 { V0(()), V1(T0), V2(&str) }
#[repr(packed)] struct T94(char, &str, H26, &u8, [u16; 3]);
#[repr(C)] enum T95 { V0(()), V1(Option<i64>) }
enum T96 { V0(H8, Option<Option<T75>>, &u8), V1(T25), V2((T20, T28,), Option<char>), V3((*const u32, T1,), ((i32, i16, H38, isize,), f64,)) }
#[repr(C)] struct T97(Option<bool>);
struct T98(&u8, H36, (Option<f64>, bool, fn(), *mut u8,));
enum T99 { V0, V1(T26), V2(bool, (char, (H5, bool, T6,), u128,)), V3([i16; 0], ((H25, bool,), T81,), T54) }
enum T100 { V0((i16, *const u32, Option<T30>,), Option<[T67; 6]>), V1(&u8, [Option<T95>; 1]) }
union T101 { f0: [u8; 3], f1: f32 }
#[repr(u8)] enum T102 { V0(char), V1(i128, bool, T35) }
enum T103 { V0(i64), V1(&u8), V2(bool) }
struct T104(Option<&u8>, T69, bool);
enum T105 { V0([u128; 8]), V1(T48), V2(H2, (&u8,)), V3([(T75, H39,); 1], &u8), V4(H23) }
enum T106 { V0(((bool,), bool, T27, Option<char>,)), V1(T84), V2(&str), V3((H1, (T105, T35,),)), V4(T69, Option<u16>, (bool, [T44; 8],)) }
union T107 { f0: f32, f1: u8 }
enum T108 { V0(Option<T95>, T13), V1(T68), V2(T34), V3(Option<T45>), V4((), Option<(u128, T36, H22,)>) }
#[repr(C)] enum T109 { V0(T62, Option<[T81; 4]>), V1(bool, H21, (char, [H9; 3], *mut u8, [u32; 8],)), V2(T26) }
enum T110 { V0 = 50, V1 = 250, V2 = 300, V3 = 301, V4 = 303, V5 = 353 }
enum T111 { V0(bool, H3), V1(Option<H39>, T65), V2([char; 1], bool) }
struct T112(u16);
#[repr(packed)] struct T113([char; 3], i32, i128);
enum T114 { V0([bool; 3], &u8, i8), V1([[fn(); 8]; 4], [Option<i32>; 8]), V2(H15, Option<bool>, T2), V3(i16) }
struct T115(char, Option<usize>, &[u16], Option<(&str, *const u32, H3,)>, *const u32);
enum T116 { V0(Option<Option<i64>>), V1(H0, Option<(H10, H36,)>, &[u16]) }
struct T117(bool, Option<[T57; 1]>, i64, Option<[T12; 2]>);
#[repr(C)] enum T118 { V0, V1(u16, (T26, (), Option<T11>,)), V2(((T108, T63, u32, T87,),)) }
#[repr(C)] struct T119(H20, ([T116; 0], [T105; 3], T14,), (T74, *const u32,), usize, u128);
#[repr(u8)] enum T121 { V0, V1(usize, Option<(fn(),)>), V2(Option<T0>, Option<(H9, i128, T102, i8,)>) }
struct T122(bool, [(fn(),); 6], Option<H26>, T55, (Option<T72>,));
struct T124(f32);
enum T125 { V0(char), V1 }
enum T126 { V0(char) }
#[repr(C)] union T128 { f0: u32 }
struct T129(isize);
struct T130(u128, T73, [(); 2]);
struct T131(((T18, char,), H22, char,), i32, (char, T11, [bool; 8],));
#[repr(C)] enum T132 { V0(char), V1 }
struct T133(((T53, T55,), H1, Option<()>, [T22; 8],), u128, f32);
enum T134 { V0(T92, [u32; 0]) }
#[repr(C)] struct T135((Option<H7>,), [u64; 2], [T108; 3], T73);
struct T136(((T31, H31, H35,), T18,), u32, bool, i32, u8);
enum T137 { V0(T61, i8), V1(Option<Option<&str>>, T105, u128), V2(Option<T43>, T50, (bool, Option<H17>, Option<T135>,)), V3, V4((bool, bool, [&u8; 6],)) }
enum T138 { V0([(H10,); 2], [Option<H15>; 4]) }
union T139 { f0: u32, f1: i32 }
struct T140(&[u16], Option<(isize,)>, *const u32);
enum T141 { V0(Option<isize>, T80), V1(Option<(T100, T110,)>, Option<i32>, i64), V2(T86) }
struct T142(Option<i32>, T116);
enum T143 { V0 = 251, V1 = 451, V2 = 452, V3 = 502, V4 = 503, V5 = 703 }
enum T144 { V0(&u8), V1(i16, char, (char, Option<T65>, &[u16], [T107; 1],)) }
struct T145(T57, &str, T50, Option<Option<T58>>);
#[repr(C)] enum T146 { V0(T7), V1(Option<(T19, T44, T116,)>, u128), V2(u8) }
struct T147(Option<T39>, T71, T93);
enum T148 { V0(bool, fn()) }
#[repr(align(8))] struct T149(Option<Option<T107>>, (char, Option<&[u16]>,), Option<H23>);
struct T150(());
struct T151(bool, &u8, u64);
enum T152 { V0(T50, T124), V1(&str, Option<isize>), V2(bool, f32), V3([[T4; 3]; 8], T28, &u8) }
enum T153 { V0, V1(([T3; 4], T79, H15,)), V2([u128; 1], &u8) }
#[repr(C)] struct T154([&[u16]; 0], Option<T58>, [(H11, T119, T17,); 0], (u128, [bool; 2], Option<T87>,), u16);
struct T155(T65, Option<char>, [u16; 1], ((T52, T97,), u128, Option<H31>,), T49);
enum T156 { V0(T31), V1([i64; 6], ((T79, i64,), (T63, T109,),)) }
struct T157((&u8, T72, T54,), T63, T14, (bool,));
enum T158 { V0, V1(char, Option<Option<T5>>), V2(u128, ([(); 8],), Option<[T17; 2]>) }
struct T159(Option<bool>, *mut u8, u32);
enum T160 { V0(bool, [bool; 1]), V1(Option<i16>, ((&str, bool, T1,),), T157), V2(([T126; 1], T18, T147, T71,)), V3(&u8, i16), V4(*mut u8, Option<[*const u32; 6]>, [(T41,); 1]) }
enum T161 { V0(*const u32, usize), V1([f64; 3], &str), V2(*mut u8, bool) }
enum T162 { V0(([&u8; 1], T126,), ((T48,), Option<T39>,), (bool, (T141, T128,), Option<T145>, (T124, &u8, T3,),)), V1(bool, f32), V2((Option<T12>, [isize; 1], [H28; 1], Option<T52>,), Option<H11>, [char; 0]), V3(&u8, [T71; 3]), V4(u128) }
struct T163(Option<T151>, &u8, bool, ([H37; 2],), Option<()>);
enum T164 { V0(*const u32, Option<(T54, T54,)>), V1(i64, [[&str; 3]; 0], char), V2(T0), V3(T122), V4 }
#[repr(align(8))] struct T165(T62, [[T8; 1]; 6]);
#[repr(C)] struct T166((), T32, [[&u8; 0]; 3], [i32; 6]);
struct T167(fn(), Option<(T93,)>, T97);
enum T168 { V0([fn(); 2], T36), V1(T54, T129), V2(Option<Option<u8>>) }
enum T169 { V0, V1(&u8), V2(T66, Option<(H29, T11, H28,)>), V3(usize) }
enum T170 { V0(((bool, fn(), T72,), (T146, i16, bool,), T139,)), V1(T9), V2(H23, ([T55; 0], [T14; 3], Option<bool>,)), V3 }
enum T171 { V0(Option<Option<fn()>>, [(T152, T51,); 6], T115), V1([T169; 4]), V2, V3 }
enum T172 { V0(T109, T166), V1 }
#[repr(u8)] enum T173 { V0(fn(), char), V1(&u8, usize) }
#[repr(C)] enum T174 { V0(H8), V1(u16, (bool, i32, bool, Option<*const u32>,), T52) }
#[repr(align(8))] struct T175(H11, (u128, T59,));
enum T176 { V0((T116, [T135; 1],)), V1(Option<[i128; 4]>), V2(H35, i8) }
enum T177 { V0 = 199, V1 = 249, V2 = 449, V3 = 450, V4 = 451, V5 = 452 }
enum T178 { V0([u128; 6], Option<i64>), V1(&str) }
#[repr(C)] struct T179(bool, T22, i128);
#[repr(align(8))] struct T180(T74, Option<i32>, H36, Option<Option<&u8>>, &u8);
enum T182 { V0(H17, u128), V1((T158, (H5, T62,),)), V2((Option<H25>, (H33, H20, T172, u128,), bool,)), V3((*mut u8, Option<T42>, Option<*mut u8>, T117,)), V4(i32, [Option<T122>; 4]) }
struct T183(Option<u8>, [Option<&u8>; 0], Option<&u8>, ((T179, T172,),));
struct T184(T103, (T18, usize, char,), *mut u8, Option<&str>, T31);
struct T185((H25,), &u8, ((*const u32,), (T12,), T6, (H38, i32, T49,),));
enum T186 { V0(&u8), V1(Option<(T151,)>, [f32; 6], i8), V2(T64) }
enum T187 { V0([[char; 1]; 2]), V1(Option<T31>), V2(char), V3(i32), V4(usize) }
#[repr(C)] union T188 { f0: u64, f1: u32 }
struct T189((T75, (u64,), i128, [bool; 1],), H35);
union T190 { f0: u32 }
#[repr(C)] union T191 { f0: f32, f1: bool }
enum T193 { V0(T5, ((H28, T178, H19, T15,), i64, usize,)), V1(((H12,), Option<T52>,), (bool, T101,)) }
struct T194(bool, T99, Option<f32>, f64, *mut u8);
struct T195(bool, u64, bool);
enum T196 { V0(&u8) }
enum T197 { V0([char; 4], Option<T57>), V1(f32), V2(bool) }
union T198 { f0: (), f1: u32, f2: bool }
enum T199 { V0(i128), V1(T107, ([i128; 4], (i64, char,),)), V2(char, bool, Option<Option<f64>>), V3, V4((Option<T133>, (),)) }
struct T200(Option<&str>, [char; 8], H1);
enum T201 { V0(Option<Option<H4>>, H0), V1(((T200, T21, T72, T125,), H22, (isize, T55, &str,),), T53) }
struct T202(T116, i128, ((T183, &u8, T12,), Option<T157>, T60,));
enum T203 { V0([T78; 3], bool, Option<T193>), V1, V2(Option<(char,)>), V3(T202), V4(Option<Option<T77>>, [(H3,); 0]) }
enum T204 { V0, V1(&u8, H14, T155), V2(u32) }
union T205 { f0: f32, f1: (), f2: () }
#[repr(C)] enum T206 { V0((Option<&u8>, T91,), fn()), V1 }
#[repr(align(8))] struct T207(&u8, ((T55, fn(),), T110,), ((H13, u8, T64, u128,), [T72; 2],));
#[repr(align(8))] struct T208(T63, bool, ([T126; 0], [u16; 8],), T6);
struct T209(char, (&u8, &u8, u32, &str,), (T11,), i8, Option<&u8>);
enum T210 { V0, V1((isize, &[u16],), &str), V2(&u8, u128), V3(u32, fn()), V4(Option<[T128; 2]>) }
struct T211((f64, Option<H9>,));
enum T212 { V0(T34, H4), V1(u16, (*const u32, T157,), [(i64, T36,); 0]), V2(H0, Option<fn()>), V3([Option<T23>; 2]) }
enum T213 { V0([H24; 6], T165, (H8, [T65; 6], bool,)), V1(u16, Option<char>) }
struct T214(Option<char>);
struct T215(i16);
struct T216([T1; 4], T90, (Option<H32>, &u8,), T193);
#[repr(C)] struct T217(T166);
enum T218 { V0((f64, Option<T34>,), H30, [T19; 1]) }
enum T219 { V0((Option<T15>, T141, (T171, &[u16],),), u8, Option<f64>) }
struct T220(fn(), (u64, (bool, char,),));
struct T221(*const u32, char, i8);
enum T222 { V0 = 102, V1 = 302, V2 = 502 }
enum T223 { V0, V1(T44, T114) }
enum T224 { V0, V1, V2(usize, i64, (T81, &[u16], fn(),)), V3([bool; 8], &u8) }
enum T225 { V0 = 195, V1 = 245, V2 = 247, V3 = 248 }
struct T226(char);
struct T227(((T204, T110,), Option<i32>, bool,), Option<T84>, (bool, i32, Option<T37>, Option<T165>,));
struct T228(*const u32, (Option<T49>, [T89; 6],), Option<[T156; 1]>, usize);
#[repr(u8)] enum T229 { V0(i128), V1(bool), V2(i8, char) }
enum T230 { V0 = 45, V1 = 47 }
struct T231(bool, [Option<T99>; 1]);
struct T232([Option<*mut u8>; 2], char, Option<T179>, T172);
enum T233 { V0(&str), V1(&u8), V2((H24, i128, u64,)) }
enum T234 { V0((&[u16], Option<T148>,), i32), V1(Option<u64>), V2(Option<T15>, &u8), V3(Option<char>) }
#[repr(align(8))] struct T235(T173, &u8, [(T174, usize, T166,); 4], *mut u8);
struct T236([&[u16]; 2]);
struct T237(u16, i16, fn());
enum T238 { V0(bool), V1(Option<u128>, Option<T136>, Option<(T232, T108,)>) }
struct T239(u16);
enum T240 { V0(Option<T101>), V1(u32, (i64, T105, *mut u8, Option<T160>,), T101), V2([T226; 2], T74) }
struct T241(u16, Option<bool>, ((char, T223, T194,), H16,), [i16; 3]);
struct T242((), T71, T66);
struct T243(H15, ([T182; 2], [bool; 4],), [Option<f64>; 1], bool);
enum T244 { V0, V1(T28, T198) }
struct T245(Option<Option<T230>>);
struct T246(usize, (isize, u8, *const u32, bool,), Option<Option<*mut u8>>, *mut u8, T145);
enum T247 { V0([&str; 2]), V1(&str) }
enum T248 { V0 = 3, V1 = 5, V2 = 6, V3 = 7 }
enum T249 { V0([T226; 3], (char, bool,), f32), V1(f64) }
#[repr(C)] struct T250(&u8, Option<[u16; 3]>);
enum T251 { V0(Option<bool>, T65, [(T13, T24,); 1]) }
struct T252(bool, &[u16], i8, i32, Option<char>);
enum T253 { V0([T159; 0]), V1(([T74; 6], *mut u8,), [[u8; 0]; 3]), V2 }
struct T254(i8, *mut u8);
enum T255 { V0 = 256, V1 = 257 }
enum T256 { V0 = 51, V1 = 101, V2 = 102 }
struct T257(u8, [[bool; 4]; 4], T241);
#[repr(C)] struct T258(T200, Option<[u8; 1]>, bool, (char, bool, T4, T144,));
#[repr(u8)] enum T259 { V0, V1, V2((u32, T135,)), V3(([T69; 4],), Option<*const u32>, T67), V4(u16, i8, bool) }
