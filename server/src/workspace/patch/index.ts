/**
 * How a crate takes an edit in where it stands, which is how its query is brought up to date: from
 * the text that changed to the tree with the old nodes of all that did not, and to the definitions
 * that come, go or get other code. What cannot be taken in so is collected anew. Nothing else in
 * the program changes what was made before.
 */
export {
  type CrateTexts,
  MAX_PATCHES,
  patchCrate,
  type StaleFile,
  staleFile,
} from './crate-patch.ts';
export { currentIn, FollowedTexts } from './followed-text.ts';
export { SeenTree } from './reparsed-file.ts';
export { TextPlaces } from './text-places.ts';
