import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Environment } from '#tools/environment';
import { journeysOf, selectionOf } from '#tools/journeys/footprints';
import { findNear, findRelated } from './below';
import { NAMES_FILE, WORK_FOLDER } from './build';
import { type Fault, faultId, isOfEngine, isOfPages, isStyle } from './fault';
import { withFaultyEngines } from './faulty-engine';
import { type Reach, readReach } from './reach';
import { runWithFault } from './run-journeys';

/** By the id of a fault, which test was seen to find it. */
export const CATCHES_FILE = `${WORK_FOLDER}/catches.json`;
/** A failing journey mostly waits, so several faults are looked at side by side. */
const faultsAtOnce = 3;
const journeysAtOnce = 4;
/** Trying more journeys of one kind costs more than the few further faults are worth. */
const journeysAtMost = { core: 16, others: 12 };

/** The result of the search for a test that finds a fault. */
export interface Catch {
  /** The test that failed; undefined when none of those that were tried failed. */
  readonly by?: string;
  /** False where only journeys outside the core find the fault. */
  readonly isByTest: boolean;
}

export type Catches = Readonly<Record<string, Catch>>;

export function readCatches(): Catches {
  return existsSync(CATCHES_FILE) ? (JSON.parse(readFileSync(CATCHES_FILE, 'utf8')) as Catches) : {};
}

/** Looks for a test of `npm test` that finds each fault of a script near it; keeps each answer at once. */
export async function findCatchesNear(faults: readonly Fault[], hasTime: () => boolean): Promise<void> {
  await keepFound(waiting(faults).filter(isScript), findNear, hasTime);
}

/** The same in journeys of the core, the cheapest first. */
export async function findCatchesInCore(
  environment: Environment,
  faults: readonly Fault[],
  hasTime: () => boolean,
): Promise<void> {
  keepShown(faults, true);
  const look = journeysThatFail(environment, ({ isCore }) => isCore, journeysAtMost.core);
  await Promise.all(split(waiting(faults).filter(isOfPages)).map((some) => keepFound(some, look, hasTime)));
}

/** The same in every test without a browser that imports the fault. */
export async function findCatchesRelated(faults: readonly Fault[], hasTime: () => boolean): Promise<void> {
  await keepFound(waiting(faults).filter(isScript), findRelated, hasTime);
}

/** Looks for a journey outside the core that finds faults that `npm test` does not; keeps that there is none, too. */
export async function findCatchesInOthers(
  environment: Environment,
  faults: readonly Fault[],
  hasTime: () => boolean,
): Promise<void> {
  keepShown(faults, false);
  const look = journeysThatFail(environment, ({ isCore }) => !isCore, journeysAtMost.others);
  await Promise.all(
    split(waiting(faults).filter(isOfPages)).map(async (some) => {
      for (const fault of some) {
        if (!hasTime()) return;
        const by = await look(fault);
        keep(fault, { ...(by !== undefined && { by }), isByTest: false });
      }
    }),
  );
}

/** The same of the engine, in the test that each fault names. */
export async function findCatchesOnEngine(faults: readonly Fault[], hasTime: () => boolean): Promise<void> {
  const some = waiting(faults).filter(isOfEngine);
  if (some.length === 0 || !hasTime()) return;
  await withFaultyEngines(async (look) => {
    for (const fault of some) {
      if (!hasTime()) return;
      const by = await look(fault);
      keep(fault, { ...(by !== undefined && { by }), isByTest: by !== undefined });
    }
  });
}

/** Keeps the faults of styles that a look at a screen showed: with one of them on, the look fails its journey. */
function keepShown(faults: readonly Fault[], isByTest: boolean): void {
  const journeys = readReach().filter(({ isCore }) => isCore === isByTest);
  for (const fault of waiting(faults).filter(isStyle)) {
    const by = journeys.find(({ reached }) => reached.includes(faultId(fault)))?.name;
    if (by !== undefined) keep(fault, { by, isByTest });
  }
}

async function keepFound(
  faults: readonly Fault[],
  look: (fault: Fault) => Promise<string | undefined>,
  hasTime: () => boolean,
): Promise<void> {
  for (const fault of faults) {
    if (!hasTime()) return;
    const by = await look(fault);
    if (by !== undefined) keep(fault, { by, isByTest: true });
  }
}

/** A share for each of the faults that are looked at side by side. */
function split(faults: readonly Fault[]): readonly (readonly Fault[])[] {
  return Array.from({ length: faultsAtOnce }, (_, share) => faults.filter((_fault, at) => at % faultsAtOnce === share));
}

/** The faults without an answer yet, by id, so that those measured before the time is up are a fair sample. */
function waiting(faults: readonly Fault[]): Fault[] {
  return faults.filter((fault) => !readCatches()[faultId(fault)]).sort(byId);
}

function keep(fault: Fault, found: Catch): void {
  const catches = Object.entries({ ...readCatches(), [faultId(fault)]: found });
  const sorted = Object.fromEntries(catches.sort(([one], [other]) => one.localeCompare(other)));
  mkdirSync(WORK_FOLDER, { recursive: true });
  writeFileSync(CATCHES_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

function byId(one: Fault, other: Fault): number {
  return faultId(one).localeCompare(faultId(other));
}

/** Of the storefront or the sandbox. */
function isScript(fault: Fault): boolean {
  return !isStyle(fault) && !isOfEngine(fault);
}

/** Returns the search for a journey of a kind that fails with a fault on, the cheapest first. */
function journeysThatFail(
  environment: Environment,
  isWanted: (journey: Reach[number]) => boolean,
  atMost: number,
): (fault: Fault) => Promise<string | undefined> {
  const names = JSON.parse(readFileSync(NAMES_FILE, 'utf8')) as Readonly<Record<string, string>>;
  const reach = readReach().filter(isWanted);
  return async (fault) => {
    const name = names[faultId(fault)] ?? faultId(fault);
    const journeys = candidatesFor(fault, name, reach).slice(0, atMost);
    for (let first = 0; first < journeys.length; first += journeysAtOnce) {
      const next = journeys.slice(first, first + journeysAtOnce);
      const report = await runWithFault(environment, name, [...selectionOf(next), '--bail', '1']);
      const failed = journeysOf(report).find(({ result }) => result.status === 'failed');
      if (failed) return failed.name;
    }
    return undefined;
  };
}

/** Those that came by the fault. A fault of styles that no look at a screen shows may be met by those that walk by keyboard. */
function candidatesFor(fault: Fault, name: string, reach: Reach): Reach {
  return reach
    .filter(({ reached, file }) => (isScript(fault) ? reached.includes(name) : isByKeyboard(file)))
    .sort((one, other) => (one.result.duration ?? 0) - (other.result.duration ?? 0));
}

function isByKeyboard(journeyFile: string): boolean {
  return readFileSync(journeyFile, 'utf8').includes('support/keyboard');
}
