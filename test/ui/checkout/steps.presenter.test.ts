import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { Clock } from '#src/application/ports/system/clock';
import { DraftStorage } from '#src/application/storage/draft-storage';
import { todayOf } from '#src/domain/interval/calendar-day';
import type { AddressField } from '#src/ui/address-book/shared/address-checks';
import { birthDateMessages } from '#src/ui/age/shared/birth-date-messages';
import { AddressStepPresenter } from '#src/ui/checkout/address-step.presenter';
import { CheckoutConsents } from '#src/ui/checkout/consents';
import { DeliveryStepPresenter } from '#src/ui/checkout/delivery-step.presenter';
import { PaymentStepPresenter } from '#src/ui/checkout/payment-step.presenter';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { noAnswer } from '#test/application/failures';
import { anAddress } from '#test/builders/an-address';
import { invalid } from '#test/fakes/shop/refusals';
import { Shopper } from '#test/ui/support/shopper';
import { shopperAt } from './checkout-walk';

const typed: Readonly<Record<AddressField, string>> = {
  email: 'ada@example.test',
  name: 'Ada Example',
  address1: '1 Invented St',
  address2: '',
  city: 'Fresno',
  stateAbbr: 'CA',
  zipcode: '93650',
  phone: '2125550123',
};

async function addressStep(shopper: Shopper, needsAdult = false) {
  const step = shopper.container.make(AddressStepPresenter, { isMailed: false, needsAdult });
  step.mount();
  await shopper.pass();
  const fill = (fields: Partial<Record<AddressField, string>> = {}) =>
    Object.entries({ ...typed, ...fields }).forEach(([field, value]) =>
      step.entry.form.type(field as AddressField, value),
    );
  return { step, fill };
}

describe('AddressStepPresenter: typed text', () => {
  it('is kept over a reload, with the word of age', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const { fill, step } = await addressStep(shopper);
    fill({ city: 'Fres' });
    step.consents.age.give(true);
    const reloaded = shopper.reload();
    await reloaded.start();
    const again = await addressStep(reloaded);
    expect([again.step.entry.form.values, again.step.consents.age.isGiven]).toEqual([{ ...typed, city: 'Fres' }, true]);
  });

  it("begins with the order's own address when nothing was typed", async () => {
    const { step } = await addressStep(await shopperAt('delivery'));
    expect(step.entry.form.values).toMatchObject({ email: 'ada@example.test', city: 'Fresno', stateAbbr: 'CA' });
    expect('countryIso' in step.entry.form.values).toBe(false);
  });

  it('is forgotten once the order has it', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const { step, fill } = await addressStep(shopper, true);
    fill();
    step.consents.age.give(true);
    expect(await step.submit()).toBe(true);
    expect(shopper.order).toMatchObject({
      state: 'delivery',
      email: 'ada@example.test',
      shipAddress: { city: 'Fresno', countryIso: 'US' },
    });
    expect(shopper.container.get(DraftStorage).read(`checkout-address-${shopper.order.number}`)).toEqual({});
  });
});

