import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatten, parseOutline, pathData, type Point, polygon, simplify } from '#sandbox/drawings/outline';

const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));

/** Returns 101 places on a line, its ends among them. */
function placesOn([fromX, fromY]: Point, [toX, toY]: Point): readonly Point[] {
  return Array.from({ length: 101 }, (_, nth) => [
    fromX + ((toX - fromX) * nth) / 100,
    fromY + ((toY - fromY) * nth) / 100,
  ]);
}

describe('A simplified outline (spec §3 Variant images)', () => {
  it('loses the corners that do not show, and keeps the others', () => {
    const bar = parseOutline('M0 0L10 1L20 0L20 10L0 10Z');
    expect(pathData(simplify(bar, 8))).toBe('m0 0l20 0 0 10-20 0z');
    expect(pathData(simplify(bar, 3))).toBe('m0 0l10 1 10-1 0 10-20 0z');
  });

  it('goes back as far as before, where a line turns round', () => {
    expect(pathData(simplify(parseOutline('M0 0L30 0L10 0L10 20Z'), 8))).toBe('m0 0l30 0-20 0 0 20z');
  });

  it('stays close to every corner that it loses', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 3, maxLength: 12 }),
        fc.integer({ min: 1, max: 16 }),
        (points, shortest) => {
          const kept = flatten(simplify(polygon(points), shortest));
          const places = kept.flatMap((from, index) => placesOn(from, kept[index + 1] ?? from));
          for (const [x, y] of points) {
            const nearest = Math.min(...places.map(([placeX, placeY]) => Math.hypot(placeX - x, placeY - y)));
            // Places are at most 1.5 apart: no point of the line is further than half of that from one.
            expect(nearest).toBeLessThan(shortest / 4 + 0.75);
          }
        },
      ),
    );
  });
});
