import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Difference } from '#test/sandbox/replay-differences';
import { differences, unsentCalls } from '#test/sandbox/replay-differences';
import type { Answer } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import type { Mismatch } from './compare';
import { compare } from './compare';
import { KnownIds } from './known-ids';
import { outsideEvents } from './outside-events';
import type { RecordedCall, RecordingFile } from './recording';
import { files, readRecording } from './recording';
import { toRequest } from './to-request';

describe('Recorded calls of a real Solidus server (spec §7 Shop back end)', () => {
  const ids = new KnownIds();
  const used = new Set<Difference>();
  let sandbox: TestSandbox;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(async () => {
    await sandbox.close();
  });

  for (const file of files) {
    describe(file, () => {
      readRecording(file).forEach((call, index) => {
        const name = `${String(index)} ${call.label}`;
        if (unsentCalls.some((unsent) => fits(unsent.call, `${file} ${call.label}`))) {
          it.skip(name);
          return;
        }
        it(name, async () => {
          sandbox.clock.advance(1000);
          for (const event of outsideEvents[`${file} ${String(index)}`] ?? []) await event(sandbox, ids);
          const answer = await send(file, call);
          learnToken(call.res, answer.body);
          expect(unexpected(file, call, answer).map(({ key, detail }) => `${key} ${detail}`)).toEqual([]);
        });
      });
    });
  }

  it('needs every line of the table of differences', () => {
    expect(differences.filter((difference) => !used.has(difference))).toEqual([]);
  });

  it('leaves no call out that was not recorded', () => {
    const labels = files.flatMap((file) => readRecording(file).map(({ label }) => `${file} ${label}`));
    expect(unsentCalls.filter(({ call }) => !labels.some((label) => fits(call, label)))).toEqual([]);
  });

  async function send(file: RecordingFile, call: RecordedCall): Promise<Answer<unknown>> {
    const { path, body, credentials } = toRequest(file, call, ids);
    return new ShopClient(sandbox, credentials).send(call.method, path, body);
  }

  function learnToken(recorded: unknown, own: unknown): void {
    if (isOrder(recorded) && isOrder(own)) ids.learnToken(recorded.number, own.token);
  }

  function unexpected(file: RecordingFile, call: RecordedCall, answer: Answer<unknown>): readonly Mismatch[] {
    return mismatches(call, answer).filter(({ key }) => {
      const difference = differences.find(
        (one) =>
          fitsKey(one.key, key) &&
          (fits(one.call, `${file} ${call.label}`) || fits(one.call, `${call.method} ${call.path}`)),
      );
      if (difference) used.add(difference);
      return difference === undefined;
    });
  }

  function mismatches(call: RecordedCall, answer: Answer<unknown>): readonly Mismatch[] {
    if (answer.status !== call.status) {
      return [
        {
          key: 'status',
          detail: `is ${String(answer.status)} ${JSON.stringify(answer.body)}, recorded ${String(call.status)}`,
        },
      ];
    }
    if (answer.type?.toLowerCase() !== call.ct?.toLowerCase())
      return [{ key: 'content type', detail: String(answer.type) }];
    if (call.ct === null) return answer.body === '' ? [] : [{ key: 'body', detail: 'should be empty' }];
    const recorded = isRaw(call.res)
      ? call.res._raw.replace(/\d+$/, (id) => String(ids.find('order', Number(id)) ?? id))
      : call.res;
    return compare(recorded, answer.body, ids);
  }
});

function isRaw(value: unknown): value is { readonly _raw: string } {
  return typeof value === 'object' && value !== null && '_raw' in value;
}

function isOrder(value: unknown): value is { readonly number: string; readonly token: string } {
  return typeof value === 'object' && value !== null && 'number' in value && 'token' in value;
}

function fitsKey(pattern: string, key: string): boolean {
  return (
    fits(pattern, key) ||
    (pattern.includes('..') && fits(pattern.replace('..', '*.'), key)) ||
    fits(pattern.replace('..', ''), key)
  );
}

function fits(pattern: string, text: string): boolean {
  const expression = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${expression}$`).test(text);
}
