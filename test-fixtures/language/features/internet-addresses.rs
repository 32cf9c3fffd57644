//! `core::net`: values, text and parsing, order, hashes; `SipHasher`; volatile copies.
use core::fmt::Write;
use core::hash::{BuildHasher, BuildHasherDefault, Hash, Hasher};
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6};
struct Text {
    bytes: [u8; 160],
    len: usize,
}
impl Write for Text {
    fn write_str(&mut self, s: &str) -> core::fmt::Result {
        for &b in s.as_bytes() {
            *self.bytes.get_mut(self.len).ok_or(core::fmt::Error)? = b;
            self.len += 1;
        }
        Ok(())
    }
}
fn hash_of(x: &dyn core::fmt::Display) -> u64 {
    let mut text = Text { bytes: [0; 160], len: 0 };
    write!(text, "{x:>50}").unwrap();
    write!(text, "|{x}").unwrap();
    let mut h = 0xcbf2_9ce4_8422_2325u64;
    for b in &text.bytes[..text.len] {
        h = (h ^ *b as u64).wrapping_mul(0x100_0000_01b3);
    }
    h
}
#[allow(deprecated)]
fn sip<T: Hash + ?Sized>(x: &T) -> u64 {
    let mut h = core::hash::SipHasher::new_with_keys(1, 2);
    x.hash(&mut h);
    h.finish()
}
pub fn test(input: &[u64], out: &mut Out) {
    let n = input[0];
    let v4 = Ipv4Addr::from(n as u32);
    let v6 = Ipv6Addr::from((n as u128) << 64 | input[1] as u128);
    out.put(v4.octets()[3]);
    out.put(v4.is_private() as u64 | (v4.is_loopback() as u64) << 1 | (v4.is_multicast() as u64) << 2 | (v4.is_link_local() as u64) << 3);
    out.put(v6.segments()[4]);
    out.put(v6.is_unique_local() as u64 | (v6.is_unspecified() as u64) << 1);
    out.put(hash_of(&v4));
    out.put(hash_of(&v6));
    out.put(hash_of(&v4.to_ipv6_mapped()));
    out.put(hash_of(&IpAddr::V4(v4)));
    out.put(hash_of(&SocketAddr::new(IpAddr::V6(v6), input[2] as u16)));
    out.put(hash_of(&SocketAddrV6::new(v6, 443, 1, (n & 3) as u32)));
    let parsed: Ipv4Addr = "192.168.0.17".parse().unwrap();
    out.put(parsed.to_bits() as u64 & n);
    out.put("192.168.0.256".parse::<Ipv4Addr>().is_err());
    let six: Ipv6Addr = "2001:db8::8a2e:370:7334".parse().unwrap();
    out.put(six.to_bits() as u64);
    out.put((six.to_bits() >> 64) as u64);
    out.put("::1%3".parse::<Ipv6Addr>().is_ok());
    let at: SocketAddr = "[fe80::1]:8080".parse().unwrap();
    out.put(at.port());
    out.put((IpAddr::V4(v4) < IpAddr::V6(v6)) as u64 + 2 * (v4 == IpAddr::from([1, 2, 3, 4])) as u64);
    out.put((!v4).to_bits() ^ (v4 & Ipv4Addr::new(255, 255, 0, 0)).to_bits());
    out.put(sip(&v4));
    out.put(sip(&v6));
    out.put(sip("of some length, more than eight"));
    out.put(sip(&(n, input[1] as u8, [input[2] as u16; 3])));
    #[allow(deprecated)]
    let build = BuildHasherDefault::<core::hash::SipHasher>::default();
    out.put(build.hash_one(n));
    let mut a = [n, n ^ 1, n ^ 2, n ^ 3];
    let mut b = [0u64; 4];
    unsafe {
        use core::intrinsics::*;
        volatile_copy_nonoverlapping_memory(b.as_mut_ptr(), a.as_ptr(), 4);
        volatile_copy_memory(a.as_mut_ptr().add(1), a.as_ptr(), 3);
        volatile_set_memory(b.as_mut_ptr(), 0x5a, 1);
    }
    out.put(a[1] ^ a[3]);
    out.put(b[0] ^ b[3]);
}

//@ expect: 1 0 0 0 73b73fb5cb5af8b5 9c8b335c92b8827d 4262c56752b958c9 73b73fb5cb5af8b5 2acf1015ae331e75 6ae70fade5f8d791 1 1 8a2e03707334 20010db800000000 0 1f90 1 fffffffe d60ca66ff5f717bd c5f9374a72542286 2584550519f25ca8 ed34507a935bcbb2 8004c5a694105f5e 2 5a5a5a5a5a5a5a58
//@ expect: af 0 6e78 0 e1b8593eb9004175 52942056ec89b359 f557b4274eee1f85 e1b8593eb9004175 e8bb64fdcfd8ff09 3b046e2c5db48f01 40080001 1 8a2e03707334 20010db800000000 0 1f90 1 ffff3250 7f8cc3217a286aed f3f13958d37b5aed 2584550519f25ca8 fc7ca5a4bec7f707 f096bfb2e553246f 2 b87af263214797f6
//@ expect: 0 0 0 0 cc0fa994fae80bd1 7b1faff0b2d06f0d cac68b34653f0d03 cc0fa994fae80bd1 e377202e802610dd 821350abf214b199 0 1 8a2e03707334 20010db800000000 0 1f90 1 ffffffff f5525364d491e13 e91c5b819a57b70b 2584550519f25ca8 35de54a8c744baf1 e849e8bb6ffe2567 2 5a5a5a5a5a5a5a59
