import { api } from '@vendure/dashboard';
import { dayText } from './day';

/** A subscription; the engine's schema documents each field. Days are texts such as "2027-02-20". */
export interface Subscription {
  readonly id: string;
  readonly customer: { readonly id: string; readonly firstName: string; readonly emailAddress: string };
  readonly state: 'active' | 'paused' | 'pending-cancellation' | 'canceled' | 'inactive';
  readonly interval: string;
  readonly actionableDate: string | null;
  readonly endDate: string | null;
  readonly clubCans: number | null;
  readonly cans: number;
  readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
  readonly card: Card | null;
  readonly waitsForPayment: boolean;
  readonly isSoldOut: boolean;
  readonly isSkippable: boolean;
  readonly isDeliverable: boolean;
  readonly deliveries: readonly Delivery[];
}

interface Card {
  readonly brand: string | null;
  readonly lastDigits: string;
}

export interface Delivery {
  readonly dueOn: string;
  readonly madeOn: string;
  readonly state: 'started' | 'placed' | 'declined' | 'sold-out' | 'called-off';
  readonly order: OrderOfDelivery | null;
}

interface OrderOfDelivery {
  readonly id: string;
  readonly code: string;
  readonly totalWithTax: number;
  readonly payments: readonly { readonly state: string }[];
}

/** Deliveries that were paid ahead. */
export interface Plan {
  readonly id: string;
  readonly state: 'active' | 'completed' | 'ended';
  readonly interval: string;
  readonly actionableDate: string | null;
  readonly deliveredCount: number;
  readonly installmentCount: number;
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
  readonly order: OrderOfDelivery;
  readonly deliveries: readonly Delivery[];
}

/** The names of the lists, as the page has them. */
export const filters = {
  DUE_THIS_WEEK: 'Due this week',
  WAITS_FOR_PAYMENT: 'Waits for a payment',
  SOLD_OUT: 'Sold out',
  PAUSED: 'Paused',
  RUNNING: 'All that go on',
  ENDED: 'Ended',
} as const;

export type Filter = keyof typeof filters;

interface SubscriptionPage {
  readonly subscriptions: readonly Subscription[];
  readonly total: number;
  readonly pages: number;
}

/** Subscriptions that the engine puts on a page. */
const perPage = 20;

const order = 'order { id code totalWithTax payments { state } }';
const deliveries = `deliveries { dueOn madeOn state ${order} }`;
const fields = `
  id state interval actionableDate endDate clubCans cans waitsForPayment isSoldOut isSkippable isDeliverable
  customer { id firstName emailAddress } lines { sku name quantity } card { brand lastDigits } ${deliveries}
`;

/** Reads a page of a list, from 1, by the next day. */
export async function readSubscriptions(filter: Filter, page: number): Promise<SubscriptionPage> {
  const query = `query Subscriptions($filter: SubscriptionFilter!, $page: Int!) {
    shopSubscriptions(filter: $filter, page: $page) { items { ${fields} } totalItems }
  }`;
  const { shopSubscriptions: found } = await api.query<{
    readonly shopSubscriptions: { readonly items: readonly Subscription[]; readonly totalItems: number };
  }>(query, { filter, page });
  return { subscriptions: found.items, total: found.totalItems, pages: Math.ceil(found.totalItems / perPage) };
}

/** Reads the subscriptions and the prepaid plans of a customer. */
export async function readOfCustomer(
  id: string,
): Promise<{ readonly subscriptions: readonly Subscription[]; readonly plans: readonly Plan[] }> {
  const query = `query SubscriptionsOfCustomer($id: ID!) {
    customer(id: $id) {
      subscriptions { ${fields} }
      prepaidPlans {
        id state interval actionableDate deliveredCount installmentCount items { sku quantity } ${order} ${deliveries}
      }
    }
  }`;
  const { customer } = await api.query<{
    readonly customer: { readonly subscriptions: readonly Subscription[]; readonly prepaidPlans: readonly Plan[] };
  }>(query, { id });
  return { subscriptions: customer.subscriptions, plans: customer.prepaidPlans };
}

/** The day that an action takes, and whether it can do without. */
interface DayOfAction {
  readonly argument: 'until' | 'on' | 'day';
  readonly label: string;
  readonly isNeeded: boolean;
}

/** Something that is done to a subscription for its customer. */
export interface Action {
  readonly name: string;
  /** The name of the engine's mutation. */
  readonly mutation: string;
  readonly meaning: string;
  readonly done: string;
  readonly day?: DayOfAction;
  readonly isOffered: (subscription: Subscription) => boolean;
}

