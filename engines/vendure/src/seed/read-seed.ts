import { readFileSync } from 'node:fs';
import type { ShopSeed } from './shop-seed';

const listNames = [
  ...(['countries', 'taxes', 'roles', 'variants', 'promotions', 'shippingMethods', 'giftCards'] as const),
  ...(['giveaways', 'customers', 'reviews'] as const),
] as const;

/** Reads a seed. Throws when the file is none, and says which list is no list. */
export function readSeed(file: string): ShopSeed {
  const seed = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<(typeof listNames)[number], unknown>>;
  for (const name of listNames)
    if (seed[name] !== undefined && !Array.isArray(seed[name])) throw new Error(`${file}: "${name}" is no list.`);
  return { ...Object.fromEntries(listNames.map((name) => [name, []])), ...seed } as unknown as ShopSeed;
}
