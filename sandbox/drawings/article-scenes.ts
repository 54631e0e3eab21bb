import { dots, hills, many, parcel, rays, wall } from './article-scene-parts';
import { Chance } from './chance';
import { INK, mix, PAPER } from './color';

/** What stands behind the cans of an article's picture. */
export interface Scene {
  /** How the alternative text ends: "…, before a rising sun." */
  readonly words: string;
  /** The cans stand on what the scene brings along, not on a table. */
  readonly hasGround?: true;
  readonly draw: (ground: string, mark: string) => string;
}

export const scenes = {
  sunrise: {
    words: 'before a rising sun',
    draw: (ground) =>
      wall(mix(ground, PAPER, 0.3)) +
      `<path fill="${mix(ground, PAPER, 0.62)}" d="${rays(600, 520, 15)}"/><circle cx="600" cy="520" r="300" fill="${ground}"/>`,
  },
  grapes: {
    words: 'under grapes that hang from above',
    draw: (ground, mark) =>
      wall(mix(ground, PAPER, 0.3)) +
      dots(
        mix(ground, mark, 0.28),
        84,
        many(46, (index) => {
          const row = Math.floor(index / 12);
          return `M${60 + (index % 12) * 100 + (row % 2) * 50} ${60 + row * 84}h0`;
        }),
      ) +
      `<path fill="${mix(ground, PAPER, 0.62)}" d="M0 300q75 -60 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0V750H0Z"/>`,
  },
  ice: {
    words: 'among blocks of ice',
    draw: (ground, mark) =>
      wall(mix(ground, PAPER, 0.3)) +
      `<g fill="${mix(ground, PAPER, 0.7)}" stroke="${mix(ground, mark, 0.25)}" stroke-width="4">${many(11, (index) => {
        const [x, y] = [index * 118 - 40, 470 + (index % 3) * 34];
        return `<rect x="${x}" y="${y}" width="120" height="120" rx="20" transform="rotate(${((index * 37) % 50) - 25} ${x + 60} ${y + 60})"/>`;
      })}</g>`,
  },
  picnic: {
    words: 'on a checked blanket in the hills',
    hasGround: true,
    draw: (ground, mark) =>
      wall('#CFE3EA') +
      '<circle cx="980" cy="150" r="80" fill="#F9D976"/>' +
      dots(PAPER, 70, 'M160 150h120M250 120h40M620 90h90') +
      hills('#9CB36B', 420) +
      hills('#7C9A56', 520) +
      `<path fill="${PAPER}" d="M0 600H1200V750H0Z"/>` +
      `<path fill="${mark}" fill-opacity=".75" d="${many(10, (index) => `M${index * 120} 600h60v150h-60z`)}"/>` +
      `<path fill="${mix(ground, mark, 0.6)}" fill-opacity=".6" d="M0 630h1200v36h-1200zM0 702h1200v36h-1200z"/>`,
  },
  pantry: {
    words: 'on a shelf in the pantry',
    draw: (ground, mark) => {
      const board = mix(mark, INK, 0.25);
      const jar = (x: number, y: number, high: number, fill: string) =>
        `<rect x="${x}" y="${y - high}" width="92" height="${high}" rx="18" fill="${fill}"/>` +
        `<rect x="${x + 10}" y="${y - high - 18}" width="72" height="24" rx="6" fill="${board}"/>` +
        `<rect x="${x + 18}" y="${y - high + 42}" width="56" height="34" fill="${PAPER}"/>`;
      const fills = [mix(ground, mark, 0.35), mix(ground, PAPER, 0.3), '#C9DDB2', '#F2B8A0', '#BFDDE3'];
      return (
        wall(mix(ground, PAPER, 0.55)) +
        many(9, (index) => jar(40 + index * 128, 250, 120 + ((index * 53) % 70), fills[index % 5] ?? PAPER)) +
        `<path fill="${board}" d="M0 250h1200v26h-1200z"/><path fill="${mix(ground, mark, 0.2)}" d="M0 276h1200v16h-1200z"/>`
      );
    },
  },
  night: {
    words: 'under a moon and stars',
    hasGround: true,
    draw: (ground, mark) => {
      const sky = mix(mark, INK, 0.62);
      const chance = new Chance(ground + mark);
      const stars = many(40, () => `M${Math.round(chance.between(20, 1180))} ${Math.round(chance.between(20, 430))}h0`);
      return (
        wall(sky) +
        dots(PAPER, 6, stars, 0.8) +
        '<circle cx="930" cy="170" r="96" fill="#F7E9C6"/>' +
        `<circle cx="890" cy="150" r="88" fill="${sky}"/>` +
        hills(mix(mark, INK, 0.4), 500) +
        hills(mix(mark, INK, 0.2), 610)
      );
    },
  },
  sea: {
    words: 'on the beach at sunset',
    hasGround: true,
    draw: (ground, mark) =>
      wall(mix(ground, PAPER, 0.5)) +
      `<circle cx="820" cy="360" r="190" fill="${mix(ground, mark, 0.55)}"/>` +
      '<path fill="#3F7D8E" d="M0 370H1200V750H0Z"/>' +
      `<path fill="none" stroke="${mix(ground, PAPER, 0.4)}" stroke-width="9" stroke-linecap="round" d="M640 396h360M690 430h260M740 464h170M80 420h170M320 470h150M1020 500h130M120 540h220"/>` +
      '<path fill="#2A6070" d="M0 560q50 -34 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V750H0Z"/>' +
      '<path fill="#EBD3A4" d="M0 650Q300 610 640 640T1200 626V750H0Z"/>',
  },
  parcels: {
    words: 'in front of parcels',
    draw: (ground, mark) => {
      const card = ['#D9B48A', '#C99F70'] as const;
      return (
        wall(mix(ground, PAPER, 0.35)) +
        parcel(40, 330, 320, 320, [card[0], mark]) +
        parcel(90, 130, 220, 200, [card[1], ground]) +
        parcel(380, 430, 260, 220, [card[1], ground]) +
        parcel(660, 270, 380, 380, [card[0], mark]) +
        parcel(730, 100, 210, 170, [card[1], mark]) +
        parcel(1060, 440, 220, 210, [card[1], ground])
      );
    },
  },
  party: {
    words: 'under bunting and confetti',
    draw: (ground, mark) => {
      const colors = [mark, PAPER, '#F4C95D', '#5FA8A0'];
      const chance = new Chance(mark + ground);
      const flags = (y: number, sag: number) =>
        many(13, (index) => {
          const x = index * 96 + 4;
          const top = Math.round(y + sag * Math.sin(((index + 0.5) / 13) * Math.PI));
          return `<path fill="${colors[index % 4] ?? mark}" d="M${x} ${top}h80l-40 92z"/>`;
        });
      return (
        wall(mix(ground, PAPER, 0.15)) +
        flags(24, 90) +
        many(44, (index) => {
          const [x, y] = [Math.round(chance.between(10, 1180)), Math.round(chance.between(190, 620))];
          return `<path fill="${colors[index % 4] ?? mark}" d="M${x} ${y}h22v12h-22z" transform="rotate(${Math.round(chance.between(0, 180))} ${x} ${y})"/>`;
        })
      );
    },
  },
  cubes: {
    words: 'beside stacks of sugar cubes',
    draw: (ground, mark) => {
      const [front, side, top] = [PAPER, mix(PAPER, mark, 0.28), '#FFFFFF'];
      const cube = (x: number, y: number) =>
        `<path fill="${front}" d="M${x} ${y}h84v84h-84z"/><path fill="${side}" d="M${x + 84} ${y}l22 -20v84l-22 20z"/>` +
        `<path fill="${top}" d="M${x} ${y}l22 -20h84l-22 20z"/>`;
      return (
        wall(mix(ground, mark, 0.18)) +
        `<circle cx="600" cy="330" r="290" fill="${mix(ground, PAPER, 0.2)}"/>` +
        many(9, (column) => many(1 + ((column * 5) % 6), (level) => cube(24 + column * 130, 560 - level * 88)))
      );
    },
  },
  paper: {
    words: 'before a giant label full of fine print',
    draw: (ground, mark) =>
      wall(mix(ground, mark, 0.3)) +
      `<rect x="90" y="50" width="1020" height="620" rx="22" fill="${PAPER}"/>` +
      `<rect x="118" y="78" width="964" height="564" rx="12" fill="none" stroke="${mark}" stroke-width="8"/>` +
      `<path fill="${ground}" d="M150 110h900v120h-900z"/>` +
      `<path stroke="${mix(mark, PAPER, 0.35)}" stroke-width="14" stroke-linecap="round" d="${many(6, (line) => `M170 ${290 + line * 54}h${380 + ((line * 211) % 440)}`)}"/>` +
      `<circle cx="960" cy="330" r="66" fill="${mark}"/><circle cx="960" cy="330" r="46" fill="none" stroke="${PAPER}" stroke-width="6"/>`,
  },
  window: {
    words: 'on a table by the window',
    draw: (ground, mark) =>
      wall(mix(ground, PAPER, 0.4)) +
      '<path fill="#BFE0EA" d="M250 40h700v480h-700z"/><circle cx="760" cy="190" r="76" fill="#F9D976"/>' +
      '<path fill="#9CB36B" d="M250 420Q420 330 610 400T950 370V520H250Z"/>' +
      `<path fill="none" stroke="${PAPER}" stroke-width="22" d="M250 40h700v480h-700zM600 40v480M250 280h700"/>` +
      `<path fill="${mark}" fill-opacity=".85" d="M150 20H420Q400 300 250 540H150ZM1050 20H780Q800 300 950 540H1050Z"/>` +
      `<path fill="${mix(ground, mark, 0.5)}" d="M130 8h940v26h-940z"/>`,
  },
  vineyard: {
    words: 'at the end of the rows of a vineyard',
    hasGround: true,
    draw: (ground) =>
      wall(mix(ground, PAPER, 0.55)) +
      `<circle cx="280" cy="170" r="86" fill="${ground}"/>` +
      hills('#A9BFA0', 330) +
      hills('#7C9C6B', 390) +
      `<path fill="#4F7A4E" d="${many(15, (index) => {
        const at = index - 7;
        return `M${600 + at * 46} 380L${600 + at * 200 - 46} 750H${600 + at * 200 + 60}Z`;
      })}"/>`,
  },
  bubbles: {
    words: 'in rising bubbles',
    draw: (ground, mark) => {
      const chance = new Chance(`${ground}${mark}b`);
      const ring = () =>
        `<circle cx="${Math.round(chance.between(20, 1180))}" cy="${Math.round(chance.between(20, 620))}" r="${Math.round(chance.between(14, 74))}"/>`;
      return (
        wall(mix(ground, mark, 0.12)) +
        `<g fill="${PAPER}" fill-opacity=".32" stroke="${PAPER}" stroke-width="5">${many(34, ring)}</g>`
      );
    },
  },
  cheese: {
    words: 'behind wedges of cheese',
    draw: (ground, mark) => {
      const wedge = (x: number, y: number, size: number, color: string) =>
        `<path fill="${color}" d="M${x} ${y}l${size} -${Math.round(size * 0.55)}q${Math.round(size * 0.3)} ${Math.round(size * 0.2)} ${Math.round(size * 0.24)} ${Math.round(size * 0.55)}z"/>` +
        `<path fill="${mix(color, PAPER, 0.4)}" d="M${x} ${y}h${Math.round(size * 1.24)}v${Math.round(size * 0.42)}h-${Math.round(size * 1.24)}z"/>` +
        dots(
          mix(color, mark, 0.22),
          Math.round(size * 0.14),
          `M${x + size * 0.3} ${y + size * 0.2}h0M${x + size * 0.72} ${y + size * 0.14}h0M${x + size * 0.98} ${y + size * 0.28}h0`,
        );
      return (
        wall(mix(ground, PAPER, 0.25)) +
        `<path fill="${mix(ground, mark, 0.14)}" d="${many(7, (index) => `M${index * 180} 0h90v640h-90z`)}"/>` +
        wedge(30, 480, 300, '#F4C95D') +
        wedge(800, 430, 330, '#F2A65A') +
        wedge(440, 300, 220, '#F7E3A1')
      );
    },
  },
  loop: {
    words: 'inside two arrows that chase each other',
    draw: (ground, mark) => {
      const arrow = (turn: number) =>
        `<g transform="rotate(${turn} 600 360)"><path fill="none" stroke="${mark}" stroke-width="64" d="M315 360A285 285 0 0 1 808 165"/>` +
        `<path fill="${mark}" d="M765 92L905 260L700 250Z"/></g>`;
      return (
        wall(mix(ground, PAPER, 0.2)) +
        `<circle cx="600" cy="360" r="330" fill="${mix(ground, PAPER, 0.6)}"/>` +
        arrow(0) +
        arrow(180)
      );
    },
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name);
}
