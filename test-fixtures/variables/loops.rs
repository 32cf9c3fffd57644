//! Loops: `for` over ranges and slices, `while let`, labels, values of `break`.

pub fn k_ranges() {
    let mut sum = 0u64;
    for i in 0..6u32 {
        let square = (i * i) as u64;
        sum += square;
        stop!(1, sum, i, square);
    }
    for j in (1..=9i8).rev().step_by(4) {
        stop!(2, sum, j);
    }
    stop!(3, sum);
}

pub fn k_slices() {
    let data = [3i32, -1, 4, -1, 5];
    let mut most = i32::MIN;
    for (at, &value) in data.iter().enumerate() {
        if value > most {
            most = value;
            stop!(1, data, most, at, value);
        }
    }
    let mut rest = &data[1..];
    while let [first, tail @ ..] = rest {
        stop!(2, data, most, first, tail, rest);
        rest = tail;
    }
    stop!(3, data, most, rest);
}

pub fn k_labels() {
    let mut found = None;
    'outer: for i in 2..8u32 {
        for j in 2..8u32 {
            let product = i * j;
            if product == 15 {
                found = Some((i, j));
                stop!(1, found, i, j, product);
                break 'outer;
            }
        }
    }
    let mut n = 1u16;
    let limit = loop {
        n *= 3;
        if n > 500 {
            break n - 500;
        }
        stop!(2, found, n);
    };
    stop!(3, found, n, limit);
}

pub fn k_nested() {
    let mut grid = [[0u8; 3]; 2];
    for row in 0..2usize {
        for col in 0..3usize {
            grid[row][col] = (row * 3 + col) as u8;
            stop!(1, grid, row, col);
        }
    }
    let total: u8 = {
        let mut t = 0;
        for line in &grid {
            for cell in line {
                t += cell;
                stop!(2, grid, t, line, cell);
            }
        }
        t
    };
    stop!(3, grid, total);
}

pub fn k_matrix() {
    const N: usize = 3;
    let a = [[1i32, 2, 0], [0, 1, 4], [5, 6, 0]];
    let mut product = [[0i32; N]; N];
    for i in 0..N {
        for j in 0..N {
            let mut acc = 0;
            for k in 0..N {
                acc += a[i][k] * a[k][j];
                stop!(1, a, product, i, j, acc, k);
            }
            product[i][j] = acc;
            stop!(2, a, product, i, j, acc);
        }
    }
    stop!(3, a, product);
}

pub fn k_sort() {
    let mut keys = [9u8, 3, 7, 1, 8, 2, 6];
    let mut swaps = 0u32;
    for end in (1..keys.len()).rev() {
        for at in 0..end {
            let (low, high) = (keys[at], keys[at + 1]);
            if low > high {
                keys.swap(at, at + 1);
                swaps += 1;
            }
            stop!(1, keys, swaps, end, at, low, high);
        }
    }
    stop!(2, keys, swaps);
}

pub fn k_numbers() {
    let mut hash = 0x811c_9dc5u32;
    let mut waves = [0.0f64; 4];
    for i in 0..60u32 {
        hash = (hash ^ i).wrapping_mul(16_777_619);
        let lane = (hash >> 28) as usize % waves.len();
        let weight = (hash as f64) / (1u64 << 32) as f64;
        waves[lane] += weight;
        let small = hash as i8;
        let letter = char::from(b'a' + (hash % 26) as u8);
        let even = (hash % 2 == 0).then_some(hash as u16);
        stop!(1, hash, waves, i, lane, weight, small, letter, even);
    }
    let (mut a, mut b) = (1_071u64, 462u64);
    while b != 0 {
        let rest = a % b;
        stop!(2, hash, waves, a, b, rest);
        (a, b) = (b, rest);
    }
    let mut text = ['.'; 10];
    for (at, slot) in text.iter_mut().enumerate() {
        let digit = char::from_digit(at as u32, 10);
        *slot = digit.unwrap_or('?');
        stop!(3, hash, waves, a, b, at, slot, digit; text);
    }
    stop!(4, hash, waves, a, b, text);
}

pub fn k_words() {
    let words = ["warp", "lane", "tile", "block", "grid"];
    let mut longest = "";
    let mut total = 0usize;
    for (n, word) in words.into_iter().enumerate() {
        let first = word.as_bytes()[0] as char;
        if word.len() > longest.len() {
            longest = word;
        }
        for byte in word.bytes() {
            total += (byte - b'a') as usize;
            stop!(1, words, longest, total, n, word, first, byte);
        }
    }
    stop!(2, words, longest, total);
}
