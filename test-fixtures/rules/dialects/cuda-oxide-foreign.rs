// Device functions that other object files bring.
use cuda_device::{DisjointSlice, device, kernel, thread};
#[device]
unsafe extern "C" {
    fn brought(x: f32) -> f32;
}
#[kernel]
pub fn scale(mut out: DisjointSlice<f32>) {
    let i = thread::index_1d();
    if let Some(o) = out.get_mut(i) {
        *o = unsafe { brought(*o) };
    }
}
