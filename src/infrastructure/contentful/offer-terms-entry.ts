import { log } from '#src/application/calls/log';
import type { OfferTerms, ReturnTerms } from '#src/domain/catalogue/offer-terms';
import { isDayOver } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Catalogue } from '#src/domain/site/site-content';
import { type Checked, fields, noneOr } from '#src/infrastructure/shared/checks';
import type { ContentEntry } from './content-entry';
import { day, dollars, flag, group, integer, optionalList, path, readEntry, refined, text } from './entry-checks';

/** Days. */
const longestReturn = 365;

const returns = refined(
  group({ policy: path, days: integer(1, longestReturn), atShoppersCost: flag }),
  ({ atShoppersCost, ...terms }): ReturnTerms => ({ ...terms, isAtShoppersCost: atShoppersCost }),
);
const termsShape = group({
  pricesValidUntil: noneOr(day),
  returns: noneOr(returns),
  shipping: optionalList(group({ method: text, cost: dollars })),
});
const settingsShape = fields({ offerTerms: noneOr(termsShape) });

/** Reads the offer terms for search engines, which are optional. Throws `wrong_shape` when they are malformed. */
export function offerTermsOf(entry: ContentEntry, now: Instant): Pick<Catalogue, 'offerTerms'> {
  const { offerTerms } = readEntry(entry, settingsShape);
  return offerTerms ? { offerTerms: termsOf(offerTerms, now) } : {};
}

function termsOf(terms: Checked<typeof termsShape>, now: Instant): OfferTerms {
  const until = terms.pricesValidUntil;
  const isPromised = until !== undefined && !isDayOver(until, now);
  if (until !== undefined && !isPromised)
    log.warn('The day until which prices hold is over, and is not told', { until });
  return {
    ...(isPromised && { pricesValidUntil: until }),
    ...(terms.returns && { returns: terms.returns }),
    shippingCosts: terms.shipping,
  };
}
