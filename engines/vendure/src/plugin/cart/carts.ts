import { Injectable } from '@nestjs/common';
import type { Customer, ID, Order, OrderLine, RequestContext } from '@vendure/core';
import { OrderModifier, OrderService, TransactionalConnection } from '@vendure/core';
import { OrderDraft } from '#src/plugin/checkout/order-draft';
import { OrderAccess, newOrderToken } from '#src/plugin/orders/order-access';
import type { Fields, ShopFailure } from '#src/plugin/shop-failure';
import { invalid, notFound, unauthorized } from '#src/plugin/shop-failure';
import { lengthProblem, lineProblem } from '#src/plugin/text-checks';
import type { NewLine } from './new-lines';
import { NewLines, requireQuantity } from './new-lines';

export interface OrderFields {
  readonly referralIdentifier?: string | null;
  readonly specialInstructions?: string | null;
  readonly giftNote?: { readonly from: string; readonly recipient: string; readonly note: string } | null;
}

/** Characters that fit on the packing slip, on the gift card, and into the database. */
const limits = { instructions: 500, person: 60, note: 300, referral: 255 };

/** Changes carts. All methods that change one are called under its lock. */
@Injectable()
export class Carts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly access: OrderAccess,
    private readonly lines: NewLines,
    private readonly modifier: OrderModifier,
    private readonly draft: OrderDraft,
  ) {}

  /** Creates an order with its lines, of the customer who is signed in. */
  async create(ctx: RequestContext, lines: readonly NewLine[], customer: Customer | undefined): Promise<Order> {
    const id = await this.connection.withTransaction(ctx, async (inside) => {
      const order = await this.begin(inside, lines, customer);
      await this.price(inside, order);
      return order.id;
    });
    return this.access.open(ctx, id);
  }

  /** Makes an order with its lines that has no prices yet, in the transaction that prices it. Without a customer it is nobody's. */
  async begin(ctx: RequestContext, lines: readonly NewLine[], customer?: Customer): Promise<Order> {
    const created = await this.orders.create(ctx);
    await this.draft.set(ctx, created, { token: newOrderToken() });
    const order = await this.access.open(ctx, created.id);
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
  async claim(ctx: RequestContext, order: Order, customer: Customer): Promise<void> {
    await this.giveTo(ctx, order, customer);
    // Vendure has taken off what does not hold for this customer.
    await this.draft.recalculate(ctx, await this.access.open(ctx, order.id));
  }

  private async giveTo(ctx: RequestContext, order: Order, customer: Customer): Promise<void> {
    if (order.customer?.user && order.customer.id !== customer.id) throw unauthorized();
    await this.orders.addCustomerToOrder(ctx, order, customer);
    if (customer.emailAddress !== '') await this.draft.set(ctx, order, { contactEmail: customer.emailAddress });
  }

  async add(ctx: RequestContext, order: Order, line: NewLine): Promise<void> {
    await this.lines.add(ctx, order, line);
    await this.draft.restart(ctx, order);
  }

  /** A quantity of 0 removes the line, which is then not found: the refusal comes after that is stored. */
  async change(ctx: RequestContext, order: Order, id: ID, quantity: number): Promise<ShopFailure | void> {
    const line = lineOf(order, id);
    if (quantity === 0) {
      await this.remove(ctx, order, id);
      return notFound('line');
    }
    requireQuantity(quantity);
    await this.modifier.updateOrderLineQuantity(ctx, line, quantity, order);
    await this.draft.restart(ctx, order);
  }

  async remove(ctx: RequestContext, order: Order, id: ID): Promise<void> {
    await this.orders.removeItemFromOrder(ctx, order.id, lineOf(order, id).id);
    await this.draft.restart(ctx, await this.access.open(ctx, order.id));
  }

  /** Number, token, e-mail and address stay. */
  async empty(ctx: RequestContext, order: Order): Promise<void> {
    await this.orders.removeAllItemsFromOrder(ctx, order.id);
    const emptied = await this.access.open(ctx, order.id);
    emptied.couponCodes = [];
    await this.draft.set(ctx, emptied, { checkoutStep: 'cart' });
    await this.draft.restart(ctx, emptied);
  }

  async update(ctx: RequestContext, order: Order, fields: OrderFields): Promise<void> {
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
  }
}

function lineOf(order: Order, id: ID): OrderLine {
  const line = order.lines.find((one) => String(one.id) === String(id));
  if (!line) throw notFound('line');
  return line;
}
