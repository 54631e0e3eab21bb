import type { Promotion, PromotionAction, PromotionRule } from '#sandbox/shop/config/promotion';
import { casePromotions } from './case-promotions';
import { clubPromotions } from './club-promotions';
import { offerPromotions } from './offer-promotions';

const tenOff: PromotionAction = { kind: 'order-amount', cents: 1000 };
const fiveOff: PromotionAction = { kind: 'order-amount', cents: 500 };

/** One for each way in which a code can be accepted or refused. Ids stay with their promotion for good. */
export const ringpullPromotions: readonly Promotion[] = [
  promotion(1, 'Welcome', 'welcome10', tenOff),
  promotion(2, 'Ten percent off every can', 'tenpercent', { kind: 'line-percent', basisPoints: 1000 }),
  promotion(3, 'Free shipping', 'shipfree', { kind: 'free-shipping' }),
  { ...promotion(4, 'Last summer', 'expired', fiveOff), expiresAt: new Date('2025-09-01T00:00:00Z') },
  promotion(
    5,
    'Big order',
    'big100',
    { kind: 'order-amount', cents: 1500 },
    { kind: 'item-total', cents: 10_000, comparison: 'at-least' },
  ),
  promotion(6, 'Once only', 'onceonly', fiveOff, { kind: 'once-per-user' }),
  promotion(7, 'Members', 'members', fiveOff, { kind: 'signed-in' }),
  promotion(8, 'First can', 'firstcan', fiveOff, { kind: 'first-order', unknown: 'refused' }),
  promotion(9, 'More than fifty', 'over50', fiveOff, { kind: 'item-total', cents: 5000, comparison: 'more-than' }),
  { ...promotion(10, 'First come', 'lastcall', tenOff), usageLimit: 1 },
  { ...promotion(11, 'Sold out', 'soldout', tenOff), usageLimit: 0 },
  promotion(12, 'Fifty cents a can off', 'fiftycents', { kind: 'unit-amount', cents: 50 }),
  promotion(13, 'Glasses', 'cheers', fiveOff, { kind: 'products', match: 'any', of: ['glassware'] }),
  promotion(14, 'Not for gift cards', 'nogifts', fiveOff, { kind: 'products', match: 'none', of: ['gift-card'] }),
  ...casePromotions,
  ...clubPromotions,
  ...offerPromotions,
];

function promotion(
  id: number,
  name: string,
  code: string,
  action: PromotionAction,
  ...rules: readonly PromotionRule[]
): Promotion {
  return { id, name, code, rules, action };
}
