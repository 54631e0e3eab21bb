import pg from 'pg';
import type { Day } from '#src/domain/interval/calendar-day';

const address = JSON.stringify({
  fullName: 'Ada Example',
  streetLine1: '1 Vine Street',
  city: 'Sacramento',
  province: 'CA',
  postalCode: '95814',
  countryCode: 'US',
});

/** A subscription that was due, and all that was begun for it. */
export interface DeliveredSubscription {
  readonly state: string;
  readonly actionableDate: Day;
  readonly failedTries: number;
  /** The states of its deliveries. */
  readonly deliveries: readonly string[];
  /** The numbers of all orders that were ever begun for it. */
  readonly orders: readonly string[];
}

/** Subscriptions that are due on a day, made and looked at behind the engine's back. */
export class DueSubscriptions {
  constructor(private readonly databaseUrl: string) {}

  /** Makes so many, each of one can a month, paid with a saved card. Their customer has been told of them for the last time. */
  async make(count: number, customerId: string, cardId: string, day: Day, sku: string): Promise<void> {
    await this.ask(
      `WITH begun AS (
         INSERT INTO subscription ("channelId", "customerId", "savedCardId", state, "intervalLength", "intervalUnit",
           "actionableDate", "shippingAddress", "billingAddress")
         SELECT "channelId", "customerId", $2, 'active', 1, 'month', $3, $4, $4
         FROM (SELECT * FROM customer_channels_channel WHERE "customerId" = $1 LIMIT 1) mine, generate_series(1, $5)
         RETURNING id
       ), announced AS (
         INSERT INTO subscription_reminder ("subscriptionId", "reminderType", "actionableDate", "sentAt")
         SELECT id, 'last_chance', $3, now() FROM begun
       )
       INSERT INTO subscribed_line ("subscriptionId", "productVariantId", quantity)
       SELECT begun.id, variant.id, 1 FROM begun, product_variant variant WHERE sku = $6`,
      [customerId, cardId, day, address, count, sku],
    );
  }

  /** Lets the day of a customer's next delivery, which was announced, be this one. */
  async comeOn(day: Day, emailAddress: string): Promise<void> {
    await this.ask(
      `WITH theirs AS (
         UPDATE subscription SET "actionableDate" = $1 FROM customer
         WHERE customer.id = "customerId" AND customer."emailAddress" = $2 RETURNING subscription.id
       )
       UPDATE subscription_reminder SET "actionableDate" = $1 FROM theirs WHERE "subscriptionId" = theirs.id`,
      [day, emailAddress],
    );
  }

  /** Counts the deliveries in a state; all of them when none is named. */
  async deliveries(state?: 'started'): Promise<number> {
    const counted = 'SELECT count(*)::int AS count FROM delivery WHERE state = coalesce($1, state)';
    return (await this.ask<{ count: number }>(counted, [state]))[0]!.count;
  }

  /** Counts the mails that wait for a worker. */
  async unsentMails(): Promise<number> {
    const waiting = `SELECT count(*)::int AS count FROM job_record WHERE "queueName" = 'mails' AND "isSettled" = false`;
    return (await this.ask<{ count: number }>(waiting))[0]!.count;
  }

  all(): Promise<readonly DeliveredSubscription[]> {
    return this.ask<DeliveredSubscription>(
      `SELECT state, "actionableDate", "failedTries",
         ARRAY(SELECT state::text FROM delivery WHERE "subscriptionId" = subscription.id) AS deliveries,
         ARRAY(SELECT code::text FROM "order" WHERE "customFieldsSubscriptionid" = subscription.id::text) AS orders
       FROM subscription`,
    );
  }

  private async ask<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<readonly Row[]> {
    const client = new pg.Client(this.databaseUrl);
    // PostgreSQL may be killed at any moment.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(query, values)).rows;
    } finally {
      await client.end();
    }
  }
}
