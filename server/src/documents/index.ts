/**
 * Public face of `documents`: open texts, their edits and places in them, in the units of the
 * client.
 */
export { chooseEncoding, type Encoding } from './encoding.ts';
export { documentsIn, Positions } from './positions.ts';
