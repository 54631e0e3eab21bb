import type { ShopAddress } from '#src/plugins/core/address/address-values';
import type { Day, Interval } from '#src/plugins/core/interval/calendar-day';
import { readDay } from '#src/plugins/core/interval/calendar-day';
import { readInterval } from '#src/plugins/core/interval/read-interval';
import type { Part } from '#src/plugins/core/order-line/pack-parts';
import { invalid } from '#src/plugins/core/shop-failure';
import { blank, isEmail, lineProblem, normalEmail } from '#src/plugins/core/text-checks';
import type { AwaitedCustomer } from '#src/plugins/customer/awaited-customers';
import type { SubscriptionRows } from './subscription-file';

/** A card that the provider keeps already, and the provider's id of whose it is. */
export interface MovedCard {
  readonly paymentCustomer: string;
  readonly vaultCard: string;
  readonly brand: string | null;
  readonly lastDigits: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** A subscription as another shop has written it down. Whatever the shop itself decides is not checked yet. */
export interface MovedSubscription {
  readonly reference: string;
  readonly customer: AwaitedCustomer;
  readonly cans: readonly Part[];
  readonly interval: Interval;
  readonly isPaused: boolean;
  /** The next delivery, or the end of a pause; null for a pause without one. */
  readonly day: Day | null;
  readonly endDate: Day | null;
  readonly address: ShopAddress;
  readonly card: MovedCard | null;
}

const longest = 255;

/** Reads the rows of one subscription. Throws INVALID with the first malformed column. */
export function readMovedSubscription(rows: SubscriptionRows, today: Day): MovedSubscription {
  const { reference, common, lines, contradictions } = rows;
  for (const column of contradictions) throw refused(column, 'says different things in the rows of this reference');
  const skus = lines.map(({ sku }) => sku);
  // A row that was copied would double the box.
  if (new Set(skus).size < skus.length)
    throw refused('sku', 'is in two rows of this reference: say the quantity in one');
  if (reference === '') throw refused('reference', blank);
  requireLine('reference', reference);
  if (!isEmail(common.email)) throw refused('email', common.email === '' ? blank : 'is invalid');
  requireLine('subject', common.subject);
  const customer = {
    email: normalEmail(common.email),
    name: common.name,
    subject: common.subject === '' ? null : common.subject,
  };
  return {
    reference,
    customer,
    cans: lines.map(({ sku, quantity }) => ({ sku, quantity: wholeNumber('quantity', quantity) })),
    interval: intervalOf(common.interval),
    ...scheduleOf(common),
    endDate: endOf(common.end_date, today),
    address: addressOf(common),
    card: cardOf(common),
  };
}

type Common = SubscriptionRows['common'];

function refused(column: string, problem: string): Error {
  return invalid({ [column]: [problem] });
}

function requireLine(column: string, text: string): void {
  const problem = lineProblem(text, longest);
  if (problem !== undefined) throw refused(column, problem);
}

function wholeNumber(column: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw refused(column, text === '' ? blank : 'is not a whole number');
  return Number(text);
}

/** Reads such as "1 month" or "6 weeks". */
function intervalOf(text: string): Interval {
  const [, length = '', unit = ''] = /^(\d{1,3}) +(day|week|month|year)s?$/i.exec(text) ?? [];
  if (unit === '') throw refused('interval', text === '' ? blank : 'is not such as "1 month" or "6 weeks"');
  return readInterval(Number(length), unit.toLowerCase());
}

function scheduleOf({ state, next_date: next, paused_until: until }: Common): { isPaused: boolean; day: Day | null } {
  switch (state.toLowerCase()) {
    case 'active':
      if (until !== '') throw refused('paused_until', 'is of a paused subscription alone');
      if (next === '') throw refused('next_date', blank);
      return { isPaused: false, day: dayOf('next_date', next) };
    case 'paused':
      if (next !== '') throw refused('next_date', 'is not known of a paused one: paused_until says when it goes on');
      return { isPaused: true, day: until === '' ? null : dayOf('paused_until', until) };
    default:
      throw refused('state', 'has to be active or paused: others are not moved over');
  }
}

function dayOf(column: string, text: string): Day {
  const day = readDay(text);
  if (day === undefined) throw refused(column, 'is no day such as 2027-02-20');
  return day;
}

function endOf(text: string, today: Day): Day | null {
  if (text === '') return null;
  const day = dayOf('end_date', text);
  if (day < today) throw refused('end_date', 'must be today or later');
  return day;
}

function addressOf({ name, address1, address2, city, zip, phone, country, region }: Common): ShopAddress {
  return { name, address1, address2, city, zipcode: zip, phone, countryIso: country, stateAbbr: region };
}

/** All columns of a card are filled in, or none. */
function cardOf(common: Common): MovedCard | null {
  const { card_customer: paymentCustomer, card_id: vaultCard, card_brand: brand, card_digits: lastDigits } = common;
  const needed = ['card_customer', 'card_id', 'card_digits', 'card_expiry'] as const;
  if (brand === '' && needed.every((column) => common[column] === '')) return null;
  for (const column of needed) {
    if (common[column] === '') throw refused(column, 'is missing: the other columns of the card are filled in');
    requireLine(column, common[column]);
  }
  if (!/^\d{4}$/.test(lastDigits))
    throw refused('card_digits', 'has not four digits: a spreadsheet drops zeros in front');
  const [, month = '', year = ''] = /^(\d{1,2})\/(\d{4})$/.exec(common.card_expiry) ?? [];
  if (Number(month) < 1 || Number(month) > 12) throw refused('card_expiry', 'is not such as 08/2028');
  return {
    paymentCustomer,
    vaultCard,
    brand: brand === '' ? null : brand.toLowerCase(),
    lastDigits,
    expiryMonth: Number(month),
    expiryYear: Number(year),
  };
}
