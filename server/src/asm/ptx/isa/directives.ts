/** Directives (PTX ISA 11) and what each is for. */

export interface PtxDirectiveRow {
  /** Without the dot. */
  readonly name: string;
  readonly form: string;
  readonly ptx: number;
  readonly sm: number;
  readonly doc: string;
}

const row = (name: string, form: string, doc: string, ptx = 10, sm = 0): PtxDirectiveRow => ({
  name,
  form,
  ptx,
  sm,
  doc,
});

export const ptxDirectives: readonly PtxDirectiveRow[] = [
  row(
    'version',
    '.version major.minor',
    'First directive of a module: the version of the PTX language it is written in.',
  ),
  row(
    'target',
    '.target sm_80, ...',
    'GPU architecture the module is for, and options such as `debug` or `texmode_unified`. Names ending in `a` or `f` give access to features of that architecture or family only.',
  ),
  row('address_size', '.address_size 64', 'Bits of an address in the module.', 23),
  row('entry', '.entry name (params) { }', 'A kernel: a function that the host launches.'),
  row('func', '.func (results) name (params) { }', 'A device function, defined or declared.'),
  row('alias', '.alias f, g;', 'Makes f another name of the function g.', 63, 30),
  row('branchtargets', 'label: .branchtargets a, b;', 'Table of labels for `brx.idx`.', 60, 30),
  row('calltargets', 'label: .calltargets f, g;', 'Functions an indirect call may go to.', 21, 20),
  row(
    'callprototype',
    'label: .callprototype (ret) _ (params);',
    'Signature of an indirect call.',
    21,
    20,
  ),
  row('maxnreg', '.maxnreg n', 'Upper bound of the registers of a thread.', 13),
  row('maxntid', '.maxntid x, y, z', 'Largest block the kernel will be launched with.', 13),
  row('reqntid', '.reqntid x, y, z', 'The block size the kernel must be launched with.', 21),
  row(
    'minnctapersm',
    '.minnctapersm n',
    'Blocks that should fit on a multiprocessor together; bounds the registers.',
    20,
  ),
  row('maxnctapersm', '.maxnctapersm n', 'Older name of `.minnctapersm`.', 13),
  row('noreturn', '.noreturn', 'The function never returns to its caller.', 64, 30),
  row('pragma', '.pragma "text";', 'A hint to the assembler such as "nounroll".', 20),
  row(
    'abi_preserve',
    '.abi_preserve n',
    'Number of data registers the function must keep for its caller.',
    90,
    80,
  ),
  row(
    'abi_preserve_control',
    '.abi_preserve_control n',
    'Number of control registers the function must keep for its caller.',
    90,
    80,
  ),
  row('section', '.section name { data }', 'A debug section (DWARF).', 20),
  row('file', '.file index "name"', 'Gives a source file the number that `.loc` uses.'),
  row(
    'loc',
    '.loc file line column',
    'Source line of the instructions that follow; `inlined_at` names the call an inlined line stands for.',
  ),
  row('extern', '.extern', 'Declares a name that another module defines.'),
  row('visible', '.visible', 'Makes a name known to other modules and to the host.'),
  row('weak', '.weak', 'Like visible, but gives way to another definition of the name.', 31),
  row(
    'common',
    '.common',
    'A global variable that several modules may declare; the largest wins.',
    50,
  ),
  row(
    'reqnctapercluster',
    '.reqnctapercluster x, y, z',
    'Blocks in a cluster the kernel must be launched with.',
    78,
    90,
  ),
  row('explicitcluster', '.explicitcluster', 'The kernel must be launched with clusters.', 78, 90),
  row('maxclusterrank', '.maxclusterrank n', 'Largest number of blocks in a cluster.', 78, 90),
  row(
    'blocksareclusters',
    '.blocksareclusters',
    'The launch counts clusters, not blocks, in its grid.',
    90,
    90,
  ),
  row('reg', '.reg .type %r<n>;', 'Declares virtual registers; `%r<4>` declares `%r0` to `%r3`.'),
  row('sreg', '.sreg', 'The space of special registers.'),
  row('const', '.const .type name', 'Constant memory: read-only, 64 KiB, cached.'),
  row('global', '.global .type name', 'Global memory: seen by all threads and the host.'),
  row('local', '.local .type name', 'Local memory: private to a thread.'),
  row('param', '.param .type name', 'Parameters of kernels and functions.'),
  row('shared', '.shared .type name', 'Shared memory: seen by all threads of a block.'),
  row('tex', '.tex .u32 name', 'Texture names of old modules; `.texref` replaces it.'),
  row('align', '.align n', 'Alignment of a variable in bytes.'),
  row(
    'ptr',
    '.ptr .space .align n',
    'Tells that a kernel parameter is a pointer, into which space and how aligned.',
    22,
  ),
  row(
    'attribute',
    '.attribute(.managed)',
    'Attribute of a variable or function: `.managed` memory, `.unified` names.',
    40,
    30,
  ),
];

const byName = new Map(ptxDirectives.map((r) => [r.name, r]));

/** The row of a directive, given without its dot. */
export function findPtxDirective(name: string): PtxDirectiveRow | undefined {
  return byName.get(name);
}
