/** The text of `docs/reference/spec.md`: words, and the tables of all keys. */
import {
  BUFFER_KEYS,
  EXPECTED_KEYS,
  EXPLICIT_KEYS,
  FILE_KEYS,
  FINDING_CODES,
  FUNCTIONS,
  GENERATORS,
  type KeyDoc,
  LAUNCH_KEYS,
  TENSOR_MAP_KEYS,
} from '../../src/spec/index.ts';
import { SPEC_EXAMPLES, type SpecExample } from './spec-examples.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What a key takes, in a word or two. */
function shapeOf(schema: Schema): string {
  if (Array.isArray(schema['enum'])) {
    const values = schema['enum'] as readonly string[];
    return values.length > 6 ? 'element type' : values.map((one) => `\`${one}\``).join(', ');
  }
  if (Array.isArray(schema['anyOf']))
    return [...new Set((schema['anyOf'] as readonly Schema[]).map(shapeOf))].join(' or ');
  if (typeof schema['$ref'] === 'string')
    return schema['$ref'].split('/').at(-1) === 'contents' ? '[contents](#contents)' : 'see below';
  if (schema['type'] === 'integer') return 'number';
  if (schema['type'] === 'array') return 'list';
  if (schema['type'] === 'boolean') return '`true`, `false`';
  return schema['type'] === 'string' ? 'text' : String(schema['type']);
}

function table(keys: Readonly<Record<string, KeyDoc>>): string {
  const rows = Object.entries(keys).map(
    ([key, { doc, schema }]) =>
      `| \`${key}\` | ${shapeOf(schema)} | ${doc.replaceAll('|', '\\|')} |`,
  );
  return ['| key | takes | meaning |', '|---|---|---|', ...rows].join('\n');
}

function exampleText({ title, words, code, dialect, spec }: SpecExample): string {
  const language = dialect === 'mlir' ? 'mlir' : 'rust';
  return `### ${title}

${words}

\`\`\`${language}
${code}
\`\`\`

\`\`\`json
${spec}
\`\`\`
`;
}

