/**
 * Features of AMD processors under LLVM's names: what decides whether an instruction is there. Made
 * after what `clang` 22 says of each processor ("target-features"), which a test compares.
 */

function without(
  from: ReadonlySet<string>,
  gone: readonly string[],
  more: readonly string[],
): ReadonlySet<string> {
  return new Set([...[...from].filter((one) => !gone.includes(one)), ...more]);
}

const GFX9 = new Set<string>([
  '16-bit-insts',
  'ci-insts',
  'cube-insts',
  'cvt-pknorm-vop2-insts',
  'dpp',
  'gfx8-insts',
  'gfx9-insts',
  'lerp-inst',
  'qsad-insts',
  's-memrealtime',
  's-memtime-inst',
  'sad-insts',
]);
const GFX906 = new Set([
  ...GFX9,
  'dl-insts',
  'dot1-insts',
  'dot10-insts',
  'dot2-insts',
  'dot7-insts',
]);
const GFX908 = new Set([
  ...GFX906,
  'dot3-insts',
  'dot4-insts',
  'dot5-insts',
  'dot6-insts',
  'mai-insts',
]);
const GFX90A = new Set([
  ...GFX908,
  'atomic-buffer-global-pk-add-f16-insts',
  'atomic-fadd-rtn-insts',
  'atomic-fmin-fmax-global-f64',
  'gfx90a-insts',
]);
const GFX9_4_GENERIC = new Set([
  ...GFX90A,
  'atomic-ds-pk-add-16-insts',
  'atomic-flat-pk-add-16-insts',
  'atomic-global-pk-add-bf16-inst',
  'gfx940-insts',
]);
const GFX942 = new Set([...GFX9_4_GENERIC, 'fp8-conversion-insts', 'fp8-insts', 'xf32-insts']);
const GFX950 = without(
  GFX942,
  ['xf32-insts'],
  [
    'ashr-pk-insts',
    'atomic-buffer-pk-add-bf16-inst',
    'bf8-cvt-scale-insts',
    'bitop3-insts',
    'dot12-insts',
    'dot13-insts',
    'f16bf16-to-fp6bf6-cvt-scale-insts',
    'f32-to-f16bf16-cvt-sr-insts',
    'fp4-cvt-scale-insts',
    'fp6bf6-cvt-scale-insts',
    'fp8-cvt-scale-insts',
    'gfx950-insts',
    'permlane16-swap',
    'permlane32-swap',
    'prng-inst',
  ],
);
const GFX101 = new Set([
  ...GFX9,
  'atomic-fmin-fmax-global-f32',
  'atomic-fmin-fmax-global-f64',
  'dl-insts',
  'gfx10-insts',
]);
const GFX1011 = new Set([
  ...GFX101,
  'dot1-insts',
  'dot10-insts',
  'dot2-insts',
  'dot5-insts',
  'dot6-insts',
  'dot7-insts',
]);
const GFX103 = new Set([...GFX1011, 'gfx10-3-insts']);
const GFX11 = without(
  GFX103,
  [
    'atomic-fmin-fmax-global-f64',
    'dot1-insts',
    'dot2-insts',
    'dot6-insts',
    's-memrealtime',
    's-memtime-inst',
  ],
  ['atomic-fadd-rtn-insts', 'dot12-insts', 'dot8-insts', 'dot9-insts', 'gfx11-insts'],
);
const GFX12 = without(
  GFX11,
  ['dot5-insts'],
  [
    'atomic-buffer-global-pk-add-f16-insts',
    'atomic-buffer-pk-add-bf16-inst',
    'atomic-ds-pk-add-16-insts',
    'atomic-flat-pk-add-16-insts',
    'atomic-global-pk-add-bf16-inst',
    'dot11-insts',
    'fp8-conversion-insts',
    'gfx12-insts',
  ],
);
const GFX1250 = without(
  GFX12,
  ['dot10-insts', 'dot11-insts', 'dot12-insts', 'dot9-insts'],
  [
    'add-min-max-insts',
    'ashr-pk-insts',
    'atomic-fmin-fmax-global-f64',
    'bf16-cvt-insts',
    'bf16-pk-insts',
    'bf16-trans-insts',
    'bitop3-insts',
    'clusters',
    'fp8e5m3-insts',
    'gfx1250-insts',
    'mcast-load-insts',
    'permlane16-swap',
    'pk-add-min-max-insts',
    'prng-inst',
    's-wakeup-barrier-inst',
    'setprio-inc-wg-inst',
    'tanh-insts',
    'tensor-cvt-lut-insts',
    'transpose-load-f4f6-insts',
    'vmem-pref-insts',
  ],
);

/** What processors share their features: the first name that a processor's begins with. */
const ROWS: readonly (readonly [name: RegExp, features: ReadonlySet<string>])[] = [
  [/^gfx90[0249c]$|^gfx9-generic$/, GFX9],
  [/^gfx906$/, GFX906],
  [/^gfx908$/, GFX908],
  [/^gfx90a$/, GFX90A],
  [/^gfx942$/, GFX942],
  [/^gfx950$/, GFX950],
  [/^gfx9-4-generic$/, GFX9_4_GENERIC],
  [/^gfx101[12]$/, GFX1011],
  [/^gfx101\d$|^gfx10-1-generic$/, GFX101],
  [/^gfx103\d$|^gfx10-3-generic$/, GFX103],
  [/^gfx11(?:\d\d|-generic)$/, GFX11],
  [/^gfx12(?:0\d|-generic)$/, GFX12],
  [/^gfx125\d$/, GFX1250],
];

/** The features of a processor; throws for names that are in no table. */
export function featuresOf(name: string): ReadonlySet<string> {
  const row = ROWS.find(([names]) => names.test(name));
  if (row === undefined) throw new Error(`no features are known of ${name}`);
  return row[1];
}
