/// Prints, for each program and row, `name row: words` or `name row: panic`.
fn run_rows(name: &str, rows: &[[u64; 16]], test: fn(&[u64], &mut Out)) {
    for (at, row) in rows.iter().enumerate() {
        let mut words = [0u64; 256];
        let pointer = words.as_mut_ptr();
        let outcome = std::panic::catch_unwind(|| {
            let mut out = Out::new(pointer);
            test(row, &mut out);
            out.finish();
        });
        let words = unsafe { std::slice::from_raw_parts(pointer, 256) };
        let count = words[0] as usize;
        let shown: Vec<String> = words[1..=count].iter().map(|w| format!("{w:x}")).collect();
        match outcome {
            Ok(()) => println!("{name} {at}: {}", shown.join(" ")),
            Err(_) => println!("{name} {at}: panic"),
        }
    }
}
