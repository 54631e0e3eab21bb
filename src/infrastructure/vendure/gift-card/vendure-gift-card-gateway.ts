import type { GiftCardGateway, GiftCardRecipient } from '#src/application/ports/shop/gift-card-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { GiftCardBalance } from '#src/domain/gift-card/gift-card';
import { cents } from '#src/domain/money/money';
import { toOrder } from '#src/infrastructure/vendure/cart/order-answer';
import {
  applyGiftCard,
  checkGiftCard,
  type GiftCardRecipientInput,
  redeemGiftCard,
  removeGiftCard,
  setGiftCardRecipients,
} from '#src/infrastructure/vendure/operations.generated';
import type { VendureCalls } from '#src/infrastructure/vendure/vendure-calls';

/** The gift cards of the engine. */
export class VendureGiftCardGateway implements GiftCardGateway {
  constructor(private readonly calls: VendureCalls) {}

  async setRecipients(key: OrderKey, cards: readonly GiftCardRecipient[]): Promise<Order> {
    const answer = await this.calls.send(setGiftCardRecipients, { cards: cards.map(toInput) }, { key });
    return toOrder(answer.setGiftCardRecipients);
  }

  async apply(key: OrderKey, code: string): Promise<Order> {
    return toOrder((await this.calls.send(applyGiftCard, { code }, { key })).applyGiftCard);
  }

  async remove(key: OrderKey, id: string): Promise<Order> {
    return toOrder((await this.calls.send(removeGiftCard, { id }, { key })).removeGiftCard);
  }

  /** The engine does not check whose card it is. */
  async check(code: string): Promise<GiftCardBalance> {
    return toBalance((await this.calls.send(checkGiftCard, { code }, { customer: 'known' })).giftCardBalance);
  }

  async redeem(code: string, email: string): Promise<GiftCardBalance> {
    return toBalance((await this.calls.send(redeemGiftCard, { code, email }, { customer: 'known' })).redeemGiftCard);
  }
}

function toInput({ sendAt, ...card }: GiftCardRecipient): GiftCardRecipientInput {
  return { ...card, ...(sendAt !== undefined && { sendAt: new Date(sendAt).toISOString() }) };
}

function toBalance({
  amount,
  isRedeemable,
}: {
  readonly amount: number;
  readonly isRedeemable: boolean;
}): GiftCardBalance {
  return { amount: cents(amount), isRedeemable };
}
