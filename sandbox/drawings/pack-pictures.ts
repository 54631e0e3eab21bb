import { canFinishSymbol, canPaints, smallCan } from './can';
import { faceOf, INK, mix, PAPER } from './color';
import { glass, pourColor } from './glass';
import { breakName, fittingSize, setLine } from './lettering';
import { pathData, simplify } from './outline';
import type { Picture } from './picture';
import { edged, pairOf, place, productFile, room, shadow, use } from './scene';
import type { WineSubject } from './wine-pictures';

export interface PackSubject {
  readonly sku: string;
  readonly name: string;
  readonly ground: string;
  readonly mark: string;
  /** The wines in it, each as often as the pack holds it. */
  readonly cans: readonly WineSubject[];
}

interface Spot {
  readonly x: number;
  /** The height of the can's foot on the picture. */
  readonly y: number;
  readonly scale: number;
  /** The lowest visible height of the can, in pixels of its own canvas; its foot when left out. */
  readonly depth?: number;
}

/** The cans of a pack as they stand, from the back row to the front. */
function spots(count: number): readonly Spot[] {
  if (count <= 2)
    return [
      { x: 264, y: 900, scale: 0.84 },
      { x: 536, y: 940, scale: 0.84 },
    ].slice(0, count);
  if (count <= 4)
    return grid(
      [
        [206, 640, 2, 268],
        [326, 950, 2, 268],
      ],
      0.6,
    );
  if (count <= 6)
    return grid(
      [
        [152, 622, 3, 198],
        [252, 948, 3, 198],
      ],
      0.565,
    );
  return grid(
    [
      [146, 470, 4, 148],
      [208, 710, 4, 148],
      [146, 950, 4, 148],
    ],
    0.415,
  );
}

type Row = readonly [left: number, foot: number, count: number, pitch: number];

function grid(rows: readonly Row[], scale: number): readonly Spot[] {
  return rows.flatMap(([x, y, count, pitch], index) => {
    const next = rows[index + 1];
    /* The row in front stands a little to one side, so the can at the other end is seen down to its foot. */
    const open = next && next[0] > x ? 0 : count - 1;
    const depth = next ? 150 + (next[1] - y) / scale : Infinity;
    return Array.from({ length: count }, (_, nth) => ({
      x: x + nth * pitch,
      y,
      scale,
      depth: nth === open ? Infinity : depth,
    }));
  });
}

/** Deals the cans out one kind after another, beginning each round with another kind, so that equals seldom meet. */
export function dealt(cans: readonly WineSubject[]): readonly WineSubject[] {
  const kinds = [...new Map(cans.map((one) => [one.sku, one])).values()];
  const left = new Map(kinds.map((kind) => [kind.sku, cans.filter((one) => one.sku === kind.sku).length]));
  const row: WineSubject[] = [];
  for (let round = 0; row.length < cans.length; round += 1) {
    const first = kinds.length > 2 ? round % kinds.length : 0;
    for (const kind of [...kinds.slice(first), ...kinds.slice(0, first)]) {
      const count = left.get(kind.sku) ?? 0;
      if (count > 0) row.push(kind);
      left.set(kind.sku, count - 1);
    }
  }
  return row;
}

/** Definitions for every kind of can in the list, each drawn as far down as it is seen on any of its spots. */
export function canSymbols(cans: readonly WineSubject[], scale: number, stands: readonly Spot[] = []): string {
  const kinds = [...new Map(cans.map((one) => [one.sku, one])).values()];
  return (
    canPaints +
    canFinishSymbol +
    kinds
      .map((kind) => {
        const depths = cans.flatMap((one, index) => (one.sku === kind.sku ? [stands[index]?.depth ?? Infinity] : []));
        return smallCan(symbolId(kind), kind, { scale, depth: Math.max(...depths) });
      })
      .join('')
  );
}

export function symbolId(wine: WineSubject): string {
  return `c${wine.sku.replaceAll(/[^A-Za-z0-9]/g, '')}`;
}

export function standing(wine: WineSubject, { x, y, scale }: Spot): string {
  return use(symbolId(wine), x - 400 * scale, y - 962 * scale, scale);
}

