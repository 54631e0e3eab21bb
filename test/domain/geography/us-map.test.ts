import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAround, isWithin, pointOnMap, spreadApart, wholeMap } from '#src/domain/geography/us-map';

const anyPoint = fc.record({
  x: fc.double({ min: 0, max: wholeMap.width, noNaN: true }),
  y: fc.double({ min: 0, max: wholeMap.height, noNaN: true }),
});

describe('The map of the lower 48 states (spec §2 find-us-in-stores)', () => {
  it.each([
    ['the corner of four states', 36.999, -109.045, 264.7, 328],
    ['Portland, Oregon', 45.52, -122.68, 79.5, 90.4],
    ['Miami', 25.76, -80.19, 823, 572.5],
    ['Chicago', 41.88, -87.63, 638.5, 225.8],
  ])('has %s where the outline has it', (_what, latitude, longitude, x, y) => {
    const point = pointOnMap({ latitude, longitude });
    expect(point?.x).toBeCloseTo(x, -0.5);
    expect(point?.y).toBeCloseTo(y, -0.5);
  });

  it.each([
    ['Honolulu', 21.3, -157.86],
    ['Anchorage', 61.2, -149.9],
    ['Paris', 48.86, 2.35],
    ['the South Pole', -90, 0],
  ])('does not show %s', (_what, latitude, longitude) => {
    expect(pointOnMap({ latitude, longitude })).toBeUndefined();
  });

  it('shows all points in a part of itself that keeps its proportions', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1 }), (points) => {
        const frame = frameAround(points);
        expect(frame.width / frame.height).toBeCloseTo(wholeMap.width / wholeMap.height, 6);
        const { x, y, width, height } = frame;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(wholeMap.width + 1e-6);
        expect(y + height).toBeLessThanOrEqual(wholeMap.height + 1e-6);
        const wider = { x: x - 1e-6, y: y - 1e-6, width: width + 2e-6, height: height + 2e-6 };
        expect(points.filter((point) => !isWithin(point, wider))).toEqual([]);
      }),
    );
  });

  it('is shown whole without points, and comes closer to few, but not too close', () => {
    expect(frameAround([])).toEqual(wholeMap);
    expect(frameAround([{ x: 400, y: 300 }]).width).toBe(150);
    expect(frameAround([{ x: 400, y: 300 }]).x).toBe(325);
  });

  it('puts no number over another, and leaves those alone that have room', () => {
    const crowd = fc.array(fc.record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 20 }) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(crowd, (points) => {
        const placed = spreadApart([...points, { x: 400, y: 400 }], 8);
        expect(placed.at(-1)).toEqual({ x: 400, y: 400 });
        for (const [index, one] of placed.entries())
          for (const other of placed.slice(index + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(7.9);
      }),
    );
    const alone = [
      { x: 0, y: 0 },
      { x: 8, y: 0 },
    ];
    expect(spreadApart(alone, 8)).toEqual(alone);
  });

  it('moves two numbers apart by the same way, along the line through both', () => {
    const [one, other] = spreadApart(
      [
        { x: 0, y: 0 },
        { x: 3, y: 4 },
      ],
      10,
    );
    expect([one!.x, one!.y, other!.x, other!.y].map((value) => Number(value.toFixed(6)))).toEqual([-1.5, -2, 4.5, 6]);
  });

  it('moves those at one place apart around it', () => {
    const place = { x: 50, y: 50 };
    const [one, other] = spreadApart([place, place], 8);
    expect([(one!.x + other!.x) / 2, (one!.y + other!.y) / 2]).toEqual([50, 50]);
    expect([other!.x, other!.y]).toEqual([50 + 4 * Math.cos(1), 50 + 4 * Math.sin(1)]);
  });

  it('has the points on its edges, and none beyond', () => {
    const frame = { x: 10, y: 20, width: 30, height: 40 };
    for (const [x, y] of [
      [10, 20],
      [40, 60],
      [25, 40],
    ] as const)
      expect(isWithin({ x, y }, frame)).toBe(true);
    for (const [x, y] of [
      [9, 40],
      [41, 40],
      [25, 19],
      [25, 61],
    ] as const)
      expect(isWithin({ x, y }, frame)).toBe(false);
  });

  it('stands around the middle of its points, with room at the sides', () => {
    const { x, y, width, height } = frameAround([
      { x: 300, y: 300 },
      { x: 500, y: 300 },
    ]);
    expect(x + width / 2).toBeCloseTo(400, 6);
    expect(y + height / 2).toBeCloseTo(300, 6);
    expect(width).toBeGreaterThan(200);
    expect(width).toBeLessThan(300);
  });
});
