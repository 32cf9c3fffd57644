//@ target: ptx sm_80
#![no_std]
#![feature(abi_gpu_kernel)]

#[unsafe(no_mangle)]
pub extern "gpu-kernel" fn k(_p: u32) {}

// --- arguments of formatting macros

pub fn a() {
    panic!("{:?}", k(1))
                 //^^^^ error[gpu-kernel-call]
}

pub fn b(x: u32) {
    assert!(true, "{:?}", k(2));
                        //^^^^ error[gpu-kernel-call]
    assert_eq!(x, 1, "{a:?}", a = k(3));
                                //^^^^ error[gpu-kernel-call]
    if x == 0 {
        unreachable!("{:?}", { k(4); 1 })
                             //^^^^ error[gpu-kernel-call]
    }
    panic!("{:?} {}", format_args!("{:?}", k(5)), 1)
                                         //^^^^ error[gpu-kernel-call]
}

pub fn shadowed(k: fn(u32)) {
    panic!("{:?}", k(1))
}

// --- constants of types

pub fn c() -> [u8; { k(6); 1 }] {
                   //^^^^ error[gpu-kernel-call]
    [0; { k(7); 1 }]
        //^^^^ error[gpu-kernel-call]
}
pub struct F {
    a: [u8; { k(8); 1 }],
            //^^^^ error[gpu-kernel-call]
}
pub enum E {
    A = { k(9); 1 },
        //^^^^ error[gpu-kernel-call]
}
pub struct G<const N: usize>;
pub fn e() -> G<{ k(10); 3 }> {
                //^^^^^ error[gpu-kernel-call]
    G::<{ k(11); 3 }>
        //^^^^^ error[gpu-kernel-call]
}
