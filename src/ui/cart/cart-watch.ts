import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { StartShop } from '#src/application/cart/start-shop';
import type { DependenciesOf } from '#src/application/ports/token';
import { DiscontinuedLinesWatch } from './discontinued-lines-watch';
import { StorageWatch } from './storage-watch';

/** Loads the shopper's cart and keeps it current, from the hydrated page on (spec §4 Start-up). */
export class CartWatch {
  static readonly dependencies: DependenciesOf<typeof CartWatch> = [
    KeepCartCurrent,
    DiscontinuedLinesWatch,
    StorageWatch,
    StartShop,
  ];

  constructor(
    private readonly keepCartCurrent: KeepCartCurrent,
    private readonly unsoldLines: DiscontinuedLinesWatch,
    private readonly storage: StorageWatch,
    private readonly startShop: StartShop,
  ) {}

  start(parameters: URLSearchParams): void {
    this.keepCartCurrent.execute();
    this.unsoldLines.mount();
    this.storage.mount();
    void this.startShop.execute({
      checkoutSessionId: parameters.get('checkout_session_id') ?? undefined,
      number: parameters.get('number') ?? undefined,
      paymentError: parameters.get('payment_error') ?? undefined,
    });
  }
}
