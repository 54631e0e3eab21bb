import type { TaxRecord } from '#src/plugins/tax/entities/tax-record.entity';
import type { RecordedSale, Reversal } from './stripe-calculations';
import type { StripeRequest } from './stripe-requests';
import { shippingItem } from './stripe-requests';

/** The booked amount of a line, or of the shipping, for one state, in cents: before tax, and with it. */
export interface BookedBase {
  readonly name: string;
  readonly state: string;
  readonly base: number;
  readonly gross: number;
}

/** The amounts that a record gives back now, for each of its sales, and all that it has given back then. */
export interface GivenBack {
  /** Cents with tax. */
  readonly returned: number;
  /** Cents before tax by item. */
  readonly reversed: Readonly<Record<string, number>>;
  readonly sales: readonly { readonly reversal: Reversal | undefined }[];
}

type Reported = Pick<TaxRecord, 'id' | 'requests' | 'reversed'>;
type Reporting = Pick<TaxRecord, 'id' | 'charged' | 'returned' | 'reversed'>;

/**
 * Finds the reversals of a record of an order: the reports of a line and a state lose the amounts that are no longer
 * booked, the latest reports first. `records` are all of the order, the newest first. An order without booked amounts
 * gets no reversals. A reversal is final: a refund that fails adds a record of its own.
 */
export function givenBack(
  record: Reporting,
  sales: readonly RecordedSale[],
  records: readonly (Reported & Pick<TaxRecord, 'charged'>)[],
  booked: readonly BookedBase[],
): GivenBack {
  const before = record.reversed ?? {};
  if (booked.length === 0) return { returned: record.returned, reversed: before, sales: [] };
  if (sales.some(({ items }) => items === undefined)) return byAmount(record, sales, records, booked);
  const lost = lostOf(record, records, booked);
  let returned = record.returned;
  const reversed: Record<string, number> = { ...before };
  const parts = sales.map(({ items = [], shipping = { amount: 0, tax: 0 } }, index) => {
    const cut = <T extends { readonly amount: number; readonly tax: number }>(name: string, all: T): T => {
      const key = `${index} ${name}`;
      const [from, to] = [before[key] ?? 0, Math.max(lost.get(key) ?? 0, before[key] ?? 0)];
      const taxOf = (cents: number): number => (all.amount === 0 ? 0 : Math.round((all.tax * cents) / all.amount));
      const part = { ...all, amount: to - from, tax: taxOf(to) - taxOf(from) };
      if (part.amount > 0) reversed[key] = to;
      returned += part.amount + part.tax;
      return part;
    };
    const cuts = items.map((item) => cut(item.reference, item));
    const cost = cut(shippingItem, shipping);
    const isAll = [...cuts, cost].every(({ amount }, at) => amount === [...items, shipping][at]?.amount);
    const reversal = { items: cuts.filter(({ amount }) => amount > 0), shipping: cost, isAll };
    return { reversal: reversal.items.length > 0 || cost.amount > 0 ? reversal : undefined };
  });
  return { returned, reversed, sales: parts };
}

/** Cents before tax of each item of a record that are reported and not booked, by its request and its reference. */
function lostOf(
  record: Reporting,
  records: readonly Reported[],
  booked: readonly BookedBase[],
): ReadonlyMap<string, number> {
  const items = records.flatMap(({ id, requests, reversed }) =>
    requests.flatMap((one, at) => itemsOf(one, at, id === record.id, reversed ?? {})),
  );
  const lost = new Map<string, number>();
  for (const place of new Set(items.map((item) => item.place))) {
    const there = items.filter((item) => item.place === place);
    const reported = there.reduce((sum, { amount, before }) => sum + amount - before, 0);
    let missing =
      reported - booked.reduce((sum, one) => (placeOf(one.name, one.state) === place ? sum + one.base : sum), 0);
    for (const { key, amount, before, isOwn } of there) {
      const part = Math.max(Math.min(amount - before, missing), 0);
      if (isOwn) lost.set(key, before + part);
      missing -= part;
    }
  }
  return lost;
}

interface Item {
  readonly key: string;
  readonly place: string;
  readonly amount: number;
  /** Cents of the amount that were given back. */
  readonly before: number;
  readonly isOwn: boolean;
}

function itemsOf(
  { customer_details: to, line_items: lines, shipping_cost: cost }: StripeRequest,
  at: number,
  isOwn: boolean,
  reversed: Readonly<Record<string, number>>,
): readonly Item[] {
  const item = (name: string, amount = 0): Item => ({
    ...{ key: `${at} ${name}`, amount, before: reversed[`${at} ${name}`] ?? 0, isOwn },
    place: placeOf(name, to.address?.state ?? ''),
  });
  return [
    ...lines.map(({ reference = '', amount }) => item(reference, amount)),
    ...(cost ? [item(shippingItem, cost.amount)] : []),
  ];
}

function placeOf(name: string, state: string): string {
  return `${state} ${name}`;
}

/** A sale that was reported without its items loses the share of its order that is booked no more. */
function byAmount(
  record: Reporting,
  sales: readonly RecordedSale[],
  records: readonly Pick<TaxRecord, 'charged'>[],
  booked: readonly BookedBase[],
): GivenBack {
  const held = booked.reduce((sum, { gross }) => sum + gross, 0);
  const charged = records.reduce((sum, one) => sum + one.charged, 0);
  const wanted = Math.round(record.charged * Math.max(1 - held / Math.max(charged, 1), 0));
  const returned = Math.min(Math.max(record.returned, wanted), record.charged);
  const shareOf = (total: number, cents: number): number => Math.round((total * cents) / Math.max(record.charged, 1));
  const parts = sales.map(({ total }) => {
    const amount = shareOf(total, returned) - shareOf(total, record.returned);
    return { reversal: amount > 0 ? { amount } : undefined };
  });
  return { returned, reversed: record.reversed ?? {}, sales: parts };
}
