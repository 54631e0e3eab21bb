import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';
import { entryPoint } from './processes/entry-point';
import { seedShop } from './seed/seed-shop';
import type { ShopSeed } from './seed/shop-seed';

const CATALOGUE = join(__dirname, '../../seed/catalogue.json');

entryPoint(async () => {
  const [file = CATALOGUE] = process.argv.slice(2);
  const environment = readEnvironment(process.env);
  const shop = JSON.parse(readFileSync(file, 'utf8')) as ShopSeed;
  await seedShop(vendureConfig(environment), shop, environment.sandboxUrl);
  process.exit(0);
});
