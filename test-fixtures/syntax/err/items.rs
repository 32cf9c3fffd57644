fn () {}
 //^ error[syntax]: expected the name of the function, found `(`
fn no_params {}
           //^ error[syntax]: expected `(`, found `{`
fn no_close(a: u8 {}
                //^ error[syntax]: expected `,` or `)`, found `{`
fn no_type(a) {}
          //^ error[syntax]: expected `:` and the type of the parameter, found `)`
fn no_body()
         //^ error[syntax]: expected `{` or `;`, found `fn`
fn next() {}
struct {}
     //^ error[syntax]: expected the name of the struct, found `{`
struct NoEnd
         //^ error[syntax]: expected `{`, `(` or `;`, found `struct`
struct Fields { a: u8 b: u16, c }
                    //^ error[syntax]: expected `,` or `}`, found `b`
                              //^ error[syntax]: expected `:`, found `}`
struct Tuple(u8, );
struct NoSemi(u8)
              //^ error[syntax]: expected `;`, found `enum`
enum Variants { A B, 1, C }
                //^ error[syntax]: expected `,` or `}`, found `B`
                   //^ error[syntax]: expected a variant, found `1`
union U;
     //^ error[syntax]: expected `{`, found `;`
trait { }
    //^ error[syntax]: expected the name of the trait, found `{`
impl for X {}
   //^^^ error[syntax]: expected a type, found `for`
impl A for for X {}
         //^^^ error[syntax]: expected a type, found `for`
impl [u8] for X {}
   //^^^^ error[syntax]: expected a trait, found a type
const NO_TYPE = 1;
            //^ error[syntax]: expected `:` and the type of the constant, found `=`
const mut MUT: u8 = 1;
    //^^^ error[syntax]: constants cannot be `mut`; write `static mut`
static NO_TYPE2 = 1;
              //^ error[syntax]: expected `:` and the type of the static, found `=`
type;
  //^ error[syntax]: expected the name of the type, found `;`
mod;
 //^ error[syntax]: expected the name of the module, found `;`
mod m
  //^ error[syntax]: expected `;` or `{`, found `use`
use ;
  //^ error[syntax]: expected a path, `*` or `{`, found `;`
use a::;
     //^ error[syntax]: expected an identifier, found `;`
use a::{b c};
        //^ error[syntax]: expected `,` or `}`, found `c`
extern crate;
          //^ error[syntax]: expected the name of the crate, found `;`
pub
//^ error[syntax]: expected an item, found `let`
let x = 1;
x = 1;
} //~ error[syntax]: unmatched `}`
macro_rules! ;
           //^ error[syntax]: expected the name of the macro, found `;`
#[attr]
    //^ error[syntax]: expected an item behind the attributes, found `;`
; //~ error[syntax]: expected an item, found `;`
pub fn last() {}
#[trailing]
        //^ error[syntax]: expected an item behind the attributes, found the end of the file
