import type { ID, RequestContext, TransactionalConnection } from '@vendure/core';
import { isUuid } from '#src/plugins/core/uuid';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import {
  SubscribedLine,
  Subscription as SubscriptionRow,
} from '#src/plugins/subscription/entities/subscription.entity';

type Announced = Pick<Subscription, 'announcedFor' | 'actionableDate'>;

/** The price of one unit in cents, and the number of units that were announced at that price. */
interface AnnouncedUnits {
  readonly price: number;
  readonly quantity: number;
}

/** Says if the prices of the next delivery were announced: until then a new price counts. */
export function arePricesAnnounced({ announcedFor, actionableDate }: Announced): boolean {
  return announcedFor !== null && announcedFor === actionableDate;
}

/**
 * Finds the total that the customer was told of the next delivery, in cents: by its last reminder, or else by its first one. Undefined
 * when no reminder of its day has named one.
 */
export function announcedTotal({
  actionableDate,
  reminders,
}: Pick<Subscription, 'actionableDate' | 'reminders'>): number | undefined {
  const told = (['last_chance', 'default'] as const).map((type) =>
    reminders.find((one) => one.reminderType === type && one.actionableDate === actionableDate),
  );
  return told.find((one) => one !== undefined && one.announcedTotal !== null)?.announcedTotal ?? undefined;
}

/**
 * Prices one of several units in cents: the announced number of units costs at most the announced price, and each
 * further one its price of today. The average is rounded down.
 */
export function priceOfEach(today: number, quantity: number, announced: AnnouncedUnits | undefined): number {
  if (!announced || announced.price >= today) return today;
  const units = Math.max(quantity, 1);
  const promised = Math.min(units, announced.quantity);
  return Math.floor((promised * announced.price + (units - promised) * today) / units);
}

/**
 * Keeps the prices of the next delivery from its first reminder on, also for a customer who does without it: a higher price is told
 * two weeks before it is charged, so one that rises since counts for the delivery after. A lower one counts at once, and a can that is
 * added to the box since costs its price of that day.
 */
export async function announcePrices(
  connection: TransactionalConnection,
  ctx: RequestContext,
  subscription: Subscription,
): Promise<void> {
  if (arePricesAnnounced(subscription)) return;
  const { id, actionableDate: announcedFor, lines } = subscription;
  await connection.getRepository(ctx, SubscriptionRow).update(id, { announcedFor });
  for (const { id: line, unitPrice: announcedPrice, quantity: announcedQuantity } of lines)
    await connection.getRepository(ctx, SubscribedLine).update(line, { announcedPrice, announcedQuantity });
}

/** Finds the announced price of a variant in the next delivery of a subscription; undefined without an announcement. */
export async function announcedUnits(
  connection: TransactionalConnection,
  ctx: RequestContext,
  subscriptionId: ID,
  { productVariantId, parts }: Pick<SubscribedLine, 'productVariantId' | 'parts'>,
): Promise<AnnouncedUnits | undefined> {
  if (!isUuid(subscriptionId)) return undefined;
  const [{ price, quantity }] = await connection
    .getRepository(ctx, SubscribedLine)
    .query<[{ readonly price: number | null; readonly quantity: number }]>(
      `SELECT min(line."announcedPrice") AS price, sum(coalesce(line."announcedQuantity", line.quantity))::int AS quantity
       FROM subscribed_line line JOIN subscription ON subscription.id = line."subscriptionId"
        AND subscription."announcedFor" = subscription."actionableDate"
      WHERE subscription.id = $1 AND line."productVariantId" = $2 AND line.parts = $3 AND line."announcedPrice" IS NOT NULL`,
      [subscriptionId, productVariantId, parts],
    );
  return price === null ? undefined : { price, quantity };
}

/** Returns the announced price of a line of an announced subscription; undefined for a line that was added since. */
export function announcedOfLine({
  announcedPrice,
  announcedQuantity,
  quantity,
}: Pick<SubscribedLine, 'announcedPrice' | 'announcedQuantity' | 'quantity'>): AnnouncedUnits | undefined {
  return announcedPrice === null ? undefined : { price: announcedPrice, quantity: announcedQuantity ?? quantity };
}
