import type { ID, RequestContext, TransactionalConnection } from '@vendure/core';
import { isUuid } from '#src/plugin/uuid';
import type { Subscription } from './subscription.entity';
import { SubscribedLine, Subscription as SubscriptionRow } from './subscription.entity';

type Announced = Pick<Subscription, 'announcedFor' | 'actionableDate'>;

/** Says if the prices of the next delivery were announced: until then a new price counts. */
export function arePricesAnnounced({ announcedFor, actionableDate }: Announced): boolean {
  return announcedFor !== null && announcedFor === actionableDate;
}

/**
 * Keeps the prices of the next delivery from its first reminder on, also for a customer who does without it: a higher price is told
 * two weeks before it is charged, so one that rises since counts for the delivery after. A lower one counts at once.
 */
export async function announcePrices(
  connection: TransactionalConnection,
  ctx: RequestContext,
  subscription: Subscription,
): Promise<void> {
  if (arePricesAnnounced(subscription)) return;
  const { id, actionableDate: announcedFor, lines } = subscription;
  await connection.getRepository(ctx, SubscriptionRow).update(id, { announcedFor });
  for (const { id: line, unitPrice: announcedPrice } of lines)
    await connection.getRepository(ctx, SubscribedLine).update(line, { announcedPrice });
}

/** The price that was announced for one unit in the next delivery of a subscription, in cents; undefined where there is none. */
export async function announcedPrice(
  connection: TransactionalConnection,
  ctx: RequestContext,
  subscriptionId: ID,
  { productVariantId, parts }: Pick<SubscribedLine, 'productVariantId' | 'parts'>,
): Promise<number | undefined> {
  if (!isUuid(subscriptionId)) return undefined;
  const [{ price }] = await connection.getRepository(ctx, SubscribedLine).query<[{ readonly price: number | null }]>(
    `SELECT min(line."announcedPrice") AS price FROM subscribed_line line
       JOIN subscription ON subscription.id = line."subscriptionId"
        AND subscription."announcedFor" = subscription."actionableDate"
      WHERE subscription.id = $1 AND line."productVariantId" = $2 AND line.parts = $3`,
    [subscriptionId, productVariantId, parts],
  );
  return price ?? undefined;
}
