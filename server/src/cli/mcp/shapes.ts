/** Schemas that several tools share. */
import { targetInfos } from '../../ide/index.ts';
import type { Zod } from './kit.ts';

/** Most items that a caller may ask for at once. */
const MOST = 1000;

/** The fields of pages, for the input of a tool. */
export function pageInput(z: Zod) {
  return {
    limit: z.int().min(1).max(MOST).optional().describe('most items of the answer'),
    cursor: z
      .string()
      .max(64)
      .optional()
      .describe('`nextCursor` of the answer before, with the same other arguments'),
  };
}

/** The fields of pages, for the output of a tool. */
export function pageOutput(z: Zod) {
  return {
    total: z.int().describe('items on all pages'),
    nextCursor: z.string().optional().describe('there is more: give it as `cursor`'),
  };
}

export function pathInput(z: Zod) {
  return z
    .string()
    .max(4096)
    .optional()
    .describe('file or folder of the workspace; all of it when left out');
}

/** A file that has to be named. */
export function fileInput(z: Zod) {
  return z.string().min(1).max(4096).describe('Rust or MLIR file of the workspace, or its folder');
}

export function kernelInput(z: Zod) {
  return z.string().max(512).optional().describe('name or symbol of a kernel');
}

export function targetInput(z: Zod) {
  return z
    .enum(targetInfos.map(({ name }) => name) as ['ptx', 'amdgcn'])
    .optional()
    .describe('what to compile to; what the project is for when left out');
}

export function cpuInput(z: Zod) {
  return z.string().max(64).optional().describe('GPU such as `sm_90` or `gfx942`');
}

export function placeShape(z: Zod) {
  return {
    file: z.string(),
    line: z.int().describe('from 1'),
    column: z.int().describe('from 1, in UTF-16 units'),
  };
}

export function problemShape(z: Zod) {
  return z.object({
    ...placeShape(z),
    code: z.string(),
    severity: z.string(),
    message: z.string(),
  });
}
