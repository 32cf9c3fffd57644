/**
 * Which instances depend on some crates alone: those of their own functions for types that they or
 * the language define. By the orphan rule no impl of a crate above can take part in them, so that
 * they may be kept while that crate changes.
 */
import {
  type Crate,
  type GenericArg,
  HAS_ERROR,
  HAS_INFER,
  HAS_OPAQUE,
  HAS_PARAM,
  HAS_PROJ,
} from '../hir/index.ts';

const OPEN = HAS_ERROR | HAS_INFER | HAS_OPAQUE | HAS_PARAM | HAS_PROJ;

/**
 * Does a type or constant mention definitions of these crates only? A type lies with the topmost
 * crate it mentions.
 */
export function liesIn(crates: ReadonlySet<Crate>, arg: GenericArg): boolean {
  const { crate } = arg.home;
  return (arg.flags & OPEN) === 0 && (crate === undefined || crates.has(crate));
}
