import type Stripe from 'stripe';
import type { AccountStatement, StatementLine } from './account-statement';
import { said } from './stripe-calls';
import { momentOf } from './stripe-events';

/** Lines of one answer, as many as Stripe lists at once. */
const mostListed = 100;

/** Stripe's balance transactions (docs.stripe.com/api/balance_transactions). */
export class StripeStatement implements AccountStatement {
  constructor(private readonly stripe: Stripe) {}

  async since(moment: Date | undefined): Promise<readonly StatementLine[]> {
    const params: Stripe.BalanceTransactionListParams = {
      limit: mostListed,
      expand: ['data.source'],
      ...(moment && { created: { gte: Math.floor(moment.getTime() / 1000) } }),
    };
    const lines: StatementLine[] = [];
    await said(this.stripe.balanceTransactions.list(params).autoPagingEach((line) => void lines.push(lineOf(line))));
    // Stripe lists the newest first.
    return lines.toReversed();
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
