import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Order, TransactionalConnection } from '@vendure/core';
import { Dues } from './dues';

/**
 * Digests all that customers agree to when their saved card or store credit pays an order: its lines, addresses,
 * recipients and amounts. Every holder of the order's token may change it meanwhile.
 */
@Injectable()
export class OrderDigest {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly dues: Dues,
  ) {}

  async of(ctx: RequestContext, order: Order): Promise<string> {
    const { id, lines, shippingAddress, shippingLines, customFields, totalWithTax } = order;
    const recipients = (await this.connection.getRepository(ctx, Order).query(
      `SELECT card."recipientName", card."recipientEmail" FROM gift_card card
       JOIN order_line line ON line.id = card."lineId" WHERE line."orderId" = $1 ORDER BY card.position`,
      [id],
    )) as readonly { readonly recipientName: string | null; readonly recipientEmail: string | null }[];
    const content = [
      lines.map((line) => [String(line.id), line.quantity, sorted(line.customFields)]).toSorted(byText),
      sorted(shippingAddress),
      shippingLines.map(({ shippingMethodId }) => String(shippingMethodId)),
      [customFields.contactEmail, customFields.groupOrder],
      recipients.map(({ recipientName, recipientEmail }) => [recipientName, recipientEmail]),
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
