import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One text of one file, and its replacement. */
export interface Replacement {
  /** Path in the repository. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
}

/** A mistake that somebody could make. */
export interface Fault extends Replacement, Partial<RuleOfMap> {
  readonly kind: string;
}

/** A rule of the specification. */
interface RuleOfMap {
  /** The first words of the rule in docs/spec-map.md, which no other rule of its section begins with. */
  readonly rule: string;
  /** The number of the section. */
  readonly section: number;
}

/** The test that has to find a mistake. */
export interface Finder {
  /** The file in which that test is written. */
  readonly foundIn: string;
  /** A part of its name, as it stands in that file. */
  readonly foundBy: string;
}

/** A mistake in the engine. Its tests take long, so that each fault names the one that has to find it. */
export interface EngineFault extends Fault, Finder {}

/** A rule of the specification that is broken on purpose. */
export interface BrokenRule extends Replacement, Finder, RuleOfMap {}

/** True for a fault that a page can switch on. The servers run in processes of their own. */
export function isOfPages(fault: Fault): boolean {
  return !fault.file.startsWith('sandbox/') && !isOfEngine(fault);
}

export function isOfEngine(fault: Fault): fault is EngineFault {
  return isFileOfEngine(fault);
}

function isFileOfEngine({ file }: Replacement): boolean {
  return file.startsWith('engines/');
}

export function isStyle({ file }: Fault): boolean {
  return file.endsWith('.css');
}

/** The list of faults that the tests are measured with (docs/testing.md). */
const FAULTS_FOLDER = 'test/planted-faults';

export function readFaults(): readonly Fault[] {
  return listsIn(FAULTS_FOLDER) as readonly Fault[];
}

/** All rules that are broken on purpose: those of the storefront by section, and the faults of the back ends that break one. */
export function readBrokenRules(): readonly BrokenRule[] {
  const ofBackEnds = readFaults().filter((fault) => fault.rule !== undefined);
  return [...listsIn(join(FAULTS_FOLDER, 'rules')), ...ofBackEnds] as readonly BrokenRule[];
}

/** The broken rules of the engine, or those of the storefront and the sandbox. */
export function brokenRulesOf(part: 'shop' | 'engine'): readonly BrokenRule[] {
  return readBrokenRules().filter((rule) => isFileOfEngine(rule) === (part === 'engine'));
}

function listsIn(folder: string): readonly unknown[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[]);
}

/** The same fault has the same name however the list around it changes. */
export function faultId({ file, text, replacement }: Replacement): string {
  return createHash('sha256').update([file, text, replacement].join('\0')).digest('hex').slice(0, 10);
}

/** The source with the fault in it. Throws when the text does not occur exactly once. */
export function withFault(source: string, { file, text, replacement }: Replacement): string {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, and not once: ${text}`);
  return parts.join(replacement);
}

/** Matches the full names of the test that is called so in its file. One that runs with several values has places for them. */
export function namePattern({ foundBy }: Finder): string {
  const parts = foundBy.split(/%[sdij]|\$[a-z]+|\$\{[^}]+\}/);
  return parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*');
}
