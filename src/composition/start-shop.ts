import type { Container } from 'inversify';
import { KeepCartCurrent } from '#src/application/start-up/keep-cart-current';
import { StartShop } from '#src/application/start-up/start-shop';
import { UnsoldLinesWatch } from '#src/ui/watchers/unsold-lines-watch';

/** Loads the shopper's cart once the page is hydrated, and keeps it current (spec §4 Start-up). */
export function startShop(container: Container, parameters: URLSearchParams): void {
  container.get(KeepCartCurrent).execute();
  container.get(UnsoldLinesWatch).mount();
  void container.get(StartShop).execute({
    checkoutSessionId: parameters.get('checkout_session_id') ?? undefined,
    number: parameters.get('number') ?? undefined,
    paymentError: parameters.get('payment_error') ?? undefined,
  });
}
