import { PAPER } from './color';
import { wrap } from './cylinder';
import type { Outline, Point, Step } from './outline';
import { ellipse, pathData, polygon } from './outline';
import { HALF } from './patterns/pattern';

/** The shapes of the paper on which a wine's name stands. */
export const PANELS = ['band', 'badge', 'arch', 'ticket'] as const;
export type Panel = (typeof PANELS)[number];

/** The distance from the top of the label to the middle of the paper. */
export const MIDDLE = 400;

/** The distance from the edge of the paper to the fine line inside it. */
export const RULE = 9;

/** The edge of the paper on the unrolled label, or a line inside it. */
export function panelOutline(panel: Panel, inset = 0): Outline {
  const [top, bottom, side] = [MIDDLE - 148 + inset, MIDDLE + 148 - inset, 152 - inset];
  switch (panel) {
    case 'band':
      return polygon([
        [-HALF, top + 6],
        [HALF, top + 6],
        [HALF, bottom - 6],
        [-HALF, bottom - 6],
      ]);
    case 'badge':
      return ellipse([0, MIDDLE], side + 36, bottom - MIDDLE + 28);
    case 'arch':
      return [
        { command: 'M', points: [[-side, bottom]] },
        { command: 'L', points: [[-side, MIDDLE - 70]] },
        {
          command: 'C',
          points: [
            [-side, top - 62],
            [side, top - 62],
            [side, MIDDLE - 70],
          ],
        },
        { command: 'L', points: [[side, bottom]] },
        { command: 'Z', points: [] },
      ];
    case 'ticket': {
      const notch = 26;
      const bite = (control: Point, to: Point): Step => ({ command: 'Q', points: [control, to] });
      return [
        { command: 'M', points: [[-side + notch, top]] },
        { command: 'L', points: [[side - notch, top]] },
        bite([side - notch, top + notch], [side, top + notch]),
        { command: 'L', points: [[side, bottom - notch]] },
        bite([side - notch, bottom - notch], [side - notch, bottom]),
        { command: 'L', points: [[-side + notch, bottom]] },
        bite([-side + notch, bottom - notch], [-side, bottom - notch]),
        { command: 'L', points: [[-side, top + notch]] },
        bite([-side + notch, top + notch], [-side + notch, top]),
        { command: 'Z', points: [] },
      ];
    }
  }
}

/** The paper with a fine line around it. */
export function paper(panel: Panel, line: string): string {
  const edge = pathData(wrap(panelOutline(panel)));
  const inner = pathData(wrap(panelOutline(panel, RULE)));
  return `<path fill="${PAPER}" d="${edge}"/><path fill="none" stroke="${line}" stroke-width="2.5" d="${inner}"/>`;
}
