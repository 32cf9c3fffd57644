/**
 * Line information as LLVM's metadata: a subprogram for each function, one for each function that
 * was inlined, and a location with the chain of calls for each instruction. Kind `LineTablesOnly`,
 * as `-C debuginfo=line-tables-only` has it.
 */
import type { FileId, Span } from '../../base/index.ts';
import type { AsmWriter } from '../../mach/index.ts';
import type { Func, SourceLoc } from '../../mir/index.ts';
import type { SourceFile } from '../target.ts';

/** Where the code of a function begins, for those that know no place of their own. */
function firstSpan({ blocks }: Func): Span | undefined {
  for (const { insts } of blocks)
    for (let { loc } of insts) {
      while (loc?.inlinedAt !== undefined) loc = loc.inlinedAt;
      if (loc !== undefined) return loc.span;
    }
  return undefined;
}

export class DebugInfo {
  private readonly source: (file: FileId) => SourceFile | undefined;
  private readonly lines: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly first: number;
  private readonly unit: number;
  private readonly type: number;
  /** The subprogram of the function being printed. */
  private current: number | undefined;
  private used = false;

  /** `first` is the number of the first node; those before it belong to others. */
  constructor(source: (file: FileId) => SourceFile | undefined, first: number) {
    this.source = source;
    this.first = first;
    const file = this.node('!DIFile(filename: "warplens", directory: "")');
    this.unit = this.node(
      `distinct !DICompileUnit(language: DW_LANG_Rust, file: !${file}, producer: "Warplens", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)`,
    );
    this.type = this.node('!DISubroutineType(types: !{null})');
  }

  /** Begins a function; ` !dbg !5` for its definition, or nothing where its place is not known. */
  enter(fn: Func): string {
    this.current = undefined;
    const span = fn.span ?? firstSpan(fn);
    const loc = span && { span, fn: fn.display };
    const scope = loc && this.subprogram(loc, fn.name);
    if (scope === undefined) return '';
    this.current = scope;
    return ` !dbg !${scope}`;
  }

  /** `, !dbg !7`. Inside a function with a place every instruction has one, because calls must. */
  suffix(loc: SourceLoc | undefined): string {
    if (this.current === undefined) return '';
    const node = loc && this.location(loc);
    return `, !dbg !${node ?? this.node(`!DILocation(line: 0, scope: !${this.current})`)}`;
  }

  private location({ span, fn, inlinedAt }: SourceLoc): number | undefined {
    const place = this.place(span.file, span.start);
    if (place === undefined) return undefined;
    const at = inlinedAt && this.location(inlinedAt);
    const scope = at === undefined ? this.current : this.subprogram({ span, fn }, undefined);
    const inlined = at === undefined ? '' : `, inlinedAt: !${at}`;
    return this.node(
      `!DILocation(line: ${place.line}, column: ${place.col}, scope: !${scope}${inlined})`,
      // LLVM wants one node for each call, not one for each text.
      inlinedAt === undefined ? '' : 'distinct ',
    );
  }

  private place(id: FileId, offset: number) {
    const file = this.source(id);
    if (file === undefined) return undefined;
    const { line, col } = file.lineCol(offset);
    return { path: file.path, line: line + 1, col: col + 1 };
  }

  private subprogram({ span, fn }: SourceLoc, linkage: string | undefined): number | undefined {
    const place = this.place(span.file, span.start);
    if (place === undefined) return undefined;
    const slash = place.path.lastIndexOf('/');
    const file = this.node(
      `!DIFile(filename: "${text(place.path.slice(slash + 1))}", directory: "${text(place.path.slice(0, slash))}")`,
    );
    const name = `name: "${text(fn)}"${linkage === undefined ? '' : `, linkageName: "${text(linkage)}"`}`;
    const line = linkage === undefined ? 0 : place.line;
    return this.node(
      `distinct !DISubprogram(${name}, scope: !${file}, file: !${file}, line: ${line}, type: !${this.type}, unit: !${this.unit}, spFlags: DISPFlagDefinition | DISPFlagOptimized)`,
    );
  }

  /** Number of a node, the same for the same text. */
  private node(text: string, distinct = ''): number {
    const key = `${distinct}${text}`;
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.first + this.lines.length;
      this.numbers.set(key, number);
      this.lines.push(`!${number} = ${key}`);
      this.used = true;
    }
    return number;
  }

  /** Numbers of the module's flags and their nodes, for the end of the module. */
  finish(writer: AsmWriter): void {
    if (!this.used) return;
    const flags = this.node('!{i32 2, !"Debug Info Version", i32 3}');
    writer.line(`!llvm.dbg.cu = !{!${this.unit}}`);
    writer.line(`!llvm.module.flags = !{!${flags}}`);
    for (const line of this.lines) writer.line(line);
  }
}

function text(name: string): string {
  return name.replace(/[\\"]/g, (c) => (c === '"' ? '\\22' : '\\5C'));
}
