import { type Coordinates, radians } from './coordinates';

/** A point on the map of the United States, in its units, from the top left. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A part of the map. */
export interface MapFrame extends MapPoint {
  readonly width: number;
  readonly height: number;
}

/** The map shows the 48 states between Canada and Mexico. */
export const wholeMap: MapFrame = { x: 0, y: 0, width: 975, height: 610 };

/** A frame is never smaller: the outline is drawn for about this scale. */
const smallestWidth = 150;
/** Of the frame, around its content. */
const margin = 0.15;
/** A dozen points at one place need about fifty rounds to part. */
const mostRounds = 500;
/** In units of the map, of which a thousandth cannot be seen. */
const precision = 0.001;

/** Albers' equal-area projection as the Census Bureau draws the lower 48 states. */
const scale = 1300;
const middleMeridian = -96;
const [south, north] = [Math.sin(radians(29.5)), Math.sin(radians(45.5))];
const cone = (south + north) / 2;
const constant = 1 + south * (2 * cone - south);
const origin = onCone({ latitude: 38.7, longitude: middleMeridian - 0.6 });

/** Returns a place's point on the map; undefined for a place that is not on it, such as Honolulu. */
export function pointOnMap(place: Coordinates): MapPoint | undefined {
  const { x, y } = onCone(place);
  const point = {
    x: wholeMap.width / 2 + scale * (x - origin.x),
    y: wholeMap.height / 2 + scale * (y - origin.y),
  };
  return isWithin(point, wholeMap) ? point : undefined;
}

/** The part of the map, in its proportions, that shows all of these points and their surroundings. */
export function frameAround(points: readonly MapPoint[]): MapFrame {
  if (points.length === 0) return wholeMap;
  const [left, right] = extent(points.map(({ x }) => x));
  const [top, bottom] = extent(points.map(({ y }) => y));
  const proportion = wholeMap.width / wholeMap.height;
  const needed = Math.max(right - left, (bottom - top) * proportion) * (1 + 2 * margin);
  const width = Math.min(wholeMap.width, Math.max(smallestWidth, needed));
  const height = width / proportion;
  return {
    x: clamp((left + right - width) / 2, wholeMap.width - width),
    y: clamp((top + bottom - height) / 2, wholeMap.height - height),
    width,
    height,
  };
}

/**
 * Pushes points apart until no two are closer than `distance`, in units of the map; each stays as near to its place as it
 * can.
 */
export function spreadApart(points: readonly MapPoint[], distance: number): readonly MapPoint[] {
  const placed = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < mostRounds; round += 1) {
    let isSpread = true;
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        const [x, y] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(x, y);
        if (apart >= distance - precision) continue;
        isSpread = false;
        // Those at the same place part in different directions.
        const angle = apart > precision ? Math.atan2(y, x) : index + 1;
        const push = (distance - apart) / 2;
        one.x -= push * Math.cos(angle);
        one.y -= push * Math.sin(angle);
        other.x += push * Math.cos(angle);
        other.y += push * Math.sin(angle);
      }
    }
    if (isSpread) break;
  }
  return placed;
}

export function isWithin({ x, y }: MapPoint, frame: MapFrame): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;
}

function onCone({ latitude, longitude }: Coordinates): MapPoint {
  const radius = Math.sqrt(constant - 2 * cone * Math.sin(radians(latitude))) / cone;
  const angle = cone * radians(longitude - middleMeridian);
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
