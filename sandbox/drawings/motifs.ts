import { INK, mix, PAPER } from './color';
import type { Scenery } from './scenery';

function tree(x: number, foot: number, high: number, color: string): string {
  const half = high * 0.2;
  const tiers = [0, 1, 2].map((tier) => {
    const [top, bottom] = [foot - high + (tier * high) / 4, foot - high * 0.42 + (tier * high) / 5];
    const wide = half * (0.6 + tier * 0.25);
    return `M${x} ${Math.round(top)}L${Math.round(x + wide)} ${Math.round(bottom)}H${Math.round(x - wide)}Z`;
  });
  return `<path fill="${color}" d="${tiers.join('')}M${x - 5} ${foot - 30}h10v30h-10z"/>`;
}

function porch(wall: string): string {
  return (
    `<path fill="${wall}" d="M470 330h190v110h-190z"/><path fill="#8C2F39" d="M446 336L565 252L684 336Z"/>` +
    `<path fill="${PAPER}" d="M500 362h36v40h-36zM594 362h36v40h-36z"/>` +
    `<path fill="#5B2F3F" d="M548 366h34v74h-34z"/>` +
    `<path stroke="${PAPER}" stroke-width="6" d="M440 440H690M446 440v-62M684 440v-62M440 378H690"/>` +
    `<path fill="#E8472B" d="M462 404h22v14h10v22h-6v-12h-26v12h-6v-36zM642 404h22v36h-6v-12h-26v12h-6v-22h16z"/>`
  );
}

