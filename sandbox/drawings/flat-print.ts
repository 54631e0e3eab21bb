import { Chance } from './chance';
import { tonesOf } from './label-design';
import { pathData } from './outline';
import type { PatternName } from './patterns/families';
import { families } from './patterns/families';
import { HALF, TALL } from './patterns/pattern';
import type { Shelf } from './shelf';

/** The width and height of a printed cloth. */
export const CLOTH = { wide: HALF * 2, high: TALL } as const;

/** A pattern of the labels printed on something flat, in the colors of a product; its upper left is the origin. */
export function flatPrint(shelf: Shelf, pattern: PatternName): string {
  const tones = tonesOf(shelf);
  const art = families[pattern](new Chance(shelf.sku)).map(({ tone, dots, outlines = [], width }) => {
    const line = `fill="none" stroke="${tones[tone]}" stroke-width="${String(width)}"`;
    if (dots) {
      const points = dots.map(([x, y]) => `M${String(Math.round(x))} ${String(Math.round(y))}h0`);
      return `<path ${line} stroke-linecap="round" d="${points.join('')}"/>`;
    }
    const data = pathData(outlines.flat());
    return width === undefined ? `<path fill="${tones[tone]}" d="${data}"/>` : `<path ${line} d="${data}"/>`;
  });
  return (
    `<g transform="translate(${String(HALF)} 0)"><path fill="${tones.ground}" d="M${String(-HALF)} 0h${String(CLOTH.wide)}` +
    `v${String(TALL)}h-${String(CLOTH.wide)}z"/>${art.join('')}</g>`
  );
}

/** A print cut to a shape, both in the same coordinates; `id` must be its own in the picture. */
export function cutPrint(id: string, shape: string, print: string): string {
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${print}</g>`;
}
