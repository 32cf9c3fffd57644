/** Numbers of closures and of other bodies that are values: unique, for names in listings. */

let next = 0;

export function nextClosureId(): number {
  return next++;
}
