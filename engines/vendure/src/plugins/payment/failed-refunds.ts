import type { RefundProcess } from '@vendure/core/dist/config/refund/refund-process';

/**
 * Lets a refund that was made fail afterwards, when the buyer's bank has not accepted it: its amount counts as not returned, and can be
 * refunded again. Only the provider reports it; the dashboard cannot.
 */
export const failedRefunds: RefundProcess<'Settled'> = {
  transitions: { Settled: { to: ['Failed'] } },
  onTransitionStart(fromState, toState, { ctx }) {
    if (fromState !== 'Settled' || toState !== 'Failed' || ctx.apiType !== 'admin') return undefined;
    return 'Only the payment provider reports that a settled refund has failed.';
  },
};
