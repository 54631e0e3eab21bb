import { readFileSync } from 'node:fs';
import type { ShopSeed } from './shop-seed';

const LISTS = ['countries', 'taxes', 'roles', 'variants', 'promotions', 'shippingMethods', 'giftCards'] as const;

/** Reads a seed. Throws when the file is none, and says which list is no list. */
export function readSeed(file: string): ShopSeed {
  const seed = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<(typeof LISTS)[number], unknown>>;
  for (const name of LISTS)
    if (seed[name] !== undefined && !Array.isArray(seed[name])) throw new Error(`${file}: "${name}" is no list.`);
  return { ...Object.fromEntries(LISTS.map((name) => [name, []])), ...seed } as unknown as ShopSeed;
}
