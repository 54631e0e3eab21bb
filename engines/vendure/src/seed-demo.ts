import { join } from 'node:path';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';
import { entryPoint } from './processes/entry-point';
import { picturesFrom } from './seed/pictures';
import { readSeed } from './seed/read-seed';
import { seedShop } from './seed/seed-shop';

const catalogueFile = join(__dirname, '../../seed/catalogue.json');

/** Fills a shop with the demo: its products, and codes of which many never end. A live shop refuses them. */
entryPoint(async () => {
  const [file = catalogueFile] = process.argv.slice(2);
  const environment = readEnvironment(process.env);
  if (environment.isProduction)
    throw new Error('The demo is not for a live shop: its codes give money away. Use `node dist/src/seed.js`.');
  await seedShop(vendureConfig(environment), readSeed(file), picturesFrom(environment.sandboxUrl));
  process.exit(0);
});
