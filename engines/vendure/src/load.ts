import { parseArgs } from 'node:util';
import { loadWithDeliveries } from './load/deliveries-load';
import { loadWithShoppers } from './load/shoppers-load';
import { entryPoint } from './processes/entry-point';

/** Loads a shop with carts, or with deliveries that are due. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      shoppers: { type: 'string', default: '200' },
      'at-once': { type: 'string', default: '20' },
      kill: { type: 'boolean', default: false },
      deliveries: { type: 'boolean', default: false },
      subscriptions: { type: 'string', default: '10000' },
      due: { type: 'string', default: '1000' },
    },
  });
  const { shoppers, kill, deliveries, subscriptions, due } = values;
  await (deliveries
    ? loadWithDeliveries({ subscriptions: Number(subscriptions), due: Number(due) })
    : loadWithShoppers({ shoppers: Number(shoppers), atOnce: Number(values['at-once']), kill }));
  process.exit(0);
}

entryPoint(main);
