/**
 * Traits that the compiler implements itself for some types: `Sized`, `Copy` and `Clone` of
 * compounds, markers.
 */
import type { TraitDef } from '../defs.ts';
import type { Ty } from '../ty.ts';
import type { Cx } from '../types/cx.ts';
import { substTy } from '../types/fold.ts';
import { fieldsOf } from '../types/items.ts';
import { langTrait } from '../types/lang.ts';

/**
 * `holds`: implemented by the compiler; `parts`: when all these types implement it; `other`: look
 * at impls.
 */
export type BuiltinAnswer = 'holds' | 'fails' | 'other' | { readonly parts: readonly Ty[] };

const MARKERS = ['tuple_trait', 'destruct', 'pointee_trait', 'discriminant_kind', 'freeze'];

function copyParts(ty: Ty): BuiltinAnswer {
  switch (ty.kind) {
    case 'bool':
    case 'char':
    case 'int':
    case 'float':
    case 'never':
    case 'ptr':
    case 'fn-ptr':
    case 'fn-def':
    case 'error':
      return 'holds';
    case 'ref':
      return ty.mut ? 'fails' : 'holds';
    case 'str':
    case 'slice':
    case 'dyn':
      return 'fails';
    case 'tuple':
      return { parts: ty.elems };
    case 'array':
      return { parts: [ty.elem] };
    case 'closure':
      // What runs in steps is not copied.
      if (ty.def.coroutine !== undefined) return 'fails';
      return { parts: ty.def.captures.map((c) => substTy(c, ty.args)) };
    case 'infer':
      return ty.flavor === 'any' ? 'other' : 'holds';
    default:
      return 'other';
  }
}

/** The compiler's own answer to `ty: trait`. `ty` is resolved at the top. */
export function builtinAnswer(cx: Cx, trait: TraitDef, ty: Ty): BuiltinAnswer {
  // Whether something may cross threads is for rustc to say; auto traits of others choose between
  // impls.
  if (trait.node.auto !== undefined && trait.crate.isPrelude) return 'holds';
  const lang = trait.lang;
  if (lang === undefined) return 'other';
  if (lang === 'copy' || lang === 'clone') return copyParts(ty);
  if (lang === 'sized')
    return ty.kind === 'str' || ty.kind === 'slice' || ty.kind === 'dyn' ? 'fails' : 'holds';
  if (lang === 'fn_ptr_trait')
    return ty.kind === 'fn-ptr' ? 'holds' : ty.kind === 'infer' ? 'other' : 'fails';
  if (MARKERS.includes(lang) && langTrait(cx, lang) === trait)
    return lang === 'freeze' ? 'other' : 'holds';
  return 'other';
}

/**
 * What a value of the type consists of, as auto traits see it; undefined where that is not known.
 */
export function partsOf(cx: Cx, ty: Ty): readonly Ty[] | undefined {
  switch (ty.kind) {
    case 'ref':
    case 'ptr':
      return [ty.inner];
    case 'array':
    case 'slice':
      return [ty.elem];
    case 'tuple':
      return ty.elems;
    case 'closure':
      return ty.def.captures.map((c) => substTy(c, ty.args));
    case 'adt': {
      const owners = ty.def.kind === 'enum' ? ty.def.variants : [ty.def];
      return owners.flatMap((owner) => fieldsOf(cx, owner).map((f) => substTy(f.ty, ty.args)));
    }
    case 'param':
    case 'proj':
    case 'opaque':
    case 'dyn':
    case 'foreign':
      return undefined;
    default:
      return [];
  }
}
