import { double, flag, id, integer, json, moment, table, text } from './table';

export const customerTables = {
  shopState: table({
    name: text().primary(),
    seededAt: moment(),
    /** The offset by which the shop's clock was moved forward. */
    clockOffsetMilliseconds: double().default(0),
    /** The last day whose recurring jobs ran. */
    lastJobDate: text().optional(),
  }),

  variants: table({
    id: id(),
    sku: text().unique(),
    name: text(),
    slug: text(),
    description: text(),
    priceCents: integer().check('price_cents >= 0'),
    weight: text(),
    kind: text(),
    parts: json<{ sku: string; quantity: number }[]>(),
    noIndividualPurchase: flag(),
    subscribable: flag(),
    digital: flag(),
    backorderable: flag(),
    countOnHand: integer().optional(),
    /** Cans of 250 ml in one unit, which count towards a full case. */
    cans: integer().default(0),
    /** The shopper chooses its contents, `cans` single cans. */
    composable: flag().default(false),
    /** No longer sold: only in past orders. */
    discontinued: flag().default(false),
  }),

  addresses: table({
    id: id(),
    fingerprint: text().unique().fixed(),
    name: text().fixed(),
    address1: text().fixed(),
    address2: text().optional().fixed(),
    city: text().fixed(),
    zipcode: text().optional().fixed(),
    phone: text().optional().fixed(),
    alternativePhone: text().optional().fixed(),
    company: text().optional().fixed(),
    countryId: integer().fixed(),
    stateId: integer().optional().fixed(),
    stateName: text().optional().fixed(),
  }),

  customers: table({
    id: id(),
    subject: text().unique(),
    /** As it is written down; anybody may write any. */
    email: text().optional(),
    /** The address that they have proven at the sign-in provider, in small letters. */
    provenEmail: text().optional().unique(),
    name: text().optional(),
    phone: text().optional(),
    dateOfBirth: text().optional(),
    metadata: json<Record<string, unknown>>().default({}),
    billAddressId: integer().references('addresses').optional(),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }),

  addressBookEntries: table({
    id: id(),
    customerId: integer().belongsTo('customers').fixed(),
    addressId: integer().references('addresses'),
    isDefault: flag(),
  }).with('unique (customer_id, address_id)', 'unique index (customer_id) where is_default'),

  creditCards: table({
    id: id(),
    customerId: integer().belongsTo('customers').optional(),
    month: text(),
    year: text(),
    ccType: text().optional(),
    lastDigits: text(),
    name: text(),
    /** The gateway's word for its number, by which two payments of one card are told. */
    fingerprint: text().optional(),
    /** The gateway's token of this card. The card number is never stored. */
    gatewayToken: text(),
    createdAt: moment().fixed(),
  }),

  walletPaymentSources: table({
    id: id(),
    customerId: integer().belongsTo('customers').fixed(),
    creditCardId: integer().belongsTo('creditCards').fixed(),
    isDefault: flag(),
  }).with('unique (customer_id, credit_card_id)', 'unique index (customer_id) where is_default'),

  storeCredits: table({
    id: id(),
    customerId: integer().belongsTo('customers').fixed(),
    category: text(),
    memo: text().optional(),
    amountCents: integer().check('amount_cents >= 0'),
    authorizedCents: integer().check('authorized_cents >= 0').default(0),
    usedCents: integer().check('used_cents >= 0').default(0),
    createdAt: moment().fixed(),
  }).with('check (authorized_cents + used_cents <= amount_cents)'),

  storeCreditEvents: table({
    id: id(),
    customerId: integer().belongsTo('customers').indexed(),
    storeCreditId: integer().belongsTo('storeCredits'),
    action: text(),
    amountCents: integer(),
    userTotalCents: integer(),
    remainingCents: integer(),
    orderNumber: text().optional(),
    /** The reason shown to the customer; null when `action` explains the event. */
    reason: text().optional(),
    createdAt: moment().fixed(),
  }),
};
