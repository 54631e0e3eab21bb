import type { Client } from 'pg';
import type { HostedPayment } from '#src/payment-provider/hosted-payment';

/** The places where alarms look. */
export interface Watched {
  readonly database: Client;
  readonly payments: Pick<HostedPayment, 'paidSince'>;
}

/**
 * Looks for something that somebody has to do something about. Returns it in one line, or undefined when there is nothing.
 * Rejects when it cannot look.
 */
export type Alarm = (watched: Watched, now: Date) => Promise<string | undefined>;
