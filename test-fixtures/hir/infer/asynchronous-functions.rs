async fn later(v: u32) -> u32 {
    let n = v + 1;
    //  ^ u32
    n
}
async fn test() -> u32 {
    let n = later(4).await;
    //  ^ u32
    let f = async { n as u64 };
    let m = f.await;
    //  ^ u64
    m as u32
}
