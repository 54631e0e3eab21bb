import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCall, validateAnswer } from './answer-validator';

interface Recording {
  readonly label: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ct: string | null;
  readonly res: unknown;
}

const folder = new URL('../../fixtures/recordings/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const recordings = files.flatMap((name) =>
  (JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recording[]).map((call, index) => ({
    ...call,
    at: `${name} #${index + 1}`,
  })),
);
const described = recordings.filter(({ method, path }) => findCall(method, path));

/** Answers that are no JSON were recorded as their text under one key. */
function bodyOf({ res }: Recording): unknown {
  return typeof res === 'object' && res !== null && '_raw' in res ? res._raw : res;
}

describe('Answers of a real back end (spec §7 Shop back end)', () => {
  it('are there, most of them of calls that the document describes', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(described.length).toBeGreaterThan(recordings.length / 2);
  });

  it.each(described)('$at $label answers $status as described', (call) => {
    const { method, path, status, ct } = call;
    expect(validateAnswer({ method, path, status, contentType: ct, body: bodyOf(call) })).toEqual([]);
  });
});
