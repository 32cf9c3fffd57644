/** Public face of `cfg`: which code is compiled for a target, and what attributes say. */
export {
  type AttrArg,
  attrArgs,
  attrHasWord,
  attrName,
  attrValue,
  attrWords,
  findAttr,
  hasAttr,
  parseAttrArgs,
  splitCommas,
  unquote,
} from './attrs.ts';
export { activeAttrs, evalCfg, isActive, type ParseAttr } from './cfg-eval.ts';
export { type CfgOptions, cfgOptions, HOST_VIEW, PANIC_TEXT } from './cfg-options.ts';
