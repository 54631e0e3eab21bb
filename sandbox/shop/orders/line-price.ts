import type { VariantRow } from '#sandbox/database/schema';
import { compositionPrice } from '#sandbox/shop/catalogue/composed-pack';
import { discountPrice } from '#sandbox/shop/catalogue/discount-price';
import { variantsBySku } from '#sandbox/shop/catalogue/find-variant';
import type { LineOptions } from '#sandbox/shop/catalogue/line-parts';
import { readParts } from '#sandbox/shop/catalogue/line-parts';
import { isOpenGiftCard, openAmountCents } from '#sandbox/shop/catalogue/open-amount';
import type { Store } from '#sandbox/shop/shop';
import { planOf } from './prepaid-plan';

/**
 * The price of one unit of a line in cents: a composable pack costs its cans, a gift card its amount, and a prepaid line all
 * of its deliveries at the subscription price for that number of cans.
 */
export async function linePrice(
  store: Store,
  variant: VariantRow,
  options: LineOptions,
  quantity: number,
): Promise<number> {
  const plan = planOf(options);
  if (!plan) return unitPrice(store, variant, options);
  const variants = await variantsBySku(
    store,
    plan.line_items.map(({ sku }) => sku),
  );
  const delivered = plan.line_items.flatMap((item) =>
    variants.filter(({ sku }) => sku === item.sku).map((one) => ({ one, units: item.quantity })),
  );
  const cans = quantity * delivered.reduce((sum, { one, units }) => sum + one.cans * units, 0);
  let deliveryCents = 0;
  for (const { one, units } of delivered) {
    const cents = one.id === variant.id ? await unitPrice(store, variant, options) : one.priceCents;
    deliveryCents += discountPrice(cents, cans, true) * units;
  }
  return deliveryCents * plan.installment_count;
}

function unitPrice(store: Store, variant: VariantRow, options: LineOptions): number | Promise<number> {
  if (variant.composable) return compositionPrice(store, readParts(options['parts']));
  return isOpenGiftCard(variant) ? openAmountCents(options['amount']) : variant.priceCents;
}
