import type { OfferTerms, ReturnTerms } from '#src/domain/catalogue/offer-terms';
import type { Catalogue } from '#src/domain/content/site-content';
import type { ContentEntry } from './content-entry';
import { FieldReader } from './field-reader';

/** Days. */
const longestReturn = 365;

/** Reads what search engines are told of offers, which is optional. Throws `wrong_shape` when it is malformed. */
export function offerTermsOf(entry: ContentEntry): Pick<Catalogue, 'offerTerms'> {
  const settings = new FieldReader(entry);
  return settings.has('offerTerms') ? { offerTerms: termsOf(settings.object('offerTerms')) } : {};
}

function termsOf(fields: FieldReader): OfferTerms {
  return {
    ...(fields.has('pricesValidUntil') && { pricesValidUntil: fields.day('pricesValidUntil') }),
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
