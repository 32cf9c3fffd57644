type A = ();
type B = (u8,);
type C = (u8, [u8; 4], [u8], &'static str, &mut u8, *const u8, *mut ());
type D = fn(u8, name: u8, _: u8, ...) -> u8;
type E = for<'a> unsafe extern "C" fn(&'a u8) -> &'a u8;
type F = Vec<Vec<Option<u8>>>;
type G = <Vec<u8> as IntoIterator>::Item;
type H = <<T as A>::B as C>::D;
type I = dyn Fn(u8, u16) -> u32 + Send;
type J = impl Iterator<Item: Debug + Send, Error = !>;
type K = Array<u8, 3, { N + 1 }, -1, 'x', true, 'static, "s">;
type L = Trait<Assoc = u8, N = 3, M = { 4 }, Gat<'a> = u8, f(..): Send>;
type M = ::core::option::Option<crate::x::Y<self::Z>>;
type N = [u8; size_of::<u32>() * 2];
type O = mac!(a, b);
type P = (dyn Any);
type Q = &'a (dyn Any + Send);
type R = &&mut &&u8;
type S = Foo::<u8>::Bar<'_>;
type T = unsafe<'a> &'a u8;
type U = impl ?Sized + for<'a> Tr<'a> + (Tr2) + ~const Tr3 + const Tr4 + async Fn() + use<'a, T, Self>;
type V = _;
type W = pattern_type!(u32 is 1..);
type X = &pin const Y;
type Y = Box<dyn FnOnce() -> Box<dyn Fn()>>;
fn where_clauses<T, U>() where
    T: Clone + 'static,
    for<'a> &'a T: Add<Output = T>,
    'a: 'b + 'c,
    #[cfg(x)] U:,
    [T]: Sized,
    (T, U): Copy,
    T::method(..): Send,
{}
