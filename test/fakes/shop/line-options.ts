import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { addMoney, type Cents, cents, multiplyMoney } from '#src/domain/money/money';
import { invalid, notFound } from './refusals';
import type { ShopWorld, WorldVariant } from './shop-world';

/** The options that keep two lines of one sku apart. */
export type LineOptions = Omit<NewLine, 'sku' | 'quantity'>;

export function optionsOf({ sku: _sku, quantity: _quantity, ...options }: NewLine): LineOptions {
  return options;
}

/** True when the options are equal, whatever the order of their parts. */
export function sameOptions(one: LineOptions, other: LineOptions): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ parts, prepaid, subscription, giftCardAmount }: LineOptions): string {
  const sorted = parts?.map(({ sku, quantity }) => `${sku}×${quantity}`).sort();
  return JSON.stringify([
    sorted,
    prepaid?.installmentCount,
    prepaid?.interval.length,
    prepaid?.interval.unit,
    subscription?.interval.length,
    subscription?.interval.unit,
    giftCardAmount,
  ]);
}

/** Of one unit, when the line is added. */
export function priceOf(
  variant: WorldVariant,
  { parts, prepaid, giftCardAmount }: LineOptions,
  world: ShopWorld,
): Cents {
  const price =
    giftCardAmount ??
    (variant.packOf && parts
      ? addMoney(...parts.map(({ sku, quantity }) => multiplyMoney(variantOf(world, sku).price, quantity)))
      : variant.price);
  return prepaid ? multiplyMoney(price, prepaid.installmentCount) : price;
}

const longestPlan = 24;
const cardAmounts = { least: 1000, most: 50_000 };

/** Refuses options that the back end does not sell. */
export function requireOptions(
  variant: WorldVariant,
  { parts, prepaid, subscription, giftCardAmount }: LineOptions,
  world: ShopWorld,
): void {
  if (variant.packOf !== undefined) {
    parts?.forEach(({ sku }) => variantOf(world, sku));
    const cans = (parts ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    if (cans !== variant.packOf) throw invalid({ parts: [`must add up to ${variant.packOf} cans`] });
  }
  if ((prepaid ?? subscription) && !variant.subscribable)
    throw invalid({ base: ['The requested item cannot be subscribed'] });
  if (prepaid && !(prepaid.installmentCount >= 1 && prepaid.installmentCount <= longestPlan))
    throw invalid({ installment_count: ['is not included in the list'] });
  if (variant.giftCard === 'of-any-amount') {
    const amount = giftCardAmount ?? cents(0);
    if (amount < cardAmounts.least || amount > cardAmounts.most || amount % 100 !== 0)
      throw invalid({ amount: ['must be from $10 to $500, in whole dollars'] });
  }
}

function variantOf(world: ShopWorld, sku: string): WorldVariant {
  const variant = world.variants.find((candidate) => candidate.sku === sku);
  if (!variant) throw notFound();
  return variant;
}