describe('AddressStepPresenter: problems (spec §5 Shop form rules, §8 User-facing messages)', () => {
  it('is said on leaving a field in which something was typed, and goes while it is put right', async () => {
    const { step } = await addressStep(await Shopper.with({ 'WHITE-1': 1 }));
    step.entry.form.leave('zipcode');
    expect(step.entry.form.problems.zipcode).toBeUndefined();
    step.entry.form.type('zipcode', '93');
    expect(step.entry.form.problems.zipcode).toBeUndefined();
    step.entry.form.leave('zipcode');
    expect(step.entry.form.problems.zipcode).toBe(checkoutMessages.problems.zipcode);
    step.entry.form.type('zipcode', '93650');
    expect(step.entry.form.problems.zipcode).toBeUndefined();
  });

  it('keeps everything from being sent, and everything is said at once', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const { step } = await addressStep(shopper, true);
    expect(await step.submit()).toBe(false);
    expect(Object.keys(step.entry.form.problems)).toHaveLength(7);
    expect(step.consents.age.problem).toBe(checkoutMessages.adultNeeded);
    expect(shopper.shop.received).not.toContain('submitAddress');
  });

  it("is taken from the server's fields too", async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const { step, fill } = await addressStep(shopper);
    fill();
    shopper.shop.failNext(
      'submitAddress',
      invalid({
        'ship_address.zipcode': ['is not in California'],
        'ship_address.state': ["can't be blank"],
        email: ['is invalid'],
      }),
    );
    expect(await step.submit()).toBe(false);
    expect(step.entry.form.problems).toEqual({
      zipcode: 'ZIP code is not in California.',
      stateAbbr: "State can't be blank.",
      email: 'E-mail is invalid.',
    });
    expect(step.failure).toBeUndefined();
  });

  it('is said as a whole when it belongs to no field, and the next try is free', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const { step, fill } = await addressStep(shopper);
    fill();
    shopper.shop.failNext('submitAddress', noAnswer());
    expect(await step.submit()).toBe(false);
    expect(step.failure).toContain('could not reach the shop');
    expect(await step.submit()).toBe(true);
    expect(step.failure).toBeUndefined();
  });

  it('is no news any more when the shopper comes back', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const { step, fill } = await addressStep(shopper);
    fill();
    shopper.shop.failNext('submitAddress', noAnswer());
    await step.submit();
    expect((await addressStep(shopper)).step.failure).toBeUndefined();
  });

  it.each([
    ['UT', 'We cannot ship wine to Utah yet.'],
    ['XX', 'We cannot ship wine to XX yet.'],
  ])('is said of %s before anything is sent (spec §9 Shippable states)', async (stateAbbr, messages) => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const { step, fill } = await addressStep(shopper, true);
    fill({ stateAbbr });
    step.consents.age.give(true);
    expect(step.entry.stateProblem).toBe(messages);
    expect(await step.submit()).toBe(false);
    expect([step.entry.form.problems, step.entry.form.values.stateAbbr]).toEqual([{ stateAbbr: messages }, stateAbbr]);
    expect(shopper.shop.received).not.toContain('submitAddress');
    step.entry.form.type('stateAbbr', 'CA');
    expect(step.entry.stateProblem).toBeUndefined();
    expect(await step.submit()).toBe(true);
  });

  it('is said of a state that was filled in by a draft or by the server', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    (await addressStep(shopper, true)).fill({ stateAbbr: 'UT', zipcode: '84101' });
    const reloaded = shopper.reload();
    await reloaded.start();
    expect((await addressStep(reloaded, true)).step.entry.stateProblem).toBe('We cannot ship wine to Utah yet.');

    const stored = await shopperAt('delivery');
    stored.container
      .get(CartState)
      .replace({ ...stored.order, shipAddress: anAddress({ stateAbbr: 'UT', zipcode: '84101' }) });
    expect((await addressStep(stored, true)).step.entry.stateProblem).toBe('We cannot ship wine to Utah yet.');
  });

  it('is said by the use case where the list of states has not come (spec §9 Shippable states)', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    shopper.tab.content.failNext(noAnswer());
    const { step, fill } = await addressStep(shopper, true);
    fill({ stateAbbr: 'UT', zipcode: '84101' });
    step.consents.age.give(true);
    expect(step.entry.stateProblem).toBeUndefined();
    expect(await step.submit()).toBe(false);
    expect(step.entry.stateProblem).toBe('We cannot ship wine to Utah yet.');
  });

  it('is nothing where no wine is sent: only wine is refused by a state (spec §1)', async () => {
    const shopper = await Shopper.with({ 'SLEEVE-1': 1 });
    const { step, fill } = await addressStep(shopper);
    fill({ stateAbbr: 'UT', zipcode: '84101' });
    expect([step.entry.stateProblem, step.entry.stateOptions.find(({ value }) => value === 'UT')]).toEqual([
      undefined,
      { value: 'UT', label: 'Utah' },
    ]);
    expect(await step.submit()).toBe(true);
    expect(shopper.order.shipAddress?.stateAbbr).toBe('UT');
  });
});

describe('AddressStepPresenter: states (spec §7 GET countries states)', () => {
  it('offers the chosen state before they have come, and then by its name', async () => {
    const shopper = await shopperAt('delivery');
    const gate = shopper.shop.hold('readStates');
    const { step } = await addressStep(shopper);
    expect(step.entry.stateOptions).toEqual([{ value: 'CA', label: 'CA' }]);
    gate.release();
    await shopper.pass();
    expect(step.entry.stateOptions[0]).toEqual({ value: 'CA', label: 'California' });
    expect(step.entry.stateOptions).toHaveLength(6);
  });

  it('shows a state that wine cannot be shipped to, with the reason and without a choice (spec §9)', async () => {
    const { step } = await addressStep(await Shopper.with({ 'WHITE-1': 1 }), true);
    expect(step.entry.stateOptions.filter(({ disabled }) => disabled)).toEqual([
      { value: 'UT', label: 'Utah (we cannot ship wine here yet)', disabled: true },
    ]);
    step.entry.form.type('stateAbbr', 'UT');
    expect(step.entry.stateOptions).toContainEqual({ value: 'UT', label: 'Utah', disabled: true });
  });

  it('says when they do not come, and fetches them again', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    shopper.shop.failNext('readStates', noAnswer());
    const { step } = await addressStep(shopper);
    expect([step.entry.statesFailure, step.entry.stateOptions]).toEqual([checkoutMessages.statesMissing, []]);
    await step.entry.loadStates();
    expect([step.entry.statesFailure, step.entry.stateOptions.length]).toEqual([undefined, 6]);
  });
});

