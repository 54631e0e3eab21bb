import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayOf } from '#src/domain/interval/calendar-day';
import { cents } from '#src/domain/money/money';
import type { Club } from './clubs/club-under-test';
import { sandboxClub } from './clubs/sandbox-club';
import type { Discount, SeenOrder } from './clubs/seen';
import { vendureClub } from './clubs/vendure-club';
import { type SeenYear, Year } from './clubs/year';

const minute = 60_000;

/**
 * The differences between orders, with the reason of each. Everything else is compared. Nothing is compared of
 * `unpaidDelivery`: the engine's clock stands on the real day, on which failures of the year to come are not due yet.
 */
const declared: readonly { readonly reason: string; readonly same: (order: SeenOrder) => SeenOrder }[] = [
  {
    reason: 'The engine takes the money when it places a delivery, the sandbox when it sends it.',
    same: (order) => (order.paymentState === 'balance_due' ? { ...order, paymentState: 'paid' } : order),
  },
  {
    reason: 'The sandbox writes what Solidus writes around the name of a promotion.',
    same: (order) => ({ ...order, discounts: mapValues(order.discounts, (list) => list.map(plainlyNamed)) }),
  },
  {
    reason: 'The sandbox keeps a payment of nothing with the saved card, for which another card has paid.',
    same: (order) => ({ ...order, payments: order.payments.filter(([amount]) => amount > 0) }),
  },
  {
    reason:
      'Vendure takes the units of a canceled order out of its lines and totals; the sandbox keeps what was ordered.',
    same: (order) => (order.state === 'canceled' ? withoutGoods(order) : order),
  },
];

function withoutGoods(order: SeenOrder): SeenOrder {
  const lines = order.lines.map(([sku, , price]) => [sku, 0, price, 0] as const);
  const discounts = { ofOrder: [], ofLines: [], ofShipments: [] };
  return { ...order, itemTotal: cents(0), additionalTaxTotal: cents(0), total: order.shipTotal, lines, discounts };
}

function plainlyNamed([label, amount]: Discount): Discount {
  return [/^Promotion \((.*)\)$/.exec(label)?.[1] ?? label, amount];
}

function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value) => Result,
): Record<Key, Result> {
  return Object.fromEntries(Object.entries<Value>(record).map(([key, value]) => [key, map(value)])) as Record<
    Key,
    Result
  >;
}

const comparable = ({ orders }: SeenYear) =>
  mapValues(orders, (order) => declared.reduce((now, { same }) => same(now), order));

let clubs: readonly Club[] = [];
let sandbox: SeenYear;
let vendure: SeenYear;

async function live(club: Club): Promise<SeenYear> {
  const year = new Year(club, todayOf(Date.now()));
  await year.live();
  return year.seen();
}

beforeAll(async () => {
  clubs = [await sandboxClub(), await vendureClub()];
  [sandbox, vendure] = [await live(clubs[0]!), await live(clubs[1]!)];
}, 20 * minute);
afterAll(async () => {
  for (const club of clubs) await club.close();
}, minute);

describe('A year in which everything changes, on both back ends (spec §3 Subscription, §4 Subscription actions)', () => {
  it('brings the same deliveries on the same days, and fails for the same reasons', () => {
    expect(vendure.attempts).toEqual(sandbox.attempts);
    expect(sandbox.attempts.length).toBeGreaterThan(40);
  });

  it('charges the same to the cent', () => {
    expect(comparable(vendure)).toEqual(comparable(sandbox));
  });

  it('adds up to the same money, tax, gift cards and credit in the journal as in the orders of the sandbox', () => {
    expect(vendure.books).toEqual(sandbox.books);
    expect(sandbox.books.cards).toBeGreaterThan(100_000);
    expect(Object.keys(sandbox.books.tax)).toEqual(expect.arrayContaining(['CA', 'NV']));
  });

  it('ends with an empty audit (spec §3 Adjustment)', () => {
    expect(clubs.map((club) => club.audit())).toEqual(['', '']);
  });

  it('leaves each subscription in the same state after each gesture', () => {
    expect(vendure.subscriptions).toEqual(sandbox.subscriptions);
  });

  it('charges nothing of which no last reminder has told (spec §4 Default reminder)', () => {
    for (const { attempts, mails } of [sandbox, vendure]) {
      const told = mails.filter((mail) => mail.endsWith(': Last chance to change your club box'));
      const ofMember = { ada: ['monthly', 'every two months'], bob: ['every two weeks', 'with an end'] };
      for (const [member, names] of Object.entries(ofMember)) {
        const charged = attempts.filter((one) => names.some((name) => one.slice(11) === `${name}: placed`));
        expect(charged.length).toBeGreaterThan(3);
        for (const [index, one] of charged.entries()) {
          const day = one.slice(0, 10);
          const before = told.filter((mail) => mail.slice(11).startsWith(`${member}@`) && mail.slice(0, 10) < day);
          expect(before.length, `the reminders of ${member} before ${day}`).toBeGreaterThan(index);
        }
      }
    }
  });

  it('lets a box without a card wait, and tells of it once (spec §3 Subscription)', () => {
    for (const { mails } of [sandbox, vendure])
      expect(mails.filter((mail) => mail.endsWith(': Your box waits for a card'))).toHaveLength(1);
  });

  it('tells of it by the same mails on the same days (spec §4 Default reminder)', () => {
    expect(vendure.mails).toEqual(sandbox.mails);
  });
});
