import type { Day } from '#src/plugins/core/interval/calendar-day';
import type { Bank, BankPayment, SentMail } from './bank';
import { Rows } from './rows';
import type { Subscribers } from './subscribers';
import { emailOf, expectedOf } from './subscribers';

interface DeliveredRow {
  readonly id: string;
  readonly email: string;
  readonly day: Day;
  readonly failedTries: number;
  /** The outcomes of its attempts. */
  readonly attempts: readonly string[] | null;
  readonly orders: readonly OrderOfDelivery[] | null;
}

interface OrderOfDelivery {
  readonly code: string;
  readonly state: string;
  readonly isPlaced: boolean;
  readonly total: number;
  /** Amounts that are settled. */
  readonly paid: readonly number[] | null;
}

const deliveriesQuery = `
  SELECT s.id, s.email, s."actionableDate" AS day, s."failedTries",
    (SELECT json_agg(d.state) FROM delivery d WHERE d."subscriptionId" = s.id) AS attempts,
    (SELECT json_agg(json_build_object('code', o.code, 'state', o.state, 'isPlaced', o."orderPlacedAt" IS NOT NULL,
        'total', o."subTotalWithTax" + o."shippingWithTax",
        'paid', (SELECT json_agg(p.amount) FROM payment p WHERE p."orderId" = o.id AND p.state = 'Settled')))
      FROM "order" o WHERE o."customFieldsSubscriptionid" = s.id::text) AS orders
  FROM subscription s ORDER BY s.position`;

const unfinishedQuery = `
  SELECT count(*)::int AS count FROM subscription s
  WHERE s.position <= $1 AND NOT EXISTS (
    SELECT FROM delivery d WHERE d."subscriptionId" = s.id AND d.state <> 'started' AND (d.state <> 'placed' OR EXISTS (
      SELECT FROM payment p WHERE p."orderId" = d."orderId" AND p.state = 'Settled')))`;

/** Mails of a delivery that its worker writes, and the bank's outbox does not have yet. */
const waitingMailsQuery = `
  SELECT count(*)::int AS count FROM job_record WHERE "queueName" = 'mails' AND state IN ('PENDING', 'RUNNING', 'RETRYING')`;

/** Reads the database and the bank after a run of deliveries, and lists broken promises. */
export class DeliveriesLedger {
  constructor(
    private readonly databaseUrl: string,
    private readonly bank: Bank,
    private readonly subscribers: Subscribers,
  ) {}

  /** Counts the boxes that were due and whose delivery has no outcome, or is placed and its money not taken. */
  unfinished(): Promise<number> {
    return this.count(unfinishedQuery, [this.subscribers.due]);
  }

  waitingMails(): Promise<number> {
    return this.count(waitingMailsQuery);
  }

  /** Lists every way in which a delivery was made twice, lost, charged wrongly or told of wrongly; nothing when all is well. */
  async problems(today: Day): Promise<readonly string[]> {
    const rows = await Rows.of(this.databaseUrl, (database) => database.query<DeliveredRow>(deliveriesQuery));
    const [due, later] = [rows.slice(0, this.subscribers.due), rows.slice(this.subscribers.due)];
    const charges = byNumber(this.bank.payments);
    return [
      ...due.flatMap((row) => problemsOf(row, today, charges)),
      ...later.flatMap(({ email, attempts, orders }) =>
        attempts === null && orders === null ? [] : [`early: the box of ${email} was not due`],
      ),
      ...this.wronglyCounted(due),
      ...this.wronglyMailed(due),
      ...(await this.strayCharges(charges)),
    ];
  }

  private wronglyCounted(due: readonly DeliveredRow[]): readonly string[] {
    const { declined, soldOut } = expectedOf(this.subscribers);
    const wanted = { placed: this.subscribers.due - declined - soldOut, declined, 'sold-out': soldOut };
    return Object.entries(wanted).flatMap(([state, count]) => {
      const found = due.filter(({ attempts }) => attempts?.[0] === state).length;
      return found === count ? [] : [`counted: ${count} boxes are to be ${state}, ${found} are`];
    });
  }

