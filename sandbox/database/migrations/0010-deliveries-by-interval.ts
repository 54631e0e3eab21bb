/** The next delivery is one interval after the one before it: no other day is remembered. */
export const deliveriesByInterval: readonly string[] = [`alter table subscriptions drop column anchor_day`];
