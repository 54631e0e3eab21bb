import { serverPorts } from '#src/config/ports';
import { Ledger } from './ledger';
import { ShopApi } from './shop-api';
import { ShopUnderLoad, urlOf } from './shop-under-load';
import type { Outcome, Wish } from './shopper';
import { Shopper } from './shopper';
import { report } from './shoppers-report';

/** Sold to a quarter of the shoppers, wanted by all. */
const scarceSku = 'GAMAY-01';
const plentifulSkus = ['SAUV-01', 'ROSE-01', 'ZIN-01', 'CHENIN-02', 'GLASS-SET-2', 'COLD-PLATE-6'];

interface ShoppersLoad {
  readonly shoppers: number;
  readonly atOnce: number;
  /** Kills a server when a third of the shoppers have gone. */
  readonly kill: boolean;
  /** Answers of a hundred that get lost on their way. */
  readonly lose: number;
}

/** Drives carts to paid orders over two servers and one worker on a database of its own, and checks the remaining state. */
export function loadWithShoppers({ shoppers, atOnce, kill, lose }: ShoppersLoad): Promise<void> {
  const [firstPort, ...otherPorts] = serverPorts(process.env, 2);
  return ShopUnderLoad.run(async (shop) => {
    const [first] = await Promise.all([firstPort, ...otherPorts].map((port) => shop.startServer(port)));
    await shop.start('worker');
    console.log(`Two servers and a worker are up; ${shoppers} shoppers come, ${atOnce} at once.`);

    const ledger = new Ledger(shop.databaseUrl, shop.sandboxUrl);
    await ledger.setStock(scarceSku, Math.ceil(shoppers / 4));
    for (const sku of plentifulSkus) await ledger.setStock(sku, shoppers * 10);
    const api = new ShopApi([urlOf(firstPort), ...otherPorts.map(urlOf)], lose);
    const started = performance.now();
    const outcomes: Outcome[] = [];
    const waiting = Array.from({ length: shoppers }, (_, index) => index);
    const serve = async (): Promise<void> => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        outcomes.push(await new Shopper(api, `shopper-${index}`, scarceSku).shop(wishesOf(index)));
        if (!kill || outcomes.length !== Math.ceil(shoppers / 3)) continue;
        first?.process.kill('SIGKILL');
        console.log(`A server was killed after ${outcomes.length} shoppers.`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, serve));
    const seconds = (performance.now() - started) / 1000;

    for (const line of report(api, outcomes, seconds)) console.log(line);
    const problems = [
      ...outcomes.flatMap(({ problem }) => problem ?? []),
      ...(await ledger.problems(outcomes)),
      ...(await shop.audit()),
    ];
    for (const problem of problems) console.log(`✗ ${problem}`);
    if (problems.length > 0) throw new Error(`${problems.length} things went wrong.`);
    console.log('✓ nothing oversold, nothing charged twice, no cart lost, the books add up');
  });
}

/** Every shopper wants the scarce can among others. */
function wishesOf(index: number): readonly Wish[] {
  const other = (offset: number): Wish => ({
    sku: plentifulSkus[(index + offset) % plentifulSkus.length] ?? scarceSku,
    quantity: 1 + (index % 3),
  });
  return [
    { sku: plentifulSkus[index % plentifulSkus.length] ?? scarceSku, quantity: 2 },
    { sku: scarceSku, quantity: 1 },
    other(1),
    other(2),
  ];
}
