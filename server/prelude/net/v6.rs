//! Addresses of 128 bits.
// From `core::net` of the Rust project (MIT OR Apache-2.0), without its documentation.

use super::display_buffer::DisplayBuffer;
use super::{IpAddr, Ipv4Addr};
use crate::cmp::Ordering;
use crate::fmt::{self, Write};
use crate::hash::{Hash, Hasher};
use crate::mem::transmute;
use crate::ops::Not;

#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Ipv6Addr {
    pub(super) octets: [u8; 16],
}
impl Hash for Ipv6Addr {
    fn hash<H: Hasher>(&self, state: &mut H) {
        u128::from_ne_bytes(self.octets).hash(state);
    }
}
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[unstable(feature = "ip")]
pub enum Ipv6MulticastScope {
    Reserved0 = 0x0,
    InterfaceLocal = 0x1,
    LinkLocal = 0x2,
    RealmLocal = 0x3,
    AdminLocal = 0x4,
    SiteLocal = 0x5,

    Unassigned6 = 0x6,
    Unassigned7 = 0x7,
    OrganizationLocal = 0x8,
    Unassigned9 = 0x9,
    UnassignedA = 0xA,
    UnassignedB = 0xB,
    UnassignedC = 0xC,
    UnassignedD = 0xD,
    Global = 0xE,
    ReservedF = 0xF,
}
impl Ipv6Addr {
    #[inline]
    pub const fn new(a: u16, b: u16, c: u16, d: u16, e: u16, f: u16, g: u16, h: u16) -> Ipv6Addr {
        let addr16 = [
            a.to_be(),
            b.to_be(),
            c.to_be(),
            d.to_be(),
            e.to_be(),
            f.to_be(),
            g.to_be(),
            h.to_be(),
        ];
        Ipv6Addr {
            octets: unsafe { transmute::<_, [u8; 16]>(addr16) },
        }
    }

    pub const BITS: u32 = 128;

    #[inline]
    pub const fn to_bits(self) -> u128 {
        u128::from_be_bytes(self.octets)
    }

    #[inline]
    pub const fn from_bits(bits: u128) -> Ipv6Addr {
        Ipv6Addr { octets: bits.to_be_bytes() }
    }

    pub const LOCALHOST: Self = Ipv6Addr::new(0, 0, 0, 0, 0, 0, 0, 1);

    pub const UNSPECIFIED: Self = Ipv6Addr::new(0, 0, 0, 0, 0, 0, 0, 0);

    #[inline]
    pub const fn segments(&self) -> [u16; 8] {
        let [a, b, c, d, e, f, g, h] = unsafe { transmute::<_, [u16; 8]>(self.octets) };
        [
            u16::from_be(a),
            u16::from_be(b),
            u16::from_be(c),
            u16::from_be(d),
            u16::from_be(e),
            u16::from_be(f),
            u16::from_be(g),
            u16::from_be(h),
        ]
    }

    #[inline]
    pub const fn from_segments(segments: [u16; 8]) -> Ipv6Addr {
        let [a, b, c, d, e, f, g, h] = segments;
        Ipv6Addr::new(a, b, c, d, e, f, g, h)
    }

    #[inline]
    pub const fn is_unspecified(&self) -> bool {
        u128::from_be_bytes(self.octets()) == u128::from_be_bytes(Ipv6Addr::UNSPECIFIED.octets())
    }

    #[inline]
    pub const fn is_loopback(&self) -> bool {
        u128::from_be_bytes(self.octets()) == u128::from_be_bytes(Ipv6Addr::LOCALHOST.octets())
    }

    #[unstable(feature = "ip")]
    #[inline]
    pub const fn is_global(&self) -> bool {
        !(self.is_unspecified()
            || self.is_loopback()
            || matches!(self.segments(), [0, 0, 0, 0, 0, 0xffff, _, _])
            || matches!(self.segments(), [0x64, 0xff9b, 1, _, _, _, _, _])
            || matches!(self.segments(), [0x100, 0, 0, 0, _, _, _, _])
            || (matches!(self.segments(), [0x2001, b, _, _, _, _, _, _] if b < 0x200)
                && !(
                    u128::from_be_bytes(self.octets()) == 0x2001_0001_0000_0000_0000_0000_0000_0001
                    || u128::from_be_bytes(self.octets()) == 0x2001_0001_0000_0000_0000_0000_0000_0002
                    || matches!(self.segments(), [0x2001, 3, _, _, _, _, _, _])
                    || matches!(self.segments(), [0x2001, 4, 0x112, _, _, _, _, _])
                    || matches!(self.segments(), [0x2001, b, _, _, _, _, _, _] if b >= 0x20 && b <= 0x3F)
                ))
            || matches!(self.segments(), [0x2002, _, _, _, _, _, _, _])
            || self.is_documentation()
            || matches!(self.segments(), [0x5f00, ..])
            || self.is_unique_local()
            || self.is_unicast_link_local())
    }

