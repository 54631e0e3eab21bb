import { INK } from './color';
import { wrap } from './cylinder';
import type { LabelSubject } from './label-design';
import { scaled } from './label-design';
import { breakName, fittingSize, setLine } from './lettering';
import type { Outline } from './outline';
import { pathData, simplify } from './outline';
import type { Panel } from './panel';
import { MIDDLE } from './panel';

const ROOM = 256;

function nameLines(title: string) {
  const lines = breakName(title, 2);
  const size = fittingSize(lines, { face: 'display', size: 76 }, ROOM);
  const leading = size * 0.98;
  const first = MIDDLE - ((lines.length - 1) * leading) / 2 + size * 0.27;
  const last = first + (lines.length - 1) * leading;
  const outlines = lines.flatMap((line, index) =>
    setLine(line, [0, first + index * leading], { face: 'display', size }),
  );
  return { outlines, size, first, last };
}

function wrapped(outlines: readonly Outline[], scale: number, shortest: number): string {
  return pathData(outlines.flatMap((one) => simplify(scaled(wrap(one, 400), scale), shortest)));
}

/** The name, its maker above it and its grape below it. */
export function fullLettering(subject: LabelSubject, panel: Panel, color: string): string {
  const { outlines, size, first, last } = nameLines(subject.title);
  const print = (text: string, y: number, room: number) => {
    const style = { face: 'small', size: 19, tracking: 110 } as const;
    return setLine(text.toUpperCase(), [0, y], { ...style, size: fittingSize([text.toUpperCase()], style, room) });
  };
  const above = print(subject.maker, first - size * 0.72 - 26, panel === 'badge' ? 172 : 196);
  const below = print(`${subject.kind} · 250 ml`, last + size * 0.22 + 36, panel === 'badge' ? 168 : 214);
  /* Twice the size and halved again: whole numbers are shorter than fractions. */
  return (
    `<g transform="scale(.5)"><path fill="${color}" d="${wrapped(outlines, 2, 9)}"/>` +
    `<path fill="${INK}" d="${wrapped([...above, ...below], 2, 7)}"/></g>`
  );
}

/** The name alone, drawn to be seen at a scale. */
export function nameLettering(title: string, scale: number, color: string): string {
  return `<path fill="${color}" d="${wrapped(nameLines(title).outlines, scale, 6)}"/>`;
}

/** The name alone as text in a fallback serif: far shorter, and good enough where cans are many and small. */
export function nameText(title: string, scale: number, color: string): string {
  const lines = breakName(title, 2);
  const size = Math.min(56, (ROOM * 1.64) / Math.max(...lines.map((line) => line.length)));
  const rows = lines.map((line, index) => {
    const y = MIDDLE + 150 + (index - (lines.length - 1) / 2) * size * 1.05 + size * 0.3;
    return `<text x="${Math.round(400 * scale)}" y="${Math.round(y * scale)}">${line.replaceAll('&', '&amp;')}</text>`;
  });
  return `<g font-size="${(size * scale).toFixed(1)}" fill="${color}">${rows.join('')}</g>`;
}
