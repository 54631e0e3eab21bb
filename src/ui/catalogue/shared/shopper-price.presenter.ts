import { CartState } from '#src/application/ports/state/cart-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Used } from '#src/application/ports/token';
import { caseCans } from '#src/domain/cart/cart-cans';
import { shownLines } from '#src/domain/cart/quantity';
import type { CaseOffer } from '#src/domain/catalogue/full-case';
import { type PricedProduct, type ShopperPrice, shopperPrice } from '#src/domain/catalogue/shopper-price';
import { orderClubDiscount } from '#src/domain/club/order-club-discount';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** Presents the price for this shopper: as a member, and with the goods in the cart already (spec §6 Club-discount logic). */
export class ShopperPricePresenter {
  static readonly uses = { subscriptions: SubscriptionsState, cart: CartState };
  static readonly isShared = true;

  constructor(private readonly use: Used<typeof ShopperPricePresenter.uses>) {
    autoObservable(this, { priceOf: false });
  }

  priceOf(product: PricedProduct, caseOffers: readonly CaseOffer[] = [], quantity = 1): ShopperPrice {
    const { memberPercent, cansInCart } = this;
    return shopperPrice(product, { memberPercent, cansInCart, caseOffers }, quantity);
  }

  /** The club discount of this shopper in percent. */
  get memberPercent(): number {
    return orderClubDiscount(this.use.cart.current, this.use.subscriptions.all?.values());
  }

  /** Cans in the cart that count for a full case. */
  get cansInCart(): number {
    const { current, intents } = this.use.cart;
    return current ? caseCans(shownLines(current, intents), () => undefined) : 0;
  }
}
