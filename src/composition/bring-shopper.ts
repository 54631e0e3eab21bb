import type { Container } from 'inversify';
import { KeepCartCurrent } from '../application/start-up/keep-cart-current';
import { StartShop } from '../application/start-up/start-shop';
import { bindOnce } from './bind-once';
import { shopperModule } from './modules/shopper-module';

/** Brings the shopper's cart to a page that is alive (spec §4 Start-up). */
export function bringShopper(container: Container, parameters: URLSearchParams): void {
  bindOnce(container, [shopperModule]);
  container.get(KeepCartCurrent).execute();
  void container.get(StartShop).execute({
    checkoutSessionId: parameters.get('checkout_session_id') ?? undefined,
    number: parameters.get('number') ?? undefined,
  });
}
