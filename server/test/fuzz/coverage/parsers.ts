/**
 * Everything that reads a text of others: what it is called, where good texts are, and how one is
 * read. Whatever a text holds, reading it must not throw.
 */
import { Readable } from 'node:stream';
import { StreamMessageReader } from 'vscode-jsonrpc/node';
import { parseAmdgcn } from '../../../src/asm/amdgcn/index.ts';
import { llvmNames, parseLlvm } from '../../../src/asm/llvm/index.ts';
import { parsePtx } from '../../../src/asm/ptx/index.ts';
import { diagnosticsInToml } from '../../../src/ide/index.ts';
import { readMlir } from '../../../src/mlir/index.ts';
import { planSpec, readSpec } from '../../../src/spec/index.ts';
import { parseFile } from '../../../src/syntax/index.ts';
import type { Engine } from '../../../src/workspace/index.ts';
import { listFiles, readRepo } from '../../kit/index.ts';
import { engineOver } from '../../workspace/packages.ts';
import { KINDS } from '../texts/kinds.ts';

export interface Parser {
  /** Texts that are right. */
  corpus(): readonly string[];
  read(text: string): unknown;
}

const SOURCE = '/app/src/lib.rs';
const MANIFEST = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2024"\n';

let opened: { readonly disk: Map<string, string>; readonly engine: Engine } | undefined;

/** Reads a file of a project that is named so: the manifests and settings have no reader alone. */
function readToml(name: string, text: string): unknown {
  const disk = new Map([
    ['/app/Cargo.toml', MANIFEST],
    [SOURCE, '#![no_std]\npub fn f() {}\n'],
  ]);
  // What manifests say depends on no item of `core`, and reading all of it takes far longer.
  opened ??= { disk, engine: engineOver(disk, {}, undefined, { prelude: { 'lib.rs': '' } }) };
  const path = `/app/${name}`;
  opened.disk.set('/app/Cargo.toml', MANIFEST);
  opened.disk.set(path, text);
  const { engine } = opened;
  engine.removeFile(path);
  const asked = [engine.rootOf(SOURCE), [...diagnosticsInToml(engine, [SOURCE])]];
  opened.disk.delete(path);
  engine.removeFile(path);
  return asked;
}

/** Messages in frames, as a client sends them. */
const MESSAGES: readonly object[] = [
  { jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {}, rootUri: null } },
  { jsonrpc: '2.0', method: '$/cancelRequest', params: { id: 'a' } },
  { jsonrpc: '2.0', id: null, error: { code: -32700, message: 'größer' } },
];

function frame(message: object): string {
  const text = JSON.stringify(message);
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

/** Reads a stream of frames to its end; what is no message must arrive as an error. */
async function readFrames(text: string): Promise<unknown> {
  const bytes = Buffer.from(text, 'utf8');
  const reader = new StreamMessageReader(
    Readable.from([bytes.subarray(0, bytes.length >> 1), bytes.subarray(bytes.length >> 1)]),
  );
  const got: unknown[] = [];
  reader.onError((error) => got.push(error.message));
  const closed = new Promise<void>((resolve) => reader.onClose(resolve));
  reader.listen((message) => got.push(message));
  await closed;
  reader.dispose();
  return got;
}

const MOST_BYTES = 6000;
const texts = (folder: string, endings: readonly string[]) => (): readonly string[] =>
  listFiles(folder, endings)
    .map(readRepo)
    .filter((text) => text.length <= MOST_BYTES);

const LLVM = `target triple = "nvptx64-nvidia-cuda"
@t = internal addrspace(1) constant [4 x i8] c"a\\00b\\22", align 4
define ptx_kernel void @"k v"(ptr %p, i32 %0) #0 !dbg !3 {
start:
  %a = getelementptr inbounds i32, ptr %p, i64 1
  br i1 true, label %bb1, label %"b 2"
bb1:                                              ; preds = %start
  store i32 7, ptr %a, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1
attributes #0 = { nounwind "target-cpu"="sm_80" }
!0 = !{!"x", i32 1, null}
`;

export const PARSERS: Readonly<Record<string, Parser>> = {
  rust: { corpus: texts('test-fixtures/kernels', ['.rs']), read: (text) => parseFile(text) },
  'cargo-toml': {
    corpus: () => KINDS['toml']!.corpus(),
    read: (text) => readToml('Cargo.toml', text),
  },
  'warplens-toml': {
    corpus: () => [
      '[rules]\ndefault = "warn"\n"ptx-*" = "off"\n',
      'target = "sm_90"\n[rules]\nuniform-branch = "error"\n[[launch]]\nkernel = "k"\nblock = [256, 1, 1]\n',
      ...KINDS['toml']!.corpus().slice(0, 5),
    ],
    read: (text) => readToml('warplens.toml', text),
  },
  ptx: { corpus: texts('test-fixtures', ['.ptx']), read: (text) => parsePtx(text) },
  amdgcn: {
    corpus: texts('test-fixtures', ['.s', '.amdgcn']),
    read: (text) => parseAmdgcn(text),
  },
  mlir: { corpus: texts('test-fixtures/mlir', ['.mlir']), read: (text) => readMlir(text) },
  llvm: { corpus: () => [LLVM], read: (text) => llvmNames(parseLlvm(text)) },
  launch: {
    corpus: texts('test-fixtures/kernels', ['.json']),
    read: (text) => planSpec(readSpec(text), { kernels: undefined, readFile: () => undefined }),
  },
  frames: {
    corpus: () => [MESSAGES.map(frame).join(''), frame(MESSAGES[0]!)],
    read: readFrames,
  },
};
