import { INK, mix } from './color';

/** The background of an article's picture, behind the cans. */
export interface Scene {
  /** The end of the alternative text: "…, before a rising sun." */
  readonly words: string;
  /** The cans stand on the ground of the scene, not on a table. */
  readonly hasGround?: true;
  readonly draw: (ground: string, mark: string) => string;
}

/** One color behind everything. */
export const wall = (color: string): string => `<path fill="${color}" d="M0 0h1200v750h-1200z"/>`;
/** So many shapes, one after the other. */
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Circles of one width as the dots of a single path. */
export function dots(color: string, width: number, spots: string, opacity = 1): string {
  return `<path stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" d="${spots}"/>`;
}

export function rays(x: number, y: number, count: number): string {
  return many(count, (index) => {
    const at = (turn: number) => {
      const angle = (turn / count) * Math.PI * 2;
      return `${Math.round(x + Math.cos(angle) * 1300)} ${Math.round(y + Math.sin(angle) * 1300)}`;
    };
    return `M${x} ${y}L${at(index)}L${at(index + 0.5)}Z`;
  });
}

export function hills(color: string, y: number): string {
  return `<path fill="${color}" d="M0 ${y}Q200 ${y - 110} 430 ${y - 30}T820 ${y - 60}T1200 ${y - 20}V750H0Z"/>`;
}

export function parcel(
  x: number,
  y: number,
  wide: number,
  high: number,
  [face, tape]: readonly [string, string],
): string {
  return (
    `<path fill="${face}" d="M${x} ${y}h${wide}v${high}h-${wide}z"/>` +
    `<path fill="${tape}" d="M${x + wide * 0.42} ${y}h${wide * 0.16}v${high}h-${wide * 0.16}z"/>` +
    `<path fill="${mix(face, INK, 0.18)}" d="M${x} ${y}h${wide}v10h-${wide}z"/>`
  );
}
