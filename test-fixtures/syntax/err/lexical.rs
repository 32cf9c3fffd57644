fn lexical() {
    let a = '';
          //^^ error[syntax]: empty character literal
    let b = 'ab';
          //^^^^ error[syntax]: a character literal holds one character
    let c = 'x;
          //^^ error[syntax]: a label belongs before a loop or block, and a character ends with another quote
    let d = "unterminated;
          //^^^^^^^^^^^^^^ error[syntax]: unterminated string
    let e = 1;
    let f = ☃;
          //^ error[syntax]: identifiers cannot contain emoji
    let g = 🦀;
          //^^ error[syntax]: identifiers cannot contain emoji
    let h = prefix"x";
          //^^^^^^ error[syntax]: the prefix `prefix` is reserved; put a space behind it
    let i = #"guarded"#;
          //^^ error[syntax]: guarded strings `#"..."#` are reserved since edition 2024; put a space behind `#`
                    //^ error[syntax]: expected `;`, found `#`
    let j = b'';
          //^^^ error[syntax]: empty character literal
}
fn after() {}
