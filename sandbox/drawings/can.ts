import type { SmallView } from './label';
import { label, smallLabel } from './label';
import type { LabelSubject } from './label-design';

/* A 250 ml slim can: 53 mm wide and 134 mm high, seen from a little above, on a canvas of 800 by 1000. */
const BODY =
  'M254 96C254 138 230 150 230 200L230 888C230 922 252 932 264 942A136 24 0 0 0 536 942' +
  'C548 932 570 922 570 888L570 200C570 150 546 138 546 96A146 26 0 0 1 254 96Z';
const FOOT = 'M230 860L230 888C230 922 252 932 264 942A136 24 0 0 0 536 942C548 932 570 922 570 888L570 860Z';
const NECK = 'M254 96C254 124 246 138 239 154A161 27 0 0 0 561 154C554 138 546 124 546 96A146 26 0 0 1 254 96Z';
const TURN = 'M239 154C233 168 230 180 230 200L230 250L570 250L570 200C570 180 567 168 561 154A161 27 0 0 1 239 154Z';
const SEAM = 'M250 82L250 97A150 27 0 0 0 550 97L550 82A150 27 0 0 1 250 82Z';

function gradient(id: string, stops: readonly (readonly [number, string, number?])[], line = ''): string {
  const inner = stops.map(
    ([offset, color, opacity]) =>
      `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<linearGradient id="${id}"${line}>${inner.join('')}</linearGradient>`;
}

const DOWN = ' x2="0" y2="1"';

/** Gradients that every picture with a can in it needs once. */
export const canPaints: string = [
  gradient('metal', [
    [0, '#77787d'],
    [0.08, '#c9cacb'],
    [0.25, '#fdfdfb'],
    [0.42, '#b4b6b9'],
    [0.62, '#eeeeec'],
    [0.82, '#a2a4a8'],
    [1, '#6c6d72'],
  ]),
  gradient('tab', [
    [0, '#9b9da2'],
    [0.3, '#fff'],
    [0.6, '#c6c8ca'],
    [1, '#85878c'],
  ]),
  gradient('lid', [
    [0, '#8f9196'],
    [0.5, '#e9e9e7'],
    [1, '#b7b9bc'],
  ]),
  gradient('shade', [
    [0, '#120a18', 0.5],
    [0.05, '#120a18', 0.3],
    [0.11, '#120a18', 0.06],
    [0.13, '#fff', 0.06],
    [0.175, '#fff', 0.5],
    [0.2, '#fff', 0.46],
    [0.25, '#fff', 0.12],
    [0.36, '#fff', 0.03],
    [0.56, '#120a18', 0],
    [0.8, '#120a18', 0.17],
    [0.93, '#120a18', 0.4],
    [0.965, '#120a18', 0.34],
    [1, '#120a18', 0.5],
  ]),
  gradient(
    'shoulder',
    [
      [0, '#120a18', 0.34],
      [0.45, '#120a18', 0.1],
      [0.75, '#fff', 0.2],
      [1, '#fff', 0],
    ],
    DOWN,
  ),
  gradient(
    'turn',
    [
      [0, '#120a18', 0.3],
      [0.25, '#120a18', 0.16],
      [0.5, '#fff', 0.12],
      [1, '#fff', 0],
    ],
    DOWN,
  ),
  gradient(
    'foot',
    [
      [0, '#120a18', 0],
      [0.45, '#120a18', 0.06],
      [0.7, '#120a18', 0.2],
      [1, '#120a18', 0.55],
    ],
    DOWN,
  ),
  '<radialGradient id="ground"><stop offset="0" stop-color="#1f1a24" stop-opacity=".42"/>',
  '<stop offset=".6" stop-color="#1f1a24" stop-opacity=".16"/><stop offset="1" stop-color="#1f1a24" stop-opacity="0"/>' +
    '</radialGradient>',
  `<path id="can" d="${BODY}"/><path id="neck" d="${NECK}"/><clipPath id="body"><use href="#can"/></clipPath>`,
].join('');

const TOP =
  '<ellipse cx="400" cy="82" rx="150" ry="27" fill="url(#metal)"/>' +
  '<ellipse cx="400" cy="83" rx="141" ry="23" fill="#626469"/>' +
  '<ellipse cx="400" cy="88" rx="133" ry="18.5" fill="url(#lid)"/>';

const LID =
  TOP +
  '<path d="M340 95C336 103 364 104.5 400 104.5S464 103 460 95S440 86 400 86S344 87 340 95Z" fill="#fff" ' +
  'fill-opacity=".25" stroke="#85878c" stroke-width="1.5"/>' +
  '<path d="M350 79C350 72 372 68 400 68S450 72 450 79C450 87 432 97 400 97S350 87 350 79Z" fill="#5d5f64"/>' +
  '<path fill="url(#tab)" fill-rule="evenodd" d="M350 76C350 69 372 65 400 65S450 69 450 76C450 84 432 94 400 94S350 84 ' +
  '350 76Z' +
  'M367 75.5C367 80 382 82 400 82S433 80 433 75.5S418 70 400 70S367 71 367 75.5Z"/>' +
  '<ellipse cx="400" cy="87.5" rx="9" ry="2.6" fill="#fff" stroke="#77797e"/>';

/** Light, shadow and metal over a label: the same for every can. */
export const canFinish =
  `<use href="#can" fill="url(#shade)"/><path fill="url(#foot)" d="${FOOT}"/>` +
  `<path fill="url(#turn)" d="${TURN}"/>` +
  '<use href="#neck" fill="url(#metal)"/><use href="#neck" fill="url(#shoulder)"/>' +
  '<path fill="none" stroke="#120a18" stroke-opacity=".3" stroke-width="1.5" d="M239 154A161 27 0 0 0 561 154"/>' +
  `<path fill="url(#metal)" d="${SEAM}"/>` +
  '<path fill="none" stroke="#120a18" stroke-opacity=".35" stroke-width="2" d="M250 97A150 27 0 0 0 550 97"/>' +
  `<path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.5" d="M251 85A150 27 0 0 0 549 85"/>${LID}`;

/** The shadow that a can casts on its ground. */
export const canShadow = '<ellipse cx="412" cy="956" rx="216" ry="26" fill="url(#ground)"/>';

/** One can with everything its label says. Needs `canPaints`. */
export function can(subject: LabelSubject): string {
  return `<g clip-path="url(#body)">${label(subject)}</g>${canFinish}`;
}

/** A can to be used many times at a small scale, on the same canvas. Needs `canPaints` and `canFinishSymbol`. */
export function smallCan(id: string, subject: LabelSubject, view: SmallView): string {
  const factor = (1 / view.scale).toFixed(4);
  return (
    `<g id="${id}"><g clip-path="url(#body)"><g transform="scale(${factor})">${smallLabel(subject, view)}</g>` +
    `</g><use href="#finish"/></g>`
  );
}

/**
 * Light, shadow and metal as seen from afar. A picture of many cans repeats it for each of them, and every shape more costs all
 * of them time: without the fine lines, and with the ring alone on the lid.
 */
export const canFinishSymbol =
  `<g id="finish"><path fill="url(#shade)" d="${BODY}"/><path fill="url(#foot)" d="${FOOT}"/>` +
  `<path fill="url(#turn)" d="${TURN}"/><path fill="url(#metal)" d="${NECK}"/><path fill="url(#metal)" d="${SEAM}"/>` +
  `<path fill="none" stroke="#120a18" stroke-opacity=".35" stroke-width="3" d="M250 97A150 27 0 0 0 550 97"/>${TOP}` +
  '<path fill="none" stroke="#5d5f64" stroke-width="13" d="M360 78A40 9 0 1 0 440 78A40 9 0 1 0 360 78"/></g>';
