import type { GatewayError } from '#src/application/ports/gateway-error';
import type { GiftCardGateway, GiftCardRecipient } from '#src/application/ports/shop/gift-card-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { GiftCardBalance } from '#src/domain/gift-card/gift-card';
import { addMoney, cents } from '#src/domain/money/money';
import { oneLine } from '#src/domain/text/one-line';
import { isEmail } from '#test/fakes/is-email';
import type { InMemoryShop } from './in-memory-shop';
import { deniedGiftCard, invalid, notFound } from './refusals';
import type { StoredGiftCard } from './stored-gift-card';
import type { StoredOrder } from './stored-order';

const year = 366 * 86_400_000;

export class InMemoryGiftCardGateway implements GiftCardGateway {
  constructor(private readonly shop: InMemoryShop) {}

  setRecipients(key: OrderKey, cards: readonly GiftCardRecipient[]): Promise<Order> {
    return this.shop.run('setRecipients', () => {
      const order = this.shop.changeable(key);
      const ids = new Set(order.lines.flatMap(({ giftCards }) => giftCards.map(({ id }) => id)));
      if (cards.some(({ id }) => !ids.has(id))) throw notFound();
      const errors = Object.fromEntries(cards.flatMap((card) => this.problems(card)));
      if (Object.keys(errors).length > 0) throw invalid(errors);
      for (const line of order.lines) {
        line.giftCards = line.giftCards.map((card) => {
          const filling = cards.find(({ id }) => id === card.id);
          return filling ? { ...filling, amount: card.amount, isFilled: true } : card;
        });
      }
      return this.shop.tell(order);
    });
  }

  apply(key: OrderKey, code: string): Promise<Order> {
    return this.shop.run('apply', () => {
      const order = this.shop.changeable(key);
      const card = this.shop.lookUp(() => this.usable(code), order);
      if (order.appliedGiftCards.includes(code))
        throw deniedGiftCard('already_applied', 'This gift card is already on the order.');
      if (order.lines.every(({ variant }) => variant.giftCard !== undefined)) {
        throw deniedGiftCard('gift_cards_only', 'Gift cards cannot be bought with a gift card.');
      }
      order.appliedGiftCards.push(card.code);
      askToPayAgain(order);
      return this.shop.tell(order);
    });
  }

  remove(key: OrderKey, id: string): Promise<Order> {
    return this.shop.run('remove', () => {
      const order = this.shop.changeable(key);
      const code = this.shop.giftCards.find((card) => card.id === id)?.code;
      if (code === undefined || !order.appliedGiftCards.includes(code)) throw unknownCard();
      order.appliedGiftCards = order.appliedGiftCards.filter((applied) => applied !== code);
      askToPayAgain(order);
      return this.shop.tell(order);
    });
  }

  check(code: string): Promise<GiftCardBalance> {
    return this.shop.run('check', () => {
      const { left } = this.shop.lookUp(() => this.usable(code));
      return { amount: left, isRedeemable: true };
    });
  }

  redeem(code: string, email: string): Promise<GiftCardBalance> {
    return this.shop.run('redeem', () => {
      const card = this.shop.lookUp(() => this.usable(code));
      const { customer } = this.shop;
      if (customer?.email !== email) throw deniedGiftCard('no_customer', 'There is no customer with this e-mail.');
      const amount = card.left;
      this.shop.storeCredit.set(customer.id, addMoney(this.shop.storeCredit.get(customer.id) ?? cents(0), amount));
      card.left = cents(0);
      card.isRedeemed = true;
      return { amount, isRedeemable: false };
    });
  }

  private usable(code: string): StoredGiftCard {
    const card = this.shop.giftCards.find((candidate) => candidate.code === code);
    if (!card) throw unknownCard();
    if (card.state === 'other-store') throw deniedGiftCard('other_store', 'This gift card belongs to another store.');
    if (card.isRedeemed) throw deniedGiftCard('already_redeemed', 'This gift card was already redeemed.');
    if (card.state === 'expired') throw deniedGiftCard('expired', 'This gift card has expired.');
    if (card.left === 0) throw deniedGiftCard('empty', 'Nothing is left on this gift card.');
    return card;
  }

  private problems({
    id,
    recipientName,
    recipientEmail,
    purchaserName,
    message,
    sendAt,
  }: GiftCardRecipient): readonly (readonly [string, readonly string[]])[] {
    const at = sendAt ?? this.shop.now();
    const wrong = [
      recipientName !== oneLine(recipientName) &&
        (['recipient_name', ['has invisible or unusual characters']] as const),
      purchaserName !== oneLine(purchaserName) &&
        (['purchaser_name', ['has invisible or unusual characters']] as const),
      !isEmail(recipientEmail) && (['recipient_email', ['is invalid']] as const),
      message.length > 500 && (['gift_message', ['is too long (maximum is 500 characters)']] as const),
      at < this.shop.now() - 86_400_000 && (['send_email_at', ['must not be in the past']] as const),
      at > this.shop.now() + year && (['send_email_at', ['must be within a year']] as const),
    ];
    return wrong.flatMap((problem) => (problem ? [[`gift_cards.${id}.${problem[0]}`, problem[1]] as const] : []));
  }
}

/** Asks for the payment of a confirmed order again, because its payments have changed. */
function askToPayAgain(order: StoredOrder): void {
  if (order.state === 'confirm') order.state = 'payment';
}

function unknownCard(): GatewayError {
  return deniedGiftCard('not_found', 'This gift card was not found.');
}
