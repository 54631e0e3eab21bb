import { availableParallelism, loadavg } from 'node:os';
import { percentile } from './percentile';
import type { Subscribers } from './subscribers';

/** Figures of a run of deliveries. */
export interface Measured {
  readonly seconds: number;
  readonly workers: number;
  readonly kills: number;
  readonly statements: number;
  /** Seconds of processor time. */
  readonly processor: { readonly workers: number; readonly server: number; readonly database: number };
  /** Milliseconds of a shopper's calls. */
  readonly calls: { readonly before: readonly number[]; readonly during: readonly number[] };
}

/** Prints the results of a run of deliveries, one a line. */
export function reportOfDeliveries(
  { subscriptions, due }: Subscribers,
  { seconds, workers, kills, statements, processor, calls }: Measured,
): readonly string[] {
  const perMinute = (due / seconds) * 60;
  const each = (amount: number): string => ((amount / due) * 1000).toFixed(0);
  return [
    `${due} deliveries of ${subscriptions} subscriptions in ${(seconds / 60).toFixed(2)} minutes, with ${workers} workers and ${kills} kills`,
    `${perMinute.toFixed(0)} deliveries a minute, ${(perMinute / workers).toFixed(0)} a minute and a worker`,
    `${(statements / due).toFixed(0)} statements a delivery, its mails and what killed workers began in it`,
    `processor time of a delivery: ${each(processor.workers)} ms in workers, ${each(processor.database)} ms in the database; ${processor.server.toFixed(0)} s in the shopper's server`,
    `a shopper's calls without deliveries: ${timesOf(calls.before)}`,
    `a shopper's calls beside deliveries:  ${timesOf(calls.during)}`,
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')} on ${availableParallelism()} cores`,
  ];
}

function timesOf(calls: readonly number[]): string {
  return `${calls.length} calls, median ${percentile(calls, 50)} ms, 95th percentile ${percentile(calls, 95)} ms, longest ${percentile(calls, 100)} ms`;
}
