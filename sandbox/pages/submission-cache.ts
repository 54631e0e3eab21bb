import { createHash } from 'node:crypto';
import type { PaymentOutcome } from '#sandbox/shop/payment-sessions';
import type { CardInput } from './card-form';

/**
 * Makes a repeated submit idempotent: a second submit of the same form, during or after the first, gets the outcome of the
 * first. Keeps the latest submit of each session as a digest, so that no card is stored.
 */
export class SubmissionCache {
  private readonly latest = new Map<string, { readonly press: string; readonly outcome: Promise<PaymentOutcome> }>();

  /** Pays unless this submit is a repetition. A rejected payment is not kept, so that the shopper can try again. */
  async once(
    sessionId: string,
    formKey: string,
    input: CardInput,
    pay: () => Promise<PaymentOutcome>,
  ): Promise<PaymentOutcome> {
    const press = createHash('sha256')
      .update(JSON.stringify([formKey, input]))
      .digest('hex');
    const known = this.latest.get(sessionId);
    if (known?.press === press) return known.outcome;
    const outcome = pay();
    this.latest.set(sessionId, { press, outcome });
    try {
      return await outcome;
    } catch (error) {
      this.latest.delete(sessionId);
      throw error;
    }
  }

  /** Drops the kept outcome of a closed session. */
  clear(sessionId: string): void {
    this.latest.delete(sessionId);
  }
}
