/**
 * The prelude as the bundles carry it, with its macros expanded: an engine over it starts several
 * times faster than one over the sources, for tests that make many. That it says what the sources
 * say is what server/test/prelude is about.
 */
import { flatPrelude } from '../../../tools/flatten-prelude.ts';
import { repoPath } from './paths.ts';

let texts: Readonly<Record<string, string>> | undefined;

/** Paths inside the prelude to texts. */
export function preludeTexts(): Readonly<Record<string, string>> {
  texts ??= flatPrelude(repoPath('.'));
  return texts;
}
