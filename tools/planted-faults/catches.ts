import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Environment } from '#tools/environment';
import { journeysOf, selectionOf } from '#tools/journeys/footprints';
import { findNear, findRelated } from './below';
import { NAMES_FILE } from './build';
import { CATCHES_FILE, type Fault, faultId } from './fault';
import { type Reach, readReach } from './reach';
import { runWithFault } from './run-journeys';

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

/** Looks for a test without a browser that finds each fault of a script, near it first; keeps each answer at once. */
export async function findCatchesNear(faults: readonly Fault[], hasTime: () => boolean): Promise<void> {
  for (const fault of waiting(faults).filter(({ file }) => !isStyle(file))) {
    if (!hasTime()) return;
    const by = await findNear(fault);
    if (by !== undefined) keep(fault, { by, isByTest: true });
  }
}

/**
 * Looks for a test that finds each fault that is left: journeys of the core first, the cheapest first, then every test without
 * a browser that imports the fault, then the other journeys; keeps each answer at once.
 */
export async function findCatches(
  environment: Environment,
  faults: readonly Fault[],
  hasTime: () => boolean,
): Promise<void> {
  const names = JSON.parse(readFileSync(NAMES_FILE, 'utf8')) as Readonly<Record<string, string>>;
  const left = waiting(faults);
  const reach = readReach();
  const work = async (): Promise<void> => {
    for (let fault = left.shift(); fault && hasTime(); fault = left.shift()) {
      const name = names[faultId(fault)] ?? faultId(fault);
      keep(fault, await lookFor(environment, fault, name, candidatesFor(fault, name, reach)));
    }
  };
  await Promise.all(Array.from({ length: faultsAtOnce }, work));
}

/** The faults without an answer yet, by id, so that those measured before the time is up are a fair sample. */
function waiting(faults: readonly Fault[]): Fault[] {
  return faults.filter((fault) => !readCatches()[faultId(fault)]).sort(byId);
}

function keep(fault: Fault, found: Catch): void {
  const catches = Object.entries({ ...readCatches(), [faultId(fault)]: found });
  const sorted = Object.fromEntries(catches.sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(CATCHES_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

function byId(one: Fault, other: Fault): number {
  return faultId(one).localeCompare(faultId(other));
}

/** Journeys report the faults of scripts that they reach. A fault of a style may show on any screen that a journey checks. */
function candidatesFor({ file }: Fault, name: string, reach: Reach): Reach {
  return reach
    .filter(({ reached, file: journey }) => (isStyle(file) ? looksAtScreens(journey) : reached.includes(name)))
    .sort((one, other) => (one.result.duration ?? 0) - (other.result.duration ?? 0));
}

function looksAtScreens(journeyFile: string): boolean {
  return readFileSync(journeyFile, 'utf8').includes('isAccessible');
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}

async function lookFor(environment: Environment, fault: Fault, name: string, journeys: Reach): Promise<Catch> {
  const core = journeys.filter(({ isCore }) => isCore).slice(0, journeysAtMost.core);
  const others = journeys.filter(({ isCore }) => !isCore).slice(0, journeysAtMost.others);
  const byTest =
    (await firstThatFails(environment, name, core)) ?? (isStyle(fault.file) ? undefined : await findRelated(fault));
  if (byTest !== undefined) return { by: byTest, isByTest: true };
  const by = await firstThatFails(environment, name, others);
  return { ...(by !== undefined && { by }), isByTest: false };
}

async function firstThatFails(environment: Environment, fault: string, journeys: Reach): Promise<string | undefined> {
  for (let first = 0; first < journeys.length; first += journeysAtOnce) {
    const next = journeys.slice(first, first + journeysAtOnce);
    const report = await runWithFault(environment, fault, [...selectionOf(next), '--bail', '1']);
    const failed = journeysOf(report).find(({ result }) => result.status === 'failed');
    if (failed) return failed.name;
  }
  return undefined;
}
