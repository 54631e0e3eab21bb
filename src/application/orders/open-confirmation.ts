import { CurrentCart } from '#src/application/cart/current-cart';
import { type SettlementOutcome, SettlePayment } from '#src/application/checkout/settle-payment';
import type { Used } from '#src/application/ports/token';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import { OrderLinkStorage } from '#src/application/storage/order-link-storage';
import type { OrderReceipt } from '#src/domain/cart/order';
import { OpenPlacedOrder, type PlacedOrderKey, type PlacedOrderOutcome } from './open-placed-order';

export type ConfirmationOutcome = Exclude<SettlementOutcome, { kind: 'not-here' }> | PlacedOrderOutcome;

/**
 * Completes an order whose payment is to be settled, and otherwise opens it if the visitor may see it (spec §2
 * /order/confirmation/:number/:id).
 */
export class OpenConfirmation {
  static readonly uses = {
    settlePayment: SettlePayment,
    openPlacedOrder: OpenPlacedOrder,
    links: OrderLinkStorage,
    additions: AdditionTokenStorage,
    currentCart: CurrentCart,
  };

  constructor(private readonly use: Used<typeof OpenConfirmation.uses>) {}

  /**
   * Rejects with GatewayError when the outcome is unknown; the same call can be made again. `token` is that of a link,
   * `additionToken` that of a return from payment.
   */
  async execute(
    { number, id }: OrderReceipt,
    checkoutSessionId: string | null,
    { token, additionToken }: { readonly token?: string | undefined; readonly additionToken?: string | undefined } = {},
  ): Promise<ConfirmationOutcome> {
    // Kept for a reload alone: the address loses them at once.
    if (token !== undefined) this.use.links.write({ number, token });
    if (additionToken !== undefined) this.use.additions.write(number, additionToken);
    const settled = checkoutSessionId ? await this.use.settlePayment.execute(number, checkoutSessionId) : undefined;
    return settled && settled.kind !== 'not-here'
      ? settled
      : this.use.openPlacedOrder.execute({ number, id }, this.keysTo(number, token));
  }

  /**
   * The keys of this tab to a placed order, each with the secret of the payment where this tab has paid it. Without the token of a
   * link, that of a link opened here before counts.
   */
  private keysTo(number: string, token: string | undefined): readonly PlacedOrderKey[] {
    const { confirmable } = this.use.currentCart;
    const link = token === undefined ? this.use.links.read(number) : { number, token };
    return [
      ...(confirmable?.number === number ? [{ by: 'this-tab', key: confirmable } as const] : []),
      ...(link ? [{ by: 'link', key: link } as const] : []),
    ].map(({ by, key }) => ({ by, key: this.use.additions.complete(key) }));
  }
}
