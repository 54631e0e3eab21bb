import { opening } from './ledger';

/** A table of a month. */
export interface ReportDefinition {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** The column from which on all cells are cents. */
  readonly cents: number;
  /** Its parameters are the first day of the month and that of the next one. */
  readonly query: string;
}

/** Entries of the month; the opening of the journal belongs to the time before it, on whichever day it was made. */
const inMonth = `day >= $1 AND day < $2 AND reason <> '${opening}'`;
const before = `(day < $1 OR (day < $2 AND reason = '${opening}'))`;

const sum = (condition: string, sign = ''): string =>
  `coalesce(sum(${sign}cents) FILTER (WHERE ${condition}), 0)::bigint`;

/** Liabilities to customers. `deposits` are paid and did not leave yet. */
const owed = `('deposits', 'prepaid', 'gift-cards', 'store-credit')`;

export const reportDefinitions: readonly ReportDefinition[] = [
  {
    id: 'sales',
    title: 'Sales by day and kind',
    columns: ['Day', 'Kind', 'Sales before tax', 'Discounts', 'Net'],
    cents: 2,
    query: `SELECT day::text, coalesce(nullif(detail, ''), account) AS kind, -sum(cents) FILTER (WHERE account <> 'discounts') AS sales,
        -sum(cents) FILTER (WHERE account = 'discounts') AS discounts, -sum(cents) AS net
      FROM journal_entry WHERE account IN ('sales', 'shipping', 'discounts') AND ${inMonth}
      GROUP BY day, coalesce(nullif(detail, ''), account) HAVING count(*) FILTER (WHERE cents <> 0) > 0 ORDER BY 1, 2`,
  },
  {
    id: 'tax',
    title: 'Tax by state, county and rate',
    columns: [
      'State',
      'County',
      'Tax',
      'Rate',
      'Taxable sales',
      'Tax of sales',
      'Refunded sales',
      'Refunded tax',
      'Tax to pay',
    ],
    cents: 4,
    query: `SELECT state, coalesce(county, '') AS county, jurisdiction, rate::text AS rate,
        coalesce(sum(base) FILTER (WHERE kind IN ('sale', 'change')), 0) AS sold,
        coalesce(sum(tax) FILTER (WHERE kind IN ('sale', 'change')), 0) AS tax,
        -coalesce(sum(base) FILTER (WHERE kind IN ('refund', 'release')), 0) AS back,
        -coalesce(sum(tax) FILTER (WHERE kind IN ('refund', 'release')), 0) AS "backTax",
        sum(tax) AS due
      FROM tax_entry WHERE day >= $1 AND day < $2 GROUP BY state, coalesce(county, ''), jurisdiction, rate ORDER BY 1, 2, 3, 4`,
  },
  {
    id: 'owed',
    title: 'Gift cards, credit, prepaid and paid-not-shipped',
    columns: ['Account', 'Opening', 'Added', 'Taken', 'Closing'],
    cents: 1,
    query: `SELECT account, ${sum(before, '-')} AS opening, ${sum(`cents < 0 AND ${inMonth}`, '-')} AS added,
        ${sum(`cents > 0 AND ${inMonth}`)} AS taken, ${sum('day < $2', '-')} AS closing
      FROM journal_entry WHERE account IN ${owed} AND day < $2 GROUP BY account ORDER BY 1`,
  },
  {
    id: 'accounts',
    title: 'All accounts',
    columns: ['Account', 'Part', 'Opening', 'Debits', 'Credits', 'Closing'],
    cents: 2,
    query: `SELECT account, detail, ${sum(before)} AS opening, ${sum(`cents > 0 AND ${inMonth}`)} AS debits,
        ${sum(`cents < 0 AND ${inMonth}`, '-')} AS credits, ${sum('day < $2')} AS closing
      FROM journal_entry WHERE day < $2 GROUP BY account, detail ORDER BY 1, 2`,
  },
  {
    id: 'stripe',
    title: 'Stripe',
    columns: ['Part', 'Amount'],
    cents: 1,
    query: `SELECT part, cents FROM (
        SELECT 1 AS place, 'Opening balance' AS part, coalesce(sum(amount - fee), 0) AS cents FROM balance_entry WHERE day < $1
        UNION ALL SELECT 2, category, sum(amount) FROM balance_entry WHERE day >= $1 AND day < $2 GROUP BY category
        UNION ALL SELECT 3, 'fees of payments', -coalesce(sum(fee), 0) FROM balance_entry WHERE day >= $1 AND day < $2
        UNION ALL SELECT 4, 'Closing balance', coalesce(sum(amount - fee), 0) FROM balance_entry WHERE day < $2
      ) lines ORDER BY place, part`,
  },
  {
    id: 'owed-to-customers',
    title: 'Owed to customers',
    columns: ['For', 'Of', 'Owed'],
    cents: 2,
    query: `SELECT 'order' AS kind, o.code, -sum(entry.cents) AS owed FROM journal_entry entry JOIN "order" o ON o.id = entry."orderId"
      WHERE entry.account IN ('deposits', 'prepaid') AND entry.day < $2 AND $1::date IS NOT NULL
      GROUP BY o.code HAVING sum(entry.cents) <> 0
      UNION ALL
      SELECT 'store credit', customer."emailAddress", sum(change) FROM store_credit_event event
      JOIN store_credit credit ON credit.id = event."creditId" JOIN customer ON customer.id = credit."customerId"
      JOIN channel ON channel.code = '__default_channel__'
      WHERE (event."createdAt"::timestamptz AT TIME ZONE channel."customFieldsTimezone")::date < $2
      GROUP BY customer."emailAddress" HAVING sum(change) <> 0
      UNION ALL
      SELECT 'gift cards', '', -sum(cents) FROM journal_entry WHERE account = 'gift-cards' AND day < $2 HAVING sum(cents) <> 0
      ORDER BY 1, 2`,
  },
  {
    id: 'disputes',
    title: 'Disputes',
    columns: ['Order', 'Dispute', 'Reason', 'State', 'Opened', 'Closed', 'Amount'],
    cents: 6,
    query: `SELECT o.code, dispute."providerId", dispute.reason, dispute.status, dispute."openedAt"::date::text AS opened,
        dispute."closedAt"::date::text AS closed, dispute.amount
      FROM dispute JOIN payment ON payment.id = dispute."paymentId" JOIN "order" o ON o.id = payment."orderId"
      WHERE dispute."openedAt" < $2::date AND (dispute."closedAt" IS NULL OR dispute."closedAt" >= $1::date)
      ORDER BY dispute."openedAt", 2`,
  },
];
