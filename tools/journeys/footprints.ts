import type { VitestReport, VitestResult } from '#tools/testing/vitest-run';
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

/** By the name of the journey: "cart-merge: Carts of two … keeps both". */
export type Footprints = Readonly<Record<string, Footprint>>;

/** A journey that ran or was left out. */
export interface Journey {
  readonly name: string;
  /** Path in the repository. */
  readonly file: string;
  readonly fullName: string;
  readonly isCore: boolean;
  readonly result: VitestResult;
}

const folder = 'test/journeys/';
const placesOrder = 'PUT /api/checkouts/{number}/finalize';

export function journeysOf({ testResults }: VitestReport): readonly Journey[] {
  return testResults.flatMap(({ name: path, assertionResults }) => {
    const file = path.slice(path.lastIndexOf(folder));
    return assertionResults.map((result) => ({
      name: `${file.slice(folder.length).replace('.test.ts', '')}: ${result.fullName.trim()}`,
      file,
      fullName: result.fullName.trim(),
      isCore: result.tags?.includes('core') === true,
      result,
    }));
  });
}

/** Returns the file of a journey by its name, as a path in the repository. */
export function fileOf(name: string): string {
  return `${folder}${name.split(':')[0] ?? ''}.test.ts`;
}

/** Returns the arguments that make Vitest run these journeys and no others. */
export function selectionOf(journeys: readonly Journey[]): readonly string[] {
  const names = journeys.map(({ fullName }) => fullName.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return [...new Set(journeys.map(({ file }) => file)), '-t', `^(${names.join('|')})$`];
}

/** Of the journeys that passed. */
export function footprintsOf(journeys: readonly Journey[], map: ShopMap): Footprints {
  return Object.fromEntries(
    journeys.flatMap(({ name, result: { status, duration, meta } }) => {
      const { touched } = (meta ?? {}) as { readonly touched?: Touched };
      if (status !== 'passed') return [];
      const seconds = Math.max(1, Math.round((duration ?? 0) / 1000));
      return [[name, footprintOf(touched ?? nothing, seconds, map)]];
    }),
  );
}

/** Of the parts those that not every journey loads, so that the file names what tells journeys apart. */
export function withoutCommonParts(footprints: Footprints): Footprints {
  const all = Object.values(footprints).filter(({ pages }) => pages.length > 0);
  const [first] = all;
  const common = (first?.parts ?? []).filter((part) => all.every(({ parts }) => parts.includes(part)));
  return mapValues(footprints, (one) => ({ ...one, parts: one.parts.filter((part) => !common.includes(part)) }));
}

/** Small changes of how long a journey takes are the machine's: the former figure stays. */
export function withSteadySeconds(footprints: Footprints, before: Footprints): Footprints {
  return mapValues(footprints, (one, name) => {
    const seconds = before[name]?.seconds;
    const isSame = seconds !== undefined && Math.abs(one.seconds - seconds) <= Math.max(1, seconds / 2);
    return isSame ? { ...one, seconds } : one;
  });
}

/** A line for each journey, by name. */
export function formatFootprints(footprints: Footprints): string {
  const lines = Object.entries(footprints)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, footprint]) => `${JSON.stringify(name)}: ${JSON.stringify(footprint)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
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

function mapValues(footprints: Footprints, change: (one: Footprint, name: string) => Footprint): Footprints {
  return Object.fromEntries(Object.entries(footprints).map(([name, one]) => [name, change(one, name)]));
}
