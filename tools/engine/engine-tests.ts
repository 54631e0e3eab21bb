import { join } from 'node:path';
import { runCommand, runNode, type Step } from '#tools/console/step';
import type { Variables } from '#tools/environment';
import { filesBelow } from '#tools/files-below';
import { requireFreePort } from '#tools/shop/ports';
import type { Tally } from '#tools/testing/vitest-run';
import { addTallies } from '#tools/testing/vitest-run';
import { DASHBOARD, ENGINE } from './install-engine';
import { startTestDatabase } from './test-database';
import { enginePorts } from './test-engine';

/** Tests that share the usual engine. */
const onUsualEngine = [
  'attacks/additions',
  'attacks/cross-site',
  'attacks/floods',
  'attacks/gift-cards',
  'attacks/idempotency-keys',
  'attacks/permissions',
  'attacks/referral',
  'attacks/saved-cards',
  'audit/audit',
  'calls-at-once',
  'catalogue/stock-level-races',
  'catalogue/stock-notices',
  'catalogue/product-search',
  'catalogue/variant-prices',
  'catalogue/offers',
  'checkout/checkout',
  'checkout/shipping',
  'config/plugins',
  'config/vendure-methods',
  'customer/customer-races',
  'deadlocks',
  'delivery/deliveries',
  'delivery/delivery-orders',
  'delivery/delivery-races',
  'delivery/retried-deliveries',
  'delivery/without-card',
  'gift-card/gift-cards',
  'gift-card/guessed-codes',
  'gift-card/refunded-gift-cards',
  'group-order/group-orders',
  'group-order/group-parcels',
  'heartbeat',
  'ledger/booking-races',
  'ledger/gift-card-books',
  'mails/shop-mails',
  'orders/additions',
  'orders/additions-races',
  'orders/dashboard-races',
  'orders/modified-orders',
  'orders/refused-changes',
  'orders/unfinished-additions',
  'payment/charges',
  'payment/dues',
  'payment/hosted-payments',
  'payment/races',
  'payment/stripe-payment',
  'prepaid/ended-plans',
  'prepaid/prepaid-cart',
  'prepaid/prepaid-deliveries',
  'promo-code/promo-codes',
  'referral/referral-races',
  'referral/referrals',
  'recent-calls',
  'repeated-calls',
  'services/contact-messages',
  'services/mailing-lists',
  'services/tracking',
  'store-credit/store-credit',
  'subscription/admin',
  'subscription/announced-totals',
  'subscription/changes',
  'subscription/club-discount',
  'subscription/import',
  'subscription/joining',
  'subscription/mails',
  'subscription/next-free-day',
  'subscription/planned-days',
  'subscription/reminders',
  'subscription/updates',
] as const;

/** Tests that share an engine with imported rates of sales tax. */
const withRates = ['ledger/order-books', 'tax/discounted-orders', 'tax/tax-entries', 'tax/imported-rates'] as const;

/** Tests that each start an engine with plugins or variables of its own. */
const onOwnEngine = [
  'attacks/mail-addresses',
  'config/production',
  'config/running-engine',
  'attacks/mail-floods',
  'payment/balance-entries',
  'payment/bank-events',
  'seed/demo-customers',
  'services/reviews',
  'subscription/joining-card',
  'tax/stripe-tax',
] as const;

/**
 * The tests of the engine that every change has to pass: their findings cost people money. The others look at the surroundings:
 * settings, pictures, a database that is made anew, killed processes. They run in two processes, since each waits for its database a part
 * of its time.
 */
export const CORE_ENGINE_TESTS: readonly (readonly string[])[] = [
  [...everySecond(onUsualEngine, 0), ...withRates, ...everySecond(onOwnEngine, 0)],
  [...everySecond(onUsualEngine, 1), ...everySecond(onOwnEngine, 1)],
];

function everySecond<T>(names: readonly T[], first: 0 | 1): readonly T[] {
  return names.filter((_, index) => index % 2 === first);
}

