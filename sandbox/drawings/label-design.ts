import { Chance } from './chance';
import { INK, mix, PAPER } from './color';
import { wrap, wrapPoint } from './cylinder';
import type { Outline, Point, Step } from './outline';
import { mapOutline, pathData } from './outline';
import type { Panel } from './panel';
import { PANELS } from './panel';
import type { PatternName } from './patterns/families';
import { families } from './patterns/families';
import type { Patch, Tone } from './patterns/pattern';
import { HALF } from './patterns/pattern';

/** The text and the pair of colors of a can's label. */
export interface LabelSubject {
  readonly sku: string;
  /** The wine's own name without its grape, for example "Night Bus". */
  readonly title: string;
  /** The grape or kind, for example "Gamay". */
  readonly kind: string;
  readonly maker: string;
  readonly ground: string;
  readonly mark: string;
  readonly pattern: PatternName;
}

export type Tones = Readonly<Record<Tone, string>>;

export interface LabelDesign {
  readonly patches: readonly Patch[];
  readonly panel: Panel;
}

/** The colors of a label: its pair, a darker mark and a paler ground. */
export function tonesOf({ ground, mark }: Pick<LabelSubject, 'ground' | 'mark'>): Tones {
  return { ground, mark, deep: mix(mark, INK, 0.42), pale: mix(ground, PAPER, 0.62) };
}

/** The pattern with its details and the shape of the paper, always the same for the same sku. */
export function designOf({ sku, pattern }: Pick<LabelSubject, 'sku' | 'pattern'>): LabelDesign {
  const chance = new Chance(sku);
  const panel = chance.pick(PANELS);
  return { patches: families[pattern](chance), panel };
}

export function scaled(outline: Outline, scale: number): Outline {
  return scale === 1 ? outline : mapOutline(outline, ([x, y]) => [x * scale, y * scale]);
}

/** A patch without the parts lower than `depth`. */
export function cropped(patch: Patch, depth: number): Patch {
  const seen = ([, y]: Point) => y < depth - 100;
  return {
    ...patch,
    ...(patch.outlines ? { outlines: patch.outlines.filter((one) => one.some((step) => step.points.some(seen))) } : {}),
    ...(patch.dots ? { dots: patch.dots.filter(seen) } : {}),
  };
}

/** A patch as a path around the can, drawn to be seen at a scale; edges bend only where that can be seen. */
export function paint(patch: Patch, colors: Tones, scale: number): string {
  const color = colors[patch.tone];
  const width = patch.width === undefined ? '' : `stroke-width="${Math.round(patch.width * scale * 10) / 10}"`;
  if (patch.dots) {
    const points = patch.dots.filter(([along]) => Math.abs(along) <= HALF).map(wrapPoint);
    const steps = points.map(([x, y]): Step => ({ command: 'M', points: [[x * scale, y * scale]] }));
    const data = pathData(steps).replaceAll(/m[^m]+/g, '$&h0');
    return `<path fill="none" stroke="${color}" stroke-linecap="round" ${width} d="${data}"/>`;
  }
  if (patch.outlines?.length === 0) return '';
  const data = pathData(
    (patch.outlines ?? []).flatMap((one) => scaled(scale === 1 ? wrap(one) : mapOutline(one, wrapPoint), scale)),
  );
  return width === ''
    ? `<path fill="${color}" d="${data}"/>`
    : `<path fill="none" stroke="${color}" ${width} d="${data}"/>`;
}
