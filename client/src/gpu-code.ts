/** Which texts hold GPU code. A Rust project without any never sees a process. */
import type { TextDocument } from 'vscode';

/** Languages of the targets, as package.json contributes them. */
export const ASSEMBLY_LANGUAGES: readonly string[] = ['ptx', 'amdgcn', 'sass', 'llvm'];

/**
 * What is in texts that may hold kernels or launch them; a test compares it with what the server's
 * dialects and launch APIs say.
 */
const WORDS =
  /"(?:gpu|ptx|amdgpu)-kernel"|\bcore::arch::(?:nvptx|amdgpu)\b|\bcuda_std\b|\bcuda_device\b|\bgpu_kernel\b|\bgpu_launch_sized_workgroup_mem\b|\bwarplens:|\b(?:cust|rustacuda)::|\blaunch!\s*\([^;!]*<<<|\bcudarc::|\.launch_builder\(|\bLaunchAsync\b|\bcuda_(?:core|host|async)::|\bcuda_launch(?:_async)?!|\b(?:cuLaunch(?:Cooperative)?Kernel(?:Ex)?|hipModuleLaunchKernel)\b|\bintrinsics::offload\b|\boffload!/;

/** Languages that kernels are written in. */
export const SOURCE_LANGUAGES: readonly string[] = ['rust', 'mlir'];

/** Is the text one that kernels may stand in? */
export function isSource({ languageId }: TextDocument): boolean {
  return SOURCE_LANGUAGES.includes(languageId);
}

/** Operations of MLIR's kernels. */
const MLIR_WORDS =
  /\b(?:gpu\.(?:module|func|launch|kernel)|nvvm\.kernel|rocdl\.kernel|ptx_kernelcc|amdgpu_kernelcc)\b/;

/** File names that GPUs' assembly shares with that of hosts, as a pattern for the client. */
export const SHARED_ASSEMBLY = '**/*.{s,S,asm,ASM}';

const SHARED_NAME = /\.(?:s|asm)$/i;

/** What assembly of a GPU has and that of a host has not, by its language. */
const ASSEMBLY_WORDS = [
  ['amdgcn', /\.amdgcn_target|\.amdhsa_|\bamdgcn-amd-|^[ \t]*s_endpgm\b/m],
  ['ptx', /^[ \t]*\.target\s+sm_\d/m],
] as const;

/** Is the text one of ours? */
export function wantsServer(document: TextDocument): boolean {
  // Of MLIR every text is checked that somebody opens.
  return document.languageId === 'mlir' || isAssembly(document) || hasGpuCode(document);
}

/** Is the text in an assembly language of a GPU? */
export function isAssembly(document: TextDocument): boolean {
  return (
    ASSEMBLY_LANGUAGES.includes(document.languageId) || assemblyLanguageOf(document) !== undefined
  );
}

/** The language of a text whose name may be that of a host's assembly; undefined when it is. */
export function assemblyLanguageOf(document: TextDocument): string | undefined {
  if (!SHARED_NAME.test(document.fileName)) return undefined;
  const text = document.getText();
  return ASSEMBLY_WORDS.find(([, words]) => words.test(text))?.[0];
}

/** Is there GPU code in a text of Rust or MLIR? */
export function hasGpuCode(document: TextDocument): boolean {
  if (document.languageId === 'mlir') return MLIR_WORDS.test(document.getText());
  return document.languageId === 'rust' && WORDS.test(document.getText());
}
