import type { Address } from '#src/domain/address-book/address';
import type { AddressBook } from '#src/domain/address-book/address-book';
import type { Instant } from '#src/domain/interval/interval';
import { type Cents, formatMoney } from '#src/domain/money/money';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import type { StoreCreditEvent } from '#src/domain/store-credit/store-credit';
import type { Subscription } from '#src/domain/subscription/subscription';
import type { Customer } from './customer';
import { mailPreferences } from './mail-preferences';

/** The parts of the customer's data that are collected; the file names the parts that could not be loaded. */
export const customerDataParts = [
  'addresses',
  'orders',
  'subscriptions',
  'cards',
  'storeCredit',
  'reviews',
  'signIn',
] as const;
export type CustomerDataPart = (typeof customerDataParts)[number];

/** Data that the shop may have besides, which no call of a customer reads: the file names it, and the shop sends a copy on request. */
export const customerDataLeftOut = [
  'mailingLists',
  'stockRequests',
  'giveawayEntries',
  'contactMessages',
  'giftCards',
  'guestOrders',
] as const;
export type CustomerDataLeftOut = (typeof customerDataLeftOut)[number];

type Entry = Readonly<Record<string, unknown>>;

export function profileEntry(customer: Customer): Entry {
  const { email, name, storeCredit } = customer;
  return {
    name,
    email,
    mails: mailPreferences(customer),
    storeCredit: storeCredit === undefined ? undefined : formatMoney(storeCredit),
  };
}

/** Only the details that the shop has: never a card number. */
export function cardEntries(cards: readonly SavedCard[]): readonly Entry[] {
  return cards.map(({ cardType, lastDigits, month, year, holder, isDefault }) => ({
    cardType,
    endsIn: lastDigits,
    validUntil: `${year}-${String(month).padStart(2, '0')}`,
    holder,
    isDefault,
  }));
}

export function addressEntries(book: AddressBook): readonly Entry[] {
  return book.map(({ address, isDefault }) => ({ ...addressEntry(address), isDefault }));
}

/** Without the order's token, which gives access to it. */
export function orderEntry({ lineItems = [], payments = [], shipments = [], ...order }: PlacedOrder): Entry {
  return {
    number: order.number,
    placedAt: timeOf(order.completedAt ?? order.createdAt),
    state: order.state,
    shipmentState: order.shipmentState,
    paymentState: order.paymentState,
    total: formatMoney(order.total),
    giftNote: order.giftNote,
    items: lineItems.map(({ variant, quantity, price }) => itemEntry(variant, quantity, price)),
    payments: payments.map(({ methodName, lastDigits, amount }) => ({
      method: methodName,
      endsIn: lastDigits,
      amount: formatMoney(amount),
    })),
    parcels: shipments.map(({ number, state }) => ({ number, state })),
  };
}

export function subscriptionEntry({ lineItems, ...subscription }: Subscription): Entry {
  return {
    state: subscription.state,
    every: `${subscription.interval.length} ${subscription.interval.unit}`,
    nextDelivery: subscription.actionableDate,
    endsAt: subscription.endDate,
    deliveredTo: subscription.shipAddress && addressEntry(subscription.shipAddress),
    items: lineItems.map(({ sku, name, quantity, price }) => itemEntry({ sku, name }, quantity, price)),
  };
}

export function creditEntry({ createdAt, date, ...event }: StoreCreditEvent): Entry {
  return { ...event, date: timeOf(createdAt) ?? date };
}

function addressEntry({ countryIso: country, stateAbbr: state, ...address }: Address): Entry {
  return { ...address, state, country };
}

function itemEntry({ sku, name }: { readonly sku: string; readonly name: string }, quantity: number, price: Cents) {
  return { sku, name, quantity, price: formatMoney(price) };
}

function timeOf(instant: Instant | undefined): string | undefined {
  return instant === undefined ? undefined : new Date(instant).toISOString();
}
