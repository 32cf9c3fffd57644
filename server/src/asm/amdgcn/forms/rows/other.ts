/**
 * Exports, interpolation, cluster and tensor memory, and the like. `../form.ts` describes the
 * notation.
 */
export const otherForms = `
exp
 exptgt voff voff voff voff | 1100-1150
 exptgt voff voff voff voff +done | 1100-1150
 exptgt voff voff voff voff +row_en <m0 | 1100-1150
 exptgt voff voff voff voff +done +row_en <m0 | 1100-1150
 exptgt voff voff voff voff compr? vm? | 900-9g,1010-1030
 exptgt voff voff voff voff +done compr? vm? | 900-9g,1010-1030
export
 exptgt voff voff voff voff | 1200
 exptgt voff voff voff voff +done | 1200
 exptgt voff voff voff voff +row_en <m0 | 1200
 exptgt voff voff voff voff +done +row_en <m0 | 1200
lds_direct_load
 =v1 wait_vdst? <m0 | 1100-1150
lds_param_load
 =v1 attr attrchan wait_vdst? <m0 | 1100-1150
`;
