import { INK } from './color';
import { wrap } from './cylinder';
import type { LabelSubject } from './label-design';
import { scaled } from './label-design';
import { breakName, fittingSize, setLine } from './lettering';
import type { Outline } from './outline';
import { boundsOf, pathData, simplify, widthBetween } from './outline';
import type { Panel } from './panel';
import { MIDDLE, panelOutline, RULE } from './panel';

/** The least distance between lettering and the line around its paper. */
export const CLEARANCE = 16;

/* Wider lines would run around the can, out of sight. */
const WIDEST = 256;
const GAP = 24;
const PRINT = { face: 'small', size: 19, tracking: 110 } as const;
const CAPITALS = PRINT.size * 0.72;

function roomOn(panel: Panel, top: number, bottom: number): number {
  return Math.min(WIDEST, widthBetween(panelOutline(panel, RULE + CLEARANCE), top, bottom));
}

/** The lines of a name in the middle of the paper, as large as they fit. */
function nameLines(title: string, panel: Panel) {
  const lines = breakName(title, 2);
  const largest = { face: 'display', size: lines.length === 1 ? 80 : 72 } as const;
  const high = lines.length * largest.size;
  const room = roomOn(panel, MIDDLE - high / 2, MIDDLE + high / 2);
  const size = fittingSize(lines, largest, room);
  const leading = size * 0.98;
  const first = MIDDLE - ((lines.length - 1) * leading) / 2 + size * 0.27;
  return lines.map((line, index) => setLine(line, [0, first + index * leading], { face: 'display', size }));
}

interface LabelLines {
  readonly name: readonly (readonly Outline[])[];
  readonly maker: readonly Outline[];
  readonly kind: readonly Outline[];
}

/** Returns the text of the unrolled label, line by line: the name, its maker above it and its grape below it. */
export function labelLines(subject: Pick<LabelSubject, 'title' | 'maker' | 'kind'>, panel: Panel): LabelLines {
  const name = nameLines(subject.title, panel);
  const [, top, , bottom] = boundsOf(name.flat());
  const print = (words: string, above: number) => {
    const text = words.toUpperCase();
    const room = roomOn(panel, above, above + CAPITALS);
    return setLine(text, [0, above + CAPITALS], { ...PRINT, size: fittingSize([text], PRINT, room) });
  };
  return {
    name,
    maker: print(subject.maker, top - GAP - CAPITALS),
    kind: print(`${subject.kind} · 250 ml`, bottom + GAP),
  };
}

/* Lettering is set at twice its size and halved again: whole numbers are shorter than fractions. */
function wrapped(outlines: readonly Outline[], scale: number, shortest: number): string {
  return pathData(outlines.flatMap((one) => simplify(scaled(wrap(one, 400), scale), shortest)));
}

/** The whole text of the label around the can. */
export function fullLettering(subject: LabelSubject, panel: Panel, color: string): string {
  const { name, maker, kind } = labelLines(subject, panel);
  return (
    `<g transform="scale(.5)"><path fill="${color}" d="${wrapped(name.flat(), 2, 9)}"/>` +
    `<path fill="${INK}" d="${wrapped([...maker, ...kind], 2, 7)}"/></g>`
  );
}

/** The name alone, drawn to be seen at a scale. */
export function nameLettering(title: string, panel: Panel, scale: number, color: string): string {
  const outlines = wrapped(nameLines(title, panel).flat(), scale * 2, 12);
  return `<path transform="scale(.5)" fill="${color}" d="${outlines}"/>`;
}
