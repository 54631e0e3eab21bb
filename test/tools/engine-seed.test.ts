import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/shop/config/ringpull-config';
import { contractConfig } from '#test/contracts/shop/contract-config';
import { engineSeed, promisedShippingDays } from '#tools/engine/engine-seed';

const worlds: readonly (readonly [string, ...Parameters<typeof engineSeed>])[] = [
  ['catalogue', ringpullConfig, promisedShippingDays()],
  ['contracts', contractConfig],
];

describe('What other engines are filled with', () => {
  it.each(worlds)('holds the shop as it is today: %s.json', async (name, ...world) => {
    await expect(engineSeed(...world)).toMatchFileSnapshot(`../../engines/vendure/seed/${name}.json`);
  });
});
