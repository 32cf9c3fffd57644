type A = ;
       //^ error[syntax]: expected a type, found `;`
type B = Vec<;
           //^ error[syntax]: expected a type, found `;`
type C = Vec<u8;
             //^ error[syntax]: expected `>`, found `;`
type D = [u8;
          //^ error[syntax]: expected an expression, found `type`
type E = (u8;
          //^ error[syntax]: expected `,` or `)`, found `;`
type F = *u8;
        //^^ error[syntax]: expected `const` or `mut`, found `u8`
type G = &;
        //^ error[syntax]: expected a type, found `;`
type H = dyn;
          //^ error[syntax]: expected a trait, found `;`
type I = impl;
           //^ error[syntax]: expected a trait, found `;`
type J = fn;
       //^^ error[syntax]: expected a type, found `fn`
         //^ error[syntax]: expected the name of the function, found `;`
type K = <u8 as;
             //^ error[syntax]: expected a trait, found `;`
type L = <u8>;
           //^ error[syntax]: expected `::`, found `;`
type M = [u8; ];
            //^ error[syntax]: expected an expression, found `]`
fn f<T: , 1>() {}
        //^ error[syntax]: expected a generic parameter, found `1`
fn g<T() {}
    //^ error[syntax]: expected `>`, found `(`
fn h() where T {}
             //^ error[syntax]: expected `:`, found `{`
fn i() -> {}
        //^ error[syntax]: expected a type, found `{`
fn j<'a, const>() {}
            //^ error[syntax]: expected an identifier, found `>`
