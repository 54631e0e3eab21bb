import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { anAddress } from '#test/builders/an-address';
import { lineTotal } from '#test/builders/line-total';
import { checkoutWalk, choices, contact, red, white } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

/** Tests the contract of every checkout gateway (spec §4 Order states, §7 Shop back end). */
export function describeCheckoutGateway(name: string, { make, dispose, variations }: ContractSubject): void {
  describe(`CheckoutGateway of ${name} (spec §7 Shop back end)`, () => {
    let shop: ShopUnderTest;
    let orders: OrderGateway;
    let checkout: CheckoutGateway;
    beforeAll(async () => {
      shop = await make();
      ({ OrderGateway: orders, CheckoutGateway: checkout } = shop);
    });
    afterAll(dispose);

    const { orderInDelivery, orderInPayment } = checkoutWalk(() => shop);

    describe('takes e-mail and address', () => {
      it('and moves on to delivery, with the cheapest rate chosen', async () => {
        const order = await orderInDelivery(white(2));
        expect(order).toMatchObject({
          furthestStep: 'delivery',
          isComplete: false,
          email: contact.email,
          shipAddress: contact.address,
          shipTotal: 1000,
        });
        expect(order.shipments).toHaveLength(1);
        expect(
          order.shipments[0]!.rates.map((rate) => ({ name: rate.name, cost: rate.cost, selected: rate.selected })),
        ).toEqual([
          { name: 'Standard', cost: 1000, selected: true },
          { name: 'Express', cost: 2500, selected: false },
        ]);
        expect(await orders.read(order)).toEqual(order);
      });

      it('as they were set last: a cleared one is gone, and the new state counts', async () => {
        const order = await checkout.submitAddress(await orders.create([white(2)]), {
          email: contact.email,
          address: anAddress({ address2: 'Apartment 7' }),
        });
        expect(order).toMatchObject({
          additionalTaxTotal: 112,
          shipAddress: { address2: 'Apartment 7', stateAbbr: 'CA' },
        });
        const moved = anAddress({ city: 'Reno', zipcode: '89501', stateAbbr: 'NV' });
        const after = await checkout.submitAddress(order, { email: 'other@example.test', address: moved });
        expect(after).toMatchObject({
          furthestStep: 'delivery',
          isComplete: false,
          email: 'other@example.test',
          shipAddress: moved,
          additionalTaxTotal: 0,
          total: 2400,
        });
      });

      it('again from a later step, with new rates', async () => {
        const order = await orderInPayment(white(1));
        const again = await checkout.submitAddress(order, contact);
        expect(again.state).toBe('delivery');
        expect(again.shipments[0]!.rates[0]!.id).not.toBe(order.shipments[0]!.rates[0]!.id);
      });

      it('but no e-mail that is none', async () => {
        const order = await orders.create([white(1)]);
        const error = await rejection(checkout.submitAddress(order, { ...contact, email: 'not an email' }));
        expect(error).toMatchObject({ code: 'unprocessable_entity', errors: { email: [expect.any(String)] } });
        expect((await orders.read(order)).shipments).toEqual([]);
      });

      it('but not without an e-mail; the address is kept', async () => {
        const order = await orders.create([white(1)]);
        const error = await rejection(checkout.submitAddress(order, { ...contact, email: '' }));
        expect(error).toMatchObject({ code: 'unprocessable_entity', errors: { email: [expect.any(String)] } });
        expect(await orders.read(order)).toMatchObject({
          state: 'address',
          shipments: [],
          shipAddress: contact.address,
        });
      });

      it.each(['name', 'address1', 'city', 'zipcode', 'phone'] as const)('but no address without %s', async (field) => {
        const order = await orders.create([white(1)]);
        const error = await rejection(
          checkout.submitAddress(order, { ...contact, address: anAddress({ [field]: '' }) }),
        );
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(error.errors[`ship_address.${field}`]).toEqual([expect.any(String)]);
        expect((await orders.read(order)).shipments).toEqual([]);
      });

      it.each(['', 'ZZ'])('but no address whose state is "%s"', async (stateAbbr) => {
        const order = await orders.create([white(1)]);
        const error = await rejection(checkout.submitAddress(order, { ...contact, address: anAddress({ stateAbbr }) }));
        expect(error.errors['ship_address.state']).toEqual([expect.any(String)]);
      });

      it.each([
        { name: 'Ada\u200e', address1: '1\u200b Invented St', city: 'Fresno\ufe0f', address2: 'ＡＰＴ 2' },
        { name: '=HYPERLINK(1)\nGwen', address1: '1 Invented\u2028St', city: 'Fresno\u0007', address2: 'Apt\t2' },
      ])('but no invisible marks and no line breaks: %j (spec §5 Shop form rules)', async (pasted) => {
        const order = await orders.create([white(1)]);
        const error = await rejection(checkout.submitAddress(order, { ...contact, address: anAddress(pasted) }));
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        for (const field of Object.keys(pasted))
          expect(error.errors[`ship_address.${field}`]).toEqual([expect.any(String)]);
        const email = await rejection(checkout.submitAddress(order, { ...contact, email: `${contact.email}\u200e` }));
        expect(email.errors['email']).toEqual([expect.any(String)]);
        expect((await orders.read(order)).shipments).toEqual([]);
      });

      it.each(['.......', '-------', '(((((((', '5550100', '25595550100', '+44 20 7946 0123'])(
        'but no phone number that is none: %s',
        async (phone) => {
          const order = await orders.create([white(1)]);
          const error = await rejection(checkout.submitAddress(order, { ...contact, address: anAddress({ phone }) }));
          expect(error.errors['ship_address.phone']).toEqual([expect.any(String)]);
        },
      );

      it('and keeps a phone number in one form', async () => {
        const address = anAddress({ phone: '+1 (559) 555-0100 ext. 12' });
        const order = await checkout.submitAddress(await orders.create([white(1)]), { ...contact, address });
        expect(order.shipAddress?.phone).toBe('5595550100x12');
      });

      it.each(['9365', '936501', '93650-12', '!!'])('but no ZIP code that is none: %s', async (zipcode) => {
        const order = await orders.create([white(1)]);
        const error = await rejection(checkout.submitAddress(order, { ...contact, address: anAddress({ zipcode }) }));
        expect(error.errors['ship_address.zipcode']).toEqual([expect.any(String)]);
      });

      it.each([
        ['84101', 'CA'],
        ['93650', 'NV'],
        ['06390', 'CA'],
        ['00601', 'CA'],
        ['96201-1234', 'CA'],
      ])(
        'but not with ZIP code %s in %s, which the code is not in (spec §9 Shippable states)',
        async (zipcode, stateAbbr) => {
          const order = await orders.create([white(1)]);
          const address = anAddress({ zipcode, stateAbbr });
          const error = await rejection(checkout.submitAddress(order, { ...contact, address }));
          expect(error).toMatchObject({ code: 'unprocessable_entity' });
          for (const field of ['zipcode', 'state'])
            expect(error.errors[`ship_address.${field}`]).toEqual([expect.any(String)]);
          expect((await orders.read(order)).shipments).toEqual([]);
        },
      );

      it.each([
        ['address1', 'P.O. Box 12'],
        ['address1', 'Post Office Box 12'],
        ['address2', 'P O BOX 12'],
      ] as const)('but no wine where no adult can sign: %s "%s" (spec §1)', async (line, box) => {
        const order = await orders.create([white(1)]);
        const error = await rejection(
          checkout.submitAddress(order, { ...contact, address: anAddress({ [line]: box }) }),
        );
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(error.errors[`ship_address.${line}`]).toEqual([expect.any(String)]);
        expect((await orders.read(order)).shipments).toEqual([]);
      });

      it('but to a road that only sounds like a box', async () => {
        const address = anAddress({ address1: '12 Poe Boxwood Rd' });
        const order = await checkout.submitAddress(await orders.create([white(1)]), { ...contact, address });
        expect(order.furthestStep).toBe('delivery');
      });

      it('but no place without deliveries', async () => {
        const order = await orders.create([white(1)]);
        const abroad = anAddress({ countryIso: 'FR', stateAbbr: '', city: 'Paris', zipcode: '75001' });
        const error = await rejection(checkout.submitAddress(order, { ...contact, address: abroad }));
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(error.errors['base']).toEqual([expect.any(String)]);
        expect(await orders.read(order)).toMatchObject({ state: 'address', shipments: [], shipTotal: 0 });
      });

      it.runIf(variations.overStock === 'refused-at-delivery')(
        'but not when there is less in stock than is asked for',
        async () => {
          const order = await orders.create([white(51)]);
          const error = await rejection(checkout.submitAddress(order, contact));
          expect(error).toMatchObject({ code: 'insufficient_stock' });
        },
      );

      it('but not for nothing', async () => {
        const order = await orders.create([white(1)]);
        await orders.empty(order);
        const error = await rejection(checkout.submitAddress(order, contact));
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(error.errors['base']).toEqual([expect.any(String)]);
      });
    });

    describe('takes the way of delivery', () => {
      it('and moves on to payment', async () => {
        const order = await orderInDelivery(white(2));
        const after = await checkout.submitDelivery(order, choices(order, 'Express'));
        expect(after).toMatchObject({
          furthestStep: 'payment',
          isComplete: false,
          shipTotal: 2500,
          total: 1400 + 2500 + 112,
        });
        expect(after.shipments[0]!.rates.find(({ selected }) => selected)?.name).toBe('Express');
      });

      it.each(['999999', 'no-such-shipment'])('but none for a shipment that is not there: %s', async (shipmentId) => {
        const order = await orderInDelivery(white(1));
        const error = await rejection(
          checkout.submitDelivery(order, [{ shipmentId, rateId: order.shipments[0]!.rates[0]!.id }]),
        );
        expect(error).toMatchObject({ code: 'not_found' });
        expect(await orders.read(order)).toEqual(order);
      });

      it('but none that is not offered', async () => {
        const [order, other] = [await orderInDelivery(white(1)), await orderInDelivery(white(1))];
        const rateId = other.shipments[0]!.rates[0]!.id;
        const error = await rejection(checkout.submitDelivery(order, [{ shipmentId: order.shipments[0]!.id, rateId }]));
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(await orders.read(order)).toEqual(order);
      });

      it('but none that never was', async () => {
        const order = await orderInDelivery(white(1));
        const error = await rejection(
          checkout.submitDelivery(order, [{ shipmentId: order.shipments[0]!.id, rateId: 'no-such-rate' }]),
        );
        expect(['not_found', 'unprocessable_entity']).toContain(error.code);
        expect(await orders.read(order)).toEqual(order);
      });
    });

    describe('adds up as the server does (spec §3 Order)', () => {
      it.each([
        {
          lines: [white(2), red(3)],
          codes: ['PCT10', 'TEN'],
          rate: 'Standard',
          item: 3800,
          ship: 1000,
          tax: 193,
          adjustment: -1187,
          total: 3613,
        },
        {
          lines: [white(2), red(3)],
          codes: ['PCT10', 'TEN'],
          rate: 'Express',
          item: 3800,
          ship: 2500,
          tax: 193,
          adjustment: -1187,
          total: 5113,
        },
        {
          lines: [red(2), white(1)],
          codes: ['PCT10'],
          rate: 'Standard',
          item: 2300,
          ship: 1000,
          tax: 165,
          adjustment: -65,
          total: 3235,
        },
        {
          lines: [white(2)],
          codes: [],
          rate: 'Standard',
          item: 1400,
          ship: 1000,
          tax: 112,
          adjustment: 112,
          total: 2512,
        },
        { lines: [red(1)], codes: [], rate: 'Standard', item: 800, ship: 1000, tax: 64, adjustment: 64, total: 1864 },
        {
          lines: [white(2), red(1)],
          codes: ['SHIPFREE'],
          rate: 'Standard',
          item: 2200,
          ship: 1000,
          tax: 176,
          adjustment: -824,
          total: 2376,
        },
      ])('$item with $codes by $rate makes $total', async ({ lines, codes, rate, item, ship, tax, total }) => {
        const order = await orderInDelivery(...lines);
        for (const code of codes) await orders.applyPromoCode(order, code);
        const after = await checkout.submitDelivery(order, choices(order, rate));
        expect(after).toMatchObject({
          itemTotal: item,
          shipTotal: ship,
          additionalTaxTotal: tax,
          total,
        });
      });

      it('line by line, tax on the price after the discount', async () => {
        const order = await orderInDelivery(white(2), red(3));
        await orders.applyPromoCode(order, 'PCT10');
        const { lineItems } = await orders.read(order);
        expect(lineItems.map(lineTotal)).toEqual([1361, 2333]);
        const [discount, tax] = [...lineItems[0]!.adjustments].sort((a, b) => a.amount - b.amount);
        expect(discount).toMatchObject({ source: 'promotion', amount: -140 });
        expect(tax).toMatchObject({ source: 'tax', amount: 101 });
      });
    });

    describe('meets a cart that changes meanwhile (spec §4 Checkout update states)', () => {
      const changes: readonly [string, (order: Order) => Promise<void>][] = [
        ['added', (order) => orders.addLine(order, red(1))],
        ['changed', (order) => orders.changeLine(order, order.lineItems[0]!.id, 3)],
        ['removed', (order) => orders.removeLine(order, order.lineItems[0]!.id)],
      ];

      it.runIf(variations.cartChange === 'restarts-checkout').each(changes)(
        'starts over by a line that is %s: shipments go, e-mail and address stay',
        async (_, change) => {
          const order = await orderInPayment(white(1), red(1));
          await change(order);
          expect(await orders.read(order)).toMatchObject({
            state: 'address',
            furthestStep: 'address',
            shipments: [],
            shipTotal: 0,
            email: contact.email,
            shipAddress: contact.address,
          });
        },
      );

      it.runIf(variations.cartChange === 'keeps-checkout').each(changes)(
        'stays where it is by a line that is %s',
        async (_, change) => {
          const order = await orderInPayment(white(1), red(1));
          await change(order);
          expect(await orders.read(order)).toMatchObject({
            furthestStep: 'payment',
            shipments: order.shipments,
            shipTotal: order.shipTotal,
            email: contact.email,
            shipAddress: contact.address,
          });
        },
      );

      it(`${variations.noteChange === 'restarts-checkout' ? 'starts over' : 'stays where it is'} by other notes`, async () => {
        const order = await orderInPayment(white(1));
        const after = await orders.update(order, { specialInstructions: 'The green door.' });
        const isAnew = variations.noteChange === 'restarts-checkout';
        expect([after.furthestStep, after.shipments]).toEqual(isAnew ? ['address', []] : ['payment', order.shipments]);
        expect([after.specialInstructions, after.email]).toEqual(['The green door.', contact.email]);
        expect(await orders.read(order)).toEqual(after);
      });

      it('begins anew when nothing is left', async () => {
        const order = await orderInPayment(white(1));
        await orders.removeLine(order, order.lineItems[0]!.id);
        expect(await orders.read(order)).toMatchObject({ furthestStep: 'address', shipments: [], total: 0 });
      });

      it('is not changed by a promo code', async () => {
        const order = await orderInPayment(white(2));
        await orders.applyPromoCode(order, 'TEN');
        expect(await orders.read(order)).toMatchObject({
          furthestStep: 'payment',
          isComplete: false,
          // Ten dollars, and the tax on them.
          total: order.total - 1080,
        });
      });
    });

    describe('calculates shipping options', () => {
      it('without moving on', async () => {
        const order = await orderInPayment(white(1));
        await orders.addLine(order, red(1));
        const { furthestStep } = await orders.read(order);
        const after = await checkout.calculateShippingOptions(order);
        expect(after.furthestStep).toBe(furthestStep);
        expect(after.shipments[0]!.rates.map(({ name: rate, cost }) => [rate, cost])).toEqual([
          ['Standard', 1000],
          ['Express', 2500],
        ]);
      });

      it('but not before there is an address', async () => {
        const error = await rejection(checkout.calculateShippingOptions(await orders.create([white(1)])));
        expect(error).toMatchObject({ code: 'unprocessable_entity', errors: { base: [expect.any(String)] } });
      });
    });

    const calls: Record<string, (key: OrderKey, order: Order) => Promise<unknown>> = {
      submitAddress: (key) => checkout.submitAddress(key, contact),
      submitDelivery: (key, order) => checkout.submitDelivery(key, choices(order, 'Express')),
      prepare: (key) => checkout.prepare(key),
      calculateShippingOptions: (key) => checkout.calculateShippingOptions(key),
      submitPayment: (key) => checkout.submitPayment(key),
      finalize: (key) => checkout.finalize(key),
    };

    it.each(Object.keys(calls))('%s is unauthorized with the token of another order (spec §6)', async (call) => {
      const mine = await orderInPayment(white(1));
      const other = await orders.create([white(1)]);
      expect(await rejection(calls[call]!({ number: mine.number, token: other.token }, mine))).toMatchObject({
        code: 'unauthorized',
      });
      expect(await orders.read(mine)).toEqual(mine);
    });

    it.each(Object.keys(calls))(
      '%s meets a conflict while another request holds the order (spec §8, 409)',
      async (call) => {
        const order = await orderInPayment(white(1));
        await shop.lock(order);
        expect(await rejection(calls[call]!(order, order))).toMatchObject({ code: 'locked' });
        expect(await orders.read(order)).toEqual(order);
        await shop.unlock(order);
      },
    );
  });
}
