/** What `memref.atomic_rmw` and its like in other dialects do, in the order of their numbers. */
export const ATOMIC_KINDS: readonly string[] = [
  'addf',
  'addi',
  'assign',
  'maximumf',
  'maxs',
  'maxu',
  'minimumf',
  'mins',
  'minu',
  'mulf',
  'muli',
  'ori',
  'andi',
  'maxnumf',
  'minnumf',
  'xori',
];
