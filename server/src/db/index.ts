/** Public face of `db`: the one place where computed values are kept. */
export { BUDGETS, type Budget, type MemoryClass } from './budgets.ts';
export { Database, type DatabaseOptions, type QueryCounts } from './database.ts';
export {
  forgetMemos,
  identities,
  memo,
  type Table,
  type TableCounts,
  tableReport,
} from './memo.ts';
export {
  Cancelled,
  type CycleStep,
  type DerivedQuery,
  derived,
  type InputQuery,
  input,
  OverBudget,
  type Query,
  QueryCycle,
  type Reading,
} from './query.ts';