    #[inline]
    pub const fn is_unique_local(&self) -> bool {
        (self.segments()[0] & 0xfe00) == 0xfc00
    }

    #[unstable(feature = "ip")]
    #[inline]
    pub const fn is_unicast(&self) -> bool {
        !self.is_multicast()
    }

    #[inline]
    pub const fn is_unicast_link_local(&self) -> bool {
        (self.segments()[0] & 0xffc0) == 0xfe80
    }

    #[unstable(feature = "ip")]
    #[inline]
    pub const fn is_documentation(&self) -> bool {
        matches!(self.segments(), [0x2001, 0xdb8, ..] | [0x3fff, 0..=0x0fff, ..])
    }

    #[unstable(feature = "ip")]
    #[inline]
    pub const fn is_benchmarking(&self) -> bool {
        (self.segments()[0] == 0x2001) && (self.segments()[1] == 0x2) && (self.segments()[2] == 0)
    }

    #[unstable(feature = "ip")]
    #[inline]
    pub const fn is_unicast_global(&self) -> bool {
        self.is_unicast()
            && !self.is_loopback()
            && !self.is_unicast_link_local()
            && !self.is_unique_local()
            && !self.is_unspecified()
            && !self.is_documentation()
            && !self.is_benchmarking()
    }

    #[unstable(feature = "ip")]
    #[inline]
    pub const fn multicast_scope(&self) -> Option<Ipv6MulticastScope> {
        if self.is_multicast() {
            match self.segments()[0] & 0x000f {
                0x0 => Some(Ipv6MulticastScope::Reserved0),
                0x1 => Some(Ipv6MulticastScope::InterfaceLocal),
                0x2 => Some(Ipv6MulticastScope::LinkLocal),
                0x3 => Some(Ipv6MulticastScope::RealmLocal),
                0x4 => Some(Ipv6MulticastScope::AdminLocal),
                0x5 => Some(Ipv6MulticastScope::SiteLocal),
                0x6 => Some(Ipv6MulticastScope::Unassigned6),
                0x7 => Some(Ipv6MulticastScope::Unassigned7),
                0x8 => Some(Ipv6MulticastScope::OrganizationLocal),
                0x9 => Some(Ipv6MulticastScope::Unassigned9),
                0xA => Some(Ipv6MulticastScope::UnassignedA),
                0xB => Some(Ipv6MulticastScope::UnassignedB),
                0xC => Some(Ipv6MulticastScope::UnassignedC),
                0xD => Some(Ipv6MulticastScope::UnassignedD),
                0xE => Some(Ipv6MulticastScope::Global),
                0xF => Some(Ipv6MulticastScope::ReservedF),
                _ => unreachable!(),
            }
        } else {
            None
        }
    }

    #[inline]
    pub const fn is_multicast(&self) -> bool {
        (self.segments()[0] & 0xff00) == 0xff00
    }

    #[unstable(feature = "ip")]
    #[inline]
    pub const fn is_ipv4_mapped(&self) -> bool {
        matches!(self.segments(), [0, 0, 0, 0, 0, 0xffff, _, _])
    }

    #[inline]
    pub const fn to_ipv4_mapped(&self) -> Option<Ipv4Addr> {
        match self.octets() {
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, a, b, c, d] => {
                Some(Ipv4Addr::new(a, b, c, d))
            }
            _ => None,
        }
    }

    #[inline]
    pub const fn to_ipv4(&self) -> Option<Ipv4Addr> {
        if let [0, 0, 0, 0, 0, 0 | 0xffff, ab, cd] = self.segments() {
            let [a, b] = ab.to_be_bytes();
            let [c, d] = cd.to_be_bytes();
            Some(Ipv4Addr::new(a, b, c, d))
        } else {
            None
        }
    }

    #[inline]
    pub const fn to_canonical(&self) -> IpAddr {
        if let Some(mapped) = self.to_ipv4_mapped() {
            return IpAddr::V4(mapped);
        }
        IpAddr::V6(*self)
    }

    #[inline]
    pub const fn octets(&self) -> [u8; 16] {
        self.octets
    }

    #[inline]
    pub const fn from_octets(octets: [u8; 16]) -> Ipv6Addr {
        Ipv6Addr { octets }
    }

    #[unstable(feature = "ip_as_octets")]
    #[inline]
    pub const fn as_octets(&self) -> &[u8; 16] {
        &self.octets
    }
}
impl fmt::Display for Ipv6Addr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.precision().is_none() && f.width().is_none() {
            let segments = self.segments();

