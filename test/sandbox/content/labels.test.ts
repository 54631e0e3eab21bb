import { describe, expect, it } from 'vitest';
import { cardLines, OVAL_RULE, ovalOutline } from '#sandbox/drawings/gift-card';
import { labelLines } from '#sandbox/drawings/label-lettering';
import { fittingSize, setLine, widthOf } from '#sandbox/drawings/lettering';
import type { Outline, Point } from '#sandbox/drawings/outline';
import { boundsOf, flatten } from '#sandbox/drawings/outline';
import { panelOutline, PANELS, RULE } from '#sandbox/drawings/panel';
import { writtenContent } from '#test/sandbox/support/written-content';

const { entries } = writtenContent;
const wines = entries.filter((entry) => entry.contentType === 'product').map((entry) => entry.fields);
const makers = entries.filter((entry) => entry.contentType === 'maker').map((entry) => String(entry.fields['name']));
const names = wines.map((wine) => String(wine['name']));

/** The corners of the box around some lettering. */
function cornersOf(lettering: readonly Outline[]): readonly Point[] {
  const [left, top, right, bottom] = boundsOf(lettering);
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

interface Side {
  readonly from: Point;
  readonly to: Point;
}

function sidesOf(shape: Outline): readonly Side[] {
  const edge = flatten(shape);
  return edge.map((from, index) => ({ from, to: edge[(index + 1) % edge.length] ?? from }));
}

/** Returns the depth of a point between the sides of a shape; negative outside. */
function depthIn(sides: readonly Side[], [x, y]: Point): number {
  let nearest = Infinity;
  let crossed = 0;
  for (const {
    from: [ax, ay],
    to: [bx, by],
  } of sides) {
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - ax - share * dx, y - ay - share * dy));
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) crossed += 1;
  }
  return nearest * (crossed % 2 === 1 ? 1 : -1);
}

function leastDepth(sides: readonly Side[], lines: readonly (readonly Outline[])[]): number {
  return Math.min(...lines.flatMap(cornersOf).map((corner) => depthIn(sides, corner)));
}

describe('Lettering on labels (spec §3 Variant images)', () => {
  const worst = [...makers].sort((a, b) => b.length - a.length)[0] ?? '';
  const subjects = names.flatMap((title) => [
    { title, maker: worst, kind: 'Sparkling Rosé' },
    { title: title.split(' ').slice(0, 2).join(' '), maker: 'Otterbound', kind: 'Brut' },
  ]);

  it.each(PANELS)(
    'stays at least 12 of 800 units inside the line around the paper, its lines apart and its print legible (%s)',
    (panel) => {
      const inside = sidesOf(panelOutline(panel, RULE));
      for (const subject of subjects) {
        const { name, maker, kind } = labelLines(subject, panel);
        expect(leastDepth(inside, [...name, maker, kind]), subject.title).toBeGreaterThanOrEqual(12);
        const [[, top, , bottom], print] = [boundsOf(name.flat()), [boundsOf(maker), boundsOf(kind)] as const];
        expect(top - print[0][3], subject.title).toBeGreaterThan(18);
        expect(print[1][1] - bottom, subject.title).toBeGreaterThan(18);
        for (const [, high, , low] of print) expect(low - high, subject.title).toBeGreaterThan(8);
      }
    },
  );
});

describe('Lettering (spec §3 Variant images)', () => {
  it('is as large as it fits, and no wider than its room', () => {
    const style = { face: 'display', size: 90 } as const;
    const size = fittingSize(['The Getting Acquainted'], style, 300);
    expect(widthOf('The Getting Acquainted', { ...style, size })).toBeCloseTo(300);
    expect(fittingSize(['Old'], style, 300)).toBe(90);
  });

  it('names a character that cannot be drawn, and draws accents it lacks without them', () => {
    const style = { face: 'small', size: 20 } as const;
    expect(() => setLine('A ☂', [0, 0], style)).toThrow('The small face has no letterform for "☂", needed for "A ☂".');
    expect(setLine('Ü', [0, 0], style)).toEqual(setLine('U', [0, 0], style));
  });
});

describe('Lettering on gift cards (spec §9 Gift card, amounts)', () => {
  it.each(['$', '$10', '$25', '$50', '$88', '$100', '$500'])('keeps %s inside its oval', (amount) => {
    expect(leastDepth(sidesOf(ovalOutline(OVAL_RULE)), cardLines(amount))).toBeGreaterThanOrEqual(12);
  });
});

/** Two wines of one pattern whose grounds are nearer to each other than this, in degrees of hue, look the same. */
const LEAST_HUE_DISTANCE = 30;

interface Dress {
  readonly sku: string;
  readonly labelPattern: string;
  readonly groundColor: string;
}

function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most === least) return 0;
  const sector =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  return (sector * 60 + 360) % 360;
}

function twinsAmong(dresses: readonly Dress[]): readonly string[] {
  return dresses.flatMap((one, index) =>
    dresses.slice(index + 1).flatMap((other) => {
      const apart = Math.abs(hueOf(one.groundColor) - hueOf(other.groundColor));
      const isNear = Math.min(apart, 360 - apart) < LEAST_HUE_DISTANCE;
      return isNear && one.labelPattern === other.labelPattern ? [`${one.sku} and ${other.sku}`] : [];
    }),
  );
}

describe('Every wine has a dress of its own (spec §3 Variant images)', () => {
  const dresses = wines as unknown as readonly Dress[];

  it('shares its pattern with no wine of a similar hue', () => {
    expect(dresses.length).toBeGreaterThanOrEqual(45);
    expect(twinsAmong(dresses)).toEqual([]);
  });

  it('would share it if two pinks were both covered with leaves', () => {
    const inLeaves = (sku: string) =>
      dresses.filter((dress) => dress.sku === sku).map((dress) => ({ ...dress, labelPattern: 'leaves' }));
    expect(twinsAmong([...inLeaves('GAMAY-01'), ...inLeaves('BUBBLES-02')])).toEqual(['GAMAY-01 and BUBBLES-02']);
  });
});
