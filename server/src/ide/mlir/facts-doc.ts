/** What an operation of MLIR takes and gives, in MLIR's words, and what completion offers of it. */
import { describeFacts, type OpDescription } from '../../mlir/index.ts';

const COUNTS = { '': '', '*': 'any number of ', '?': 'perhaps ', '**': 'groups of ' } as const;

function values(words: string, list: OpDescription['operands']): readonly string[] {
  return list.map(({ name, count, type }) => `- ${words} \`${name}\`: ${COUNTS[count]}${type}`);
}

const OLD = 'An operation of older versions of MLIR.';

/** Operations that are read without facts of what they take and give. */
const PLAIN: Readonly<Record<string, string>> = {
  'builtin.module': 'A module: functions, globals and other modules, with symbols of its own.',
  'llvm.call_intrinsic': 'Calls an intrinsic of LLVM by its name.',
  'vector.extractelement': `${OLD} Now \`vector.extract\`.`,
  'vector.insertelement': `${OLD} Now \`vector.insert\`.`,
  'vector.splat': `${OLD} Now \`vector.broadcast\`.`,
};

/** Undefined for an operation that nobody knows. */
export function factsDoc(name: string): string | undefined {
  const facts = describeFacts(name);
  if (facts === undefined)
    return Object.hasOwn(PLAIN, name) ? `\`${name}\`\n\n${PLAIN[name]}` : undefined;
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
