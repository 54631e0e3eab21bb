import type { Order } from '@vendure/core';
import { isPaidAhead } from '#src/plugins/core/order-line/prepaid-choice';
import { clubOfOrder } from './club-of-order';
import type { Ask, Violation } from './rule';
import { Rule } from './rule';

const signInFirst: Violation = {
  reason: 'sign_in_required',
  message: 'You need to login before applying this coupon code.',
};
const notEligible: Violation = {
  reason: 'not_eligible',
  message: 'This coupon code is not eligible for this order',
};

/** Goods of at least, or of more than an amount, before discounts. */
const itemTotal = new Rule(
  'item_total',
  'Goods are worth at least, or more than',
  { cents: { type: 'int' }, comparison: { type: 'string', defaultValue: 'at-least' } },
  (order, { cents, comparison }) => {
    const total = order.lines.reduce((sum, { linePrice }) => sum + linePrice, 0);
    const needed = comparison === 'more-than' ? cents + 1 : cents;
    if (total >= needed) return undefined;
    const below = comparison === 'more-than' ? 'less than or equal to' : 'less than';
    const amount = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    return {
      reason: 'item_total_too_low',
      message: `This coupon code can't be applied to orders ${below} ${amount}`,
      neededItemTotal: needed,
    };
  },
);

const signedIn = new Rule('signed_in', 'The shopper is signed in', {}, (order) =>
  isSignedIn(order) ? undefined : signInFirst,
);

/** The first order of a customer or an e-mail address; of a guest who gave none, as the rule says. */
const firstOrder = new Rule(
  'first_order',
  'It is the first order; of an unknown guest it is "accepted" or "refused"',
  { unknown: { type: 'string', defaultValue: 'refused' } },
  async (order, { unknown }, ask) => {
    if ((await otherOrders(order, ask)) > 0) {
      return { reason: 'not_first_order', message: 'This coupon code can only be applied to your first order' };
    }
    if (unknown === 'accepted' || isSignedIn(order) || order.customFields.contactEmail !== null) return undefined;
    return {
      reason: 'email_required',
      message: 'You need to login or provide your email before applying this coupon code',
    };
  },
);

const oncePerCustomer = new Rule(
  'once_per_customer',
  'Each customer uses it once',
  {},
  async (order, _args, ask, id) => {
    if ((await otherOrders(order, ask, id)) > 0) {
      return { reason: 'used_before', message: 'This coupon code can only be used once per user' };
    }
    return isSignedIn(order) ? undefined : signInFirst;
  },
);

/** A number of cans, in packs too, without prepaid ones; `atMost` 0 is no limit. */
const cans = new Rule(
  'cans',
  'So many cans are in the order',
  { atLeast: { type: 'int', defaultValue: 0 }, atMost: { type: 'int', defaultValue: 0 } },
  (order, { atLeast, atMost }) => {
    const count = order.lines.reduce(
      (sum, line) => (isPaidAhead(line) ? sum : sum + line.productVariant.customFields.cans * line.quantity),
      0,
    );
    return count >= atLeast && (atMost === 0 || count <= atMost) ? undefined : notEligible;
  },
);

/** The largest club that counts for the order is that of so many cans (spec §9 Club discount). */
const clubMember = new Rule(
  'club_member',
  'The shopper is in the club of so many cans, or joins it with the order',
  { cans: { type: 'int' } },
  async (order, args, ask) => ((await clubOfOrder(order, ask)) === args.cans ? undefined : notEligible),
);

/** Case discounts have it: all promotions count, and the members' savings are never less. */
const noClub = new Rule('no_club', 'No club counts for the order', {}, async (order, _args, ask) =>
  (await clubOfOrder(order, ask)) === null ? undefined : notEligible,
);

const holdsSku = new Rule('holds_sku', 'The order holds this sku', { sku: { type: 'string' } }, (order, { sku }) =>
  order.lines.some(({ productVariant }) => productVariant.sku === sku)
    ? undefined
    : { reason: 'missing_product', message: "You don't have all of the necessary products in your cart" },
);

/** At least one line of some kinds of goods, or none of them. */
const kinds = new Rule(
  'kinds',
  'Kinds of goods are in the order ("any") or are not ("none")',
  { match: { type: 'string' }, of: { type: 'string' } },
  (goods, { match, of }, _ask, _id, whole) => {
    const named = of.split(',');
    const { lines } = match === 'any' ? goods : whole;
    const isThere = lines.some(({ productVariant }) => named.includes(productVariant.customFields.kind));
    if (match === 'any') {
      return isThere
        ? undefined
        : {
            reason: 'no_applicable_product',
            message: 'You need to add an applicable product before applying this code',
          };
    }
    return isThere
      ? { reason: 'excluded_product', message: 'Your cart contains a product that prevents this code' }
      : undefined;
  },
);

const usedUp = new Rule('used_up', 'Nobody can use it any more', {}, () => ({
  reason: 'used_up',
  message: 'Coupon code usage limit exceeded',
}));

export const rules: readonly Rule[] = [
  itemTotal,
  signedIn,
  firstOrder,
  oncePerCustomer,
  cans,
  clubMember,
  noClub,
  holdsSku,
  kinds,
  usedUp,
] as unknown as readonly Rule[];

/** Codes of the rules that an order breaks for the others of the same person. */
export const rulesOfPerson: ReadonlySet<string> = new Set([firstOrder.code, oncePerCustomer.code]);

function isSignedIn({ customer }: Order): boolean {
  return customer?.user != null;
}

/** Counts placed orders of the same customer or e-mail address, those that used a promotion where one is named. Canceled ones count for no rule. */
async function otherOrders(order: Order, ask: Ask, promotionId?: string): Promise<number> {
  const owner = isSignedIn(order) ? order.customer?.id : null;
  const used =
    promotionId === undefined
      ? ''
      : 'AND id IN (SELECT "orderId" FROM order_promotions_promotion WHERE "promotionId" = $4)';
  const [row] = await ask(
    `SELECT COUNT(*) AS count FROM "order" WHERE "orderPlacedAt" IS NOT NULL AND state <> 'Cancelled' AND id <> $1
      AND ("customerId" = $2 OR LOWER("customFieldsContactemail") = LOWER($3)) ${used}`,
    [order.id, owner, order.customFields.contactEmail, ...(promotionId === undefined ? [] : [promotionId])],
  );
  return Number((row as { count: string }).count);
}
