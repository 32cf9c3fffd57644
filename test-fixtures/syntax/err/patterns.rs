fn patterns() {
    match x {
          //^ error[syntax]: expected a pattern, found `=>`
        => 1,
        1.. = 2,
          //^ error[syntax]: expected `=>`, found `=`
        A( => 3,
         //^^ error[syntax]: expected a pattern, found `=>`
        B { x: } => 4,
             //^ error[syntax]: expected a pattern, found `}`
        C { , } => 5,
          //^ error[syntax]: expected a field, found `,`
        ..= => 6,
          //^^ error[syntax]: expected the end of the range, found `=>`
        D 7,
        //^ error[syntax]: expected `=>`, found `7`
        E =>
         //^ error[syntax]: expected an expression, found `}`
    }
    match y { A => 1 B => 2 }
                   //^ error[syntax]: expected `,` or `}`, found `B`
    let (a, = x;
          //^ error[syntax]: expected a pattern, found `=`
    let [b = x;
         //^ error[syntax]: expected `,` or `]`, found `=`
    let &  = x;
         //^ error[syntax]: expected a pattern, found `=`
    let ref = x;
          //^ error[syntax]: expected an identifier, found `=`
}
