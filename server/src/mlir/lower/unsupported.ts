/**
 * What the front end cannot compile yet, by name and at its place; the kernel that reaches it is
 * left out.
 */
export class Unsupported extends Error {
  override name = 'Unsupported';
  readonly what: string;
  readonly start: number;
  readonly end: number;

  constructor(what: string, at: { readonly start: number; readonly end: number }) {
    super(what);
    this.what = what;
    this.start = at.start;
    this.end = at.end;
  }
}
