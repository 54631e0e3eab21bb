import type { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { settlementPath } from '#src/application/orders/confirmation-path';
import { confirmationPath } from '#src/application/orders/confirmation-path';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CartChangeNews } from '#src/domain/cart/cart-change-news';
import type { Surplus } from '#src/domain/cart/surplus';
import { describeFailure } from '#src/ui/kit/failures';
import type { AlertAction, AlertBarState, AlertTone } from '#src/ui/shell/alert-bar-state';
import { cartChangeNewsMessages, describeCartChangeNews } from './cart-change-news-messages';

/** Shows changes of the cart in the alert bar, with a link to the changed line or a button that corrects it. */
export class AlertBarCartChanges implements CartChangeAlerts {
  constructor(
    private readonly alertBar: AlertBarState,
    private readonly cart: CartState,
    private readonly changeLineQuantity: Pick<ChangeLineQuantity, 'execute'>,
  ) {}

  show(news: CartChangeNews): void {
    this.alertBar.notify(describeCartChangeNews(news), this.actionOf(news), toneOf(news));
  }

  private actionOf(news: CartChangeNews): AlertAction | undefined {
    switch (news.kind) {
      case 'completed':
      case 'settled':
        return { label: cartChangeNewsMessages.seeOrder, to: confirmationPath(news.order) };
      case 'unsettled':
        return { label: cartChangeNewsMessages.completeOrder, to: settlementPath(news.order, news.checkoutSessionId) };
      case 'changed':
      case 'brought-back':
      case 'unsold':
      case 'anothers':
        return { label: cartChangeNewsMessages.seeCart, to: '/cart/' };
      case 'surplus':
        return this.wayOut(news.surplus);
      default:
        return undefined;
    }
  }

  /** Prepaid lines keep their quantity: to change it, the shopper removes the line and adds it again in the cart. */
  private wayOut(surplus: Surplus): AlertAction {
    if (surplus.line.prePaidSubscription) return { label: cartChangeNewsMessages.seeCart, to: '/cart/' };
    return { label: cartChangeNewsMessages.takeOut(surplus.extra), press: () => void this.takeOut(surplus) };
  }

  private async takeOut({ line: { id, variant }, extra }: Surplus): Promise<void> {
    this.alertBar.dismiss();
    const line = this.cart.current?.lineItems.find((one) => one.id === id);
    const left = (this.cart.intents.get(id) ?? line?.quantity ?? 0) - extra;
    if (left < 1) return;
    try {
      await this.changeLineQuantity.execute(id, left);
      this.alertBar.notify(cartChangeNewsMessages.takenOut(variant.name, left), undefined, 'success');
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.alertBar.notify(describeFailure(error), undefined, 'warning');
    }
  }
}

const goodNews: ReadonlySet<CartChangeNews['kind']> = new Set([
  'completed',
  'settled',
  'brought-along',
  'brought-back',
]);
const warnings: ReadonlySet<CartChangeNews['kind']> = new Set(['unsettled', 'surplus', 'refused', 'not-brought-along']);

function toneOf({ kind }: CartChangeNews): AlertTone {
  if (goodNews.has(kind)) return 'success';
  return warnings.has(kind) ? 'warning' : 'info';
}