describe('Consent to be of age (decisions: a buyer of wine is 21 or over)', () => {
  it('is asked for only where it is needed, and remembered in this tab', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const age = shopper.container.get(CheckoutConsents).age;
    expect([age.check(false), age.problem]).toEqual([true, undefined]);
    expect([age.check(true), age.problem]).toEqual([false, checkoutMessages.adultNeeded]);
    age.give(true);
    expect([age.check(true), age.problem]).toEqual([true, undefined]);
    const reloaded = shopper.reload();
    await reloaded.start();
    const later = reloaded.container.get(CheckoutConsents).age;
    later.restore();
    expect(later.isGiven).toBe(true);
    later.give(false);
    age.restore();
    expect(age.isGiven).toBe(false);
  });

  it('is asked for again with every order', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    const age = shopper.container.get(CheckoutConsents).age;
    age.give(true);
    shopper.container.get(CartState).replace({ ...shopper.order, number: 'R999999999' });
    expect([age.isGiven, age.check(true)]).toEqual([false, false]);
    age.restore();
    expect(age.isGiven).toBe(false);
  });
});

describe('A date of birth where a state asks for it (decisions: a buyer of wine is 21 or over)', () => {
  const variables = { VITE_BIRTH_DATE_STATES: 'CA, CT' };
  const ofAge = '04/27/1989';
  const open = async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 }, undefined, { variables });
    return { shopper, consents: shopper.container.get(CheckoutConsents) };
  };

  it('is asked for there alone, and a check mark does not stand for it', async () => {
    const { shopper, consents } = await open();
    const { step, fill } = await addressStep(shopper, true);
    fill({ stateAbbr: 'OR', zipcode: '97201' });
    expect(consents.asksBirthDate(step.state)).toBe(false);
    consents.age.give(true);
    expect(consents.isOfAge(step.state)).toBe(true);
    fill({ stateAbbr: 'CA' });
    expect([consents.asksBirthDate(step.state), consents.isOfAge(step.state)]).toEqual([true, false]);
    expect(await step.submit()).toBe(false);
    expect(consents.birthDate.form.problems.birthDate).toBe(birthDateMessages.problems.unreadable);
    expect(consents.age.problem).toBeUndefined();
    expect(shopper.order.state).not.toBe('delivery');
  });

  it('lets only adults go on', async () => {
    const { shopper, consents } = await open();
    const { step, fill } = await addressStep(shopper, true);
    fill();
    const today = todayOf(shopper.container.get(Clock).now());
    consents.birthDate.form.type('birthDate', `${Number(today.slice(0, 4)) - 20}${today.slice(4)}`);
    expect(await step.submit()).toBe(false);
    expect(consents.birthDate.form.problems.birthDate).toBe(birthDateMessages.problems.tooYoung);
    consents.birthDate.form.type('birthDate', `${Number(today.slice(0, 4)) - 21}${today.slice(4)}`);
    expect([await step.submit(), shopper.order.state]).toEqual([true, 'delivery']);
  });

  it('is kept as the yes with its day, never itself, for this order and over a reload', async () => {
    const { shopper, consents } = await open();
    const { step, fill } = await addressStep(shopper, true);
    fill();
    consents.birthDate.form.type('birthDate', ofAge);
    await step.submit();
    const today = todayOf(shopper.container.get(Clock).now());
    expect(consents.birthDate.givenOn).toBe(today);
    expect(consents.birthDate.form.values.birthDate).toBe('');
    expect(shopper.container.get(DraftStorage).read('birth-date')).toEqual({ to: shopper.order.number, on: today });
    const reloaded = shopper.reload();
    await reloaded.start();
    const later = reloaded.container.get(CheckoutConsents);
    later.restore();
    expect(later.isOfAge('CA')).toBe(true);
    reloaded.container.get(CartState).replace({ ...reloaded.order, number: 'R999999999' });
    expect(later.isOfAge('CA')).toBe(false);
  });

  it('is not asked for without wine', async () => {
    const { consents } = await open();
    expect([consents.checkAge(false, 'CA'), consents.checkAge(true, 'CA')]).toEqual([true, false]);
  });
});

