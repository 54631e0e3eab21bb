import type { Container } from 'inversify';
import { KeepCartCurrent } from '#src/application/start-up/keep-cart-current';
import { StartShop } from '#src/application/start-up/start-shop';
import { UnsoldLinesWatch } from '#src/ui/app/unsold-lines-watch';
import { bindOnce } from './bind-once';
import { shopperModule } from './modules/shopper-module';

/** Brings the shopper's cart to a page that is alive (spec §4 Start-up). */
export function bringShopper(container: Container, parameters: URLSearchParams): void {
  bindOnce(container, [shopperModule]);
  container.get(KeepCartCurrent).execute();
  container.get(UnsoldLinesWatch).mount();
  void container.get(StartShop).execute({
    checkoutSessionId: parameters.get('checkout_session_id') ?? undefined,
    number: parameters.get('number') ?? undefined,
    paymentError: parameters.get('payment_error') ?? undefined,
  });
}
