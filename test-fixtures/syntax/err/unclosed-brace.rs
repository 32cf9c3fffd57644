mod outer {
    impl First {
        fn one(&self) {
            if x {
               //^ error[syntax]: this `{` is never closed
                y();
        }

        #[inline]
        pub fn two(&self) {}
    }

    fn three() {
        let x = {
              //^ error[syntax]: this `{` is never closed
    }
}

fn four() {
        //^ error[syntax]: this `{` is never closed
    match x {
          //^ error[syntax]: this `{` is never closed
        A => {
           //^ error[syntax]: this `{` is never closed

/// Documented.
pub fn five() {}
fn six() {}
