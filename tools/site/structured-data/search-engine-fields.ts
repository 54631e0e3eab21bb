/** The fields of one type of schema.org, by Google's requirements. */
export interface TypeFields {
  readonly required: readonly string[];
  readonly recommended?: readonly string[];
  /** Recommended fields that the shop has nothing true to say for, each with the reason. */
  readonly untold?: Readonly<Record<string, string>>;
  readonly addresses?: readonly string[];
}

const noNumbers = 'the shop has no such numbers of its goods';

/**
 * The fields that Google requires and recommends of the types that the shop uses, and those that the shop demands. A name with a dot means
 * a type within another one. The shop has no premises that shoppers visit, so that there is no LocalBusiness.
 */
export const searchEngineFields: Readonly<Record<string, TypeFields>> = {
  Product: {
    required: ['name', 'image', 'sku', 'url'],
    recommended: ['offers', 'brand', 'description', 'aggregateRating', 'review'],
    untold: { gtin: noNumbers, mpn: noNumbers },
    addresses: ['image', 'url'],
  },
  Brand: { required: ['name'] },
  'Product.Offer': {
    required: ['price', 'priceCurrency', 'availability', 'url', 'priceValidUntil', 'shippingDetails'],
    recommended: ['itemCondition', 'hasMerchantReturnPolicy'],
    addresses: ['availability', 'url'],
  },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination', 'deliveryTime'] },
  MonetaryAmount: { required: ['value', 'currency'] },
  DefinedRegion: { required: ['addressCountry'], recommended: ['addressRegion'] },
  ShippingDeliveryTime: {
    required: ['handlingTime', 'transitTime'],
    recommended: ['businessDays'],
    untold: { cutoffTime: 'it would be wrong for half of the year, because it has an offset from UTC' },
  },
  QuantitativeValue: { required: ['minValue', 'maxValue', 'unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnLink'],
    addresses: ['merchantReturnLink'],
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating'] },
  Review: { required: ['author', 'reviewRating'], recommended: ['datePublished'] },
  Rating: { required: ['ratingValue'], recommended: ['bestRating'] },
  Person: { required: ['name'], untold: { url: 'an author has no page of their own' } },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'], addresses: ['item'] },
  BlogPosting: {
    required: ['headline', 'datePublished', 'author'],
    recommended: ['dateModified', 'image'],
    addresses: ['image', 'mainEntityOfPage'],
  },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer'],
    untold: { previousStartDate: 'a date that is moved is another date' },
    addresses: ['image'],
  },
  VirtualLocation: { required: ['url'], addresses: ['url'] },
  'Event.Offer': {
    required: ['price', 'priceCurrency', 'availability', 'url'],
    untold: { validFrom: 'seats are sold as long as their product is' },
    addresses: ['availability', 'url'],
  },
  Organization: { required: ['name'], addresses: ['url', 'logo'] },
  ContactPoint: { required: ['contactType', 'email'] },
  WebSite: { required: ['name', 'url', 'potentialAction'], addresses: ['url'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'], addresses: ['urlTemplate'] },
};