describe('DeliveryStepPresenter (spec §4 Checkout update states)', () => {
  it("begins with the server's choice and sends the shopper's", async () => {
    const shopper = await shopperAt('delivery');
    const step = shopper.container.get(DeliveryStepPresenter);
    const [parcel] = step.parcels;
    expect(parcel?.options.map(({ label, aside }) => `${label} ${aside}`)).toEqual([
      'Standard $10.00',
      'Express $25.00',
    ]);
    expect(parcel?.chosen).toBe(parcel?.options[0]?.value);
    step.choose(parcel!.shipmentId, parcel!.options[1]!.value);
    expect(step.parcels[0]?.chosen).toBe(parcel?.options[1]?.value);
    expect(await step.submit()).toBe(true);
    expect(shopper.order).toMatchObject({ state: 'payment', shipTotal: 2500 });
  });

  it('says why it was refused, and starts afresh when it is opened again', async () => {
    const shopper = await shopperAt('delivery');
    const step = shopper.container.get(DeliveryStepPresenter);
    shopper.shop.failNext('submitDelivery', noAnswer());
    expect(await step.submit()).toBe(false);
    expect(step.actions.submitDelivery.error?.code).toBe('network_error');
    step.mount();
    expect(step.actions.submitDelivery.error).toBeUndefined();
    expect(await step.submit()).toBe(true);
  });

  it('says in how many boxes the cans come (spec §9 six per case unit), when it is more than one', async () => {
    const boxes = async (quantities: Readonly<Record<string, number>>) =>
      (await shopperAt('delivery', quantities)).container.get(DeliveryStepPresenter).boxes;
    expect(await boxes({ 'WHITE-1': 12 })).toBe('Your order comes in 2 boxes.');
    expect(await boxes({ 'WHITE-1': 13 })).toBe('Your order comes in 3 boxes.');
    expect(await boxes({ 'WHITE-1': 6 })).toBeUndefined();
    expect(await boxes({ 'GIFT-CARD-50': 1, 'SLEEVE-1': 1 })).toBeUndefined();
  });

  it('forgets a choice that is no longer offered: rates are made anew with every change', async () => {
    const shopper = await shopperAt('delivery');
    const step = shopper.container.get(DeliveryStepPresenter);
    const [parcel] = step.parcels;
    step.choose(parcel!.shipmentId, '99999');
    expect(step.parcels[0]?.chosen).toBe(parcel?.options[0]?.value);
  });
});

describe('PaymentStepPresenter (spec §7 PUT prepare)', () => {
  async function paymentStep(shopper: Shopper) {
    const step = shopper.container.get(PaymentStepPresenter);
    const unmount = step.mount();
    await shopper.pass();
    return { step, unmount };
  }

  it('goes to the payment page and stays busy until it has taken over', async () => {
    const shopper = await shopperAt('payment');
    const { step } = await paymentStep(shopper);
    expect(await step.pay({ needsAdult: false, isFree: false })).toBe('left');
    expect(shopper.tab.window.leftFor).toBe(shopper.order.paymentPage?.url);
    expect(step.isBusy).toBe(true);
    expect(await step.pay({ needsAdult: false, isFree: false })).toBe('ignored');
    expect(shopper.shop.received.filter((method) => method === 'prepare')).toHaveLength(1);
  });

  it('works again after the shopper came back by the back/forward cache', async () => {
    const shopper = await shopperAt('payment');
    const { step, unmount } = await paymentStep(shopper);
    await step.pay({ needsAdult: false, isFree: false });
    shopper.tab.window.comeBack();
    expect(step.isBusy).toBe(false);
    unmount();
  });

  it('says why it did not go, and can be pressed again', async () => {
    const shopper = await shopperAt('payment');
    const { step } = await paymentStep(shopper);
    shopper.shop.failNext('prepare', noAnswer());
    expect(await step.pay({ needsAdult: false, isFree: false })).toBe('stayed');
    expect([step.isBusy, step.failure?.includes('could not reach the shop')]).toEqual([false, true]);
    expect(await step.pay({ needsAdult: false, isFree: false })).toBe('left');
  });

  it('asks for age where it was not given in this tab', async () => {
    const shopper = await shopperAt('payment');
    const { step } = await paymentStep(shopper);
    expect(step.asksAge).toBe(true);
    expect(await step.pay({ needsAdult: true, isFree: false })).toBe('stayed');
    expect([step.consents.age.problem, shopper.tab.window.leftFor]).toEqual([checkoutMessages.adultNeeded, undefined]);
    step.consents.age.give(true);
    expect([step.asksAge, await step.pay({ needsAdult: true, isFree: false })]).toEqual([true, 'left']);
    expect((await paymentStep(shopper)).step.asksAge).toBe(false);
  });
});