export function specPage(): string {
  return `# Launch specs

A launch spec says how kernels are launched, with which arguments, and what they must compute.
\`warplens run\` and \`warplens test\` read it; [your first run](../first-run.md) begins with one.

The spec of \`saxpy.rs\` is \`saxpy.warplens.json\` beside it, or \`saxpy.NAME.warplens.json\` where there are several.
For a package it is \`src/main.warplens.json\` beside the root of the crate, or any \`NAME.warplens.json\` in the package's folder, which is about the package's crate; \`"file"\` names any other file.
\`warplens run FILE\` takes the spec beside the file, \`warplens run FOLDER\` that of the package, \`warplens run SPEC.json\` the file that the spec is about, and \`--launch\` names a spec of any name. Where there are several, \`run\` says which ones it has not taken; \`warplens test\` runs all.
\`warplens spec FILE\` prints one to begin with, which runs as it is.
It is JSON; comments and a comma after the last element are allowed.
\`check\` and the editor read \`NAME.warplens.json\` as launches too: sizes of blocks and of dynamic workgroup memory where nothing else says them, and, where \`block\` is written, the lengths and integers that are passed. An access that such a launch always makes outside of a buffer is reported as [\`launch-buffer-too-short\`](../rules/launch-buffer-too-short.md); a launch with \`findings\` is left out.
An unknown key is an error, and all mistakes are reported at once, each at its line and column.
Editors complete and check it with [the schema](../../schemas/spec.schema.json), which VS Code knows by the file's name.

\`\`\`json
{
  "kernel": "saxpy",
  "grid": 4,
  "block": 64,
  "args": {
    "a": 2.5,
    "x": "[random(1); 250]",
    "y": "[i * 0.5; 250]",
    "n": 250
  },
  "expected": { "y": "a * x[i] + y[i]" }
}
\`\`\`

This file is the reference of every key; its tables are made of the schema.
[Examples](#examples) have one of each form: slices, references, structs with pointers, \`memory\`, buffers of structs, enums, 128 bits, several launches, expected values, row widths, dynamic memory, MLIR.

## The file

${table(FILE_KEYS)}

The keys of a launch are at the top level where there is one launch, else in the objects of \`launches\`.

## A launch

${table(LAUNCH_KEYS)}

## Arguments

There is one argument for each parameter of the function, whatever the ABI makes of it: a slice is one argument, and so are a struct, a memref and a \`DisjointSlice\`.

| parameter | argument |
|---|---|
| \`u32\`, \`f32\`, other numbers | a number; integers beyond 2^53 and special floats as text: \`"0xffff_ffff_ffff_ffff"\`, \`"inf"\`, \`"nan"\`, \`"-0"\`; or an expression: \`"n * n"\`, \`"x.len"\`, \`"v.scale + 1"\` |
| \`bool\`, \`char\` | \`true\` or \`false\`; text of one character: \`"a"\` |
| an enum without fields | the name of the variant, \`"Add"\`, or its number; names fill buffers too: \`"[Add; 5]"\` |
| \`*const T\`, \`*mut T\` | a buffer, or \`null\` |
| \`Option<&T>\`, \`NonNull<T>\`, \`Option<&[T]>\` | as the pointer in it; \`null\` for \`None\` |
| \`&T\`, \`&mut T\`, \`&[T; N]\`, \`&AtomicU32\` | a buffer of one element: a value alone is enough, \`0\`, \`[1, 2, 3]\` for \`&[u32; 3]\`, \`{"x": 1}\` for a struct |
| \`&[T]\`, \`&mut [T]\`, \`DisjointSlice<T>\` | a buffer; its length is passed with it. A \`DisjointSlice\` of rows whose width the host sets has it as \`row_width\`: \`{"init": "[0; m * n]", "row_width": "n"}\` |
| \`memref<..>\` | a buffer; \`shape\` says what the type leaves open |
| \`[T; N]\`, a vector, a tuple | a list, or an expression |
| a struct | an object of its fields, or a list in their order |
| a \`TmaDescriptor\`, or a pointer to one | \`{"tensor_map": {..}}\`: [tensor maps](#tensor-maps) |
| a pointer or slice in a struct, an array or an element of a buffer | a buffer of its own; \`{"same": "x"}\`, the buffer of another argument or of \`memory\`; \`null\` for a pointer |

A struct around one value is written as that value, so \`AtomicU32\` takes a number.
Numbers must be in the range of their types: \`-1\` is no \`u32\`, \`"0xffff_ffff"\` is.
The buffer of a pointer in a struct is called by its path, \`job.src\`, in \`expected\` and in expressions; in a list of structs \`jobs[0].src\`.
\`memory\` has buffers that no parameter takes, by name: \`"memory": { "bytes": "[i; 500]", "counts": "[0; 16]" }\`. Their elements are what the pointers point to that are given \`{"same": "bytes"}\`; \`{"type": "f32", "init": ..}\` says something else. They may have the same forms as all buffers, and \`expected\` names them as others.

A parameter that is left out gets what the launch in host code passes, where that is a constant.
Otherwise numbers are the number of threads in x, floats 1.5, inputs hold their index, what the kernel writes begins as zeros, and buffers have one element for each thread, or as many as the kernel turns out to read.
The same holds for the length of a buffer whose contents do not say it, such as \`"zeros"\` alone.
The report names everything that was made up.

## Contents

| contents | meaning |
|---|---|
| \`[1, 2, 3]\` | these values; each may be text, with an expression of the launch's numbers and buffers: \`["n + 1", "x[3]"]\`. Rows of a matrix may be lists themselves, structs are objects or lists |
| \`"[i * 0.5; 1000]"\` | 1000 elements by an expression; the length is an expression too: \`"[0; n * n]"\`, \`"[0; x.len]"\` |
| \`"i * 0.5"\` | an expression, where the length is known |
| \`7\` | every element, where the length is known |
| \`"zeros"\`, \`"ones"\`, \`"iota"\` | words for \`0\`, \`1\`, \`i\`, where the length is known |
| \`{"x": "i * 0.5", "id": 7}\` | every element of a buffer of structs: \`{"length": 100, "init": {"x": "i * 0.5", "id": 7}}\`. Texts are expressions in which \`i\` is the index of the element, in lists too: \`{"pos": ["i", 0, 0]}\`; addresses are the same for all |
| \`"x.npy"\`, \`"x.bin"\` | an array of NumPy, or the bytes of a \`.bin\`, \`.raw\` or \`.dat\` file, beside the spec |
| \`"from(y)"\`, \`"from(y, 0)"\` | what the buffer \`y\` held after the last launch that has it, or after launch 0, in its length |

The length is known where \`length\` or \`shape\` say it, or the type, as that of a reference.
Files are looked up beside the spec, and read when they are located in its project: the nearest repository, else the Cargo workspace, the package, or the spec's own folder. A spec that is located beside its data can be named with \`--launch\`.

A buffer may also be an object:

${table(BUFFER_KEYS)}

## Expressions

\`i\` is the index of the element and \`len\` the number of elements; arguments go by their names, numbers as \`n\`, buffers as \`x[i]\` with what they held before the launch.
A path leads to parts: \`job.n\` of a struct, \`w[2]\` of an array, \`p[i].x\` of an element, \`x.len\` to the elements of a buffer, \`out.row_width\` to the width of its rows.
For elements that are structs or arrays of one type, \`i\` counts their numbers, and so does \`x[i]\`.
\`i\` and \`len\` are there only where an expression is for all elements; in a list each value is one number.
Arguments may name each other in any order.
So may the fields of a struct, by their paths: \`{"n": 9, "src": "[i; job.n]"}\` for \`job\`.

Operators are those of Rust (\`+ - * / % << >> & | ^ == != < <= > >= && ||\`), with \`**\` for powers, and so are the kinds of numbers: \`7 / 2\` is 3, \`7 / 2.0\` is 3.5.
Integers are exact, and wrap to the type of the element when they are stored.
Each operation on floats is rounded to the type of the element: \`a * x[i] + y[i]\` for \`f32\` is what the same expression gives in Rust. So does \`warplens run\`, whatever the dialect. The text of a dialect that contracts products and sums (Rust-CUDA, cuda-oxide), run by \`--engine text\` and \`--compare\`, has \`fma(a, x[i], y[i])\` in its place, as the GPU has: for both, give such a value a \`ulp\` or another tolerance.

| function | value |
|---|---|
| \`random(seed)\` | any integer, or a float from 0 to 1; always the same for a seed |
| \`random(seed, lo, hi)\` | a number from \`lo\` up to \`hi\` |
| \`permutation(seed)\` | the numbers below \`len\` in some order |
| \`if(c, a, b)\` | \`a\` where \`c\` is not 0, else \`b\` |
| \`sum(k, from, to, e)\` | the sum of \`e\` for \`k\` from \`from\` up to \`to\`, in that order; so \`product\`, \`minimum\`, \`maximum\`: \`"maximum(k, 0, x.len, x[k])"\` |
| \`min\`, \`max\`, \`abs\`, \`pow\`, \`fma\`, \`float\`, \`int\` | as in Rust |
| \`div_ceil(a, b)\` | \`a / b\` of integers, rounded up |
| ${FUNCTIONS.filter(
    (one) =>
      ![
        'random',
        'permutation',
        'if',
        'sum',
        'product',
        'minimum',
        'maximum',
        'min',
        'max',
        'abs',
        'pow',
        'fma',
        'float',
        'int',
        'div_ceil',
      ].includes(one),
  )
    .map((one) => `\`${one}\``)
    .join(', ')} | computed in \`f64\` and rounded |

\`pi\`, \`e\`, \`inf\` and \`nan\` are constants.
A matrix product, row by row: \`"sum(k, 0, n, a[i / n * n + k] * b[k * n + i % n])"\`.

## Expected values

\`expected\` has contents by the name of the buffer, or an object:

${table(EXPECTED_KEYS)}

A function, and the launch that is compared with it:

\`\`\`rust
fn reference(i: usize, a: f32, x: &[f32], y: &[f32]) -> f32 {
    a * x[i] + y[i]
}
\`\`\`

\`\`\`json
{ "kernel": "saxpy", "args": { "a": 2, "x": "[i; 250]" }, "expected": { "y": { "fn": "reference", "ulp": 1 } } }
\`\`\`

In a test comment that is \`expect y = fn reference\`.

\`"from(y)"\` compares with what an earlier launch has left. Addresses are not compared: leave their fields out.
A list may be shorter than the buffer: then its first values are compared, and the report says how many.
Without a tolerance values must be equal; NaN equals NaN, and 0 equals -0.
A value passes when it is within one of \`abs\`, \`rel\` and \`ulp\`, which may be set at the launch or at a buffer.

## Findings

\`findings\` of a launch takes these codes; [execution](execution.md) says what each is: ${FINDING_CODES.map((one) => `\`${one}\``).join(', ')}.

## Examples

Each is complete but for what a file of its dialect begins with, and \`index()\`, the index of the thread in the grid.

${SPEC_EXAMPLES.map(exampleText).join('\n')}
## The long form

Keys of \`tensor_map\` ([example](#tensor-maps)), which are those of [\`cuTensorMapEncodeTiled\`](https://docs.nvidia.com/cuda/cuda-driver-api/group__CUDA__TENSOR__MEMORY.html):

${table(TENSOR_MAP_KEYS)}

What the driver would refuse is reported. Interleaved layouts, \`im2col\`, and swizzles that are wider than the rows of the box are not executed.

Arguments may also say their types themselves, as parameters of assembly texts need it; with the types of a kernel at hand they are compared with them:
\`{"name": "x", "buffer": "f32", "length": 200, "role": "in", "init": {"gen": "iota"}}\`.

${table(EXPLICIT_KEYS)}

Generators in the long form are objects with \`gen\`: ${Object.entries(GENERATORS)
    .map(
      ([name, keys]) =>
        `\`${name}\`${keys.length === 0 ? '' : ` (${keys.map((key) => `\`${key}\``).join(', ')})`}`,
    )
    .join(', ')}.
`;
}
