import { createHash } from 'node:crypto';
import type { CardInput } from './card-form';
import type { PaymentOutcome } from './payment-desk';

/**
 * Makes pressing a button twice the same as pressing it once: the second press, during the first or after it, gets the
 * outcome of the first. The latest press of each session is remembered, by a digest, so that no card is kept.
 */
export class PressMemory {
  private readonly latest = new Map<string, { readonly press: string; readonly outcome: Promise<PaymentOutcome> }>();

  /** Pays unless this is a repeated press. A failure is forgotten, so that pressing again tries again. */
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

  /** A session that is closed needs no memory. */
  forget(sessionId: string): void {
    this.latest.delete(sessionId);
  }
}