            if let Some(ipv4) = self.to_ipv4_mapped() {
                write!(f, "::ffff:{}", ipv4)
            } else {
                #[derive(Copy, Clone, Default)]
                struct Span {
                    start: usize,
                    len: usize,
                }

                let zeroes = {
                    let mut longest = Span::default();
                    let mut current = Span::default();

                    for (i, &segment) in segments.iter().enumerate() {
                        if segment == 0 {
                            if current.len == 0 {
                                current.start = i;
                            }

                            current.len += 1;

                            if current.len > longest.len {
                                longest = current;
                            }
                        } else {
                            current = Span::default();
                        }
                    }

                    longest
                };

                #[inline]
                fn fmt_subslice(f: &mut fmt::Formatter<'_>, chunk: &[u16]) -> fmt::Result {
                    if let Some((first, tail)) = chunk.split_first() {
                        write!(f, "{:x}", first)?;
                        for segment in tail {
                            f.write_char(':')?;
                            write!(f, "{:x}", segment)?;
                        }
                    }
                    Ok(())
                }

                if zeroes.len > 1 {
                    fmt_subslice(f, &segments[..zeroes.start])?;
                    f.write_str("::")?;
                    fmt_subslice(f, &segments[zeroes.start + zeroes.len..])
                } else {
                    fmt_subslice(f, &segments)
                }
            }
        } else {
            const LONGEST_IPV6_ADDR: &str = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";

            let mut buf = DisplayBuffer::<{ LONGEST_IPV6_ADDR.len() }>::new();
            write!(buf, "{}", self).unwrap();

            f.pad(buf.as_str())
        }
    }
}
impl fmt::Debug for Ipv6Addr {
    fn fmt(&self, fmt: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, fmt)
    }
}
impl PartialEq<IpAddr> for Ipv6Addr {
    #[inline]
    fn eq(&self, other: &IpAddr) -> bool {
        match other {
            IpAddr::V4(_) => false,
            IpAddr::V6(v6) => self == v6,
        }
    }
}
impl PartialOrd for Ipv6Addr {
    #[inline]
    fn partial_cmp(&self, other: &Ipv6Addr) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl PartialOrd<IpAddr> for Ipv6Addr {
    #[inline]
    fn partial_cmp(&self, other: &IpAddr) -> Option<Ordering> {
        match other {
            IpAddr::V4(_) => Some(Ordering::Greater),
            IpAddr::V6(v6) => self.partial_cmp(v6),
        }
    }
}
impl Ord for Ipv6Addr {
    #[inline]
    fn cmp(&self, other: &Ipv6Addr) -> Ordering {
        self.segments().cmp(&other.segments())
    }
}
impl From<Ipv6Addr> for u128 {
    #[inline]
    fn from(ip: Ipv6Addr) -> u128 {
        ip.to_bits()
    }
}
impl From<u128> for Ipv6Addr {
    #[inline]
    fn from(ip: u128) -> Ipv6Addr {
        Ipv6Addr::from_bits(ip)
    }
}
impl From<[u8; 16]> for Ipv6Addr {
    #[inline]
    fn from(octets: [u8; 16]) -> Ipv6Addr {
        Ipv6Addr { octets }
    }
}
impl From<[u16; 8]> for Ipv6Addr {
    #[inline]
    fn from(segments: [u16; 8]) -> Ipv6Addr {
        let [a, b, c, d, e, f, g, h] = segments;
        Ipv6Addr::new(a, b, c, d, e, f, g, h)
    }
}
impl Not for Ipv6Addr {
    type Output = Ipv6Addr;

    #[inline]
    fn not(mut self) -> Ipv6Addr {
        let mut idx = 0;
        while idx < 16 {
            self.octets[idx] = !self.octets[idx];
            idx += 1;
        }
        self
    }
}
impl Not for &'_ Ipv6Addr {
    type Output = Ipv6Addr;

    #[inline]
    fn not(self) -> Ipv6Addr {
        !*self
    }
}
