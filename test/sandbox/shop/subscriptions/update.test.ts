import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { fresno, goodCard } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { configFor, errorsOf, Subscriber } from '#test/sandbox/support/subscriber';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';

const config = {
  ...configFor('lines', 'sizes', 'loose', 'dates', 'mover', 'payer', 'extras', 'many'),
  shippingMethods: ringpullConfig.shippingMethods,
};

const sandbox = sharedSandbox({ config });

const subscriber = (name: string): Subscriber => new Subscriber(sandbox, `key-${name}`);
const held = ({
  line_items: lines,
}: {
  line_items: readonly { sku: string; quantity: number; one_time: boolean }[];
}): unknown => lines.map(({ sku, quantity, one_time: oneTime }) => `${quantity} ${sku}${oneTime ? ' once' : ''}`);

describe('Contents of deliveries (spec §4 Subscription actions: update)', () => {
  it('makes a club of 12 one of 24 and back, but not while it is paused', async () => {
    const club = subscriber('sizes');
    const {
      id,
      line_items: [white],
    } = await club.join();
    const resize = (quantity: number) => club.update(id, { line_items_attributes: [{ id: white!.id, quantity }] });
    expect((await resize(24)).body).toMatchObject({ tag_list: ['club-24'], upcoming_total: '134.4' });
    await club.act(id, 'pause');
    expect(errorsOf(await resize(12))).toEqual([422, { line_items: ['must add up to 24 cans'] }]);
    await club.act(id, 'resume');
    expect((await resize(12)).body).toMatchObject({ tag_list: ['club-12'], upcoming_total: '75.6' });
  });

  it('changes by id, by sku and by removal; a club holds 12 or 24 cans', async () => {
    const club = subscriber('lines');
    const {
      id,
      line_items: [white],
    } = await club.join();
    const changed = await club.update(id, {
      line_items_attributes: [
        { id: white!.id, quantity: 7 },
        { sku: 'RED-1', quantity: 5 },
      ],
    });
    expect([changed.status, held(changed.body)]).toEqual([200, ['7 WHITE-1', '5 RED-1']]);
    for (const quantity of [4, 6, 17]) {
      expect(errorsOf(await club.update(id, { line_items_attributes: [{ id: white!.id, quantity }] }))).toEqual([
        422,
        { line_items: ['must add up to 12 or 24 cans'] },
      ]);
    }
    const swapped = await club.update(id, {
      line_items_attributes: { 0: { id: white!.id, _destroy: true }, 1: { sku: 'RED-1', quantity: 7 } },
    });
    expect(held(swapped.body)).toEqual(['12 RED-1']);
    const [red] = swapped.body.line_items;
    expect(held((await club.update(id, { line_items_attributes: [{ id: red!.id, sku: 'WHITE-1' }] })).body)).toEqual([
      '12 WHITE-1',
    ]);
    expect(await club.read(id)).toMatchObject({
      tag_list: ['club-12'],
      subscription_line_items: [{ sku: 'WHITE-1', quantity: 12 }],
    });
  });

  it('counts the cans in packs', async () => {
    const packs = {
      ...config,
      variants: config.variants.map((variant) => ({
        ...variant,
        parts: variant.kind === 'pack' ? [{ sku: 'WHITE-1', quantity: 6 }] : [],
      })),
    };
    const other = await startTestSandbox({ config: packs });
    const club = new Subscriber(other, 'key-lines');
    const {
      id,
      line_items: [white],
    } = await club.join();
    const changed = await club.update(id, {
      line_items_attributes: [
        { id: white!.id, quantity: 6 },
        { sku: 'WHITE-1|RED-1', quantity: 1 },
      ],
    });
    expect([changed.status, held(changed.body)]).toEqual([200, ['6 WHITE-1', '1 WHITE-1|RED-1']]);
    await other.close();
  });

  it('takes one-time extras beside, which count towards no club', async () => {
    const club = subscriber('extras');
    const { id } = await club.join();
    const changed = await club.update(id, {
      line_items_attributes: [
        { sku: 'WHITE-1', quantity: 2, one_time: true },
        { sku: 'WHITE-1', quantity: 1, one_time: true },
      ],
    });
    expect(held(changed.body)).toEqual(['12 WHITE-1', '3 WHITE-1 once']);
    expect(changed.body.subscription_line_items).toMatchObject([{ sku: 'WHITE-1', quantity: 12 }]);
  });

  it('lets subscriptions other than a club hold anything but nothing', async () => {
    const loose = subscriber('loose');
    const {
      id,
      tag_list: tags,
      line_items: [line],
    } = await loose.join(5);
    expect(tags).toEqual([]);
    expect(held((await loose.update(id, { line_items_attributes: [{ id: line!.id, quantity: 3 }] })).body)).toEqual([
      '3 WHITE-1',
    ]);
    expect(errorsOf(await loose.update(id, { line_items_attributes: [{ id: line!.id, _destroy: true }] }))).toEqual([
      422,
      { line_items: ["can't be blank"] },
    ]);
    expect(errorsOf(await loose.update(id, { line_items_attributes: [{ id: line!.id, quantity: 0 }] }))).toEqual([
      422,
      { line_items: ["can't be blank"] },
    ]);
    expect(held(await loose.read(id))).toEqual(['3 WHITE-1']);
  });

  it('refuses unknown cans, and then changes nothing', async () => {
    const club = subscriber('lines');
    const {
      id,
      line_items: [line],
    } = await club.join();
    const refused = async (...lines: readonly object[]): Promise<unknown> =>
      errorsOf(await club.update(id, { interval_length: 3, line_items_attributes: lines }));
    expect(await refused({ sku: 'NO-SUCH', quantity: 1 })).toEqual([
      422,
      { line_items: ['name an unknown sku: NO-SUCH'] },
    ]);
    expect(await refused({ quantity: 1 })).toEqual([422, { line_items: ['name an unknown sku: '] }]);
    expect(await refused({ id: 99_999, quantity: 1 })).toEqual([
      422,
      { line_items: ['do not belong to this subscription'] },
    ]);
    expect(await refused({ id: line!.id, quantity: -1 })).toEqual([
      422,
      { line_items: ['need quantities from 0 to 1000'] },
    ]);
    expect(await refused({ sku: 'RED-1', quantity: 'many' })).toEqual([
      422,
      { line_items: ['need quantities from 1 to 1000'] },
    ]);
    expect(await club.read(id)).toMatchObject({ interval: '1 month', line_items: [{ quantity: 12 }] });
  });

  it('is changed by one at a time', async () => {
    const many = subscriber('many');
    const { id } = await many.join(5);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => many.update(id, { line_items_attributes: [{ sku: 'RED-1', quantity: 1 }] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(held(await many.read(id))).toEqual(['5 WHITE-1', '5 RED-1']);
  });
});

describe('Dates, address and card of a subscription (spec §7 Shop back end: PUT subscription)', () => {
  it('change the interval without moving the delivery, and the delivery when it is sent', async () => {
    const dates = subscriber('dates');
    const { id } = await dates.join();
    expect((await dates.update(id, { interval_length: 2 })).body).toMatchObject({
      interval: '2 months',
      actionable_date: '2026-12-20',
    });
    expect(
      (await dates.update(id, { interval_length: 6, interval_units: 'week', actionable_date: '2027-01-05' })).body,
    ).toMatchObject({ interval: '6 weeks', actionable_date: '2027-01-05' });
    expect((await dates.update(id, { end_date: '2027-06-01' })).body.end_date).toBe('2027-06-01');
    expect((await dates.update(id, { end_date: null })).body.end_date).toBe(null);
    const patched = await dates.client.send('PATCH', `${await dates.path()}/${id}`, {
      subscription: { interval_length: 1, interval_units: 'month' },
    });
    expect(patched).toMatchObject({ status: 200, body: { interval: '1 month' } });
  });

  it.each([
    [{ interval_length: 0 }, { interval_length: ['must be greater than 0'] }],
    [{ interval_length: 1, interval_units: 'moon' }, { interval_units: ['is not included in the list'] }],
    [{ actionable_date: '2026-11-19' }, { actionable_date: ['must be tomorrow or later'] }],
    [{ actionable_date: null }, { actionable_date: ["can't be blank"] }],
    [{ end_date: '2026-11-19' }, { end_date: ['must be today or later'] }],
    [{ end_date: 'never' }, { end_date: ['is invalid'] }],
    [
      { payment_source_attributes: { wallet_payment_source_id: 99_999 } },
      { payment_source: ['is not in your wallet'] },
    ],
    [
      { ship_address_attributes: { city: 'Reno' } },
      {
        'ship_address.name': ["can't be blank"],
        'ship_address.address1': ["can't be blank"],
        'ship_address.zipcode': ["can't be blank"],
        'ship_address.phone': ["can't be blank"],
        'ship_address.country': ["can't be blank"],
      },
    ],
    [
      { ship_address_attributes: { ...fresno, state_name: 'UT', zipcode: '84101' } },
      { ship_address: ['is in a place where we cannot ship wine'] },
    ],
  ])('refuse %o', async (change, errors) => {
    const dates = subscriber('dates');
    const id = (await dates.subscriptions())[0]?.id ?? (await dates.join()).id;
    expect(errorsOf(await dates.update(id, change))).toEqual([422, errors]);
  });

  it('take a whole address where wine is let in', async () => {
    const mover = subscriber('mover');
    const { id, ship_address: before } = await mover.join();
    const moved = await mover.update(id, {
      ship_address_attributes: { ...fresno, city: 'Oakland' },
      bill_address_attributes: { ...fresno, state_name: 'UT', zipcode: '84101' },
    });
    expect(moved.body).toMatchObject({ ship_address: { city: 'Oakland' }, bill_address: { state_text: 'UT' } });
    expect(moved.body.ship_address.id).not.toBe(before.id);
  });

  it('take another card of their own wallet only', async () => {
    const payer = subscriber('payer');
    const { id, payment_source: first } = await payer.join();
    await payer.join(5, undefined, { ...goodCard, number: '5500000000000004' });
    const changed = await payer.update(id, {
      payment_source_attributes: { wallet_payment_source_id: (await payer.subscriptions())[1]!.payment_source!.id },
    });
    expect(changed.body.payment_source).toMatchObject({ payment_source: { last_digits: '0004' } });
    const dates = subscriber('dates');
    const [theirs] = await dates.subscriptions();
    expect(
      errorsOf(await dates.update(theirs!.id, { payment_source_attributes: { wallet_payment_source_id: first!.id } })),
    ).toEqual([422, { payment_source: ['is not in your wallet'] }]);
  });
});
