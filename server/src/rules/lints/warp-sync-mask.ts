/** Warp operations whose mask and whose lanes are not the same. */
import {
  type MissedLane,
  maskedOperations,
  missedLanes,
  type WarpMistake,
  warpMistakes,
} from '../../analysis/index.ts';
import type { TExprOf } from '../../hir/index.ts';
import type { SourceLoc } from '../../mir/index.ts';
import { bad, defineRule, good } from '../define-rule.ts';
import { type DeviceCode, remember } from '../device-code.ts';
import { plainName } from '../edits.ts';
import { decidedAt } from '../given-by.ts';
import type { SizedLaunch } from '../launches/passed.ts';
import { blamed, placesInCode } from '../memory/exclusive-place.ts';
import { comesAsWarps } from '../mir/launch-edges.ts';

/** A lane of the mask, or one that is read, does not execute the operation. */
type Absent =
  | { readonly kind: 'absent'; readonly mask: number; readonly lanes: string }
  | Omit<Extract<WarpMistake, { kind: 'source' }>, 'inst'>
  | Omit<Extract<WarpMistake, { kind: 'ended' }>, 'inst'>;

type Data = Missed | (Absent & { readonly at: SourceLoc | undefined });

type Missed = Pick<MissedLane, 'mask' | 'lane'> & {
  readonly kind: 'missed';
  /** The lane is there in launches of a whole warp, which nobody has said this one is. */
  readonly assumed: boolean;
  /** The operation. */
  readonly at: SourceLoc | undefined;
};

/** What a launch most often has at least. */
const WHOLE_WARP = [32, 1, 1] as const;

/** An operation with a mask; what stays of it when the code goes. */
interface Operation {
  readonly loc: SourceLoc | undefined;
  readonly missed: Data | undefined;
}

const byBlock = remember(() => new Map<string, readonly Operation[]>());

/** Most kernels have no such operations, and are not looked into. */
const masked = remember((code: DeviceCode): boolean =>
  [...code.parts.funcs.values()].some((fn) => maskedOperations(fn).length > 0),
);

function operationsOf(
  code: DeviceCode,
  block: readonly [number, number, number] | undefined,
  launches: readonly SizedLaunch[],
): readonly Operation[] {
  if (!masked(code)) return [];
  const known = byBlock(code);
  const key = JSON.stringify([block, launches]);
  let found = known.get(key);
  if (found === undefined) {
    const fn = code.whole();
    const mistakes = fn === undefined ? [] : warpMistakes(fn, block);
    const sure = [
      ...(fn === undefined ? [] : missedLanes(fn, block)),
      ...mistakes.filter(isMissed),
    ];
    const likely = fn === undefined || block ? [] : missedLanes(fn, WHOLE_WARP);
    const absent = mistakes.filter((one): one is NotMissed => !isMissed(one));
    found = maskedOperations(fn ?? { blocks: [] }).map((inst) => {
      const certain = sure.find((lane) => lane.inst === inst);
      const one = certain ?? likely.find((lane) => lane.inst === inst);
      const assumed = certain === undefined;
      const mistake = absent.find((other) => other.inst === inst);
      // Where all launches come to it as whole warps, no lane has ended.
      const isWhole =
        mistake?.kind === 'ended' && fn !== undefined && comesAsWarps(fn, inst, launches);
      if (mistake !== undefined && !isWhole && (one === undefined || assumed))
        return { loc: inst.loc, missed: { ...dataOf(mistake), at: inst.loc } };
      if (one === undefined) return { loc: inst.loc, missed: undefined };
      const { mask, lane } = one;
      return { loc: inst.loc, missed: { kind: 'missed', mask, lane, assumed, at: inst.loc } };
    });
    known.set(key, found);
  }
  return found;
}

type NotMissed = Exclude<WarpMistake, { kind: 'missed' }>;

function isMissed(one: WarpMistake): one is Exclude<WarpMistake, NotMissed> {
  return one.kind === 'missed';
}

function dataOf(mistake: NotMissed): Absent {
  const { inst: _, ...rest } = mistake;
  return rest.kind === 'absent' ? { ...rest, lanes: lanesIn(rest.lanes) } : rest;
}

/** `lanes 0 to 7 and 16`, of the bits of a mask. */
function lanesIn(bits: number): string {
  const runs: string[] = [];
  let count = 0;
  for (let lane = 0; lane < 32; lane++) {
    if (Math.floor(bits / 2 ** lane) % 2 === 0) continue;
    const from = lane;
    while (lane < 31 && Math.floor(bits / 2 ** (lane + 1)) % 2 === 1) lane++;
    runs.push(from === lane ? `${from}` : `${from} to ${lane}`);
    count += lane - from + 1;
  }
  const shown = runs.length > 3 ? [...runs.slice(0, 2), 'others'] : runs;
  const last = shown.pop()!;
  return `${count === 1 ? 'lane' : 'lanes'} ${shown.length > 0 ? `${shown.join(', ')} and ` : ''}${last}`;
}

function hex(mask: number): string {
  return `0x${mask.toString(16).padStart(8, '0')}`;
}

/**
 * Which argument of a call is the mask: that of such a name, else the first, as intrinsics have it.
 */
