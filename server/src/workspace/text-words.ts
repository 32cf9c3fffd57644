/**
 * What a text mentions, by which answers about its crate begin. An edit has the words of one text
 * looked for, whatever the crate's size.
 */
import { type FileId, sameData } from '../base/index.ts';
import { derived } from '../db/index.ts';
import { mayLaunch, namesLaunches } from '../host/index.ts';
import { isInteresting, mayHoldKernels } from '../rules/index.ts';
import type { Files } from './files.ts';
import { type TargetWords, targetWords } from './rule-target.ts';

interface Mentioned extends TargetWords {
  /** Could any rule have anything to say about it? */
  readonly rules: boolean;
  /** Could it have anything to do with launches? */
  readonly launches: boolean;
  /** Does it name a library that launches, or a call that no other library has? */
  readonly launchMarks: boolean;
  /** Could a kernel be in it? */
  readonly kernels: boolean;
}

export class TextWords {
  private readonly files: Files;
  private readonly mentioned = derived<FileId, Mentioned>('words of a text', {
    compute: (_, file) => {
      const text = this.files.text(file) ?? '';
      return {
        rules: isInteresting(text),
        launches: mayLaunch(text),
        launchMarks: namesLaunches(text),
        kernels: mayHoldKernels(text),
        ...targetWords(text),
      };
    },
    equal: sameData,
  });

  constructor(files: Files) {
    this.files = files;
  }

  of(path: string): Mentioned {
    return this.files.db.get(this.mentioned, this.files.id(path));
  }
}
