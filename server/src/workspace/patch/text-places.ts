/**
 * Lines and columns of a crate's texts, as code may ask for them, and whether the answers still
 * hold after an edit.
 */
import { type FileId, LineIndex } from '../../base/index.ts';
import type { TextPlace } from '../../hir/index.ts';
import type { Files } from '../files.ts';
import { currentIn, type FollowedTexts } from './followed-text.ts';

const TAB = 4;
/** Characters that take no column, and those that take two. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/**
 * What `asked` has been told. The texts may change under the answers; `hold` says whether one of
 * them would be another.
 */
export class TextPlaces {
  private readonly files: Files;
  private readonly followed: FollowedTexts;
  private readonly told = new Map<string, { file: FileId; offset: number; place: TextPlace }>();
  private readonly indexes = new Map<
    FileId,
    { readonly text: string; readonly index: LineIndex }
  >();

  constructor(files: Files, followed: FollowedTexts) {
    this.files = files;
    this.followed = followed;
  }

  asked(file: FileId, offset: number): TextPlace {
    const place = this.now(file, offset);
    this.told.set(`${file}:${offset}`, { file, offset, place });
    return place;
  }

  /** Are all answers still right? */
  hold(): boolean {
    for (const { file, offset, place } of this.told.values()) {
      const { line, col, shown } = this.now(file, offset);
      if (line !== place.line || col !== place.col || shown !== place.shown) return false;
    }
    return true;
  }

  private now(file: FileId, offset: number): TextPlace {
    const at = currentIn(this.files, [this.followed], { file, start: offset, end: offset });
    const text = this.files.text(at.file) ?? '';
    let known = this.indexes.get(at.file);
    if (known?.text !== text) {
      known = { text, index: new LineIndex(text) };
      this.indexes.set(at.file, known);
    }
    const { line } = known.index.lineCol(at.start);
    const before = [...text.slice(known.index.lineStart(line), at.start)];
    return { line, col: before.length, shown: before.reduce((sum, char) => sum + width(char), 0) };
  }
}

/** Columns of a character, as rustc counts them. */
function width(char: string): number {
  if (char === '\t') return TAB;
  if (char < '\u0300') return 1;
  if (NARROW.test(char)) return 0;
  return WIDE.test(char) ? 2 : 1;
}
