//! Every row panics in another way.
pub fn test(input: &[u64], out: &mut Out) {
    match input[1] {
        2 => {
            let v: Result<u8, u32> = Err(input[0] as u32);
            out.put(v.unwrap());
        }
        1 => {
            let (lo, hi) = (input[1] as usize + 3, input[0] as usize);
            out.put(&input[lo..hi]);
        }
        _ => {
            let d = input[3].wrapping_sub(input[3]) as i64;
            out.put(input[2] as i64 % d);
        }
    }
}

//@ expect: panic
//@ expect: panic
//@ expect: panic
