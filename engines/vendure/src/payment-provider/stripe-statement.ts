import type Stripe from 'stripe';
import type { AccountStatement, StatementLine, StatementPage } from './account-statement';
import { said } from './stripe-calls';
import { momentOf } from './stripe-events';

/** Lines of one answer, as many as Stripe lists at once. */
const mostListed = 100;

/** Stripe's balance transactions (docs.stripe.com/api/balance_transactions). */
export class StripeStatement implements AccountStatement {
  constructor(private readonly stripe: Stripe) {}

  async page(since: Date | null, after: string | null): Promise<StatementPage> {
    const { data, has_more: hasMore } = await said(
      this.stripe.balanceTransactions.list({
        ...{ limit: mostListed, expand: ['data.source'] },
        ...(since && { created: { gte: Math.floor(since.getTime() / 1000) } }),
        ...(after !== null && { starting_after: after }),
      }),
    );
    return { lines: data.map(lineOf), next: hasMore ? data.at(-1)?.id : undefined };
  }
}

function lineOf(line: Stripe.BalanceTransaction): StatementLine {
  const { id, type, reporting_category: category, source, amount, fee, currency, created } = line;
  return {
    ...{ id, type, category, amount, fee, currency: currency.toUpperCase(), moment: momentOf(created) },
    source: idOf(source),
    paymentId:
      source !== null && typeof source === 'object' && 'payment_intent' in source ? idOf(source.payment_intent) : null,
  };
}

function idOf(thing: string | { readonly id?: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}
