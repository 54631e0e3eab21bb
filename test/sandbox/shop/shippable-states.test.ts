import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/shop/config/ringpull-config';
import { fresno, GuestShopper } from '#test/sandbox/support/guest-shopper';
import type { TestSandbox } from '#test/sandbox/support/test-sandbox';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ config: ringpullConfig });
});
afterAll(() => sandbox.close());

async function shipTo(state: string, ...skus: readonly string[]): Promise<unknown> {
  const shopper = await GuestShopper.with(
    sandbox,
    skus.map((sku) => ({ sku, quantity: 1 })),
  );
  const ship_address_attributes = { ...fresno, state_name: state };
  return (await shopper.checkout('address', { email: 'guest@example.test', ship_address_attributes })).status;
}

describe('States that wine is shipped to (spec §9 Shippable states)', () => {
  it.each([
    ['wine to Wyoming', 'WY', ['GAMAY-01'], 200],
    ['no wine to Utah', 'UT', ['GAMAY-01'], 422],
    ['glasses to Utah', 'UT', ['TUMBLER-01'], 200],
    ['no glasses along with wine to Utah', 'UT', ['TUMBLER-01', 'GAMAY-01'], 422],
    ['nothing to Puerto Rico', 'PR', ['TUMBLER-01'], 422],
  ])('take %s', async (_, state, skus, status) => {
    expect(await shipTo(state, ...skus)).toBe(status);
  });
});
