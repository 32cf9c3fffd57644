//! Addresses of the internet protocol: values, their text and their order.

pub use self::ip::IpAddr;
pub use self::parser::AddrParseError;
pub use self::socket_addr::{SocketAddr, SocketAddrV4, SocketAddrV6};
pub use self::v4::Ipv4Addr;
pub use self::v6::{Ipv6Addr, Ipv6MulticastScope};

mod bits;
mod display_buffer;
mod ip;
mod parser;
mod socket_addr;
mod v4;
mod v6;
