import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/shop/config/ringpull-config';
import type { ShopConfig } from '#sandbox/shop/shop-config';
import { contractConfig } from '#test/contracts/shop/contract-config';
import { engineSeed } from '#tools/engine/engine-seed';

const worlds: readonly (readonly [string, ShopConfig])[] = [
  ['catalogue', ringpullConfig],
  ['contracts', contractConfig],
];

describe('What other engines are filled with', () => {
  it.each(worlds)('holds the shop as it is today: %s.json', async (name, config) => {
    await expect(engineSeed(config)).toMatchFileSnapshot(`../../engines/vendure/seed/${name}.json`);
  });
});
