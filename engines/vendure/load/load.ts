import { parseArgs } from 'node:util';
import { loadWithDeliveries } from '#load/deliveries-load';
import { loadWithFloods } from '#load/flood-load';
import { loadWithPurchases } from '#load/purchases-load';
import { loadWithShoppers } from '#load/shoppers-load';
import { entryPoint } from '#src/processes/entry-point';

/** Loads a shop with carts, with due deliveries, or with calls that are too long; or prints the cost of each call of a purchase. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      shoppers: { type: 'string', default: '200' },
      'at-once': { type: 'string', default: '20' },
      kill: { type: 'boolean', default: false },
      lose: { type: 'string', default: '0' },
      deliveries: { type: 'boolean', default: false },
      subscriptions: { type: 'string', default: '10000' },
      due: { type: 'string', default: '1000' },
      flood: { type: 'boolean', default: false },
      statements: { type: 'boolean', default: false },
      purchases: { type: 'string', default: '20' },
    },
  });
  const { shoppers, kill, flood, deliveries, subscriptions, due, statements, purchases } = values;
  const crowd = { shoppers: Number(shoppers), atOnce: Number(values['at-once']) };
  if (flood) await loadWithFloods();
  else if (statements) await loadWithPurchases(Number(purchases), crowd);
  else if (deliveries) await loadWithDeliveries({ subscriptions: Number(subscriptions), due: Number(due) });
  else await loadWithShoppers({ ...crowd, kill, lose: Number(values.lose) });
  process.exit(0);
}

entryPoint(main);
