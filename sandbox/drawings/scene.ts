import { mix, PAPER } from './color';
import type { Picture } from './picture';
import { svgFile } from './picture';

/** Every picture of something for sale has the size of a portrait photograph. */
export const WIDE = 800;
export const HIGH = 1000;

export function productFile(shapes: string, defs = ''): string {
  return svgFile(WIDE, HIGH, shapes, defs);
}

/** The two pictures of something for sale: the first is named after its sku, the second after its sku and -2. */
export function pairOf(
  { sku, name }: { readonly sku: string; readonly name: string },
  svgs: readonly [string, string],
  descriptions: readonly [string, string],
): readonly Picture[] {
  return svgs.map((svg, index) => ({
    path: `products/${sku}${index === 0 ? '' : '-2'}.svg`,
    title: name,
    description: descriptions[index] ?? name,
    width: WIDE,
    height: HIGH,
    svg,
  }));
}

/** A soft shadow on the floor; uses the paint `ground` of the cans. */
export function shadow(x: number, y: number, rx: number, ry: number = rx * 0.13): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(ry)}" fill="url(#ground)"/>`;
}

/** The edge of a box or card, in the mark of its product. */
export function edged(mark: string): string {
  return `stroke="${mark}" stroke-width="3" stroke-linejoin="round"`;
}

/** A striped wall and a table in the colors of a product: the room in which second pictures are taken. */
export function room(ground: string, mark: string, horizon = 760): string {
  const stripes = Array.from({ length: 7 }, (_, index) => `M${index * 128 - 16} 0h64v${horizon}h-64z`);
  return (
    outdoors(mix(ground, PAPER, 0.25), mix(ground, mark, 0.32), horizon) +
    `<path fill="${mix(ground, PAPER, 0.38)}" d="${stripes.join('')}"/>` +
    `<path fill="${mix(ground, mark, 0.5)}" d="M0 ${horizon}h${WIDE}v5h-${WIDE}z"/>`
  );
}

/** Plain air above plain land. */
export function outdoors(sky: string, land: string, horizon: number): string {
  return (
    `<path fill="${sky}" d="M0 0h${WIDE}v${horizon}h-${WIDE}z"/>` +
    `<path fill="${land}" d="M0 ${horizon}h${WIDE}v${HIGH - horizon}h-${WIDE}z"/>`
  );
}

export function place(shapes: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}${rotate}">${shapes}</g>`;
}

export function use(id: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn === 0 ? '' : ` rotate(${turn})`;
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})${rotate}"/>`;
}
