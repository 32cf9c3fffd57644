//! A part of a slice is sorted: what lies before and behind it is told from it, an empty part between them too.
pub fn test(input: &[u64], out: &mut Out) {
    let all: [u64; 40] = core::array::from_fn(|i| input[i % input.len()].wrapping_mul(i as u64 * 7 + 3) % 64);
    for (start, end) in [(0, 0), (3, 3), (20, 20), (9, 10), (5, 12), (0, 40), (12, 40), (0, 9), (40, 40), (30, 39)] {
        let mut v = all;
        v.partial_sort_unstable(start..end);
        out.put(v.iter().fold(0u64, |sum, x| sum.wrapping_mul(31).wrapping_add(*x)));
        let mut calls = 0u64;
        let mut v = all;
        v.partial_sort_unstable_by(start..end, |a, b| { calls += 1; b.cmp(a) });
        out.put(v[..end].iter().fold(calls, |sum, x| sum.wrapping_mul(31).wrapping_add(*x)));
    }
}

//@ expect: c5eb1052afa3435c 0 d904204f1308b908 3a9ffc e403bb387882e8f2 95a91e9ac30e683a 36f605f3bd7a0348 17789e261735877 3cfd60795afefdaa ef0c0219231d5c41 137f36da1f021042 d611f5ebaebafe96 71711c7ec9735a82 e958e5c01e135bb d904204f1308b908 cc58c87dc860d c5eb1052afa3435c c5eb1052afa3435c e403bb384336db72 e36d1dc0ad4ff9d
//@ expect: 6bf547fbe5e9090e 0 2c4af78bcc328e30 2a51e3 ca18ce2e6cf321c2 6117b19111203f22 2c4af78bcc328e30 10f178a79ee47f3 2c4af78bcc328e30 f9a75ed3b77c1cd2 edf974981d2e773c 83554048264cd34d edf974981d2e773c 1fb68b6711ed1ef4 2c4af78bcc328e30 9670590e8bf53 6bf547fbe5e9090e 6bf547fbe5e9090e 6abb939af2850fde 199bf6b528dcbdbd
//@ expect: de9033a029da4363 0 faf98d370b162acd 2fc617 76f71dc12ab66415 429cc544d93c30dd faf98d370b162acd 16550b48a73bef2 faf98d370b162acd fb635634c43e4f7c 377cd90261b9bec7 32ea27c48c0db6f 377cd90261b9bec7 5a34527e4d514a74 faf98d370b162acd ce0b29bac9552 de9033a029da4363 de9033a029da4363 76f71d5a7c6d6f95 76ec62bb68b98ff
//@ expect: 88b0e0f379cad766 0 c941a955848b065e 1f68fb 5bde28836ebe7e48 3086e885afbd0c28 c941a955848b065e 134c3cf44d797dc c941a955848b065e aede05e426e4689 c3b0a0ddfa13f2bc 84c051ffaa5dd7d0 c3b0a0ddfa13f2bc 5db1bdcc1dd4a6cc c941a955848b065e acfb8dfba59e8 88b0e0f379cad766 88b0e0f379cad766 6b70788f1d9e3528 a1d4785812f9cce
//@ expect: 5acd340c484d1b2d 0 234d122c950067f3 2b3a40 bd81beae471587d3 469bec94d925f232 234d122c950067f3 16959ef805ae512 715989086b0d2845 c4b88905d4e13978 730b66433a2d9f5f 17d07612634d6f0d bf339be91635feed 10e8a1b44d9ebffa 234d122c950067f3 c687004903496 5acd340c484d1b2d 5acd340c484d1b2d 7662a3069f7b53ff b3ba9ead6051e222
//@ expect: 96d02e5c642c7c5 0 8db1e9669ba815bd 2fc694 274d53e2547ca989 e6959b4725e0135 8db1e9669ba815bd 1320a6fceeb0cbd 8db1e9669ba815bd ea28950111791785 2050eceaef63159b 853f6136aadf07cb 2050eceaef63159b af34a6c83ee467eb 8db1e9669ba815bd a87a19be8a4a4 96d02e5c642c7c5 96d02e5c642c7c5 c8f69fa3d3e5ee4f 5efffbd1f0f8fd86
//@ expect: 42020e694c0ba0ee 0 617ee69f1c6385f6 1ca700 72ec18c221286bc0 3e37e3372d864eb7 617ee69f1c6385f6 f97b0a880c3ccc 617ee69f1c6385f6 9ce3fedc19fc807e 113b0af3f1520b3c 599be6ac12840963 bd484ea02a6f8b06 77ca6d07832d6cc0 617ee69f1c6385f6 5ebb10773a9ff 42020e694c0ba0ee 42020e694c0ba0ee 72ec18c1a8189124 f7c3fc8e713ee59e
//@ expect: d8f65a31c224e9d9 0 9593a44338d9901d 32f0cb 13fdb37721c42bf 2794fb2751b24347 9593a44338d9901d 146507ce9cc13fd 9593a44338d9901d 36438c32f8354dc7 8020a72cd4ed8441 2f63e98b36100fa1 8020a72cd4ed8441 67e781fb893646c6 9593a44338d9901d b2f0d62f82901 d8f65a31c224e9d9 d8f65a31c224e9d9 26ddb0e0aa601031 e1d363b8fd124e3a
