//! Lengths that are expressions of parameters (`generic_const_exprs`): the same wherever they are written the same way.
#![feature(generic_const_exprs)]
struct Tile<const W: usize>
where
    [(); W * W]:,
{
    cells: [u8; W * W],
}
impl<T, const A: usize, const W: usize> Held<T, A, W>
where
    [(); W * W]:,
{
    fn tile(first: u8) -> Tile<W> {
        let mut cells = [0; W * W];
        cells[0] = first;
        Tile { cells }
    }
}
struct Held<T, const A: usize, const W: usize>(T);
fn f() {
    let tile = Held::<u16, 3, 4>::tile(7);
    //  ^^^^ type: Tile<4>
    let c = tile.cells;
    //      ^^^^^^^^^^ type: [u8; 16]
    let _ = c;
}
