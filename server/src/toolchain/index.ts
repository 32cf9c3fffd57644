/** Public face of `toolchain`: the only layer that starts processes. */
export { type CudaDevice, type ForeignFunctions, type NoGpu, openCuda } from './cuda.ts';
export { disassemblePtx, type MachineCode } from './disassemble.ts';
export { type DoctorLine, doctor } from './doctor.ts';
export { GitError, type GitFile, GitRepository, type GitTree } from './git.ts';
export { compileWithLlvm, type LlvmAnswer, type LlvmRequest } from './llvm.ts';
export { barWorkspaces } from './programs.ts';
export { compileAsProject } from './project-builds.ts';
export { type AssembledKernel, assemblePtx, type NotAssembled, oldestThatRuns } from './ptxas.ts';
export { compileWithRustc, type RustcAnswer, type RustcRequest } from './rustc.ts';
export { runSandboxed } from './sandbox.ts';
