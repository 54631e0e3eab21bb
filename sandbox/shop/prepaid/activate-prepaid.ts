import { addInterval, dayOf, dayOfMonth } from '#sandbox/shop/calendar-day';
import type { OrderWork } from '#sandbox/shop/orders/order-work';

/** Activates the prepaid lines of a placed order. The order is the first delivery; the next one is an interval later. */
export async function activatePrepaid(work: OrderWork): Promise<void> {
  const today = dayOf(work.now);
  for (const { prepaid } of work.order.lines) {
    if (!prepaid) continue;
    const isLast = prepaid.installmentCount === 1;
    await work.store
      .updateTable('prepaidSubscriptions')
      .set({
        state: isLast ? 'completed' : 'active',
        deliveredCount: 1,
        anchorDay: dayOfMonth(today),
        actionableDate: isLast ? null : addInterval(today, prepaid),
      })
      .where('id', '=', prepaid.id)
      .execute();
  }
  await work.refresh();
}
