/** The table of instruction forms, and instructions held against it. */
export { acceptedOn } from './accepted.ts';
export {
  formsOn,
  type InstructionProblem,
  type InstructionProblemCode,
  judgeInstruction,
  type MatchedForm,
  matchedForm,
  namesOn,
} from './check-instruction.ts';
export { describeToken } from './classes.ts';
export type { MatchContext } from './context.ts';
export { type AmdgcnForm, formNames, formsOf } from './form.ts';
export { type AmdgcnGpu, amdgcnGpu, COLUMNS } from './gpus.ts';
export { type Bound, itemsOf } from './match.ts';
export { modifierNames } from './modifiers.ts';
export { registersOn } from './registers.ts';
export { type FormOperand, formOperands, rolesOfInstruction } from './roles.ts';
export { spellingOn } from './spelling.ts';
export { closest, nearestWord, wordsOf } from './word-operands.ts';
