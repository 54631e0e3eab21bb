import { ProductVariant, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import { toOrderAddress } from '#src/plugins/core/address/order-address';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, addInterval, beginningOf, dayOfMonth } from '#src/plugins/core/interval/calendar-day';
import { clubOf } from '#src/plugins/core/order-line/club';
import { leadDays } from '#src/plugins/subscription/due-reminders';
import {
  SubscribedLine,
  Subscription,
  SubscriptionReminder,
} from '#src/plugins/subscription/entities/subscription.entity';
import { cansOf } from '#src/plugins/subscription/subscription-rules';
import type { SeedContext } from '#src/seed/seed-context';
import type { DemoSubscription } from './demo-customer';
import type { DemoDays } from './demo-days';
import { noonOf } from './demo-days';
import type { DemoBuyer, PastOrder } from './past-orders';

/** Adds a subscription, and returns its deliveries so far, which are not added yet. */
export async function addSubscription(
  { ctx, service }: SeedContext,
  days: DemoDays,
  { customer, address, card }: DemoBuyer,
  demo: DemoSubscription,
): Promise<readonly PastOrder[]> {
  const connection = service(TransactionalConnection);
  const skus = Object.keys(demo.lines);
  const variants = await connection.getRepository(ctx, ProductVariant).findBy({ sku: In(skus) });
  const lines = skus.map((sku) => {
    const variant = variants.find((one) => one.sku === sku);
    if (!variant) throw new Error(`The demo subscribes to ${sku}, which it does not sell.`);
    return { productVariant: variant, quantity: demo.lines[sku] ?? 0 };
  });
  const next = days.day(demo.nextInDays ?? 15);
  const dates = pastDates(next, days.today, demo);
  const { id } = await connection.getRepository(ctx, Subscription).save(
    new Subscription({
      channelId: ctx.channelId,
      customerId: customer.id,
      email: customer.emailAddress,
      state: demo.state,
      isPaused: demo.isPaused,
      intervalLength: demo.everyMonths,
      intervalUnit: 'month',
      actionableDate: demo.nextInDays === null ? null : next,
      anchorDay: dayOfMonth(next),
      endDate: demo.endsInDays === null ? null : days.day(demo.endsInDays),
      clubCans: clubOf(cansOf(lines)),
      shippingAddress: toOrderAddress(address),
      billingAddress: toOrderAddress(address),
      savedCardId: card?.id ?? null,
      skipCount: demo.skips,
      successiveSkipCount: demo.skips,
      paymentState: demo.isUnpaid ? 'failed' : 'paid',
      failedTries: demo.isUnpaid ? 1 : 0,
      cancellationReason: demo.cancellationReason,
      createdAt: noonOf(dates[0] ?? days.today),
    }),
  );
  for (const { productVariant, quantity } of lines)
    await connection
      .getRepository(ctx, SubscribedLine)
      .save(new SubscribedLine({ subscriptionId: id, productVariantId: productVariant.id, quantity }));
  // A delivery is charged only after its reminder.
  if (demo.nextInDays !== null && next <= days.today)
    await connection.getRepository(ctx, SubscriptionReminder).insert({
      subscriptionId: id,
      reminderType: 'last_chance',
      actionableDate: next,
      sentAt: beginningOf(addDays(next, -leadDays.last_chance)),
    });
  const delivery = { lines: demo.lines, subscriptionId: id, credit: 0 };
  return [
    ...dates.map((dueOn) => ({ ...delivery, dueOn, outcome: 'shipped' as const, at: noonOf(dueOn) })),
    ...(demo.isUnpaid ? [{ ...delivery, dueOn: next, outcome: 'declined' as const, at: beginningOf(days.today) }] : []),
  ];
}

/** The days of past deliveries, oldest first: whole intervals before the next one. */
function pastDates(next: Day, today: Day, { everyMonths, delivered }: DemoSubscription): readonly Day[] {
  const dates: Day[] = [];
  for (let months = everyMonths; dates.length < delivered; months += everyMonths) {
    const date = addInterval(next, { length: -months, unit: 'month' });
    if (date < today) dates.unshift(date);
  }
  return dates;
}
