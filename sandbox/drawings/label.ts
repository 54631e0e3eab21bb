import type { Outline, Point, Step } from './outline';
import type { Patch, Tone } from './patterns/pattern';
import { Chance } from './chance';
import { INK, PAPER, mix } from './colour';
import { wrap, wrapPoint } from './cylinder';
import { breakName, fittingSize, setLine } from './lettering';
import { ellipse, mapOutline, pathData, polygon, simplify } from './outline';
import { families } from './patterns/families';
import { HALF } from './patterns/pattern';

/** What a can's label says and which pair of colours it wears. */
export interface LabelSubject {
  readonly sku: string;
  /** The wine's own name without its grape, for example "Night Bus". */
  readonly title: string;
  /** The grape or kind, for example "Gamay". */
  readonly kind: string;
  readonly maker: string;
  readonly region: string;
  readonly ground: string;
  readonly mark: string;
}

const PANELS = ['band', 'badge', 'arch', 'ticket'] as const;
const MIDDLE = 400;

export function tones({ ground, mark }: Pick<LabelSubject, 'ground' | 'mark'>): Readonly<Record<Tone, string>> {
  return { ground, mark, deep: mix(mark, INK, 0.42), pale: mix(ground, PAPER, 0.62) };
}

/** The whole label, wrapped around the can: pattern, paper panel and lettering. */
export function label(subject: LabelSubject): string {
  const { patches, panel } = design(subject);
  const colours = tones(subject);
  const art = patches.map((patch) => paint(patch, colours, 1)).join('');
  return `<path fill="${colours.ground}" d="M220 100h360v880h-360z"/>${art}${paper(panel, colours)}${lettering(subject, panel, colours)}`;
}

/**
 * The label as seen from afar: the same pattern and panel, the name in a fallback serif. Coordinates are scaled.
 * What lies lower than `depth` is hidden by something that stands in front, and is left out.
 */
export function smallLabel(subject: LabelSubject, scale: number, depth: number): string {
  const { patches, panel } = design(subject);
  const colours = tones(subject);
  const box = [220, 100, 360, 880].map((value) => Math.round(value * scale));
  const art = patches.filter((patch) => !patch.fine).map((patch) => paint(cropped(patch, depth), colours, scale)).join('');
  const sheet = `<path fill="${PAPER}" d="${pathData(scaled(wrap(panelOutline(panel), 180), scale))}"/>`;
  const lines = breakName(subject.title, 2);
  const size = Math.min(56, 420 / Math.max(...lines.map((line) => line.length)));
  const name = lines.map((line, index) => {
    const y = MIDDLE + 150 + (index - (lines.length - 1) / 2) * size * 1.05 + size * 0.3;
    return y - size > depth ? '' : `<text x="${Math.round(400 * scale)}" y="${Math.round(y * scale)}">${line}</text>`;
  }).join('');
  return `<path fill="${colours.ground}" d="M${box[0]} ${box[1]}h${box[2]}v${box[3]}h-${box[2]}z"/>${art}${sheet}`
    + `${name === '' ? '' : `<g font-size="${(size * scale).toFixed(1)}" fill="${colours.deep}">${name}</g>`}`;
}

function cropped(patch: Patch, depth: number): Patch {
  const seen = ([, y]: Point) => y < depth - 100;
  return {
    ...patch,
    ...(patch.outlines ? { outlines: patch.outlines.filter((one) => one.some((step) => step.points.some(seen))) } : {}),
    ...(patch.dots ? { dots: patch.dots.filter(seen) } : {}),
  };
}

function design(subject: LabelSubject) {
  const chance = new Chance(subject.sku);
  const family = chance.pick(families);
  const panel = chance.pick(PANELS);
  return { patches: family(chance), panel };
}

function scaled(outline: Outline, scale: number): Outline {
  return scale === 1 ? outline : mapOutline(outline, ([x, y]) => [x * scale, y * scale]);
}

