import { INK, mix, PAPER } from './color';
import { motif } from './motifs';
import type { Picture } from './picture';
import { svgFile } from './picture';
import type { Scenery } from './scenery';
import { sceneryOf } from './scenery';

const [WIDE, HIGH] = [800, 600];

function far(kind: Scenery['far'], [back, front]: Scenery['land']): string {
  switch (kind) {
    case 'hills':
      return (
        `<path fill="${back}" d="M0 330Q120 250 260 310T520 290T800 330V600H0Z"/>` +
        `<path fill="${front}" d="M0 390Q180 310 360 370T800 350V600H0Z"/>`
      );
    case 'peaks':
      return (
        `<path fill="${back}" d="M0 370L120 250L190 310L330 170L450 300L540 230L690 350L800 270V600H0Z"/>` +
        `<path fill="${PAPER}" fill-opacity=".85" d="M330 170L282 220L312 214L334 236L352 212L382 226Z` +
        `M120 250L92 278L120 272L138 284L146 272Z"/><path fill="${front}" d="M0 400Q200 320 420 380T800 360V600H0Z"/>`
      );
    case 'mesas':
      return (
        `<path fill="${back}" d="M0 400V296H170L196 340L250 352L262 400H420L436 330L450 266H690L708 336L760 350L800 ` +
        `396V600H0Z"/>` +
        `<path fill="${mix(back, PAPER, 0.22)}" d="M0 296H170L178 310H0ZM450 266H690L694 282H447Z"/>` +
        `<path fill="${front}" d="M0 410Q240 360 470 396T800 384V600H0Z"/>`
      );
    case 'sea':
      return (
        `<path fill="${back}" d="M0 340H800V600H0Z"/>` +
        `<path fill="none" stroke="${mix(back, PAPER, 0.4)}" stroke-width="5" stroke-linecap="round" d="M60 364h90M210 ` +
        `376h60M330 358h120M520 372h70M640 360h110M120 396h60M420 398h110"/>` +
        `<path fill="${front}" d="M0 420q50 -22 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0V600H0Z"/>`
      );
    case 'plain':
      return (
        `<path fill="${back}" d="M0 350H800V600H0Z"/>` +
        `<path fill="${mix(back, PAPER, 0.25)}" d="M0 372H800V382H0ZM0 396H800V402H0Z"/>` +
        `<path fill="${front}" d="M0 416H800V600H0Z"/>`
      );
    case 'cliffs':
      return (
        `<path fill="${back}" d="M0 250H130L150 290H300L316 262H420L440 300H560L580 330H800V600H0Z"/>` +
        `<path stroke="${front}" stroke-width="7" d="M30 262V400M76 256V400M112 260V400M170 300V400M214 296V400M256 ` +
        `300V400M340 276V400M382 270V400M470 308V400M520 306V400"/>` +
        `<path fill="${front}" d="M0 400Q300 350 800 392V600H0Z"/>`
      );
  }
}

/** Rows of vines that run towards the horizon. */
function vines([, , back, front]: Scenery['land']): string {
  const rows = Array.from({ length: 13 }, (_, index) => {
    const at = index - 6;
    return `M${400 + at * 34} 452L${400 + at * 150 - 26} 620H${400 + at * 150 + 40}Z`;
  });
  const leaf = mix(front, INK, 0.14);
  const tufts = Array.from({ length: 13 * 4 }, (_, index) => {
    const [at, step] = [(index % 13) - 6, Math.floor(index / 13)];
    const share = [0.1, 0.3, 0.56, 0.9][step] ?? 0;
    return { x: Math.round(400 + at * (34 + 116 * share) + 4), y: Math.round(452 + 150 * share), step };
  }).filter(({ x }) => x > -30 && x < WIDE + 30);
  const dots = [12, 18, 28, 40].map((width, step) => {
    const spots = tufts.filter((tuft) => tuft.step === step).map(({ x, y }) => `M${x} ${y}h0`);
    const color = step % 2 === 0 ? leaf : mix(front, back, 0.3);
    return `<path stroke="${color}" stroke-linecap="round" stroke-width="${width}" d="${spots.join('')}"/>`;
  });
  return (
    `<path fill="${back}" d="M0 452Q200 420 420 444T800 436V600H0Z"/>` +
    `<path fill="${front}" d="${rows.join('')}"/>${dots.join('')}`
  );
}

/** The landscape a maker works in, in flat layers like a screen print. */
export function makerPicture(maker: { readonly slug: string; readonly name: string; readonly alt: string }): Picture {
  const { sky, sun, far: kind, land, motif: own } = sceneryOf(maker.slug);
  const bands =
    `<path fill="${sky[0]}" d="M0 0H800V600H0Z"/>` +
    `<path fill="${sky[1]}" d="M0 150Q200 120 400 150T800 150V600H0Z"/>` +
    `<path fill="${sky[2]}" d="M0 262Q200 236 400 262T800 262V600H0Z"/>`;
  const light =
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius * 1.5}" fill="${sun.color}" fill-opacity=".25"/>` +
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${sun.color}"/>`;
  const afloat = own === 'otter';
  const ground = afloat
    ? `<path fill="${land[2]}" d="M0 470q60 -26 120 0t120 0 120 0 120 0 120 0 120 0 120 0V600H0Z"/>${motif(own, land)}` +
      `<path fill="${land[3]}" d="M0 540q66 -26 132 0t132 0 132 0 132 0 132 0 140 0V600H0Z"/>` +
      `<path fill="none" stroke="${PAPER}" stroke-opacity=".7" stroke-width="5" stroke-linecap="round" d="M150 ` +
      `452h110M420 458h130M90 500h60M560 506h90"/>`
    : motif(own, land) + vines(land);
  return {
    path: `makers/${maker.slug}.png`,
    title: maker.name,
    description: maker.alt,
    width: WIDE,
    height: HIGH,
    svg: svgFile(WIDE, HIGH, bands + light + far(kind, land) + ground),
  };
}
