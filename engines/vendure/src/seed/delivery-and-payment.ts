import {
  manualFulfillmentHandler,
  PaymentMethod,
  PaymentMethodService,
  ShippingMethod,
  ShippingMethodService,
} from '@vendure/core';
import { operation } from './configured-operation';
import type { SeedContext } from './seed-context';
import { inEnglish, rowsOf } from './seed-context';
import type { ShippingMethodSeed } from './shop-seed';

/** Each is the code of a payment method and of its handler. */
const paymentMethods = [
  { code: 'hosted-payment', name: 'Card', description: 'Paid on a page of the payment provider' },
  { code: 'gift-card', name: 'Gift card', description: 'What is on a gift card of the shop' },
  { code: 'store-credit', name: 'Store credit', description: 'What the customer has with the shop' },
];

/** Adds the ways to deliver that are not there. */
export async function seedShippingMethods(seed: SeedContext, methods: readonly ShippingMethodSeed[]): Promise<void> {
  const present = new Set((await rowsOf(seed, ShippingMethod)).map(({ code }) => code));
  for (const method of methods.filter(({ code }) => !present.has(code))) {
    const { code, name, description, country, states, wineStates, cost, freeFrom } = method;
    await seed.service(ShippingMethodService).create(seed.ctx, {
      code,
      fulfillmentHandler: manualFulfillmentHandler.code,
      checker: operation('place', {
        country,
        states: states?.join(',') ?? '',
        wineStates: wineStates?.join(',') ?? '',
      }),
      calculator: operation('rate', { cost, freeFrom: freeFrom ?? 0 }),
      translations: [...inEnglish({ name, description })],
    });
  }
}

/** Adds the ways to pay that are not there. */
export async function seedPaymentMethods(seed: SeedContext): Promise<void> {
  const present = new Set((await rowsOf(seed, PaymentMethod)).map(({ code }) => code));
  for (const { code, name, description } of paymentMethods.filter((method) => !present.has(method.code)))
    await seed.service(PaymentMethodService).create(seed.ctx, {
      code,
      enabled: true,
      handler: operation(code),
      translations: [...inEnglish({ name, description })],
    });
}
