import type { LineItem, LineVariant } from '#src/domain/cart/line-item';
import { cents } from '#src/domain/money/money';

type LineOverrides = Partial<Omit<LineItem, 'variant'>> & { readonly variant?: Partial<LineVariant> };

/** One can of Brisk White. Its variant follows from its sku. */
export function aLine({ variant, ...overrides }: LineOverrides = {}): LineItem {
  const { id = 'line-1', sku = 'WHITE-1', quantity = 1, price = cents(700), adjustments = [] } = overrides;
  return {
    id,
    sku,
    quantity,
    price,
    adjustments,
    parts: [],
    subscriptionLineItems: [],
    giftCards: [],
    ...overrides,
    variant: {
      sku,
      name: 'Brisk White',
      slug: 'brisk-white',
      weight: 9.3,
      optionsText: '',
      noIndividualPurchase: false,
      ...variant,
    },
  };
}
