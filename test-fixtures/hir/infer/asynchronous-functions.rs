//@ problem: unsupported `async` functions
async fn later(v: u32) -> u32 {
    v
}
fn test() -> u32 {
    let n = 4;
    //  ^ u32
    n
}
