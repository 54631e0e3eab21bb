import { serverPorts } from '#src/config/ports';
import { addDays, todayOf } from '#src/plugins/core/interval/calendar-day';
import { Bank } from './bank';
import type { Bought, Crowd } from './crowd';
import { crowd, readsASecond } from './crowd';
import { Ledger } from './ledger';
import type { Spent } from './measured-process';
import { MeasuredServer } from './measured-server';
import type { Goods } from './purchase';
import { Purchase, stepNames } from './purchase';
import type { SpentBySteps } from './purchases-report';
import { reportOfCrowds, reportOfPurchases } from './purchases-report';
import { Rows } from './rows';
import { ShopApi } from './shop-api';
import { ShopUnderLoad } from './shop-under-load';
import { StockPurchase } from './stock-purchase';
import { announce, boxSkus, insertSubscribers } from './subscribers';

/** Purchases before those that count: the first calls of a server take more than all others. */
const warmingUp = 5;
const goods: Goods = ['SAUV-01', 'ROSE-01', 'ZIN-01', 'CHENIN-02'];
const plenty = 1_000_000;
/** A shop caches the data of pages for five seconds, and a developer's server does not. */
const pagesOfAShop = { OFFERS_KEPT: '5' };
/** Boxes that are due on a day, all of which are delivered. */
const boxes = 10;

/**
 * Buys one order after the other, and prints the cost of each call beside the same step of Vendure's own purchase, and the cost of
 * a delivery; then the duration of each step with many concurrent buyers, and how often pages can read.
 */
export async function loadWithPurchases(purchases: number, many: Crowd): Promise<void> {
  const bank = new Bank();
  await bank.start();
  try {
    await ShopUnderLoad.run((shop) => buy(shop, bank.url, purchases, many));
  } finally {
    await bank.stop();
  }
}

async function buy(shop: ShopUnderLoad, bankUrl: string, purchases: number, many: Crowd): Promise<void> {
  const [port, stockPort] = serverPorts(process.env, 2);
  const ledger = new Ledger(shop.databaseUrl, bankUrl);
  for (const sku of new Set([...goods, ...boxSkus])) await ledger.setStock(sku, plenty);
  const server = await MeasuredServer.start(shop, '../load/load-server', port, {
    SANDBOX_URL: bankUrl,
    ...pagesOfAShop,
  });
  const ofShop = (): Bought => {
    const purchase = new Purchase(new ShopApi([server.url]), goods);
    return { steps: purchase.steps, after: () => payOn(purchase) };
  };
  const ours = await measured(server, purchases, ofShop);
  const delivery = await deliveries(shop, server);
  const stock = await MeasuredServer.start(shop, '../load/stock-server', stockPort ?? port + 1, {
    SANDBOX_URL: bankUrl,
  });
  const variants = await Rows.of(shop.databaseUrl, (rows) =>
    rows.query<{ sku: string; id: string }>('SELECT sku, id FROM product_variant'),
  );
  const ids = new Map(variants.map(({ sku, id }) => [sku, id]));
  const ofVendure = (): Bought => ({ steps: new StockPurchase(stock.url, ids, goods).steps });
  const others = await measured(stock, purchases, ofVendure);
  for (const line of reportOfPurchases(ours, others, delivery)) console.log(line);
  const crowds = [await crowd(many, ofShop), await crowd(many, ofVendure)] as const;
  for (const line of reportOfCrowds(many, ...crowds)) console.log(line);
  const reads = await readsASecond(server.url, many.atOnce, goods);
  console.log(`${reads.toFixed(0)} reads of prices and stock a second by pages`);
}

async function measured(server: MeasuredServer, purchases: number, begin: () => Bought): Promise<SpentBySteps> {
  const spent = new Map<string, Spent & { readonly times: number }>();
  for (let index = -warmingUp; index < purchases; index += 1) {
    const bought = begin();
    for (const [name, run] of bought.steps) {
      const { statements, milliseconds } = await server.measure(run);
      if (name === stepNames.page) await bought.after?.();
      const known = spent.get(name) ?? { statements: 0, milliseconds: 0, times: 0 };
      if (index < 0) continue;
      spent.set(name, {
        statements: known.statements + statements,
        milliseconds: known.milliseconds + milliseconds,
        times: known.times + 1,
      });
    }
  }
  return spent;
}

/** Pays on the page of a purchase, as a browser sends its form. */
async function payOn({ page }: Purchase): Promise<void> {
  if (page === undefined) throw new Error('There is no page to pay on.');
  await fetch(page, { method: 'POST', redirect: 'manual' });
}

/** Measures the cost of one delivery, of several that are due on one day. */
async function deliveries(shop: ShopUnderLoad, server: MeasuredServer): Promise<Spent> {
  const today = todayOf(new Date());
  // Those of the demo come on days of their own.
  await Rows.of(shop.databaseUrl, (rows) =>
    rows.query(`UPDATE subscription SET state = 'canceled', "actionableDate" = NULL`),
  );
  await Rows.of(shop.databaseUrl, (rows) => insertSubscribers(rows, { subscriptions: boxes, due: boxes }, today));
  // The first box of a process takes more than all others.
  await Rows.of(shop.databaseUrl, (rows) =>
    rows.query(`UPDATE subscription SET "actionableDate" = $1 WHERE email <> 'subscriber-1@load.example'`, [
      addDays(today, 1),
    ]),
  );
  await Rows.of(shop.databaseUrl, (rows) => announce(rows, addDays(today, 1)));
  await server.deliver(today);
  const nothing = await server.deliver(today);
  const { statements, milliseconds } = await server.deliver(addDays(today, 1));
  return {
    statements: (statements - nothing.statements) / (boxes - 1),
    milliseconds: (milliseconds - nothing.milliseconds) / (boxes - 1),
  };
}