/** The two pictures of a pack: its cans together, and the box they come in. */
export function packPictures(pack: PackSubject): readonly Picture[] {
  const row = dealt(pack.cans);
  const kinds = new Set(row.map((one) => one.name)).size;
  const what = `${row.length} cans of ${kinds} ${kinds === 1 ? 'wine' : 'wines'}`;
  return pairOf(
    pack,
    [row.length > 12 ? crate(pack, row) : group(row), table(pack, row)],
    [`${pack.name}: ${what}, standing together.`, `${pack.name}: some of its cans beside a poured glass.`],
  );
}

function group(row: readonly WineSubject[]): string {
  const stands = spots(row.length);
  const shapes = stands.map((spot, index) => {
    const wine = row[index];
    return wine ? shadow(spot.x + 8, spot.y - 4, 200 * spot.scale) + standing(wine, spot) : '';
  });
  return productFile(shapes.join(''), canSymbols(row, stands[0]?.scale ?? 1, stands));
}

const CRATE = 'M76 544H724V924Q724 940 708 940H92Q76 940 76 924Z';

/** A case of cans: rows of six look out of an open carton that carries the pack's name. */
function crate(pack: PackSubject, row: readonly WineSubject[]): string {
  const scale = 0.3;
  const last = Math.ceil(row.length / 6) - 1;
  const stands = row.map((_, index): Spot => {
    const nth = Math.floor(index / 6);
    return { x: 152 + (index % 6) * 99, y: 626 - (last - nth) * 58, scale, depth: nth < last ? 330 : 690 };
  });
  const rows = row.map((wine, index) => standing(wine, stands[index] ?? { x: 0, y: 0, scale })).join('');
  const [dark, face] = [mix(pack.ground, INK, 0.3), faceOf(pack.ground)];
  const words = breakName(pack.name.replace(/ \d+ Pack$/, ''), 2);
  const size = fittingSize(words, { face: 'display', size: 92 }, 520);
  const title = words.flatMap((line, index) =>
    setLine(line, [400, 700 + index * size * 0.98], { face: 'display', size }),
  );
  const print = setLine(`${String(row.length)} · 250 ML`, [400, 921], { face: 'small', size: 30, tracking: 140 });
  const box =
    `<path fill="${dark}" ${edged(pack.mark)} d="M84 600L94 330H706L716 600Z"/>` +
    `<path fill="${mix(dark, INK, 0.4)}" d="M102 600L110 346H690L698 600Z"/>${rows}` +
    `<path fill="${face}" ${edged(pack.mark)} d="${CRATE}"/>` +
    `<path fill="${pack.mark}" d="M76 872H724V924Q724 940 708 940H92Q76 940 76 924Z"/>` +
    `<path fill="${mix(pack.mark, INK, 0.25)}" d="${pathData(simplify(title.flat(), 9))}"/>` +
    `<path fill="${PAPER}" d="${pathData(simplify(print.flat(), 3))}"/>` +
    `<path fill="${INK}" fill-opacity=".3" d="M336 576h128a13 13 0 0 1 0 26h-128a13 13 0 0 1 0 -26z"/>`;
  return productFile(shadow(400, 940, 390, 34) + box, canSymbols(row, scale, stands));
}

const TABLE_SCALE = 0.54;

function table(pack: PackSubject, row: readonly WineSubject[]): string {
  const trio = [...new Map(row.map((one) => [one.sku, one])).values()].slice(0, 3);
  const places: readonly Spot[] = [
    { x: 118, y: 880, scale: TABLE_SCALE },
    { x: 296, y: 910, scale: TABLE_SCALE },
    { x: 474, y: 880, scale: TABLE_SCALE },
  ];
  const first = trio[0];
  const pour = first ? glass('bowl', pourColor(first), 0.48, first.wineType === 'sparkling') : '';
  const shapes = trio.flatMap((wine, index) => {
    const spot = places[index + places.length - trio.length];
    if (!spot) return [];
    return shadow(spot.x + 10, spot.y - 4, 120) + standing(wine, spot);
  });
  return productFile(
    room(pack.ground, pack.mark) + shapes.join('') + shadow(672, 936, 120) + place(pour, 668, 932, 0.8),
    canSymbols(trio, TABLE_SCALE),
  );
}
