import type { Order, Payment } from '@vendure/core';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import { moneyIn } from '#src/plugins/core/money';
import { units } from '#src/plugins/core/order-line/quantity';
import { storeCreditCode } from '#src/plugins/core/payment-codes';
import type { AmountRow, Fact, MailBlock } from './mail';
import { paragraph } from './mail';

/** Subtotal, discounts, shipping, tax and total below the lines. They add up. */
export function amountsOf(order: Order, language: string): readonly MailBlock[] {
  const money = moneyIn(order, language);
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
  const row = (label: string, minor: number): AmountRow => ({ label, amount: money(minor) });
  const lines = order.lines.filter(({ quantity }) => quantity > 0);
  const tax = order.totalWithTax - order.total;
  return [
    {
      kind: 'amounts',
      rows: lines.map(({ quantity, productVariant, linePrice }) =>
        row(units(quantity, productVariant.name), linePrice),
      ),
    },
    {
      kind: 'amounts',
      rows: [
        row('Subtotal', sum(lines.map(({ linePrice }) => linePrice))),
        ...order.discounts.map(({ description, amount }) => row(description, amount)),
        row('Shipping', sum(order.shippingLines.map(({ price }) => price))),
        row('Tax', tax),
        { ...row('Total', order.totalWithTax), isTotal: true },
      ],
    },
  ];
}

/** Payments and delivery of an order. */
export interface Settlement {
  readonly payments: readonly Payment[];
  /** Names of the ways of delivery, as shoppers chose them. */
  readonly methods: readonly string[];
}

/** Kinds of goods that only adults may receive. */
const wineKinds: readonly string[] = ['wine', 'pack', 'gift-set'];

const reserved = 'Your bank holds the amount on your card. We charge it when your order ships.';
/** The owner of the card was not there to confirm it, so that the bank holds the amount only for days. */
const taken = 'The amount is charged to your card.';

/** States the payment and delivery of an order, and the facts that its buyer has to know. */
export function termsOf(order: Order, { payments, methods }: Settlement): readonly MailBlock[] {
  const cards = payments.flatMap(({ metadata }) => cardOf(metadata));
  const others = new Set(payments.flatMap(otherName));
  const isShipped = order.lines.some(({ productVariant }) => !productVariant.customFields.digital);
  const holdsWine = order.lines.some(({ productVariant }) => wineKinds.includes(productVariant.customFields.kind));
  return [
    {
      kind: 'facts',
      rows: [
        ...factOf('Paid with', [...others, ...cards]),
        ...factOf('Ships to', isShipped ? destinationOf(order) : []),
        ...factOf('Delivery', isShipped ? methods : []),
      ],
    },
    ...(cards.length > 0 ? [paragraph(order.customFields.subscriptionId === null ? reserved : taken)] : []),
    ...(isShipped && holdsWine ? [paragraph('An adult 21 or older must sign for the delivery.')] : []),
  ];
}

/** The address, or how many there are: those of a group order are other people's. */
function destinationOf(order: Order): readonly string[] {
  const group = groupOrderOf(order);
  if (!group) return addressLines(order);
  const { length } = group.recipients;
  return [length === 1 ? '1 address' : `${length} addresses`];
}

function factOf(term: string, lines: readonly string[]): readonly Fact[] {
  return lines.length > 0 ? [[term, lines]] : [];
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  master: 'Mastercard',
  mastercard: 'Mastercard',
  amex: 'American Express',
  american_express: 'American Express',
  discover: 'Discover',
};

/** "Visa ending in 1111" */
export function cardName(brand: string | null, lastDigits: string): string {
  return `${brands[brand ?? ''] ?? 'Card'} ending in ${lastDigits}`;
}

function cardOf({ card }: Payment['metadata']): readonly string[] {
  const { brand, lastDigits } = (card ?? {}) as { readonly brand?: unknown; readonly lastDigits?: unknown };
  return typeof lastDigits === 'string' ? [cardName(String(brand), lastDigits)] : [];
}

/** "Gift card ending in 0001", and store credit, which several payments may be of. */
function otherName({ method, metadata }: Payment): readonly string[] {
  const { lastDigits } = (metadata['giftCard'] ?? {}) as { readonly lastDigits?: unknown };
  if (typeof lastDigits === 'string') return [`Gift card ending in ${lastDigits}`];
  return method === storeCreditCode ? ['Store credit'] : [];
}

/** An address as on an envelope, without phone number. */
export function addressLines({ shippingAddress: address }: Pick<Order, 'shippingAddress'>): readonly string[] {
  const place = [address.province, address.postalCode].filter(isText).join(' ');
  return [
    address.fullName,
    address.company,
    address.streetLine1,
    address.streetLine2,
    [address.city, place].filter(isText).join(', '),
    address.countryCode === 'US' ? undefined : address.country,
  ].filter(isText);
}

function isText(value: string | undefined | null): value is string {
  return value !== undefined && value !== null && value !== '';
}
