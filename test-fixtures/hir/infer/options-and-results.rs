//! `?`, combinators, conversions of errors, let else, let chains.
struct Fault(u8);
impl From<u16> for Fault {
    fn from(code: u16) -> Fault {
        Fault(code as u8)
    }
}
fn read(x: u32) -> Result<u8, u16> {
    if x > 255 { Err(1) } else { Ok(x as u8) }
}
fn run(x: u32) -> Result<u64, Fault> {
    let a = read(x)?;
      //^ type: u8
    let b = read(x + 1).map(u64::from).unwrap_or(9);
      //^ type: u64
    let Some(c) = x.checked_sub(3) else { return Ok(b) };
           //^ type: u32
    if let Some(d) = Some(4i8) && d > 2 {
              //^ type: i8
        return Ok(d as u64);
    }
    let e = Some(c).filter(|v| *v > 2).or(None);
      //^ type: Option<u32>
                          //^ type: &u32
    Ok(a as u64 + e.map_or(0, |v| v as u64))
}
