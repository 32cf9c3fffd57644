/**
 * Public face of `macros`: expansion of macro calls as tokens, hygiene marks, derives. It resolves
 * no names.
 */
export {
  type BuiltinContext,
  type BuiltinHost,
  type BuiltinOutcome,
  expandBuiltin,
  type Included,
} from './builtin.ts';
export { copiesOf } from './copies.ts';
export { expandGpuPrintf } from './cuda-oxide.ts';
export { type DeriveContext, type DerivedImpl, type DeriveNode, deriveImpl } from './derive.ts';
export { IMPLIED_DERIVES, pathBeside } from './derive-bytemuck.ts';
export { dispatched, fromVariants } from './enum-dispatch.ts';
export { expandPlain } from './expand-plain.ts';
export { expandRules, type TokensOutcome } from './expand-rules.ts';
export {
  callCtxt,
  callOrigin,
  crateOfMark,
  defSiteModule,
  editionOf,
  type Mark,
  Marker,
  type MarkOrigin,
  markInfo,
  newBudget,
  outerMark,
  rootCall,
} from './hygiene.ts';
export { placeKey } from './place-key.ts';
export { printTokens } from './print-tokens.ts';
export { expandPtxAsm, type PtxAsmMistake } from './ptx-asm.ts';
export { type QuotePlace, quoteOnce } from './quote.ts';
export { noteTwins } from './twins.ts';
