/**
 * Support routines in MIR: what a machine has no instruction for. A target asks by name and
 * compiles the result like any other function. One row each.
 */
import { invariant } from '../../base/index.ts';
import type { Helper, HelperBuilder } from './helper.ts';
import { fromInt, remainder, toInt } from './wide-floats.ts';
import { mulhi, mulOverflow, signedHalf, udivrem, unsignedHalf } from './wide-ints.ts';

export type { Helper } from './helper.ts';

const HELPERS: Readonly<Record<string, HelperBuilder>> = {
  'udivrem.i128': udivrem,
  'udiv.i128': unsignedHalf(0),
  'urem.i128': unsignedHalf(1),
  'sdiv.i128': signedHalf(0),
  'srem.i128': signedHalf(1),
  'umulhi.i128': mulhi(false),
  'smulhi.i128': mulhi(true),
  'umul.ovf.i128': mulOverflow(false),
  'smul.ovf.i128': mulOverflow(true),
  'f16.from.uint.i128': fromInt('f16', false),
  'f32.from.uint.i128': fromInt('f32', false),
  'f64.from.uint.i128': fromInt('f64', false),
  'f16.from.sint.i128': fromInt('f16', true),
  'f32.from.sint.i128': fromInt('f32', true),
  'f64.from.sint.i128': fromInt('f64', true),
  'uint.i128.from.f16': toInt('f16', false),
  'uint.i128.from.f32': toInt('f32', false),
  'uint.i128.from.f64': toInt('f64', false),
  'sint.i128.from.f16': toInt('f16', true),
  'sint.i128.from.f32': toInt('f32', true),
  'sint.i128.from.f64': toInt('f64', true),
  'rem.f32': remainder('f32'),
  'rem.f64': remainder('f64'),
};

/**
 * Builds the routine `name`; its `display` is that name. `symbol` gives the link name of others it
 * calls.
 */
export function buildHelper(name: string, symbol: (name: string) => string): Helper {
  const build = HELPERS[name];
  invariant(build !== undefined, `there is no support routine ${name}`);
  return build(name, symbol);
}
