export type Point = readonly [number, number];

/** One step of an outline: move, line, quadratic curve, cubic curve, or close; with the points that the step needs. */
export interface Step {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly points: readonly Point[];
}

export type Outline = readonly Step[];

const NEEDED = { M: 1, L: 1, Q: 2, C: 3, Z: 0 } as const;

/** Reads absolute path data made of M, L, Q, C and Z. */
export function parseOutline(data: string): Outline {
  return [...data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter, numbers = '']) => {
    const command = letter as Step['command'];
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const points = Array.from({ length: NEEDED[command] }, (_, index): Point => [
      values[index * 2] ?? 0,
      values[index * 2 + 1] ?? 0,
    ]);
    return { command, points };
  });
}

export function polygon(points: readonly Point[]): Outline {
  return [
    ...points.map((point, index): Step => ({ command: index === 0 ? 'M' : 'L', points: [point] })),
    { command: 'Z', points: [] },
  ];
}

/** An ellipse as four cubic curves. */
export function ellipse([x, y]: Point, rx: number, ry: number = rx): Outline {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  const curve = (...points: Point[]): Step => ({ command: 'C', points });
  return [
    { command: 'M', points: [[x, y - ry]] },
    curve([x + kx, y - ry], [x + rx, y - ky], [x + rx, y]),
    curve([x + rx, y + ky], [x + kx, y + ry], [x, y + ry]),
    curve([x - kx, y + ry], [x - rx, y + ky], [x - rx, y]),
    curve([x - rx, y - ky], [x - kx, y - ry], [x, y - ry]),
    { command: 'Z', points: [] },
  ];
}

/** The left, top, right and bottom edges of outlines; curves count with their control points. */
export function boundsOf(outlines: readonly Outline[]): readonly [number, number, number, number] {
  const points = outlines.flat().flatMap((step) => step.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function mapOutline(outline: Outline, map: (point: Point) => Point): Outline {
  return outline.map((step) => ({ ...step, points: step.points.map(map) }));
}

const PIECES = 16;

/** The corners of an outline whose curves are replaced by short straight lines. */
export function flatten(outline: Outline): readonly Point[] {
  let last: Point = [0, 0];
  return outline.flatMap((step): readonly Point[] => {
    const from = last;
    last = step.points.at(-1) ?? last;
    if (step.command === 'M' || step.command === 'L') return step.points;
    return step.command === 'Z'
      ? []
      : Array.from({ length: PIECES }, (_, index) => alongCurve([from, ...step.points], (index + 1) / PIECES));
  });
}

/** Returns the least width of a shape between two heights. The shape is symmetrical around x = 0. */
export function widthBetween(shape: Outline, top: number, bottom: number): number {
  const edge = flatten(shape);
  const widthAt = (y: number) => {
    const sides = edge.flatMap(([x, from], index) => {
      const [nextX, to] = edge[(index + 1) % edge.length] ?? [x, from];
      return from <= y === to <= y ? [] : [Math.abs(x + ((nextX - x) * (y - from)) / (to - from))];
    });
    return sides.length === 0 ? 0 : 2 * Math.min(...sides);
  };
  return Math.min(widthAt(top), widthAt(bottom));
}

/** The point at a share of a Bézier curve of any degree. */
function alongCurve(points: readonly Point[], share: number): Point {
  const [first = [0, 0], ...others] = points;
  if (others.length === 0) return first;
  const [[x, y], [otherX, otherY]] = [alongCurve(points.slice(0, -1), share), alongCurve(others, share)];
  return [x + (otherX - x) * share, y + (otherY - y) * share];
}

/** Splits straight lines, the closing one too, so that they can bend when they are mapped onto something round. */
export function splitLines(outline: Outline, longest: number): Outline {
  let last: Point = [0, 0];
  let start: Point = [0, 0];
  return outline.flatMap((step): Step[] => {
    const from = last;
    if (step.command === 'M') start = step.points[0] ?? start;
    const to = step.command === 'Z' ? start : (step.points.at(-1) ?? last);
    last = to;
    if (step.command !== 'L' && step.command !== 'Z') return [step];
    const pieces = Math.max(1, Math.ceil(Math.abs(to[0] - from[0]) / longest));
    const inner = Array.from({ length: step.command === 'Z' && pieces === 1 ? 0 : pieces }, (_, index): Step => {
      const share = (index + 1) / pieces;
      return { command: 'L', points: [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]] };
    });
    return step.command === 'Z' ? [...inner, step] : inner;
  });
}

/** Straightens curves shorter than the given length and leaves out those too short to be seen: small lettering stays light. */
export function simplify(outline: Outline, shortest: number): Outline {
  let last: Point = [0, 0];
  const straightened = outline.flatMap((step): Step[] => {
    const to = step.points.at(-1);
    if (!to) return [step];
    const length = Math.hypot(to[0] - last[0], to[1] - last[1]);
    if (step.command === 'Q' && length < shortest / 5) return [];
    last = to;
    return [step.command === 'Q' && length < shortest ? { command: 'L', points: [to] } : step];
  });
  return withoutFlatCorners(straightened, shortest / 4);
}

/** Leaves out corners between straight lines that are closer than the given distance to the line without them. */
function withoutFlatCorners(outline: Outline, closest: number): Outline {
  let from: Point = [0, 0];
  let skipped: readonly Point[] = [];
  return outline.flatMap((step, index): Step[] => {
    const [to] = step.points;
    const next = outline[index + 1];
    if (to && step.command === 'L' && next?.command === 'L') {
      const [after = to] = next.points;
      const corners = [...skipped, to];
      if (corners.every((corner) => distance(corner, from, after) < closest)) {
        skipped = corners;
        return [];
      }
    }
    from = step.points.at(-1) ?? from;
    skipped = [];
    return [step];
  });
}

/** Measures how far a point is from the straight line that joins two others. */
function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const share = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.min(1, Math.max(0, share));
  return Math.hypot(x - fromX - dx * along, y - fromY - dy * along);
}

/** Path data, relative and rounded, as short as it can be while it looks the same. */
export function pathData(outline: Outline, decimals = 0): string {
  const factor = 10 ** decimals;
  const round = (value: number) => Math.round(value * factor);
  const show = (value: number) => String(value / factor).replace(/^(-?)0\./, '$1.');
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let before = '';
  return outline
    .map((step) => {
      const numbers = step.points.flatMap(([px, py]) => [round(px) - x, round(py) - y]);
      const end = step.points.at(-1);
      if (end) [x, y] = [round(end[0]), round(end[1])];
      if (step.command === 'M') [startX, startY] = [x, y];
      if (step.command === 'Z') [x, y] = [startX, startY];
      const letter = step.command.toLowerCase();
      const text = numbers
        .map(show)
        .reduce((all, one) => (all === '' || one.startsWith('-') ? all + one : `${all} ${one}`), '');
      const repeated = letter === before && letter !== 'm' && letter !== 'z';
      before = letter;
      return repeated ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    })
    .join('');
}
