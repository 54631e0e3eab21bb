import { dots, hills, many, rays, type Scene, wall } from './article-scene-parts';
import { Chance } from './chance';
import { INK, mix, PAPER } from './color';

const fir = (x: number, y: number, size: number): string =>
  `<path fill="#2F5140" transform="translate(${x} ${y}) scale(${size.toFixed(2)})" d="M0 -240l60 90h-28l52 76h-30l56 84H-110l56 -84h-30l52 -76h-28z"/>`;

const cloudBank = (color: string, y: number): string =>
  `<path fill="${color}" d="M0 ${y}q70 -96 160 -40q60 -90 170 -20q90 -80 190 10q80 -70 170 0q90 -90 190 0q70 -60 150 0q100 -70 170 30V750H0Z"/>`;

const fogBank = (y: number, thick: number): string =>
  `<path fill="#F2F5F6" fill-opacity="${thick}" d="M0 ${y}q160 -50 320 0t320 0 320 0 240 -10v120q-150 44 -300 0t-300 0 -300 0 -300 0z"/>`;

export const openAirScenes = {
  sunrise: {
    words: 'before a rising sun',
    draw: (ground) =>
      wall(mix(ground, PAPER, 0.3)) +
      `<path fill="${mix(ground, PAPER, 0.62)}" d="${rays(600, 520, 15)}"/><circle cx="600" cy="520" r="300" fill="${ground}"/>`,
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
  sky: {
    words: 'above the clouds',
    hasGround: true,
    draw: (ground, mark) =>
      wall('#A9CDE6') +
      `<circle cx="210" cy="170" r="92" fill="${ground}"/>` +
      `<path fill="${mark}" d="M560 190l330 -70q70 -14 96 12q-20 40 -88 52l-120 24l-110 120h-46l54 -104l-90 18l-34 40h-34l16 -62z"/>` +
      cloudBank('#D9E9F3', 470) +
      cloudBank(PAPER, 590),
  },
  lake: {
    words: 'on a jetty by a lake',
    hasGround: true,
    draw: (ground, mark) =>
      wall(mix(ground, PAPER, 0.55)) +
      hills('#8FA9B5', 330) +
      hills('#5E8370', 380) +
      '<path fill="#6FA3B8" d="M0 370h1200v380H0z"/>' +
      `<path fill="none" stroke="${PAPER}" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" d="M90 430h210M420 410h120M760 440h260M980 500h150M40 520h180M640 490h110"/>` +
      `<path fill="${mark}" d="M860 400h180l-34 42h-112z"/><path fill="${PAPER}" d="M944 392V210l96 170zM934 392V250l-68 130z"/>` +
      `<path fill="#A67C52" d="M0 610h1200v140H0z"/><path stroke="#7C5936" stroke-width="6" d="${many(9, (index) => `M${70 + index * 132} 610l${(index - 4) * 14} 140`)}"/>`,
  },
  desert: {
    words: 'before red mesas',
    hasGround: true,
    draw: (ground) =>
      wall(mix(ground, '#F6D9B8', 0.55)) +
      '<circle cx="930" cy="180" r="92" fill="#FBEBC8"/>' +
      '<path fill="#C98363" d="M0 430h90l24 -190h240l30 190h120l20 -110h150l18 110h270l22 -230h150l24 230h62v320H0z"/>' +
      '<path fill="#B2694A" d="M114 240h240l6 40H108zM524 320h150l6 34H518zM984 200h150l4 40H980z"/>' +
      '<path fill="#E0B183" d="M0 520Q300 470 620 516T1200 500V750H0Z"/>' +
      '<path fill="none" stroke="#4F7A4E" stroke-width="34" stroke-linecap="round" stroke-linejoin="round" d="M1090 600V400M1090 520h-56v-70M1090 490h52v-54"/>' +
      '<path fill="#D49A69" d="M0 640Q340 596 700 632T1200 616V750H0Z"/>',
  },
  snow: {
    words: 'in falling snow',
    hasGround: true,
    draw: (ground, mark) => {
      const chance = new Chance(`${mark}snow`);
      const flakes = many(
        70,
        () => `M${Math.round(chance.between(10, 1190))} ${Math.round(chance.between(10, 600))}h0`,
      );
      return (
        wall(mix(mark, '#BFD3E2', 0.72)) +
        hills(mix(ground, '#E6EEF4', 0.8), 430) +
        many(5, (index) => fir(90 + index * 265, 520 + (index % 2) * 36, 0.9 + (index % 3) * 0.16)) +
        hills('#F3F7FA', 590) +
        dots(PAPER, 15, flakes, 0.9)
      );
    },
  },
  camp: {
    words: 'beside a tent among firs',
    hasGround: true,
    draw: (ground, mark) =>
      wall(mix('#2B3A55', ground, 0.16)) +
      '<circle cx="220" cy="150" r="64" fill="#F7E9C6"/>' +
      many(7, (index) => fir(40 + index * 190, 470 + (index % 2) * 30, 1.2 - (index % 3) * 0.14)) +
      '<path fill="#33503F" d="M0 480Q400 440 800 474T1200 460V750H0Z"/>' +
      `<path fill="${mix(ground, PAPER, 0.1)}" d="M640 610L860 250L1090 610Z"/><path fill="${mark}" d="M860 250L1090 610H960Z"/>` +
      '<path fill="#F9D976" d="M860 330L780 610H930Z"/>' +
      '<path fill="#44654F" d="M0 610h1200v140H0z"/>',
  },
  fog: {
    words: 'in fog that fills the valleys',
    draw: (ground, mark) =>
      wall(mix(ground, '#E8ECEE', 0.6)) +
      `<circle cx="860" cy="180" r="110" fill="${mix(ground, PAPER, 0.2)}"/>` +
      hills(mix(mark, '#C9D3D6', 0.72), 320) +
      fogBank(360, 0.75) +
      hills(mix(mark, '#A9B9BC', 0.55), 470) +
      fogBank(500, 0.8) +
      fogBank(590, 0.9),
  },
  autumn: {
    words: 'under falling leaves',
    draw: (ground, mark) => {
      const chance = new Chance(`${ground}leaf`);
      const colors = ['#C65D2E', '#E0A03A', mark, '#9C4A2F'];
      return (
        wall(mix(ground, '#FBEBD3', 0.6)) +
        `<path fill="none" stroke="#6B4A35" stroke-width="26" stroke-linecap="round" d="M0 90Q320 130 560 60T1200 110M300 112L240 230M760 70L830 200"/>` +
        many(46, (index) => {
          const [x, y] = [Math.round(chance.between(10, 1180)), Math.round(chance.between(30, 610))];
          const turn = Math.round(chance.between(0, 360));
          return `<path fill="${colors[index % 4] ?? mark}" d="M${x} ${y}q26 -34 52 0q-26 34 -52 0z" transform="rotate(${turn} ${x} ${y})"/>`;
        })
      );
    },
  },
  rock: {
    words: 'before layers of rock',
    draw: (ground, mark) => {
      const layers = [mix(ground, PAPER, 0.2), '#B98C6A', mix(mark, '#A0866F', 0.6), '#D8BE9A', '#8B6F5C', '#C7A57E'];
      return (
        wall(mix(ground, PAPER, 0.6)) +
        many(6, (index) => {
          const y = 110 + index * 92;
          return `<path fill="${layers[index] ?? PAPER}" d="M0 ${y}q150 ${index % 2 ? -46 : 40} 330 6t360 -10 300 18 210 -14V750H0Z"/>`;
        }) +
        dots(mix(mark, INK, 0.2), 18, 'M130 330h30M470 420h0M800 250h40M1040 470h0M300 560h26M690 590h0')
      );
    },
  },
  blossoms: {
    words: 'under a branch in blossom',
    draw: (ground, mark) => {
      const chance = new Chance(`${mark}bloom`);
      const flower = () => {
        const [x, y] = [Math.round(chance.between(20, 1180)), Math.round(chance.between(20, 330))];
        const petals = [0, 72, 144, 216, 288].map(
          (turn) => `<circle cx="${x}" cy="${y - 20}" r="17" transform="rotate(${turn} ${x} ${y})"/>`,
        );
        return `${petals.join('')}<circle cx="${x}" cy="${y}" r="9" fill="${mark}"/>`;
      };
      return (
        wall(mix(ground, '#DCEBE4', 0.62)) +
        `<path fill="none" stroke="#6B4A35" stroke-width="22" stroke-linecap="round" d="M1200 40Q860 60 640 190T120 250M820 110L700 40M480 226L400 340"/>` +
        `<g fill="${mix(PAPER, mark, 0.14)}">${many(30, flower)}</g>`
      );
    },
  },
} as const satisfies Record<string, Scene>;
