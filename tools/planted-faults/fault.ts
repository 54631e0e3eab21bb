import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mistake that somebody could make: one text of one file, and its replacement. */
export interface Fault {
  /** Path in the repository. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  readonly kind: string;
}

/** A mistake in the engine. Its tests take long, so that each fault names the one that has to find it. */
export interface EngineFault extends Fault {
  /** The file in which that test is written. */
  readonly foundIn: string;
  /** A part of its name, as it stands in that file. */
  readonly foundBy: string;
}

/** True for a fault that a page can switch on. The servers run in processes of their own. */
export function isOfPages(fault: Fault): boolean {
  return !fault.file.startsWith('sandbox/') && !isOfEngine(fault);
}

export function isOfEngine(fault: Fault): fault is EngineFault {
  return fault.file.startsWith('engines/');
}

export function isStyle({ file }: Fault): boolean {
  return file.endsWith('.css');
}

/** The list of faults that the tests are measured with (docs/testing.md). */
const FAULTS_FOLDER = 'test/planted-faults';

export function readFaults(): readonly Fault[] {
  return readdirSync(FAULTS_FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(FAULTS_FOLDER, name), 'utf8')) as readonly Fault[]);
}

/** The same fault has the same name however the list around it changes. */
export function faultId({ file, text, replacement }: Fault): string {
  return createHash('sha256').update([file, text, replacement].join('\0')).digest('hex').slice(0, 10);
}

/** The source with the fault in it. Throws when the text does not occur exactly once. */
export function withFault(source: string, { file, text, replacement }: Fault): string {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times, and not once: ${text}`);
  return parts.join(replacement);
}
