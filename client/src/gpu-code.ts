/** Which texts hold GPU code. A Rust project without any never sees a process. */
import type { TextDocument } from 'vscode';

/** Languages of the targets, as package.json contributes them. */
export const ASSEMBLY_LANGUAGES: readonly string[] = ['ptx', 'amdgcn'];

/** Words of texts that may hold kernels; a test compares them with those that the server knows. */
const WORDS =
  /"(?:gpu|ptx|amdgpu)-kernel"|\bcore::arch::(?:nvptx|amdgpu)\b|\bcuda_std\b|\bcuda_device\b|\bgpu_launch_sized_workgroup_mem\b|\bwarplens:/;

/** Languages that kernels are written in. */
export const SOURCE_LANGUAGES: readonly string[] = ['rust', 'mlir'];

/** Is the text one that kernels may stand in? */
export function isSource({ languageId }: TextDocument): boolean {
  return SOURCE_LANGUAGES.includes(languageId);
}

/** Operations of MLIR's kernels. */
const MLIR_WORDS = /\bgpu\.(?:module|func|launch)\b/;

/** Is the text one of ours? */
export function wantsServer(document: TextDocument): boolean {
  return ASSEMBLY_LANGUAGES.includes(document.languageId) || hasGpuCode(document);
}

/** Is there GPU code in a text of Rust or MLIR? */
export function hasGpuCode(document: TextDocument): boolean {
  if (document.languageId === 'mlir') return MLIR_WORDS.test(document.getText());
  return document.languageId === 'rust' && WORDS.test(document.getText());
}