function paint(patch: Patch, colours: Readonly<Record<Tone, string>>, scale: number): string {
  const colour = colours[patch.tone];
  const width = patch.width === undefined ? '' : `stroke-width="${Math.round(patch.width * scale * 10) / 10}"`;
  if (patch.dots) {
    const points = patch.dots.filter(([along]) => Math.abs(along) <= HALF).map(wrapPoint);
    const steps = points.map(([x, y]): Step => ({ command: 'M', points: [[x * scale, y * scale]] }));
    const data = pathData(steps).replaceAll(/m[^m]+/g, '$&h0');
    return `<path fill="none" stroke="${colour}" stroke-linecap="round" ${width} d="${data}"/>`;
  }
  if (patch.outlines?.length === 0) return '';
  const data = pathData((patch.outlines ?? []).flatMap((one) => scaled(scale === 1 ? wrap(one) : mapOutline(one, wrapPoint), scale)));
  return width === '' ? `<path fill="${colour}" d="${data}"/>` : `<path fill="none" stroke="${colour}" ${width} d="${data}"/>`;
}

function panelOutline(panel: (typeof PANELS)[number], inset = 0): Outline {
  const [top, bottom, side] = [MIDDLE - 148 + inset, MIDDLE + 148 - inset, 152 - inset];
  switch (panel) {
    case 'band':
      return polygon([[-HALF, top + 22], [HALF, top + 22], [HALF, bottom - 22], [-HALF, bottom - 22]]);
    case 'badge':
      return ellipse([0, MIDDLE], side + 18, bottom - MIDDLE + 12);
    case 'arch':
      return [
        { command: 'M', points: [[-side, bottom]] },
        { command: 'L', points: [[-side, MIDDLE - 60]] },
        { command: 'C', points: [[-side, top - 26], [side, top - 26], [side, MIDDLE - 60]] },
        { command: 'L', points: [[side, bottom]] },
        { command: 'Z', points: [] },
      ];
    case 'ticket': {
      const notch = 26;
      const bite = (control: Point, to: Point): Step => ({ command: 'Q', points: [control, to] });
      return [
        { command: 'M', points: [[-side + notch, top]] },
        { command: 'L', points: [[side - notch, top]] },
        bite([side - notch, top + notch], [side, top + notch]),
        { command: 'L', points: [[side, bottom - notch]] },
        bite([side - notch, bottom - notch], [side - notch, bottom]),
        { command: 'L', points: [[-side + notch, bottom]] },
        bite([-side + notch, bottom - notch], [-side, bottom - notch]),
        { command: 'L', points: [[-side, top + notch]] },
        bite([-side + notch, top + notch], [-side + notch, top]),
        { command: 'Z', points: [] },
      ];
    }
  }
}

function paper(panel: (typeof PANELS)[number], colours: Readonly<Record<Tone, string>>): string {
  const edge = pathData(wrap(panelOutline(panel)));
  const line = pathData(wrap(panelOutline(panel, 9)));
  return `<path fill="${PAPER}" d="${edge}"/><path fill="none" stroke="${colours.mark}" stroke-width="2.5" d="${line}"/>`;
}

function lettering(subject: LabelSubject, panel: (typeof PANELS)[number], colours: Readonly<Record<Tone, string>>): string {
  const lines = breakName(subject.title, 2);
  const size = fittingSize(lines, { face: 'display', size: 76 }, 256);
  const leading = size * 0.98;
  const first = MIDDLE - ((lines.length - 1) * leading) / 2 + size * 0.27;
  const name = lines.flatMap((line, index) => setLine(line, [0, first + index * leading], { face: 'display', size }));
  const print = (text: string, y: number, room: number) => {
    const style = { face: 'small', size: 19, tracking: 110 } as const;
    return setLine(text.toUpperCase(), [0, y], { ...style, size: fittingSize([text.toUpperCase()], style, room) });
  };
  const above = print(subject.maker, first - size * 0.72 - 26, panel === 'badge' ? 172 : 196);
  const below = print(`${subject.kind} · 250 ml`, first + (lines.length - 1) * leading + size * 0.22 + 36, panel === 'badge' ? 168 : 214);
  /* Twice the size and halved again: whole numbers are shorter than fractions. */
  const data = (outlines: readonly Outline[], shortest: number) =>
    pathData(outlines.flatMap((one) => simplify(scaled(wrap(one, 400), 2), shortest)));
  return `<g transform="scale(.5)"><path fill="${colours.deep}" d="${data(name, 9)}"/>`
    + `<path fill="${INK}" d="${data([...above, ...below], 7)}"/></g>`;
}
