import { PAPER } from './color';
import { wrap } from './cylinder';
import { drawnOnce } from './drawn-once';
import type { LabelSubject } from './label-design';
import { cropped, designOf, paint, scaled, tonesOf } from './label-design';
import { fullLettering, nameLettering } from './label-lettering';
import { pathData } from './outline';
import { panelOutline, paper } from './panel';

/** The whole label, wrapped around the can: pattern, paper and lettering. */
export function label(subject: LabelSubject): string {
  const { patches, panel } = designOf(subject);
  const tones = tonesOf(subject);
  const art = patches.map((patch) => paint(patch, tones, 1)).join('');
  return (
    `<path fill="${tones.ground}" d="M220 100h360v880h-360z"/>${art}${paper(panel, tones.mark)}` +
    fullLettering(subject, panel, tones.deep)
  );
}

export interface SmallView {
  readonly scale: number;
  /** The lowest visible height of the can. Parts below it are hidden by something in front and are not drawn. */
  readonly depth: number;
}

/** The label as seen from afar: the same pattern and paper, and the name alone. Coordinates are scaled. */
export const smallLabel = drawnOnce(drawSmallLabel, ({ scale, depth }) => `${String(scale)} ${String(depth)}`);

function drawSmallLabel(subject: LabelSubject, { scale, depth }: SmallView): string {
  const { patches, panel } = designOf(subject);
  const tones = tonesOf(subject);
  const [left, top, wide, high] = [220, 100, 360, 880].map((value) => Math.round(value * scale)) as [
    number,
    number,
    number,
    number,
  ];
  const art = patches
    .filter((patch) => !patch.fine)
    .map((patch) => paint(cropped(patch, depth), tones, scale))
    .join('');
  const sheet = `<path fill="${PAPER}" d="${pathData(scaled(wrap(panelOutline(panel), 180), scale))}"/>`;
  return `<path fill="${tones.ground}" d="M${left} ${top}h${wide}v${high}h-${wide}z"/>${art}${sheet}${
    depth < 480 ? '' : nameLettering(subject.title, panel, scale, tones.deep)
  }`;
}
