import type { CustomFields } from '@vendure/core';
import { LanguageCode } from '@vendure/core';
import { timeZoneProblem } from '#src/plugins/core/orders/leaving-day';

type Field = NonNullable<CustomFields['Order']>[number];

const named = (value: string): Field['label'] => [{ languageCode: LanguageCode.en, value }];

/** Seen in the dashboard, and by shoppers only through the fields that the plugin adds to its schema. */
const hidden = { public: false } as const;
const nullable = { nullable: true } as const;

/** The columns that the shop adds to Vendure's tables. */
export const customFields: CustomFields = {
  // When parcels leave, and the reward of a referrer; the content of the shop promises the same.
  Channel: [
    {
      name: 'timeZone',
      type: 'string',
      defaultValue: 'America/Los_Angeles',
      nullable: false,
      label: named('Time zone of the warehouse'),
      validate: timeZoneProblem,
      ...hidden,
    },
    {
      name: 'cutOffHour',
      type: 'int',
      defaultValue: 12,
      nullable: false,
      min: 0,
      max: 24,
      label: named('Hour before which orders leave on the same day'),
      ...hidden,
    },
    {
      name: 'shippingWeekdays',
      type: 'int',
      list: true,
      defaultValue: [1, 2, 3, 4, 5],
      nullable: false,
      min: 0,
      max: 6,
      label: named('Weekdays on which parcels leave (0 is Sunday)'),
      ...hidden,
    },
    {
      name: 'holidays',
      type: 'string',
      list: true,
      defaultValue: [],
      nullable: false,
      pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
      label: named('Days on which no parcel leaves, such as 2026-12-25'),
      ...hidden,
    },
    {
      name: 'referralCredit',
      type: 'int',
      defaultValue: 1000,
      nullable: false,
      min: 0,
      max: 100_000,
      label: named('Store credit for referring a friend, in cents (0 for none)'),
      ...hidden,
    },
  ],
  Order: [
    { name: 'token', type: 'string', internal: true, ...nullable },
    {
      name: 'checkoutStep',
      type: 'string',
      defaultValue: 'cart',
      nullable: false,
      readonly: true,
      label: named('Step of the checkout, until it is placed'),
      ...hidden,
    },
    // Shipping rates get other ids in each round, so that no caller chooses one that is no longer offered.
    { name: 'quoteRound', type: 'int', defaultValue: 0, nullable: false, internal: true },
    { name: 'isQuoted', type: 'boolean', defaultValue: false, nullable: false, internal: true },
    { name: 'contactEmail', type: 'string', label: named('E-mail of the order'), ...nullable, ...hidden },
    { name: 'specialInstructions', type: 'text', label: named('Special instructions'), ...nullable, ...hidden },
    { name: 'giftFrom', type: 'text', label: named('Gift from'), ...nullable, ...hidden },
    { name: 'giftRecipient', type: 'text', label: named('Gift for'), ...nullable, ...hidden },
    { name: 'giftMessage', type: 'text', label: named('Gift message'), ...nullable, ...hidden },
    { name: 'referralIdentifier', type: 'string', label: named('Referral'), ...nullable, ...hidden },
    {
      name: 'isCreditKept',
      type: 'boolean',
      defaultValue: false,
      nullable: false,
      label: named('Customer keeps their store credit'),
      ...hidden,
    },
    // JSON of a GroupOrder with its addresses, which only those who pack are told.
    { name: 'groupOrder', type: 'text', internal: true, ...nullable },
    // Ids as texts: an order stays when its subscription or plan is gone.
    {
      name: 'subscriptionId',
      type: 'string',
      label: named('Delivery of the subscription'),
      readonly: true,
      ...nullable,
      ...hidden,
    },
    {
      name: 'prepaidPlanId',
      type: 'string',
      label: named('Delivery of the prepaid plan'),
      readonly: true,
      ...nullable,
      ...hidden,
    },
  ],
  OrderLine: [
    // JSON, sorted by sku: lines of equal packs are one line.
    { name: 'parts', type: 'text', defaultValue: '[]', nullable: false, label: named('Cans of the pack') },
    {
      name: 'giftCardAmount',
      type: 'int',
      defaultValue: 0,
      nullable: false,
      label: named('Amount of the gift card, in cents'),
    },
    // JSON, the keys in one order: equal lines that repeat equally are one line. Empty for a line that does not repeat.
    { name: 'subscription', type: 'text', defaultValue: '', nullable: false, label: named('Repeats, as JSON') },
    {
      name: 'prepaid',
      type: 'text',
      defaultValue: '',
      nullable: false,
      label: named('Deliveries paid ahead, as JSON'),
    },
  ],
  ProductVariant: [
    { name: 'kind', type: 'string', defaultValue: 'wine', nullable: false, label: named('Kind') },
    { name: 'cans', type: 'int', defaultValue: 0, nullable: false, label: named('Cans in it') },
    { name: 'parts', type: 'text', defaultValue: '[]', nullable: false, label: named('Contents, as JSON') },
    {
      name: 'composable',
      type: 'boolean',
      defaultValue: false,
      nullable: false,
      label: named('Shoppers choose its cans'),
    },
    {
      name: 'noIndividualPurchase',
      type: 'boolean',
      defaultValue: false,
      nullable: false,
      label: named('Not sold alone'),
    },
    {
      name: 'subscribable',
      type: 'boolean',
      defaultValue: false,
      nullable: false,
      label: named('Can be subscribed to'),
    },
    { name: 'digital', type: 'boolean', defaultValue: false, nullable: false, label: named('E-mailed') },
    { name: 'weight', type: 'float', defaultValue: 0, nullable: false, label: named('Weight in ounces') },
  ],
  Customer: [
    { name: 'news', type: 'boolean', label: named('Wants news'), ...nullable, ...hidden },
    { name: 'reminders', type: 'boolean', label: named('Wants reminders'), ...nullable, ...hidden },
    // The address that they have proven at the sign-in provider, in small letters. Until then `emailAddress` is only written down.
    { name: 'provenEmail', type: 'string', unique: true, internal: true, ...nullable },
    // The payment provider's id of the customer, from the first page on that may keep a card.
    { name: 'paymentCustomer', type: 'string', internal: true, ...nullable },
  ],
};

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomChannelFields {
    timeZone: string;
    cutOffHour: number;
    shippingWeekdays: number[];
    holidays: string[];
    /** In cents. */
    referralCredit: number;
  }
  interface CustomOrderFields {
    token: string | null;
    checkoutStep: CheckoutStep;
    quoteRound: number;
    isQuoted: boolean;
    contactEmail: string | null;
    specialInstructions: string | null;
    giftFrom: string | null;
    giftRecipient: string | null;
    giftMessage: string | null;
    referralIdentifier: string | null;
    isCreditKept: boolean;
    /** The subscription that a delivery is of; null for an order that somebody has placed. */
    subscriptionId: string | null;
    prepaidPlanId: string | null;
    /** The addresses of a group order, as JSON; null for an order for one. */
    groupOrder: string | null;
  }
  interface CustomOrderLineFields {
    parts: string;
    /** In cents, of a gift card whose amount the shopper chose; 0 for everything else. */
    giftCardAmount: number;
    subscription: string;
    prepaid: string;
  }
  interface CustomProductVariantFields {
    kind: string;
    cans: number;
    parts: string;
    composable: boolean;
    noIndividualPurchase: boolean;
    subscribable: boolean;
    digital: boolean;
    weight: number;
  }
  interface CustomCustomerFields {
    news: boolean | null;
    reminders: boolean | null;
    provenEmail: string | null;
    paymentCustomer: string | null;
  }
}

/** The step of an order in its checkout; at `confirm` only completing it is left. Vendure's own states begin when it is completed. */
export type CheckoutStep = 'cart' | 'address' | 'delivery' | 'payment' | 'confirm';
