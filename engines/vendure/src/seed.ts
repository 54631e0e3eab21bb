import { dirname, join } from 'node:path';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { entryPoint } from '#src/processes/entry-point';
import { picturesIn } from '#src/seed/pictures';
import { readSeed } from '#src/seed/read-seed';
import { seedShop } from '#src/seed/seed-shop';

const exampleFile = join(__dirname, '../../seed/shop.json');

/** Fills a shop from a file of its own: `node dist/src/seed.js shop.json`. Pictures lie beside the file. */
entryPoint(async () => {
  const [file = exampleFile] = process.argv.slice(2);
  await seedShop(vendureConfig(readEnvironment(process.env)), readSeed(file), { pictures: picturesIn(dirname(file)) });
  process.exit(0);
});
