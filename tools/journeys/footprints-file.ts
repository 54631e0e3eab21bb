import { existsSync, readFileSync } from 'node:fs';

/** The footprint of each journey in the last run of all, as far as `npm test` chooses journeys by it (docs/testing.md). */
export const FOOTPRINTS_FILE = 'test/journeys/footprints.json';

/** The folder of journeys. */
export const JOURNEYS = 'test/journeys/';

/** Seconds, and the bits of routes and parts in hexadecimal digits. */
export type Row = readonly [number, string, string];

/** The file as it is written. */
export interface WrittenFootprints {
  readonly routes: readonly string[];
  readonly parts: readonly string[];
  /** By the id of the journey. */
  readonly journeys: Readonly<Record<string, Row>>;
}

/** Returns the file's content; no journeys where there is no file. */
export function readWrittenFootprints(): WrittenFootprints {
  if (!existsSync(FOOTPRINTS_FILE)) return { routes: [], parts: [], journeys: {} };
  return JSON.parse(readFileSync(FOOTPRINTS_FILE, 'utf8')) as WrittenFootprints;
}

/** Returns the file of a journey by its name or id, as a path in the repository. */
export function fileOf(nameOrId: string): string {
  return `${JOURNEYS}${nameOrId.split(':')[0] ?? ''}.test.ts`;
}
