/** Types of apng.mjs, for the tests. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly pixels: Buffer;
}
export function decodePng(file: Buffer): Picture;
export function animate(
  frames: readonly { readonly png: Buffer; readonly delay: number }[],
): Buffer;
