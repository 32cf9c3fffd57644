/** The stand-in for Rust-CUDA's device library: what its types compute. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { runPtx } from '../../src/emulate/index.ts';
import { requireTool } from '../kit/index.ts';
import { testEngine } from './engine.ts';

describe("Rust-CUDA's device library", () => {
  const engine = testEngine();

  const emit = (source: string): string => {
    engine.setFile('/lib.rs', source);
    const { text, problems } = engine.emit('/lib.rs', 'ptx', { cpu: 'sm_80' });
    assert.deepEqual(problems, []);
    return text;
  };

  /** What one thread of kernel `k` leaves in its floats. */
  const floats = (body: string, count: number): number[] => {
    const { buffers, diagnostics } = runPtx(
      emit(`use cuda_std::{*, atomic::*, glam::*};
use core::sync::atomic::Ordering;
#[kernel]
pub unsafe fn k(out: *mut f32) { unsafe { ${body} } }`),
      {
        launches: [
          {
            kernel: 'k',
            grid: [1, 1, 1],
            block: [1, 1, 1],
            args: [{ name: 'out', buffer: 'f32', length: count, role: 'out' }],
          },
        ],
      },
      {},
    );
    assert.deepEqual(diagnostics, []);
    return [...new Float32Array(new Uint8Array(buffers[0]!.get('out')!).buffer)];
  };

  it('computes with references to vectors of glam', () => {
    const body = `let (a, b) = (Vec3::new(1.0, 2.0, 3.0), Vec3::new(4.0, 5.0, 6.0)); let (p, q, s) = (&a, &b, &2.0f32);
      let mut v = p * 2.0 + q - (a + q) / s; v *= s; v += p; v -= &b;
      let w = 2.0 * p + s * q; *out = v.x; *out.add(1) = v.y; *out.add(2) = v.z; *out.add(3) = w.x + w.y + w.z;`;
    assert.deepEqual(floats(body, 4), [4, 8, 12, 42]);
  });

  it('loads, stores and combines the bits of atomic floats', () => {
    const seen = floats(
      `let cell = SystemAtomicF32::new(1.5);
      *out = cell.fetch_add(2.0, Ordering::Relaxed); *out.add(1) = cell.load(Ordering::Acquire);
      cell.store(-2.0, Ordering::Release); *out.add(2) = cell.fetch_and(f32::from_bits(0x7fff_ffff), Ordering::AcqRel);
      *out.add(3) = cell.fetch_or(-0.0, Ordering::SeqCst);
      *out.add(4) = cell.fetch_xor(-0.0, Ordering::Relaxed);
      *out.add(5) = cell.load(Ordering::SeqCst);`,
      6,
    );
    assert.deepEqual(seen, [1.5, 3.5, -2, 2, -2, 2]);
  });

  it('takes floats apart and puts them together', () => {
    const seen = floats(
      `let (fraction, exp) = 6.0f32.frexp(); *out = fraction; *out.add(1) = exp as f32;
      *out.add(2) = 3.0f32.ldexp(-1);
      *out.add(3) = 0.75f32.scale_by_n(4);
      *out.add(4) = 40.0f32.unbiased_exp() as f32;
      let low = f32::NAN.saturate() + (-3.0f32).saturate();
      *out.add(5) = 1.5f32.saturate() + low + 0.25f32.saturate();
      let (sin, cos) = 0.5f32.sincospi(); *out.add(6) = sin + 10.0 * cos; *out.add(7) = 2.0f32.cospi();
      *out.add(8) = 0.0f32.error_function(); *out.add(9) = 0.0f32.complementary_error_function();`,
      10,
    );
    assert.deepEqual(seen, [0.75, 3, 1.5, 12, 5, 1.25, 1, 1, 0, 1]);
  });

  it('multiplies and measures matrices', () => {
    const seen = floats(
      `let m = Mat4::from_cols_array_2d(&[[2.0, 1.0, 0.0, 3.0], [0.0, 1.0, 4.0, 1.0], [5.0, 0.0, 1.0, 2.0], [1.0, 2.0, 0.0, 1.0]]);
      *out = m.determinant();
      let three = Mat3::from_cols_array_2d(&[[2.0, 0.0, 1.0], [1.0, 3.0, 2.0], [1.0, 1.0, 4.0]]);
      *out.add(1) = three.determinant();
      *out.add(2) = Mat2::from_cols_array_2d(&[[3.0, 1.0], [4.0, 2.0]]).determinant();
      let p = (Mat4::from_translation(vec3(1.0, 2.0, 3.0)) * Mat4::from_scale(vec3(2.0, 3.0, 4.0))).transform_point3(vec3(1.0, 1.0, 1.0));
      *out.add(3) = p.x; *out.add(4) = p.y; *out.add(5) = p.z;
      let turned = Mat4::from_axis_angle(Vec3::Z, 0.0).transform_vector3(vec3(5.0, 6.0, 7.0));
      *out.add(6) = turned.x + turned.y * 10.0 + turned.z * 100.0;`,
      7,
    );
    // By expansion along the first row.
    assert.deepEqual(seen, [-80, 18, 2, 3, 5, 7, 765]);
  });

  it('has the functions of libdevice that mathematics calls special', () => {
    const seen = floats(
      `*out = 2.5f32.j0() + 2.5f32.jn(0); *out.add(1) = 5.0f32.gamma();
      *out.add(2) = 1.0f32.log_gamma(); *out.add(3) = 0.5f32.inv_norm_cdf();
      *out.add(4) = 1.0f32.inv_complementary_error_function();`,
      5,
    );
    const j0 = Math.fround(-0.048383776468198);
    assert.deepEqual(seen, [2 * j0, 24, 0, -0, 0]);
  });

  it('reflects, mixes, limits and boxes vectors of vek', () => {
    const seen = floats(
      `use cuda_std::vek::{self, Aabb, Clamp, Clamp01, Lerp};
      type V = vek::Vec3<f32>;
      let (a, b) = (V::new(3.0, -4.0, 0.0), V::new(0.0, 1.0, 0.0));
      let r = a.reflected(b); *out = r.x + 10.0 * r.y;
      *out.add(1) = a.magnitude(); *out.add(2) = a.distance_squared(b) + a.distance(V::zero());
      *out.add(3) = V::lerp(a, b, 0.5).y; *out.add(4) = a.clamped(-1.0, 2.0).sum();
      *out.add(5) = 7.0f32.clamped01() + <f32 as Lerp>::lerp(1.0, 3.0, 0.25);
      let c = Aabb { min: V::zero(), max: V::from(4.0) };
      *out.add(6) = c.center().x + c.half_size().y + c.contains_point(V::one()) as u32 as f32;
      let mut m = 2.0 * a - &b; m *= 0.5; m += V::unit_z(); m[0] = 9.0;
      *out.add(7) = m.x + 10.0 * m.y + 100.0 * m.z;
      *out.add(8) = m.iter().copied().fold(0.0, f32::max) + V::partial_min(a, b).y;
      *out.add(9) = a.refracted(b, 1.0).y;`,
      10,
    );
    assert.deepEqual(seen, [43, 5, 39, -1.5, 1, 2.5, 5, 64, 5, -4]);
  });

  it('says which numbers another type holds, as num-traits does', () => {
    const seen = floats(
      `use cuda_std::vek::num_traits::{self, AsPrimitive, Bounded, Float, NumCast, ToPrimitive};
      let is = |x: bool| x as u32 as f32;
      *out = is(300u32.to_u8().is_none()) + is((-1i32).to_u64().is_none())
        + is(255u64.to_i8().is_none());
      *out.add(1) = 255u64.to_u8().unwrap() as f32 + (-128i64).to_i8().unwrap() as f32;
      *out.add(2) = is(255.9f32.to_u8() == Some(255)) + is(256.0f32.to_u8().is_none());
      *out.add(3) = is((-0.5f64).to_u32() == Some(0)) + is((-1.0f64).to_u32().is_none());
      *out.add(4) = is(f32::NAN.to_i32().is_none()) + is((i64::MAX as f64).to_i64().is_none());
      *out.add(5) = num_traits::cast::<i32, f32>(-3).unwrap() + AsPrimitive::<f32>::as_(2.5f64);
      *out.add(6) = num_traits::clamp(9, 1, 4) as f32 + <u8 as Bounded>::max_value() as f32;
      *out.add(7) = Float::max(2.0f32, 3.0) + Float::powi(2.0f32, 3)
        + <f32 as NumCast>::from(1u8).unwrap();`,
      8,
    );
    assert.deepEqual(seen, [3, 127, 2, 2, 2, -0.5, 259, 12]);
  });

  it('has the traits for numbers that came with vek', function () {
    const text = emit(`use cuda_std::{kernel, vek::num_traits::Num};
struct Up<T>(T, T);
impl<T: Num + Ord + Copy> Iterator for Up<T> {
  type Item = T;
  fn next(&mut self) -> Option<T> { let x = self.0; if x >= self.1 { None } else { self.0 = x + T::one(); Some(x) } }
}
#[kernel]
pub unsafe fn k(out: *mut i32, n: i32) { for i in Up(0, n) { unsafe { *out += i } } }`);
    const { status } = spawnSync(
      requireTool(this, 'ptxas'),
      ['-arch=sm_80', '-', '-o', '/dev/null'],
      {
        input: text,
      },
    );
    assert.equal(status, 0);
  });
});
