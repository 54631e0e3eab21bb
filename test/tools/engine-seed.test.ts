import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { contractConfig } from '#test/contracts/shop/contract-config';
import { engineSeed, contentPromises } from '#tools/engine/engine-seed';

const worlds = [
  { name: 'catalogue', seed: engineSeed(ringpullConfig, contentPromises()) },
  { name: 'contracts', seed: engineSeed(contractConfig) },
];

describe('The seed of other engines', () => {
  it.each(worlds)('holds the shop as it is today: $name', async ({ name, seed }) => {
    await expect(seed).toMatchFileSnapshot(`../../engines/vendure/seed/${name}.json`);
  });
});