/** Rounds of each race (RACE_ROUNDS): one that is lost seldom shows in many. */
const ROUNDS = { core: 5, whole: 50 };

/** The lint of the engine, which has rules of its own beside the house's. */
export const engineLint: Step = {
  name: 'lint of the engine',
  run: () => lint(['src', 'demo', 'load', 'test'].map((folder) => join(ENGINE, folder))),
};

/** The same of its dashboard, with its types: its bundler does not look at them. */
export const dashboardLint: Step = {
  name: 'types, lint: dashboard of the engine',
  run: () => lint(['--type-check', join(DASHBOARD, 'src')]),
};

function lint(args: readonly string[]): ReturnType<typeof runCommand> {
  return runCommand('oxlint', ['-c', join(ENGINE, '.oxlintrc.json'), ...args]);
}

/**
 * Runs the engine's own tests, which are compiled already, and shows their output when one fails. When writing, the test of the handlers of
 * events writes their table in the documents instead of comparing it.
 */
export async function engineTests(isCore: boolean, isWriting: boolean): Promise<Tally> {
  const { ownTests } = enginePorts(process.env);
  await requireFreePort(ownTests, 'TEST_ENGINE_PORT');
  const server = await startTestDatabase(ownTests);
  const folder = `${ENGINE}/dist/test/`;
  try {
    const variables = {
      TEST_DATABASE_SERVER: server.url,
      RACE_ROUNDS: String(isCore ? ROUNDS.core : ROUNDS.whole),
      WRITE_TABLES: String(isWriting),
    };
    const tally = isCore
      ? addTallies(await Promise.all(CORE_ENGINE_TESTS.map((half) => runInOneProcess(folder, half, variables))))
      : await runEngineTests(testFilesIn(folder), variables);
    console.log(`  The engine's own tests: ${tally.passed} passed, ${tally.failed} failed`);
    return tally;
  } finally {
    await server.close();
  }
}

/** A folder by itself would have its other scripts run as tests too. */
function testFilesIn(folder: string): readonly string[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.test.js'))
    .map((file) => folder + file);
}

function runInOneProcess(folder: string, names: readonly string[], variables: Variables): Promise<Tally> {
  return runEngineTests([`${folder}in-one-process.js`], { ...variables, ENGINE_TESTS: names.join() });
}

interface EngineTally extends Tally {
  /** Tests that ran and failed, without those that wait for an engine that never started. */
  readonly failedThemselves: readonly string[];
}

/** Runs compiled tests one file after another; with a name, those of them that have it in theirs. */
export async function runEngineTests(
  files: readonly string[],
  variables: Variables,
  name?: string,
): Promise<EngineTally> {
  const { ok, output } = await runNode(
    [
      '--test',
      '--test-concurrency=1',
      // An engine that did not stop is a failure already, and must not keep the others waiting.
      '--test-force-exit',
      '--test-reporter=tap',
      ...(name === undefined ? [] : ['--test-name-pattern', name]),
      ...files,
    ],
    variables,
  );
  const count = (what: string): number => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const [passed, failed] = [count('pass'), count('fail')];
  if (!ok) console.log(output);
  return { passed, failed: Math.max(failed, ok ? 0 : 1), ...failuresIn(output) };
}

/** Reads the names of failed tests from the output in TAP, which gives the reason for each. */
export function failuresIn(output: string): Pick<EngineTally, 'failures' | 'failedThemselves'> {
  const failed = output.split(/^(?=\s*(?:not )?ok \d+ - )/m).flatMap((part) => {
    const name = /^\s*not ok \d+ - (.+)$/m.exec(part)?.[1];
    return name === undefined ? [] : [{ name, why: /failureType: '(\w+)'/.exec(part)?.[1] }];
  });
  return {
    failures: failed.map(({ name }) => name),
    failedThemselves: failed.filter(({ why }) => why === 'testCodeFailure').map(({ name }) => name),
  };
}
