import { ChangeLineQuantity } from '#src/application/cart/change-line-quantity';
import { settlementPath } from '#src/application/checkout/confirmation-path';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { CartChangeAlerts } from '#src/application/ports/state/cart-change-alerts';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';
import type { CartChange } from '#src/domain/cart/cart-change';
import type { Surplus } from '#src/domain/cart/surplus';
import { describeFailure } from '#src/ui/kit/failures';
import { type AlertAction, AlertBarState, type AlertTone } from '#src/ui/shell/alert-bar-state';
import { cartChangeMessages, describeCartChange } from './cart-change-messages';

export class AlertBarCartChanges implements CartChangeAlerts {
  static readonly uses = { alertBar: AlertBarState, cart: CartState, changeLineQuantity: ChangeLineQuantity };

  constructor(private readonly use: Used<typeof AlertBarCartChanges.uses>) {}

  show(notice: CartChange): Promise<void> {
    this.use.alertBar.notify(describeCartChange(notice), this.actionOf(notice), toneOf(notice));
    return Promise.resolve();
  }

  private actionOf(notice: CartChange): AlertAction | undefined {
    switch (notice.kind) {
      case 'completed':
      case 'settled':
        return { label: cartChangeMessages.seeOrder, to: confirmationPath(notice.order) };
      case 'unsettled':
        return { label: cartChangeMessages.completeOrder, to: settlementPath(notice.order, notice.checkoutSessionId) };
      case 'changed':
      case 'brought-back':
      case 'unsold':
      case 'of-another-customer':
        return { label: cartChangeMessages.seeCart, to: '/cart/' };
      case 'surplus':
        return this.wayOut(notice.surplus);
      default:
        return undefined;
    }
  }

  /** Prepaid lines keep their quantity: to change it, the shopper removes the line and adds it again in the cart. */
  private wayOut(surplus: Surplus): AlertAction {
    if (surplus.line.prePaidSubscription) return { label: cartChangeMessages.seeCart, to: '/cart/' };
    return { label: cartChangeMessages.takeOut(surplus.extra), press: () => void this.takeOut(surplus) };
  }

  private async takeOut({ line: { id, variant }, extra }: Surplus): Promise<void> {
    this.use.alertBar.dismiss();
    const line = this.use.cart.current?.lineItems.find((one) => one.id === id);
    const left = (this.use.cart.intents.get(id) ?? line?.quantity ?? 0) - extra;
    if (left < 1) return;
    try {
      await this.use.changeLineQuantity.execute(id, left);
      this.use.alertBar.notify(cartChangeMessages.takenOut(variant.name, left), undefined, 'success');
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.use.alertBar.notify(describeFailure(error), undefined, 'warning');
    }
  }
}

const success: ReadonlySet<CartChange['kind']> = new Set(['completed', 'settled', 'brought-along', 'brought-back']);
const warnings: ReadonlySet<CartChange['kind']> = new Set(['unsettled', 'surplus', 'refused', 'not-brought-along']);

function toneOf({ kind }: CartChange): AlertTone {
  if (success.has(kind)) return 'success';
  return warnings.has(kind) ? 'warning' : 'info';
}
