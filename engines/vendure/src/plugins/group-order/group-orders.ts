import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Carts } from '#src/plugins/cart/carts';
import { AddressCheck } from '#src/plugins/core/address/address-values';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import type { Recipient } from '#src/plugins/core/group-order/group-order';
import { groupOrderOf } from '#src/plugins/core/group-order/group-order';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import type { Fields } from '#src/plugins/core/shop-failure';
import { invalid } from '#src/plugins/core/shop-failure';
import { normalEmail } from '#src/plugins/core/text-checks';
import type { GroupOrderRequest } from './group-order-check';
import { addressesToCheck, requestProblems, shareProblems, toGroupOrder, withAddresses } from './group-order-check';

/**
 * Orders for many addresses (spec §4 Group order). The addresses are one text of the order, which is checked when it is written: however
 * many there are, they cost as many statements as one.
 */
@Injectable()
export class GroupOrders {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly access: OrderAccess,
    private readonly carts: Carts,
    private readonly draft: OrderDraft,
    private readonly addresses: AddressCheck,
  ) {}

  /**
   * Creates an order without an owner, for a customer who is signed in too. Throws NOT_FOUND, or INVALID by the number of the
   * address.
   */
  async create(ctx: RequestContext, request: GroupOrderRequest): Promise<Order> {
    requireNone(requestProblems(request));
    const id = await this.connection.withTransaction(ctx, async (inside) => {
      const order = await this.carts.begin(inside, request.lines);
      const recipients = await this.checked(inside, order, request.recipients);
      const { email, firstName, lastName, giftMessage } = request;
      await this.draft.set(inside, order, {
        contactEmail: normalEmail(email),
        groupOrder: JSON.stringify(toGroupOrder(request, recipients)),
      });
      if (giftMessage !== '') {
        const giftNote = { from: `${firstName} ${lastName}`.trim(), recipient: '', note: giftMessage };
        await this.carts.update(inside, order, { giftNote });
      }
      await this.carts.price(inside, order);
      return order.id;
    });
    return this.access.open(ctx, id);
  }

  /** Sends an order elsewhere, under its lock. Its shipping costs are of other addresses then, so that its checkout begins anew. */
  async changeRecipients(ctx: RequestContext, order: Order, sent: readonly Recipient[]): Promise<void> {
    const group = groupOrderOf(order);
    if (!group) throw invalid({ base: ['The order goes to one address'] });
    const lines = order.lines.map(({ productVariant: { sku }, quantity }) => ({ sku, quantity }));
    requireNone(shareProblems(sent, lines));
    const groupOrder = JSON.stringify({ ...group, recipients: await this.checked(ctx, order, sent) });
    if (groupOrder === order.customFields.groupOrder) return;
    await this.draft.set(ctx, order, { groupOrder });
    await this.draft.restart(ctx, order);
  }

  private async checked(ctx: RequestContext, order: Order, sent: readonly Recipient[]): Promise<readonly Recipient[]> {
    return withAddresses(sent, await this.addresses.readAll(ctx, addressesToCheck(order, sent)));
  }
}

function requireNone(problems: Fields): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
