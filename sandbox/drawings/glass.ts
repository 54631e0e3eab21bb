import { Chance } from './chance';
import { mix } from './color';

const BOWL = 'M-128 -330C-150 -210 -142 -70 -88 -14C-72 2 -40 8 0 8S72 2 88 -14C142 -70 150 -210 128 -330';

/** The color of a wine in the glass. */
export function pourColor({
  wineType,
  name,
  ground,
}: {
  readonly wineType: string;
  readonly name: string;
  readonly ground: string;
}): string {
  if (/sparkling red/i.test(name)) return '#8E1F45';
  if (/sparkling rosé/i.test(name)) return '#F3A3A0';
  switch (wineType) {
    case 'red':
      return '#7E1A39';
    case 'rosé':
      return '#F29A8B';
    case 'orange':
      return '#E38A35';
    case 'piquette':
      return mix(ground, '#F0C58A', 0.5);
    case 'sparkling':
      return '#F0DC9A';
    default:
      return '#EFE0A0';
  }
}

/**
 * A stemless glass, its foot at the origin and 340 pixels high, filled to a share of its height.
 * `id` keeps the clip paths of several glasses apart.
 */
export function glass(id: string, color: string, share: number, bubbly = false): string {
  const level = Math.round(-8 - 300 * share);
  const half = Math.round(88 + 56 * Math.min(1, share * 1.35) - (share > 0.75 ? 4 : 0));
  const liquid =
    `<g clip-path="url(#${id})"><path fill="${color}" fill-opacity=".93" d="M-160 ${level}h320v340h-320z"/>` +
    `<path fill="${mix(color, '#1F1A24', 0.45)}" fill-opacity=".35" d="M40 ${level}C110 ${level} 110 -60 30 6L160 ` +
    `20V${level}Z"/>` +
    `<path fill="#fff" fill-opacity=".3" d="M-116 ${level + 24}C-128 -120 -112 -60 -84 -34C-104 -90 -106 -130 ` +
    `-98 ${level + 24}Z"/>` +
    `${bubbly ? bubbles(id, level) : ''}</g>` +
    `<ellipse cx="0" cy="${level}" rx="${half}" ry="15" fill="${mix(color, '#ffffff', 0.28)}"/>`;
  return (
    `<clipPath id="${id}"><path d="${BOWL}Z"/></clipPath>` +
    `<path fill="#fff" fill-opacity=".34" d="${BOWL}A128 17 0 0 1 -128 -330Z"/>${share > 0 ? liquid : ''}` +
    `<path fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" d="${BOWL}"/>` +
    `<path fill="none" stroke="#1f1a24" stroke-opacity=".28" stroke-width="2" d="${BOWL}"/>` +
    '<ellipse cx="0" cy="-330" rx="128" ry="17" fill="none" stroke="#fff" stroke-width="5"/>' +
    '<ellipse cx="0" cy="-330" rx="128" ry="17" fill="none" stroke="#1f1a24" stroke-opacity=".35" stroke-width="2"/>' +
    '<path fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="9" stroke-linecap="round" d="M-116 -296C-130 -200 ' +
    '-126 -130 -108 -80"/>'
  );
}

function bubbles(seed: string, level: number): string {
  const chance = new Chance(seed);
  return [5, 8, 11]
    .map((width) => {
      const spots = Array.from(
        { length: 10 },
        () => `M${Math.round(chance.between(-104, 104))} ${Math.round(chance.between(level + 14, -14))}h0`,
      );
      return `<path stroke="#fff" stroke-opacity=".6" stroke-linecap="round" stroke-width="${width}" d="${spots.join('')}"/>`;
    })
    .join('');
}
