fn before() {}
#![late] //~ error[syntax]: inner attributes belong to the start of a file or block
//! Late. //~ error[syntax]: inner doc comments belong to the start of a file or block
#[]
//^ error[syntax]: expected the path of an attribute, found `]`
fn a() {}
#[a(b) c]
     //^ error[syntax]: expected `]`, found `c`
fn b() {}
#[path = ]
       //^ error[syntax]: expected an expression, found `]`
fn c() {}
struct S { #[only_attr] }
                      //^ error[syntax]: expected a field, found `}`
enum E { #[only_attr] }
                    //^ error[syntax]: expected a variant, found `}`
fn params(#[only_attr]) {}
                    //^ error[syntax]: expected a parameter, found `)`
trait T { /// Only a doc.
                      //^ error[syntax]: expected an item behind the attributes, found `}`
}
