fn missing() {
    let x = ;
          //^ error[syntax]: expected an expression, found `;`
    let y = 1 + ;
              //^ error[syntax]: expected an expression, found `;`
    foo(1, );
    foo(1 2);
        //^ error[syntax]: expected `,` or `)`, found `2`
    foo(;
      //^ error[syntax]: expected an expression, found `;`
    a.;
    //^ error[syntax]: expected a field or method name, found `;`
    a.b(;
      //^ error[syntax]: expected an expression, found `;`
    x[;
    //^ error[syntax]: expected an expression, found `;`
    [1, 2;
       //^ error[syntax]: expected `,` or `]`, found `;`
    (1, 2;
       //^ error[syntax]: expected `,` or `)`, found `;`
    if { }
     //^ error[syntax]: expected an expression, found `{`
    if x
     //^ error[syntax]: expected `{`, found `while`
    while { }
        //^ error[syntax]: expected an expression, found `{`
    for x xs { }
        //^^ error[syntax]: expected `in`, found `xs`
    match { }
        //^ error[syntax]: expected an expression, found `{`
    return let;
         //^^^ error[syntax]: expected `;`, found `let`
            //^ error[syntax]: expected a pattern, found `;`
    a < b < c;
  //^^^^^^^ error[syntax]: comparison operators cannot be chained; use parentheses or `&&`
    let z = a == b != c;
          //^^^^^^^^^ error[syntax]: comparison operators cannot be chained; use parentheses or `&&`
    x = 0..=;
          //^ error[syntax]: expected the end of the range, found `;`
    S { a: 1, b: };
               //^ error[syntax]: expected an expression, found `}`
    S { a: 1 b };
           //^ error[syntax]: expected `,` or `}`, found `b`
    &raw x;
       //^ error[syntax]: expected `;`, found `x`
    |a, b;
       //^ error[syntax]: expected `|`, found `;`
    || -> u8 1;
           //^ error[syntax]: expected `{`: with a return type the body is a block, found `1`
    'a: 1;
      //^ error[syntax]: expected a loop or block behind the label, found `1`
    1 = = 2;
      //^ error[syntax]: expected an expression, found `=`
    a::<u8;
        //^ error[syntax]: expected `>`, found `;`
    a.b::<u8>;
           //^ error[syntax]: expected the arguments of the call, found `;`
    x as ;
       //^ error[syntax]: expected a type, found `;`
}
