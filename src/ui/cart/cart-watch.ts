import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { StartShop } from '#src/application/cart/start-shop';
import type { Used } from '#src/application/ports/token';
import { DiscontinuedLinesWatch } from './discontinued-lines-watch';
import { StorageWatch } from './storage-watch';

/** Loads the shopper's cart and keeps it current, from the hydrated page on (spec §4 Start-up). */
export class CartWatch {
  static readonly uses = {
    keepCartCurrent: KeepCartCurrent,
    unsoldLines: DiscontinuedLinesWatch,
    storage: StorageWatch,
    startShop: StartShop,
  };

  constructor(private readonly use: Used<typeof CartWatch.uses>) {}

  start(parameters: URLSearchParams): void {
    this.use.keepCartCurrent.execute();
    this.use.unsoldLines.mount();
    this.use.storage.mount();
    void this.use.startShop.execute({
      checkoutSessionId: parameters.get('checkout_session_id') ?? undefined,
      number: parameters.get('number') ?? undefined,
      paymentError: parameters.get('payment_error') ?? undefined,
    });
  }
}
