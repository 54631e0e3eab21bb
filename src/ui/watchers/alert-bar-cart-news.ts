import type { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { settlementPath } from '#src/application/checkout/confirmation-path';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { AlertAction, AlertBarState } from '#src/application/ports/state/alert-bar-state';
import type { CartNewsBoard } from '#src/application/ports/state/cart-news-board';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CartNews } from '#src/domain/cart/cart-news';
import type { Surplus } from '#src/domain/cart/surplus';
import { cartNewsWords, describeCartNews } from '#src/ui/text/cart-news-words';
import { describeFailure } from '#src/ui/text/failures';

/** Shows news of the cart across the top of the page, with the way to what it is about, or what can be done at once. */
export class AlertBarCartNews implements CartNewsBoard {
  constructor(
    private readonly alertBar: AlertBarState,
    private readonly cart: CartState,
    private readonly changeLineQuantity: Pick<ChangeLineQuantity, 'execute'>,
  ) {}

  show(news: CartNews): void {
    this.alertBar.notify(describeCartNews(news), this.actionOf(news));
  }

  private actionOf(news: CartNews): AlertAction | undefined {
    switch (news.kind) {
      case 'completed':
      case 'settled':
        return { label: cartNewsWords.seeOrder, to: confirmationPath(news.order) };
      case 'unsettled':
        return { label: cartNewsWords.completeOrder, to: settlementPath(news.order, news.checkoutSessionId) };
      case 'changed':
      case 'brought-back':
      case 'unsold':
      case 'anothers':
        return { label: cartNewsWords.seeCart, to: '/cart/' };
      case 'surplus':
        return this.wayOut(news.surplus);
      default:
        return undefined;
    }
  }

  /** What is paid ahead keeps its quantity: it is removed and added anew, in the cart. */
  private wayOut(surplus: Surplus): AlertAction {
    if (surplus.line.prePaidSubscription) return { label: cartNewsWords.seeCart, to: '/cart/' };
    return { label: cartNewsWords.takeOut(surplus.extra), press: () => void this.takeOut(surplus) };
  }

  private async takeOut({ line: { id, variant }, extra }: Surplus): Promise<void> {
    this.alertBar.dismiss();
    const line = this.cart.current?.lineItems.find((one) => one.id === id);
    const left = (this.cart.intents.get(id) ?? line?.quantity ?? 0) - extra;
    if (left < 1) return;
    try {
      await this.changeLineQuantity.execute(id, left);
      this.alertBar.notify(cartNewsWords.takenOut(variant.name, left));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.alertBar.notify(describeFailure(error));
    }
  }
}
