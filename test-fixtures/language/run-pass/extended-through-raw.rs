// The operand of a raw borrow extends temporaries as that of a borrow does.
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

static DROPS: AtomicU32 = AtomicU32::new(0);
struct Noted(u32);
impl Drop for Noted {
    fn drop(&mut self) {
        DROPS.fetch_add(self.0, Relaxed);
    }
}

fn main() {
    {
        let raw = &raw const *&Noted(1);
        let field = &raw const (*&Noted(2)).0;
        assert_eq!(DROPS.load(Relaxed), 0);
        assert_eq!(unsafe { (*raw).0 + *field }, 3);
    }
    assert_eq!(DROPS.load(Relaxed), 3);
}
