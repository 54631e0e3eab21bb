import type { LineOptions } from '#sandbox/shop/catalogue/line-parts';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { planOf } from '#sandbox/shop/orders/prepaid-plan';

/** Stores the plan of a new line. It stays pending until the order is complete. */
export async function storePrepaid(work: OrderWork, lineItemId: number, options: LineOptions): Promise<void> {
  const plan = planOf(options);
  if (!plan) return;
  await work.store
    .insertInto('prepaidSubscriptions')
    .values({
      lineItemId,
      state: 'pending',
      installmentCount: plan.installment_count,
      intervalLength: plan.interval.length,
      intervalUnits: plan.interval.unit,
      lineItems: JSON.stringify(plan.line_items),
      autoRedeem: plan.auto_redeem,
    })
    .execute();
}
