import { hasCode } from '#src/application/ports/gateway-error';
import type { GiftCardGateway, GiftCardRecipient } from '#src/application/ports/shop/gift-card-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { GiftCardBalance } from '#src/domain/gift-card/gift-card';
import { orderAfter } from '#src/infrastructure/shop-api/cart/order-calls';
import { toGiftCardInput } from '#src/infrastructure/shop-api/cart/order-input';
import { parseResponse } from '#src/infrastructure/shop-api/parse-response';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { giftCardCheckResponse, toGiftCardBalance } from './gift-card-response';

/** Gift cards over HTTP (spec §7 gift cards). */
export class HttpGiftCardGateway implements GiftCardGateway {
  constructor(private readonly http: ShopCalls) {}

  async setRecipients(key: OrderKey, cards: readonly GiftCardRecipient[]): Promise<Order> {
    const body = { gift_cards: cards.map(toGiftCardInput) };
    return this.change(key, { method: 'PATCH', path: ['orders', key.number, 'gift_cards', 'bulk_update'], body });
  }

  apply(key: OrderKey, code: string): Promise<Order> {
    return this.change(key, {
      method: 'POST',
      path: ['gift_cards', key.number, 'apply_gift_card'],
      body: { redemption_code: code },
      subject: 'gift-card',
    });
  }

  async remove(key: OrderKey, id: string): Promise<Order> {
    const removeAt = (owner: 'gift_cards' | 'orders') =>
      this.change(key, { method: 'DELETE', path: [owner, key.number, 'remove_gift_card', id] });
    try {
      return await removeAt('gift_cards');
    } catch (error) {
      // A back end that knows only one of the two URLs gives no reason.
      if (!hasCode(error, 'not_found')) throw error;
      const { status, serverCode } = error.trace;
      if (status === undefined || serverCode !== undefined) throw error;
      return removeAt('orders');
    }
  }

  async check(code: string, email?: string): Promise<GiftCardBalance> {
    const query = new URLSearchParams({ redemption_code: code, ...(email !== undefined && { email }) });
    return balanceOf(
      await this.http.send({ method: 'GET', path: ['gift_cards', 'redeem'], query, subject: 'gift-card' }),
    );
  }

  async redeem(code: string, email: string): Promise<GiftCardBalance> {
    const balance = balanceOf(
      await this.http.send({
        method: 'POST',
        path: ['gift_cards', 'redeem'],
        body: { redemption_code: code, email },
        subject: 'gift-card',
      }),
    );
    // A card that was just redeemed cannot be redeemed again, whatever the response says.
    return { ...balance, isRedeemable: false };
  }

  private async change(key: OrderKey, call: ShopCall): Promise<Order> {
    return orderAfter(this.http, key, await this.http.send({ ...call, orderToken: key.token }));
  }
}

/** One open-source extension responds to a valid code with nothing, or with an empty object. */
function balanceOf(text: string): GiftCardBalance {
  return text.trim() === '' ? { isRedeemable: true } : toGiftCardBalance(parseResponse(giftCardCheckResponse, text));
}
