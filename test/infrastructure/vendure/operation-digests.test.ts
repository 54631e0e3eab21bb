import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as operations from '#src/infrastructure/vendure/operations.generated';

it('knows each operation of the storefront in a live engine (spec §8 Shop back end)', () => {
  const sent = Object.values(operations).map(({ name, text }) => [
    name,
    createHash('sha256').update(text).digest('hex'),
  ]);
  const known: unknown = JSON.parse(readFileSync('engines/vendure/operations/current.json', 'utf8'));
  // It may know more, of features that this shop goes without; `npm run test:vendure` compares all.
  expect(known).toMatchObject(Object.fromEntries(sent));
});
