/** Facts of the operations of `ub`, one line each, in the notation of `row.ts`. */
export const UB = `
poison () -> (result:any) {value?:other} := dict ( '< $value^ '> )? ': T:result
unreachable () -> () | end := dict
`;
