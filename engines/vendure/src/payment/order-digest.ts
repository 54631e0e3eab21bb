import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { GiftCard } from '#src/plugin/gift-card/gift-card.entity';
import { Dues } from './dues';

/**
 * Digests all that a customer agrees to who lets their saved card or store credit pay an order: its lines, where they go and to whom,
 * and the amounts. Anybody with the order's token may change it meanwhile.
 */
@Injectable()
export class OrderDigest {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly dues: Dues,
  ) {}

  async of(ctx: RequestContext, order: Order): Promise<string> {
    const { id, lines, shippingAddress, shippingLines, customFields, totalWithTax } = order;
    const cards = await this.connection
      .getRepository(ctx, GiftCard)
      .find({ where: { line: { order: { id } } }, order: { position: 'ASC' } });
    const content = [
      lines.map((line) => [String(line.id), line.quantity, sorted(line.customFields)]).toSorted(byText),
      sorted(shippingAddress),
      shippingLines.map(({ shippingMethodId }) => String(shippingMethodId)),
      [customFields.contactEmail, customFields.groupOrder],
      cards.map(({ recipientName, recipientEmail }) => [recipientName, recipientEmail]),
      [totalWithTax, await this.dues.amountDue(ctx, order)],
    ];
    return createHash('sha256').update(JSON.stringify(content)).digest('hex');
  }
}

function sorted(fields: object): readonly unknown[] {
  return Object.entries(fields).toSorted(byText);
}

function byText(one: readonly unknown[], other: readonly unknown[]): number {
  return String(one[0]) < String(other[0]) ? -1 : 1;
}
