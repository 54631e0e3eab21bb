import type { Scene } from './article-scene-parts';
import { type SceneName, scenes } from './article-scenes';
import { Chance } from './chance';
import { mix } from './color';
import { glass, pourColor } from './glass';
import { canSymbols, standing } from './pack-pictures';
import type { Picture } from './picture';
import { svgFile } from './picture';
import { place, shadow } from './scene';
import type { WineSubject } from './wine-pictures';

const [WIDE, HIGH] = [1200, 750];
const SCALE = 0.6;

interface ArticleSubject {
  readonly slug: string;
  readonly title: string;
  readonly scene: SceneName;
}

/** The picture above an article: up to three cans in its scene, and a glass of the first on one side of them. */
export function articlePicture(article: ArticleSubject, cans: readonly WineSubject[]): Picture {
  const few = cans.slice(0, 3);
  const lead = few[0];
  const [ground, mark] = [lead?.ground ?? '#F4C95D', lead?.mark ?? '#8A2C1B'];
  const glassIsLeft = new Chance(article.slug).next() < 0.5;
  const scene: Scene = scenes[article.scene];
  return {
    path: `articles/${article.slug}.svg`,
    title: article.title,
    description: `${few.map((wine) => wine.title).join(', ')}: ${few.length === 1 ? 'a can' : `${few.length} cans`} and a poured glass ${scene.words}.`,
    width: WIDE,
    height: HIGH,
    svg: svgFile(
      WIDE,
      HIGH,
      scene.draw(ground, mark) +
        (scene.hasGround ? '' : table(ground, mark)) +
        row(few, glassIsLeft) +
        poured(lead, glassIsLeft),
      canSymbols(few, SCALE),
    ),
  };
}

function table(ground: string, mark: string): string {
  return `<path fill="${mix(ground, mark, 0.42)}" d="M0 640h1200v110h-1200z"/>`;
}

/** The one in the middle stands in front. */
function row(cans: readonly WineSubject[], glassIsLeft: boolean): string {
  const from = (glassIsLeft ? 520 : 300) + (3 - cans.length) * 105;
  const drawn = cans.map((wine, index) => {
    const [x, y] = [from + index * 210, index === 1 ? 716 : 690];
    return shadow(x + 8, y - 4, 118) + standing(wine, { x, y, scale: SCALE });
  });
  return [drawn[0], drawn[2], drawn[1]].join('');
}

function poured(wine: WineSubject | undefined, glassIsLeft: boolean): string {
  if (!wine) return '';
  const x = glassIsLeft ? 210 : 990;
  const bubbly = wine.wineType === 'sparkling' || wine.wineType === 'piquette';
  return shadow(x + 6, 712, 150) + place(glass('pour', pourColor(wine), 0.5, bubbly), x, 708);
}
