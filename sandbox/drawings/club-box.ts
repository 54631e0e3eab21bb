import { Chance } from './chance';
import { faceOf, INK, mix } from './color';
import { fittingSize, setLine } from './lettering';
import { pathData, simplify } from './outline';
import { dealt, symbolId } from './pack-pictures';
import type { PatternName } from './patterns/families';
import type { Picture } from './picture';
import { svgFile } from './picture';
import { ringPull } from './ring-pull';
import { edged, use } from './scene';
import type { WineSubject } from './wine-pictures';

const [WIDE, HIGH] = [1200, 900];

/** The room for cans in the carton, in pixels, and the carton around it. */
const ROOM = { wide: 918, high: 636, wall: 20, flap: 102 } as const;
const CARTON = { ground: '#D9AC6E', mark: '#3B2A1C' } as const;

/** The label on the shoulder of a can, by pattern: a ring of dashes. `dashes` lists lengths of dashes and gaps in turn. */
const RINGS: Readonly<Record<PatternName, { readonly dashes: string; readonly width: number; readonly cap?: string }>> =
  {
    hills: { dashes: '83 83', width: 22 },
    waves: { dashes: '32 51', width: 14, cap: 'round' },
    dots: { dashes: '0 31.1', width: 16, cap: 'round' },
    rays: { dashes: '12 19.1', width: 22 },
    leaves: { dashes: '20 21.5', width: 11, cap: 'round' },
    checker: { dashes: '20.75 20.75', width: 22 },
    arcs: { dashes: '62.2 20.8', width: 10 },
    terrazzo: { dashes: '9 15 16 12 22 9', width: 18 },
    scales: { dashes: '26 15.5', width: 20, cap: 'round' },
    moons: { dashes: '0 41.5', width: 20, cap: 'round' },
    rings: { dashes: '0 62.2', width: 22, cap: 'round' },
    zigzag: { dashes: '8 8.6', width: 14 },
    stripes: { dashes: '20 8 5 8.5', width: 22 },
    petals: { dashes: '0 24.9 6 19', width: 15, cap: 'round' },
    weave: { dashes: '6 4 6 4 6 15.5', width: 20 },
  };

/** A can from above, 100 pixels in radius around the origin: its label, its seam, a lid and a tab in its own colors. */
function canFromAbove(wine: WineSubject): string {
  const { dashes, width, cap } = RINGS[wine.pattern];
  return (
    `<g id="${symbolId(wine)}"><circle r="93" fill="${wine.ground}"/>` +
    `<circle r="79.2" fill="none" stroke="${wine.mark}" stroke-width="${width}" stroke-dasharray="${dashes}"` +
    `${cap === undefined ? '' : ` stroke-linecap="${cap}"`}/>` +
    `<circle r="93" fill="url(#round)"/><circle r="68" fill="url(#seam)"/>` +
    `<circle r="60" fill="${mix(wine.ground, INK, 0.35)}"/><circle r="57" fill="${wine.ground}"/>` +
    `<path fill="${mix(wine.ground, '#FFFFFF', 0.4)}" d="M-57 0A57 57 0 0 1 30 -48L-44 36A57 57 0 0 1 -57 0Z"/>` +
    `<ellipse cy="-26" rx="25" ry="23" fill="none" stroke="${mix(wine.ground, INK, 0.3)}" stroke-width="2.5"/>` +
    `<g transform="translate(0 2) scale(.62 .44) rotate(180)">${ringPull(mix(wine.mark, INK, 0.45))}</g>` +
    `<g transform="translate(0 -2) scale(.62 .44) rotate(180)">${ringPull(wine.mark)}</g></g>`
  );
}

const PAINTS =
  '<radialGradient id="round"><stop offset=".72" stop-color="#120a18" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#120a18" stop-opacity=".42"/></radialGradient>' +
  '<linearGradient id="seam" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="#b9bbbe"/>' +
  '<stop offset=".6" stop-color="#f2f2f0"/><stop offset="1" stop-color="#85878c"/></linearGradient>';

interface Carton {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The carton with its four flaps folded open, and the shadow it casts. */
function carton({ left, top, right, bottom }: Carton): string {
  const { wall, flap } = ROOM;
  const [face, inner] = [faceOf(CARTON.ground), mix(CARTON.ground, INK, 0.62)];
  const [far, near] = [flap, 26];
  const flaps = [
    `M${left} ${top}L${left + near} ${top - far}H${right - near}L${right} ${top}Z`,
    `M${left} ${bottom}L${left + near} ${bottom + far}H${right - near}L${right} ${bottom}Z`,
    `M${left} ${top}L${left - far} ${top + near}V${bottom - near}L${left} ${bottom}Z`,
    `M${right} ${top}L${right + far} ${top + near}V${bottom - near}L${right} ${bottom}Z`,
  ];
  return (
    `<path fill="#120a18" fill-opacity=".22" transform="translate(10 16)" d="${flaps.join('')}"/>` +
    `<path fill="${face}" ${edged(CARTON.mark)} d="${flaps.join('')}"/>` +
    `<path fill="${CARTON.ground}" ${edged(CARTON.mark)} d="M${left} ${top}H${right}V${bottom}H${left}Z"/>` +
    `<path fill="${inner}" d="M${left + wall} ${top + wall}H${right - wall}V${bottom - wall}H${left + wall}Z"/>`
  );
}

interface ClubBox {
  readonly size: 12 | 24;
  readonly brand: string;
  readonly cans: readonly WineSubject[];
}

/** The open box of the club from above, with the cans that it holds. */
export function clubBoxPicture({ size, brand, cans }: ClubBox): Picture {
  const chance = new Chance(`club-${size}`);
  const row = dealt(cans);
  const columns = size === 12 ? 4 : 6;
  const pitch = Math.floor(Math.min(ROOM.wide / columns, (ROOM.high * columns) / size));
  const [wide, high] = [pitch * columns + 2 * ROOM.wall, (pitch * size) / columns + 2 * ROOM.wall];
  const [left, top] = [(WIDE - wide) / 2, (HIGH - high) / 2];
  const shapes = row.map((wine, index) => {
    const x = left + ROOM.wall + ((index % columns) + 0.5) * pitch;
    const y = top + ROOM.wall + (Math.floor(index / columns) + 0.5) * pitch;
    return use(symbolId(wine), x, y, pitch / 190, Math.round(chance.between(-70, 70)));
  });
  const print = (text: string, y: number, lettering: Parameters<typeof setLine>[2]) => {
    const size = fittingSize([text], lettering, wide - 160);
    const outlines = setLine(text, [WIDE / 2, y], { ...lettering, size });
    return `<path fill="${CARTON.mark}" d="${pathData(outlines.flatMap((one) => simplify(one, 6)))}"/>`;
  };
  const kinds = [...new Map(row.map((wine) => [wine.sku, wine])).values()];
  const held = kinds.map((wine) => `${row.filter(({ sku }) => sku === wine.sku).length} ${wine.title}`).join(', ');
  return {
    path: `club/box-${size}.svg`,
    title: `Club box of ${size}`,
    description: `An open box from above with ${size} cans in it: ${held}.`,
    width: WIDE,
    height: HIGH,
    svg: svgFile(
      WIDE,
      HIGH,
      carton({ left, top, right: left + wide, bottom: top + high }) +
        print(brand, top + high + 66, { face: 'display', size: 70 }) +
        print('THE CAN CLUB', top - 38, { face: 'small', size: 32, tracking: 240 }) +
        shapes.join(''),
      PAINTS + kinds.map(canFromAbove).join(''),
    ),
  };
}
