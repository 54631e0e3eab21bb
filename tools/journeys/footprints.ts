import { createHash } from 'node:crypto';
import type { VitestReport, VitestResult } from '#tools/testing/vitest-run';
import { JOURNEYS, readWrittenFootprints, type Row, type WrittenFootprints } from './footprints-file';
import type { ShopMap } from './shop-map';
import type { Touched, WayToPay } from './touched';

/** The parts of the shop that a journey touched, in names that stay the same from run to run. */
export interface Footprint {
  /** Whole seconds that the journey took. */
  readonly seconds: number;
  /** Kinds of page, as src/composition/pages.ts calls them. */
  readonly pages: readonly string[];
  readonly payments: readonly WayToPay[];
  /** Calls that were not refused: "PATCH /api/orders/{number}", "POST /sdk/v1/oauth/authenticate", "POST /events". */
  readonly routes: readonly string[];
  /** Lazy parts of the shop, by the module that is their entry. */
  readonly parts: readonly string[];
}

/** The part of a footprint that later runs need. */
export type KeptFootprint = Pick<Footprint, 'seconds' | 'routes' | 'parts'>;

/** By the id of the journey. */
export type Footprints = Readonly<Record<string, KeptFootprint>>;

/** A journey that ran or was left out. */
export interface Journey {
  /** "cart-merge: Carts of two … keeps both". */
  readonly name: string;
  /** "cart-merge: 9f86d08188", the file and a digest of the full name: short enough to be kept for each journey. */
  readonly id: string;
  /** Path in the repository. */
  readonly file: string;
  readonly fullName: string;
  readonly isCore: boolean;
  readonly result: VitestResult;
}

const placesOrder = 'PUT /api/checkouts/{number}/finalize';

export function readFootprints(): Footprints {
  return footprintsIn(readWrittenFootprints());
}

export function journeysOf({ testResults }: VitestReport): readonly Journey[] {
  return testResults.flatMap(({ name: path, assertionResults }) => {
    const file = path.slice(path.lastIndexOf(JOURNEYS));
    const place = file.slice(JOURNEYS.length).replace('.test.ts', '');
    return assertionResults.map((result) => {
      const fullName = result.fullName.trim();
      return {
        name: `${place}: ${fullName}`,
        id: `${place}: ${digestOf(fullName)}`,
        file,
        fullName,
        isCore: result.tags?.includes('core') === true,
        result,
      };
    });
  });
}

/** Returns the arguments that make Vitest run these journeys and no others. */
export function selectionOf(journeys: readonly Journey[]): readonly string[] {
  const names = journeys.map(({ fullName }) => fullName.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return [...new Set(journeys.map(({ file }) => file)), '-t', `^(${names.join('|')})$`];
}

/** Returns the footprints of the journeys that passed, by id. */
export function footprintsOf(journeys: readonly Journey[], map: ShopMap): Readonly<Record<string, Footprint>> {
  return Object.fromEntries(
    journeys.flatMap(({ id, result: { status, duration, meta } }) => {
      const { touched } = (meta ?? {}) as { readonly touched?: Touched };
      if (status !== 'passed') return [];
      const seconds = Math.max(1, Math.round((duration ?? 0) / 1000));
      return [[id, footprintOf(touched ?? nothing, seconds, map)]];
    }),
  );
}

/** Leaves out the parts that every journey loads: they tell no journey from another. */
export function withoutCommonParts(footprints: Readonly<Record<string, Footprint>>): Footprints {
  const all = Object.values(footprints).filter(({ pages }) => pages.length > 0);
  const [first] = all;
  const common = (first?.parts ?? []).filter((part) => all.every(({ parts }) => parts.includes(part)));
  return mapValues(footprints, (one) => ({ ...one, parts: one.parts.filter((part) => !common.includes(part)) }));
}

/** Small changes of how long a journey takes are the machine's: the former figure stays. */
export function withSteadySeconds(footprints: Footprints, before: Footprints): Footprints {
  return mapValues(footprints, (one, id) => {
    const seconds = before[id]?.seconds;
    const isSame = seconds !== undefined && Math.abs(one.seconds - seconds) <= Math.max(1, seconds / 2);
    return isSame ? { ...one, seconds } : one;
  });
}

/**
 * Writes footprints as short as they can be told apart by: the names of parts and routes once, and for each journey a line with its
 * id, its seconds, and one bit for each of these routes and parts.
 */
export function formatFootprints(footprints: Footprints): string {
  const all = Object.values(footprints);
  const routes = sorted(all.flatMap((one) => one.routes));
  const parts = sorted(all.flatMap((one) => one.parts));
  const lines = Object.entries(footprints)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, one]) => {
      const row: Row = [one.seconds, bitsOf(one.routes, routes), bitsOf(one.parts, parts)];
      return `${JSON.stringify(id)}: ${JSON.stringify(row)}`;
    });
  return `{\n"routes": ${JSON.stringify(routes)},\n"parts": ${JSON.stringify(parts)},\n"journeys": {\n${lines.join(',\n')}\n}\n}\n`;
}

/** Reads the content of the file. */
export function footprintsIn({ routes, parts, journeys }: WrittenFootprints): Footprints {
  return Object.fromEntries(
    Object.entries(journeys).map(([id, [seconds, ofRoutes, ofParts]]) => [
      id,
      { seconds, routes: withBits(ofRoutes, routes), parts: withBits(ofParts, parts) },
    ]),
  );
}

/** The last of the values has the lowest bit. */
function bitsOf(some: readonly string[], values: readonly string[]): string {
  return BigInt(`0b0${values.map((value) => Number(some.includes(value))).join('')}`).toString(16);
}

function withBits(bits: string, values: readonly string[]): readonly string[] {
  const digits = BigInt(`0x${bits}`).toString(2).padStart(values.length, '0');
  return values.filter((_value, at) => digits[at] === '1');
}

function digestOf(fullName: string): string {
  return createHash('sha256').update(fullName).digest('hex').slice(0, 10);
}

const nothing: Touched = { pages: [], scripts: [], calls: [], payments: [] };

function footprintOf(touched: Touched, seconds: number, map: ShopMap): Footprint {
  const routes = sorted(touched.calls.map((call) => map.routeOf(call)));
  const pages = sorted(touched.pages.flatMap((path) => map.pageOf(path) ?? []));
  // The code of pages whose links are in sight is fetched ahead, or not, as the machine has time.
  const isFetchedAhead = (part: string): boolean => {
    const page = part.slice(part.lastIndexOf('/') + 1);
    return map.pages.includes(page) && !pages.includes(page);
  };
  return {
    seconds,
    pages,
    payments: routes.includes(placesOrder) ? sorted(touched.payments) : [],
    routes,
    parts: sorted(touched.scripts.flatMap((script) => map.partOf(script) ?? [])).filter(
      (part) => !isFetchedAhead(part),
    ),
  };
}

function sorted<T extends string>(values: readonly T[]): readonly T[] {
  return [...new Set(values)].sort();
}

function mapValues(footprints: Footprints, change: (one: KeptFootprint, id: string) => KeptFootprint): Footprints {
  return Object.fromEntries(Object.entries(footprints).map(([id, one]) => [id, change(one, id)]));
}
