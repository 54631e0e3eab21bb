import { readFileSync } from 'node:fs';
import type { ShopSeed } from './shop-seed';

const listNames = [
  ...['countries', 'taxes', 'roles', 'variants', 'promotions', 'shippingMethods', 'giftCards', 'giveaways'],
];

/** Reads a seed and further lists of its file. Throws when the file is none, and names a list that is no list. */
export function readSeed<Seed extends ShopSeed = ShopSeed>(file: string, further: readonly (keyof Seed)[] = []): Seed {
  const seed = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const names = [...listNames, ...further.map(String)];
  for (const name of names)
    if (seed[name] !== undefined && !Array.isArray(seed[name])) throw new Error(`${file}: "${name}" is no list.`);
  return { ...Object.fromEntries(names.map((name) => [name, []])), ...seed } as unknown as Seed;
}
