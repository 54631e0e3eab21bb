import { api } from '@vendure/dashboard';

/** A customer's store credit, in cents; the engine's schema documents each field. */
export interface StoreCredit {
  readonly available: number;
  readonly changes: readonly CreditChange[];
  readonly pages: number;
}

export interface CreditChange {
  readonly action:
    | 'Added'
    | 'Used'
    | 'Credit'
    | 'Referral'
    | 'Referral canceled'
    | 'Gift card canceled'
    | 'Credit canceled';
  readonly change: number;
  readonly balance: number;
  readonly orderNumber: string | null;
  readonly reason: string;
  readonly createdAt: string;
}

export interface Grant {
  /** In cents. */
  readonly amount: number;
  readonly reason: string;
}

interface Answer {
  readonly customer: {
    readonly storeCredit: number;
    readonly storeCreditEvents: { readonly items: readonly CreditChange[]; readonly totalItems: number };
  };
}

/** Changes that the engine puts on a page. */
const perPage = 10;

const query = `query StoreCredit($customerId: ID!, $page: Int!) {
  customer(id: $customerId) {
    storeCredit
    storeCreditEvents(page: $page) {
      items { action change balance orderNumber reason createdAt }
      totalItems
    }
  }
}`;

const grant = `mutation GrantStoreCredit($customerId: ID!, $amount: Money!, $reason: String!) {
  grantStoreCredit(customerId: $customerId, amount: $amount, reason: $reason) { id }
}`;

/** Reads the credit of a customer with a page of its history, from 1, the newest change first. */
export async function readStoreCredit(customerId: string, page: number): Promise<StoreCredit> {
  const { customer } = await api.query<Answer>(query, { customerId, page });
  const { items, totalItems } = customer.storeCreditEvents;
  return { available: customer.storeCredit, changes: items, pages: Math.ceil(totalItems / perPage) };
}

/** Grants store credit to a customer with an account. */
export async function grantStoreCredit(customerId: string, { amount, reason }: Grant): Promise<void> {
  await api.mutate(grant, { customerId, amount, reason });
}

/** Describes the reason for a change of credit. */
export function meaningOf({ action, orderNumber, reason }: CreditChange): string {
  if (action === 'Used') return `Used for order ${orderNumber}`;
  if (action === 'Credit') return `Given back for order ${orderNumber}`;
  if (action.endsWith(' canceled')) return `Canceled. ${reason}`;
  return reason;
}