export const actions: readonly Action[] = [
  {
    name: 'Deliver now',
    mutation: 'deliverShopSubscription',
    meaning:
      'A delivery that is due is made now: its card is charged, and its order is placed. One that is still to come moves to tomorrow, because its customer is told of the charge first.',
    done: 'The delivery is made now or tomorrow',
    isOffered: ({ isDeliverable }) => isDeliverable,
  },
  {
    name: 'Change date',
    mutation: 'changeDayOfShopSubscription',
    meaning: 'The next delivery is made on another day.',
    done: 'The day is changed',
    day: { argument: 'day', label: 'Day', isNeeded: true },
    isOffered: ({ state }) => state === 'active' || state === 'paused',
  },
  {
    name: 'Skip',
    mutation: 'skipShopSubscription',
    meaning: 'The next delivery is left out, once in a row.',
    done: 'The delivery is skipped',
    isOffered: ({ isSkippable }) => isSkippable,
  },
  {
    name: 'Pause',
    mutation: 'pauseShopSubscription',
    meaning: 'Nothing is sent or charged until a day, or until it is resumed.',
    done: 'The subscription is paused',
    day: { argument: 'until', label: 'Until, or empty', isNeeded: false },
    isOffered: ({ state }) => state === 'active',
  },
  {
    name: 'Resume',
    mutation: 'resumeShopSubscription',
    meaning: 'Deliveries go on, on a day or tomorrow.',
    done: 'The subscription goes on',
    day: { argument: 'on', label: 'On, or empty for tomorrow', isNeeded: false },
    isOffered: ({ state }) => state === 'paused',
  },
  {
    name: 'Cancel subscription',
    mutation: 'cancelShopSubscription',
    meaning: 'Nothing more is sent or charged. This cannot be undone.',
    done: 'The subscription is canceled',
    isOffered: ({ state }) => state === 'active' || state === 'paused',
  },
];

/** Does something to a subscription; its customer is mailed, and the reason stands in their history. */
export async function perform(
  { mutation, day }: Action,
  { id }: Subscription,
  { reason, on }: { readonly reason: string; readonly on: string },
): Promise<void> {
  const [declared, given] =
    day && on !== '' ? [`, $on: String${day.isNeeded ? '!' : ''}`, `, ${day.argument}: $on`] : ['', ''];
  const call = `mutation ChangeSubscription($id: ID!, $reason: String!${declared}) {
    ${mutation}(id: $id, reason: $reason${given}) { id }
  }`;
  await api.mutate(call, { id, reason, ...(given === '' ? {} : { on }) });
}

/** Ends the remaining deliveries of a prepaid plan. Returns the cents that were refunded. */
export async function endPlan({ id }: Plan): Promise<number> {
  const call = 'mutation EndPrepaidPlan($id: ID!) { endPrepaidPlan(id: $id) { refunded } }';
  const answer = (await api.mutate(call, { id })) as { readonly endPrepaidPlan: { readonly refunded: number } };
  return answer.endPrepaidPlan.refunded;
}

/** Returns the label of a subscription's state, or of the problem that holds it up. */
export function situationOf({ state, waitsForPayment, isSoldOut }: Subscription): string {
  if (waitsForPayment) return 'Waits for a payment';
  if (isSoldOut) return 'Sold out';
  const states = {
    active: 'Active',
    paused: 'Paused',
    'pending-cancellation': 'Canceled, one more delivery',
    canceled: 'Canceled',
    inactive: 'Ended',
  } as const;
  return states[state];
}

/** Returns the day of the next delivery of a subscription or a prepaid plan. */
export function nextDateOf({ actionableDate }: Pick<Subscription, 'actionableDate'>): string {
  return actionableDate === null ? 'None' : dayText(actionableDate);
}

/** Returns the size of a delivery, such as "12 cans, club". */
export function cansOf({ cans, clubCans }: Subscription): string {
  return clubCans === null ? `${cans} cans` : `${cans} cans, club`;
}

export function cardOf({ card }: Subscription): string {
  return card ? `${card.brand ?? 'Card'} ${card.lastDigits}` : 'No card';
}

/** Returns the label of the outcome of a delivery attempt. */
export function outcomeOf({ state }: Delivery): string {
  const outcomes = {
    started: 'Is being charged',
    placed: 'Placed',
    declined: 'Card declined',
    'sold-out': 'Sold out',
    'called-off': 'Called off',
  } as const;
  return outcomes[state];
}
