import { INK, mix, PAPER } from './color';
import { setLine } from './lettering';
import { pathData, simplify } from './outline';
import { canSymbols, standing } from './pack-pictures';
import type { Picture } from './picture';
import { svgFile } from './picture';
import { shadow } from './scene';
import type { WineSubject } from './wine-pictures';

const [WIDE, HIGH] = [1200, 630];

/** The picture that stands for the whole shop when a link to it is shared. */
export function openGraphPicture(brand: string, line: string, cans: readonly WineSubject[]): Picture {
  const few = cans.slice(0, 4);
  const stripes = few.map(
    (wine, index) => `<path fill="${mix(wine.ground, PAPER, 0.2)}" d="M${584 + index * 154} 0h155v630h-155z"/>`,
  );
  const row = few.map((wine, index) => {
    const [x, y] = [661 + index * 154, index % 2 === 0 ? 556 : 526];
    return shadow(x + 6, y - 4, 80) + standing(wine, { x, y, scale: 0.42 });
  });
  const name = setLine(brand, [292, 330], { face: 'display', size: 124 }).flat();
  const words = setLine(line, [292, 400], { face: 'display', size: 40 }).flat();
  return {
    path: 'site/open-graph.svg',
    title: brand,
    description: `${brand}: ${line} Four cans of wine in a row.`,
    width: WIDE,
    height: HIGH,
    svg: svgFile(
      WIDE,
      HIGH,
      `<path fill="${PAPER}" d="M0 0h1200v630h-1200z"/>${stripes.join('')}${row.join('')}` +
        `<path fill="${INK}" d="${pathData(simplify(name, 9))}"/>` +
        `<path fill="#E8472B" d="${pathData(simplify(words, 5), 1)}"/>`,
      canSymbols(few, 0.42),
    ),
  };
}
