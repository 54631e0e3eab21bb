import { describe, expect, it } from 'vitest';
import { ChooseState } from '#src/application/geography/choose-state';
import { LocateVisitor } from '#src/application/geography/locate-visitor';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { AddressStepPresenter } from '#src/ui/checkout/address-step.presenter';
import { DeliveryStepPresenter } from '#src/ui/checkout/delivery-step.presenter';
import { unitedStates } from '#test/domain/geography/united-states';
import { Shopper } from '#test/ui/support/shopper';
import { shopperAt } from './checkout-walk';

async function addressStep(shopper: Shopper, needsAdult = true): Promise<AddressStepPresenter> {
  const step = shopper.container.make(AddressStepPresenter, { isMailed: false, needsAdult });
  step.mount();
  await shopper.pass();
  return step;
}

const regionOf = (abbr: string) => unitedStates.find((state) => state.abbr === abbr)!;

describe('AddressStepPresenter: the state that was chosen for all pages (spec §3 geolocation)', () => {
  async function withChoice(abbr: string, needsAdult = true) {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    shopper.container.get(ChooseState).execute(regionOf(abbr));
    return { shopper, step: await addressStep(shopper, needsAdult) };
  }

  it('is the default of a guest who has typed nothing, and only that', async () => {
    const { step } = await withChoice('NV');
    expect(step.entry.form.values).toMatchObject({ stateAbbr: 'NV', city: '', zipcode: '' });
    expect(step.entry.stateProblem).toBeUndefined();
  });

  it('gives way to the typed place, and to the address of the order', async () => {
    const { shopper, step } = await withChoice('NV');
    step.entry.form.type('stateAbbr', 'CA');
    expect((await addressStep(shopper)).entry.form.values.stateAbbr).toBe('CA');
    const onward = await shopperAt('delivery');
    onward.container.get(ChooseState).execute(regionOf('NV'));
    expect((await addressStep(onward)).entry.form.values.stateAbbr).toBe('CA');
  });

  it('is not offered where wine is refused, unless there is none in the cart', async () => {
    expect((await withChoice('UT')).step.entry.form.values.stateAbbr).toBe('');
    expect((await withChoice('UT', false)).step.entry.form.values.stateAbbr).toBe('UT');
  });

  it('is never a guess', async () => {
    const shopper = await Shopper.with({ 'WHITE-1': 1 });
    shopper.tab.world.geolocation.place = { country: 'US', region: 'NV' };
    await shopper.container.get(LocateVisitor).execute();
    expect((await addressStep(shopper)).entry.form.values.stateAbbr).toBe('');
  });
});

describe('DeliveryStepPresenter: when each way arrives (docs/adr/0020)', () => {
  const methods = [{ method: 'Standard', days: { least: 4, most: 6 }, byState: { CA: { least: 3, most: 4 } } }];
  const deliveryEstimates = {
    utcOffsets: [{ from: 0, minutes: -480 }],
    cutOffHour: 12,
    shippingWeekdays: [1, 2, 3, 4, 5],
    holidays: [],
    methods,
  };

  async function details(catalogue: object) {
    const shopper = await shopperAt('delivery');
    const { content, scheduler } = shopper.tab;
    content.catalogue = { ...content.catalogue, ...catalogue };
    scheduler.clock.set(Date.parse('2026-11-16T17:00:00Z'));
    await shopper.container.get(CatalogueStore).load();
    const { parcels } = shopper.container.get(DeliveryStepPresenter);
    return parcels[0]?.options.map(({ label, detail }) => [label, detail]);
  }

  it('is said by the state of the address, and in words where it is not known', async () => {
    expect(await details({ deliveryEstimates })).toEqual([
      ['Standard', 'Arrives Thu, Nov 19 – Fri, Nov 20'],
      ['Express', 'We cannot say yet when it arrives'],
    ]);
  });

  it('is left out where content says nothing', async () => {
    expect(await details({})).toEqual([
      ['Standard', undefined],
      ['Express', undefined],
    ]);
  });
});
