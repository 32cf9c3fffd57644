//@ problem: invalid mismatched types: expected `[u8; _]`, found `[u8; _]`
//! Another expression, or the same one of another parameter, is another length.
#![feature(generic_const_exprs)]
struct Row<const W: usize>
where
    [(); W + 1]:,
{
    cells: [u8; W + 1],
}
fn row<const V: usize, const W: usize>() -> Row<W>
where
    [(); V + 1]:,
    [(); W + 1]:,
{
    Row { cells: [0; V + 1] }
}
fn f() -> usize {
    let one = row::<1, 1>();
    //  ^^^ type: Row<1>
    one.cells.len()
}
