// A macro that is used before the `use` that renames it, among calls that may define macros.
fn main() {
    let mut seen = 0;
    m!(seen);
    macro_rules! first {
        ($to:ident) => {
            $to = $to * 10 + 1;
        };
    }
    m!(seen);
    macro_rules! m {
        ($to:ident) => {
            $to = $to * 10 + 2;
        };
    }
    use first as m;
    m!(seen);
    assert_eq!(seen, 112);
}
