import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays } from '#src/plugins/core/interval/calendar-day';
import { decliningCards } from './bank';
import type { Rows } from './rows';

/** Counts subscriptions, and those of them that are due. */
export interface Subscribers {
  readonly subscriptions: number;
  readonly due: number;
}

/** Of a hundred boxes that are due, so many have a card that is declined, and so many find something sold out. */
const declinedOfHundred = 3;
const soldOutOfHundred = 2;

/** Days before the next delivery of a box that is not due: no mail announces it yet. */
const firstDayLater = 15;

const address = {
  fullName: 'Lou Load',
  streetLine1: '12 Orchard Row',
  city: 'Oakland',
  province: 'CA',
  postalCode: '94607',
  countryCode: 'US',
};

/** In every box there are two of these, each with two to four units; a shopper buys them as well. */
export const boxSkus = ['SAUV-01', 'ROSE-01', 'ZIN-01', 'CHENIN-02', 'PINOT-01', 'SYRAH-01'] as const;

/** In twice as many boxes as are to find it sold out: there is one for half of them. */
export const scarceSku = 'GAMAY-01';

/** Says how many boxes of so many that are due have a card that is declined, and how many find something sold out. */
export function expectedOf({ due }: Subscribers): { readonly declined: number; readonly soldOut: number } {
  const shareOf = (ofHundred: number): number => Math.round((due * ofHundred) / 100);
  return { declined: shareOf(declinedOfHundred), soldOut: shareOf(soldOutOfHundred) };
}

/** The address of the mails to a subscriber, counted from 1; those who are due come first. */
export function emailOf(index: number): string {
  return `subscriber-${index}@load.example`;
}

/**
 * Inserts customers, each with an account, a saved card and a monthly box, so many of them due on a day and the others later. The
 * first of those who are due are declined, the last ones want scarce goods.
 */
export async function insertSubscribers(rows: Rows, subscribers: Subscribers, today: Day): Promise<void> {
  const { subscriptions, due } = subscribers;
  const { declined, soldOut } = expectedOf(subscribers);
  await rows.query(
    `CREATE TEMPORARY TABLE load_subscriber AS SELECT n, gen_random_uuid() AS "userId", gen_random_uuid() AS "customerId",
       gen_random_uuid() AS "cardId", gen_random_uuid() AS "subscriptionId", 'subscriber-' || n || '@load.example' AS email
     FROM generate_series(1, $1::int) AS n`,
    [subscriptions],
  );
  await rows.query(`INSERT INTO "user" (id, identifier, verified) SELECT "userId", email, true FROM load_subscriber`);
  await rows.query(
    `INSERT INTO customer (id, "firstName", "lastName", "emailAddress", "userId", "customFieldsPaymentcustomer")
     SELECT "customerId", 'Lou', 'Load', email, "userId", 'payer-' || n FROM load_subscriber`,
  );
  await rows.query(
    `INSERT INTO customer_channels_channel ("customerId", "channelId")
     SELECT "customerId", channel.id FROM load_subscriber, channel WHERE channel.code = '__default_channel__'`,
  );
  await rows.query(
    `INSERT INTO saved_card (id, "customerId", "vaultCard", "isDefault", brand, "lastDigits", "expiryMonth", "expiryYear")
     SELECT "cardId", "customerId", CASE WHEN n <= $1 THEN $2::text ELSE 'pays-' END || n, true, 'visa', '1111', 12, 2099
     FROM load_subscriber`,
    [declined, decliningCards],
  );
  await rows.query(
    `INSERT INTO subscription (id, email, state, "intervalLength", "intervalUnit", "actionableDate", "anchorDay",
       "shippingAddress", "billingAddress", "channelId", "customerId", "savedCardId")
     SELECT "subscriptionId", email, 'active', 1, 'month', CASE WHEN n <= $1 THEN $2 ELSE $3 END, 1, $4, $4, channel.id,
       "customerId", "cardId"
     FROM load_subscriber, channel WHERE channel.code = '__default_channel__' ORDER BY n`,
    [due, today, addDays(today, firstDayLater), JSON.stringify(address)],
  );
  await announce(rows, today);
  await rows.query(
    `INSERT INTO subscribed_line ("subscriptionId", "productVariantId", quantity)
     SELECT "subscriptionId", variant.id, 2 + n % 3
     FROM load_subscriber, generate_series(0, 1) AS line, product_variant variant
     WHERE variant.sku = CASE WHEN line = 1 AND n > $2 AND n <= $1 THEN $3
       ELSE ($4::text[])[1 + (n + line) % array_length($4::text[], 1)] END`,
    [due, due - 2 * soldOut, scarceSku, boxSkus],
  );
  await rows.query(
    `UPDATE subscribed_line SET quantity = 1 FROM product_variant variant
     WHERE variant.id = "productVariantId" AND variant.sku = $1`,
    [scarceSku],
  );
}

/** Writes that the last reminder of each box that is due on a day was sent: without it nothing is charged. */
export async function announce(rows: Rows, day: Day): Promise<void> {
  await rows.query(
    `INSERT INTO subscription_reminder ("subscriptionId", "reminderType", "actionableDate", "sentAt")
     SELECT id, 'last_chance', "actionableDate", now() FROM subscription WHERE "actionableDate" = $1`,
    [day],
  );
}
