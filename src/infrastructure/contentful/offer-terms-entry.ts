import { log } from '#src/application/calls/log';
import type { OfferTerms, ReturnTerms } from '#src/domain/catalogue/offer-terms';
import { isDayOver } from '#src/domain/interval/calendar-day';
import type { Instant } from '#src/domain/interval/interval';
import type { Catalogue } from '#src/domain/site/site-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';

/** Days. */
const longestReturn = 365;

/** Reads the offer terms for search engines, which are optional. Throws `wrong_shape` when they are malformed. */
export function offerTermsOf(entry: ContentEntry, now: Instant): Pick<Catalogue, 'offerTerms'> {
  const settings = new FieldReader(entry);
  return settings.has('offerTerms') ? { offerTerms: termsOf(settings.object('offerTerms'), now) } : {};
}

function termsOf(fields: FieldReader, now: Instant): OfferTerms {
  const until = fields.has('pricesValidUntil') ? fields.day('pricesValidUntil') : undefined;
  const isPromised = until !== undefined && !isDayOver(until, now);
  if (until !== undefined && !isPromised)
    log.warn('The day until which prices hold is over, and is not told', { until });
  return {
    ...(isPromised && { pricesValidUntil: until }),
    ...(fields.has('returns') && { returns: returnsOf(fields.object('returns')) }),
    shippingCosts: fields.has('shipping')
      ? fields.objects('shipping').map((one) => ({ method: one.text('method'), cost: one.money('cost') }))
      : [],
  };
}

function returnsOf(fields: FieldReader): ReturnTerms {
  return {
    policy: fields.path('policy'),
    days: fields.integer('days', 1, longestReturn),
    isAtShoppersCost: fields.flag('atShoppersCost'),
  };
}