function maskOf({ callee }: TExprOf<'call'>): number {
  const def = callee.kind === 'fn-ref' && callee.def.kind === 'fn' ? callee.def : undefined;
  const params = def?.node.paramList.params ?? [];
  const named = params.findIndex(
    (param) => param.kind === 'Param' && /mask/.test(plainName(param) ?? ''),
  );
  return Math.max(0, named);
}

const PLACES = placesInCode<Data>('masks of warp operations', (places, code, kernel, ctx) => {
  const { block, args, facts } = ctx.launch(kernel) ?? {};
  // What is said of parameters may say that warps are full.
  const isOpen = (args ?? []).length === 0 && (facts ?? []).length === 0;
  for (const { loc, missed } of operationsOf(code, block, ctx.sizedLaunches(kernel))) {
    if (missed === undefined || (missed.kind === 'ended' && !isOpen)) places.addGood(loc);
    else if (missed.kind !== 'missed') places.addBad(loc, missed);
    else places.addBad(loc, missed, decidedAt(ctx, ctx.ownPlaces(loc), maskOf));
  }
});

/** What only threads that have gone another way spoil is less than what each that comes does. */
function severityOf(data: Data): { readonly severity?: 'info' | 'warning' } {
  if (data.kind !== 'missed') return { severity: 'warning' };
  return data.assumed ? { severity: 'info' } : {};
}

export const warpSyncMask = defineRule<Data>({
  name: 'warp-sync-mask',
  severity: 'error',
  since: '0.1',
  title: 'the mask of a warp operation and the lanes that execute it differ',
  what: (data) => {
    if (data.kind === 'absent')
      return `the mask ${hex(data.mask)} names ${data.lanes}, which ${data.lanes.startsWith('lane ') ? 'does' : 'do'} not execute this`;
    if (data.kind === 'source')
      return `lane ${data.lane} takes the value of lane ${data.source}, which is inactive here${data.isNamed ? '' : ' and not in the mask'}`;
    if (data.kind === 'ended')
      return `lane ${data.lane} takes the value of lane ${data.source}, which has ended where a launch ends in the middle of a warp`;
    const assumed = data.assumed ? ', in launches of a whole warp' : '';
    return `lane ${data.lane} executes this with a mask that does not name it: ${hex(data.mask)}${assumed}`;
  },
  why: 'the threads of a warp that execute an operation and those that its mask names must be the same; otherwise the result is undefined, and the warp may hang',
  help: 'name all lanes that come here, `0xffff_ffff` where the whole warp does, or move the operation out of the condition; a comment `// warplens: launch(block = N)` above the kernel says how many threads there are',
  reach: {
    decides:
      'whether a mask names lanes that do not execute the instruction, by the branches that lead there, and whether a thread stores what it has made of the value of a lane that has ended before (`if i >= n { return; }` in front of a sum of a warp)',
    leaves:
      'masks and branches that data decide; lanes that a parameter sends another way without ending them',
    assumes:
      'blocks have as many threads as the launch says, whole warps where none does; parameters may end the data in the middle of a warp, unless arguments or an `assume` comment say more of them',
  },
  run(ctx, report) {
    return {
      code: PLACES,
      end() {
        for (const { span, data } of blamed(ctx.gatherCode(PLACES))) {
          const [inner] = ctx.ownPlaces(data.at);
          const isSame = inner?.start === span.start && inner.file === span.file;
          const related = [{ span: inner!, message: 'executed here' }];
          report({
            span,
            data,
            ...(inner !== undefined && !isSame && { related }),
            ...severityOf(data),
          });
        }
      },
    };
  },
  examples: [
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
          fn shuffle_xor(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
      }

      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          let value = *data.add(i);
          *data.add(i) = value + shuffle_xor(0x0000_ffff, value, 1, 31);
                               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
          fn shuffle_xor(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
      }

      fn partner(mask: u32, value: u32, by: u32) -> u32 {
          unsafe { shuffle_xor(mask, value, by, 31) }
      }

      // The helper is right: the mask is given by its caller.
      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          let value = *data.add(i);
          *data.add(i) = value + partner(0x0000_ffff, value, 1);
                               //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
          fn shuffle_xor(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
      }

      // Half of each warp does not come to the shuffle.
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn pairs(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          let mut value = *data.add(i);
          if i % 32 < 16 {
              value += shuffle_xor(0xffff_ffff, value, 1, 31);
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
          *data.add(i) = value;
      }
    `),
    bad(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.idx.i32"]
          fn shuffle(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
      }

      // Lane 12 has gone another way.
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn broadcast(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          let mut value = *data.add(i);
          if i % 32 < 8 {
              value = shuffle(0x0000_00ff, value, 12, 31);
                    //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          }
          *data.add(i) = value;
      }
    `),
    good(`
      #![no_std]
      #![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_nvptx)]

      use core::arch::nvptx::_thread_idx_x;

      unsafe extern "C" {
          #[link_name = "llvm.nvvm.shfl.sync.bfly.i32"]
          fn shuffle_xor(mask: u32, value: u32, lane: u32, clamp: u32) -> u32;
      }

      // warplens: launch(block = 64)
      #[no_mangle]
      pub unsafe extern "gpu-kernel" fn sum(data: *mut u32) {
          let i = _thread_idx_x() as usize;
          let mut value = *data.add(i);
          value += shuffle_xor(0xffff_ffff, value, 1, 31);
          if i % 32 < 16 {
              value += shuffle_xor(0x0000_ffff, value, 2, 31);
          }
          *data.add(i) = value;
      }
    `),
  ],
});
