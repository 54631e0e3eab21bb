import { join } from 'node:path';
import { cardsOfSandbox } from '#demo/demo-cards';
import { seedCustomers } from '#demo/demo-customers';
import { seedReviews } from '#demo/demo-reviews';
import type { DemoSeed } from '#demo/demo-seed';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { entryPoint } from '#src/processes/entry-point';
import { picturesFrom } from '#src/seed/pictures';
import { readSeed } from '#src/seed/read-seed';
import { inOneTransaction } from '#src/seed/seed-context';
import { seedShop } from '#src/seed/seed-shop';

const catalogueFile = join(__dirname, '../../seed/catalogue.json');

/** Fills a shop with the demo: its products, codes of which many never end, and people to sign in as. A live shop refuses them. */
entryPoint(async () => {
  const [file = catalogueFile] = process.argv.slice(2);
  const environment = readEnvironment(process.env);
  if (environment.isProduction)
    throw new Error('The demo is not for a live shop: its codes give money away. Use `node dist/src/seed.js`.');
  const { sandboxUrl, shopUrl, stripe } = environment;
  // Test cards are not typed into Stripe's page: with it the demo's customers have none.
  const cards = stripe ? undefined : cardsOfSandbox(sandboxUrl, shopUrl);
  const demo = readSeed<DemoSeed>(file, ['customers', 'reviews']);
  await seedShop(vendureConfig(environment), demo, {
    pictures: picturesFrom(sandboxUrl),
    addMore: async (app) => {
      await seedCustomers(app, demo.customers, cards);
      await inOneTransaction(app, (seed) => seedReviews(seed, demo.reviews));
    },
  });
  process.exit(0);
});
