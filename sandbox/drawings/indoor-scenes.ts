import { dots, many, parcel, type Scene, wall } from './article-scene-parts';
import { Chance } from './chance';
import { INK, mix, PAPER } from './color';

const pot = (x: number, y: number, wide: number, color: string): string =>
  `<path fill="${color}" d="M${x} ${y}h${wide}v${600 - y - 40}q0 40 -40 40H${x + 40}q-40 0 -40 -40z"/>` +
  `<path fill="${mix(color, PAPER, 0.3)}" d="M${x - 16} ${y - 26}h${wide + 32}v30h-${wide + 32}z"/>` +
  `<path fill="none" stroke="${color}" stroke-width="20" d="M${x - 10} ${y + 50}h-34v44h34M${x + wide + 10} ${y + 50}h34v44h-34"/>`;

export const indoorScenes = {
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
  kitchen: {
    words: 'beside pots on a stove',
    draw: (ground, mark) =>
      wall(mix(ground, PAPER, 0.45)) +
      `<path fill="none" stroke="${mix(ground, PAPER, 0.1)}" stroke-width="5" d="${many(7, (row) => `M0 ${60 + row * 84}h1200`)}${many(11, (column) => `M${60 + column * 110} 0v640`)}"/>` +
      pot(60, 430, 330, mark) +
      pot(820, 380, 300, mix(mark, INK, 0.35)) +
      `<path fill="none" stroke="${PAPER}" stroke-width="14" stroke-linecap="round" d="M170 330q-40 -50 0 -100t0 -100M260 330q-40 -50 0 -100t0 -100M960 280q-40 -50 0 -100t0 -90"/>` +
      `<path fill="${mix(INK, PAPER, 0.22)}" d="M0 600h1200v50H0z"/>`,
  },
  grill: {
    words: 'behind the flames of a grill',
    draw: (ground, mark) =>
      wall(mix(mark, INK, 0.45)) +
      many(9, (index) => {
        const [x, high] = [index * 136 - 30, 250 + ((index * 83) % 130)];
        const flame = (color: string, part: number) =>
          `<path fill="${color}" transform="translate(${x + 74} 560) scale(${part})" d="M0 0q-90 -40 -66 -${Math.round(high / 2)}q20 40 40 30q-30 -90 44 -${high}q-6 90 40 130q14 -20 10 -46q60 90 -4 ${Math.round(high / 2)}z"/>`;
        return flame('#D9572B', 1) + flame(mix('#F4A53C', ground, 0.3), 0.62) + flame('#FBE08A', 0.32);
      }) +
      `<path fill="none" stroke="${mix(INK, PAPER, 0.3)}" stroke-width="16" d="M0 566h1200M0 610h1200${many(16, (index) => `M${40 + index * 78} 566v74`)}"/>`,
  },
  books: {
    words: 'before a shelf of books',
    draw: (ground, mark) => {
      const board = mix(mark, INK, 0.3);
      const covers = [mark, mix(ground, mark, 0.45), '#5FA8A0', PAPER, '#D98C5F', mix(ground, PAPER, 0.3)];
      const shelf = (y: number, first: number) =>
        many(19, (index) => {
          const [wide, high] = [46 + ((index * 7 + first) % 3) * 8, 168 + ((index * 37 + first * 11) % 62)];
          const x = 8 + index * 63;
          return (
            `<path fill="${covers[(index * 5 + first) % 6] ?? mark}" d="M${x} ${y - high}h${wide}v${high}h-${wide}z"/>` +
            `<path fill="${board}" fill-opacity=".35" d="M${x} ${y - high + 26}h${wide}v10h-${wide}z"/>`
          );
        }) + `<path fill="${board}" d="M0 ${y}h1200v24H0z"/>`;
      return wall(mix(ground, PAPER, 0.5)) + shelf(280, 1) + shelf(560, 4);
    },
  },
  barrels: {
    words: 'before a wall of barrels',
    draw: (ground, mark) => {
      const barrel = (x: number, y: number) =>
        `<circle cx="${x}" cy="${y}" r="118" fill="#8A5A36"/><circle cx="${x}" cy="${y}" r="104" fill="#C08A55"/>` +
        `<path stroke="#9B6A3E" stroke-width="5" d="M${x - 60} ${y - 84}v168M${x - 20} ${y - 102}v204M${x + 20} ${y - 102}v204M${x + 60} ${y - 84}v168"/>` +
        `<circle cx="${x}" cy="${y + 20}" r="15" fill="${mark}"/>`;
      return (
        wall(mix(mark, INK, 0.5)) +
        many(6, (index) => barrel(index * 240, 510)) +
        many(5, (index) => barrel(120 + index * 240, 302)) +
        many(6, (index) => barrel(index * 240, 94)) +
        `<path fill="${ground}" fill-opacity=".16" d="M0 0h1200v640H0z"/>`
      );
    },
  },
  cellar: {
    words: 'between steel tanks in a cellar',
    draw: (ground, mark) => {
      const steel = ['#AEBCC4', '#C9D4DA', '#8C9BA4'];
      const tank = (x: number) =>
        `<path fill="${steel[0] ?? ''}" d="M${x} 150q100 -70 200 0v400h-200z"/><path fill="${steel[1] ?? ''}" d="M${x + 28} 140q26 -18 52 -22v432h-52z"/>` +
        `<path fill="${steel[2] ?? ''}" d="M${x} 230h200v12h-200zM${x} 430h200v12h-200zM${x + 16} 550h26v90h-26zM${x + 158} 550h26v90h-26z"/>` +
        `<circle cx="${x + 132}" cy="336" r="44" fill="${steel[2] ?? ''}"/><circle cx="${x + 132}" cy="336" r="30" fill="${mark}"/>`;
      return (
        wall(mix(ground, mark, 0.22)) +
        `<path fill="${mix(ground, PAPER, 0.25)}" d="M0 0h1200v90q-600 -110 -1200 0z"/>` +
        many(5, (index) => tank(20 + index * 245))
      );
    },
  },
  line: {
    words: 'beside a belt that carries cans',
    draw: (ground, mark) => {
      const blank = (x: number, y: number) =>
        `<path fill="#D5DCE0" d="M${x} ${y}h74v150q-37 22 -74 0z"/><path fill="#B4C0C7" d="M${x + 52} ${y}h22v155q-12 4 -22 5z"/><ellipse cx="${x + 37}" cy="${y}" rx="37" ry="12" fill="#EEF2F4"/>`;
      const belt = (y: number) =>
        `<path fill="${mix(mark, INK, 0.4)}" d="M0 ${y}h1200v34H0z"/>` +
        dots(
          PAPER,
          16,
          many(15, (index) => `M${40 + index * 84} ${y + 17}h0`),
          0.5,
        );
      return (
        wall(mix(ground, PAPER, 0.3)) +
        many(10, (index) => blank(24 + index * 122, 90)) +
        belt(240) +
        many(10, (index) => blank(-40 + index * 122, 400)) +
        belt(550)
      );
    },
  },
} as const satisfies Record<string, Scene>;
