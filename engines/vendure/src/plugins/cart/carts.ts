import { Injectable } from '@nestjs/common';
import type { Customer, ID, Order, OrderLine, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import type { NewLine } from '#src/plugins/core/order-line/new-lines';
import { NewLines } from '#src/plugins/core/order-line/new-lines';
import { requireLineCount } from '#src/plugins/core/order-line/quantity';
import { OrderAccess, newOrderToken } from '#src/plugins/core/orders/order-access';
import type { Fields, ShopFailure } from '#src/plugins/core/shop-failure';
import { invalid, notFound, unauthorized } from '#src/plugins/core/shop-failure';
import { lengthProblem, lineProblem } from '#src/plugins/core/text-checks';

export interface OrderFields {
  readonly referralIdentifier?: string | null;
  readonly specialInstructions?: string | null;
  readonly giftNote?: { readonly from: string; readonly recipient: string; readonly note: string } | null;
}

/** Characters that fit on the packing slip, on the gift card, and into the database. */
const limits = { instructions: 500, person: 60, note: 300, referral: 255 };

/** Changes carts. All methods but those that make one are called under the order's lock. */
@Injectable()
export class Carts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly access: OrderAccess,
    private readonly lines: NewLines,
    private readonly draft: OrderDraft,
  ) {}

  /** Creates an order with its lines, of the customer who is signed in. */
  async create(ctx: RequestContext, lines: readonly NewLine[], customer: Customer | undefined): Promise<Order> {
    const created = await this.connection.withTransaction(ctx, async (inside) => {
      const order = await this.begin(inside, lines, customer);
      await this.price(inside, order);
      return order;
    });
    // Those of several lines are other moments than they were inserted with.
    return lines.length > 1 ? this.access.open(ctx, created.id) : this.access.known(created);
  }

  /** Makes an order with its lines that has no prices yet, in the transaction that prices it. Without a customer it has no owner. */
  async begin(ctx: RequestContext, lines: readonly NewLine[], customer?: Customer): Promise<Order> {
    requireLineCount(lines.length);
    const order = await this.draft.begin(ctx, { token: newOrderToken() });
    if (customer) await this.giveTo(ctx, order, customer);
    for (const line of lines) await this.lines.add(ctx, order, line);
    return order;
  }

  /** Prices an order that was just made. */
  async price(ctx: RequestContext, order: Order): Promise<void> {
    await this.draft.recalculate(ctx, order);
    if (order.lines.length > 1) await this.lines.keepSequence(ctx, order);
  }

  /** Makes a customer the owner, whose discounts count from now on. Throws UNAUTHORIZED when the order is another customer's. */
  async claim(ctx: RequestContext, order: Order, customer: Customer): Promise<Order> {
    const hasCodes = order.couponCodes.length > 0;
    await this.giveTo(ctx, order, customer);
    // Vendure has taken off the promotions that do not hold for this customer.
    const claimed = hasCodes ? await this.access.open(ctx, order.id) : order;
    await this.draft.recalculate(ctx, claimed);
    return claimed;
  }

  private async giveTo(ctx: RequestContext, order: Order, customer: Customer): Promise<void> {
    if (order.customer?.user && order.customer.id !== customer.id) throw unauthorized();
    await this.draft.giveTo(ctx, order, customer);
    if (customer.emailAddress !== '') await this.draft.set(ctx, order, { contactEmail: customer.emailAddress });
  }

  async add(ctx: RequestContext, order: Order, line: NewLine): Promise<Order> {
    await this.lines.add(ctx, order, line);
    await this.draft.restart(ctx, order);
    return order;
  }

  /** A quantity of 0 removes the line, which is then not found: the refusal comes after that is stored. */
  async change(ctx: RequestContext, order: Order, id: ID, quantity: number): Promise<ShopFailure | Order> {
    const line = lineOf(order, id);
    if (quantity === 0) {
      await this.remove(ctx, order, id);
      return notFound('line');
    }
    await this.lines.setQuantity(ctx, order, line, quantity);
    await this.draft.restart(ctx, order);
    return order;
  }

  async remove(ctx: RequestContext, order: Order, id: ID): Promise<Order> {
    await this.lines.remove(ctx, order, lineOf(order, id));
    await this.draft.restart(ctx, order);
    return order;
  }

  /** Number, token, e-mail and address stay. */
  async empty(ctx: RequestContext, order: Order): Promise<Order> {
    for (const line of order.lines) await this.lines.remove(ctx, order, line);
    order.couponCodes = [];
    order.customFields.checkoutStep = 'cart';
    await this.draft.restart(ctx, order);
    return order;
  }

  async update(ctx: RequestContext, order: Order, fields: OrderFields): Promise<Order> {
    const { referralIdentifier, specialInstructions, giftNote } = fields;
    const problems: Record<string, readonly string[]> = {};
    const check = (field: string, text: string | null | undefined, most: number, problemOf = lengthProblem): void => {
      const problem = problemOf(text ?? '', most);
      if (problem !== undefined) problems[field] = [problem];
    };
    check('special_instructions', specialInstructions, limits.instructions);
    check('referral_identifier', referralIdentifier, limits.referral, lineProblem);
    check('gift_note.from', giftNote?.from, limits.person, lineProblem);
    check('gift_note.recipient', giftNote?.recipient, limits.person, lineProblem);
    check('gift_note.note', giftNote?.note, limits.note);
    if (Object.keys(problems).length > 0) throw invalid(problems satisfies Fields);
    await this.draft.set(ctx, order, {
      ...(referralIdentifier != null && { referralIdentifier }),
      ...(specialInstructions != null && { specialInstructions }),
      ...(giftNote && { giftFrom: giftNote.from, giftRecipient: giftNote.recipient, giftMessage: giftNote.note }),
    });
    return order;
  }
}

function lineOf(order: Order, id: ID): OrderLine {
  const line = order.lines.find((one) => String(one.id) === String(id));
  if (!line) throw notFound('line');
  return line;
}
