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

const HOSTED_PAYMENT = 'hosted-payment';

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

/** Adds the one way to pay, if it is not there. */
export async function seedPaymentMethod(seed: SeedContext): Promise<void> {
  if ((await rowsOf(seed, PaymentMethod)).some(({ code }) => code === HOSTED_PAYMENT)) return;
  await seed.service(PaymentMethodService).create(seed.ctx, {
    code: HOSTED_PAYMENT,
    enabled: true,
    handler: operation(HOSTED_PAYMENT),
    translations: [...inEnglish({ name: 'Card', description: 'Paid on a page of the payment provider' })],
  });
}
