import type { PrepaidSubscriptionRow } from '#sandbox/database/schema';
import type { Day } from '#sandbox/shop/calendar-day';
import { addInterval, dayOf } from '#sandbox/shop/calendar-day';
import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { every, formatDay, units } from '#sandbox/shop/mails/phrases';
import { formatMoney } from '#sandbox/shop/money';
import type { LineItem, Order } from '#sandbox/shop/orders/order';
import { paidForLine } from '#sandbox/shop/totals/paid-for-line';

/**
 * The terms of the prepaid plan of a line: the paid amount, how many deliveries, how often, the last one, the end of the plan, and
 * that it does not renew (spec §5 Prepaid end date). Nothing for other lines. `order` is the one that paid for it.
 */
export function prepaidTerms(order: Order, line: LineItem): readonly MailBlock[] {
  const { prepaid, quantity, inventory } = line;
  if (!prepaid) return [];
  const { installmentCount, deliveredCount } = prepaid;
  const left = installmentCount - deliveredCount;
  return [
    {
      kind: 'panel',
      title: 'Your prepaid plan does not renew',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Paid',
              `${formatMoney(paidForLine(order, line))} with tax. Later deliveries cost nothing more, shipping included.`,
            ],
            [
              'Deliveries',
              installmentCount === 1 ? '1' : `${String(installmentCount)}, one ${every(prepaid)}. ${leftover(left)}`,
            ],
            ['In each delivery', inventory.map((one) => units(one.quantity * quantity, one.variant.name)).join('\n')],
            ...days(order, line),
            ['Renewal', 'None. After the last delivery nothing more ships and nothing more is charged.'],
          ],
        },
      ],
    },
  ];
}

function leftover(left: number): string {
  return left === 0 ? 'This is the last one.' : `${String(left)} ${left === 1 ? 'is' : 'are'} still to come.`;
}

/** Nothing once the last delivery is made. */
function days({ completedAt }: Order, { prepaid }: LineItem): readonly (readonly [string, string])[] {
  if (!prepaid || prepaid.actionableDate === null || completedAt === null) return [];
  const { installmentCount, deliveredCount, actionableDate } = prepaid;
  const start = dayOf(completedAt);
  return [
    ...(installmentCount - deliveredCount > 1 ? ([['Next delivery', formatDay(actionableDate)]] as const) : []),
    ['Last delivery', formatDay(lastPrepaidDelivery(start, prepaid))],
    ['Plan ends', formatDay(prepaidEndDate(start, prepaid))],
  ];
}

/** The order is the first delivery, so that the last one is an interval before the end (spec §5 Prepaid end date). */
function lastPrepaidDelivery(
  start: Day,
  { installmentCount, intervalLength, intervalUnits }: PrepaidSubscriptionRow,
): Day {
  return addInterval(start, { intervalLength: intervalLength * (installmentCount - 1), intervalUnits });
}

function prepaidEndDate(start: Day, { installmentCount, intervalLength, intervalUnits }: PrepaidSubscriptionRow): Day {
  return addInterval(start, { intervalLength: intervalLength * installmentCount, intervalUnits });
}
