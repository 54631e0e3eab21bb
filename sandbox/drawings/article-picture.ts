import { mix, PAPER } from './color';
import { glass, pourColor } from './glass';
import { canSymbols, standing } from './pack-pictures';
import type { Picture } from './picture';
import { svgFile } from './picture';
import { place, shadow } from './scene';
import type { WineSubject } from './wine-pictures';

const [WIDE, HIGH] = [1200, 750];

type Setting = 'sunrise' | 'press' | 'ice';

const SETTINGS: readonly [Setting, Setting, Setting] = ['ice', 'press', 'sunrise'];

function backdrop(setting: Setting, ground: string, mark: string): string {
  const wall = `<path fill="${mix(ground, PAPER, 0.3)}" d="M0 0h1200v750h-1200z"/>`;
  switch (setting) {
    case 'sunrise': {
      const rays = Array.from({ length: 15 }, (_, index) => {
        const [from, to] = [(index / 15) * Math.PI * 2, ((index + 0.5) / 15) * Math.PI * 2];
        const at = (angle: number) =>
          `${Math.round(600 + Math.cos(angle) * 1000)} ${Math.round(520 + Math.sin(angle) * 1000)}`;
        return `M600 520L${at(from)}L${at(to)}Z`;
      });
      return (
        `${wall}<path fill="${mix(ground, PAPER, 0.62)}" d="${rays.join('')}"/>` +
        `<circle cx="600" cy="520" r="300" fill="${ground}"/>`
      );
    }
    case 'press': {
      const grapes = Array.from(
        { length: 46 },
        (_, index) =>
          `M${60 + (index % 12) * 100 + (Math.floor(index / 12) % 2) * 50} ${60 + Math.floor(index / 12) * 84}h0`,
      );
      return (
        `${wall}<path stroke="${mix(ground, mark, 0.28)}" stroke-width="84" stroke-linecap="round" ` +
        `d="${grapes.join('')}"/>` +
        `<path fill="${mix(ground, PAPER, 0.62)}" d="M0 300q75 -60 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0V750H0Z"/>`
      );
    }
    case 'ice': {
      const cubes = Array.from(
        { length: 11 },
        (_, index) =>
          `<rect x="${index * 118 - 40}" y="${470 + (index % 3) * 34}" width="120" height="120" rx="20" ` +
          `transform="rotate(${((index * 37) % 50) - 25} ${index * 118 + 20} ${530 + (index % 3) * 34})"/>`,
      );
      return `${wall}<g fill="${mix(ground, PAPER, 0.7)}" stroke="${mix(ground, mark, 0.25)}" stroke-width="4">${cubes.join('')}</g>`;
    }
  }
}

/** The picture above an article: three cans in a setting of their own, and a glass. */
export function articlePicture(
  article: { readonly slug: string; readonly title: string },
  nth: number,
  cans: readonly WineSubject[],
): Picture {
  const setting = SETTINGS[nth % SETTINGS.length] ?? 'sunrise';
  const lead = cans[0];
  const [ground, mark] = [lead?.ground ?? '#F4C95D', lead?.mark ?? '#8A2C1B'];
  const floor = `<path fill="${mix(ground, mark, 0.42)}" d="M0 640h1200v110h-1200z"/>`;
  const row = cans.slice(0, 3).map((wine, index) => {
    const [x, y] = [300 + index * 210, index === 1 ? 716 : 690];
    return shadow(x + 8, y - 4, 118) + standing(wine, { x, y, scale: 0.6 });
  });
  const pour = lead
    ? shadow(996, 712, 150) + place(glass('pour', pourColor(lead), 0.5, setting !== 'sunrise'), 990, 708)
    : '';
  const order = [row[0], row[2], row[1]].join('');
  return {
    path: `articles/${article.slug}.svg`,
    title: article.title,
    description: `${cans
      .slice(0, 3)
      .map((wine) => wine.title)
      .join(', ')}: three cans and a poured glass.`,
    width: WIDE,
    height: HIGH,
    svg: svgFile(WIDE, HIGH, backdrop(setting, ground, mark) + floor + order + pour, canSymbols(cans.slice(0, 3), 0.6)),
  };
}
