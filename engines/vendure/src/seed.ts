import { dirname, join } from 'node:path';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';
import { entryPoint } from './processes/entry-point';
import { picturesIn } from './seed/pictures';
import { readSeed } from './seed/read-seed';
import { seedShop } from './seed/seed-shop';

const exampleFile = join(__dirname, '../../seed/shop.json');

/** Fills a shop from a file of its own: `node dist/src/seed.js shop.json`. Pictures lie beside the file. */
entryPoint(async () => {
  const [file = exampleFile] = process.argv.slice(2);
  await seedShop(vendureConfig(readEnvironment(process.env)), readSeed(file), { pictures: picturesIn(dirname(file)) });
  process.exit(0);
});
