import type Stripe from 'stripe';
import type { Answer } from '#test/support/stand-in-server';
import { expandedBy, refused } from './stripe-answers';
import type { Refund } from './stripe-returns';
import { shownRefund } from './stripe-returns';

/** Cents that Stripe takes of a charge, beside 2.9 percent of it, and for a dispute (stripe.com/pricing). */
const perCharge = 30;
const perDispute = 1500;

/** Seconds of a day, after which money can be paid out. */
const day = 86_400;

type Source = { readonly id: string } & Readonly<Record<string, unknown>>;

interface Line extends Pick<Stripe.BalanceTransaction, 'type' | 'reporting_category' | 'amount' | 'fee'> {
  readonly source: Source | null;
  readonly created: number;
}

/** Stands in for the list of balance transactions (docs.stripe.com/api/balance_transactions), oldest first in its memory. */
export class StripeBalanceStandIn {
  private readonly lines: Line[] = [];
  /** Stripe's seconds of the next line; now when left out. */
  now: number | undefined;

  charge(intent: string, amount: number): void {
    const fee = Math.round(amount * 0.029) + perCharge;
    const source = { id: `ch_${intent}`, object: 'charge', payment_intent: intent };
    this.add({ type: 'charge', reporting_category: 'charge', amount, fee, source });
  }

  refund(refund: Refund): void {
    const source = { ...shownRefund(refund), id: refund.id };
    this.add({ type: 'refund', reporting_category: 'refund', amount: -refund.amount, fee: 0, source });
  }

  failedRefund(refund: Refund): void {
    const source = { ...shownRefund(refund), id: refund.id };
    this.add({ type: 'refund_failure', reporting_category: 'refund_failure', amount: refund.amount, fee: 0, source });
  }

  /** The bank takes a disputed amount, or puts it back. */
  dispute(sessionId: string, amount: number, isReversal = false): void {
    const source = { id: `du_${sessionId}`, object: 'dispute', payment_intent: `pi_${sessionId}` };
    const category = isReversal ? 'dispute_reversal' : 'dispute';
    const [change, fee] = isReversal ? [amount, 0] : [-amount, perDispute];
    this.add({ type: 'adjustment', reporting_category: category, amount: change, fee, source });
  }

  payout(amount: number): void {
    const source = { id: `po_${this.lines.length + 1}`, object: 'payout' };
    this.add({ type: 'payout', reporting_category: 'payout', amount: -amount, fee: 0, source });
  }

  /** Stripe's monthly fee of a product. */
  monthlyFee(amount: number): void {
    this.add({ type: 'stripe_fee', reporting_category: 'fee', amount: -amount, fee: 0, source: null });
  }

  /** The sum of all lines after their fees. */
  get total(): number {
    return this.lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
  }

  answer(params: URLSearchParams): Answer {
    const limit = Number(params.get('limit') ?? 10);
    // /api/balance_transactions/list#balance_transaction_list-limit
    if (!(limit >= 1 && limit <= 100)) return refused(400, 'Limit can range between 1 and 100.');
    const since = Number(params.get('created[gte]') ?? 0);
    const all = this.lines.map((line, index) => ({ id: `txn_${index + 1}`, line })).toReversed();
    const after = params.get('starting_after');
    const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    if (after !== null && start === 0) return refused(400, `No such balance_transaction: '${after}'`);
    const left = all.slice(start).filter(({ line }) => line.created >= since);
    const isExpanded = expandedBy(params, 'data.').has('source');
    const data = left.slice(0, limit).map(({ id, line }) => shown(id, line, isExpanded));
    return { body: { object: 'list', url: '/v1/balance_transactions', data, has_more: left.length > limit } };
  }

  private add(line: Omit<Line, 'created'>): void {
    this.lines.push({ ...line, created: this.now ?? Math.floor(Date.now() / 1000) });
  }
}

function shown(id: string, { source, created, amount, fee, ...line }: Line, isExpanded: boolean): object {
  const details = { application: null, currency: 'usd', description: 'Stripe processing fees', type: 'stripe_fee' };
  return {
    ...{ id, object: 'balance_transaction', amount, fee, net: amount - fee, created, ...line },
    ...{ available_on: created + 2 * day, balance_type: 'payments', currency: 'usd', description: null },
    ...{ exchange_rate: null, status: 'pending', fee_details: fee === 0 ? [] : [{ amount: fee, ...details }] },
    source: isExpanded ? source : (source?.id ?? null),
  } satisfies Omit<Stripe.BalanceTransaction, 'source' | 'lastResponse'> & { readonly source: unknown };
}
