import display from './letterforms/display.json';
import small from './letterforms/small.json';
import type { Outline, Point } from './outline';
import { mapOutline, parseOutline } from './outline';

interface Letterform {
  readonly advance: number;
  readonly outline: string;
}

type Letterforms = Readonly<Record<string, Letterform>>;

const FACES: Readonly<Record<'display' | 'small', Letterforms>> = { display, small };

export interface Lettering {
  readonly face: 'display' | 'small';
  /** Height of the em in pixels. */
  readonly size: number;
  /** Extra space between letters in thousandths of the em. */
  readonly tracking?: number;
}

/** Throws when a character has no letterform: nothing may be missing from a picture unnoticed. */
function letters(text: string, face: Lettering['face']) {
  const forms = FACES[face];
  return Array.from(text, (character) => {
    const form = forms[character] ?? forms[character.normalize('NFD').charAt(0)];
    if (!form) throw new Error(`The ${face} face has no letterform for "${character}", needed for "${text}".`);
    return form;
  });
}

/** The width of a line of text in pixels. */
export function widthOf(text: string, { face, size, tracking = 0 }: Lettering): number {
  const advance = letters(text, face).reduce((sum, letter) => sum + letter.advance + tracking, -tracking);
  return (advance * size) / 1000;
}

/** Outlines that were read before: a line of text needs most letters again. */
const outlines = new WeakMap<Letterform, Outline>();

function outlineOf(form: Letterform): Outline {
  const outline = outlines.get(form) ?? parseOutline(form.outline);
  outlines.set(form, outline);
  return outline;
}

/** The outlines of a line of text, centered on a point that lies on its base line. */
export function setLine(text: string, [x, y]: Point, lettering: Lettering): readonly Outline[] {
  const scale = lettering.size / 1000;
  let pen = x - widthOf(text, lettering) / 2;
  return letters(text, lettering.face).flatMap((letter) => {
    const left = pen;
    pen += (letter.advance + (lettering.tracking ?? 0)) * scale;
    return [mapOutline(outlineOf(letter), ([px, py]) => [left + px * scale, y + py * scale])];
  });
}

/** The largest size, up to the given one, at which every line is no wider than the room there is. */
export function fittingSize(lines: readonly string[], lettering: Lettering, room: number): number {
  const widest = Math.max(...lines.map((line) => widthOf(line, lettering)));
  return Math.min(lettering.size, (lettering.size * room) / widest);
}

/** Breaks a name into the two or three lines that are most even in length. */
export function breakName(name: string, lines: number): readonly string[] {
  const words = name.split(' ');
  if (lines <= 1 || words.length <= 1) return [name];
  const options = words.slice(1).map((_, index) => {
    const rest = breakName(words.slice(index + 1).join(' '), lines - 1);
    return [words.slice(0, index + 1).join(' '), ...rest];
  });
  const longest = (option: readonly string[]) => Math.max(...option.map((line) => line.length));
  return options.reduce((best, option) => (longest(option) < longest(best) ? option : best));
}
