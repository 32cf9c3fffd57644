/** Public face of `debug`: sessions of a debugger over the Debug Adapter Protocol. */
export type { DebugHost, LaunchArguments, Program, ProgramLaunch } from './api.ts';
export { programOf } from './program.ts';
export { CAPABILITIES, DebugSession } from './session.ts';
