import { api } from '@vendure/dashboard';

/** A dispute of a payment; the engine's schema documents each field. Moments are ISO 8601. */
export interface Dispute {
  readonly id: string;
  readonly amount: number;
  readonly reason: string;
  readonly status: 'open' | 'won' | 'lost' | 'withdrawn';
  readonly openedAt: string;
  readonly answerBy: string | null;
  readonly closedAt: string | null;
  readonly refundAllowedAt: string | null;
}

export async function readDisputes(orderId: string): Promise<readonly Dispute[]> {
  const query = `query DisputesOfOrder($id: ID!) {
    order(id: $id) { disputes { id amount reason status openedAt answerBy closedAt refundAllowedAt } }
  }`;
  const { order } = await api.query<{ readonly order: { readonly disputes: readonly Dispute[] } | null }>(query, {
    id: orderId,
  });
  return order?.disputes ?? [];
}

/** Allows refunds of a payment although its dispute is open. */
export async function allowRefund({ id }: Dispute): Promise<void> {
  await api.mutate('mutation AllowRefundOfDispute($id: ID!) { allowRefundOfDispute(id: $id) { id } }', { id });
}
