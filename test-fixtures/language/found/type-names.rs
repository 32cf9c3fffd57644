//! `type_name` gives the paths of definitions.

use core::any::type_name;

pub fn test(_input: &[u64], out: &mut Out) {
    let names = [
        type_name::<Option<&[u8; 4]>>(),
        type_name::<core::num::Wrapping<u8>>(),
        type_name::<core::sync::atomic::AtomicU32>(),
        type_name::<core::iter::StepBy<core::slice::Iter<'_, u8>>>(),
        type_name::<dyn Fn(u8) -> (u8,)>(),
        type_name::<*const fn(f32, &mut str)>(),
    ];
    for name in names {
        out.put(name.len());
        out.put(name.bytes().fold(0u64, |h, b| h.wrapping_mul(31) + b as u64));
    }
}

//@ expect: 1e 5290773105560665 21 56e4928061d9cc9e 1f 4c2baa8e4e379f36 46 6f6f62f5c99e3bb2 28 f05b1b52adbdfbef 1b 42c3c8636a9155ee
//@ expect: 1e 5290773105560665 21 56e4928061d9cc9e 1f 4c2baa8e4e379f36 46 6f6f62f5c99e3bb2 28 f05b1b52adbdfbef 1b 42c3c8636a9155ee
//@ expect: 1e 5290773105560665 21 56e4928061d9cc9e 1f 4c2baa8e4e379f36 46 6f6f62f5c99e3bb2 28 f05b1b52adbdfbef 1b 42c3c8636a9155ee
//@ expect: 1e 5290773105560665 21 56e4928061d9cc9e 1f 4c2baa8e4e379f36 46 6f6f62f5c99e3bb2 28 f05b1b52adbdfbef 1b 42c3c8636a9155ee
//@ expect: 1e 5290773105560665 21 56e4928061d9cc9e 1f 4c2baa8e4e379f36 46 6f6f62f5c99e3bb2 28 f05b1b52adbdfbef 1b 42c3c8636a9155ee
//@ expect: 1e 5290773105560665 21 56e4928061d9cc9e 1f 4c2baa8e4e379f36 46 6f6f62f5c99e3bb2 28 f05b1b52adbdfbef 1b 42c3c8636a9155ee
//@ expect: 1e 5290773105560665 21 56e4928061d9cc9e 1f 4c2baa8e4e379f36 46 6f6f62f5c99e3bb2 28 f05b1b52adbdfbef 1b 42c3c8636a9155ee
//@ expect: 1e 5290773105560665 21 56e4928061d9cc9e 1f 4c2baa8e4e379f36 46 6f6f62f5c99e3bb2 28 f05b1b52adbdfbef 1b 42c3c8636a9155ee
