import type { Order } from '@vendure/core';
import type { SentAddress, ShopAddress } from '#src/plugins/core/address/address-values';
import { holdsWine } from '#src/plugins/core/checkout/shipping';
import type { GroupOrder, Recipient } from '#src/plugins/core/group-order/group-order';
import { linesFor, sharesFit } from '#src/plugins/core/group-order/group-order';
import { readDay } from '#src/plugins/core/interval/calendar-day';
import type { Part } from '#src/plugins/core/order-line/pack-parts';
import { isPart } from '#src/plugins/core/order-line/pack-parts';
import type { Fields } from '#src/plugins/core/shop-failure';
import { blank, isEmail, lineProblem } from '#src/plugins/core/text-checks';

/** A request for an order for many addresses, as it is sent. */
export interface GroupOrderRequest {
  readonly kind: string;
  readonly company: string;
  readonly date: string;
  readonly time: string;
  readonly size?: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly giftMessage: string;
  readonly lines: readonly Part[];
  readonly recipients: readonly Recipient[];
}

const mostRecipients = 1000;
const maxLength = 255;
const kinds: readonly string[] = ['group', 'bulk'] satisfies readonly GroupOrder['kind'][];
const invalidMessage = 'is invalid';

/** Lists the problems of a request, but for its addresses themselves. */
export function requestProblems(request: GroupOrderRequest): Fields {
  const { kind, company, date, time, size, firstName, lastName, email, lines, recipients } = request;
  const problems: Record<string, readonly string[]> = {};
  const refuse = (field: string, isRefused: boolean): void => {
    if (isRefused) problems[field] = [invalidMessage];
  };
  refuse('kind', !kinds.includes(kind));
  refuse('email', !isEmail(email.trim()));
  refuse('date', date !== '' && readDay(date) === undefined);
  refuse('size', (size ?? 0) < 0);
  for (const [field, text] of Object.entries({ company, time, first_name: firstName, last_name: lastName })) {
    const problem = lineProblem(text, maxLength);
    if (problem !== undefined) problems[field] = [problem];
  }
  return { ...problems, ...shareProblems(recipients, lines) };
}

/** Lists the problems of the number of addresses and of their shares, each named by its number, from 0 (spec §4 Group order). */
export function shareProblems(recipients: readonly Recipient[], lines: readonly Part[]): Fields {
  if (recipients.length === 0) return { recipients: [blank] };
  if (recipients.length > mostRecipients) return { recipients: [`are too many (maximum is ${mostRecipients})`] };
  const problems = recipients.flatMap(({ items }, index) =>
    items.length > 0 && items.every(isPart) ? [] : [[`${recordOf(index)}.line_items`, [invalidMessage]] as const],
  );
  if (problems.length > 0) return Object.fromEntries(problems);
  return sharesFit(recipients, lines) ? {} : { recipients: ['must get all units of the order, and no more'] };
}

/** Names each address by its number, and says whether somebody has to sign for wine there. */
export function addressesToCheck(
  order: Pick<Order, 'lines'>,
  recipients: readonly Recipient[],
): readonly SentAddress[] {
  return recipients.map((recipient, index) => ({
    address: recipient.address,
    prefix: `${recordOf(index)}.`,
    holdsWine: holdsWine({ lines: linesFor(order, recipient) }),
  }));
}

/** The purpose of a request, with its addresses in their stored form. */
export function toGroupOrder(
  { kind, company, date, time, size, firstName, lastName }: GroupOrderRequest,
  recipients: readonly Recipient[],
): GroupOrder {
  return {
    ...{ kind: kind === 'bulk' ? 'bulk' : 'group', company, date, time },
    ...{ size: size ?? null, firstName, lastName, recipients },
  };
}

/** Gives addresses as they are kept back to their recipients. */
export function withAddresses(
  recipients: readonly Recipient[],
  addresses: readonly ShopAddress[],
): readonly Recipient[] {
  return recipients.map(({ address, items }, index) => ({
    address: addresses[index] ?? address,
    items: items.map(({ sku, quantity }) => ({ sku, quantity })),
  }));
}

function recordOf(index: number): string {
  return `recipients[${index}]`;
}
