fn statements() {
    let x = 1
          //^ error[syntax]: expected `;`, found `let`
    let y = 2;
    let = 3;
      //^ error[syntax]: expected a pattern, found `=`
    let w: = 4;
         //^ error[syntax]: expected a type, found `=`
    let v: u8 5;
            //^ error[syntax]: expected `;`, found `5`
    foo()
      //^ error[syntax]: expected `;`, found `bar`
    bar();
    let Some(x) = y else return;
                       //^^^^^^ error[syntax]: expected `{`, found `return`
    ) stray();
  //^ error[syntax]: expected a statement, found `)`
    ] stray();
  //^ error[syntax]: expected a statement, found `]`
    => arrow();
  //^^ error[syntax]: expected a statement, found `=>`
    /// Documents nothing.
                       //^ error[syntax]: expected a statement behind the attributes, found `}`
}
