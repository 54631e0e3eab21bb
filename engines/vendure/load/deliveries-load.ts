import { serverPorts } from '#src/config/ports';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { Bank } from './bank';
import { DeliveriesLedger } from './deliveries-ledger';
import { reportOfDeliveries } from './deliveries-report';
import { Ledger } from './ledger';
import { processorTime, processorTimeOfAll } from './processor-time';
import { RegularShopper } from './regular-shopper';
import { Rows } from './rows';
import { ShopUnderLoad, urlOf } from './shop-under-load';
import type { Subscribers } from './subscribers';
import { boxSkus, expectedOf, insertSubscribers, scarceSku } from './subscribers';
import { WorkerPool } from './worker-pool';

const workersAtOnce = 2;
/** Orders of the shopper who is watched, without deliveries and beside them. */
const leastOrders = 15;
/** Units of everything that is not scarce; more than all boxes and shoppers take. */
const plenty = 1_000_000;

/**
 * Makes due deliveries with two workers, of which one is killed every ten seconds, while a shopper buys over and over, on a
 * database of its own; measures them, and checks the remaining state in the shop and at the bank.
 */
export async function loadWithDeliveries(subscribers: Subscribers): Promise<void> {
  const bank = new Bank();
  await bank.start();
  try {
    await ShopUnderLoad.run((shop) => deliver(shop, bank, subscribers));
  } finally {
    await bank.stop();
  }
}

async function deliver(shop: ShopUnderLoad, bank: Bank, subscribers: Subscribers): Promise<void> {
  const [port] = serverPorts(process.env, 1);
  const today = todayOf(new Date());
  const stock = new Ledger(shop.databaseUrl, shop.sandboxUrl);
  await stock.setStock(scarceSku, expectedOf(subscribers).soldOut);
  for (const sku of boxSkus) await stock.setStock(sku, plenty);
  await Rows.of(shop.databaseUrl, (rows) => insertSubscribers(rows, subscribers, today));
  const server = await shop.start('server', { ENGINE_PORT: String(port), SANDBOX_URL: bank.url });
  const workers = new WorkerPool(shop, bank.url);
  await workers.start(workersAtOnce);
  console.log(`${subscribers.subscriptions} subscriptions are there, ${subscribers.due} of them are due.`);

  const shopper = new RegularShopper(urlOf(port));
  // The first calls of a server are slower than all others.
  await shopper.shopUntil(() => true, 2);
  const before = await shopper.shopUntil(() => true, leastOrders);
  const processorNow = (): { readonly workers: number; readonly server: number; readonly database: number } => ({
    workers: workers.processorTime(),
    server: processorTime(server.process.pid),
    database: processorTimeOfAll(shop.databaseProcess()),
  });
  const [statementsBefore, processorBefore, started] = [workers.statements, processorNow(), performance.now()];
  const ledger = new DeliveriesLedger(shop.databaseUrl, bank, subscribers);
  let isOver = false;
  const shopping = shopper.shopUntil(() => isOver, 0);
  await workers.deliver(today, async () => (await ledger.unfinished()) === 0);
  isOver = true;
  const seconds = (performance.now() - started) / 1000;
  const processor = processorNow();
  const during = await shopping;
  await untilMailsAreSent(workers, ledger);

  const lines = reportOfDeliveries(subscribers, {
    seconds,
    workers: workers.size,
    kills: workers.kills,
    statements: workers.statements - statementsBefore,
    processor: {
      workers: processor.workers - processorBefore.workers,
      server: processor.server - processorBefore.server,
      database: processor.database - processorBefore.database,
    },
    calls: { before, during },
  });
  for (const line of lines) console.log(line);
  console.log(`${bank.mailsSentAgain} mails were sent again with their key, of ${bank.mails.length}`);
  const problems = [
    ...shopper.problems,
    ...(await ledger.problems(today)),
    ...(await stock.oversold()),
    ...(await shop.audit()),
  ];
  for (const problem of problems) console.log(`✗ ${problem}`);
  if (problems.length > 0) throw new Error(`${problems.length} things went wrong.`);
  console.log(
    '✓ each due box has one order and one charge, or one honest state; each mail was sent once; stock and books add up',
  );
}

async function untilMailsAreSent(workers: WorkerPool, ledger: DeliveriesLedger): Promise<void> {
  workers.bringBackMails();
  do await new Promise((resolve) => setTimeout(resolve, 1000));
  while ((await ledger.waitingMails()) > 0);
}
