import type { OrderLine, PromotionAction } from '@vendure/core';
import { LanguageCode, PromotionItemAction, PromotionLineAction } from '@vendure/core';
import { isPaidAhead } from '#src/plugins/core/order-line/prepaid-choice';

/** A part of each line's price, of all lines or of some kinds of goods. */
const linePercentage = new PromotionLineAction({
  code: 'line_percentage',
  description: [{ languageCode: LanguageCode.en, value: 'Hundredths of a percent off each line, of these kinds' }],
  args: { basisPoints: { type: 'int' }, of: { type: 'string', defaultValue: '' } },
  execute: (_ctx, line, { basisPoints, of }) =>
    isReduced(line, of) ? -Math.round((line.linePrice * basisPoints) / 10_000) : 0,
});

/** An amount off each unit. */
const unitAmount = new PromotionItemAction({
  code: 'unit_amount',
  description: [{ languageCode: LanguageCode.en, value: 'Cents off each unit' }],
  args: { cents: { type: 'int' } },
  execute: (_ctx, line, { cents }) => -Math.min(cents, line.unitPrice),
});

export const discounts = [linePercentage, unitAmount] as unknown as readonly PromotionAction[];

/** True for lines of these kinds, but for prepaid ones, which cost less already; without kinds for every line. */
function isReduced(line: OrderLine, kinds: string): boolean {
  if (kinds === '') return true;
  return !isPaidAhead(line) && kinds.split(',').includes(line.productVariant.customFields.kind);
}
