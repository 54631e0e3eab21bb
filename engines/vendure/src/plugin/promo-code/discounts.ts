import type { OrderLine } from '@vendure/core';
import { LanguageCode, PromotionItemAction, PromotionLineAction } from '@vendure/core';

/** A part of what each line costs, of all lines or of some kinds of goods. */
export const linePercentage = new PromotionLineAction({
  code: 'line_percentage',
  description: [{ languageCode: LanguageCode.en, value: 'Hundredths of a percent off each line, of these kinds' }],
  args: { basisPoints: { type: 'int' }, of: { type: 'string', defaultValue: '' } },
  execute: (_ctx, line, { basisPoints, of }) =>
    isOfKind(line, of) ? -Math.round((line.linePrice * basisPoints) / 10_000) : 0,
});

/** An amount off each unit. */
export const unitAmount = new PromotionItemAction({
  code: 'unit_amount',
  description: [{ languageCode: LanguageCode.en, value: 'Cents off each unit' }],
  args: { cents: { type: 'int' } },
  execute: (_ctx, line, { cents }) => -Math.min(cents, line.unitPrice),
});

function isOfKind({ productVariant }: OrderLine, kinds: string): boolean {
  return kinds === '' || kinds.split(',').includes(productVariant.customFields.kind);
}
