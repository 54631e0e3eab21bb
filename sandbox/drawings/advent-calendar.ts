import { Chance } from './chance';
import { INK, mix, PAPER } from './color';
import { setLine } from './lettering';
import { pathData, simplify } from './outline';
import type { PackSubject } from './pack-pictures';
import { canSymbols, dealt, standing } from './pack-pictures';
import { outdoors, place, productFile, shadow } from './scene';

const DOOR = { wide: 140, high: 176, gap: 14 } as const;

/** A house with a gable and twelve numbered doors; the doors named in `open` show the can behind them. */
function house(pack: PackSubject, open: readonly number[]): string {
  const chance = new Chance(pack.sku);
  const order = Array.from({ length: 12 }, (_, index) => index + 1).sort((a, b) => ((a * 7) % 13) - ((b * 7) % 13));
  const row = dealt(pack.cans);
  const doors = order.map((day, index) => {
    const [x, y] = [98 + (index % 4) * (DOOR.wide + DOOR.gap), 344 + Math.floor(index / 4) * (DOOR.high + DOOR.gap)];
    const wine = row[day - 1];
    const number = setLine(String(day), [x + DOOR.wide / 2, y + 112], { face: 'display', size: 78 }).flat();
    if (open.includes(day) && wine) {
      return (
        `<path fill="${mix(pack.mark, INK, 0.55)}" d="M${x} ${y}h${DOOR.wide}v${DOOR.high}h-${DOOR.wide}z"/>` +
        standing(wine, { x: x + 84, y: y + 172, scale: 0.176 }) +
        `<path fill="${mix(wine.ground, INK, 0.08)}" d="M${x} ${y}l-22 12v${DOOR.high - 10}l22 -2z"/>`
      );
    }
    const face = chance.pick([pack.ground, mix(pack.ground, PAPER, 0.55), mix(pack.mark, PAPER, 0.28)]);
    const ink = face === mix(pack.mark, PAPER, 0.28) ? PAPER : mix(pack.mark, INK, 0.3);
    return (
      `<rect x="${x}" y="${y}" width="${DOOR.wide}" height="${DOOR.high}" rx="10" fill="${face}"/>` +
      `<path fill="${ink}" d="${pathData(simplify(number, 8))}"/>` +
      `<circle cx="${x + DOOR.wide - 20}" cy="${y + 144}" r="5" fill="${ink}"/>`
    );
  });
  const star = 'M400 128L413 172L458 172L422 199L435 243L400 216L365 243L378 199L342 172L387 172Z';
  const frost = mix('#FFFFFF', pack.mark, 0.14);
  const snow =
    `<path fill="${frost}" d="M400 40L760 304Q776 330 748 334Q700 336 690 310Q676 282 640 288Q606 292 590 ` +
    `262Q572 236 548 232Q520 226 508 200Q492 176 466 162L400 118L334 162` +
    'Q308 176 292 200Q280 226 252 232Q228 236 210 262Q194 292 160 288Q124 282 110 310Q100 336 52 334Q24 330 40 304Z"/>';
  return (
    `<path fill="${mix(pack.mark, INK, 0.35)}" d="M596 96h70v170l-70 -60z"/>` +
    `<path fill="${frost}" d="M588 84h86q8 22 -14 24h-58q-22 -2 -14 -24z"/>` +
    `<path fill="${pack.mark}" d="M72 322L400 82L728 322V920Q728 940 708 940H92Q72 940 72 920Z"/>` +
    `${snow}<path fill="${pack.ground}" d="${star}" transform="translate(0 66)"/>${doors.join('')}`
  );
}

/** The calendar with a few doors open, and on a table at night. */
export function adventCalendar(pack: PackSubject): readonly [string, string] {
  const open = [3, 8, 12];
  const shown = dealt(pack.cans).filter((_, index) => open.includes(index + 1));
  const chance = new Chance(`${pack.sku} snow`);
  const flakes = Array.from(
    { length: 48 },
    () => `M${Math.round(chance.between(20, 780))} ${Math.round(chance.between(20, 800))}h0`,
  ).join('');
  const night = mix(pack.mark, INK, 0.6);
  return [
    productFile(shadow(400, 938, 380, 32) + house(pack, open), canSymbols(shown, 0.176)),
    productFile(
      outdoors(night, mix(night, PAPER, 0.7), 840) +
        `<path stroke="${PAPER}" stroke-width="9" stroke-linecap="round" ` +
        `stroke-opacity=".8" d="${flakes}"/>` +
        shadow(400, 920, 330, 30) +
        place(house(pack, open), 72, 152, 0.82),
      canSymbols(shown, 0.176),
    ),
  ];
}