/** The one thing in a maker's landscape that no other maker has. */
export function motif(kind: Scenery['motif'], land: Scenery['land']): string {
  const dark = mix(land[3], INK, 0.3);
  switch (kind) {
    case 'pines':
      return [
        [560, 452, 190],
        [620, 466, 240],
        [676, 458, 180],
        [734, 470, 220],
        [60, 470, 200],
        [116, 462, 150],
      ]
        .map(([x = 0, y = 0, high = 0]) => tree(x, y, high, dark))
        .join('');
    case 'redwoods':
      return [
        [70, 500, 330],
        [140, 490, 260],
        [640, 490, 300],
        [705, 500, 380],
        [764, 490, 280],
      ]
        .map(([x = 0, y = 0, high = 0]) => tree(x, y, high, dark))
        .join('');
    case 'lighthouse':
      return (
        `<path fill="${mix(land[2], INK, 0.2)}" d="M520 470Q600 372 700 380T830 420V480H520Z"/>` +
        `<path fill="${PAPER}" d="M648 206h44l14 186h-72z"/>` +
        '<path fill="#D6402F" d="M645 246h50l4 44h-58zM638 336h64l4 46h-72z"/>' +
        '<path fill="#1F1A24" d="M642 198h56v10h-56zM652 168h36v30h-36z"/>' +
        '<path fill="#FFE08A" d="M657 173h26v21h-26z"/><path fill="#D6402F" d="M646 168L670 144L694 168Z"/>' +
        '<path fill="#FFE08A" fill-opacity=".3" d="M656 182L-20 -60V110Z"/>'
      );
    case 'water-tower':
      return (
        `<path fill="none" stroke="${dark}" stroke-width="9" d="M560 452L578 300M692 452L674 300M626 452V300M566 ` +
        `396L684 340M686 396L568 340"/>` +
        `<path fill="${PAPER}" d="M546 208h160v84q-80 40 -160 0z"/><path fill="#B0420D" d="M536 210L626 152L716 210Z"/>` +
        `<path fill="#E8472B" d="M546 240h160v18h-160z"/>`
      );
    case 'otter':
      return (
        '<g transform="translate(300 408)">' +
        '<path fill="#6B4A38" d="M-130 20C-100 -34 40 -44 110 -20C150 -6 210 -16 236 -40C240 10 ' +
        '190 40 110 40H-90Q-124 40 -130 20Z"/>' +
        '<ellipse cx="10" cy="0" rx="84" ry="24" fill="#A98467"/><circle cx="-112" cy="-22" r="46" fill="#7C5742"/>' +
        '<path fill="#D9BFA2" d="M-150 -18a38 26 0 0 0 72 4q-6 -22 -36 -24t-36 20z"/>' +
        '<circle cx="-130" cy="-38" r="6" fill="#1F1A24"/><circle cx="-100" cy="-40" r="6" fill="#1F1A24"/>' +
        '<ellipse cx="-118" cy="-22" rx="10" ry="7" fill="#1F1A24"/>' +
        '<circle cx="-146" cy="-58" r="10" fill="#6B4A38"/><circle cx="-82" cy="-60" r="10" fill="#6B4A38"/>' +
        '<rect x="-14" y="-78" width="34" height="76" rx="6" fill="#E8472B"/>' +
        '<rect x="-14" y="-56" width="34" height="26" fill="#FBF6EC"/>' +
        '<rect x="-10" y="-84" width="26" height="8" rx="3" fill="#C9CACB"/>' +
        '<path fill="#5A3D2E" d="M-34 -34q24 -14 40 2q-8 18 -34 12zM42 -34q-24 -14 -40 2q8 18 34 12z"/></g>'
      );
    case 'mast':
      return (
        `<path fill="none" stroke="${dark}" stroke-width="7" d="M600 330L626 130L652 330M608 270H644M614 220H638M619 ` +
        `176H633M608 270L638 220M644 270L614 220"/>` +
        '<circle cx="626" cy="124" r="9" fill="#E8472B"/>' +
        '<path fill="none" stroke="#E8472B" stroke-width="6" stroke-linecap="round" d="M596 96a42 42 0 0 0 0 56M656 96a42 ' +
        '42 0 0 1 0 56M574 76a72 72 0 0 0 0 96M678 76a72 72 0 0 1 0 96"/>'
      );
    case 'barn':
      return (
        `<path fill="#A8322B" d="M500 330L540 270L610 242L680 270L720 330V450H500Z"/>` +
        `<path fill="${PAPER}" d="M572 368h76v82h-76z"/><path fill="#A8322B" d="M580 376h60v74h-60z"/>` +
        `<path stroke="${PAPER}" stroke-width="7" d="M576 372L644 448M644 372L576 448"/>` +
        `<path fill="none" stroke="${PAPER}" stroke-width="8" d="M494 334L536 268L610 238L684 268L726 334"/>` +
        `<path fill="${PAPER}" d="M592 282h36v40h-36z"/>` +
        `<path fill="${mix(land[3], PAPER, 0.25)}" d="M738 282q26 -26 52 0v168h-52z"/>`
      );
    case 'porch':
      return porch('#F4C95D');
    case 'wind-pump': {
      const blades = Array.from(
        { length: 12 },
        (_, index) => `<path transform="rotate(${index * 30})" d="M-5 -14L-13 ` + `-66H13L5 -14Z"/>`,
      ).join('');
      return (
        `<path fill="none" stroke="${dark}" stroke-width="8" d="M206 462L238 190L270 462M214 390H262M222 320H254M214 ` +
        `390L254 320M262 390L222 320"/>` +
        `<g transform="translate(238 184)"><path fill="#C1683C" d="M8 -6H92L104 -28H128L122 0L128 28H104L92 6H8Z"/>` +
        `<g fill="${PAPER}" stroke="${dark}" stroke-width="2">${blades}</g><circle r="11" fill="${dark}"/></g>`
      );
    }
    case 'balloon':
      return (
        '<g transform="translate(230 190)">' +
        '<path fill="#F4C95D" d="M0 -128C86 -128 122 -66 104 -4C90 44 44 78 26 104H-26' +
        'C-44 78 -90 44 -104 -4C-122 -66 -86 -128 0 -128Z"/>' +
        '<path fill="#9B1D4A" d="M0 -128C40 -128 58 -60 50 -2C44 44 24 80 14 104H-14C-24 80 -44 44 -50 -2C-58 -60 -40 ' +
        '-128 0 -128Z"/>' +
        '<path fill="#FBF6EC" d="M0 -128C16 -128 22 -60 20 0C18 46 8 82 5 104H-5C-8 82 -18 46 -20 0C-22 -60 -16 -128 0 -128Z"/>' +
        '<path stroke="#1F1A24" stroke-width="2" d="M-22 104L-16 134M22 104L16 134"/>' +
        '<path fill="#8A5A34" d="M-20 134h40l-4 30h-32z"/></g>'
      );
    case 'bridge':
      return (
        `<path fill="#7FB0C4" d="M470 470Q560 440 620 452T830 440V492H470Z"/>` +
        `<path fill="#6B5A4A" d="M486 424h40v56h-40zM706 424h40v52h-40z"/>` +
        '<path fill="#B0352B" d="M470 332H762V428H470Z"/><path fill="#5B2F2A" d="M446 336L480 276H752L786 336Z"/>' +
        `<path fill="${PAPER}" d="M486 346h56v82h-56z"/><path fill="${dark}" d="M494 354h40v74h-40z"/>` +
        `<path stroke="${PAPER}" stroke-width="6" d="M566 350V420M610 350V420M654 350V420M698 350V420M742 350V420M566 ` +
        `420L610 350M610 420L654 350M654 420L698 350M698 420L742 350"/>`
      );
    case 'ferry':
      return (
        `<path fill="none" stroke="${PAPER}" stroke-opacity=".75" stroke-width="18" stroke-linecap="round" d="M592 214q-34 ` +
        '-24 -70 -6t-74 -8q-30 -14 -62 2"/>' +
        `<path fill="#1F1A24" d="M592 226h34v52h-34z"/><path fill="#D6402F" d="M592 238h34v16h-34z"/>` +
        `<path fill="${PAPER}" d="M500 274H706V314H500ZM470 312H734V352H470Z"/>` +
        '<path fill="#3F739F" d="M516 286h24v16h-24zM556 286h24v16h-24zM596 286h24v16h-24zM636 286h24v16h-24zM676 ' +
        '286h18v16h-18zM490 324h28v16h-28zM534 324h28v16h-28zM578 324h28v16h-28zM622 324h28v16h-28zM666 324h28v16h-28z"/>' +
        '<path fill="#B0352B" d="M440 350H770L738 398H470Z"/>' +
        `<path fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round" d="M430 400h80M540 404h110M690 400h84"/>`
      );
  }
}
