import type {
  AddressSeed,
  CardSeed,
  CustomerHistory,
  SubscriptionSeed,
  Units,
} from '#sandbox/shop/config/customer-history';
import type { CustomerSeed } from '#sandbox/shop/config/shop-config';
import { pendingSubject } from '#sandbox/shop/customers/customer-store';
import { fortyOrders, ledgerCredits, ledgerOrders } from './ringpull-orders';

const pays: CardSeed = { number: '4111111111111111' };
const paysLikewise: CardSeed = { number: '5500000000000004' };
const declinesLater: CardSeed = { number: '4000000000000341' };
const expired: CardSeed = { number: '4111111111111111', expired: true };

const reds: Units = { 'GAMAY-01': 6, 'ZIN-01': 6 };
const mixed: Units = { 'GAMAY-01': 4, 'SAUV-01': 4, 'ROSE-01': 4 };
const many: Units = { 'PINOT-01': 6, 'CHENIN-02': 6, 'BUBBLES-01': 6, 'ROSE-02': 6 };

const monthly: SubscriptionSeed = { lines: mixed, everyMonths: 1, nextInDays: 20, delivered: 1 };

/** Customers to sign in as: one for each state of a subscription (spec §3 Subscription). */
export const ringpullCustomers: readonly CustomerSeed[] = [
  customer('active', 'Ines Active', 'A member of the 12-can club, with more orders than fit on a page', {
    address: address('12 Orchard Row', 'Oakland', 'CA', '94607'),
    cards: [pays],
    subscriptions: [{ ...monthly, delivered: 7 }],
    orders: [{ daysAgo: 45, lines: { 'GLASS-SET-2': 1, 'WEEKNIGHT-RED-6': 1 } }],
  }),
  customer('double', 'Otis Double', 'In the 24-can club and in the 12-can club', {
    address: address('240 Foundry Street', 'Portland', 'OR', '97214'),
    cards: [pays, paysLikewise],
    subscriptions: [
      { ...monthly, lines: many, everyMonths: 2, nextInDays: 33, delivered: 2 },
      { ...monthly, nextInDays: 25, lines: reds },
    ],
  }),
  customer('paused', 'Priya Paused', 'Has paused the 12-can club for a while', {
    address: address('7 Lantern Lane', 'Austin', 'TX', '78702'),
    cards: [pays],
    subscriptions: [{ ...monthly, paused: true, nextInDays: 45 }],
  }),
  customer('canceled', 'Caleb Canceled', 'Has canceled the 12-can club', {
    address: address('31 Harbor Walk', 'Seattle', 'WA', '98101'),
    cards: [pays],
    subscriptions: [
      { ...monthly, state: 'canceled', nextInDays: null, cancellationReason: 'I have more than I can drink' },
    ],
  }),
  customer('ending', 'Edda Ending', 'In the 12-can club, which ends soon', {
    address: address('88 Mill Road', 'Chicago', 'IL', '60614'),
    cards: [pays],
    subscriptions: [{ ...monthly, nextInDays: 16, endsInDays: 24 }],
  }),
  customer(
    'failed',
    'Fritz Failed',
    'In the 12-can club; the last delivery could not be paid, and another card is there',
    {
      address: address('5 Quarry Hill', 'Denver', 'CO', '80205'),
      cards: [declinesLater, paysLikewise],
      subscriptions: [{ ...monthly, nextInDays: 0, failed: true }],
    },
  ),
  customer('skipped', 'Sol Skipped', 'In the 12-can club, and has skipped the next delivery', {
    address: address('61 Juniper Court', 'Boise', 'ID', '83702'),
    cards: [pays],
    subscriptions: [{ ...monthly, nextInDays: 50, skips: 1 }],
  }),
  customer('due', 'Dora Due', 'In the 12-can club; the next delivery is near, and the reminder is due', {
    address: address('19 Station Square', 'New York', 'NY', '10011'),
    cards: [pays],
    subscriptions: [{ ...monthly, nextInDays: 10 }],
  }),
  {
    ...customer('credit', 'Cleo Credit', 'Has 35 dollars of store credit, and no subscription', {
      address: address('402 Cedar Avenue', 'Sacramento', 'CA', '95814'),
      cards: [pays],
      orders: [
        { daysAgo: 60, lines: { 'ROSE-01': 3, 'BUBBLES-01': 1 } },
        { daysAgo: 12, lines: { 'PICNIC-BLANKET-12': 1 } },
      ],
    }),
    storeCredits: [{ amountCents: 3500, memo: 'With our apologies' }],
  },
  newCustomer('new', 'Nora New', 'Has an account and nothing in it: no orders, addresses, cards or subscriptions'),
  customer(
    'forty',
    'Olive Forty',
    'Has 40 orders: packed, shipped in part, shipped, canceled, refunded and returned; with a gift message, a promo code, a gift card, and cans that are sold out or no longer sold',
    {
      address: address('27 Cooper Street', 'Berkeley', 'CA', '94703'),
      otherAddresses: [{ ...address('9 Elm Terrace', 'Burlington', 'VT', '05401'), name: 'Maude Forty' }],
      cards: [pays],
      orders: fortyOrders,
    },
  ),
  customer('addresses', 'Ada Addresses', 'Has three addresses: home, an office, and someone else’s', {
    address: address('3 Ferry Landing', 'Madison', 'WI', '53703'),
    otherAddresses: [
      {
        ...address('1100 Commerce Plaza', 'Milwaukee', 'WI', '53202'),
        company: 'Fen & Daughters',
        address2: 'Floor 8',
      },
      { ...address('56 Rosebud Lane', 'Santa Fe', 'NM', '87501'), name: 'Beatriz Quintanilla-O’Hara' },
    ],
    cards: [pays],
    orders: [{ daysAgo: 30, lines: mixed }],
  }),
  customer('cards', 'Carl Cards', 'Has two cards: the first choice has expired, the other one pays', {
    address: address('75 Harvest Road', 'Minneapolis', 'MN', '55401'),
    cards: [expired, paysLikewise],
    orders: [{ daysAgo: 400, lines: reds }],
  }),
  customer(
    'ledger',
    'Lena Ledger',
    'Has store credit with a long history: added, used for orders, and given back when two of them were canceled',
    {
      address: address('480 Canal Street', 'New Orleans', 'LA', '70130'),
      cards: [pays],
      credits: ledgerCredits,
      orders: ledgerOrders,
    },
  ),
];

function newCustomer(name: string, fullName: string, description: string): CustomerSeed {
  const email = `${name}@ringpull.example`;
  return { subject: pendingSubject(email), email, name: fullName, description };
}

function customer(name: string, fullName: string, description: string, history: CustomerHistory): CustomerSeed {
  return { ...newCustomer(name, fullName, description), history };
}

function address(address1: string, city: string, state: string, zipcode: string): AddressSeed {
  return { address1, city, state, zipcode };
}
