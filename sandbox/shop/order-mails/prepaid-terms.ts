import type { Day } from '#sandbox/shop/calendar-day';
import { addInterval } from '#sandbox/shop/calendar-day';
import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { every, formatDay, units } from '#sandbox/shop/mails/phrases';
import { formatMoney } from '#sandbox/shop/money';
import type { LineItem, Order } from '#sandbox/shop/orders/order';

/**
 * The terms of the prepaid plan of a line: the paid amount, how many deliveries, how often, the last one, and that it does not
 * renew. Nothing for other lines. `order` is the one that paid for it.
 */
export function prepaidTerms(order: Order, line: LineItem): readonly MailBlock[] {
  const { prepaid, quantity, inventory } = line;
  if (!prepaid) return [];
  const { installmentCount, deliveredCount, actionableDate } = prepaid;
  const left = installmentCount - deliveredCount;
  const days: (readonly [string, string])[] =
    actionableDate === null
      ? []
      : [
          ...(left > 1 ? ([['Next delivery', formatDay(actionableDate)]] as const) : []),
          ['Last delivery', formatDay(lastDay(actionableDate, left, line))],
        ];
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
              `${formatMoney(paidCents(order, line))} with tax. Later deliveries cost nothing more, shipping included.`,
            ],
            [
              'Deliveries',
              installmentCount === 1 ? '1' : `${String(installmentCount)}, one ${every(prepaid)}. ${leftover(left)}`,
            ],
            ['In each delivery', inventory.map((one) => units(one.quantity * quantity, one.variant.name)).join('\n')],
            ...days,
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

/** With tax and discounts. */
function paidCents({ adjustments }: Order, { id, priceCents, quantity }: LineItem): number {
  return adjustments
    .filter(({ lineItemId, eligible }) => lineItemId === id && eligible)
    .reduce((sum, { amountCents }) => sum + amountCents, priceCents * quantity);
}

function lastDay(next: Day, left: number, { prepaid }: LineItem): Day {
  let day = next;
  for (let more = left - 1; more > 0 && prepaid; more -= 1) day = addInterval(day, prepaid);
  return day;
}
