/** What an operation of MLIR takes and gives, in MLIR's words, and what completion offers of it. */
import { describeFacts, type OpDescription } from '../../mlir/index.ts';

const COUNTS = { '': '', '*': 'any number of ', '?': 'perhaps ', '**': 'groups of ' } as const;

function values(words: string, list: OpDescription['operands']): readonly string[] {
  return list.map(({ name, count, type }) => `- ${words} \`${name}\`: ${COUNTS[count]}${type}`);
}

/** Undefined for an operation that nobody knows. */
export function factsDoc(name: string): string | undefined {
  const facts = describeFacts(name);
  if (facts === undefined) return undefined;
  const attributes = facts.attributes.map(
    ({ name: own, optional, words }) =>
      `- attribute \`${own}\`${optional ? ' (may be left out)' : ''}${words === undefined ? '' : `: ${words}`}`,
  );
  const lines = [
    ...values('operand', facts.operands),
    ...attributes,
    ...values('result', facts.results),
  ];
  const compiled = facts.inKernels ? [] : ['Not compiled inside kernels yet.'];
  return [`\`${name}\``, lines.join('\n'), ...compiled].filter((part) => part !== '').join('\n\n');
}
