/** A profile as a document; `schemas/profile.schema.json` describes it. */
import type {
  Counts,
  Profile,
  ProfileInstruction,
  ProfileLaunch,
  ProfileLine,
  ProfilePlace,
} from '../ide/index.ts';
import type {
  CountsDocument,
  ProfileDocument,
  ProfileInstructionDocument,
  ProfileLaunchDocument,
  ProfileLineDocument,
} from './documents.ts';
import type { Locate } from './located.ts';

/** Grows when a field changes its meaning or goes away. */
const SCHEMA_VERSION = 1;

export function profileDocument(profile: Profile, locate: Locate): ProfileDocument {
  const { target, cpu, problems, launches } = profile;
  return {
    schemaVersion: SCHEMA_VERSION,
    target,
    cpu,
    problems,
    launches: launches.map((launch) => launchDocument(launch, locate)),
  };
}

function launchDocument(launch: ProfileLaunch, locate: Locate): ProfileLaunchDocument {
  const { index, name, grid, block, about, total, lines, instructions, estimate } = launch;
  const { kernel, isComplete: complete, lanes, blocks, warps, threads } = about;
  const { sectorBytes, lineBytes, banks, sectorsRead, sectorsWritten } = about;
  return {
    index,
    name,
    kernel,
    grid,
    block,
    complete,
    lanes,
    blocks,
    warps,
    threads,
    sectorBytes,
    lineBytes,
    banks,
    sectorsRead,
    sectorsWritten,
    total: countsDocument(total),
    lines: lines.map((line) => lineDocument(line, instructions, locate)),
    instructions: instructions.map((one) => instructionDocument(one, locate)),
    ...(estimate && { estimate }),
  };
}

function lineDocument(
  { place, source, counts, cycles, instructions }: ProfileLine,
  all: readonly ProfileInstruction[],
  locate: Locate,
): ProfileLineDocument {
  return {
    path: place === undefined ? null : locate(place.span).path,
    line: place === undefined ? null : place.line + 1,
    source,
    ...countsDocument(counts),
    cycles: rounded(cycles),
    textLines: instructions.map((at) => all[at]!.line + 1),
  };
}

function instructionDocument(one: ProfileInstruction, locate: Locate): ProfileInstructionDocument {
  return {
    line: one.line + 1,
    index: one.index,
    text: one.text,
    ...(one.place && { source: placeText(one.place, locate) }),
    ...countsDocument(one),
    cycles: rounded(one.cycles),
  };
}

/** `path:line`, one-based. */
export function placeText({ span, line }: ProfilePlace, locate: Locate): string {
  return `${locate(span).path}:${line + 1}`;
}

function countsDocument(counts: Counts): CountsDocument {
  const { executed, threads, predicated, branches, divergent, barriers, barrierWaits } = counts;
  const spaces = Object.fromEntries(
    Object.entries(counts.spaces).map(([name, space]) => [name, { ...space }]),
  );
  return { executed, threads, predicated, branches, divergent, barriers, barrierWaits, spaces };
}

function rounded(cycles: number): number {
  return Math.round(cycles * 10) / 10;
}
