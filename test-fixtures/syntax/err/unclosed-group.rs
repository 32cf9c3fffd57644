fn one() {
    println!("x", y;
          //^ error[syntax]: this delimiter is never closed
    foo((1, 2);
            //^ error[syntax]: expected `,` or `)`, found `;`
    let x = vec![1, 2;
              //^ error[syntax]: this delimiter is never closed
    #[attr(
        //^ error[syntax]: this delimiter is never closed
    let y = 1;
           //^ error[syntax]: expected `]`, found `;`
}
fn two() {}
