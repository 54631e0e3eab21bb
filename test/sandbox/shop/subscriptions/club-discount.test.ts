import { describe, expect, it } from 'vitest';
import { clubPromotions } from '#sandbox/ringpull/club-promotions';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { WireOrder } from '#test/sandbox/support/shop-client';
import { configFor, monthly, Subscriber } from '#test/sandbox/support/subscriber';

const base = configFor('twelve', 'both', 'joiner', 'rival', 'leaver', 'pauser');
const glass = {
  ...base.variants[0]!,
  sku: 'GLASS',
  name: 'Glass',
  slug: 'glass',
  priceCents: 1000,
  kind: 'glassware' as const,
};

const sandbox = sharedSandbox({
  config: { ...base, variants: [...base.variants, glass], promotions: [...base.promotions, ...clubPromotions] },
});

const counting = ({ line_items: lines }: WireOrder): unknown =>
  lines.map(({ adjustments }) =>
    adjustments
      .filter(({ eligible, source_type: type }) => eligible && type === 'Spree::PromotionAction')
      .map(({ label, amount }) => [label, amount]),
  );
const twelve = 'Promotion (Can club, 12 cans)';
const twentyFour = 'Promotion (Can club, 24 cans)';

async function discountFor(name: string): Promise<unknown> {
  const shopper = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 1 }], `key-${name}`);
  return counting(await shopper.order());
}

describe('Club discount (spec §9 Business constants): 10 percent with 12 cans, 20 with 24, the highest counts', () => {
  it('is on the order that joins, by the cans that come again', async () => {
    const joiner = new Subscriber(sandbox, 'key-joiner');
    const cart = await joiner.fill([{ sku: 'WHITE-1', quantity: 8 }]);
    expect(counting(cart)).toEqual([[]]);
    const add = (sku: string, quantity: number, repeats?: object): Promise<unknown> =>
      joiner.client.must('POST', `/api/orders/${cart.number}/line_items`, {
        line_item: { sku, quantity },
        ...(repeats ? { subscription_line_item: repeats } : {}),
      });
    const read = (): Promise<WireOrder> => joiner.client.must('GET', `/api/orders/${cart.number}`);
    await add('RED-1', 4, monthly);
    expect(counting(await read())).toEqual([[[twelve, '-5.6']], [[twelve, '-3.2']]]);
    await add('GLASS', 1);
    await add('WHITE-1|RED-1', 1);
    expect(counting(await read())).toEqual([[[twelve, '-5.6']], [[twelve, '-3.2']], [], [[twelve, '-4.2']]]);
    await add('RED-1', 12, monthly);
    expect(counting(await read())).toEqual([
      [[twentyFour, '-11.2']],
      [[twentyFour, '-25.6']],
      [],
      [[twentyFour, '-8.4']],
    ]);
    await add('RED-1', 1, monthly);
    expect(counting(await read())).toEqual([[], [], [], []]);
  });

  it('is on every order of a member, in the cart of a guest from signing in on', async () => {
    const member = new Subscriber(sandbox, 'key-twelve');
    expect(await discountFor('twelve')).toEqual([[]]);
    expect((await member.join()).upcoming_total).toBe('75.6');
    expect(await discountFor('twelve')).toEqual([[[twelve, '-0.7']]]);
    const guest = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 2 }]);
    expect(counting(await guest.order())).toEqual([[]]);
    expect(
      counting(
        await member.client.must('PUT', `/api/orders/${guest.number}/associate_user?order_token=${guest.token}`),
      ),
    ).toEqual([[[twelve, '-1.4']]]);
  });

  it('is the highest of several clubs, and ends with them', async () => {
    const both = new Subscriber(sandbox, 'key-both');
    const small = await both.join();
    const large = await both.join(24);
    expect(await discountFor('both')).toEqual([[[twentyFour, '-1.4']]]);
    expect((await both.read(small.id)).upcoming_total).toBe('67.2');
    await both.act(large.id, 'cancel');
    expect(await discountFor('both')).toEqual([[[twelve, '-0.7']]]);
    await both.act(small.id, 'cancel');
    expect(await discountFor('both')).toEqual([[]]);
  });

  it('rests while the club is paused (spec §4 Subscription actions)', async () => {
    const pauser = new Subscriber(sandbox, 'key-pauser');
    const { id } = await pauser.join();
    await pauser.act(id, 'pause');
    expect(await discountFor('pauser')).toEqual([[]]);
    expect((await pauser.read(id)).upcoming_total).toBe('75.6');
  });

  it('loses to a larger promotion on the line, and beats a smaller one', async () => {
    const rival = new Subscriber(sandbox, 'key-rival');
    await rival.join(24);
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 2 }], 'key-rival');
    await shopper.coupon('PCT10');
    expect(counting(await shopper.order())).toEqual([[[twentyFour, '-2.8']]]);
  });

  it('is checked once more when the order is placed', async () => {
    const leaver = new Subscriber(sandbox, 'key-leaver');
    const { id } = await leaver.join();
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 2 }], 'key-leaver');
    await shopper.toConfirm();
    await leaver.act(id, 'cancel');
    const refused = await shopper.call('PUT', 'complete');
    expect([refused.status, (await shopper.order()).state, counting(await shopper.order())]).toEqual([
      422,
      'address',
      [[]],
    ]);
  });

  it("is the shop's own offer", () => {
    expect(ringpullConfig.promotions.filter(({ id }) => id === 30 || id === 31)).toEqual(clubPromotions);
  });
});
