import { dots, many, type Scene, wall } from './article-scene-parts';
import { Chance } from './chance';
import { INK, mix, PAPER } from './color';

export const stillLifeScenes = {
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
  crystals: {
    words: 'among glittering crystals',
    draw: (ground, mark) => {
      const chance = new Chance(`${mark}crystal`);
      const shard = () => {
        const [x, y] = [Math.round(chance.between(10, 1190)), Math.round(chance.between(40, 640))];
        const [wide, high] = [Math.round(chance.between(24, 62)), Math.round(chance.between(70, 190))];
        return (
          `<g transform="rotate(${Math.round(chance.between(-50, 50))} ${x} ${y})"><path fill="${PAPER}" fill-opacity=".82" d="M${x} ${y - high}l${wide} ${wide}v${high}l-${wide} ${wide}z"/>` +
          `<path fill="${mix(ground, mark, 0.3)}" fill-opacity=".6" d="M${x} ${y - high}l-${wide} ${wide}v${high}l${wide} ${wide}z"/></g>`
        );
      };
      return wall(mix(ground, mark, 0.16)) + many(26, shard);
    },
  },
  vegetables: {
    words: 'among vegetables from the market',
    draw: (ground, mark) => {
      const tomato = (x: number, y: number) =>
        `<circle cx="${x}" cy="${y}" r="84" fill="#D94F3A"/><path fill="#4F7A4E" d="M${x} ${y - 70}l18 -34l8 34l40 4l-44 18l-16 30l-18 -30l-46 -14l42 -8z"/>`;
      const spear = (x: number, turn: number) =>
        `<g transform="rotate(${turn} ${x} 560)"><path fill="#8DB36A" d="M${x} 240h34v330h-34z"/><path fill="#5E8B4E" d="M${x - 6} 250q23 -120 46 0l-8 60h-30zM${x} 380l17 26l17 -26v40h-34zM${x} 470l17 26l17 -26v40h-34z"/></g>`;
      return (
        wall(mix(ground, PAPER, 0.4)) +
        `<path fill="${mix(ground, mark, 0.16)}" d="${many(6, (index) => `M0 ${index * 112}h1200v50H0z`)}"/>` +
        many(6, (index) => spear(430 + index * 62, index * 7 - 18)) +
        tomato(110, 500) +
        tomato(260, 560) +
        tomato(180, 350) +
        '<path fill="#5B3A6B" d="M900 560q-60 -260 110 -330q130 60 96 220q-20 120 -110 150q-66 4 -96 -40z"/><path fill="#4F7A4E" d="M960 250q40 -70 100 -50l-8 40l40 40l-60 -6z"/>'
      );
    },
  },
  chocolate: {
    words: 'before squares of chocolate',
    draw: (ground, mark) =>
      wall(mix(ground, PAPER, 0.25)) +
      '<g transform="rotate(-6 600 330)"><path fill="#4A2A1D" d="M90 60h1020v560H90z"/>' +
      many(24, (index) => {
        const [x, y] = [110 + (index % 6) * 167, 80 + Math.floor(index / 6) * 134];
        return (
          `<path fill="#6B3F2A" d="M${x} ${y}h148v116h-148z"/><path fill="#835038" d="M${x} ${y}h148l-20 20h-108z"/>` +
          `<path fill="#57311F" d="M${x} ${y + 116}h148l-20 -20h-108z"/>`
        );
      }) +
      `<path fill="${mark}" d="M760 60h350v560h-330l-30 -60l34 -60l-44 -70l36 -60l-32 -80l30 -60l-30 -70z"/><path fill="${ground}" d="M860 60h90v560h-90z"/></g>`,
  },
  clock: {
    words: 'before a large clock',
    draw: (ground, mark) =>
      wall(mix(ground, mark, 0.2)) +
      `<circle cx="600" cy="330" r="310" fill="${PAPER}" stroke="${mark}" stroke-width="26"/>` +
      `<path stroke="${mark}" stroke-width="16" stroke-linecap="round" d="${many(12, (hour) => {
        const angle = (hour / 12) * Math.PI * 2;
        const [x, y] = [Math.sin(angle), -Math.cos(angle)];
        return `M${Math.round(600 + x * 250)} ${Math.round(330 + y * 250)}L${Math.round(600 + x * 276)} ${Math.round(330 + y * 276)}`;
      })}"/>` +
      `<path fill="none" stroke="${INK}" stroke-width="20" stroke-linecap="round" d="M600 330L470 200M600 330L600 110"/><circle cx="600" cy="330" r="24" fill="${mark}"/>`,
  },
  fish: {
    words: 'under a shoal of fish',
    draw: (ground, mark) =>
      wall(mix(ground, '#8FC1C9', 0.55)) +
      many(13, (index) => {
        const [x, y] = [(index % 4) * 310 + (Math.floor(index / 4) % 2) * 150 - 40, 90 + Math.floor(index / 4) * 150];
        const color = index % 3 === 1 ? mark : mix(ground, PAPER, 0.45);
        return (
          `<path fill="${color}" d="M${x} ${y}q90 -78 190 0l52 -44v88l-52 -44q-100 78 -190 0z"/>` +
          `<circle cx="${x + 46}" cy="${y - 8}" r="9" fill="${INK}"/>`
        );
      }),
  },
  drops: {
    words: 'under large red drops',
    draw: (ground, mark) => {
      const chance = new Chance(`${ground}drop`);
      const drop = () => {
        const [x, y] = [Math.round(chance.between(30, 1170)), Math.round(chance.between(20, 480))];
        const size = chance.between(0.5, 1.5).toFixed(2);
        return `<path transform="translate(${x} ${y}) scale(${size})" d="M0 0q52 78 52 112a52 52 0 0 1 -104 0q0 -34 52 -112z"/>`;
      };
      return (
        wall(mix(ground, PAPER, 0.5)) +
        `<path fill="${mix(ground, PAPER, 0.15)}" d="${many(12, (index) => `M${index * 100} 0h50v640h-50z`)}"/>` +
        `<g fill="${mix('#8E1F3B', mark, 0.3)}">${many(22, drop)}</g>`
      );
    },
  },
} as const satisfies Record<string, Scene>;
