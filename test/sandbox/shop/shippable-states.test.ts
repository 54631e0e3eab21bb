import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { fresno, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';

const sandbox = sharedSandbox({ config: ringpullConfig });

/** A ZIP code of each state. */
const zipCodes: Readonly<Record<string, string>> = { WY: '82001', UT: '84101', PR: '00901' };

async function shipTo(state: string, ...skus: readonly string[]): Promise<unknown> {
  const shopper = await GuestShopper.with(
    sandbox,
    skus.map((sku) => ({ sku, quantity: 1 })),
  );
  const ship_address_attributes = { ...fresno, state_name: state, zipcode: zipCodes[state] };
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

describe('Free shipping (spec §2 shipping-and-returns-policy, docs/adr/0020)', () => {
  const [standard] = ringpullConfig.shippingMethods;
  const price = ringpullConfig.variants.find(({ sku }) => sku === 'GAMAY-01')?.priceCents ?? 0;
  const enough = Math.ceil((standard?.freeFromCents ?? 0) / price);

  async function rates(quantity: number): Promise<readonly (readonly [string, string])[]> {
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity }]);
    await shopper.checkout('address', { email: 'guest@example.test', ship_address_attributes: fresno });
    const { shipments } = await shopper.order();
    return shipments[0]?.shipping_rates.map(({ name, cost }) => [name, cost] as const) ?? [];
  }

  it('begins with the first order that is worth the threshold, and for the named method alone', async () => {
    expect(await rates(enough - 1)).toEqual([
      ['Standard', '9.95'],
      ['Express', '24.95'],
    ]);
    expect(await rates(enough)).toEqual([
      ['Standard', '0.0'],
      ['Express', '24.95'],
    ]);
  });
});