  /** Each subscriber has one mail, and the shop one of each order that was placed. */
  private wronglyMailed(due: readonly DeliveredRow[]): readonly string[] {
    const received = countBy(this.bank.mails, ({ to }) => to);
    const keys = countBy(this.bank.mails, ({ idempotencyKey }) => idempotencyKey);
    const placed = due.flatMap(({ orders }) => (orders ?? []).filter(({ isPlaced }) => isPlaced));
    return [
      ...due.flatMap((_row, index) => {
        const count = received.get(emailOf(index + 1)) ?? 0;
        return count === 1 ? [] : [`mailed: ${emailOf(index + 1)} has ${count} mails of one delivery`];
      }),
      ...[...keys].flatMap(([key, count]) => (count === 1 ? [] : [`mailed: ${key} was sent ${count} times`])),
      ...placed.flatMap(({ code }) => (keys.has(`order-received/${code}`) ? [] : [`mailed: the shop lacks ${code}`])),
    ];
  }

  /** Lists the bank's holds for orders that are not placed, of a shopper too. */
  private async strayCharges(charges: ReadonlyMap<string, readonly BankPayment[]>): Promise<readonly string[]> {
    const placed = await Rows.of(this.databaseUrl, (rows) =>
      rows.query<{ code: string }>('SELECT code FROM "order" WHERE "orderPlacedAt" IS NOT NULL'),
    );
    const codes = new Set(placed.map(({ code }) => code));
    return [...charges].flatMap(([code, of]) =>
      codes.has(code) || of.every((one) => !holdsMoney(one)) ? [] : [`charged: ${code} was never placed`],
    );
  }

  private async count(query: string, values: readonly unknown[] = []): Promise<number> {
    const [row] = await Rows.of(this.databaseUrl, (rows) => rows.query<{ count: number }>(query, values));
    return row?.count ?? 0;
  }
}

function problemsOf(
  { email, day, failedTries, attempts, orders }: DeliveredRow,
  today: Day,
  charges: ReadonlyMap<string, readonly BankPayment[]>,
): readonly string[] {
  const [state, ...more] = attempts ?? [];
  if (state === undefined || more.length > 0)
    return [`made: the box of ${email} had the attempts ${(attempts ?? ['none']).join(', ')}`];
  const held = (orders ?? []).flatMap(({ code }) => (charges.get(code) ?? []).filter(holdsMoney));
  const placed = (orders ?? []).filter(({ isPlaced }) => isPlaced);
  if (state !== 'placed') {
    const isHonest = placed.length === 0 && held.length === 0 && day === today && failedTries === 1;
    const isOver = (orders ?? []).every((order) => order.state === 'Cancelled');
    return isHonest && isOver ? [] : [`${state}: the box of ${email} left an order, a charge or another day`];
  }
  const [order, ...others] = placed;
  if (!order || others.length > 0) return [`placed: the box of ${email} has ${placed.length} orders`];
  const amounts = [(order.paid ?? []).join(' + '), held.map(({ amountCents }) => amountCents).join(' + ')];
  const isPaid = amounts.every((amount) => amount === String(order.total));
  const isTaken = held.every((charge) => charge.state === 'captured');
  return isPaid && isTaken && day > today
    ? []
    : [`paid: ${order.code} of ${email} costs ${order.total}; the shop has ${amounts[0]}, the bank ${amounts[1]}`];
}

function holdsMoney({ state }: BankPayment): boolean {
  return state === 'paid' || state === 'captured';
}

function byNumber(payments: readonly BankPayment[]): ReadonlyMap<string, readonly BankPayment[]> {
  const found = new Map<string, BankPayment[]>();
  for (const payment of payments) found.set(payment.reference, [...(found.get(payment.reference) ?? []), payment]);
  return found;
}

function countBy(mails: readonly SentMail[], keyOf: (mail: SentMail) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const mail of mails) counts.set(keyOf(mail), (counts.get(keyOf(mail)) ?? 0) + 1);
  return counts;
}
