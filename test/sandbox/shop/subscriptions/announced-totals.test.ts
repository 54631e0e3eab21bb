import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedPriceOf } from '#sandbox/shop/subscriptions/announced-prices';
import { mailsTo } from '#test/sandbox/support/mails';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { at, SubscriberHome } from '#test/sandbox/support/subscriber-home';

/** The shipping and the tax of a box, which a test changes while the shop runs. */
function conditions() {
  const [method] = recordingsConfig.shippingMethods;
  const [rate] = recordingsConfig.taxRates;
  if (!method || !rate) throw new Error('The shop has no shipping or no tax.');
  const shipping = { ...method };
  const tax = { ...rate };
  return { shipping, tax, config: { shippingMethods: [shipping], taxRates: [tax] } };
}

async function textOf(home: SubscriberHome, subject: RegExp): Promise<string> {
  const mail = (await mailsTo(home.sandbox, 'ada@example.test')).findLast((one) => subject.test(one.subject));
  return mail?.text ?? '';
}

/** Moves to a day; answers the totals of its deliveries, in cents. */
async function chargesOf(home: SubscriberHome, day: string): Promise<readonly number[]> {
  const { deliveries } = await home.to(day);
  if (deliveries.length === 0) return [];
  const orders = home.sandbox.database.selectFrom('orders').select('totalCents').where('number', 'in', deliveries);
  return (await orders.execute()).map(({ totalCents }) => totalCents);
}

const changes = [
  {
    name: 'shipping rises',
    change: ({ shipping }: ReturnType<typeof conditions>) => {
      Object.assign(shipping, { costCents: shipping.costCents + 500 });
    },
  },
  {
    name: 'the tax rises',
    change: ({ tax }: ReturnType<typeof conditions>) => {
      Object.assign(tax, { basisPoints: tax.basisPoints + 100 });
    },
  },
] as const;

describe('The total that a reminder has announced (spec §4 Default reminder)', () => {
  for (const { name, change } of changes)
    it(`is withdrawn in words when ${name}: the box is put off, and charged as announced anew`, () => {
      const world = conditions();
      return at(SubscriberHome.open(world.config), async (home) => {
        const { id } = await home.ada.join();
        await home.to('2026-12-17');
        expect(await textOf(home, /Last chance/)).toContain('On December 20, 2026 we charge $91.65');
        change(world);
        expect(await chargesOf(home, '2026-12-20')).toEqual([]);
        expect(await home.ada.read(id)).toMatchObject({ actionable_date: '2026-12-23', payment_state: 'paid' });
        const text = await textOf(home, /Last chance/);
        expect(text).toMatch(/On December 23, 2026 we charge \$9\d\.\d\d/);
        expect(text).toContain('We announced $91.65 before. Shipping, tax or a discount has changed since then');
        const announced = Number(/December 23, 2026 we charge \$([\d.]+)/.exec(text)?.[1]);
        expect(announced).toBeGreaterThan(91.65);
        expect(await chargesOf(home, '2026-12-23')).toEqual([Math.round(announced * 100)]);
        expect((await home.ada.read(id)).actionable_date).toBe('2027-01-20');
      });
    });

  it('is withdrawn by the last reminder when it rises after the first one', () => {
    const world = conditions();
    return at(SubscriberHome.open(world.config), async (home) => {
      await home.ada.join();
      await home.to('2026-12-06');
      Object.assign(world.shipping, { costCents: world.shipping.costCents + 500 });
      await home.to('2026-12-17');
      expect(await textOf(home, /Last chance/)).toMatch(
        /December 20, 2026 we charge \$9[^]*We announced \$91\.65 before/,
      );
      expect(await chargesOf(home, '2026-12-20')).toHaveLength(1);
    });
  });

  it('is charged less when shipping falls', () => {
    const world = conditions();
    return at(SubscriberHome.open(world.config), async (home) => {
      await home.ada.join();
      await home.to('2026-12-17');
      Object.assign(world.shipping, { costCents: 0 });
      const [charged] = await chargesOf(home, '2026-12-20');
      expect(charged).toBeLessThan(9165);
    });
  });

  it('changes with the cans that the customer chooses after it, and the box comes on its day', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id, line_items: lines } = await ada.join(5);
      await home.to('2026-12-17');
      await ada.update(id, { line_items_attributes: [{ id: lines[0]!.id, quantity: 9 }] });
      expect(await chargesOf(home, '2026-12-20')).toHaveLength(1);
    }));

  it('keeps the price of as many cans as it had: cans that are added since cost their price of today', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      const { id, line_items: lines } = await ada.join(5);
      await home.to('2026-12-06');
      await sandbox.database.updateTable('variants').set({ priceCents: 1000 }).where('sku', '=', 'WHITE-1').execute();
      await ada.update(id, { line_items_attributes: [{ id: lines[0]!.id, quantity: 10 }] });
      await home.to('2026-12-20');
      const { line_items: sold } = await home.newest();
      expect(sold).toMatchObject([{ sku: 'WHITE-1', quantity: 10, price: '8.5' }]);
    }));

  it('leaves no added can at the announced price, whatever the prices and quantities', () => {
    const cents = fc.integer({ min: 1, max: 10_000 });
    const units = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(cents, cents, units, units, (announcedCents, today, announcedQuantity, quantity) => {
        const line = { announcedCents, announcedQuantity, quantity } as Parameters<typeof announcedPriceOf>[0];
        const total = announcedPriceOf(line, today) * quantity;
        const promised = Math.min(quantity, announcedQuantity);
        const exact = promised * Math.min(announcedCents, today) + (quantity - promised) * today;
        expect(exact - total).toBeGreaterThanOrEqual(0);
        expect(exact - total).toBeLessThan(quantity);
      }),
    );
  });
});
