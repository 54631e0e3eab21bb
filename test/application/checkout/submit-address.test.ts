import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { excludedStates, unitedStates } from '#test/domain/geography/united-states';
import { openTab, type TestTab } from '#test/support/test-tab';

const email = 'ada@example.test';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  tab.content.catalogue = { products: [], kits: [], regions: unitedStates };
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 2 });
});

describe('An address that wine may be sent to (spec §4 Checkout update states, §9 Shipping)', () => {
  it('moves the order on to delivery', async () => {
    const outcome = await tab.get(SubmitAddress).execute({ email, address: anAddress() });
    expect(outcome).toEqual({ kind: 'accepted', order: tab.serverOrder });
    expect(tab.serverOrder).toMatchObject({ state: 'delivery', email, shipAddress: anAddress() });
    expect(tab.serverOrder?.shipments).toHaveLength(1);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('may be corrected', async () => {
    await tab.get(SubmitAddress).execute({ email, address: anAddress() });
    const address = anAddress({ city: 'Reno', stateAbbr: 'NV', zipcode: '89501' });
    expect(await tab.get(SubmitAddress).execute({ email, address })).toMatchObject({
      kind: 'accepted',
      order: { shipAddress: address },
    });
  });

  it('is told with the fields that the server refuses', async () => {
    const outcome = await outcomeOf(
      tab.get(SubmitAddress).execute({ email: 'ada', address: anAddress({ phone: '' }) }),
    );
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'unprocessable_entity',
        errors: { email: ['is invalid'], 'ship_address.phone': ["can't be blank"] },
      },
    });
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });
});

describe('An address that wine may not be sent to (spec §9 Shipping, Shippable states)', () => {
  const excluded = unitedStates.filter(({ name }) => excludedStates.includes(name));

  it.each(excluded)('in $name is refused before anything is sent', async ({ name, abbr }) => {
    const before = tab.serverOrder;
    const outcome = await tab.get(SubmitAddress).execute({ email, address: anAddress({ stateAbbr: abbr }) });
    expect(outcome).toEqual({ kind: 'not-shippable', where: { kind: 'excluded-state', region: name } });
    expect(tab.serverOrder).toEqual(before);
    expect(tab.serverOrder?.email).toBeUndefined();
    expect(tab.shop.received).not.toContain('submitAddress');
  });

  it.each([
    ['FR', 'Île-de-France'],
    ['CA', 'ON'],
    ['US', 'PR'],
    ['US', ''],
  ])('in country %s, region "%s", is refused too', async (countryIso, stateAbbr) => {
    const before = tab.serverOrder;
    const outcome = await tab.get(SubmitAddress).execute({ email, address: anAddress({ countryIso, stateAbbr }) });
    expect(outcome).toEqual({ kind: 'not-shippable', where: { kind: 'elsewhere' } });
    expect(tab.serverOrder).toEqual(before);
  });

  it('is not let through while the shippable states are unknown', async () => {
    const before = tab.serverOrder;
    const failure = noAnswer();
    tab.content.failNext(failure);
    expect(await outcomeOf(tab.get(SubmitAddress).execute({ email, address: anAddress() }))).toEqual(
      rejectedWith(failure),
    );
    expect(tab.serverOrder).toEqual(before);
  });
});

describe('An address whose answer was lost (spec §8 Handling)', () => {
  it('is accepted when the order shows it', async () => {
    tab.shop.failAfter('submitAddress', noAnswer());
    expect(await tab.get(SubmitAddress).execute({ email, address: anAddress() })).toEqual({
      kind: 'accepted',
      order: tab.serverOrder,
    });
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('is not accepted when it never arrived', async () => {
    const failure = noAnswer();
    tab.shop.failNext('submitAddress', failure);
    expect(await outcomeOf(tab.get(SubmitAddress).execute({ email, address: anAddress() }))).toEqual(
      rejectedWith(failure),
    );
    expect(tab.serverOrder?.state).toBe('cart');
  });

  it.each([{ address1: '2 Invented St' }, { zipcode: '93651' }])(
    'is not taken for the one that was there before: %j',
    async (change) => {
      await tab.get(SubmitAddress).execute({ email, address: anAddress() });
      const failure = noAnswer();
      tab.shop.failNext('submitAddress', failure);
      expect(await outcomeOf(tab.get(SubmitAddress).execute({ email, address: anAddress(change) }))).toEqual(
        rejectedWith(failure),
      );
      expect(tab.serverOrder?.shipAddress).toEqual(anAddress());
    },
  );

  it.each([{ name: 'Bob Lovelace' }, { address2: 'Apt 4' }, { city: 'Oakland' }, { phone: '5035550199' }])(
    'is not taken for the one before when the street is the same: %j',
    async (change) => {
      await tab.get(SubmitAddress).execute({ email, address: anAddress() });
      const failure = noAnswer();
      tab.shop.failNext('submitAddress', failure);
      const corrected = { email, address: anAddress(change) };
      expect(await outcomeOf(tab.get(SubmitAddress).execute(corrected))).toEqual(rejectedWith(failure));
      tab.shop.failAfter('submitAddress', failure);
      expect(await tab.get(SubmitAddress).execute(corrected)).toMatchObject({ kind: 'accepted' });
    },
  );

  it('is not taken for the one before when only the e-mail address was corrected', async () => {
    await tab.get(SubmitAddress).execute({ email: 'adda@example.test', address: anAddress() });
    const failure = noAnswer();
    tab.shop.failNext('submitAddress', failure);
    const outcome = outcomeOf(tab.get(SubmitAddress).execute({ email, address: anAddress() }));
    expect(await outcome).toEqual(rejectedWith(failure));
  });

  it('is not accepted while the order did not get past the step', async () => {
    await tab.get(SubmitAddress).execute({ email, address: anAddress() });
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    const failure = noAnswer();
    tab.shop.failNext('submitAddress', failure);
    expect(await outcomeOf(tab.get(SubmitAddress).execute({ email, address: anAddress() }))).toEqual(
      rejectedWith(failure),
    );
    expect(tab.serverOrder?.state).toBe('address');
  });
});
