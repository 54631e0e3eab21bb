import type { LineItem, LineVariant } from '#src/domain/cart/line-item';
import { addMoney, cents, multiplyMoney } from '#src/domain/money/money';

type LineOverrides = Partial<Omit<LineItem, 'variant'>> & { readonly variant?: Partial<LineVariant> };

/** One can of Brisk White. Its total follows from price, quantity and adjustments; its variant from its sku. */
export function aLine({ variant, ...overrides }: LineOverrides = {}): LineItem {
  const { id = 'line-1', sku = 'WHITE-1', quantity = 1, price = cents(700), adjustments = [] } = overrides;
  const counting = adjustments.filter(({ eligible }) => eligible).map(({ amount }) => amount);
  return {
    id,
    sku,
    quantity,
    price,
    adjustments,
    total: addMoney(multiplyMoney(price, quantity), ...counting),
    parts: [],
    subscriptionLineItems: [],
    giftCards: [],
    ...overrides,
    variant: {
      id: 'variant-1',
      sku,
      name: 'Brisk White',
      slug: 'brisk-white',
      description: 'Invented.',
      weight: 9.3,
      optionsText: '',
      noIndividualPurchase: false,
      ...variant,
    },
  };
}
