import { join } from 'node:path';
import { readEnvironment } from './config/environment';
import { vendureConfig } from './config/vendure-config';
import { entryPoint } from './processes/entry-point';
import { cardsOfSandbox } from './seed/demo/demo-cards';
import { picturesFrom } from './seed/pictures';
import { readSeed } from './seed/read-seed';
import { seedShop } from './seed/seed-shop';

const catalogueFile = join(__dirname, '../../seed/catalogue.json');

/** Fills a shop with the demo: its products, codes of which many never end, and people to sign in as. A live shop refuses them. */
entryPoint(async () => {
  const [file = catalogueFile] = process.argv.slice(2);
  const environment = readEnvironment(process.env);
  if (environment.isProduction)
    throw new Error('The demo is not for a live shop: its codes give money away. Use `node dist/src/seed.js`.');
  const { sandboxUrl, shopUrl, stripe } = environment;
  // Nobody types test cards into Stripe's page: with it the demo's customers have none.
  const cards = stripe ? undefined : cardsOfSandbox(sandboxUrl, shopUrl);
  await seedShop(vendureConfig(environment), readSeed(file), { pictures: picturesFrom(sandboxUrl), demo: { cards } });
  process.exit(0);
});
